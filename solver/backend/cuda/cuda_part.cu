// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/cuda_part.cuh"

#include <algorithm>

#include "solver/backend/cuda/launch.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {
// Those that a kernel writes to one half of the pinned memory, while the host copies what is in the other.
std::int32_t pinned_rows(const Grid& grid) {
  return std::max(gathered_rows(grid) / 4, 1);
}

std::unique_ptr<CudaTiles> make_tiles(const CudaInput& input, int parts, const Outline* told, void* stream,
                                      const Watch& watch) {
  if (told != nullptr) return std::make_unique<CudaTiles>(input, *told, stream);
  const bool depends = depends_on_cells(input.numerics);
  const TilesFor whom = depends ? TilesFor::blocks : tiles_of_given_size(input.numerics);
  auto tiles = std::make_unique<CudaTiles>(input, whom, stream, watch);
  const Grid& grid = input.scenario->terrain.grid;
  if (!depends || tiles->cells_at_start() <= most_cells_to_begin_with_blocks(grid, input.forcing, parts))
    return tiles;
  const std::vector<const CudaTiles*> before{tiles.get()};
  return std::make_unique<CudaTiles>(*tiles, before, TilesFor::warps);
}
}  // namespace

CudaPart::CudaPart(const CudaInput& input, int device, int parts, const Control& start, const Outline* told,
                   const Watch& watch)
    : device_(device),
      input_(input),
      forcing_(input.forcing, input.edges, input.scenario->terrain.grid, input.scenario->rain_field.get()),
      tiles_(make_tiles(input, parts, told, stream_, watch)),
      control_(2),
      outcomes_(2),
      resident_(1),
      calls_(2),
      gathered_(1),
      limiting_(noted_steps),
      pinned_(2 * static_cast<std::size_t>(input.scenario->terrain.grid.columns) *
              static_cast<std::size_t>(pinned_rows(input.scenario->terrain.grid))),
      look_(1) {
  const Numerics& numerics = input.numerics;
  tiles_->show_in(view_);
  forcing_.show_in(view_);
  view_.numbers = {static_cast<Real>(numerics.gravity),
                   static_cast<Real>(numerics.theta),
                   static_cast<Real>(numerics.film_depth),
                   static_cast<Real>(numerics.desingularisation),
                   0,
                   0};
  view_.overlaps = can_overlap(device_.properties.major);
  view_.control = control_.data();
  view_.outcomes = outcomes_.data();
  view_.resident = resident_.data();
  constexpr int many_places = 512;  // fewer are done before other blocks would have heard of them
  view_.calls = view_.tables.source_count > many_places ? calls_.data() : nullptr;
  view_.limiting = numerics.step_limits ? limiting_.data() : nullptr;
  view_.step_rules = step_rules(numerics, input.scenario->terrain.grid.spacing);
  view_.step_rules.late = predicts(numerics.integrator);
  view_.part.parts = 1;
  check_cuda(cudaMemcpyAsync(control_.data(), &start, sizeof start, cudaMemcpyHostToDevice, stream_),
             "starting");
  stream_.wait();
}

void CudaPart::learn_ground(const std::vector<std::uint32_t>& tiles, Asking& asking) {
  select();
  tiles_->learn_ground(tiles, asking);
}
void CudaPart::put_ground_on_card() {
  select();
  tiles_->put_ground_on_card();
}
void CudaPart::receive_water(Asking& asking) {
  select();
  tiles_->receive_water(asking);
}

void CudaPart::start(const Watch& watch) {
  select();
  tiles_->start(view_, watch);
  // Loads what reads results while there is memory.
  launch_gather(view_, 0, 0, 1, pinned_.data(), stream_);
  load_accumulate();
  check_cuda(cudaGetLastError(), "loading its kernels");
}

CudaPart::Held CudaPart::give_to_warps(const std::vector<const CudaTiles*>& of_all) {
  select();
  auto tiles = std::make_unique<CudaTiles>(*tiles_, of_all, TilesFor::warps);
  Held held{std::move(tiles_), std::move(posts_), view_};
  tiles_ = std::move(tiles);
  tiles_->show_in(view_);
  return held;
}
void CudaPart::take_back(Held held) {
  select();
  tiles_ = std::move(held.tiles);
  posts_ = std::move(held.posts);
  view_ = held.view;
}
void CudaPart::go_on(const std::vector<Held>& before) {
  select();
  std::vector<CudaView> views;
  for (const Held& held : before) views.push_back(held.view);
  tiles_->go_on(view_, views, seen_.list);
}

std::unique_ptr<CudaPosts> CudaPart::make_posts(int parts, int own, const Borders& borders, Readers readers) {
  return std::make_unique<CudaPosts>(parts, own, borders, tiles_->grid(), view_.layout, input_.forcing,
                                     readers, std::move(spare_));
}
void CudaPart::share(std::unique_ptr<CudaPosts> posts) {
  select();
  if (posts_ != nullptr) spare_ = posts_->give_up();
  posts_ = std::move(posts);
  posts_->show_in(view_);
}
void CudaPart::tell(const std::vector<const CudaPart*>& all) const {
  select();
  std::vector<const CudaPosts*> posts;
  for (const CudaPart* part : all) posts.push_back(part->posts_.get());
  posts_->tell(posts);
}
void CudaPart::tell_by_mail() const {
  select();
  posts_->tell_by_mail();
}
void CudaPart::mail(int pass, Exchange& exchange) const {
  select();
  stream_.wait();
  posts_->mail(pass, exchange);
}

void CudaPart::begin_to_look() {
  select();
  const auto fetch = [this](auto& to, const auto* from) {
    check_cuda(cudaMemcpyAsync(&to, from, sizeof to, cudaMemcpyDeviceToHost, stream_), "computing");
  };
  Look& look = *look_.data();
  fetch(look.control, control_.data());
  fetch(look.head, view_.free.head);
  fetch(look.tail, view_.free.tail);
  fetch(look.shortage, view_.shortage);
  for (int list = 0; list < 2; ++list) fetch(look.counts[list], view_.lists[list].counts);
}
void CudaPart::look() {
  select();
  stream_.wait();
  const Look& look = *look_.data();
  seen_ = look.control;
  free_slots_ = static_cast<std::int32_t>(static_cast<std::uint32_t>(look.tail) -
                                          static_cast<std::uint32_t>(look.head));
  waits_for_slots_ = look.shortage != 0;
  active_ = look.counts[seen_.list];
}

Gathered CudaPart::survey() const {
  select();
  Gathered result{};
  launch_survey(view_, gathered_.data(), stream_);
  check_launches();
  check_cuda(cudaMemcpyAsync(&result, gathered_.data(), sizeof result, cudaMemcpyDeviceToHost, stream_),
             "returning results");
  stream_.wait();
  return result;
}

void CudaPart::gather(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const {
  select();
  const Grid& grid = input_.scenario->terrain.grid;
  const auto columns = static_cast<std::size_t>(grid.columns);
  const std::int32_t most = pinned_rows(grid);
  Real* half = pinned_.data();
  Real* other = half + columns * static_cast<std::size_t>(most);
  std::size_t written = 0;  // values in the other half
  for (std::int32_t first = row_begin; first < row_end || written > 0; first += most) {
    const std::int32_t last = std::min(first + most, row_end);
    if (first < last) launch_gather(view_, stored, first, last, half, stream_);
    check_launches();
    values = std::copy_n(other, written, values);
    stream_.wait();
    written = columns * static_cast<std::size_t>(std::max(last - first, 0));
    std::swap(half, other);
  }
}

std::vector<std::uint64_t> CudaPart::limiting() const {
  select();
  std::vector<std::uint64_t> cells(noted_steps);
  check_cuda(cudaMemcpyAsync(cells.data(), limiting_.data(), noted_steps * sizeof(std::uint64_t),
                             cudaMemcpyDeviceToHost, stream_),
             "computing");
  stream_.wait();
  return cells;
}

std::set<int> devices_of(const std::vector<std::unique_ptr<CudaPart>>& parts) {
  std::set<int> devices;
  for (const auto& part : parts) devices.insert(part->device());
  return devices;
}

}  // namespace SPATE_PRECISION
}  // namespace spate

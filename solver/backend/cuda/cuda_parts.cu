// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/cuda_parts.cuh"

#include <algorithm>
#include <iterator>
#include <limits>
#include <stdexcept>

#include "solver/core/check.hpp"
#include "solver/domain/gather.hpp"
#include "solver/domain/together.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

StageNeeds needs_of(const CudaInput& input) {
  const Scenario& scenario = *input.scenario;
  return {!scenario.barriers.empty() || !scenario.bridges.empty() || !scenario.sections.empty(),
          predicts(input.numerics.integrator), input.numerics.step_limits,
          scenario.losses.any() || scenario.rain_field != nullptr};
}

// Work on the cards of this process. Where it fails among several processes, only this one knows.
template <class F>
void on_own_cards(const Exchange& exchange, const F& work) {
  try {
    work();
  } catch (const Error& error) {
    if (exchange.is_alone()) throw;
    throw std::runtime_error(error.what());
  }
}

// Its machine's turn of the devices that the first process has named.
int device_in_turn(const std::vector<int>& devices, int turn) {
  const int device = devices[static_cast<std::size_t>(turn) % devices.size()];
  if (cuda_devices().names.count(device) == 0)
    throw Error("device_missing_elsewhere",
                tr("Device '%1' does not exist, or cannot compute", "cuda:" + std::to_string(device)),
                tr("one of the processes is on a machine without it"),
                tr("Choose devices that all machines have, or the device cpu."));
  return device;
}

// Of two planned steps; 0: none.
std::uint32_t earlier(std::uint32_t a, std::uint32_t b) {
  return a == 0 ? b : b == 0 ? a : std::min(a, b);
}

}  // namespace

CudaParts::CudaParts(const CudaInput& input, const std::vector<int>& devices, Control start,
                     Exchange& exchange, const Outline* told, const Watch& watch)
    : input_(input),
      grid_(input.scenario->terrain.grid),
      exchange_(exchange),
      stage_(cuda_stage(input.numerics.scheme, input.numerics.fast_math, needs_of(input))) {
  const std::size_t count =
      is_alone() ? std::max(devices.size(), static_cast<std::size_t>(input.numerics.parts)) : 1;
  const int parts = is_alone() ? static_cast<int>(count) : exchange.ranks();
  if (!exchange.leads()) start.cell_updates = 0;  // counted by the first
  for (std::size_t p = 0; p < count; ++p) {
    const int device =
        is_alone() ? devices[p % devices.size()] : device_in_turn(devices, exchange.rank_on_machine());
    const auto share = [&](std::size_t of) { return static_cast<double>(of) / static_cast<double>(count); };
    parts_.push_back(std::make_unique<CudaPart>(input_, device, parts, start, told,
                                                part_of(watch, share(p), share(p + 1))));
    start.cell_updates = 0;
  }
}

void CudaParts::start(const Watch& watch) {
  const std::size_t count = parts_.size();
  if (count > 1 || !is_alone()) dealer_ = std::make_unique<TileDealer>(parts_, exchange_);
  fail_together(exchange_, [&] {
    for (std::size_t p = 0; p < count; ++p) {
      const auto share = [&](std::size_t of) { return static_cast<double>(of) / static_cast<double>(count); };
      parts_[p]->start(part_of(watch, share(p), share(p + 1)));
    }
  });
  if (!is_alone())
    on_own_cards(exchange_, [&] {
      Asking asking(exchange_);
      parts_.front()->receive_water(asking);
    });
  on_own_cards(exchange_, [&] {
    if (dealer_ != nullptr) dealer_->show_borders();
    prepare();
  });
  provide();  // the first steps of a front must not wait either
}

// The kernels for the tiles that there are.
void CudaParts::prepare() {
  // Each card has to hear how much shared memory the kernels take.
  each_part([&](const CudaPart& part) { blocks_ = stage_.most_blocks(part.view().layout, false); });
  staying_blocks_.clear();
  if (dealer_ == nullptr || hear_each_other())
    each_part([&](const CudaPart& part) {
      if (!part.view().layout.patch || part.properties().cooperativeLaunch == 0) return;
      staying_blocks_.push_back(
          std::min(part.properties().multiProcessorCount * stage_.most_blocks(part.view().layout, true),
                   part.view().tiles()));
    });
  if (is_alone()) record();  // while there is memory for it
  look();
}

void CudaParts::resume(double target) {
  on_own_cards(exchange_, [&] {
    each_part([&](const CudaPart& part) { launch_resume(part.view(), 0, target, part.stream()); });
    wait();
  });
}

void CudaParts::pause() {
  on_own_cards(exchange_, [&] {
    each_part([](const CudaPart& part) { launch_pause(part.view(), 0, part.stream()); });
    wait();
  });
}

void CudaParts::launch_stage(const CudaPart& part, int pass) const {
  stage_.launch(part.view(), pass, part.properties().multiProcessorCount * blocks_, part.stream());
}

// Whether a kernel of a part may wait for those of the others: it must not keep them from beginning, so each
// part has a card of its own.
bool CudaParts::hear_each_other() const {
  return dealer_->cards_read_each_other() && devices_of(parts_).size() == parts_.size();
}

// Passes of all parts of this process, each of which decides once all have posted what their stages met.
void CudaParts::record() {
  graphs_.clear();
  if (dealer_ == nullptr || hear_each_other()) {
    each_part([&](const CudaPart& part) {
      StreamMeeting alone;
      alone.add(part.stream());
      graphs_.push_back(std::make_unique<PassGraph>());
      graphs_.back()->record(alone, [&](int pass) {
        launch_stage(part, pass);
        if (dealer_ != nullptr)
          launch_share(part.view(), pass, part.properties().multiProcessorCount, part.stream());
        launch_control(part.view(), pass, true, part.stream());
      });
    });
    return;
  }
  StreamMeeting all;
  each_part([&](const CudaPart& part) { all.add(part.stream()); });
  graphs_.push_back(std::make_unique<PassGraph>());
  graphs_.back()->record(all, [&](int pass) {
    each_part([&](const CudaPart& part) {
      launch_stage(part, pass);
      launch_post(part.view(), pass, part.stream());
    });
    all.meet();
    each_part([&](const CudaPart& part) {
      launch_take(part.view(), pass, part.stream());
      launch_control(part.view(), pass, false, part.stream());
    });
  });
}

// Posts travel by way of the host, which therefore waits for each stage.
void CudaParts::compute_among_processes(int passes) const {
  const CudaPart& part = *parts_.front();
  part.select();
  for (int i = 0; i < passes; ++i) {
    const int pass = i % graph_passes;
    launch_stage(part, pass);
    launch_post(part.view(), pass, part.stream());
    part.mail(pass, exchange_);
    launch_take(part.view(), pass, part.stream());
    launch_control(part.view(), pass, false, part.stream());
  }
  check_cuda(cudaGetLastError(), "launching its work");
}

// Whether one kernel on each card does many passes.
bool CudaParts::stays() const {
  return staying_blocks_.size() == parts_.size() &&
         std::none_of(parts_.begin(), parts_.end(), [](const auto& part) { return part->waits_for_slots(); });
}

void CudaParts::compute(int passes) {
  on_own_cards(exchange_, [&] {
    if (!is_alone()) {
      compute_among_processes(passes);
    } else if (stays()) {
      for (std::size_t p = 0; p < parts_.size(); ++p) {
        parts_[p]->select();
        stage_.launch_resident(parts_[p]->view(), passes, staying_blocks_[p], parts_[p]->stream());
        check_cuda(cudaGetLastError(), "launching its work");
      }
    } else {
      if (graphs_.empty()) record();
      for (int i = 0; i < passes; i += graph_passes)
        for (std::size_t p = 0; p < graphs_.size(); ++p) {
          parts_[p]->select();
          graphs_[p]->launch(parts_[p]->stream());
        }
    }
    look();
  });
}

// Parts read each other's cells when their tiles become those of warps.
bool CudaParts::may_give_to_warps() const {
  return !keeps_blocks_ && parts_.front()->may_be_for_warps() &&
         (dealer_ == nullptr || dealer_->cards_read_each_other());
}
bool CudaParts::has_outgrown_blocks() const {
  std::int64_t cells = 0;
  for (const auto& part : parts_) cells += static_cast<std::int64_t>(part->active().cells);
  return cells > most_cells_for_blocks(input_.forcing, static_cast<int>(parts_.size()));
}

// The tiles are cut anew, and dealt anew among the parts.
void CudaParts::give_to_warps() {
  std::vector<const CudaTiles*> tiles;
  for (const auto& part : parts_) tiles.push_back(&part->tiles());
  std::vector<CudaPart::Held> before;
  try {
    for (const auto& part : parts_) before.push_back(part->give_to_warps(tiles));
    std::unique_ptr<TileDealer> dealer;
    if (dealer_ != nullptr) dealer = std::make_unique<TileDealer>(parts_, exchange_);
    for (const auto& part : parts_) part->go_on(before);
    if (dealer != nullptr) dealer->show_borders();
    dealer_ = std::move(dealer);
  } catch (const OutOfMemory&) {
    keeps_blocks_ = true;  // slower, and as right
    for (std::size_t p = 0; p < before.size(); ++p) parts_[p]->take_back(std::move(before[p]));
  }
  before.clear();
  prepare();
}

// Memory for what gets wet.
void CudaParts::provide() {
  fail_together(exchange_, [&] { each_part([](CudaPart& part) { part.provide_slots(); }); });
}

void CudaParts::settle(int shuffled) {
  if (may_give_to_warps() && (shuffled > 0 || has_outgrown_blocks())) give_to_warps();
  provide();
  if (dealer_ == nullptr) return;
  on_own_cards(exchange_, [&] {
    wait();
    if (!dealer_->deal_again(shuffled)) return;
    graphs_.clear();  // they knew where the tiles were
    look();
  });
}

const CudaPart& CudaParts::first() const {
  const CudaPart& first = *parts_.front();
  first.select();
  first.stream().wait();
  return first;
}

// Work of a part may be in the stream of the first, too.
void CudaParts::wait() const {
  if (dealer_ != nullptr) each_part([](const CudaPart& part) { part.stream().wait(); });
}
void CudaParts::look() {
  first();  // where one graph is that of all parts, it is in the stream of the first
  for (const auto& part : parts_) part->begin_to_look();
  for (const auto& part : parts_) part->look();
}

CudaStocks CudaParts::stocks() const {
  CudaStocks all;
  std::uint64_t bytes = 0, infinite = 0;
  on_own_cards(exchange_, [&] {
    for (const auto& part : parts_) {
      const Gathered own = part->survey();
      all.depth.add(own.depth);
      all.wet_cells += own.wet_cells;
      all.tiles += part->active().tiles();
      all.cell_updates += part->seen().cell_updates;
      bytes += static_cast<std::uint64_t>(part->tiles().memory());
      infinite += own.finite == 0 ? 1 : 0;
    }
  });
  const auto word = [](std::int64_t number) { return static_cast<std::uint64_t>(number); };
  std::uint64_t sums[] = {word(all.depth.coarse),
                          word(all.depth.fine),
                          word(all.wet_cells),
                          word(all.tiles),
                          word(all.cell_updates),
                          bytes,
                          infinite};
  exchange_.sum(sums, std::size(sums));
  const auto number = [&](int i) { return static_cast<std::int64_t>(sums[i]); };
  all.depth.coarse = number(0);
  all.depth.fine = number(1);
  all.depth.add(DepthSum{});  // so that equal sums have equal parts
  all.wet_cells = number(2);
  all.tiles = number(3);
  all.cell_updates = number(4);
  all.memory = static_cast<double>(sums[5]);
  all.is_finite = sums[6] == 0;
  return all;
}

// Of each cell, what the part of this process that owns it holds.
void CudaParts::gather_beside(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const {
  parts_.front()->gather(stored, row_begin, row_end, values);
  if (parts_.size() == 1) return;
  const TileLayout& layout = parts_.front()->tiles().grid();
  std::vector<Real> of_part(static_cast<std::size_t>(grid_.columns) *
                            static_cast<std::size_t>(row_end - row_begin));
  for (std::size_t p = 1; p < parts_.size(); ++p) {
    parts_[p]->gather(stored, row_begin, row_end, of_part.data());
    std::size_t cell = 0;
    for (std::int32_t row = row_begin; row < row_end; ++row)
      for (std::int32_t column = 0; column < grid_.columns; ++column, ++cell)
        if (dealer_->cut().owner(layout.tile_of(column, row)) == static_cast<int>(p))
          values[cell] = of_part[cell];
  }
}

void CudaParts::gather(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const {
  if (is_alone()) return gather_beside(stored, row_begin, row_end, values);
  std::vector<Real> own(grid_.index(0, row_end - row_begin));
  on_own_cards(exchange_, [&] { gather_beside(stored, row_begin, row_end, own.data()); });
  const auto copy = [&](std::int32_t row, std::int32_t from, std::int32_t to, Real* values_of_run) {
    std::copy_n(own.data() + grid_.index(from, row - row_begin), to - from, values_of_run);
  };
  gather_rows(exchange_, dealer_->cut(), parts_.front()->tiles().grid(), grid_.columns, row_begin, row_end,
              copy, values);
}

// A barred cell is noted by the part that owns it; the others know of it what a dry one shows.
Barriers::Gathered CudaParts::barriers() const {
  Barriers::Gathered all;
  on_own_cards(exchange_, [&] {
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      parts_[p]->select();
      parts_[p]->stream().wait();
      Barriers::Gathered part = parts_[p]->forcing().barriers().gathered();
      if (p == 0) {
        all = std::move(part);
        continue;
      }
      for (std::size_t k = 0; k < all.now.size(); ++k)
        all.now[k].highest_water = std::max(all.now[k].highest_water, part.now[k].highest_water);
      for (std::size_t i = 0; i < all.freeboard.size(); ++i) {
        all.freeboard[i] = std::min(all.freeboard[i], part.freeboard[i]);
        all.overtopped[i] = earlier(all.overtopped[i], part.overtopped[i]);
      }
    }
  });
  if (!is_alone()) merge(all);
  return all;
}

// The same with those of other processes.
void CudaParts::merge(Barriers::Gathered& all) const {
  constexpr double none = std::numeric_limits<double>::lowest();
  std::vector<double> largest;
  for (const BarredNow& now : all.now) largest.push_back(static_cast<double>(now.highest_water));
  for (const float freeboard : all.freeboard) largest.push_back(-static_cast<double>(freeboard));
  for (const std::uint32_t step : all.overtopped)
    largest.push_back(step == 0 ? none : -static_cast<double>(step));
  exchange_.largest(largest.data(), largest.size());
  const double* next = largest.data();
  for (BarredNow& now : all.now) now.highest_water = static_cast<float>(*next++);
  for (float& freeboard : all.freeboard) freeboard = static_cast<float>(-*next++);
  for (std::uint32_t& step : all.overtopped) {
    step = *next == none ? 0 : static_cast<std::uint32_t>(-*next);
    ++next;
  }
}

std::string CudaParts::names() const {
  std::string names;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    const CudaPart& part = *parts_[p];
    const bool is_new = std::none_of(parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(p),
                                     [&](const auto& other) { return other->device() == part.device(); });
    if (is_new) names += (names.empty() ? "" : ", ") + std::string(part.properties().name);
  }
  const std::string name = input_.numerics.fast_math ? tr("%1 (fast arithmetic)", names) : names;
  if (!is_alone()) return tr("%1 parts, each on %2", number(exchange_.ranks()), name);
  return dealer_ == nullptr ? name : tr("%1 parts on %2", number(parts_.size()), name);
}

}  // namespace SPATE_PRECISION
}  // namespace spate

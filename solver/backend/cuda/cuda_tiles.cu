// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/cuda_tiles.cuh"

#include <algorithm>
#include <numeric>

#include "solver/backend/cuda/launches.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

std::vector<std::uint8_t> find_flags(const CudaInput& input, TilesFor whom, const Watch& watch) {
  const SlotLayout layout = slot_layout(*input.scenario, input.varying, input.numerics, whom);
  return tile_flags(TileLayout(input.scenario->terrain.grid, layout.width, layout.height), *input.scenario,
                    input.edges, input.forcing.source_cells().cells(), {}, layout.halo, input.numerics.sparse,
                    watch);
}

}  // namespace

CudaTiles::CudaTiles(const CudaInput& input, TilesFor whom, std::vector<std::uint8_t> flags,
                     std::shared_ptr<CudaGround> ground, void* stream)
    : input_(input),
      stream_(stream),
      layout_(slot_layout(*input.scenario, input.varying, input.numerics, whom)),
      tile_layout_(input.scenario->terrain.grid, layout_.width, layout_.height),
      flags_(std::move(flags)),
      wetness_(flags_.size()),
      ground_(std::move(ground)) {
  for (const double depth : input.numerics.arrival_depths)
    arrival_depths_.push_back(static_cast<Real>(depth));

  const std::size_t tiles = flags_.size();
  chunking_ = slot_chunks(layout_, tiles, input.numerics.gpu_memory);
  std::size_t capacity = 1;
  while (capacity < (chunking_.most << chunking_.shift)) capacity *= 2;
  chunk_table_ = DeviceArray<Real*>(chunking_.most);
  const std::vector<std::int32_t> none(tiles, -1);
  slots_ = DeviceArray<std::int32_t>(none);
  own_slots_ = DeviceArray<std::int32_t>(none);
  ring_ = DeviceArray<std::int32_t>(capacity);
  listed_ = DeviceArray<ListedTile>(2 * tiles);
  counts_ = DeviceArray<TileCounts>(2);
  counters_ = DeviceArray<std::int32_t>(9);
  device_flags_ = DeviceArray<std::uint8_t>(flags_);
  device_wetness_ = DeviceArray<std::uint32_t>(tiles);
  patience_ = DeviceArray<std::uint8_t>(tiles);
  device_arrival_depths_ = DeviceArray<Real>(arrival_depths_);
  find_sources();
  find_links();
}

CudaTiles::CudaTiles(const CudaInput& input, TilesFor whom, void* stream, const Watch& watch)
    : CudaTiles(input, whom, find_flags(input, whom, part_of(watch, 0, 0.5)),
                std::make_shared<CudaGround>(input), stream) {
  mark_initial_water(part_of(watch, 0.5, 1));
  show_wetness();
}

CudaTiles::CudaTiles(const CudaInput& input, const Outline& told, void* stream)
    : CudaTiles(input, told.for_blocks != 0 ? TilesFor::blocks : TilesFor::warps, told.flags,
                std::make_shared<CudaGround>(input), stream) {
  for (const std::uint8_t flows : told.flows)
    is_known_.push_back(flows == 0);  // walls, as all that is not told
  wetness_ = told.wet;
  show_wetness();
}

CudaTiles::CudaTiles(const CudaTiles& before, const std::vector<const CudaTiles*>& of_all, TilesFor whom)
    : CudaTiles(before.input_, whom, find_flags(before.input_, whom, no_watch), before.ground_,
                before.stream_) {
  beside_ = before.memory() - ground_->bytes();
  for (const CudaTiles* part : of_all) wet_where(*part);
  show_wetness();
}

void CudaTiles::wet_where(const CudaTiles& before) {
  const std::vector<std::uint32_t> wetness = before.device_wetness_.to_host();
  const TileLayout& there = before.tile_layout_;
  const Grid& grid = input_.scenario->terrain.grid;
  for (std::size_t tile = 0; tile < wetness.size(); ++tile) {
    if (wetness[tile] == 0 || !before.is_own(tile)) continue;
    const std::int32_t west = there.first_column(tile), south = there.first_row(tile);
    const std::int32_t east = std::min(west + there.width, grid.columns) - 1,
                       north = std::min(south + there.height, grid.rows) - 1;
    for (std::int32_t row = south / tile_layout_.height; row <= north / tile_layout_.height; ++row)
      for (std::int32_t column = west / tile_layout_.width; column <= east / tile_layout_.width; ++column)
        wetness_[tile_layout_.tile(column, row)] = tile_wet | tile_ever_wet;
  }
}

void CudaTiles::show_wetness() const {
  std::vector<std::uint32_t> wetness;
  for (const std::uint8_t tile : wetness_) wetness.push_back(tile ? wet_parts | wet_ever : 0);
  device_wetness_.set(wetness);
}

CellPlace CudaTiles::place_of(std::uint64_t cell) const {
  const auto columns = static_cast<std::uint64_t>(input_.scenario->terrain.grid.columns);
  const auto column = static_cast<std::int32_t>(cell % columns),
             row = static_cast<std::int32_t>(cell / columns);
  return {static_cast<std::int32_t>(tile_layout_.tile_of(column, row)),
          layout_.at(0, column % layout_.width, row % layout_.height)};
}

void CudaTiles::find_links() {
  const LinkTables& links = input_.forcing.links().tables();
  if (links.depth_count() == 0) return;
  const std::vector<std::uint64_t> known = input_.forcing.planning_cells();
  std::vector<PlanningCell> cells;
  for (int i = 0; i < links.depth_count(); ++i) {
    const std::uint64_t cell = links.cell_of_depth(i);
    const auto number = std::lower_bound(known.begin(), known.end(), cell) - known.begin();
    cells.push_back({place_of(cell), static_cast<std::int32_t>(number)});
  }
  link_cells_ = DeviceArray<PlanningCell>(cells);
}

void CudaTiles::find_sources() {
  const std::vector<std::uint64_t>& cells =
      input_.forcing.source_cells().cells();  // in the order of the grid
  if (cells.empty()) return;
  std::vector<std::vector<SourceRow>> strips(static_cast<std::size_t>(tile_layout_.columns));
  SourceRow none;
  std::fill_n(none.of_lane, warp_lanes, SourceRow::no_source);
  std::vector<SourceCell> places;
  const auto columns = static_cast<std::uint64_t>(input_.scenario->terrain.grid.columns);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto column = static_cast<std::int32_t>(cells[i] % columns);
    const auto row = static_cast<std::uint32_t>(cells[i] / columns);
    std::vector<SourceRow>& strip = strips[static_cast<std::size_t>(column / layout_.width)];
    if (strip.empty() || strip.back().of_lane[0] != row) {
      strip.push_back(none);
      strip.back().of_lane[0] = row;
    }
    const std::uint32_t source = input_.forcing.sources_of_cells()[i];
    strip.back().of_lane[layout_.halo + column % layout_.width] = source;
    places.push_back({place_of(cells[i]), source});
  }

  none.of_lane[0] = SourceRow::no_row;
  std::vector<SourceRow> rows;
  std::vector<std::int32_t> first(flags_.size());
  for (std::size_t s = 0; s < strips.size(); ++s) {
    auto next = strips[s].begin();
    for (std::size_t tile = s; tile < first.size(); tile += strips.size()) {
      const auto south = static_cast<std::uint32_t>(tile_layout_.first_row(tile));
      while (next != strips[s].end() && next->of_lane[0] < south) ++next;
      first[tile] =
          static_cast<std::int32_t>(rows.size()) + static_cast<std::int32_t>(next - strips[s].begin());
    }
    rows.insert(rows.end(), strips[s].begin(), strips[s].end());
    rows.push_back(none);
  }
  rows.insert(rows.end(), warp_lanes, none);  // a warp looks ahead
  source_rows_ = DeviceArray<SourceRow>(rows);
  source_cells_ = DeviceArray<SourceCell>(places);
  first_source_rows_ = DeviceArray<std::int32_t>(first);
}

void CudaTiles::show_in(CudaView& view) const {
  const Grid& grid = input_.scenario->terrain.grid;
  view.columns = grid.columns;
  view.rows = grid.rows;
  view.tile_columns = tile_layout_.columns;
  view.tile_rows = tile_layout_.rows;
  view.layout = layout_;
  view.rules = accumulator_rules(input_.numerics.dry_depth, arrival_depths_, device_arrival_depths_.data());
  view.chunks = chunk_table_.data();
  view.chunk_shift = chunking_.shift;
  view.slots = slots_.data();
  view.own_slots = own_slots_.data();
  view.flags = device_flags_.data();
  view.wetness = device_wetness_.data();
  view.patience = patience_.data();
  view.source_rows = source_rows_.data();
  view.source_cells = source_cells_.data();
  view.link_cells = link_cells_.data();
  view.source_cell_count = static_cast<std::int32_t>(source_cells_.size());
  view.first_source_rows = first_source_rows_.data();
  std::int32_t* counters = counters_.data();
  view.free = {ring_.data(), static_cast<std::int32_t>(ring_.size()), counters, counters + 1, counters + 2};
  view.shortage = counters + 3;
  view.taken = counters + 5;
  view.acted = reinterpret_cast<std::uint32_t*>(counters + 7);
  for (int k = 0; k < 2; ++k)
    view.lists[k] = {listed_.data() + static_cast<std::size_t>(k) * flags_.size(), counts_.data() + k};
  view.losses = loss_rules(input_.scenario->losses);
  const SharedField<float>& manning = input_.scenario->terrain.manning;
  view.uniform_manning = manning.size() == 1 ? manning[0] : 0.0f;
  view.ground = ground_->view();
}

void CudaTiles::check_room(double bytes) const {
  std::size_t free = 0, total = 0;
  check_cuda(cudaMemGetInfo(&free, &total), "reporting its free memory");
  const double limit = input_.numerics.gpu_memory;
  const double most = limit > 0 ? limit : static_cast<double>(total);
  const double left =
      limit > 0 ? std::min(limit - memory() - beside_, static_cast<double>(free)) : static_cast<double>(free);
  if (bytes > left) throw_out_of_memory(bytes, std::max(left, 0.0), most);
}

void CudaTiles::add_chunk(const CudaView& view) {
  check_room(chunking_.bytes);
  chunks_.push_back(
      std::make_unique<DeviceArray<Real>>(static_cast<std::size_t>(layout_.reals) << chunking_.shift));
  launch_add_chunk(view, static_cast<int>(chunks_.size()) - 1, 1 << chunking_.shift, chunks_.back()->data(),
                   chunk_table_.data(), stream_);
}

void CudaTiles::reserve(const CudaView& view, std::size_t slots) {
  const std::size_t chunks = ((slots - 1) >> chunking_.shift) + 1;
  if (chunks > chunks_.size()) check_room(static_cast<double>(chunks - chunks_.size()) * chunking_.bytes);
  while (chunks_.size() < chunks) add_chunk(view);
}

std::vector<std::int64_t> CudaTiles::weights(const std::vector<std::uint8_t>& wetness) const {
  std::vector<std::int64_t> weights(flags_.size());
  for (const std::uint32_t tile : active_tiles(tile_layout_, flags_, wetness))
    weights[tile] = tile_layout_.cells_of(input_.scenario->terrain.grid, tile);
  return weights;
}
std::vector<std::int64_t> CudaTiles::weights_at_start() const {
  return weights(wetness_);
}
std::int64_t CudaTiles::cells_at_start() const {
  const std::vector<std::int64_t> weights = weights_at_start();
  return std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
}

TileTables CudaTiles::tables() const {
  return {slots_.to_host(), own_slots_.to_host(), device_wetness_.to_host()};
}

Real* CudaTiles::memory_of(std::int32_t slot) const {
  const std::int32_t in_chunk = slot & ((1 << chunking_.shift) - 1);
  return chunks_[static_cast<std::size_t>(slot >> chunking_.shift)]->data() + in_chunk * layout_.reals;
}

void CudaTiles::set(const TileTables& tables, const std::vector<bool>& is_foreign) {
  is_foreign_ = is_foreign;
  std::vector<std::uint8_t> flags = flags_;
  std::vector<bool> is_used(slots());
  for (std::size_t tile = 0; tile < flags.size(); ++tile) {
    if (!is_own(tile)) flags[tile] |= tile_foreign;
    if (tables.own_slots[tile] >= 0) is_used[static_cast<std::size_t>(tables.own_slots[tile])] = true;
  }
  std::vector<std::int32_t> free;
  for (std::size_t slot = dry_slot + 1; slot < is_used.size(); ++slot)
    if (!is_used[slot]) free.push_back(static_cast<std::int32_t>(slot));
  const auto left = static_cast<std::int32_t>(free.size());
  std::vector<std::int32_t> counters(counters_.size());
  counters[1] = counters[2] = left;  // the tails
  slots_.set(tables.slots);
  own_slots_.set(tables.own_slots);
  device_wetness_.set(tables.wetness);
  device_flags_.set(flags);
  ring_.set(free);
  counters_.set(counters);
  counts_.set(std::vector<TileCounts>(counts_.size()));
}

void CudaTiles::provide(const CudaView& view, int free, int used, bool waiting) {
  // Keeps a reserve, so that an advancing front does not have to wait.
  const int chunk = 1 << chunking_.shift;
  const int reserve = std::max(chunk / 2, used / 8);
  for (; free < reserve && chunks_.size() < chunking_.most; free += chunk) {
    try {
      add_chunk(view);
    } catch (const OutOfMemory&) {
      if (waiting && free <= 0) throw;
      return;
    }
  }
}

// With as many slots as it needs.
void CudaTiles::make_list(const CudaView& view, int list) {
  std::size_t needed = 0;
  for (const std::uint32_t tile : active_tiles(tile_layout_, flags_, wetness_))
    needed += is_own(tile) ? 1 : 0;
  const std::vector<std::int32_t> seated = own_slots_.to_host();  // of ghosts
  for (const std::int32_t slot : seated) needed += slot >= 0 ? 1 : 0;
  reserve(view, needed + 1);  // with the dry slot
  launch_first_tiles(view, list, stream_);
}

void CudaTiles::go_on(const CudaView& view, const std::vector<CudaView>& before, int list) {
  make_list(view, list);
  for (const CudaView& part : before) launch_copy_cells(part, view, stream_);
  check_cuda(cudaStreamSynchronize(static_cast<cudaStream_t>(stream_)), "copying tiles");
  beside_ = 0;
}

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tiles of a GPU get their ground and their first water from, as those of a CPU
// (cpu/given_tiles.cpp): from the part that knows the whole grid. All threads of the host work on it.
#include "solver/backend/cuda/view.cuh"
//
#include "solver/backend/cuda/cuda_tiles.cuh"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "solver/core/bands.hpp"
#include "solver/core/share_work.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

void share_giving(std::size_t count, const std::function<void(std::size_t)>& give) {
  share_work(count, 0, give);
}

}  // namespace

void CudaTiles::tell(Outline& outline) const {
  outline.flags = flags_;
  outline.wet = wetness_;
  outline.flows = tiles_with_flow(tile_layout_, input_.scenario->terrain);
  outline.for_blocks = layout_.patch ? 1 : 0;
}

GridRect CudaTiles::nodes_around(std::uint32_t tile) const {
  const GridRect cells = cells_around(tile);
  return {cells.column, cells.row, cells.columns + 1, cells.rows + 1};
}
GridRect CudaTiles::cells_around(std::uint32_t tile) const {
  return {tile_layout_.first_column(tile) - layout_.halo, tile_layout_.first_row(tile) - layout_.halo,
          layout_.width + 2 * layout_.halo, layout_.height + 2 * layout_.halo};
}

void CudaTiles::learn_ground(const std::vector<std::uint32_t>& tiles, Asking& asking) {
  std::vector<std::uint32_t> wanted;
  for (const std::uint32_t tile : tiles)
    if (!input_.has_ground() && !is_known_[tile]) wanted.push_back(tile);
  if (!wanted.empty()) ground_->take_off_card();
  asking.ask(
      wanted, GroundPatch::bytes(nodes_around(0), cells_around(0), input_.varying), share_giving,
      [this](std::uint32_t tile, char* item) {
        GroundPatch(input_.fields(), nodes_around(tile), cells_around(tile)).write(item);
      },
      [this](std::uint32_t tile, const char* item) {
        ground_->add(GroundPatch(item, nodes_around(tile), cells_around(tile), input_.varying),
                     nodes_around(tile), cells_around(tile));
        is_known_[tile] = true;
      });
}

// Tiles that were wet once but are dry now are marked wet too: they take part in the first step, which then
// finds them dry.
void CudaTiles::mark_initial_water(const Watch& watch) {
  const InitialCells& initial = *input_.initial_cells;
  if (initial.all_dry()) return;
  const Grid& grid = input_.scenario->terrain.grid;
  const std::int32_t height = tile_layout_.height, width = tile_layout_.width;
  const auto holds = [&](std::int32_t west, std::int32_t south, Real* stored) {
    if (!initial.may_hold({west, south, width, height})) return false;
    for (std::int32_t row = south; row < std::min(south + height, grid.rows); ++row)
      for (std::int32_t column = west; column < std::min(west + width, grid.columns); ++column)
        if (initial.read(column, row, stored)) return true;
    return false;
  };
  const auto mark_tiles = [&](std::int32_t tile_row) {
    std::vector<Real> stored(static_cast<std::size_t>(stored_count(*input_.scenario, input_.numerics)));
    const std::int32_t south = tile_row * height;
    for (std::int32_t west = 0; west < grid.columns; west += width)
      if (holds(west, south, stored.data()))
        wetness_[tile_layout_.tile_of(west, south)] = tile_wet | tile_ever_wet;
  };
  in_bands(
      tile_layout_.rows, grid.columns * height, watch,
      [&](std::int32_t begin, std::int32_t end) {
        for (std::int32_t tile_row = begin; tile_row < end; ++tile_row) mark_tiles(tile_row);
        return nullptr;
      },
      [](std::int32_t, std::int32_t, std::nullptr_t) {});
}

std::vector<std::uint32_t> CudaTiles::wet_at_start() const {
  std::vector<std::uint32_t> tiles;
  for (std::size_t tile = 0; tile < wetness_.size(); ++tile)
    if (wetness_[tile] != 0 && is_own(tile)) tiles.push_back(static_cast<std::uint32_t>(tile));
  return tiles;
}

std::size_t CudaTiles::stored_values() const {
  return static_cast<std::size_t>(layout_.width * layout_.height) *
         static_cast<std::size_t>(stored_count(*input_.scenario, input_.numerics));
}

void CudaTiles::read_initial(std::uint32_t tile, Real* values) const {
  std::vector<Real> dry(static_cast<std::size_t>(stored_count(*input_.scenario, input_.numerics)));
  dry[stored_accumulators + plane_wet_since] = -1;
  std::fill(dry.begin() + stored_accumulators + plane_first_arrival,
            dry.begin() + stored_soil(input_.numerics), never);
  const auto cells = static_cast<std::size_t>(layout_.width * layout_.height);
  const std::int32_t first_column = tile_layout_.first_column(tile), first_row = tile_layout_.first_row(tile);
  std::vector<Real> stored;
  for (std::size_t i = 0; i < cells; ++i) {
    const std::int32_t column = first_column + static_cast<std::int32_t>(i) % layout_.width;
    const std::int32_t row = first_row + static_cast<std::int32_t>(i) / layout_.width;
    stored = dry;
    if (input_.scenario->terrain.grid.contains(column, row))
      input_.initial_cells->read(column, row, stored.data());
    for (std::size_t plane = 0; plane < stored.size(); ++plane) values[plane * cells + i] = stored[plane];
  }
}

void CudaTiles::start(const CudaView& view, const Watch& watch) {
  make_list(view, 0);
  const std::vector<std::uint32_t> tiles = wet_at_start();
  first_water_ = std::make_unique<FirstWater>(view, layout_.width * layout_.height, stored_values(),
                                              tiles.size(), stream_);
  if (!input_.has_ground()) return;
  first_water_->write(
      tiles, [this](std::uint32_t tile, Real* values) { read_initial(tile, values); }, watch);
  first_water_.reset();
  beside_ = 0;
}

void CudaTiles::receive_water(Asking& asking) {
  const std::size_t bytes = stored_values() * sizeof(Real);
  asking.ask(
      input_.has_ground() ? std::vector<std::uint32_t>() : wet_at_start(), bytes, share_giving,
      [&](std::uint32_t tile, char* item) {
        std::vector<Real> values(stored_values());
        read_initial(tile, values.data());
        std::memcpy(item, values.data(), bytes);
      },
      [this](std::uint32_t tile, const char* item) { first_water_->add(tile, item); });
  if (first_water_ != nullptr) first_water_->flush();
  first_water_.reset();
}

}  // namespace SPATE_PRECISION
}  // namespace spate

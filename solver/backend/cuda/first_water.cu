// SPDX-License-Identifier: GPL-3.0-or-later
// The water with which a simulation begins, written to its tiles by all threads of the host.
#include "solver/backend/cuda/view.cuh"
//
#include "solver/backend/cuda/cuda_tiles.cuh"

#include <algorithm>

#include "solver/core/bands.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Tiles that were wet once but are dry now are marked wet too: they take part in the first step, which then
// finds them dry.
void CudaTiles::mark_initial_water(const InitialCells& initial, const Watch& watch) {
  if (initial.all_dry()) return;
  const Grid& grid = fields_.scenario.terrain.grid;
  const std::int32_t height = tile_layout_.height;
  const auto mark_tiles = [&](std::int32_t tile_row) {
    std::vector<Real> stored(static_cast<std::size_t>(stored_count(fields_.scenario, fields_.numerics)));
    for (std::int32_t row = tile_row * height; row < std::min((tile_row + 1) * height, grid.rows); ++row)
      for (std::int32_t column = 0; column < grid.columns; ++column)
        if (initial.read(column, row, stored.data()))
          wetness_[tile_layout_.tile_of(column, row)] = tile_wet | tile_ever_wet;
  };
  in_bands(
      tile_layout_.rows, grid.columns * height, watch,
      [&](std::int32_t begin, std::int32_t end) {
        for (std::int32_t tile_row = begin; tile_row < end; ++tile_row) mark_tiles(tile_row);
        return true;
      },
      [](std::int32_t, std::int32_t, bool) {});
}

void CudaTiles::start(const CudaView& view, const InitialCells& initial, const Watch& watch) {
  make_list(view, 0);
  const auto planes = static_cast<std::size_t>(stored_count(fields_.scenario, fields_.numerics));
  constexpr std::size_t staged_cells = 1 << 22;  // at a time
  const std::size_t batch =
      std::max<std::size_t>(staged_cells / static_cast<std::size_t>(layout_.width * layout_.height), 1);
  const Grid& grid = fields_.scenario.terrain.grid;
  std::vector<Real> dry(planes);
  dry[stored_accumulators + plane_wet_since] = -1;
  std::fill(dry.begin() + stored_accumulators + plane_first_arrival,
            dry.begin() + stored_soil(fields_.numerics), never);
  const auto cells = static_cast<std::size_t>(layout_.width * layout_.height);
  // Writes the water of a tile to `to`.
  const auto fill = [&](std::size_t tile, Real* to) {
    const std::int32_t first_column = tile_layout_.first_column(tile),
                       first_row = tile_layout_.first_row(tile);
    std::vector<Real> stored;
    for (std::size_t i = 0; i < cells; ++i) {
      const std::int32_t column = first_column + static_cast<std::int32_t>(i) % layout_.width;
      const std::int32_t row = first_row + static_cast<std::int32_t>(i) / layout_.width;
      stored = dry;
      if (grid.contains(column, row)) initial.read(column, row, stored.data());
      for (std::size_t plane = 0; plane < planes; ++plane) to[plane * cells + i] = stored[plane];
    }
  };
  std::vector<std::int32_t> tiles;
  std::vector<Real> values;
  const auto flush = [&] {
    values.resize(tiles.size() * planes * cells);
    share_work(tiles.size(), 0, [&](std::size_t i) {
      fill(static_cast<std::size_t>(tiles[i]), values.data() + i * planes * cells);
    });
    const DeviceArray<std::int32_t> device_tiles(tiles);
    const DeviceArray<Real> device_values(values);
    launch_set_tiles(view, device_tiles.data(), static_cast<int>(tiles.size()), device_values.data(),
                     stream_);
    check_cuda(cudaStreamSynchronize(static_cast<cudaStream_t>(stream_)), "receiving the initial water");
    tiles.clear();
  };
  for (std::size_t tile = 0; tile < wetness_.size(); ++tile) {
    watch(static_cast<double>(tile) / static_cast<double>(wetness_.size()));
    if (wetness_[tile] == 0 || !is_own(tile)) continue;
    tiles.push_back(static_cast<std::int32_t>(tile));
    if (tiles.size() == batch) flush();
  }
  flush();
  beside_ = 0;
}

}  // namespace SPATE_PRECISION
}  // namespace spate

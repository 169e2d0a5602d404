// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of a flood over time, made up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "algorithms/io/series/mesh_series.hpp"

namespace spate::io {

// A frame of whole tiles; value(quantity, tile, cell).
template <class Value>
Frame frame_of(double time, const std::vector<std::uint32_t>& tiles, const std::vector<std::uint32_t>& fresh,
               const Value& value) {
  Frame frame;
  frame.time = time;
  frame.tiles = tiles;
  frame.new_tiles = fresh;
  for (const std::uint32_t tile : tiles)
    for (std::size_t quantity = 0; quantity < frame_values; ++quantity)
      for (std::size_t cell = 0; cell < frame_tile_cells; ++cell)
        frame.values[quantity].push_back(value(quantity, tile, cell));
  frame.beds.assign(fresh.size() * frame_tile_cells, 100);
  return frame;
}

}  // namespace spate::io

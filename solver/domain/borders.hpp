// SPDX-License-Identifier: GPL-3.0-or-later
// The strips of cells that travel between parts: those of a tile that a neighbour in another part reads.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/domain/exchange.hpp"
#include "solver/domain/parts.hpp"

namespace spate {

// The cells of a tile next to another one beside it: as deep as a stencil reads, at a corner a square.
struct Strip {
  std::uint32_t tile, towards;
};

// Cells [column, column + columns) x [row, row + rows) of a tile.
struct StripCells {
  int column, row, columns, rows;
};
StripCells cells_of(const Strip& strip, const TileLayout& layout, int depth);

// What goes to and comes from one other part.
struct SharedBorder {
  int rank;
  std::vector<Strip> out, in;  // in the order in which they travel
};

struct Borders {
  std::vector<SharedBorder> shared;
  std::vector<std::uint32_t> ghosts;  // tiles of other parts that are read, sorted
};

// active: all tiles that are computed anywhere, sorted. own: the part that asks.
Borders find_borders(const TileGrid& grid, const Parts& parts, int own,
                     const std::vector<std::uint32_t>& active);

}  // namespace spate

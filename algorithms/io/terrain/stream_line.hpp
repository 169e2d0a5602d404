// SPDX-License-Identifier: GPL-3.0-or-later
// A line over the cells of an elevation model: which it passes, in order, and how far along it each lies.
#pragma once

#include <ogr_geometry.h>

#include <cstddef>
#include <utility>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

// A straight piece of a line.
struct LinePiece {
  double x0, y0, x1, y1;               // m
  double from, to;                     // m along the line
  bool ends_flat[2] = {false, false};  // the line ends there, and nothing goes on from it

  // Where a place lies along the piece: 0 at its begin, 1 at its end, below and above beyond them.
  double share(double x, double y) const;
  // The square of the distance of a place, m2; t: where its foot is, 0 to 1.
  double distance2(double x, double y, double t) const;
  double along(double t) const { return from + t * (to - from); }
};

// From vertex to vertex.
std::vector<LinePiece> pieces_of(const OGRLineString& line);

// A cell that a line passes.
struct PassedCell {
  std::size_t cell;
  double along;   // m, the middle of the way through the cell
  double ground;  // m
};

// The cells with data under a line, from its begin to its end. Each touches the next one with a side: where
// the line passes through a corner, the lower one of the two cells beside it is taken too.
std::vector<PassedCell> cells_under(const std::vector<LinePiece>& pieces, const GeoReference& reference,
                                    const Terrain& terrain);

}  // namespace spate::io

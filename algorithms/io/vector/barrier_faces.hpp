// SPDX-License-Identifier: GPL-3.0-or-later
// From the line or polygon of a barrier to the faces between cells that it closes, and from the line of a
// section to those through which it counts the flow.
//
// A face is crossed when the link between the centres of its two cells meets the geometry. Water moves from
// cell to cell along links, so whatever a line separates stays separated, however it crosses the grid and
// however thin it is; and what flows from one of its sides to the other is counted, once. To leave nothing to
// rounding, coordinates are rounded once, to 2^-20 of a cell from the centres, and everything after that is
// exact in integers. Ties (a line through a centre) are broken by moving every geometry by the same
// infinitely small step, east and then, infinitely smaller still, north (Edelsbrunner and Muecke 1990,
// simulation of simplicity): a line through a centre leaves that cell on its western or, when it runs along
// the row, on its southern side, and lines that meet still meet.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

struct BarrierFaces {
  std::vector<Face> faces;  // each once, named by its eastern or northern side; none has a wall beside it
  // Of each face, the share of its width that the line takes: a stretch of length l whose ends are a and b
  // apart in x and y closes faces of the length a + b together, so l / (a + b). 1 between covered cells.
  std::vector<float> widths;
  std::vector<std::size_t> covered;  // flow cells whose centre lies in a polygon; all their faces are above
};

// wkb: in the grid's CRS; feature names it in messages. Throws Error for points, and for empty, broken and
// mixed geometries. Its cost is the number of cells that the outline passes and that a polygon covers.
BarrierFaces barrier_faces(const std::string& wkb, const GeoReference& reference, const Terrain& terrain,
                           const std::string& feature);

// The faces that a line crosses, each named from the cell on the right of the line as it is drawn, beside the
// link: so what leaves that cell through it counts as positive where a section is drawn from the left bank to
// the right one, looking downstream. A face that is crossed there and back again is none; one crossed twice
// the same way is there twice. Throws Error for anything but lines.
std::vector<Face> section_faces(const std::string& wkb, const GeoReference& reference, const Terrain& terrain,
                                const std::string& feature);

}  // namespace spate::io

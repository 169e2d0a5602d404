// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a map on a page, in the classes of its style.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/report/map_classes.hpp"
#include "algorithms/report/picture.hpp"

namespace spate {

// The label of a class, from its lower and upper bound (infinite for the last class).
using ClassLabel = std::function<std::string(double, double)>;

// The classes of a style (QML), so that a value has the same colour here as in QGIS. Transparent classes are
// left out.
std::vector<MapClass> classes_of_style(const std::string& style, const ClassLabel& label);
// The label of a class of depths, m.
std::string depth_label(double above, double up_to);

struct ShownCells {
  io::GeoReference place;  // the part of the grid with values, with a margin
  Picture picture;         // of that part
};

// Reads a row of the grid, row 0 in the south; NaN = no value.
using ReadRow = std::function<void(std::int32_t row, float* values)>;

// Only values above least are shown.
ShownCells show_cells(const io::GeoReference& reference, const std::vector<MapClass>& classes, float least,
                      const ReadRow& read);

}  // namespace spate

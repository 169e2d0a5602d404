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

// What a class is called: above, up to (infinite for the last one).
using ClassLabel = std::function<std::string(double, double)>;

// Those of a style (QML), so that a value has the same colour here and in QGIS; what that leaves transparent
// is left out.
std::vector<MapClass> classes_of_style(const std::string& style, const ClassLabel& label);

struct ShownCells {
  io::GeoReference place;  // the part of the grid with values, and some room around it
  Picture picture;         // of it
};

// Reads a row of the grid, row 0 in the south; NaN = no value.
using ReadRow = std::function<void(std::int32_t row, float* values)>;

// Only values above least are shown.
ShownCells show_cells(const io::GeoReference& reference, const std::vector<MapClass>& classes, float least,
                      const ReadRow& read);

}  // namespace spate

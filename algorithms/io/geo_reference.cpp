// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/geo_reference.hpp"

#include "algorithms/io/gdal_support.hpp"

namespace spate::io {

std::string GeoReference::extent_text() const {
  return "x " + number_text(west()) + " to " + number_text(east()) + ", y " + number_text(south()) + " to " +
         number_text(north);
}

std::string GeoReference::cell_text(std::size_t cell) const {
  const std::size_t column = cell % static_cast<std::size_t>(grid.columns);
  const std::size_t row = cell / static_cast<std::size_t>(grid.columns);
  return "x " + number_text(west() + (static_cast<double>(column) + 0.5) * cell_width) + ", y " +
         number_text(south() + (static_cast<double>(row) + 0.5) * cell_height) + " (column " +
         std::to_string(column) + ", row " + std::to_string(row) + " from the south)";
}

}  // namespace spate::io

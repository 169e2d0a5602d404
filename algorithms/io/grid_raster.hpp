// SPDX-License-Identifier: GPL-3.0-or-later
// A result raster (maximum depth, speed ...) on its own grid, not resampled.
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

struct GridRaster {
  std::string name;  // for messages, e.g. "MAX_DEPTH 'depth.tif'"
  GeoReference reference;
  std::vector<float> values;  // one for each cell of the grid, laid out as grid.hpp says; NaN = no data
};

// The first band. label names the raster in messages. Throws Error with a remedy when it cannot be read, is
// rotated or not georeferenced.
GridRaster read_grid_raster(const std::string& gdal_source, const std::string& label);

// Throws Error that names the difference (size, cell size, position or CRS) when two rasters do not have the
// same cells. Positions may differ by a hundredth of a cell; a CRS counts where both have one.
void check_same_grid(const GridRaster& raster, const GridRaster& expected);

// Throws Error that counts the negative values, and gives the place of the first.
void check_not_negative(const GridRaster& raster);

}  // namespace spate::io

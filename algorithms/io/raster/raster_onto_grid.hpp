// SPDX-License-Identifier: GPL-3.0-or-later
// Reads another raster (Manning n, initial depth) onto the grid of the DEM.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

enum class Resampling {
  continuous,  // bilinear; the average of what lies in a cell when the raster is at least twice as fine
  nearest      // for classes: no value is made that is not in the raster
};

struct RasterOnGrid {
  std::vector<float> values;  // one for each cell of the grid, laid out as grid.hpp says; NaN = no data
  std::int64_t missing = 0;   // cells without data
  std::vector<std::string> warnings;
};

// The first band, reprojected to the grid's CRS (when both are known; else taken to be in it, with a
// warning), with scale and offset applied. label names the raster in messages, e.g. "Manning raster". Throws
// Error when it cannot be read, or does not overlap the grid (names both extents).
RasterOnGrid read_onto_grid(const std::string& gdal_source, const std::string& label,
                            const GeoReference& reference, Resampling resampling = Resampling::continuous);

// Replaces NaN by value; returns how many flow cells got it.
std::int64_t fill_missing(std::vector<float>& values, float value, const Terrain& terrain);

// Each throws Error that counts the offending flow cells and gives the place and value of the first. Walls do
// not count.
void check_manning(const std::vector<float>& manning, const Terrain& terrain, const GeoReference& reference,
                   const std::string& label);  // finite, > 0, <= 1 s m^(-1/3)
void check_depth(const std::vector<float>& depth, const Terrain& terrain, const GeoReference& reference,
                 const std::string& label);  // finite, >= 0, <= 12,000 m

}  // namespace spate::io

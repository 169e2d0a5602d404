// SPDX-License-Identifier: GPL-3.0-or-later
// Resamples another raster (Manning's n, initial depth) to the grid of the DEM.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/core/check.hpp"
#include "solver/core/watch.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

enum class Resampling {
  continuous,  // bilinear; the mean of what lies in a cell when the raster is at least twice as fine
  nearest      // for classes: every value is one of the raster's
};

struct RasterOnGrid {
  SharedField<float> values;  // one for each cell of the grid, laid out as grid.hpp says
  std::int64_t missing = 0;   // cells without data; of a terrain those that flow
  std::vector<Message> warnings;
};

struct OntoGrid {
  Resampling resampling = Resampling::continuous;
  // On the same grid, or null. Where it has but nodata, nothing is read, and the value is `otherwise`.
  const Terrain* terrain = nullptr;
  int band = 1;
  float otherwise = std::numeric_limits<float>::quiet_NaN();  // the value where there is no data
  std::string crs_wkt = {};                                   // in place of the raster's own; empty = that
};

// Reads a band with scale and offset applied and reprojects it to the grid's CRS, window by window; when one
// of the CRSs is unknown, they are taken to be the same, with a warning. label names the raster in messages,
// e.g. "MANNING_RASTER". watch is told how far it is, from 0 to 1, and may throw to end it. Throws Error when
// it cannot be read, does not overlap the grid (with both extents), or has no data there.
RasterOnGrid read_onto_grid(const std::string& gdal_source, const std::string& label,
                            const GeoReference& reference, const OntoGrid& how = {},
                            const Watch& watch = no_watch);

// The names (descriptions) of all bands, empty where one has none. Throws Error when it cannot be read.
std::vector<std::string> band_names(const std::string& gdal_source, const std::string& label);

// Each throws Error with the number of flow cells whose values are impossible, and the place and value of the
// first. Walls may hold anything.
void check_manning(const SharedField<float>& manning, const Terrain& terrain, const GeoReference& reference,
                   const std::string& label, const Watch& watch = no_watch);  // finite, > 0, <= 1 s m^(-1/3)
void check_depth(const SharedField<float>& depth, const Terrain& terrain, const GeoReference& reference,
                 const std::string& label, const Watch& watch = no_watch);  // finite, >= 0, <= 12,000 m

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Resamples another raster (Manning's n, initial depth) to the grid of the DEM.
#pragma once

#include <cstdint>
#include <functional>
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
  std::vector<float> values;  // one for each cell of the grid, laid out as grid.hpp says; NaN = no data
  std::int64_t missing = 0;   // cells without data
  std::vector<Message> warnings;
};

// Reads a band with scale and offset applied and reprojects it to the grid's CRS; when one of the
// CRSs is unknown, they are taken to be the same, with a warning. label names the raster in messages, e.g.
// "MANNING_RASTER". watch is told how far it is, from 0 to 1, and may throw to end it. Throws Error when it
// cannot be read, or does not overlap the grid (with both extents).
RasterOnGrid read_onto_grid(const std::string& gdal_source, const std::string& label,
                            const GeoReference& reference, Resampling resampling = Resampling::continuous,
                            const Watch& watch = no_watch, int band = 1);

// The names (descriptions) of all bands, empty where one has none. Throws Error when it cannot be read.
std::vector<std::string> band_names(const std::string& gdal_source, const std::string& label);

// Replaces NaN by value; returns the number of flow cells that got it.
std::int64_t fill_missing(std::vector<float>& values, float value, const Terrain& terrain,
                          const Watch& watch = no_watch);

// Each throws Error with the number of flow cells whose values are impossible, and the place and value of the
// first. Walls may hold anything.
void check_manning(const std::vector<float>& manning, const Terrain& terrain, const GeoReference& reference,
                   const std::string& label, const Watch& watch = no_watch);  // finite, > 0, <= 1 s m^(-1/3)
void check_depth(const std::vector<float>& depth, const Terrain& terrain, const GeoReference& reference,
                 const std::string& label, const Watch& watch = no_watch);  // finite, >= 0, <= 12,000 m

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Rain of a file (rain_file.hpp) as the solver takes it, with its total.
#pragma once

#include <functional>
#include <string>

#include "algorithms/io/raster/rain_zones.hpp"

namespace spate::io {

// What places and times without rain data are.
enum class RainGaps { refused, zero };

struct RainOnGrid {
  RainField field;
  double source_volume = 0;   // m3 within the grid's rectangle and the run, of the file
  double grid_volume = 0;     // the same, of the cells
  double outside = 0;         // share of the ground that the file does not cover
  double missing = 0;         // share of the values over the ground that are no data
  double gap = 0;             // s within the run and the file, between its intervals
  double begin = 0, end = 0;  // s, of the file
};

// duration: of the run, s. Intervals that end before the run begins are left out; all others are kept, so
// that a longer run of the same rain is the same, unless they are very many. Throws Error for gaps over the
// ground where they are refused, and where no interval lies within the run.
RainOnGrid rain_on_grid(RainFile& file, const GeoReference& reference, const Terrain& terrain,
                        double duration, RainGaps gaps, const Watch& watch);

}  // namespace spate::io

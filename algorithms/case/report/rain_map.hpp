// SPDX-License-Identifier: GPL-3.0-or-later
// How much rain fell where, on a map of the report: of rain that differs from place to place.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/report/map_classes.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Until the time that was simulated, over the cells that flow.
struct RainTotals {
  std::vector<double> of_zones;   // mm, by zones of the rain; empty: it rains the same everywhere
  double least = 0, largest = 0;  // mm
  std::size_t least_cell = 0, largest_cell = 0;  // the first ones with these
  std::size_t cells = 0;                         // that flow
};

RainTotals find_rain_totals(const Simulation& simulation);

// Round classes from the least to the largest of the totals, mm, from light to dark.
std::vector<MapClass> rain_classes(double least, double largest);

struct RainTotalMap {
  std::string svg;  // empty: it rains the same everywhere
  std::vector<MapClass> classes;
};

// All of the grid that has ground. dem: as draw_depth_map() takes it. Throws Error when the ground cannot be
// read any more.
RainTotalMap draw_rain_map(const Simulation& simulation, const io::GeoReference& place,
                           const RainTotals& totals, const std::string& dem, const std::string& dem_crs);

}  // namespace spate

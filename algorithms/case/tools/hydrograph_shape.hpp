// SPDX-License-Identifier: GPL-3.0-or-later
// The hydrograph that has a given peak, time to peak and volume; and the figures and oddities of any
// hydrograph.
#pragma once

#include <vector>

#include "algorithms/io/table/hydrograph_table.hpp"
#include "solver/core/check.hpp"

namespace spate {

struct HydrographDesign {
  double peak = 0;          // m3/s, base flow included
  double time_to_peak = 0;  // s
  double volume = 0;        // m3, above the base flow
  double base_flow = 0;     // m3/s
  double time_step = 0;     // s, at most; 0 = a 50th of the time to peak
};

struct DesignedHydrograph {
  io::Hydrograph hydrograph;
  double exponent = 0;  // n of the shape
};

// What such a flood usually has, m3 above the base flow: the volume of the unit hydrograph of the US Soil
// Conservation Service.
double usual_volume(const HydrographDesign& design);

// The shape is the gamma function's, that of n + 1 equal linear reservoirs in a row (Nash 1957) and, with n
// about 3.7, of the unit hydrograph of the US Soil Conservation Service:
//   q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)).
// n is chosen so that the table itself, linear between its points, has the volume. It ends where less than
// 0.1 % of the peak is left, and the peak is one of its points. Throws when no n from 0.5 to 50 gives the
// volume, with the volumes that are possible, and for other values that are impossible.
DesignedHydrograph design_hydrograph(const HydrographDesign& design);

// Warnings about what a modeller should look at before using it: jumps, gaps, negative discharges, a late
// start, an end far above the start, a peak at an end. Empty if there is nothing.
std::vector<Message> hydrograph_oddities(const io::Hydrograph& hydrograph);

struct HydrographFigures {
  double largest = 0;          // m3/s or m
  double time_of_largest = 0;  // s, of the first if there are several
  double begin = 0, end = 0;   // s, of the first and last row
  double volume = 0;           // m3 between them; 0 for levels
};

HydrographFigures hydrograph_figures(const io::Hydrograph& hydrograph);

}  // namespace spate

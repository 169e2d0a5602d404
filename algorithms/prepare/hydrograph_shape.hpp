// SPDX-License-Identifier: GPL-3.0-or-later
// A hydrograph from its peak, time to peak and volume; and what is odd about a given one.
#pragma once

#include <QStringList>

#include "algorithms/io/table/hydrograph_table.hpp"

namespace spate {

struct HydrographDesign {
  double peak = 0;        // m3/s, base flow included
  double timeToPeak = 0;  // s
  double volume = 0;      // m3, above the base flow
  double baseFlow = 0;    // m3/s
  double timeStep = 0;    // s, at most; 0 = a 50th of the time to peak
};

struct DesignedHydrograph {
  io::Hydrograph hydrograph;
  double exponent = 0;  // n of the shape
};

// The gamma function's shape, which is that of n + 1 equal linear reservoirs in a row (Nash 1957) and, with n
// about 3.7, of the unit hydrograph of the US Soil Conservation Service:
//   q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)).
// n follows from the volume, of the table itself (linear between its points), which ends where less than 0.1
// % of the peak is left. The peak is one of its points. Throws when no n from 0.5 to 50 gives the volume,
// with the volumes that are possible, and when the other values make no sense.
DesignedHydrograph designHydrograph(const HydrographDesign& design);

// What a modeller should look at before using it: jumps, gaps, negative discharges, a late start, an end far
// above the start, a peak at an end. One sentence each; empty = nothing.
QStringList hydrographOddities(const io::Hydrograph& hydrograph);

struct HydrographFigures {
  double largest = 0;         // m3/s or m
  double timeOfLargest = 0;   // s; the first one
  double begin = 0, end = 0;  // s, of the rows
  double volume = 0;          // m3 between them; 0 for levels
};

HydrographFigures hydrographFigures(const io::Hydrograph& hydrograph);

}  // namespace spate

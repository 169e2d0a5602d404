// SPDX-License-Identifier: GPL-3.0-or-later
// The report of each barrier of a run: in the log, and as a layer with the barriers' geometries.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/scenario/flood_barriers.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// reports: one for each barrier, in their order; end: the time simulated, s.
void log_barriers(const std::vector<PlacedBarrier>& barriers, const std::vector<BarrierReport>& reports,
                  double end, Log& log);

// m of its crest onto which water came.
double overtopped_length(const PlacedBarrier& placed, const BarrierReport& report);

// The flow over all barriers of a run together.
struct Overtopping {
  double volume = 0;  // m3, over all of them
  double first = -1;  // s, over any of them; < 0: over none
  double peak = 0;    // m3/s, the largest over any of them
};
Overtopping overtopping_of(const std::vector<BarrierReport>& reports);

// The result BARRIER_REPORT; without barriers it has no rows. If there are both lines and polygons, polygons
// become their outlines.
io::Layer barrier_report_layer(const std::vector<PlacedBarrier>& barriers,
                               const std::vector<BarrierReport>& reports, const std::string& crs_wkt);
std::string barrier_report_style(const io::Layer& layer);  // QML

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// What each barrier has met in a run: in the log, and as a layer with the barriers' geometries.
#pragma once

#include "algorithms/case/flood_barriers.hpp"

namespace spate {

QgsProcessingParameterDefinition* barrierReportDefinition();

// reports: one for each barrier, in their order; end: the time simulated, s.
void tellBarriers(const std::vector<PlacedBarrier>& barriers, const std::vector<BarrierReport>& reports,
                  double end, QgsProcessingFeedback* feedback);

// What flowed over the barriers of a run, taken together.
struct Overtopping {
  double volume = 0;  // m3, over all of them
  double first = -1;  // s, over any of them; < 0: none
  double peak = 0;    // m3/s, the most over one of them
};
Overtopping overtoppingOf(const std::vector<BarrierReport>& reports);

// The output BARRIER_REPORT, styled; its id, or nothing when it is not wanted. Without barriers it is empty.
QVariant writeBarrierReport(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context, const QgsCoordinateReferenceSystem& crs,
                            const std::vector<PlacedBarrier>& barriers,
                            const std::vector<BarrierReport>& reports, QgsProcessingFeedback* feedback);

}  // namespace spate

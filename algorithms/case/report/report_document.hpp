// SPDX-License-Identifier: GPL-3.0-or-later
// The content of report.json; the page (report_page.hpp) is a view of it. Lengths are in m, volumes in m3,
// discharges in m3/s, times in s of the simulation, unless a key says otherwise; unknown values are null.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/over_time/recorder.hpp"
#include "algorithms/case/report/limits_map.hpp"
#include "algorithms/case/report/rain_map.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"

namespace spate {

// The results of a run at its end.
struct RunRecord {
  const Simulation& simulation;
  const FloodScenario& flood;
  const std::vector<Report>& history;
  const Recorder& rows;  // series at its gauges, sections and edges
  const io::Observations& observed;
  const std::vector<MapFile>& maps;
  const std::vector<Message>& warnings;
  const io::Metadata& origin;
  std::string start_time;                 // as io::date_of() gives it; empty = not given
  double wet_area = 0;                    // m2, ever wet
  std::optional<double> promised_inflow;  // m3, as promised_inflow() gives it
  Report resumed_after = {};              // no steps where the run does not go on from a checkpoint
};

nlohmann::ordered_json report_document(const RunRecord& record, const StepLimitsFound& limits,
                                       const RainTotals& rain, const nlohmann::ordered_json& certificate);

}  // namespace spate

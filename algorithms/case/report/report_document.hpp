// SPDX-License-Identifier: GPL-3.0-or-later
// All that report.json says of a run; the page (report_page.hpp) is a view of it. Lengths are in m, volumes
// in m3, discharges in m3/s, times in s of the simulation, unless a key says otherwise; what is not known is
// null.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/over_time/recorder.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"

namespace spate {

// What a run knows at its end.
struct RunRecord {
  const Simulation& simulation;
  const FloodScenario& flood;
  const std::vector<Report>& history;
  const Recorder& rows;          // of its gauges, sections and edges
  const Observations& observed;  // at gauges
  const std::vector<MapFile>& maps;
  const std::vector<Message>& warnings;
  const io::Metadata& origin;
  std::string start_time;  // as io::date_of() gives it; empty = not given
  double wet_area = 0;     // m2, ever wet
};

nlohmann::ordered_json report_document(const RunRecord& record, const nlohmann::ordered_json& certificate);

}  // namespace spate

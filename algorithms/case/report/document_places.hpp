// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a report's document about places: "inflows", "edges", "barriers", "gauges" and "sections".
// Each is a list with an entry for each place: what was imposed there, what resulted, and its series over
// time.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "algorithms/case/report/report_document.hpp"

namespace spate {

void add_places(nlohmann::ordered_json& document, const RunRecord& record);

}  // namespace spate

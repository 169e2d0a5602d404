// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a run as a page, for reviewers and for those who decide on its results: a view of
// report.json.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "algorithms/case/report/depth_map.hpp"
#include "algorithms/case/report/limits_map.hpp"
#include "algorithms/case/report/rain_map.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

// document: as report_document() makes it.
HtmlPage report_page(const nlohmann::ordered_json& document, const DepthMap& map, const LimitsMap& limits,
                     const RainTotalMap& rain);

}  // namespace spate

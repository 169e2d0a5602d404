// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a report about places: what was imposed there, and what resulted. A part without places adds
// nothing to the page.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/report/page_numbers.hpp"
#include "algorithms/case/report/report_plots.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

using Rows = std::vector<std::vector<std::string>>;

void add_inflows(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_edges(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_gauges(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_sections(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_barriers(HtmlPage& page, const nlohmann::ordered_json& document);
void add_bridges(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_crests(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_structures(HtmlPage& page, const nlohmann::ordered_json& document);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a report about places: what was imposed there, and what resulted. A part without places adds
// nothing to the page.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/report/report_plots.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

using Rows = std::vector<std::vector<std::string>>;

inline constexpr int digits = 3;  // significant ones of a simulated result

// A number with these digits; "-" when it is not known.
std::string rounded(const nlohmann::ordered_json& value);
std::string volume_text(double cubic_metres);
std::string duration_text(const nlohmann::ordered_json& seconds);

void add_inflows(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_edges(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_gauges(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_sections(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_barriers(HtmlPage& page, const nlohmann::ordered_json& document);
void add_bridges(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_crests(HtmlPage& page, const nlohmann::ordered_json& document, const ReportUnits& units);
void add_structures(HtmlPage& page, const nlohmann::ordered_json& document);

}  // namespace spate

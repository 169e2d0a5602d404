// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of a report, of the lists in its document.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/report/plot.hpp"

namespace spate {

// Time and amounts in units that suit a whole run.
struct ReportUnits {
  double seconds = 1;  // of a unit of time
  std::string time;    // "Time (h)"
};
ReportUnits report_units(double duration);

// The null of a document is NaN.
double number_in(const nlohmann::ordered_json& value);

// Of two lists of the same length.
Curve report_curve(const std::string& name, Mark mark, const ReportUnits& units,
                   const nlohmann::ordered_json& times, const nlohmann::ordered_json& values,
                   double unit_of_values = 1);
// What comes in or goes out from one time to the next, per second: a list of volumes since the start.
Curve rate_curve(const std::string& name, Mark mark, const ReportUnits& units,
                 const nlohmann::ordered_json& times, const nlohmann::ordered_json& volumes);

// With a low height: several stand below each other.
std::string report_plot(const std::string& title, const std::string& y, const ReportUnits& units,
                        std::vector<Curve> curves, bool with_zero = true);

}  // namespace spate

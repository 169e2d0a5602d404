// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of a report, from the lists of its document.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/report/plot.hpp"

namespace spate {

// A unit of time that suits the duration of a run.
struct ReportUnits {
  double seconds = 1;  // in a unit
  std::string time;    // "Time (h)"
};
ReportUnits report_units(double duration);

// NaN for null.
double number_in(const nlohmann::ordered_json& value);

// The curve of two lists of the same length.
Curve report_curve(const std::string& name, Mark mark, const ReportUnits& units,
                   const nlohmann::ordered_json& times, const nlohmann::ordered_json& values,
                   double unit_of_values = 1);
// The mean rate from one time to the next, from a list of volumes since the start; unit_of_rates: in m3/s.
Curve rate_curve(const std::string& name, Mark mark, const ReportUnits& units,
                 const nlohmann::ordered_json& times, const nlohmann::ordered_json& volumes,
                 double unit_of_rates = 1);

// A low plot, since several stand below each other.
std::string report_plot(const std::string& title, const std::string& y, const ReportUnits& units,
                        std::vector<Curve> curves, bool with_zero = true);

}  // namespace spate

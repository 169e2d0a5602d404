// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/report_plots.hpp"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "solver/core/text.hpp"

namespace spate {

using Json = nlohmann::ordered_json;

ReportUnits report_units(double duration) {
  if (duration <= 7200) return {60, tr("Time (min)")};
  if (duration <= 10 * 86400) return {3600, tr("Time (h)")};
  return {86400, tr("Time (days)")};
}

double number_in(const Json& value) {
  return value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
}

Curve report_curve(const std::string& name, Mark mark, const ReportUnits& units, const Json& times,
                   const Json& values, double unit_of_values) {
  Curve curve;
  curve.name = name;
  curve.mark = mark;
  for (std::size_t i = 0; i < times.size() && i < values.size(); ++i)
    curve.points.push_back({number_in(times[i]) / units.seconds, number_in(values[i]) / unit_of_values});
  return curve;
}

Curve rate_curve(const std::string& name, Mark mark, const ReportUnits& units, const Json& times,
                 const Json& volumes, double unit_of_rates) {
  Curve curve;
  curve.name = name;
  curve.mark = mark;
  for (std::size_t i = 1; i < times.size() && i < volumes.size(); ++i) {
    const double from = number_in(times[i - 1]), to = number_in(times[i]);
    curve.points.push_back(
        {0.5 * (from + to) / units.seconds,
         (number_in(volumes[i]) - number_in(volumes[i - 1])) / (to - from) / unit_of_rates});
  }
  return curve;
}

std::string report_plot(const std::string& title, const std::string& y, const ReportUnits& units,
                        std::vector<Curve> curves, bool with_zero) {
  Plot plot;
  plot.title = title;
  plot.x.title = units.time;
  plot.y.title = y;
  if (with_zero) plot.y.include = {0};
  plot.curves = std::move(curves);
  plot.height = 270;
  return plot_svg(plot);
}

}  // namespace spate

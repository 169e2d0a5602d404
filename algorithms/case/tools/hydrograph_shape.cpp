// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/hydrograph_shape.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"

namespace spate {
namespace {

constexpr double least_exponent = 0.5, most_exponent = 50, usual_exponent = 3.7;
constexpr double tail = 0.001;  // share of the peak at which the table ends
constexpr int fewest_steps = 10, usual_steps = 50, most_rows = 100000;
constexpr std::size_t most_listed = 5;  // gaps and jumps of one hydrograph

// (t/tp)^n exp(n (1 - t/tp)), 1 at its peak; x = t/tp.
double shape(double x, double n) {
  return x > 0 ? std::exp(n * (std::log(x) + 1 - x)) : 0;
}

// The integral of shape over all x > 0: e^n n^-(n+1) Gamma(n+1).
double shape_area(double n) {
  return std::exp(n - (n + 1) * std::log(n) + std::lgamma(n + 1));
}

// Where a falling function crosses 0.
template <typename Falling>
double bisect(double low, double high, const Falling& function) {
  for (int i = 0; i < 200 && low < high; ++i) {
    const double middle = 0.5 * (low + high);
    (function(middle) > 0 ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

double tail_end(double n) {
  return bisect(1, 1 + 100 / n + 10, [&](double x) { return shape(x, n) - tail; });
}

// The shape at each step, 0 at both ends.
std::vector<double> shape_rows(double n, int steps_to_peak, int rows) {
  std::vector<double> values(static_cast<std::size_t>(rows));
  for (int i = 1; i + 1 < rows; ++i) values[static_cast<std::size_t>(i)] = shape(i * 1.0 / steps_to_peak, n);
  return values;
}

double sum(const std::vector<double>& values) {
  double total = 0;
  for (const double value : values) total += value;
  return total;
}

void check_design(const HydrographDesign& design) {
  if (!(design.base_flow >= 0))
    throw Error("value_out_of_limits", tr("%1 is %2", "BASE_FLOW", design.base_flow),
                tr("it must be at least 0 m³/s"), tr("Give it in m³/s."));
  if (!(design.peak > design.base_flow))
    throw Error("peak_below_base_flow", tr("PEAK is %1", design.peak),
                tr("it must be greater than the base flow of %1 m³/s", design.base_flow),
                tr("Give the largest discharge, base flow included, in m³/s."));
  if (!(design.time_to_peak > 0))
    throw Error("value_out_of_limits", tr("%1 is %2", "TIME_TO_PEAK", design.time_to_peak / 3600),
                tr("it must be greater than 0"), tr("Give the hours from start to peak."));
  const double unit = (design.peak - design.base_flow) * design.time_to_peak;
  const double least = shape_area(most_exponent) * unit, most = shape_area(least_exponent) * unit;
  if (!(design.volume >= least && design.volume <= most))
    throw Error("volume_impossible", tr("VOLUME is %1", number(design.volume, 9)),
                tr("with this peak, base flow and time to peak it can be %1 to %2 m³; %3 is usual",
                   fixed(least, 0), fixed(most, 0), fixed(usual_volume(design), 0)),
                design.volume < least ? tr("Raise the volume, or lower the peak or the time to peak.")
                                      : tr("Lower the volume, or raise the peak or the time to peak."));
}

// Warnings about gaps and jumps, if there are enough rows to know what is usual.
std::vector<Message> unsteady_rows(const std::vector<double>& times, const std::vector<double>& values,
                                   double range, const std::string& unit) {
  std::vector<Message> found;
  std::vector<double> steps;
  for (std::size_t i = 1; i < times.size(); ++i) steps.push_back(times[i] - times[i - 1]);
  if (steps.size() < 7) return found;
  std::nth_element(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2), steps.end());
  const double usual = steps[steps.size() / 2];
  for (std::size_t i = 1; i < times.size(); ++i) {
    const double step = times[i] - times[i - 1];
    if (step > 5 * usual)
      found.push_back({"hydrograph_gap", tr("A gap of %1 follows %2; its rows are usually %3 apart.",
                                            time_text(step), time_text(times[i - 1]), time_text(usual))});
    if (std::fabs(values[i] - values[i - 1]) > 0.5 * range)
      found.push_back({"hydrograph_jump", tr("It jumps from %1 to %2 %3 at %4.", values[i - 1], values[i],
                                             unit, time_text(times[i]))});
  }
  if (found.size() > most_listed + 1) {
    const std::size_t more = found.size() - most_listed;
    found.resize(most_listed);
    found.push_back({"hydrograph_unsteady", tr("%1 more gaps and jumps follow.", more)});
  }
  return found;
}

}  // namespace

double usual_volume(const HydrographDesign& design) {
  return shape_area(usual_exponent) * (design.peak - design.base_flow) * design.time_to_peak;
}

DesignedHydrograph design_hydrograph(const HydrographDesign& design) {
  check_design(design);
  const double above = design.peak - design.base_flow;
  const double wanted = design.volume / (above * design.time_to_peak);
  const double whole =
      bisect(least_exponent, most_exponent, [&](double n) { return shape_area(n) - wanted; });

  const double asked =
      design.time_step > 0 ? std::ceil(design.time_to_peak / design.time_step - 1e-9) : usual_steps;
  const double steps_wanted = std::max<double>(asked, fewest_steps);
  const double rows_needed = std::ceil(tail_end(whole) * steps_wanted) + 1;
  if (rows_needed > most_rows)
    throw Error("time_step_too_short", tr("TIME_STEP is %1 minutes", design.time_step / 60),
                tr("the table would have %1 rows", fixed(rows_needed, 0)), tr("Give a longer time step."));
  const int steps_to_peak = static_cast<int>(steps_wanted);
  const int rows = static_cast<int>(rows_needed);

  // n compensates for the tail and for the straight lines between the points.
  DesignedHydrograph designed;
  designed.exponent = bisect(0.5 * whole, 2 * whole, [&](double n) {
    return sum(shape_rows(n, steps_to_peak, rows)) / steps_to_peak - wanted;
  });
  const double step = design.time_to_peak / steps_to_peak;
  std::vector<double> times, values;
  for (const double part : shape_rows(designed.exponent, steps_to_peak, rows)) {
    times.push_back(static_cast<double>(times.size()) * step);
    values.push_back(design.base_flow + above * part);
  }
  designed.hydrograph.series = Series(std::move(times), std::move(values));
  return designed;
}

HydrographFigures hydrograph_figures(const io::Hydrograph& hydrograph) {
  const std::vector<double>& times = hydrograph.series.times();
  const std::vector<double>& values = hydrograph.series.values();
  HydrographFigures figures;
  const auto largest = std::max_element(values.begin(), values.end());
  figures.largest = *largest;
  figures.time_of_largest = times[static_cast<std::size_t>(largest - values.begin())];
  figures.begin = times.front();
  figures.end = times.back();
  if (hydrograph.kind == InflowKind::discharge)
    figures.volume = hydrograph.series.integral(figures.begin, figures.end);
  return figures;
}

std::vector<Message> hydrograph_oddities(const io::Hydrograph& hydrograph) {
  const std::vector<double>& times = hydrograph.series.times();
  const std::vector<double>& values = hydrograph.series.values();
  const bool is_discharge = hydrograph.kind == InflowKind::discharge;
  const std::string unit = is_discharge ? tr("m³/s") : tr("m");
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const double range = *most - *least;

  std::vector<Message> found;
  if (times.front() != 0)
    found.push_back({"hydrograph_starts_late",
                     tr("It starts at %1: before that, it has the value of its first row, not 0.",
                        time_text(times.front()))});
  const auto is_negative = [](double value) { return value < 0; };
  if (is_discharge && *least < 0) {
    const auto first = std::find_if(values.begin(), values.end(), is_negative);
    found.push_back(
        {"hydrograph_negative", tr("%1 of its rows are negative, first at %2: they take water out.",
                                   std::count_if(values.begin(), values.end(), is_negative),
                                   time_text(times[static_cast<std::size_t>(first - values.begin())]))});
  }
  if (range == 0) {
    found.push_back({"hydrograph_constant", tr("It is %1 %2 at all times.", *most, unit)});
    return found;
  }
  for (Message& each : unsteady_rows(times, values, range, unit)) found.push_back(std::move(each));
  if (values.front() == *most) {
    found.push_back(
        {"hydrograph_rise_missing", tr("Its largest value is its first row: the rising limb is missing.")});
  } else if (values.back() == *most) {
    found.push_back(
        {"hydrograph_fall_missing", tr("Its largest value is its last row: the falling limb is missing.")});
  } else if (is_discharge && values.back() - values.front() > 0.1 * range) {
    found.push_back({"hydrograph_ends_high",
                     tr("It ends with %1 m³/s, far above its start, and stays there.", values.back())});
  }
  return found;
}

}  // namespace spate

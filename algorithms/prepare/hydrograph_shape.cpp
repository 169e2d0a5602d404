// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/hydrograph_shape.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

constexpr double leastExponent = 0.5, mostExponent = 50, usualExponent = 3.7;
constexpr double tail = 0.001;  // share of the peak at which the table ends
constexpr int fewestSteps = 10, usualSteps = 50, mostRows = 100000;
constexpr std::size_t mostListed = 5;  // gaps and jumps of one hydrograph

// (t/tp)^n exp(n (1 - t/tp)), 1 at its peak; x = t/tp.
double shape(double x, double n) {
  return x > 0 ? std::exp(n * (std::log(x) + 1 - x)) : 0;
}

// The integral of shape over all x > 0: e^n n^-(n+1) Gamma(n+1).
double shapeArea(double n) {
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

double tailEnd(double n) {
  return bisect(1, 1 + 100 / n + 10, [&](double x) { return shape(x, n) - tail; });
}

// The shape at each step, 0 at both ends.
std::vector<double> shapeRows(double n, int stepsToPeak, int rows) {
  std::vector<double> values(static_cast<std::size_t>(rows));
  for (int i = 1; i + 1 < rows; ++i) values[static_cast<std::size_t>(i)] = shape(i * 1.0 / stepsToPeak, n);
  return values;
}

double sum(const std::vector<double>& values) {
  double total = 0;
  for (const double value : values) total += value;
  return total;
}

void checkDesign(const HydrographDesign& design) {
  if (!(design.baseFlow >= 0))
    throw inputError("value_out_of_limits", qtr("%1 is %2", "BASE_FLOW", design.baseFlow),
                     qtr("it must be at least 0 m³/s"), qtr("Give it in m³/s."));
  if (!(design.peak > design.baseFlow))
    throw inputError("peak_below_base_flow", qtr("PEAK is %1", design.peak),
                     qtr("it must be greater than the base flow of %1 m³/s", design.baseFlow),
                     qtr("Give the largest discharge, base flow included, in m³/s."));
  if (!(design.timeToPeak > 0))
    throw inputError("value_out_of_limits", qtr("%1 is %2", "TIME_TO_PEAK", design.timeToPeak / 3600),
                     qtr("it must be greater than 0"), qtr("Give the hours from start to peak."));
  const double unit = (design.peak - design.baseFlow) * design.timeToPeak;
  const double least = shapeArea(mostExponent) * unit, most = shapeArea(leastExponent) * unit;
  if (!(design.volume >= least && design.volume <= most))
    throw inputError("volume_impossible", qtr("VOLUME is %1", qnumber(design.volume, 9)),
                     qtr("with this peak, base flow and time to peak it can be %1 to %2 m³; %3 is usual",
                         qfixed(least, 0), qfixed(most, 0), qfixed(usualVolume(design), 0)),
                     design.volume < least ? qtr("Raise the volume, or lower the peak or the time to peak.")
                                           : qtr("Lower the volume, or raise the peak or the time to peak."));
}

// Warnings about gaps and jumps, if there are enough rows to know what is usual.
std::vector<Message> unsteadyRows(const std::vector<double>& times, const std::vector<double>& values,
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
  if (found.size() > mostListed + 1) {
    const std::size_t more = found.size() - mostListed;
    found.resize(mostListed);
    found.push_back({"hydrograph_unsteady", tr("%1 more gaps and jumps follow.", more)});
  }
  return found;
}

}  // namespace

double usualVolume(const HydrographDesign& design) {
  return shapeArea(usualExponent) * (design.peak - design.baseFlow) * design.timeToPeak;
}

DesignedHydrograph designHydrograph(const HydrographDesign& design) {
  checkDesign(design);
  const double above = design.peak - design.baseFlow;
  const double wanted = design.volume / (above * design.timeToPeak);
  const double whole = bisect(leastExponent, mostExponent, [&](double n) { return shapeArea(n) - wanted; });

  const double asked =
      design.timeStep > 0 ? std::ceil(design.timeToPeak / design.timeStep - 1e-9) : usualSteps;
  const double stepsWanted = std::max<double>(asked, fewestSteps);
  const double rowsNeeded = std::ceil(tailEnd(whole) * stepsWanted) + 1;
  if (rowsNeeded > mostRows)
    throw inputError("time_step_too_short", qtr("TIME_STEP is %1 minutes", design.timeStep / 60),
                     qtr("the table would have %1 rows", qfixed(rowsNeeded, 0)),
                     qtr("Give a longer time step."));
  const int stepsToPeak = static_cast<int>(stepsWanted);
  const int rows = static_cast<int>(rowsNeeded);

  // n compensates for the tail and for the straight lines between the points.
  DesignedHydrograph designed;
  designed.exponent = bisect(0.5 * whole, 2 * whole, [&](double n) {
    return sum(shapeRows(n, stepsToPeak, rows)) / stepsToPeak - wanted;
  });
  const double step = design.timeToPeak / stepsToPeak;
  std::vector<double> times, values;
  for (const double part : shapeRows(designed.exponent, stepsToPeak, rows)) {
    times.push_back(static_cast<double>(times.size()) * step);
    values.push_back(design.baseFlow + above * part);
  }
  designed.hydrograph.series = Series(std::move(times), std::move(values));
  return designed;
}

HydrographFigures hydrographFigures(const io::Hydrograph& hydrograph) {
  const std::vector<double>& times = hydrograph.series.times();
  const std::vector<double>& values = hydrograph.series.values();
  HydrographFigures figures;
  const auto largest = std::max_element(values.begin(), values.end());
  figures.largest = *largest;
  figures.timeOfLargest = times[static_cast<std::size_t>(largest - values.begin())];
  figures.begin = times.front();
  figures.end = times.back();
  if (hydrograph.kind == InflowKind::discharge)
    figures.volume = hydrograph.series.integral(figures.begin, figures.end);
  return figures;
}

std::vector<Message> hydrographOddities(const io::Hydrograph& hydrograph) {
  const std::vector<double>& times = hydrograph.series.times();
  const std::vector<double>& values = hydrograph.series.values();
  const bool isDischarge = hydrograph.kind == InflowKind::discharge;
  const std::string unit = isDischarge ? tr("m³/s") : tr("m");
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const double range = *most - *least;

  std::vector<Message> found;
  if (times.front() != 0)
    found.push_back({"hydrograph_starts_late",
                     tr("It starts at %1: before that, it has the value of its first row, not 0.",
                        time_text(times.front()))});
  const auto isNegative = [](double value) { return value < 0; };
  if (isDischarge && *least < 0) {
    const auto first = std::find_if(values.begin(), values.end(), isNegative);
    found.push_back(
        {"hydrograph_negative", tr("%1 of its rows are negative, first at %2: they take water out.",
                                   std::count_if(values.begin(), values.end(), isNegative),
                                   time_text(times[static_cast<std::size_t>(first - values.begin())]))});
  }
  if (range == 0) {
    found.push_back({"hydrograph_constant", tr("It is %1 %2 at all times.", *most, unit)});
    return found;
  }
  for (Message& each : unsteadyRows(times, values, range, unit)) found.push_back(std::move(each));
  if (values.front() == *most) {
    found.push_back(
        {"hydrograph_rise_missing", tr("Its largest value is its first row: the rising limb is missing.")});
  } else if (values.back() == *most) {
    found.push_back(
        {"hydrograph_fall_missing", tr("Its largest value is its last row: the falling limb is missing.")});
  } else if (isDischarge && values.back() - values.front() > 0.1 * range) {
    found.push_back({"hydrograph_ends_high",
                     tr("It ends with %1 m³/s, far above its start, and stays there.", values.back())});
  }
  return found;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/storm_shape.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

constexpr double minute = 60, hour = 3600;

// Straight in the logarithms through two points.
double power_law(double x, const std::pair<const double, double>& low,
                 const std::pair<const double, double>& high) {
  const double exponent = std::log(high.second / low.second) / std::log(high.first / low.first);
  return low.second * std::pow(x / low.first, exponent);
}

// The means of the steps of a storm whose depth within t before and after its peak is shared like the two
// sides of the peak (Keifer and Chu 1957): from the peak, r P(t / r) back and (1 - r) P(t / (1 - r)) ahead.
std::vector<double> chicago(const DepthDuration& depths, const StormDesign& design, std::size_t count) {
  const double peak = design.peak * design.duration;
  const auto fallen = [&](double time) {  // since the peak; negative before it
    const double part = time < 0 ? design.peak : 1 - design.peak;
    if (time == 0 || part <= 0) return 0.0;
    const double depth = part * depths.depth(std::fabs(time) / part);
    return time < 0 ? -depth : depth;
  };
  std::vector<double> blocks(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double begin = static_cast<double>(i) * design.step - peak;
    blocks[i] = fallen(begin + design.step) - fallen(begin);
  }
  return blocks;
}

// What falls in each step more than in the ones before, the largest first.
std::vector<double> increments(const DepthDuration& depths, const StormDesign& design, std::size_t count) {
  std::vector<double> blocks(count);
  double before = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double until = depths.depth(static_cast<double>(i + 1) * design.step);
    blocks[i] = until - before;
    before = until;
  }
  std::sort(blocks.begin(), blocks.end(), std::greater<>());
  return blocks;
}

// The largest in the middle (of an even number, the one before it), the others by turns after and before it.
std::vector<double> alternating(const std::vector<double>& sorted, double peak) {
  const std::size_t count = sorted.size();
  const double place = std::ceil(peak * static_cast<double>(count) - 1e-9) - 1;  // 0.55 of 20 are 11
  const auto at = static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(count - 1)));
  std::vector<double> blocks(count);
  std::size_t before = at, after = at + 1;
  blocks[at] = sorted[0];
  for (std::size_t i = 1; i < count; ++i) {
    const bool ahead = before == 0 || (after < count && i % 2 == 1);
    blocks[ahead ? after++ : --before] = sorted[i];
  }
  return blocks;
}

std::vector<double> euler_2(std::vector<double> sorted) {
  const auto before = static_cast<std::size_t>(0.3 * static_cast<double>(sorted.size()) + 1e-9);
  std::reverse(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(before + 1));
  return sorted;
}

}  // namespace

DepthDuration::DepthDuration(Form form, double a, double b, double c) : form_(form), a_(a), b_(b), c_(c) {
  check_monotone();
}

DepthDuration::DepthDuration(std::map<double, double> depths) : depths_(std::move(depths)) {
  if (depths_.size() < 2)
    throw Error("too_few_depths", tr("The depths of rain are too few"),
                tr("there are %1 durations", number(depths_.size())), tr("Give at least two."));
  check_monotone();
}

double DepthDuration::depth(double duration) const {
  if (!(duration > 0)) return 0;
  if (depths_.empty()) {
    const double t = duration / minute;
    const double intensity = form_ == Form::chow ? a_ / (std::pow(t, c_) + b_) : a_ / std::pow(t + b_, c_);
    return intensity * duration / hour;
  }
  auto high = depths_.lower_bound(duration);
  if (high == depths_.begin()) ++high;
  if (high == depths_.end()) --high;
  return power_law(duration, *std::prev(high), *high);
}

double DepthDuration::shortest() const {
  return depths_.empty() ? 0 : depths_.begin()->first;
}

double DepthDuration::longest() const {
  return depths_.empty() ? std::numeric_limits<double>::infinity() : depths_.rbegin()->first;
}

void DepthDuration::check_monotone() const {
  std::vector<double> durations;
  if (depths_.empty())
    for (double t = minute; t <= 1e5 * minute; t *= 1.2) durations.push_back(t);
  for (const auto& [duration, depth] : depths_) durations.push_back(duration);
  double depth_before = 0, intensity_before = std::numeric_limits<double>::infinity();
  for (const double duration : durations) {
    const double now = depth(duration), intensity = now / duration;
    if (!(now > 0) || !std::isfinite(now) || now < depth_before * (1 - 1e-12) ||
        intensity > intensity_before * (1 + 1e-12))
      throw Error("depths_impossible", tr("No storm has these depths"),
                  tr("%1 mm in %2 min after %3 mm in less: depths rise with the duration, and intensities "
                     "fall",
                     number(now, 4), number(duration / minute, 4), number(depth_before, 4)),
                  tr("Correct the table, or the coefficients of the formula."));
    depth_before = now;
    intensity_before = intensity;
  }
}

DepthDuration read_depths(const io::Table& table) {
  const io::TableReader reader(table);
  const auto minutes = reader.find("duration_min"), hours = reader.find("duration_h"),
             depth = reader.find("depth_mm");
  if (!minutes == !hours || !depth)
    reader.fail_columns("depth_columns_missing", "The table '%1' lacks a column",
                        tr("a table of depths has a column duration_min or duration_h, and depth_mm"),
                        tr("Name the columns so."));
  std::map<double, double> depths;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::size_t column = minutes ? *minutes : *hours;
    const double duration = reader.number(row, column) * (minutes ? minute : hour);
    const double value = reader.number(row, *depth);
    if (!(duration > 0) || !(value > 0) || !depths.emplace(duration, value).second)
      reader.fail_at(row, column, "depth_row_impossible", "The table '%1' has an impossible row",
                     tr("durations and depths are above 0, and each duration is there once"),
                     tr("Correct it."));
  }
  return DepthDuration(std::move(depths));
}

std::vector<double> storm_blocks(const DepthDuration& depths, const StormDesign& design) {
  const double steps = design.duration / design.step;
  constexpr double most_steps = 1e5;
  if (steps > most_steps)
    throw Error("storm_steps_too_many", tr("The storm has %1 time steps", number(std::round(steps), 9)),
                tr("at most %1 are possible", number(most_steps)), tr("Take a longer TIME_STEP."));
  if (!(design.step > 0) || !(steps >= 1) || std::fabs(steps - std::round(steps)) > 1e-6)
    throw Error("storm_steps_impossible", tr("The duration is no multiple of the time step"),
                tr("%1 and %2 min", number(design.duration / minute), number(design.step / minute)),
                tr("Change one of them."));
  if (design.duration > depths.longest() * (1 + 1e-9))
    throw Error("storm_longer_than_depths", tr("The storm lasts longer than its depths are known"),
                tr("%1 min, and the table ends at %2 min", number(design.duration / minute),
                   number(depths.longest() / minute)),
                tr("Shorten the storm, or complete the table."));
  const auto count = static_cast<std::size_t>(std::llround(steps));
  switch (design.shape) {
    case StormShape::chicago:
      return chicago(depths, design, count);
    case StormShape::alternating_block:
      return alternating(increments(depths, design, count), design.peak);
    case StormShape::euler_2:
      return euler_2(increments(depths, design, count));
    case StormShape::uniform:
      break;
  }
  return std::vector<double>(count, depths.depth(design.duration) / static_cast<double>(count));
}

// A ramp centred on the border of two blocks takes as much from the one as it gives to the other.
Series storm_series(const std::vector<double>& blocks, double step, double begin) {
  const double ramp = std::min(0.5, 0.25 * step);
  std::vector<double> times, rates;
  const auto add = [&](double time, double depth) {
    times.push_back(time);
    rates.push_back(depth / 1000 / step);
  };
  const double first_ramp = std::min(ramp, begin);
  if (begin > 0) add(begin - first_ramp, 0);
  add(begin + first_ramp, blocks.front());
  for (std::size_t i = 1; i < blocks.size(); ++i) {
    const double border = begin + static_cast<double>(i) * step;
    add(border - ramp, blocks[i - 1]);
    add(border + ramp, blocks[i]);
  }
  const double end = begin + static_cast<double>(blocks.size()) * step;
  add(end - ramp, blocks.back());
  add(end + ramp, 0);
  return Series(times, rates);
}

}  // namespace spate

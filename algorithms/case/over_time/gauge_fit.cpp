// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/gauge_fit.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spate {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

double value_at(const Simulated& simulated, double time) {
  const std::vector<double>& times = simulated.times;
  if (times.empty() || time < times.front() || time > times.back()) return unknown;
  const auto after =
      static_cast<std::size_t>(std::lower_bound(times.begin(), times.end(), time) - times.begin());
  if (times[after] == time) return simulated.values[after];
  const double part = (time - times[after - 1]) / (times[after] - times[after - 1]);
  return simulated.values[after - 1] + part * (simulated.values[after] - simulated.values[after - 1]);
}

// Whether nobody looked at a time: more than an interval before the first look, or after the last one.
bool is_beyond(const std::vector<double>& looks, double time) {
  if (looks.size() < 2) return false;
  return time < 2 * looks.front() - looks[1] || time > 2 * looks.back() - looks[looks.size() - 2];
}

}  // namespace

GaugeFit fit_of(const Simulated& simulated, const Series& observed) {
  GaugeFit fit{0, 0, unknown, unknown, unknown, unknown};
  std::vector<double> seen;
  double squares = 0, peak = -std::numeric_limits<double>::infinity(), peak_time = 0;
  for (std::size_t i = 0; i < observed.times().size(); ++i) {
    const double time = observed.times()[i], value = observed.values()[i];
    const bool is_within = !simulated.times.empty() && time >= 0 && time <= simulated.times.back();
    if (is_within && value > peak) {
      peak = value;
      peak_time = time;
    }
    const double error = value_at(simulated, time) - value;
    fit.missed += is_within && std::isnan(error) ? 1 : 0;
    if (std::isnan(error)) continue;
    seen.push_back(value);
    squares += error * error;
  }
  if (std::isfinite(peak) && !std::isnan(simulated.peak) &&
      !is_beyond(observed.times(), simulated.peak_time)) {
    fit.peak_error = simulated.peak - peak;
    fit.peak_delay = simulated.peak_time - peak_time;
  }
  fit.count = seen.size();
  if (seen.empty()) return fit;
  const auto count = static_cast<double>(seen.size());
  fit.rmse = std::sqrt(squares / count);
  double mean = 0, spread = 0;
  for (const double value : seen) mean += value / count;
  for (const double value : seen) spread += (value - mean) * (value - mean);
  if (spread > 0) fit.nse = 1 - squares / spread;
  return fit;
}

}  // namespace spate

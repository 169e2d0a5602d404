// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_classes.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr double endless = std::numeric_limits<double>::infinity();
constexpr const char* same = "#fff2b3";  // grey would be taken for ground

std::string metres(double value) {
  return tr("%1 m", value);
}

}  // namespace

const MapClass* class_of(double value, const std::vector<MapClass>& classes) {
  const auto found = std::find_if(classes.begin(), classes.end(),
                                  [value](const MapClass& entry) { return value <= entry.up_to; });
  return found == classes.end() ? nullptr : &*found;
}

std::vector<double> round_limits(double value, int count) {
  constexpr double parts[] = {1, 2, 5};
  int step = 3 * static_cast<int>(std::floor(std::log10(value)));
  const auto limit = [&](int at) {
    const int power = at >= 0 ? at / 3 : (at - 2) / 3;
    // Divides by positive powers of ten, which are exact: 0.1, not 0.10000000000000001.
    const double part = parts[at - 3 * power];
    return power >= 0 ? part * std::pow(10, power) : part / std::pow(10, -power);
  };
  while (limit(step + 1) <= value * (1 + 1e-9)) ++step;
  while (limit(step) > value * (1 + 1e-9)) --step;
  std::vector<double> limits;
  for (int i = count - 1; i >= 0; --i) limits.push_back(limit(step - i));
  return limits;
}

std::vector<MapClass> rising_classes(double largest, const std::vector<std::string>& colors,
                                     const LimitText& text) {
  const std::vector<double> limits = round_limits(largest, static_cast<int>(colors.size()) - 1);
  std::vector<MapClass> classes;
  for (std::size_t i = 0; i < limits.size(); ++i)
    classes.push_back(
        {limits[i],
         i == 0 ? tr("up to %1", text(limits[i])) : tr("%1 to %2", text(limits[i - 1]), text(limits[i])),
         colors[i]});
  classes.push_back({endless, tr("more than %1", text(limits.back())), colors.back()});
  return classes;
}

std::vector<MapClass> depth_classes(double largest) {
  static const std::vector<std::string> blues = {"#c6e0f5", "#8fc1e6", "#4a93cc", "#1f5fa6", "#0b2f66"};
  return rising_classes(std::max(largest, 0.05), blues, metres);
}

std::vector<MapClass> change_classes(double largest) {
  const std::vector<double> limits = round_limits(std::max(largest, 0.05), 3);
  return {{-limits[2], tr("more than %1 less", metres(limits[2])), "#08519c"},
          {-limits[1], tr("%1 to %2 less", metres(limits[1]), metres(limits[2])), "#4292c6"},
          {-limits[0], tr("%1 to %2 less", metres(limits[0]), metres(limits[1])), "#9ecae1"},
          {limits[0], tr("about the same, to %1", metres(limits[0])), same},
          {limits[1], tr("%1 to %2 more", metres(limits[0]), metres(limits[1])), "#fdbe85"},
          {limits[2], tr("%1 to %2 more", metres(limits[1]), metres(limits[2])), "#fd8d3c"},
          {endless, tr("more than %1 more", metres(limits[2])), "#d94701"}};
}

std::vector<MapClass> land_classes() {
  return {
      {1, tr("newly dry"), "#2166ac"}, {2, tr("flooded in both"), same}, {3, tr("newly flooded"), "#e66101"}};
}

double absolute_quantile(std::vector<float> values, double share) {
  values.erase(std::remove_if(values.begin(), values.end(), [](float value) { return std::isnan(value); }),
               values.end());
  if (values.empty()) return 0;
  const auto place =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), place, values.end(),
                   [](float a, float b) { return std::fabs(a) < std::fabs(b); });
  return std::fabs(static_cast<double>(*place));
}

}  // namespace spate

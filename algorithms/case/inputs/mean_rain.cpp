// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/mean_rain.hpp"

#include <algorithm>
#include <vector>

namespace spate {
namespace {

double rain_on_zone(const RainField& field, std::size_t zone, double time) {
  double depth = 0;
  for (std::size_t k = 0; k < field.intervals(); ++k) {
    const double begin = std::max(field.times[k], 0.0), end = std::min(field.times[k + 1], time);
    if (begin < end) depth += field.rate(zone, k) * (end - begin);
  }
  return depth;
}

}  // namespace

Series mean_rain(const Scenario& scenario) {
  if (scenario.rain_field == nullptr) return scenario.rain;
  const RainField& field = *scenario.rain_field;
  const RainMapView map = field.map.view();
  const Grid& grid = scenario.terrain.grid;
  std::vector<double> cells(field.zones());
  double all = 0;
  for (std::int32_t row = 0; row < grid.rows; ++row)
    scenario.terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
      if (scenario.terrain.is_wall(cell)) return;
      cells[map.zone(column, row)] += 1;
      all += 1;
    });
  // Of each source, so that zones are looked at once.
  std::vector<double> weights(field.sources);
  for (std::size_t zone = 0; zone < field.zones(); ++zone)
    for (std::uint32_t p = field.first_part[zone]; p < field.first_part[zone + 1]; ++p)
      weights[field.parts[p].source] +=
          static_cast<double>(field.parts[p].share) * cells[zone] / std::max(all, 1.0);
  // Steps, as nearly as a series has them.
  std::vector<double> times, values;
  const auto add = [&](double time, double value) {
    if (!times.empty() && !(time > times.back())) return;
    times.push_back(time);
    values.push_back(value);
  };
  for (std::size_t k = 0; k < field.intervals(); ++k) {
    double rate = 0;
    for (std::uint32_t s = 0; s < field.sources; ++s)
      rate += weights[s] * static_cast<double>(field.rates[k * field.sources + s]);
    rate *= scenario.rain_field_factor;
    const double begin = field.times[k], end = field.times[k + 1], edge = 1e-6 * (end - begin);
    if (k == 0) add(begin - edge, 0);
    add(begin, rate);
    add(end - edge, rate);
    if (k + 1 == field.intervals()) add(end, 0);
  }
  return {times, values};
}

double largest_rain(const Scenario& scenario) {
  if (scenario.rain_field == nullptr) return scenario.rain.largest();
  const RainField& field = *scenario.rain_field;
  double most = 0;
  for (std::size_t zone = 1; zone < field.zones(); ++zone)
    for (std::size_t k = 0; k < field.intervals(); ++k) most = std::max(most, field.rate(zone, k));
  return most * scenario.rain_field_factor;
}

double rain_on_cell(const Scenario& scenario, std::size_t cell, double time) {
  if (scenario.rain_field == nullptr) return scenario.rain.empty() ? 0 : scenario.rain.integral(0, time);
  const RainField& field = *scenario.rain_field;
  const auto [column, row] = scenario.terrain.grid.cell(cell);
  return rain_on_zone(field, field.map.view().zone(column, row), time) * scenario.rain_field_factor;
}

std::vector<double> rain_on_zones(const Scenario& scenario, double time) {
  const RainField& field = *scenario.rain_field;
  std::vector<double> depths(field.zones());
  for (std::size_t zone = 0; zone < depths.size(); ++zone)
    depths[zone] = rain_on_zone(field, zone, time) * scenario.rain_field_factor;
  return depths;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/rain_map.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/report/shown_cells.hpp"
#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/report/map_svg.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

// YlGnBu of ColorBrewer, as maps of rain have them; told apart by the colour-blind too.
constexpr std::array<const char*, 7> colors = {"#ffffcc", "#c7e9b4", "#7fcdbb", "#41b6c4",
                                               "#1d91c0", "#225ea8", "#0c2c84"};

// Calls f(column, cell) for the cells of a row that flow.
template <class F>
void each_flow_cell(const Terrain& terrain, std::int32_t row, const F& f) {
  terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
    if (!terrain.is_wall(cell)) f(column, cell);
  });
}

}  // namespace

RainTotals find_rain_totals(const Simulation& simulation) {
  const Scenario& scenario = simulation.scenario();
  const Terrain& terrain = scenario.terrain;
  RainTotals totals;
  const bool is_everywhere = scenario.rain_field == nullptr;
  if (!is_everywhere) totals.of_zones = rain_on_zones(scenario, simulation.report().time);
  for (double& total : totals.of_zones) total *= 1000;
  totals.least = no_upper_limit, totals.largest = -no_upper_limit;
  for (std::int32_t row = 0; row < terrain.grid.rows; ++row)
    each_flow_cell(terrain, row, [&](std::int32_t column, std::size_t cell) {
      ++totals.cells;
      if (is_everywhere) return;
      const double total = totals.of_zones[scenario.rain_field->map.view().zone(column, row)];
      if (total < totals.least) totals.least = total, totals.least_cell = cell;
      if (total > totals.largest) totals.largest = total, totals.largest_cell = cell;
    });
  if (is_everywhere || totals.cells == 0) totals.least = totals.largest = 0;
  return totals;
}

std::vector<MapClass> rain_classes(double least, double largest) {
  const auto text = [](double millimetres) { return tr("%1 mm", number(millimetres, 4)); };
  if (!(largest - least > 1e-3 * largest)) return {{no_upper_limit, text(largest), colors[3]}};
  const std::vector<double> ticks = axis_ticks(least, largest, 4);
  const double step = ticks[1] - ticks[0];
  std::vector<double> limits{step * std::floor(least / step + 1e-9)};
  while (limits.back() < largest * (1 - 1e-9)) limits.push_back(step * std::round(limits.back() / step + 1));
  std::vector<MapClass> classes;
  if (!(least > 0)) classes.push_back({0, tr("no rain"), "#d9d9d9"});
  const std::size_t count = limits.size() - 1;
  for (std::size_t i = 0; i < count; ++i)
    classes.push_back(
        {i + 1 < count ? limits[i + 1] : no_upper_limit,
         tr("%1 to %2", number(limits[i], 4), text(limits[i + 1])),
         colors[std::min((i * (colors.size() - 1) + (count - 1) / 2) / std::max<std::size_t>(count - 1, 1),
                         colors.size() - 1)]});
  return classes;
}

RainTotalMap draw_rain_map(const Simulation& simulation, const io::GeoReference& place,
                           const RainTotals& totals, const std::string& dem, const std::string& dem_crs) {
  RainTotalMap map;
  if (totals.of_zones.empty()) return map;
  const Scenario& scenario = simulation.scenario();
  map.classes = rain_classes(totals.least, totals.largest);
  const ShownCells shown = show_cells(place, map.classes, -1, [&](std::int32_t row, float* values) {
    std::fill_n(values, place.grid.columns, std::numeric_limits<float>::quiet_NaN());
    each_flow_cell(scenario.terrain, row, [&](std::int32_t column, std::size_t) {
      values[column] = static_cast<float>(totals.of_zones[scenario.rain_field->map.view().zone(column, row)]);
    });
  });
  MapSvg sheet(tr("Total rain"), shown.place, shown.picture);
  sheet.draw_ground(io::hillshade(dem, "DEM", dem_crs, shown.place, sheet.width(), sheet.height()));
  map.svg = sheet.finished();
  return map;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/limits_map.hpp"

#include <algorithm>
#include <limits>

#include "algorithms/case/report/shown_cells.hpp"
#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/report/map_svg.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr std::size_t most_shown = 1000;  // dots: more would hide each other

}  // namespace

StepLimitsFound find_step_limits(const Simulation& simulation, const io::GeoReference& place) {
  StepLimitsFound found;
  std::vector<float> row(static_cast<std::size_t>(place.grid.columns));
  for (std::int32_t r = 0; r < place.grid.rows; ++r) {
    simulation.read(Field::step_limits, 0, r, r + 1, row.data());
    for (std::int32_t c = 0; c < place.grid.columns; ++c) {
      const auto share = static_cast<double>(row[static_cast<std::size_t>(c)]);
      if (!(share > 0)) continue;
      found.share += share;
      found.cells.push_back({place.x_at(c + 0.5), place.y_at(r + 0.5), share});
    }
  }
  std::stable_sort(found.cells.begin(), found.cells.end(),
                   [](const LimitingCell& a, const LimitingCell& b) { return a.share > b.share; });
  found.count = found.cells.size();
  found.cells.resize(std::min(found.count, most_shown));
  return found;
}

LimitsMap draw_limits_map(const Simulation& simulation, const io::GeoReference& place,
                          const StepLimitsFound& limits, const std::string& dem, const std::string& dem_crs) {
  LimitsMap map;
  if (limits.cells.empty()) return map;
  map.classes = {{0.01, tr("less than 1 % of the steps"), "#fdbb84"},
                 {0.1, tr("1 to 10 %"), "#ef6548"},
                 {no_upper_limit, tr("more than 10 %"), "#7f0000"}};
  const ShownCells water = show_cells(
      place, {{no_upper_limit, {}, "#9ecae1"}}, 0.05f,
      [&](std::int32_t row, float* values) { simulation.read(Field::max_depth, 0, row, row + 1, values); });
  MapSvg sheet(tr("What limited the time step"), water.place, water.picture);
  sheet.draw_ground(io::hillshade(dem, "DEM", dem_crs, water.place, sheet.width(), sheet.height()));
  for (auto cell = limits.cells.rbegin(); cell != limits.cells.rend(); ++cell)  // the largest on top
    if (sheet.has({cell->x, cell->y}))
      sheet.draw_dot(
          {cell->x, cell->y}, class_of(cell->share, map.classes)->color.c_str(),
          &*cell == &limits.cells.front() ? tr("%1 %", number(100 * cell->share, 2)) : std::string());
  map.svg = sheet.finished();
  return map;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The rain on buildings that are taken out of the flow.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <unordered_map>
#include <vector>

#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// For each roof, the cell on the ground that takes its rain: the nearest one, found from the outside in. A
// roof takes over what its neighbours have found, so that the work grows only with the number of roof cells.
class RoofDrains {
 public:
  explicit RoofDrains(const Terrain& terrain) : terrain_(terrain), grid_(terrain.grid) {
    terrain_.each_cell(0, grid_.cells(), [&](std::size_t cell) {
      if (!is_roof(cell)) return;
      ++roofs_;
      if (std::any_of(around_.begin(), around_.end(),
                      [&](const Step& step) { return is_ground(cell, step); }))
        layer_.push_back(cell);
    });
    while (!layer_.empty()) drain_layer();
  }

  std::size_t roofs() const { return roofs_; }
  std::size_t drained() const { return drain_of_.size(); }
  // How many roofs each cell on the ground takes.
  std::map<std::size_t, float> taken_by_ground() const {
    std::map<std::size_t, float> roofs;
    for (const auto& [roof, ground] : drain_of_) roofs[ground] += 1;
    return roofs;
  }

 private:
  struct Step {
    std::int32_t column, row;
  };
  static constexpr std::array<Step, 4> around_ = {{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

  bool is_roof(std::size_t cell) const { return terrain_.taken[cell] != 0 && !std::isnan(terrain_.zb[cell]); }
  bool is_inside(std::size_t cell, const Step& step) const {
    const auto [column, row] = grid_.cell(cell);
    return grid_.contains(column + step.column, row + step.row);
  }
  std::size_t beside(std::size_t cell, const Step& step) const {
    const auto [column, row] = grid_.cell(cell);
    return grid_.index(column + step.column, row + step.row);
  }
  bool is_ground(std::size_t cell, const Step& step) const {
    return is_inside(cell, step) && !terrain_.is_wall(beside(cell, step));
  }
  double distance(std::size_t a, std::size_t b) const {
    const GridCell from = grid_.cell(a), to = grid_.cell(b);
    return std::hypot(from.column - to.column, from.row - to.row);
  }

  // Gives the roofs of layer_ their drains; the roofs behind them become the next layer.
  void drain_layer() {
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (const std::size_t roof : layer_) {
      std::size_t nearest = grid_.cells();
      const auto consider = [&](std::size_t ground) {
        if (nearest == grid_.cells() || distance(roof, ground) < distance(roof, nearest)) nearest = ground;
      };
      for (const Step& step : around_) {
        if (!is_inside(roof, step)) continue;
        if (is_ground(roof, step)) consider(beside(roof, step));
        const auto known = drain_of_.find(beside(roof, step));
        if (known != drain_of_.end()) consider(known->second);
      }
      found.emplace_back(roof, nearest);
    }
    drain_of_.insert(found.begin(), found.end());
    std::vector<std::size_t> next;
    for (const std::size_t roof : layer_)
      for (const Step& step : around_)
        if (is_inside(roof, step) && is_roof(beside(roof, step)) && drain_of_.count(beside(roof, step)) == 0)
          next.push_back(beside(roof, step));
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    layer_ = std::move(next);
  }

  const Terrain& terrain_;
  const Grid& grid_;
  std::size_t roofs_ = 0;
  std::vector<std::size_t> layer_;
  std::unordered_map<std::size_t, std::size_t> drain_of_;  // from the roof to the ground
};

// The inlets by row, to find the nearest one to a cell.
class NearestInlet {
 public:
  explicit NearestInlet(const Scenario& scenario) : grid_(scenario.terrain.grid) {
    for (const Structure& structure : scenario.structures)
      if (structure.kind == StructureKind::inlet) cells_.push_back(structure.paths.front().from);
    std::sort(cells_.begin(), cells_.end());
  }
  bool is_empty() const { return cells_.empty(); }
  std::size_t to(std::size_t cell) const {
    const GridCell from = grid_.cell(cell);
    std::size_t nearest = cells_.front();
    double least = std::numeric_limits<double>::infinity();
    // False as soon as its row alone is farther away than the nearest one so far.
    const auto consider = [&](std::size_t inlet) {
      const GridCell at = grid_.cell(inlet);
      const double rows = at.row - from.row, distance = std::hypot(at.column - from.column, rows);
      if (distance < least || (distance == least && inlet < nearest)) {
        least = distance;
        nearest = inlet;
      }
      return std::fabs(rows) <= least;
    };
    const auto middle = std::lower_bound(cells_.begin(), cells_.end(), cell);
    for (auto after = middle; after != cells_.end() && consider(*after);) ++after;
    for (auto before = middle; before != cells_.begin() && consider(*(before - 1));) --before;
    return nearest;
  }

 private:
  const Grid& grid_;
  std::vector<std::size_t> cells_;
};

}  // namespace

void add_roof_rain(Scenario& scenario, const FloodChoices& choices, Log& log) {
  const Terrain& terrain = scenario.terrain;
  if (terrain.taken.empty() || !(largest_rain(scenario) > 0)) return;
  const RoofDrains drains(terrain);
  if (drains.roofs() == 0) return;
  std::size_t ground = 0;
  terrain.each_cell(0, terrain.grid.cells(),
                    [&](std::size_t cell) { ground += terrain.is_wall(cell) ? 0 : 1; });
  const double depth = mean_rain(scenario).integral(0, choices.parameters.duration);
  const auto text = [&](std::size_t cells) {
    const double share = static_cast<double>(cells) / static_cast<double>(ground + drains.roofs());
    return tr("%1 m³, %2 % of the rain",
              cubic_metres(depth * static_cast<double>(cells) * terrain.grid.cell_area()),
              fixed(100 * share, 1));
  };
  if (choices.roof_rain == RoofRain::lost) {
    log.info(tr("Rain on buildings: %1, is lost (ROOF_RAIN)", text(drains.roofs())));
    return;
  }
  std::map<std::size_t, float> roofs_of = drains.taken_by_ground();
  if (choices.roof_rain == RoofRain::inlet) {
    const NearestInlet inlets(scenario);
    check(!inlets.is_empty(), "roof_rain_without_inlets", "The rain on buildings has no inlet to go to",
          "ROOF_RAIN is inlet, and INLETS holds none", "Give INLETS, or take another ROOF_RAIN.");
    std::map<std::size_t, float> of_inlets;
    for (const auto& [cell, roofs] : roofs_of) of_inlets[inlets.to(cell)] += roofs;
    for (Structure& structure : scenario.structures)
      structure.grate.takes_roofs =
          structure.kind == StructureKind::inlet && of_inlets.count(structure.paths.front().from) > 0;
    roofs_of = std::move(of_inlets);
  }
  for (const auto& [cell, roofs] : roofs_of) scenario.roof_rain.push_back({cell, roofs});
  log.info(choices.roof_rain == RoofRain::inlet
               ? tr("Rain on buildings: %1, is passed on to %2 {cell|cells} with the nearest inlets",
                    text(drains.drained()), number(scenario.roof_rain.size()))
               : tr("Rain on buildings: %1, is passed on to the nearest %2 {cell|cells} on the ground",
                    text(drains.drained()), number(scenario.roof_rain.size())));
  if (drains.drained() < drains.roofs())
    log.info(
        tr("  %1, is lost, since nodata surround those buildings", text(drains.roofs() - drains.drained())));
}

}  // namespace spate

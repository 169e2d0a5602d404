// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/bridge_checks.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "algorithms/case/check/structure_ground.hpp"
#include "algorithms/case/log/texts.hpp"

namespace spate {
namespace {

// The cells on both sides of the face with the lowest ground, the higher one first: there water comes from.
std::pair<std::size_t, std::size_t> lowest_sides(const Bridge& bridge, const Grid& grid,
                                                 const StructureGround& ground) {
  std::pair<std::size_t, std::size_t> lowest{};
  double least = std::numeric_limits<double>::infinity();
  for (const BridgeFace& of : bridge.faces) {
    const Face other = from_beyond(of.face);
    std::size_t up = grid.index(of.face.column, of.face.row), down = grid.index(other.column, other.row);
    if (ground.ground(up) < ground.ground(down)) std::swap(up, down);
    if (!(ground.ground(up) < least)) continue;
    least = ground.ground(up);
    lowest = {up, down};
  }
  return lowest;
}

}  // namespace

void check_bridges(const Scenario& scenario, const io::GeoReference& reference, Log& log) {
  if (scenario.bridges.empty()) return;
  constexpr double noticed = 0.05;  // m
  constexpr std::size_t farthest = 300;
  const StructureGround ground(scenario, true);
  for (const Bridge& bridge : scenario.bridges) {
    if (bridge.faces.empty()) continue;
    const auto [up, down] = lowest_sides(bridge, scenario.terrain.grid, ground);
    const double soffit = scenario.terrain.datum + static_cast<double>(bridge.faces.front().soffit);
    const auto reach = static_cast<std::int32_t>(std::min(bridge.faces.size() + 10, farthest));
    const double over = ground.pass(up, down, reach);
    if (!(over < soffit - noticed)) continue;
    log.finding(
        {Severity::warning,
         {"bridge_bypassed", tr("Water passes beside %1 before it comes to its soffit", bridge.name),
          tr("the ground at its ends lets it through from %1 m on, and its soffit is at %2 m", fixed(over, 2),
             fixed(soffit, 2)),
          tr("Draw the line on to the banks, and see whether DEM holds the approaches. Right where the "
             "ground beside the bridge is lower.")},
         soffit - over,
         "m",
         {{reference.centre_of(up)}},
         bridge.name,
         "soffit"});
  }
}

}  // namespace spate

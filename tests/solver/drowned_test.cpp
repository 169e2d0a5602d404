// SPDX-License-Identifier: GPL-3.0-or-later
// Structures that water drowns on both sides, in cells about as small as they are wide: between two basins
// they need the drop of level that their equations say.
#include "tests/solver/every_scheme_with_barriers.hpp"

namespace {

using namespace cases;
using spate::Structure;
using spate::StructureKind;

class Drowned : public EveryScheme {};

constexpr double discharge = 1, tailwater = 1.8;

// The drop of level (m) from the western to the eastern of two basins of 10 x 10 cells with a wall between
// them, at which a structure passes what comes in from the west.
double drop_of(SchemeId scheme, const Structure& structure, double spacing) {
  Scenario scenario = flat(21, 10, spacing);
  const spate::Grid& grid = scenario.terrain.grid;
  for (int row = 0; row < 10; ++row) scenario.terrain.zb[grid.index(10, row)] = no_data;
  scenario.initial_level.assign(grid.cells(), static_cast<float>(tailwater));
  scenario.terrain.manning = {0.03f};
  set_side(scenario, spate::Side::west, spate::EdgeKind::discharge, Series(discharge));
  set_side(scenario, spate::Side::east, spate::EdgeKind::level, Series(tailwater));
  scenario.structures = {structure};
  // Wide ones are spread over cells side by side, as StructureLine does.
  const int across = static_cast<int>(std::ceil(structure.width / spacing));
  for (int i = 0; i < across; ++i)
    scenario.structures[0].paths.push_back({grid.index(7, 4 + i), grid.index(13, 4 + i), 1.0 / across});
  // The basin has to fill by the drop.
  const auto simulation = simulate(scenario, scheme, std::max(600.0, 15 * spacing * spacing));
  const auto level_in = [&](bool west) {
    return water_in(*simulation, [&](int column, int) { return west ? column < 10 : column > 10; }) /
           (100 * spacing * spacing);
  };
  return level_in(true) - level_in(false);
}

TEST_P(Drowned, NeedTheDropThatTheirEquationsSay) {
  Structure box, weir, gate;
  box.shape = spate::CulvertShape::box;
  box.width = 2;
  box.height = 1;
  box.length = 20;
  box.manning = 0.013;
  weir.kind = StructureKind::weir;
  weir.invert_up = weir.invert_down = 1;
  weir.width = 4;
  weir.coefficient = 1.705;
  gate.kind = StructureKind::gate;
  gate.width = 2;
  gate.height = 1;
  gate.coefficient = 0.61;
  // The barrel runs full: 1.5 velocity heads of its ends and the friction along it.
  const double velocity_head = 0.25 / (2 * gravity), radius = 2.0 / 6;
  const double friction = 2 * gravity * 0.013 * 0.013 * 20 / std::pow(radius, 4.0 / 3);
  // Villemonte: the discharge of the free weir times (1 - (lower / upper)^1.5)^0.385.
  double upper = 0.8;
  while (1.705 * 4 * std::pow(upper, 1.5) * std::pow(1 - std::pow(0.8 / upper, 1.5), 0.385) < discharge)
    upper += 1e-5;
  const double through_gate = discharge / (0.61 * 2 * 1);
  // In cells as small as a structure is wide, what runs towards it takes a part of the drop.
  for (const auto& [spacing, within] : {std::pair{2.0, 0.018}, {5.0, 0.008}, {20.0, 0.004}}) {
    const auto check = [&, spacing = spacing, within = within](const char* name, const Structure& structure,
                                                               double drop) {
      figure_near(label(std::string("drowned ") + name + ", cells of " +
                        std::to_string(static_cast<int>(spacing)) + " m, drop (m)"),
                  drop_of(scheme(), structure, spacing), drop, within);
    };
    check("box culvert", box, (1.5 + friction) * velocity_head);
    check("weir", weir, upper - 0.8);
    check("gate", gate, through_gate * through_gate / (2 * gravity));
  }
}

// Two pools of a few cells each, at levels that differ by a millimetre: what passes is what brings them to
// one level, and not many times that, though the levels beside an end know of it only some steps later.
TEST_P(Drowned, SmallPoolsDoNotSwing) {
  struct Pools {
    const char* shape;
    int columns, rows, column, row;  // of the end, in the western one; the eastern one is its mirror image
  };
  for (const Pools& pools : {
           Pools{"2 x 1", 2, 1, 1, 0},
           Pools{"3 x 1", 3, 1, 1, 0},
           Pools{"2 x 2", 2, 2, 1, 0},
           Pools{"3 x 2", 3, 2, 1, 0},
           Pools{"3 x 3", 3, 3, 1, 1},
           Pools{"5 x 3", 5, 3, 2, 1},
           Pools{"5 x 5", 5, 5, 2, 2},
       }) {
    constexpr double spacing = 2, depth = 1.8, apart = 1e-3;
    Scenario scenario = flat(2 * pools.columns + 1, pools.rows, spacing);
    const spate::Grid& grid = scenario.terrain.grid;
    scenario.terrain.manning = {0.03f};
    for (int row = 0; row < pools.rows; ++row) scenario.terrain.zb[grid.index(pools.columns, row)] = no_data;
    scenario.initial_depth = at_centres(
        grid, [&](double x, double) { return x < pools.columns * spacing ? depth : depth - apart; });
    Structure box;
    box.shape = spate::CulvertShape::box;
    box.width = 2;
    box.height = 0.5;
    box.length = 20;
    box.manning = 0.013;
    box.paths = {
        {grid.index(pools.column, pools.row), grid.index(2 * pools.columns - pools.column, pools.row), 1}};
    scenario.structures = {box};
    const auto passed = [&](double seconds) {
      const spate::StructureReport report = simulate(scenario, scheme(), seconds)->structure_reports().at(0);
      return report.forwards + report.backwards;
    };
    const double needed = 0.5 * apart * pools.columns * pools.rows * spacing * spacing;
    figure_at_most(
        label(std::string("pools of ") + pools.shape + " cells, water that passed over what was needed"),
        passed(1200) / needed, 2.5);
  }
}

SPATE_TEST_FLOOD_SCHEMES(Drowned);

}  // namespace

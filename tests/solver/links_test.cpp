// SPDX-License-Identifier: GPL-3.0-or-later
// Structures in runs: what leaves one end comes out of the other, levels come to rest, and no cell gives more
// than it has.
#include "solver/core/check.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;
using spate::Structure;
using spate::StructureKind;
using spate::StructurePath;

class Links : public EveryScheme {};

Structure pipe(std::size_t from, std::size_t to, double floor, double size, double length = 20) {
  Structure pipe;
  pipe.name = "pipe";
  pipe.paths = {{from, to, 1}};
  pipe.invert_up = pipe.invert_down = floor;
  pipe.width = pipe.height = size;
  pipe.length = length;
  pipe.manning = 0.013;
  return pipe;
}

Structure sink(std::size_t from, double discharge) {
  Structure sink;
  sink.name = "sink";
  sink.kind = StructureKind::sink;
  sink.paths = {{from, StructurePath::out, 1}};
  sink.discharge = Series(discharge);
  return sink;
}

// Two basins of 10 x 10 cells each, with a wall between them.
Scenario basins(double west_level, double east_level, double spacing = 5) {
  Scenario scenario = flat(21, 10, spacing);
  for (int row = 0; row < 10; ++row) scenario.terrain.zb[scenario.terrain.grid.index(10, row)] = no_data;
  const double middle = 10.5 * spacing;
  scenario.initial_depth = at_centres(scenario.terrain.grid,
                                      [&](double x, double) { return x < middle ? west_level : east_level; });
  return scenario;
}
double level_in(const Simulation& now, bool west, double spacing = 5) {
  const auto inside = [&](int column, int) { return west ? column < 10 : column > 10; };
  return water_in(now, inside) / (100 * spacing * spacing);
}

TEST_P(Links, BasinsComeToOneLevelAndStayThere) {
  Scenario scenario = basins(2, 0.5);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.structures = {pipe(grid.index(9, 5), grid.index(11, 5), 0, 1)};
  scenario.structures[0].barrels = 3;
  const auto simulation = simulate(scenario, scheme(), 3600);
  figure_near(label("basins joined by pipes, level in the west (m)"), level_in(*simulation, true), 1.25,
              2e-3);
  figure_near(label("basins joined by pipes, level in the east (m)"), level_in(*simulation, false), 1.25,
              2e-3);
  const spate::Volumes volumes = simulation->report().volumes;
  figure_at_most(label("basins joined by pipes, mass error"), std::abs(volumes.mass_error()), 1e-9);
  const spate::StructureReport report = simulation->structure_reports().at(0);
  EXPECT_NEAR(report.forwards - report.backwards, 0.75 * 2500, 5);
  EXPECT_GE(report.drowned_at, 0);
  EXPECT_GT(report.peak_discharge, 3);
  EXPECT_EQ(volumes.inflow, 0);
  EXPECT_EQ(volumes.abstracted, 0);
}

// Those of a kind are planned together, but reports and saved states follow the scenario.
TEST_P(Links, AreReportedInTheOrderOfTheScenario) {
  Scenario scenario = basins(2, 0.5);
  const spate::Grid& grid = scenario.terrain.grid;
  const Structure joins = pipe(grid.index(9, 5), grid.index(11, 5), 0, 1),
                  leaves = sink(grid.index(2, 2), 0.01);
  scenario.structures = {joins, leaves};
  const auto one = simulate(scenario, scheme(), 60);
  scenario.structures = {leaves, joins};
  const auto other = simulate(scenario, scheme(), 60);
  EXPECT_EQ(one->field(Field::depth), other->field(Field::depth));
  EXPECT_NEAR(other->structure_reports().at(0).forwards, 0.6, 0.01);
  EXPECT_GT(other->structure_reports().at(1).forwards, 50);
  EXPECT_EQ(other->structure_reports().at(1).forwards, one->structure_reports().at(0).forwards);
  const spate::SavedLinks saved = one->save().links, reversed = other->save().links;
  EXPECT_EQ(reversed.tallies[1].forwards, saved.tallies[0].forwards);
  EXPECT_EQ(reversed.remainder[0], saved.remainder[1]);
  EXPECT_EQ(reversed.waiting, saved.waiting);  // in the order of the grid
}

// The first half minute of two wide basins, by the equation of the barrel that runs full.
TEST_P(Links, ACulvertDischargesWhatItsEquationSays) {
  Scenario scenario = basins(3, 2, 20);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.structures = {pipe(grid.index(9, 5), grid.index(11, 5), 0, 1.2, 60)};
  scenario.structures[0].manning = 0.012;
  const auto simulation = simulate(scenario, scheme(), 30);
  // 0.5 m gave 2.3137 m3/s by hand (structures_test.cpp): 1 m gives sqrt 2 as much, less what the ends'
  // cells sink and rise by.
  const spate::StructureReport report = simulation->structure_reports().at(0);
  figure_near(label("culvert in a run, peak discharge (m3/s)"), report.peak_discharge,
              2.3137 * std::sqrt(2.0), 0.02);
  EXPECT_GT(report.forwards, 0.85 * 30 * report.peak_discharge);
}

// The momentum that a jet brings to still water is that of its discharge: before it comes to the walls, all
// that has come out of the barrel times the speed in it. Without the jet there is none.
TEST_P(Links, AJetBringsItsMomentum) {
  for (const bool jet : {true, false}) {
    Scenario scenario = basins(3, 2, 20);
    scenario.terrain.manning = {0};
    const spate::Grid& grid = scenario.terrain.grid;
    scenario.structures = {pipe(grid.index(9, 5), grid.index(15, 5), 0, 1.2, 60)};
    if (jet) scenario.structures[0].jets[0] = {0.6, 0.8};
    const auto simulation = simulate(scenario, scheme(), 8);
    const spate::StructureReport report = simulation->structure_reports().at(0);
    const std::vector<float> hu = simulation->field(Field::discharge_x),
                             hv = simulation->field(Field::discharge_y);
    double x = 0, y = 0;
    for (int row = 0; row < 10; ++row)
      for (int column = 11; column < 21; ++column) {
        x += static_cast<double>(hu[grid.index(column, row)]) * 400;
        y += static_cast<double>(hv[grid.index(column, row)]) * 400;
      }
    // What has come out by then (the last step's water is still to come); the discharge hardly changes.
    const double came = water_in(*simulation, [](int column, int) { return column > 10; }) - 2 * 100 * 400;
    const double area = 0.25 * 3.14159265358979323846 * 1.2 * 1.2;
    const double carried = jet ? came * report.peak_discharge / area : 0;
    figure_near(label(jet ? "jet, momentum in x (m4/s)" : "no jet, momentum in x (m4/s)"), x, 0.6 * carried,
                0.02 * carried + 0.05);
    figure_near(label(jet ? "jet, momentum in y (m4/s)" : "no jet, momentum in y (m4/s)"), y, 0.8 * carried,
                0.02 * carried + 0.05);
  }
}

TEST_P(Links, WaterAtRestStaysAtRest) {
  Scenario scenario = make_scenario(40, 20, 4, [](double x, double y) {
    return std::round(1024 * (1 + std::sin(x / 9) + std::cos(y / 7))) / 1024;
  });
  const spate::Grid& grid = scenario.terrain.grid;
  for (int row = 0; row < 20; ++row) scenario.terrain.zb[grid.index(20, row)] = no_data;
  // KP07 moves water at the shore by itself.
  scenario.initial_level.assign(grid.cells(), scheme() == SchemeId::kp07 ? 3.5f : 2.25f);
  Random random(3);
  for (int i = 0; i < 60; ++i) {
    Structure one =
        pipe(grid.index(static_cast<int>(random(0, 20)), i % 20),
             grid.index(21 + static_cast<int>(random(0, 19)), (7 * i) % 20), random(0, 2), random(0.2, 2));
    one.kind = static_cast<StructureKind>(i % 3);
    one.coefficient = 0.6;
    scenario.structures.push_back(one);
  }
  const auto before =
      Simulation(std::make_shared<const Scenario>(scenario), parameters_for(scheme(), 1)).field(Field::depth);
  const auto simulation = simulate(scenario, scheme(), 120);
  const std::vector<float> after = simulation->field(Field::depth);
  double moved = 0;
  for (std::size_t cell = 0; cell < after.size(); ++cell)
    moved = std::max(moved, static_cast<double>(std::fabs(after[cell] - before[cell])));
  figure_at_most(label("lake on both sides of structures, depths change by (m)"), moved, 2e-5);
  double passed = 0;
  for (const spate::StructureReport& report : simulation->structure_reports())
    passed = std::max(passed, report.forwards + report.backwards);
  figure_at_most(label("lake on both sides of structures, largest volume passed (m3)"), passed, 2e-2);
}

// A pipe as wide as its cells, between two cells of 1 m each that nothing else feeds.
TEST_P(Links, SmallCellsBesideALargePipeDoNotSwing) {
  Scenario scenario = flat(3, 1, 1);
  scenario.terrain.zb[1] = no_data;
  scenario.initial_depth = {2, 0, 1};
  scenario.structures = {pipe(0, 2, 0, 3, 5)};
  scenario.structures[0].barrels = 10;
  spate::Parameters parameters = parameters_for(scheme(), 20);
  parameters.snapshot_interval = 0.1;
  double lowest = 2, highest = 1, before = 1;
  bool rises = true;
  Snapshots look([&](const Simulation& now) {
    const std::vector<float> depth = now.field(Field::depth);
    lowest = std::min(lowest, static_cast<double>(depth[0]));
    highest = std::max(highest, static_cast<double>(depth[2]));
    rises = rises && static_cast<double>(depth[2]) >= before - 1e-5;
    before = static_cast<double>(depth[2]);
  });
  const auto simulation = simulate(scenario, parameters, &look);
  figure_at_least(label("large pipe between small cells, lowest upper level (m)"), lowest, 1.5 - 2e-5);
  figure_at_most(label("large pipe between small cells, highest lower level (m)"), highest, 1.5 + 2e-5);
  EXPECT_TRUE(rises);
  EXPECT_NEAR(before, 1.5, 1e-3);
}

TEST_P(Links, AFlapGateStopsTheWayBack) {
  for (const bool flap : {true, false}) {
    Scenario scenario = basins(0.2, 1.5);
    const spate::Grid& grid = scenario.terrain.grid;
    scenario.structures = {pipe(grid.index(9, 5), grid.index(11, 5), 0, 1)};
    scenario.structures[0].flap = flap;
    const auto simulation = simulate(scenario, scheme(), 60);
    const spate::StructureReport report = simulation->structure_reports().at(0);
    if (flap) {
      EXPECT_EQ(0, report.backwards);
    } else {
      EXPECT_GT(report.backwards, 20);
    }
    EXPECT_EQ(0, report.forwards);
    EXPECT_EQ(flap, report.peak_discharge == 0);
  }
}

TEST_P(Links, ASinkTakesNoMoreThanThereIsAndIsCounted) {
  Scenario scenario = basins(0.02, 0.5);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.structures = {sink(grid.index(5, 5), 2), sink(grid.index(15, 5), 0.25)};
  const auto simulation = simulate(scenario, scheme(), 120);
  const spate::Volumes volumes = simulation->report().volumes;
  const auto reports = simulation->structure_reports();
  EXPECT_LE(reports[0].forwards, 50);  // the basin held that
  EXPECT_GT(reports[0].forwards, 2);
  EXPECT_NEAR(reports[1].forwards, 30, 0.01);
  EXPECT_NEAR(volumes.drained, reports[0].forwards + reports[1].forwards, 1e-9);
  figure_at_most(label("sinks, mass error"), std::abs(volumes.mass_error()), 1e-9);
  for (const float depth : simulation->field(Field::depth)) EXPECT_GE(depth, 0);
}

// Whatever the steps, a series takes its integral.
TEST_P(Links, ASinkTakesTheIntegralOfItsSeries) {
  Scenario scenario = flat(3, 3, 20);
  scenario.initial_depth.assign(9, 0.5f);
  scenario.structures = {sink(4, 0)};
  scenario.structures[0].discharge = Series({20, 21, 22, 60, 90, 120}, {0, 5, 0, 0, 2, 0});
  const auto simulation = simulate(scenario, scheme(), 300);
  figure_near(label("a sink with two pulses, volume (m3)"), simulation->structure_reports().at(0).forwards,
              65, 1e-3);
}

// A bank above the water tells no level.
TEST_P(Links, ARuleOnDryGroundHearsNoWater) {
  Scenario scenario = basins(0.5, 0);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.terrain.zb[grid.index(2, 8)] = 3;
  scenario.initial_depth[grid.index(2, 8)] = 0;
  Structure gate = pipe(grid.index(9, 5), grid.index(11, 5), 0, 1);
  gate.kind = StructureKind::gate;
  gate.coefficient = 0.61;
  gate.opening = 0;
  gate.rule = {spate::RuleKind::opens_above, grid.index(2, 8), 1.5, 2};
  scenario.structures = {gate};
  EXPECT_EQ(0, simulate(scenario, scheme(), 120)->structure_reports().at(0).forwards);
}

TEST_P(Links, ASinkStartsAndStopsAtItsLevels) {
  Scenario scenario = basins(1, 0.5);
  const spate::Grid& grid = scenario.terrain.grid;
  for (const int column : {5, 15}) {
    scenario.structures.push_back(sink(grid.index(column, 5), 1));
    scenario.structures.back().rule = {spate::RuleKind::opens_above, grid.index(column, 5), 0.8, 0.9};
  }
  const auto simulation = simulate(scenario, scheme(), 1200);
  figure_near(label("sink, level at which it has stopped (m)"), level_in(*simulation, true), 0.8, 0.03);
  EXPECT_EQ(0, simulation->structure_reports().at(1).forwards);
}

// A pipe below dry ground, with a film of rain on it, is not under water.
TEST_P(Links, GroundAboveACulvertDoesNotDrownIt) {
  Scenario scenario = basins(0, 0.1);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.structures = {pipe(grid.index(9, 5), grid.index(11, 5), -3, 1)};
  scenario.rain = Series(1e-6);
  const auto simulation = simulate(scenario, scheme(), 60);
  EXPECT_GE(simulation->structure_reports().at(0).drowned_at, 0) << "by the water in the east";
  scenario.initial_depth = {};
  EXPECT_EQ(-1, simulate(scenario, scheme(), 60)->structure_reports().at(0).drowned_at);
}

TEST_P(Links, AWeirPassesWhatStandsAboveItsCrest) {
  Scenario scenario = basins(1.5, 0);
  const spate::Grid& grid = scenario.terrain.grid;
  Structure weir;
  weir.name = "weir";
  weir.kind = StructureKind::weir;
  weir.invert_up = weir.invert_down = 1;
  weir.width = 50;
  weir.coefficient = 1.705;
  for (int row = 0; row < 10; ++row) weir.paths.push_back({grid.index(9, row), grid.index(11, row), 0.1});
  scenario.structures = {weir};
  const auto simulation = simulate(scenario, scheme(), 1200);
  figure_near(label("weir between basins, level left behind its crest (m)"), level_in(*simulation, true), 1,
              4e-3);
  const spate::StructureReport report = simulation->structure_reports().at(0);
  EXPECT_NEAR(report.peak_discharge, 1.705 * 50 * std::pow(0.5, 1.5), 1.5);
  EXPECT_EQ(-1, report.drowned_at);
  figure_at_most(label("weir, mass error"), std::abs(simulation->report().volumes.mass_error()), 1e-12);
}

TEST_P(Links, APumpStartsAndStopsAtItsLevels) {
  Scenario scenario = basins(1, 2);
  const spate::Grid& grid = scenario.terrain.grid;
  Structure pump;
  pump.name = "pump";
  pump.kind = StructureKind::pump;
  pump.paths = {{grid.index(5, 5), grid.index(15, 5), 1}};
  pump.discharge = Series({0, 4}, {3, 1});
  pump.rule = {spate::RuleKind::opens_above, grid.index(5, 5), 0.6, 0.9};
  scenario.structures = {pump};
  const auto simulation = simulate(scenario, scheme(), 1200);
  const spate::StructureReport report = simulation->structure_reports().at(0);
  EXPECT_FALSE(report.is_on);
  figure_near(label("pump, level at which it has stopped (m)"), level_in(*simulation, true), 0.6, 0.06);
  EXPECT_NEAR(report.peak_discharge, 2.5, 0.1);  // at a head of 1 m
  EXPECT_NEAR(report.forwards, 0.4 * 2500, 150);
  figure_at_most(label("pump, mass error"), std::abs(simulation->report().volumes.mass_error()), 1e-9);
}

TEST_P(Links, AGateFollowsItsSeriesOrItsRule) {
  Scenario scenario = basins(2, 0);
  const spate::Grid& grid = scenario.terrain.grid;
  Structure gate;
  gate.name = "gate";
  gate.kind = StructureKind::gate;
  gate.paths = {{grid.index(9, 5), grid.index(11, 5), 1}};
  gate.width = 2;
  gate.height = 1;
  gate.coefficient = 0.61;
  gate.opening_series = Series({0, 60, 120}, {0, 0, 1});
  scenario.structures = {gate};
  EXPECT_EQ(0, simulate(scenario, scheme(), 59)->structure_reports().at(0).forwards);
  const spate::StructureReport later = simulate(scenario, scheme(), 90)->structure_reports().at(0);
  EXPECT_NEAR(later.opening, 0.5, 1e-6);
  EXPECT_GT(later.forwards, 20);

  // Closes at a hundredth a second once the east stands at 0.5 m.
  gate.opening_series = {};
  gate.rule = {spate::RuleKind::opens_below, grid.index(15, 5), 0.4, 0.5};
  gate.opening_speed = 0.01;
  scenario.structures = {gate};
  const auto ruled = simulate(scenario, scheme(), 1200);
  const spate::StructureReport report = ruled->structure_reports().at(0);
  EXPECT_EQ(0, report.opening);
  EXPECT_FALSE(report.is_on);
  EXPECT_GT(level_in(*ruled, false), 0.45);
  EXPECT_LT(level_in(*ruled, false), 0.9);

  // Between its levels it stays as it is, until one of them is passed: in the end the east stands at 0.5 m.
  gate.opening = 0.3;
  gate.rule.low = 0.1;
  gate.rule.high = 0.4;
  gate.opening_speed = 0;
  scenario.structures = {gate};
  const auto begun = [&](double level) {
    scenario.initial_depth = at_centres(grid, [&](double, double) { return level; });
    return simulate(scenario, scheme(), 10)->structure_reports().at(0).opening;
  };
  EXPECT_EQ(0.3, begun(0.2));
  EXPECT_EQ(1, begun(0.05));
  EXPECT_EQ(0, begun(0.45));
}

// A thousand structures of all kinds, with barrels of all shapes, jets, flaps, series and rules, on land that
// dries and floods again beneath two bridges.
TEST_P(Links, AThousandStructuresKeepTheMass) {
  Scenario scenario = land_that_dries_and_floods();
  const spate::Grid& grid = scenario.terrain.grid;
  Random random(11);
  const auto cell = [&] {
    return grid.index(static_cast<int>(random(0, 60)), static_cast<int>(random(0, 50)));
  };
  constexpr std::size_t kinds = 7;
  for (std::size_t i = 0; i < 1000; ++i) {
    const std::size_t from = cell();
    std::size_t to = cell();
    while (to == from) to = cell();
    const auto floor = static_cast<double>(scenario.terrain.zb[from]) + random(-0.2, 0.4);
    Structure one = pipe(from, to, floor, random(0.2, 2), random(5, 80));
    one.kind = static_cast<StructureKind>(i % kinds);
    one.flap = i % 11 == 0;
    one.coefficient = 0.6;
    if (spate::has_barrels(one.kind)) {
      one.invert_down = static_cast<double>(scenario.terrain.zb[to]);
      one.barrels = static_cast<double>(1 + i % 4);
      if (i % 5 == 0) one.jets = {{{0.6, -0.8}, {-0.8, 0.6}}};
      if (one.kind == StructureKind::shaft)
        one.mouth = random(1, 2) * one.width;
      else
        one.shape = static_cast<spate::CulvertShape>(i % 3);
      if (one.shape != spate::CulvertShape::circular) one.width = random(0.3, 3);
    }
    if (one.kind == StructureKind::pump || one.kind == StructureKind::sink)
      one.discharge = Series(random(0, 0.3));
    if (one.kind == StructureKind::inlet)
      one.grate = {random(0.05, 0.5), random(0, 0.6), random(0.05, 0.8), i % 3 == 0, false};
    if (one.kind == StructureKind::sink || (one.kind == StructureKind::inlet && i % 2 == 0))
      one.paths[0].to = StructurePath::out;
    if ((one.kind == StructureKind::gate || one.kind == StructureKind::pump) && i % 3 < 2) {
      const double low = random(1, 1.5);
      one.rule = {i % 2 == 0 ? spate::RuleKind::opens_below : spate::RuleKind::opens_above, cell(), low,
                  low + 0.2};
      one.opening_speed = i % 4 == 0 ? 0 : 0.02;
    } else if (one.kind == StructureKind::gate) {
      one.opening_series = Series({10, 60, 150}, {0.2, 1, 0});
    }
    scenario.structures.push_back(one);
  }
  scenario.bridges = {bridge_over(scenario, 0.25f), bridge_over(scenario, 0.6f)};
  scenario.bridges[1].piers = 0.2;
  const double duration = everything_duration > 60 ? 200 : 3;
  const auto simulation = simulate(scenario, scheme(), duration);
  const spate::Volumes volumes = simulation->report().volumes;
  figure_at_most(label("1000 structures and two bridges, mass error"), std::abs(volumes.mass_error()), 1e-9);
  std::array<int, kinds> used{};
  int reversed = 0;
  const std::vector<spate::StructureReport> reports = simulation->structure_reports();
  for (std::size_t i = 0; i < reports.size(); ++i) {
    used[i % kinds] += reports[i].forwards + reports[i].backwards > 0 ? 1 : 0;
    reversed += reports[i].forwards > 0 && reports[i].backwards > 0 ? 1 : 0;
  }
  std::printf(
      "  of 143 each passed water: %d culverts, %d weirs, %d gates, %d pumps, %d sinks, %d inlets, %d "
      "shafts; %d both ways; %.0f m3 left the model\n",
      used[0], used[1], used[2], used[3], used[4], used[5], used[6], reversed, volumes.drained);
  if (duration > 60) {
    for (const int of_kind : used) EXPECT_GT(of_kind, 20);
    EXPECT_GT(reversed, 20);
    EXPECT_GT(simulation->bridge_reports()[0].pressed, 0);
  }
  for (const float depth : simulation->field(Field::depth)) ASSERT_GE(depth, 0);
}

// The far end lies in a tile that was never computed.
TEST_P(Links, ADryTileAtTheFarEndIsWoken) {
  Scenario scenario = flat(200, 12, 2);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_depth = at_centres(grid, [](double x, double) { return x < 20 ? 1.0 : 0.0; });
  for (int row = 0; row < 12; ++row) scenario.terrain.zb[grid.index(10, row)] = no_data;
  scenario.structures = {pipe(grid.index(9, 5), grid.index(180, 5), 0, 0.5, 300)};
  spate::Parameters parameters = parameters_for(scheme(), 60);
  parameters.numerics.tile_size = 8;
  const auto simulation = simulate(scenario, parameters);
  const double far = water_in(*simulation, [](int column, int) { return column > 100; });
  EXPECT_GT(far, 1);
  EXPECT_NEAR(far, simulation->structure_reports().at(0).forwards, 0.05);
  figure_at_most(label("dry tile woken, mass error"), std::abs(simulation->report().volumes.mass_error()),
                 1e-9);
  if (std::getenv("SPATE_TEST_DEVICE") == nullptr) {
    EXPECT_LT(simulation->report().tiles, simulation->report().tiles_total / 2);
  }
}

TEST_P(Links, RefuseWhatCannotBe) {
  const auto refuses = [&](const std::function<void(Scenario&, Structure&)>& spoil, const char* key) {
    Scenario scenario = basins(1, 1);
    Structure one = pipe(3, 15, 0, 1);
    spoil(scenario, one);
    scenario.structures = {one};
    expect_error([&] { Simulation(std::make_shared<const Scenario>(scenario), parameters_for(scheme(), 1)); },
                 key);
  };
  refuses([](Scenario&, Structure& one) { one.paths[0].to = 10; }, "structure_cell_without_flow");
  refuses([](Scenario&, Structure& one) { one.paths[0].to = 100000; }, "structure_cell_without_flow");
  refuses([](Scenario&, Structure& one) { one.paths[0].to = 3; }, "structure_ends_in_one_cell");
  refuses([](Scenario&, Structure& one) { one.paths.clear(); }, "structure_shares_incomplete");
  refuses([](Scenario&, Structure& one) { one.paths[0].to = StructurePath::out; },
          "structure_without_outlet");
  refuses([](Scenario&, Structure& one) { one.height = -1; }, "structure_number_impossible");
  refuses([](Scenario&, Structure& one) { one.manning = std::nan(""); }, "structure_number_impossible");
  refuses([](Scenario&, Structure& one) { one.jets[0] = {1, 1}; }, "structure_number_impossible");
  refuses([](Scenario&, Structure& one) { one.kind = StructureKind::shaft; }, "structure_number_impossible");
  refuses([](Scenario&, Structure& one) { one.kind = StructureKind::pump; }, "structure_without_discharge");
  refuses(
      [](Scenario&, Structure& one) {
        one.kind = StructureKind::gate;
        one.coefficient = 0.6;
        one.rule = {spate::RuleKind::opens_above, 4, 2, 1};
      },
      "rule_levels_reversed");
}

SPATE_TEST_FLOOD_SCHEMES(Links);

}  // namespace

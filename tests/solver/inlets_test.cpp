// SPDX-License-Identifier: GPL-3.0-or-later
// Inlets of the street drainage: grates by HEC-22, and their pipes in runs.
#include "solver/equations/structures/drain_inlet.hpp"

#include "tests/solver/errors.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;
using spate::GrateOpening;
using spate::SeriesView;
using spate::Structure;
using spate::StructureKind;
using spate::StructurePath;

constexpr double gravity = 9.81;

double grate(double perimeter, double area, double depth) {
  return spate::grate_discharge(GrateOpening{perimeter, area, 1}, SeriesView{nullptr, nullptr, 0}, depth,
                                gravity);
}

// By hand: 1.66 x 2.4 x 0.05^1.5 = 0.04454 m3/s, and 0.67 x 0.35 x (19.62 x 1)^0.5 = 1.03871 m3/s.
TEST(Grate, IsAWeirInShallowAndAnOrificeInDeepWater) {
  figure_near("grate of 2.4 m and 0.35 m2, 0.05 m deep (m3/s)", grate(2.4, 0.35, 0.05), 0.04454, 1e-4);
  figure_near("grate of 2.4 m and 0.35 m2, 1 m deep (m3/s)", grate(2.4, 0.35, 1), 1.03871, 1.5e-3);
  // A sag that must take 0.23 m3/s at a depth of 0.15 m at the curb: P = 0.23 / (1.66 x 0.15^1.5) = 2.385 m.
  figure_near("grate of 2.385 m in a sag, 0.15 m deep (m3/s)", grate(2.385, 0, 0.15), 0.23, 1e-4);
  EXPECT_EQ(0, grate(2.4, 0.35, 0));
  EXPECT_EQ(0, grate(2.4, 0.35, -1));
}

TEST(Grate, PassesOverSmoothlyAndIsNeverAboveEither) {
  double before = 0, slope_before = 0;
  for (double depth = 0.001; depth < 2; depth += 0.001) {
    const double now = grate(2.4, 0.35, depth);
    EXPECT_LE(now, grate(2.4, 0, depth) * (1 + 1e-12));
    EXPECT_LE(now, grate(0, 0.35, depth) * (1 + 1e-12));
    EXPECT_GT(now, before);
    const double slope = (now - before) / 0.001;
    if (depth > 0.01) {
      EXPECT_NEAR(slope, slope_before, 0.1) << depth;
    }
    slope_before = slope;
    before = now;
  }
  const double meet = 0.67 * 0.35 * std::sqrt(2 * gravity) / (1.66 * 2.4);
  figure_near("grate, where weir and orifice meet, part of either",
              grate(2.4, 0.35, meet) / grate(2.4, 0, meet), std::pow(0.5, 0.25), 1e-9);
}

TEST(Grate, TakesFromTheStreetOrGivesBackByTheLevelBehindIt) {
  const GrateOpening of{2.4, 0.35, 1};
  const SeriesView none{nullptr, nullptr, 0};
  const auto passes = [&](double node, double street) {
    return spate::inlet_exchange(of, none, {node, 0.5, 0.4}, street, street - 10, 10, gravity);
  };
  EXPECT_NEAR(grate(2.4, 0.35, 0.1), passes(5, 10.1), 1e-12);
  EXPECT_NEAR(grate(2.4, 0.35, 0.1), passes(10, 10.1), 1e-12);
  EXPECT_NEAR(grate(2.4, 0.35, 0.02), passes(10.08, 10.1), 1e-12);  // drowned from below
  EXPECT_EQ(0, passes(10.1, 10.1));
  EXPECT_NEAR(-grate(2.4, 0.35, 0.05), passes(10.15, 10.1), 1e-12);
  EXPECT_NEAR(-grate(2.4, 0.35, 0.1), passes(10.1, 9), 1e-12);  // up to the grate no water comes up
  EXPECT_EQ(0, passes(9.9, 9));
  EXPECT_EQ(0.5, passes(5, 14));  // the pipe takes no more
  EXPECT_EQ(-0.4, passes(14, 10));
}

class Inlets : public EveryScheme {};

Structure inlet(std::size_t from, std::size_t to, double capacity) {
  Structure one;
  one.name = "inlet";
  one.kind = StructureKind::inlet;
  one.paths = {{from, to, 1}};
  one.width = 2.4;
  one.grate.area = 0.35;
  one.grate.capacity = capacity;
  one.grate.on_ground = true;
  return one;
}

// Two basins of 10 x 10 cells of 5 m, with a wall between them.
Scenario basins(double west_level, double east_level, double east_bed = 0) {
  Scenario scenario = flat(21, 10, 5);
  const spate::Grid& grid = scenario.terrain.grid;
  for (int row = 0; row < 10; ++row) scenario.terrain.zb[grid.index(10, row)] = no_data;
  for (int row = 0; row < 10; ++row)
    for (int column = 11; column < 21; ++column)
      scenario.terrain.zb[grid.index(column, row)] = static_cast<float>(east_bed);
  scenario.initial_depth =
      at_centres(grid, [&](double x, double) { return x < 52.5 ? west_level : east_level; });
  return scenario;
}
double depth_in(const Simulation& now, bool west) {
  return water_in(now, [&](int column, int) { return west ? column < 10 : column > 10; }) / 2500;
}

TEST_P(Inlets, TakeWhatHec22SaysOutOfTheDomain) {
  Scenario scenario = basins(0.1, 0.1);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.structures = {inlet(grid.index(5, 5), StructurePath::out, 0.05),
                         inlet(grid.index(15, 5), StructurePath::out, 10)};
  const auto simulation = simulate(scenario, scheme(), 60);
  const auto reports = simulation->structure_reports();
  figure_near(label("inlet that its pipe limits, volume in a minute (m3)"), reports[0].forwards, 3, 0.05);
  figure_near(label("inlet, peak discharge (m3/s)"), reports[1].peak_discharge, grate(2.4, 0.35, 0.1), 2e-3);
  EXPECT_GE(reports[0].drowned_at, 0);
  EXPECT_GT(reports[0].drowned, 50);
  EXPECT_LT(reports[1].drowned_at, 0);
  const spate::Volumes volumes = simulation->report().volumes;
  EXPECT_NEAR(volumes.drained, reports[0].forwards + reports[1].forwards, 1e-9);
  figure_at_most(label("inlets, mass error"), std::abs(volumes.mass_error()), 1e-9);
}

// Gullies of a few litres a second in large cells, where a whole quantum of depth (sources.hpp) is more than
// what some of them take in a step: in no minute, and in no step, more than their pipes pass.
TEST_P(Inlets, TakeNoMoreThanTheirPipesInAnyMinute) {
  Scenario scenario = flat(8, 8, 20);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_depth.assign(grid.cells(), 0.1f);
  const std::vector<double> capacities{0.0003, 0.002, 0.004, 0.007};
  for (std::size_t i = 0; i < capacities.size(); ++i)
    scenario.structures.push_back(
        inlet(grid.index(2 * static_cast<int>(i), 4), StructurePath::out, capacities[i]));
  spate::Parameters parameters = parameters_for(scheme(), 600);
  parameters.snapshot_interval = 60;
  double most = 0, least = 2, time = 0;
  std::vector<double> before(capacities.size());
  Snapshots look([&](const Simulation& now) {
    const auto reports = now.structure_reports();
    const double passed = now.report().time - time;
    for (std::size_t i = 0; i < capacities.size() && passed > 0; ++i) {
      const double part = (reports[i].forwards - before[i]) / (passed * capacities[i]);
      most = std::max(most, part);
      least = std::min(least, part);
      before[i] = reports[i].forwards;
    }
    time = now.report().time;
  });
  const auto simulation = simulate(scenario, parameters, &look);
  figure_at_most(label("gullies, most in a minute over what their pipes pass"), most, 1 + 1e-4);
  figure_at_least(label("gullies, least in a minute over what their pipes pass"), least, 1 - 1e-4);
  double peak = 0;
  for (std::size_t i = 0; i < capacities.size(); ++i)
    peak = std::max(peak, simulation->structure_reports()[i].peak_discharge / capacities[i]);
  figure_at_most(label("gullies, peak discharge over what their pipes pass"), peak, 1 + 1e-3);
}

TEST_P(Inlets, ClogAndFollowTheirCurves) {
  Scenario scenario = basins(0.2, 0.2);
  const spate::Grid& grid = scenario.terrain.grid;
  Structure clogged = inlet(grid.index(5, 5), StructurePath::out, 10), curved = clogged;
  clogged.grate.clogging = 0.5;
  curved.paths[0].from = grid.index(15, 5);
  curved.width = curved.grate.area = 0;
  curved.discharge = spate::Series({0, 0.4}, {0, 0.08});
  scenario.structures = {clogged, curved};
  const auto reports = simulate(scenario, scheme(), 5)->structure_reports();
  figure_near(label("inlet half clogged, peak discharge (m3/s)"), reports[0].peak_discharge,
              grate(1.2, 0.175, 0.2), 4e-3);
  figure_near(label("inlet by its curve, peak discharge (m3/s)"), reports[1].peak_discharge, 0.04, 5e-4);
}

// The outlet lies 3 m lower: what goes in comes out there. Then it fills, and comes back, as far as it stands
// above the grate.
TEST_P(Inlets, BringWaterToTheirOutletAndBack) {
  Scenario scenario = basins(0.3, 0, -3);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.structures = {inlet(grid.index(5, 5), grid.index(15, 5), 0.2)};
  const auto falls = simulate(scenario, scheme(), 600);
  const spate::StructureReport report = falls->structure_reports().at(0);
  EXPECT_EQ(0, falls->report().volumes.drained);
  figure_near(label("inlet, volume at its outlet (m3)"), depth_in(*falls, false) * 2500, report.forwards,
              0.5);  // a step's worth is on its way
  EXPECT_GT(report.forwards, 50);
  figure_at_most(label("inlet to an outlet, mass error"), std::abs(falls->report().volumes.mass_error()),
                 1e-9);

  for (const bool flap : {false, true}) {
    scenario = basins(0, 4, -3);  // 1 m above the grate
    scenario.structures = {inlet(grid.index(5, 5), grid.index(15, 5), 0.2)};
    scenario.structures[0].flap = flap;
    const auto rises = simulate(scenario, scheme(), 600);
    const spate::StructureReport back = rises->structure_reports().at(0);
    EXPECT_EQ(0, back.forwards);
    if (flap) {
      EXPECT_EQ(0, back.backwards);
      continue;
    }
    figure_near(label("surcharge that its pipe limits, volume (m3)"), back.backwards, 120, 2);
    figure_near(label("surcharge on the street (m3)"), depth_in(*rises, true) * 2500, back.backwards, 0.2);
    figure_at_most(label("surcharge, mass error"), std::abs(rises->report().volumes.mass_error()), 1e-9);
  }
}

TEST_P(Inlets, LetBothSidesComeToOneLevelAndRest) {
  Scenario scenario = basins(0.6, 0.2);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.structures = {inlet(grid.index(9, 5), grid.index(11, 5), 5)};
  const auto simulation = simulate(scenario, scheme(), 7200);
  figure_near(label("basins joined by an inlet, level in the west (m)"), depth_in(*simulation, true), 0.4,
              4e-3);
  figure_near(label("basins joined by an inlet, level in the east (m)"), depth_in(*simulation, false), 0.4,
              4e-3);
  figure_at_most(label("basins joined by an inlet, mass error"),
                 std::abs(simulation->report().volumes.mass_error()), 1e-9);
}

// Rain on a slope: the film in the cell of an inlet does not cover it, and most of it runs past, as over a
// grate on a grade.
TEST_P(Inlets, TakeFilmsOnSlopes) {
  Scenario scenario = make_scenario(
      30, 9, 5, [](double x, double) { return 0.05 * x; }, 0.02);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.rain = spate::Series(2e-5);
  for (int row = 0; row < 9; ++row)
    scenario.structures.push_back(inlet(grid.index(8, row), StructurePath::out, 1));
  const auto simulation = simulate(scenario, scheme(), 900);
  const spate::Volumes volumes = simulation->report().volumes;
  // Uniform flow of the rain upstream: q = 2e-5 x 105 m, h = (q n / sqrt S)^0.6 = 5.6 mm, of which a grate of
  // 2.4 m takes 1.66 x 2.4 x h^1.5 = 1.7 l/s; nine of them in a quarter of an hour 13.6 m3, less while it
  // rises and since they lower the film.
  std::printf("  %s: %.1f of %.1f m3 of rain went down the inlets\n", label("film").c_str(), volumes.drained,
              volumes.rain);
  EXPECT_GT(volumes.drained, 7);
  EXPECT_LT(volumes.drained, 13.6);
  figure_at_most(label("inlets on a slope, mass error"), std::abs(volumes.mass_error()), 1e-12);
}

// The rain of 500 cells of roofs, 0.25 m3/s, on a slope where a film would run past.
TEST_P(Inlets, TakeTheRainOfRoofsAsFarAsTheirPipesDo) {
  for (const double capacity : {1.0, 0.1}) {
    Scenario scenario = make_scenario(
        30, 9, 5, [](double x, double) { return 0.05 * x; }, 0.02);
    const spate::Grid& grid = scenario.terrain.grid;
    scenario.rain = spate::Series(2e-5);
    scenario.roof_rain = {{grid.index(15, 4), 500.0f}};
    scenario.structures = {inlet(grid.index(15, 4), StructurePath::out, capacity)};
    scenario.structures[0].grate.takes_roofs = true;
    const auto simulation = simulate(scenario, scheme(), 600);
    const spate::Volumes volumes = simulation->report().volumes;
    const double roofs = 500 * 25 * 2e-5 * 600;  // 150 m3
    std::printf("  %s: %.1f of %.0f m3 of roofs, and of some beside\n", label("pipe").c_str(),
                volumes.drained, roofs);
    EXPECT_GT(volumes.drained, 0.97 * std::min(roofs, capacity * 600));
    EXPECT_LT(volumes.drained, std::min(1.1 * roofs, capacity * 600 * 1.001));
    figure_at_most(label("roofs to an inlet, mass error"), std::abs(volumes.mass_error()), 1e-12);
  }
}

// In one cell they share it: none of it is taken twice, and what the street has stays there.
TEST_P(Inlets, ShareTheRainOfRoofs) {
  for (const std::size_t count : {std::size_t{1}, std::size_t{2}}) {
    Scenario scenario = make_scenario(
        9, 9, 10, [](double, double) { return 0.0; }, 0.02);
    const std::size_t middle = scenario.terrain.grid.index(4, 4);
    scenario.rain = Series(1e-5);
    scenario.roof_rain = {{middle, 50.0f}};
    Structure gully = inlet(middle, StructurePath::out, 1.0);
    gully.width = 1e-3;
    gully.grate.area = 1e-6;  // the street's water passes hardly at all
    gully.grate.takes_roofs = true;
    scenario.structures.assign(count, gully);
    const auto simulation = simulate(scenario, scheme(), 100);
    figure_near(label(std::to_string(count) + " inlets in a cell, roofs' rain drained (m3)"),
                simulation->report().volumes.drained, 50 * 100 * 1e-5 * 100, 0.02);
  }
}

// Five hundred, of which a half have outlets, on land that dries and floods again.
TEST_P(Inlets, FiveHundredKeepTheMass) {
  Scenario scenario = land_that_dries_and_floods();
  const spate::Grid& grid = scenario.terrain.grid;
  Random random(11);
  const auto cell = [&] {
    return grid.index(static_cast<int>(random(0, 60)), static_cast<int>(random(0, 50)));
  };
  for (int i = 0; i < 500; ++i) {
    const std::size_t from = cell();
    std::size_t to = cell();
    while (to == from) to = cell();
    Structure one = inlet(from, i % 2 == 0 ? to : StructurePath::out, random(0, 0.5));
    one.width = random(0, 4);
    one.grate.area = random(0.01, 0.5);
    one.flap = i % 10 == 4;
    if (i % 3 == 0) {
      one.grate.on_ground = false;
      one.invert_up = static_cast<double>(scenario.terrain.zb[from]) + random(-0.3, 0.3);
    }
    one.invert_down = i % 2 == 0 ? static_cast<double>(scenario.terrain.zb[to]) : one.invert_up;
    scenario.structures.push_back(one);
  }
  const double duration = everything_duration > 60 ? 200 : 3;
  const auto simulation = simulate(scenario, scheme(), duration);
  const spate::Volumes volumes = simulation->report().volumes;
  figure_at_most(label("500 inlets, mass error"), std::abs(volumes.mass_error()), 1e-9);
  int used = 0, surcharged = 0, both = 0;
  for (const spate::StructureReport& report : simulation->structure_reports()) {
    used += report.forwards > 0 ? 1 : 0;
    surcharged += report.backwards > 0 ? 1 : 0;
    both += report.forwards > 0 && report.backwards > 0 ? 1 : 0;
  }
  std::printf("  %d of 500 took water, %d gave some back, %d both; %.0f m3 left\n", used, surcharged, both,
              volumes.drained);
  EXPECT_GT(used, 100);
  EXPECT_GT(surcharged, 20);
  for (const float depth : simulation->field(Field::depth)) ASSERT_GE(depth, 0);
}

TEST_P(Inlets, RefuseWhatCannotBe) {
  const auto refuses = [&](const std::function<void(Structure&)>& spoil, const char* key) {
    Scenario scenario = basins(1, 1);
    Structure one = inlet(3, 15, 0.1);
    spoil(one);
    scenario.structures = {one};
    expect_error([&] { Simulation(std::make_shared<const Scenario>(scenario), parameters_for(scheme(), 1)); },
                 key);
  };
  refuses([](Structure& one) { one.paths[0].from = 10; }, "structure_cell_without_flow");
  refuses([](Structure& one) { one.grate.capacity = -1; }, "structure_number_impossible");
  refuses([](Structure& one) { one.grate.clogging = 1.5; }, "structure_number_impossible");
  refuses([](Structure& one) { one.width = one.grate.area = 0; }, "inlet_takes_nothing");
}

SPATE_TEST_FLOOD_SCHEMES(Inlets);

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// Barriers under flowing water: a weir, a submerged crest, and sills that the water hardly notices.
// barriers_test.cpp names the schemes.
#include "tests/solver/every_scheme_with_barriers.hpp"

namespace {

using namespace cases;
using spate::Barrier;
using spate::BarrierReport;
using spate::Side;

TEST_P(Barriers, WaterThatShootsPassesALowSillUnbraked) {
  // 1 m deep at 6 m/s, over sills of 0.05 and 0.2 m: without loss of energy it is as deep again behind them.
  for (const float crest : {0.05f, 0.2f}) {
    Scenario scenario = flat(200, 4, 1);  // long enough that its ends do not matter
    scenario.barriers = {
        barrier_around(scenario.terrain.grid, crest, [](int column, int) { return column < 120; })};
    scenario.initial_depth.assign(scenario.terrain.grid.cells(), 1);
    scenario.initial_hu.assign(scenario.terrain.grid.cells(), 6);
    set_side(scenario, Side::east, EdgeKind::open);
    const auto run = simulate(scenario, GetParam(), 5);
    const double before = at_point(*run, Field::depth, 117.5, 2),
                 behind = at_point(*run, Field::depth, 123.5, 2);
    std::printf("shooting over %.2f m: %.4f m deep before, %.4f m behind\n", static_cast<double>(crest),
                before, behind);
    EXPECT_NEAR(1, before, 0.01);
    EXPECT_NEAR(1, behind, 0.01);
  }
}

TEST_P(Barriers, AChainOfLowSillsDoesNotHoldUpADamBreak) {
  // Twenty sills of 0.3 m under some metres of water that run down a slope of 1 %.
  const auto arrival = [&](bool sills) {
    Scenario scenario = make_scenario(
        240, 4, 10, [](double x, double) { return -0.01 * x; }, 0.03);
    scenario.initial_level =
        at_centres(scenario.terrain.grid, [](double x, double) { return x < 400 ? 20 : -100.0; });
    for (int column = 60; sills && column < 240; column += 9)
      scenario.barriers.push_back(barrier_around(scenario.terrain.grid,
                                                 static_cast<float>(0.3 - 0.1 * column),
                                                 [=](int c, int) { return c < column; }));
    const auto run = simulate(scenario, GetParam(), 300);
    return at_point(*run, Field::arrival_time, 2205, 20);
  };
  const double without = arrival(false), with = arrival(true);
  std::printf("dam break: arrives after %.1f s, over twenty sills after %.1f s (%+.1f %%)\n", without, with,
              100 * (with / without - 1));
  EXPECT_NEAR(without, with, 0.05 * without);
}

// A flume with a wall across it. Water comes in at the west; at the east it falls, or stands at a level.
struct Flume {
  Scenario scenario = flat(160, 4, 1);
  explicit Flume(double q, double crest, double tailwater = 0) {
    scenario.barriers = {barrier_around(scenario.terrain.grid, static_cast<float>(crest),
                                        [](int column, int) { return column < 80; })};
    set_side(scenario, Side::west, EdgeKind::discharge, Series({0, 60}, {0, q * 4}));
    if (tailwater > 0)
      set_side(scenario, Side::east, EdgeKind::level, Series(tailwater));
    else
      set_side(scenario, Side::east, EdgeKind::open);
    scenario.terrain.manning = {0.02f};
    scenario.initial_level = at_centres(scenario.terrain.grid, [=](double x, double) {
      return x < 80 ? crest + std::pow(q / (0.5 * std::sqrt(gravity)), 2.0 / 3) : tailwater;
    });
  }
};

// The mean discharge over the crest in the second half of a run, m2/s.
double mean_overflow(const Flume& flume, const spate::Parameters& parameters,
                     std::unique_ptr<Simulation>& run) {
  double half_way = 0;
  Snapshots watch([&](const Simulation& now) {
    if (now.report().time <= parameters.snapshot_interval) half_way = now.barrier_reports().front().volume;
  });
  run = simulate(flume.scenario, parameters, &watch);
  return (run->barrier_reports().front().volume - half_way) / (4 * parameters.snapshot_interval);
}

TEST_P(Barriers, OvertopAsABroadCrestedWeir) {
  const double ideal = std::pow(2.0 / 3, 1.5);
  for (const double q : {0.05, 0.2, 1.0}) {
    const Flume flume(q, 2);
    spate::Parameters parameters = parameters_for(GetParam(), 1200);
    parameters.snapshot_interval = 600;
    std::unique_ptr<Simulation> run;
    const double over = mean_overflow(flume, parameters, run);
    const double h = at_point(*run, Field::depth, 70.5, 2), u = over / h;
    const double head = h - 2 + u * u / (2 * gravity);
    const double coefficient = over / (std::sqrt(gravity) * std::pow(head, 1.5));
    const BarrierReport report = run->barrier_reports().front();
    const double speed = largest(run->field(Field::max_speed));
    std::printf(
        "weir: %.3f m2/s over the crest, head %.3f m, coefficient %.3f sqrt(g) (ideal broad-crested: %.3f; "
        "%+.1f %%); fastest %.2f m/s\n",
        over, head, coefficient, ideal, 100 * (coefficient / ideal - 1), speed);
    EXPECT_NEAR(q, over, 0.01 * q) << "it is steady";
    EXPECT_NEAR(ideal, coefficient, 0.05 * ideal);
    EXPECT_NEAR(2 - h, report.min_freeboard, 0.1 * head)
        << "beside the crest the water is drawn down a little";
    EXPECT_EQ(4, report.overtopped_length);
    EXPECT_LT(speed, std::sqrt(2 * gravity * h))
        << "no jet is faster than a free fall from the level upstream";
  }
}

TEST_P(Barriers, OvertopAsMuchAtAnAngleToTheGrid) {
  // A basin that a river of a constant level surrounds on one side of a line at an angle; behind it all
  // drains away.
  const double ideal = std::pow(2.0 / 3, 1.5);
  for (const int run_of_line : {0, 1, 2, 5}) {  // cells north for each east; 0: across the flume
    Scenario scenario = make_scenario(
        64, 48, 3, [](double, double) { return 0.0; }, 0.02);
    const spate::Grid& grid = scenario.terrain.grid;
    const double slope = run_of_line == 0 ? 0 : 1.0 / run_of_line;  // east for each north
    const auto before = [&](int column, int row) { return column - slope * (row - 24) < 30; };
    Barrier line = barrier_around(grid, 2.0f, before);
    const double width = std::hypot(1, slope) / (1 + slope);
    for (spate::BarrierFace& face : line.faces) face.width = static_cast<float>(width);
    scenario.barriers = {line};
    set_side(scenario, Side::west, EdgeKind::level, Series(2.3));
    set_side(scenario, Side::east, EdgeKind::open);
    scenario.initial_level.assign(grid.cells(), no_data);
    for (int row = 0; row < grid.rows; ++row)
      for (int column = 0; column < grid.columns; ++column)
        if (before(column, row)) scenario.initial_level[grid.index(column, row)] = 2.3f;
    spate::Parameters parameters = parameters_for(GetParam(), 240);
    parameters.snapshot_interval = 120;
    double half_way = 0;
    Snapshots watch([&](const Simulation& now) {
      if (now.report().time <= 120) half_way = now.barrier_reports().front().volume;
    });
    const auto run = simulate(scenario, parameters, &watch);
    const double length = 48 * 3 * std::hypot(1, slope);
    const double q = (run->barrier_reports().front().volume - half_way) / 120 / length;
    const double free = ideal * std::sqrt(gravity) * std::pow(0.3, 1.5);
    std::printf("weir at %4.1f degrees: %.4f m2/s, %+.1f %%\n", std::atan(slope) * 180 / 3.14159265, q,
                100 * (q / free - 1));
    EXPECT_NEAR(free, q, 0.06 * free);
  }
}

TEST_P(Barriers, SubmergedCrestLosesWhatAJetDoesAndLessThanASharpWeir) {
  // Where the water on the crest spreads into the deeper water behind, it loses at least (u_crest - u)^2 / 2g
  // (Borda and Carnot). Villemonte (1947), for sharp crests, Q = Q_free (1 - (h_down / h_up)^1.5)^0.385,
  // loses most.
  const Flume flume(1, 1, 2);
  spate::Parameters parameters = parameters_for(GetParam(), 1200);
  parameters.snapshot_interval = 600;
  std::unique_ptr<Simulation> run;
  const double q = mean_overflow(flume, parameters, run);
  const double down = at_point(*run, Field::depth, 100.5, 2) - 1;
  const auto head = [&](double x) {
    const double h = at_point(*run, Field::depth, x, 2);
    return h + q * q / (2 * gravity * h * h);
  };
  const double friction = head(50.5) - head(70.5);  // of 20 m of the flume, and of a little more behind
  const double lost = head(70.5) - head(100.5) - 1.5 * friction;
  const double jet = std::pow(q / down - q / (down + 1), 2) / (2 * gravity);
  double sharp = down;
  while (std::pow(2.0 / 3, 1.5) * std::sqrt(gravity) * std::pow(sharp, 1.5) *
             std::pow(1 - std::pow(down / sharp, 1.5), 0.385) <
         q)
    sharp += 1e-4;
  std::printf("submerged: %.3f m2/s, lost head %.4f m (of a jet: %.4f m, at a sharp crest: %.4f m)\n", q,
              lost, jet, sharp - down);
  EXPECT_NEAR(1, q, 0.01);
  EXPECT_GT(lost, 0.9 * jet) << "the water beside the crest is a little slower than that which crosses it";
  EXPECT_LT(lost, sharp - down);
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// Breaches with a width: how they grow, and what flows through.
#include <array>
#include <cmath>
#include <cstdio>

#include "solver/equations/breach.hpp"
#include "tests/solver/every_scheme_with_barriers.hpp"

namespace {

using namespace cases;
using spate::BarrierReport;
using spate::Side;

constexpr double gravity = 9.80665;

// Verheij and Van der Knaap 2003, for a difference of levels (m) that stays; after a time (s), m.
double widened(double difference, double critical_velocity, double time) {
  return 1.3 * std::sqrt(gravity) * std::pow(difference, 1.5) / critical_velocity *
         std::log10(1 + 0.04 * gravity / critical_velocity * time / 3600);
}

TEST(Breach, WidensAsThePublishedFormula) {
  for (const double velocity : {0.2, 0.5})
    for (const double difference : {1.0, 3.0, 6.0}) {
      constexpr double step = 10;
      double width = 0, time = 0;
      for (const double hours : {1.0, 10.0, 48.0}) {
        for (; time < 3600 * hours; time += step)
          width += step * spate::breach_widening(difference, velocity, gravity, time + 0.5 * step);
        const double expected = widened(difference, velocity, time);
        std::printf("[figure] uc %.1f m/s, %.0f m, after %2.0f h: %.3f m, formula %.3f m\n", velocity,
                    difference, hours, width, expected);
        EXPECT_NEAR(expected, width, 1e-4 * expected);
      }
    }
  EXPECT_EQ(0, spate::breach_widening(0, 0.2, gravity, 0)) << "levels that are equal stop it";
}

// Ground that no water covers counts with its own height, and where the higher side is dry nothing flows.
TEST(Breach, WidensByTheWaterThatFlows) {
  spate::ForcedBarrier barrier{};
  barrier.open = 1e9;
  barrier.critical_velocity = 0.2;
  barrier.above_breach[1] = 0.5;
  const auto widens = [&](double outer, double inner) {
    barrier.beside[1] = 1;
    return spate::widening_of(barrier, 1e-3f, gravity, SchemeId::hwp14, 0, [&](std::uint64_t cell) {
      return static_cast<float>(cell == 0 ? outer : inner);
    });
  };
  EXPECT_DOUBLE_EQ(spate::breach_widening(1.5, 0.2, gravity, 0), widens(2, 0));
  EXPECT_DOUBLE_EQ(spate::breach_widening(1.25, 0.2, gravity, 0), widens(2, 0.25));
  EXPECT_EQ(0, widens(0.25, 0)) << "the ground behind it is higher";
  EXPECT_GT(widens(0.25, 0.25), 0) << "and its water flows back";
}

// A lake, kept at its level by its western side, above a dike of 6 m with low land behind that drains to the
// east; the dike runs north at x = 200 m.
constexpr int columns = 60, rows = 60, dike = 40;
constexpr double cell = 5, lake = 5;

Scenario lake_and_polder(double width, double critical_velocity, double bottom = 3) {
  Scenario scenario =
      make_scenario(columns, rows, cell, [](double x, double) { return x < dike * cell ? 0.0 : -3.0; });
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.terrain.manning.assign(1, 0.02f);
  set_side(scenario, Side::west, EdgeKind::level, Series(lake));
  set_side(scenario, Side::east, EdgeKind::open);
  scenario.initial_level =
      at_centres(grid, [](double x, double) { return x < dike * cell ? lake : std::nan(""); });
  spate::Barrier wall = barrier_around(grid, 6, [](int column, int) { return column < dike; });
  for (std::size_t i = 0; i < wall.faces.size(); ++i)
    wall.faces[i].along = static_cast<float>(cell * (wall.faces[i].face.row - 0.5 * (rows - 1) + 0.5));
  wall.breach = 60;
  wall.breach_duration = 60;
  wall.breach_crest = static_cast<float>(bottom);
  wall.growth = {width, critical_velocity, {grid.index(dike - 5, rows / 2), grid.index(dike + 4, rows / 2)}};
  scenario.barriers = {wall};
  return scenario;
}

class Breaches : public testing::TestWithParam<SchemeId> {};
INSTANTIATE_TEST_SUITE_P(Schemes, Breaches, testing::Values(SchemeId::hwp14, SchemeId::kp07, SchemeId::hr),
                         [](const auto& info) { return upper_name(info.param); });

TEST_P(Breaches, LetThroughWhatAWeirOfTheirWidthDoes) {
  constexpr double start = 300, end = 450;
  for (const double bottom : {3.0, 0.5, 0.0})
    for (const double width : {3.0, 12.5, 40.0}) {
      std::array<double, 2> volume{};
      double opened = 0;
      for (std::size_t k = 0; k < 2; ++k) {
        const auto run = simulate(lake_and_polder(width, 0, bottom), GetParam(), k == 0 ? start : end);
        const BarrierReport report = run->barrier_reports().front();
        volume[k] = report.volume;
        opened = report.breach_width;
        EXPECT_LT(std::fabs(run->report().volumes.mass_error()), 1e-7);
      }
      EXPECT_NEAR(width, opened, cell / 128) << "64ths of a cell";
      const double rate = (volume[1] - volume[0]) / (end - start),
                   weir = width * std::sqrt(gravity * std::pow(2.0 / 3 * (lake - bottom), 3));
      std::printf(
          "[figure] a breach of %.1f m down to %.1f m: %.1f m3/s, broad-crested weir under the lake's "
          "level %.1f m3/s\n",
          width, bottom, rate, weir);
      // Where the head exceeds the height of the sill, a sharp crest passes up to 0.15 more (overflow.hpp):
      // so it is down to 0.5 m, and with the beds of vertices, which fall beneath the crest, at 0 m too.
      const double sharp = lake - bottom > bottom ? 0.15 : 0;
      EXPECT_GT(rate, 0.9 * weir);
      EXPECT_LT(rate, 1.1 * (1 + sharp) * weir);
    }
}

TEST_P(Breaches, WidenByTheDifferenceOfLevels) {
  constexpr double velocity = 0.2, half_an_hour = 1800;
  const auto run = simulate(lake_and_polder(10, velocity), GetParam(), 120 + half_an_hour);
  const double width = run->barrier_reports().front().breach_width,
               expected = 10 + widened(lake - 3, velocity, half_an_hour);
  std::printf("[figure] a breach of 10 m after 30 min: %.2f m, formula with the lake's level %.2f m\n", width,
              expected);
  EXPECT_NEAR(expected, width, 0.05 * (expected - 10));
}

// Where another barrier stands on the same faces, as the crest of a dike under a wall, what is left of the
// wall beside its breach still closes them: the breach lets through what one down to that crest does, and is
// told of.
TEST_P(Breaches, KeepTheirWidthOverAnotherBarrier) {
  constexpr double crest = 2, opened = 150, end = 300;
  const auto passed = [&](double bottom, bool stands_on_dike) {
    Scenario scenario = lake_and_polder(3, 0, bottom);
    if (stands_on_dike) {
      spate::Barrier below =
          barrier_around(scenario.terrain.grid, crest, [](int column, int) { return column < dike; });
      below.reported = false;
      scenario.barriers.insert(scenario.barriers.begin(), below);
    }
    const auto until = [&](double time) {
      return simulate(scenario, GetParam(), time)->barrier_reports().back().volume;
    };
    return until(end) - until(opened);
  };
  const double expected = passed(crest, false), both = passed(0, true);
  EXPECT_GT(expected, 100);
  std::printf("[figure] a breach over a crest of %.0f m: %.1f m3, down to that %.1f m3\n", crest, both,
              expected);
  EXPECT_NEAR(expected, both, 0.01 * expected);
}

// A crest that is given far below the ground means the ground.
TEST_P(Breaches, WidenByNoMoreThanTheWaterAboveTheGround) {
  const auto width = [](double bottom) {
    return simulate(lake_and_polder(10, 0.2, bottom), GetParam(), 720)
        ->barrier_reports()
        .front()
        .breach_width;
  };
  EXPECT_NEAR(width(-3), width(-500), 0.01 * width(-3));  // the ground is reached sooner
}

TEST_P(Breaches, EndWithTheBarrier) {
  const auto run = simulate(lake_and_polder(10, 0.02), GetParam(), 900);
  EXPECT_NEAR(rows * cell, run->barrier_reports().front().breach_width, 1e-3);
}

TEST_P(Breaches, AreToldOfAfterTheBarrierIsGone) {
  Scenario scenario = lake_and_polder(10, 0);
  scenario.barriers[0].open = 200;
  const auto width = [&] {
    return simulate(scenario, GetParam(), 240)->barrier_reports().front().breach_width;
  };
  EXPECT_NEAR(10, width(), 1e-5);
  scenario.barriers[0].open = 30;  // before it breaches
  EXPECT_EQ(0, width());
}

TEST_P(Breaches, OfStillWaterStayAsTheyAre) {
  Scenario scenario = lake_and_polder(10, 0.02);
  scenario.initial_level = at_centres(scenario.terrain.grid, [](double, double) { return lake; });
  set_side(scenario, Side::east, EdgeKind::wall);
  const auto run = simulate(scenario, GetParam(), 600);
  EXPECT_NEAR(10, run->barrier_reports().front().breach_width, cell / 128);
  EXPECT_NEAR(0, run->barrier_reports().front().volume, 1e-2);
}

}  // namespace

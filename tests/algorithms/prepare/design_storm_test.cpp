// SPDX-License-Identifier: GPL-3.0-or-later
// spate:designstorm: published storms, identities of volume, and that the simulation gets exactly the depth.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "algorithms/case/tools/storm_shape.hpp"
#include "algorithms/io/table/hydrograph_table.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"
#include "tests/solver/errors.hpp"

namespace spate::test {
namespace {

constexpr double minute = 60, inch = 25.4;

double sum(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

// Chow, Maidment and Mays (1988), Applied Hydrology, example 14.4.1: Denver, 10 years, 2 h in steps of 10
// min.
DepthDuration denver() {
  return {DepthDuration::Form::chow, 96.6 * inch, 13.90, 0.97};
}

TEST(DesignStorm, AlternatingBlocksAreThoseOfTheTextbook) {
  const std::vector<double> book{0.024, 0.033, 0.050, 0.084, 0.178, 0.693,
                                 0.308, 0.117, 0.063, 0.040, 0.028, 0.021};  // inches
  const std::vector<double> blocks =
      storm_blocks(denver(), {StormShape::alternating_block, 120 * minute, 10 * minute, 0.5});
  ASSERT_EQ(book.size(), blocks.size());
  for (std::size_t i = 0; i < book.size(); ++i) {
    std::printf("  block %zu: %.4f in (book %.3f)\n", i, blocks[i] / inch, book[i]);
    EXPECT_NEAR(book[i], blocks[i] / inch, 0.0011) << i;
  }
  EXPECT_NEAR(1.639, sum(blocks) / inch, 0.001);
}

TEST(DesignStorm, AlternatingBlocksStandWhereTheyAreAsked) {
  const DepthDuration depths(DepthDuration::Form::sherman, 1000, 10, 0.8);
  for (const double peak : {0.05, 0.35, 0.5, 0.55, 0.95, 1.0}) {
    const std::vector<double> blocks =
        storm_blocks(depths, {StormShape::alternating_block, 20 * 300, 300, peak});
    const auto largest = std::max_element(blocks.begin(), blocks.end()) - blocks.begin();
    EXPECT_EQ(std::llround(20 * peak) - 1, largest) << peak;
  }
}

// Keifer and Chu (1957): for i = a / (t + b)^c the rate before the peak is a ((1 - c) t/r + b) / (t/r + b)^(c
// + 1), after it the same with 1 - r.
TEST(DesignStorm, ChicagoIsTheIntegralOfItsFormula) {
  const double a = 1000, b = 10, c = 0.8, r = 0.4;
  const DepthDuration depths(DepthDuration::Form::sherman, a, b, c);
  const std::vector<double> blocks = storm_blocks(depths, {StormShape::chicago, 60 * minute, 5 * minute, r});
  const double peak = r * 60;
  double worst = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    double expected = 0;
    constexpr int parts = 100000;
    for (int k = 0; k < parts; ++k) {
      const double t = 5 * (static_cast<double>(i) + (k + 0.5) / parts) - peak;
      const double from = t < 0 ? -t / r : t / (1 - r);
      expected += a * ((1 - c) * from + b) / std::pow(from + b, c + 1) * 5 / 60 / parts;
    }
    worst = std::max(worst, std::abs(blocks[i] / expected - 1));
  }
  std::printf("  Chicago, relative error of a block: %.1e\n", worst);
  EXPECT_LT(worst, 1e-6);
}

// Around the peak, in the parts r and 1 - r, falls the depth of every duration.
TEST(DesignStorm, ChicagoHoldsTheDepthOfEveryDuration) {
  const DepthDuration depths(
      std::map<double, double>{{300, 8.6}, {600, 12.4}, {900, 15}, {1800, 20.1}, {3600, 26}, {7200, 31}});
  for (const double r : {0.25, 0.5}) {
    const std::vector<double> blocks = storm_blocks(depths, {StormShape::chicago, 7200, 60, r});
    double fallen = 0, worst = 0;
    const auto peak = static_cast<std::size_t>(r * 120);
    for (std::size_t steps = 4; steps <= 120; steps += 4) {
      const auto before = static_cast<std::size_t>(r * static_cast<double>(steps));
      fallen = 0;
      for (std::size_t i = peak - before; i < peak - before + steps; ++i) fallen += blocks[i];
      worst = std::max(worst, std::abs(fallen / depths.depth(60.0 * static_cast<double>(steps)) - 1));
    }
    EXPECT_LT(worst, 1e-12);
  }
}

TEST(DesignStorm, EulerTwoPutsTheLargestBlockAtThreeTenths) {
  std::map<double, double> table;
  for (int i = 1; i <= 12; ++i) table[300.0 * i] = 30 * std::pow(i / 12.0, 0.4);
  const DepthDuration depths(table);
  std::vector<double> sorted(12);
  for (int i = 0; i < 12; ++i)
    sorted[static_cast<std::size_t>(i)] = depths.depth(300.0 * (i + 1)) - depths.depth(300.0 * i);
  const std::vector<double> blocks = storm_blocks(depths, {StormShape::euler_2, 3600, 300, 0.5});
  const std::vector<std::size_t> order{3, 2, 1, 0, 4,  5,
                                       6, 7, 8, 9, 10, 11};  // from 15 to 20 min the largest
  for (std::size_t i = 0; i < 12; ++i) EXPECT_NEAR(sorted[order[i]], blocks[i], 1e-12) << i;
  EXPECT_NEAR(30, sum(blocks), 1e-10);
}

TEST(DesignStorm, EveryShapeHasTheDepthAndSoHasItsSeries) {
  for (const StormShape shape :
       {StormShape::chicago, StormShape::alternating_block, StormShape::euler_2, StormShape::uniform})
    for (const double begin : {0.0, 0.3, 600.0})
      for (const double step : {60.0, 300.0, 3600.0}) {
        const std::vector<double> blocks = storm_blocks(denver(), {shape, 3600, step, 0.37});
        EXPECT_NEAR(denver().depth(3600), sum(blocks), 1e-10);
        const Series rain = storm_series(blocks, step, begin);
        const double fallen = rain.integral(0, begin + 7200) * 1000;
        EXPECT_NEAR(sum(blocks), fallen, 1e-9);
        EXPECT_EQ(0, rain.value(begin + 4000));
        for (const double block : blocks) EXPECT_GE(block, 0);
      }
}

TEST(DesignStorm, RefusesWhatNoStormCanBe) {
  using Form = DepthDuration::Form;
  using Depths = std::map<double, double>;
  cases::expect_error([] { DepthDuration(Depths{{300, 8}}); }, "too_few_depths");
  cases::expect_error([] { DepthDuration(Depths{{300, 8}, {600, 7}}); }, "depths_impossible");
  cases::expect_error([] { DepthDuration(Depths{{300, 8}, {600, 17}}); }, "depths_impossible");
  cases::expect_error([] { DepthDuration(Form::sherman, 1000, 10, 1.5); }, "depths_impossible");
  const DepthDuration depths(Depths{{300, 8}, {3600, 20}});
  cases::expect_error(
      [&] {
        storm_blocks(depths, {StormShape::chicago, 3600, 420, 0.4});
      },
      "storm_steps_impossible");
  cases::expect_error(
      [&] {
        storm_blocks(depths, {StormShape::chicago, 7200, 300, 0.4});
      },
      "storm_longer_than_depths");
}

class DesignStormTest : public testing::Test {
 protected:
  FloodCase valley;
};

TEST_F(DesignStormTest, TheSimulationGetsExactlyTheDepth) {
  const Outcome storm = runAlgorithm(
      "spate:designstorm",
      {{"SHAPE", "euler_2"},
       {"DURATION", 15},
       {"TIME_STEP", 5},
       {"DEPTHS", valley.text("depths.csv", "duration_min,depth_mm\n5,9\n10,13\n15,16\n60,27\n")},
       {"TABLE", valley.path("rain.csv")},
       {"PLOT", valley.path("storm.html")}},
      valley.project());
  ASSERT_TRUE(storm.ok) << storm.error.toStdString();
  EXPECT_NEAR(16, storm.results["DEPTH"].toDouble(), 1e-9);
  EXPECT_NEAR(9 * 12, storm.results["PEAK"].toDouble(), 1e-9);
  EXPECT_EQ(0, storm.results["TIME_OF_PEAK"].toDouble());
  const Series rain = io::read_rain(io::read_csv(valley.path("rain.csv").toStdString()));
  EXPECT_NEAR(0.016, rain.integral(0, 3600), 1e-9);
  EXPECT_EQ("", storm.warnings.toStdString());
}

TEST_F(DesignStormTest, TellsThatItsPeakIsOfNoRecord) {
  const QVariantMap given{{"SHAPE", "chicago"},
                          {"DURATION", 15},
                          {"TIME_STEP", 1},
                          {"DEPTHS", valley.text("depths.csv", "duration_min,depth_mm\n5,9\n10,13\n15,16\n")},
                          {"TABLE", valley.path("rain.csv")}};
  const Outcome storm = runAlgorithm("spate:designstorm", given, valley.project());
  EXPECT_TRUE(mentions(storm.warnings, "storm_step_below_depths", {"DEPTHS", "TIME_STEP"}));
  QVariantMap uniform = given;
  uniform["SHAPE"] = "uniform";
  EXPECT_EQ("", runAlgorithm("spate:designstorm", uniform, valley.project()).warnings.toStdString());
}

TEST_F(DesignStormTest, WantsATableOrAFormula) {
  valley.refuses("spate:designstorm", {{"TABLE", valley.path("rain.csv")}}, "depths_missing", {});
  valley.refuses("spate:designstorm", {{"A", 100}, {"TABLE", valley.path("rain.csv")}}, "depths_missing", {});
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// WATER_BODIES: a lake with a rough shore starts at rest, alone and in an ensemble.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

constexpr int size = 60;

// Cells of 5 m at 1000 m, each up to 0.6 m higher or lower than the plane, under a level of 1000.1 m: islands
// of a cell or two everywhere, and a shore all around.
QVariantMap roughLake(EnsembleCase& at) {
  std::mt19937 random(7);
  const auto relief = [&] { return 1.2 * static_cast<double>(random()) / 4294967296.0 - 0.6; };
  QVariantMap parameters = at.base();
  parameters["DEM"] =
      at.raster("lake.tif", {size, size, 500000, 5300300, 5, 32633}, [&](int column, int row) {
        const double from_middle = std::hypot(column - 29.5, row - 29.5);
        return 1000 + relief() + (from_middle > 24 ? 0.25 * (from_middle - 24) : 0);
      });
  parameters["WATER_BODIES"] =
      at.layer("Polygon?crs=EPSG:32633&field=level:double",
               {{"Polygon((500000 5300000, 500300 5300000, 500300 5300300, 500000 5300300, 500000 5300000))",
                 {1000.1}}});
  return parameters;
}

TEST(WaterBodies, ALakeWithARoughShoreIsAtRest) {
  EnsembleCase at;
  QVariantMap parameters = roughLake(at);
  parameters["DURATION"] = 0.5;
  parameters["FINAL_DEPTH"] = at.path("final_depth.tif");
  const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, at.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_FALSE(mentions(run.warnings, "water_body_below_ground")) << run.warnings.toStdString();
  const std::vector<float> depth = readBand(run.results["MAX_DEPTH"].toString());
  EXPECT_GT(largest(depth), 0.5);
  EXPECT_LT(largest(readBand(run.results["MAX_SPEED"].toString())), 1e-3);
  const std::vector<float> end = readBand(run.results["FINAL_DEPTH"].toString());
  for (std::size_t cell = 0; cell < end.size(); ++cell)
    if (depth[cell] > 0.01f) {
      ASSERT_NEAR(depth[cell], end[cell], 1e-4) << "the lake sank at cell " << cell;
    }
}

TEST(WaterBodies, AlsoInAnEnsemble) {
  EnsembleCase at;
  QVariantMap parameters = roughLake(at);
  const Outcome alone = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, at.project());
  ASSERT_TRUE(alone.ok) << alone.error.toStdString();
  const std::vector<float> expected = readBand(alone.results["MAX_DEPTH"].toString());
  for (const char* name : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"}) parameters.remove(name);
  parameters["SCENARIOS"] = at.text("scenarios.csv", "id,manning_factor\na,1\nb,0.3\n");
  parameters["FOLDER"] = at.path("folder");
  parameters["MEMBERS"] = at.path("members.csv");
  for (const char* name : {"MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL"})
    parameters[name] = at.path(QStringLiteral("ensemble_%1.tif").arg(name));
  const Outcome run = at.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  for (const char* member : {"a", "b"}) {
    const std::vector<float> depth =
        readBand(at.path(QStringLiteral("folder/member_%1/max_depth.tif").arg(member)));
    ASSERT_EQ(expected.size(), depth.size());
    for (std::size_t cell = 0; cell < depth.size(); ++cell) {
      ASSERT_EQ(std::isnan(expected[cell]), std::isnan(depth[cell])) << "member " << member;
      if (!std::isnan(depth[cell])) {
        ASSERT_NEAR(expected[cell], depth[cell], 1e-5) << "the water moves in member " << member;
      }
    }
  }
}

// A pond on level ground stands at open edges, and runs out over those of the kind `fall`.
TEST(WaterBodies, APondRunsOutOverAFall) {
  EnsembleCase at;
  QVariantMap parameters = at.base();
  parameters["DEM"] =
      at.raster("level.tif", {40, 40, 500000, 5300300, 5, 32633}, [](int, int) { return 100; });
  parameters["WATER_BODIES"] = at.layer(
      "Polygon?crs=EPSG:32633&field=level:double",
      {{"Polygon((500000 5300100, 500200 5300100, 500200 5300300, 500000 5300300, 500000 5300100))", {101}}});
  const auto left = [&](const QVariantMap& edges) {
    const Outcome run =
        runAlgorithm(QStringLiteral("spate:simulateflood"), changed(parameters, edges), at.project());
    EXPECT_TRUE(run.ok) << run.error.toStdString();
    return run.results["VOLUME_OUT"].toDouble() / run.results["VOLUME_IN"].toDouble();
  };
  EXPECT_LT(left({}), 1e-6);
  EXPECT_GT(left({{"EAST", "fall"}}), 0.5);
  const QString line = at.layer("LineString?crs=EPSG:32633&field=kind:string",
                                {{"LineString(500050 5300300, 500150 5300300)", {"fall"}}});
  EXPECT_GT(left({{"BOUNDARIES", line}}), 0.3);
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkbarriers on cases that can be checked by hand.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>
#include <cstdio>
#include <functional>

#include "tests/algorithms/barriers/check_case.hpp"

namespace spate::test {
namespace {

using CheckBarriers = CheckCase;

TEST_F(CheckBarriers, ClosedRingHasNone) {
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 20 80, 20 20"}).empty());
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80", "80 80, 20 80, 20 20"}).empty());
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80", "20 20, 20 80, 80 80.004"}).empty()) << "within a centimetre";
}

TEST_F(CheckBarriers, RingWithAGap) {
  const std::vector<Found> found = leaks({"20 20, 80 20, 80 80, 20 80, 20 25"});
  ASSERT_EQ(1u, found.size());
  EXPECT_EQ("gap", found[0].kind);
  EXPECT_EQ("barrier 1 'a'", found[0].barrier);
  EXPECT_EQ("barrier 1 'a'", found[0].other);
  EXPECT_NEAR(5, found[0].width, 1e-6);
  EXPECT_NEAR(0, found[0].low, 1e-6);
  EXPECT_NEAR(3, found[0].depth, 1e-6);
  EXPECT_NEAR(20, found[0].x, 1e-6);
  EXPECT_NEAR(22.5, found[0].y, 1e-6);
  EXPECT_EQ(1, found[0].passes);
  EXPECT_TRUE(logged(run.log, {"barrier 1 'a'", "5.00 m", "0.00 m"}));

  // A gap between two lines is seen from both and reported once. One wider than MAX_GAP is intended.
  const QStringList two = {"20 20, 80 20, 80 80", "20 20, 20 80, 72 80"};
  const std::vector<Found> between = leaks(two);
  ASSERT_EQ(1u, between.size());
  EXPECT_EQ("barrier 2 'b'", between[0].other);
  EXPECT_NEAR(8, between[0].width, 1e-6);
  QVariantMap narrower = parametersFor(two);
  narrower["MAX_GAP"] = 7.9;
  EXPECT_TRUE(leaks(narrower).empty());
  EXPECT_EQ(2, run.results["OPEN_ENDS"].toInt());
  // Nor is there a leak where the ground is as high as the water.
  QVariantMap shallow = parametersFor(two);
  shallow["LEVEL"] = 0;
  EXPECT_TRUE(leaks(shallow).empty());
}

TEST_F(CheckBarriers, EndShortOfAHill) {
  const std::vector<Found> found = leaks({"50 51, 147 51"});
  ASSERT_EQ(1u, found.size());
  EXPECT_EQ("flank", found[0].kind);
  EXPECT_EQ("", found[0].other);
  EXPECT_NEAR(3, found[0].width, 1e-6);
  EXPECT_NEAR(1, found[0].low, 1e-6) << "of the way across, not of the plain";
  EXPECT_NEAR(2, found[0].depth, 1e-6);
  EXPECT_NEAR(148.5, found[0].x, 1e-6);
  EXPECT_EQ(1, found[0].passes);
  EXPECT_EQ(1, run.results["OPEN_ENDS"].toInt());
  EXPECT_TRUE(leaks({"50 51, 150 51"}).empty()) << "to the foot";
  EXPECT_TRUE(leaks({"50 51, 160 51"}).empty()) << "into the hill";
}

TEST_F(CheckBarriers, LinesThatMeetHaveNone) {
  EXPECT_TRUE(leaks({"20 50, 80 50", "50 20, 50 80"}).empty()) << "a cross";
  EXPECT_EQ(4, run.results["OPEN_ENDS"].toInt());
  EXPECT_TRUE(leaks({"20 50, 80 50", "50 20, 50 50"}).empty()) << "a T";
  EXPECT_TRUE(leaks({"20 50, 80 50", "78.5 20, 78.5 51.5"}).empty()) << "a corner drawn too far";
  EXPECT_TRUE(leaks({"20 50, 80 50", "72 20, 72 58"}).empty()) << "and farther";
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 40 80, 40 20"}).empty()) << "a line that ends on itself";
}

TEST_F(CheckBarriers, EndsThatOverlapWithinACellDoNotMatterInASimulation) {
  const std::vector<Found> found = leaks({"20 50.3, 51 50.3", "50.2 50.7, 80 50.7"});
  ASSERT_EQ(1u, found.size());
  EXPECT_NEAR(0.4, found[0].width, 1e-6);
  EXPECT_EQ(0, found[0].passes);
  // Around a row of cell centres (y = 49 m) an equally narrow gap has cells on both sides.
  const std::vector<Found> open = leaks({"20 48.9, 50.5 48.9", "50.5 49.4, 80 49.4"});
  ASSERT_EQ(1u, open.size());
  EXPECT_NEAR(0.5, open[0].width, 1e-6);
  EXPECT_EQ(1, open[0].passes);
}

TEST_F(CheckBarriers, SaysWhatASimulationDoes) {
  // A lake of 3 m in the north behind two lines across the grid.
  const QString lake =
      valley.layer("Polygon?crs=EPSG:32633&field=level:double",
                   {{QStringLiteral("Polygon((%1))").arg(path("0 52, 200 52, 200 200, 0 200, 0 52")), {3}}});
  for (const QStringList& lines : {QStringList{"-9 50.3, 51 50.3", "50.2 50.7, 209 50.7"},
                                   QStringList{"-9 48.9, 50.5 48.9", "50.5 49.4, 209 49.4"},
                                   QStringList{"-9 50.3, 45 50.3", "51 50.7, 209 50.7"},
                                   QStringList{"-9 47, 45 51.1", "45.9 50.9, 209 44"}}) {
    QVariantMap check = parametersFor(lines);
    const std::vector<Found> found = leaks(check);
    ASSERT_EQ(1u, found.size()) << lines.join(" | ").toStdString();
    QVariantMap parameters = valley.base();
    parameters["DEM"] = dem;
    parameters["BARRIERS"] = check["BARRIERS"];
    parameters["WATER_BODIES"] = lake;
    parameters["DURATION"] = 0.005;
    for (const char* side : {"WEST", "EAST", "NORTH", "SOUTH"}) parameters[side] = "wall";
    const Outcome flood = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
    ASSERT_TRUE(flood.ok) << flood.error.toStdString();
    // Wet from the start: the cells in the lake below the hill, 76 columns x 74 rows.
    const double wet = flood.results["WET_AREA"].toDouble();
    if (found[0].passes)
      EXPECT_GT(wet, 4 * 76 * 76) << lines.join(" | ").toStdString();
    else
      EXPECT_LE(wet, 4 * 76 * 75) << lines.join(" | ").toStdString();
  }
}

TEST_F(CheckBarriers, LowCrests) {
  const std::vector<Found> found = leaks({"20 20, 80 20, 80 80, 20 80, 20 20"}, {"2,5"});
  ASSERT_EQ(1u, found.size());
  EXPECT_EQ("crest", found[0].kind);
  EXPECT_NEAR(240, found[0].width, 1e-6);
  EXPECT_NEAR(2.5, found[0].low, 1e-6);
  EXPECT_NEAR(0.5, found[0].depth, 1e-6);
  // A higher one on the same faces holds the water.
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 20 80, 20 20", "20 20, 80 20, 80 80, 20 80, 20 20"}, {"2.5", "4"})
                  .empty());
  // Into the hill, only what stands on lower ground counts: 65 of 70 m.
  const std::vector<Found> slope = leaks({"85 31, 155 31", "85 31, 85 2"}, {"2.9", "5"});
  ASSERT_EQ(1u, slope.size());
  EXPECT_EQ("crest", slope[0].kind);
  EXPECT_NEAR(65, slope[0].width, 2);
}

// A ridge of one cell is 2 m high in the elevation model and 1 m in the computed bed, where water at 1.5 m
// passes it: a wall that ends on it leaks, unless its crest is held.
TEST_F(CheckBarriers, LooksAtTheBedThatIsComputedOn) {
  dem = valley.raster("ridge.tif", {100, 100, 500000, 5300200, 2, 32633},
                      [](int column, int) { return column == 50 ? 2.0 : 0.0; });
  QVariantMap parameters = parametersFor({"20 51, 101 51"});
  parameters["LEVEL"] = 1.5;
  parameters["CREST_THRESHOLD"] = 0;
  EXPECT_TRUE(leaks(parameters).empty());
  EXPECT_EQ(2u, openEnds.size()) << "it ends in the water";
  // With the scheme hr the bed is the elevation model, and the ridge holds.
  parameters["SCHEME"] = "hr";
  leaks(parameters);
  EXPECT_EQ(1u, openEnds.size());
  parameters.remove("SCHEME");
  // Above its crest no ridge holds.
  parameters["CREST_THRESHOLD"] = 0.1;
  parameters["LEVEL"] = 2.1;
  leaks(parameters);
  EXPECT_EQ(2u, openEnds.size());
  parameters["CREST_THRESHOLD"] = 0;
  // At 0.9 m the ridge holds.
  parameters["LEVEL"] = 0.9;
  leaks(parameters);
  EXPECT_EQ(1u, openEnds.size());
  // A crest below the computed bed has no effect: 0.4 m beside the ridge, where the bed is at 0.5 m.
  parameters["BARRIERS"] = layerOf("LineString", "LineString(%1)", {"99.9 20, 99.9 80"}, {"0.4"});
  leaks(parameters);
  EXPECT_TRUE(mentions(run.warnings, "barrier_below_ground", {"'a'"}));
}

// A lake of 1.5 m behind a wall that ends on that ridge. Tool and simulation agree by default, and with the
// ridge lowered in both.
TEST_F(CheckBarriers, HoldsTheCrestsThatASimulationHolds) {
  dem = valley.raster("ridge.tif", {100, 100, 500000, 5300200, 2, 32633},
                      [](int column, int) { return column == 50 ? 2.0 : 0.0; });
  const QString lake = valley.layer(
      "Polygon?crs=EPSG:32633&field=level:double",
      {{QStringLiteral("Polygon((%1))").arg(path("0 52, 100 52, 100 200, 0 200, 0 52")), {1.5}}});
  for (const QVariant& threshold : {QVariant(), QVariant(0.1), QVariant(0)}) {
    SCOPED_TRACE(threshold.toString().toStdString());
    QVariantMap check = parametersFor({"-9 52, 102 52"});
    check["LEVEL"] = 1.5;
    check["CREST_THRESHOLD"] = threshold;
    leaks(check);
    const bool isOpen = !openEnds.empty();
    EXPECT_EQ(threshold.isValid() && threshold.toDouble() == 0, isOpen);
    QVariantMap parameters = valley.base();
    parameters["DEM"] = dem;
    parameters["BARRIERS"] = check["BARRIERS"];
    parameters["WATER_BODIES"] = lake;
    parameters["CREST_THRESHOLD"] = threshold;
    parameters["DURATION"] = 0.02;
    for (const char* side : {"WEST", "EAST", "NORTH", "SOUTH"}) parameters[side] = "wall";
    const Outcome flood = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
    ASSERT_TRUE(flood.ok) << flood.error.toStdString();
    const double wet = flood.results["WET_AREA"].toDouble(), lakeArea = 4 * 50 * 74;
    std::printf("wet: %g m2, the lake %g m2, open ends: %zu\n", wet, lakeArea, openEnds.size());
    if (isOpen)
      EXPECT_GT(wet, 1.05 * lakeArea);
    else
      EXPECT_LE(wet, lakeArea + 4 * 74);  // its shore on the ridge
  }
}

// An end with nothing near it is a point of its own, not a leak.
TEST_F(CheckBarriers, MapsOpenEnds) {
  EXPECT_TRUE(leaks(QStringList{"20 20, 80 20"}).empty());
  ASSERT_EQ(2u, openEnds.size());
  EXPECT_NEAR(20, openEnds[0].x, 1e-6);
  EXPECT_NEAR(80, openEnds[1].x, 1e-6);
  for (const Found& end : openEnds) {
    EXPECT_NEAR(20, end.y, 1e-6);
    EXPECT_NEAR(0, end.low, 1e-6);
    EXPECT_NEAR(3, end.depth, 1e-6);
  }
  EXPECT_TRUE(leaks({"20 20, 80 20, 80 80, 20 80, 20 20"}).empty());
  EXPECT_TRUE(openEnds.empty());
}

// The same level as a raster finds the same; and where a raster has no water, nothing leaks.
TEST_F(CheckBarriers, TakesARasterOfLevels) {
  const auto levels = [&](const std::function<double(int)>& level) {
    QVariantMap parameters = parametersFor({"20 20, 148 20", "20 25, 80 25"}, {"2.5", "5"});
    parameters.remove("LEVEL");
    parameters["LEVELS"] = valley.raster("levels.tif", {100, 100, 500000, 5300200, 2, 32633},
                                         [&](int column, int) { return level(column); });
    return leaks(parameters);
  };
  const std::vector<Found> expected = leaks({"20 20, 148 20", "20 25, 80 25"}, {"2.5", "5"});
  ASSERT_FALSE(expected.empty());
  const std::vector<Found> same = levels([](int) { return 3.0; });
  ASSERT_EQ(expected.size(), same.size());
  for (std::size_t i = 0; i < same.size(); ++i) {
    EXPECT_EQ(expected[i].kind, same[i].kind);
    EXPECT_NEAR(expected[i].width, same[i].width, 1e-6);
    EXPECT_NEAR(expected[i].depth, same[i].depth, 1e-5);
  }
  EXPECT_TRUE(levels([](int column) { return column >= 90 ? 12.0 : std::nan(""); }).empty());
  // West of x = 100 m it stands below the crest of 2.5 m.
  for (const Found& leak : levels([](int column) { return column < 50 ? 2.0 : 3.0; }))
    EXPECT_TRUE(leak.kind != "crest" || std::fabs(leak.width - 48) < 3) << leak.width;
}

TEST_F(CheckBarriers, RefusesWhatMakesNoSense) {
  const auto refuses = [&](const QVariantMap& changes, const char* key, const QStringList& parts = {}) {
    valley.refuses(QStringLiteral("spate:checkbarriers"), changed(parametersFor({"20 20, 80 20"}), changes),
                   key, parts);
  };
  refuses({{"MAX_GAP", 0}}, "value_out_of_limits", {"MAX_GAP", "0"});
  refuses({{"LEVEL", QVariant()}}, "no_level", {"LEVEL", "LEVELS"});
  refuses({{"LEVELS", dem}}, "two_levels", {"LEVEL", "LEVELS"});
  refuses({{"DEM", valley.path("none.tif")}}, "value_refused", {"DEM"});
  refuses({{"BARRIERS", layerOf("LineString", "LineString(%1)", {"20 20, 80 20"}, {"high"})}},
          "attribute_not_a_number", {"barrier 1 'a'", "crest", "'high'"});
  refuses({{"BARRIERS", layerOf("LineString", "LineString(%1)", {"9000 20, 9000 80"})}},
          "barrier_outside_dem", {"barrier 1 'a'", "DEM"});
}

TEST_F(CheckBarriers, LeavesNothingWhenCancelled) {
  const Outcome outcome = runAlgorithm(QStringLiteral("spate:checkbarriers"), parametersFor({"20 20, 80 20"}),
                                       valley.project(), [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_FALSE(outcome.ok) << "no barriers were read, so none leaks: that would look like good news";
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_FALSE(QFile::exists(valley.path("leaks.gpkg")));
}

}  // namespace
}  // namespace spate::test

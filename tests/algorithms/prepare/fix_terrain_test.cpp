// SPDX-License-Identifier: GPL-3.0-or-later
// spate:fixterrain: proposals on the map, looked through and applied, or all at once.
#include <gtest/gtest.h>

#include <cmath>

#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString fixTerrain = QStringLiteral("spate:fixterrain");

class FixTerrainTest : public testing::Test {
 protected:
  FixTerrainTest() {
    // 120 x 60 cells of 2 m: a channel 10 m wide and 2 m deep with a bridge of 8 m; a spike of 5 m, a pit of
    // 4 m.
    dem_ = valley.raster("errors.tif", {120, 60, 500000, 5300120, 2, 32633}, [](int column, int row) {
      const bool channel = row >= 28 && row < 33,
                 bridge = column >= 60 && column < 64 && row > 24 && row < 36;
      double z = 50 - 0.004 * column - (channel && !bridge ? 2.0 : 0.0) + (bridge ? 0.5 : 0.0);
      if (column == 20 && row == 10) z += 5;
      if (column == 90 && row == 50) z -= 4;
      return z;
    });
  }

  QVariantMap with(const QVariantMap& changes = {}) const {
    return changed(
        {{"DEM", dem_}, {"SPOTS", valley.path("spots.gpkg")}, {"BRIDGES", valley.path("bridges.gpkg")}},
        changes);
  }
  static float at(const std::vector<float>& values, std::size_t column, std::size_t row) {
    return values[row * 120 + column];
  }
  static std::vector<QgsFeature> features(const QString& path) {
    const QgsVectorLayer layer(path, "layer", "ogr");
    std::vector<QgsFeature> list;
    QgsFeatureIterator all = layer.getFeatures();
    for (QgsFeature feature; all.nextFeature(feature);) list.push_back(feature);
    return list;
  }

  FloodCase valley;
  QString dem_;
};

TEST_F(FixTerrainTest, ProposesWithoutChangingAnything) {
  const Outcome run = runAlgorithm(fixTerrain, with(), valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(1, run.results["SPIKE_COUNT"].toInt());
  EXPECT_EQ(1, run.results["PIT_COUNT"].toInt());
  EXPECT_EQ(1, run.results["BRIDGE_COUNT"].toInt());
  EXPECT_EQ(0, run.results["CHANGED_CELLS"].toInt());
  EXPECT_FALSE(run.results.contains("FIXED"));
  const std::vector<QgsFeature> spots = features(valley.path("spots.gpkg")),
                                bridges = features(valley.path("bridges.gpkg"));
  ASSERT_EQ(2u, spots.size());
  ASSERT_EQ(1u, bridges.size());
  for (const QgsFeature& spot : spots) {
    const bool pit = spot.attribute("kind").toString() == "pit";
    EXPECT_NEAR(pit ? 4 : 5, spot.attribute("height_m").toDouble(), 0.01);
    EXPECT_EQ(pit ? 500181 : 500041, spot.geometry().asPoint().x());
    EXPECT_EQ(pit ? 5300019 : 5300099, spot.geometry().asPoint().y());
    EXPECT_EQ(1, spot.attribute("accept").toInt());
    EXPECT_EQ(1, spot.attribute("cells").toInt());
  }
  EXPECT_NEAR(2.5, bridges[0].attribute("height_m").toDouble(), 0.1);
  EXPECT_NEAR(10, bridges[0].attribute("width").toDouble(), 0.1);
  EXPECT_NEAR(10, bridges[0].attribute("length_m").toDouble(), 0.1);
  EXPECT_NEAR(47.76, bridges[0].attribute("bed_begin").toDouble(), 0.02);
  EXPECT_NEAR(500124, bridges[0].geometry().centroid().asPoint().x(), 0.1);
  EXPECT_TRUE(logged(run.log, {"500,124.0", "2.50", "10.0"}));
}

TEST_F(FixTerrainTest, AppliesAll) {
  const QString fixed = valley.path("fixed.tif");
  const Outcome run = runAlgorithm(fixTerrain, with({{"APPLY", true}, {"FIXED", fixed}}), valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> before = readBand(dem_), after = readBand(fixed);
  ASSERT_EQ(before.size(), after.size());
  EXPECT_NEAR(50 - 0.08, at(after, 20, 10), 0.01);
  EXPECT_NEAR(50 - 0.36, at(after, 90, 50), 0.01);
  for (std::size_t column = 55; column < 70; ++column)
    for (std::size_t row = 28; row < 33; ++row) EXPECT_NEAR(47.76, at(after, column, row), 0.05);
  int differ = 0;
  for (std::size_t i = 0; i < before.size(); ++i) differ += before[i] != after[i] ? 1 : 0;
  EXPECT_EQ(differ, run.results["CHANGED_CELLS"].toInt());
  EXPECT_GE(differ, 2 + 4 * 5);
  EXPECT_LE(differ, 2 + 6 * 5);
  // A second look finds nothing.
  const Outcome again = runAlgorithm(fixTerrain, with({{"DEM", fixed}}), valley.project());
  ASSERT_TRUE(again.ok) << again.error.toStdString();
  for (const char* count : {"SPIKE_COUNT", "PIT_COUNT", "BRIDGE_COUNT"})
    EXPECT_EQ(0, again.results[count].toInt()) << count;
}

TEST_F(FixTerrainTest, AppliesWhatIsAccepted) {
  ASSERT_TRUE(runAlgorithm(fixTerrain, with(), valley.project()).ok);
  const QString spots = valley.layer(
      "Point?crs=EPSG:32633&field=kind:string&field=cells:integer&field=new_m:double&field=accept:integer",
      {{"Point(500041 5300099)", {"spike", 1, 49.0, 1}},
       {"Point(500181 5300019)", {"pit", 1, QVariant(), 0}},
       {"Point(500011 5300011)", {QVariant(), QVariant(), QVariant(), QVariant()}}});
  const QString fixed = valley.path("fixed.tif");
  const Outcome run = runAlgorithm(fixTerrain,
                                   with({{"ACCEPTED_SPOTS", spots},
                                         {"FIXED", fixed},
                                         {"SPOTS", valley.path("done.gpkg")},
                                         {"BRIDGES", QVariant()}}),
                                   valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> before = readBand(dem_), after = readBand(fixed);
  EXPECT_EQ(49, at(after, 20, 10));
  EXPECT_EQ(at(before, 90, 50), at(after, 90, 50));
  EXPECT_EQ(at(before, 62, 30), at(after, 62, 30));  // bridges are not accepted
  EXPECT_EQ(2u, features(valley.path("done.gpkg")).size());
  // The lines of the first run as they are.
  const Outcome cut = runAlgorithm(
      fixTerrain,
      {{"DEM", dem_}, {"ACCEPTED_BRIDGES", valley.path("bridges.gpkg")}, {"FIXED", valley.path("cut.tif")}},
      valley.project());
  ASSERT_TRUE(cut.ok) << cut.error.toStdString();
  EXPECT_NEAR(47.76, at(readBand(valley.path("cut.tif")), 62, 30), 0.05);
  EXPECT_EQ(at(before, 20, 10), at(readBand(valley.path("cut.tif")), 20, 10));
  // An own line, without any value.
  const QString own =
      valley.layer("LineString?crs=EPSG:32633", {{"LINESTRING(500117 5300057, 500131 5300057)", {}}});
  const Outcome drawn =
      runAlgorithm(fixTerrain, {{"DEM", dem_}, {"ACCEPTED_BRIDGES", own}, {"FIXED", valley.path("own.tif")}},
                   valley.project());
  ASSERT_TRUE(drawn.ok) << drawn.error.toStdString();
  EXPECT_NEAR(47.76, at(readBand(valley.path("own.tif")), 62, 31), 0.05);
}

TEST_F(FixTerrainTest, SmoothGroundHasNothing) {
  const Outcome run = runAlgorithm(fixTerrain, with({{"DEM", valley.path("dem.tif")}}), valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  for (const char* count : {"SPIKE_COUNT", "PIT_COUNT", "BRIDGE_COUNT"})
    EXPECT_EQ(0, run.results[count].toInt()) << count;
}

TEST_F(FixTerrainTest, SaysWhatIsWrong) {
  valley.refuses(fixTerrain, with({{"APPLY", true}}), "fixed_terrain_missing", {"FIXED"});
  valley.refuses(fixTerrain, with({{"FIXED", valley.path("fixed.tif")}}), "nothing_to_apply", {"APPLY"});
  const auto spots = [&](const QVariantList& values) {
    return with({{"ACCEPTED_SPOTS", valley.layer("Point?crs=EPSG:32633&field=kind:string&field=cells:integer"
                                                 "&field=new_m:double",
                                                 {{"Point(500041 5300099)", values}})},
                 {"FIXED", valley.path("fixed.tif")}});
  };
  valley.refuses(fixTerrain, spots({"hole", 1, 5}), "spot_kind_unknown", {"hole"});
  valley.refuses(fixTerrain, spots({"pit", 1000, 5}), "spot_cells_impossible", {"1,000"});
  valley.refuses(fixTerrain, spots({"pit", 1, 50000}), "spot_level_impossible");
}

}  // namespace
}  // namespace spate::test

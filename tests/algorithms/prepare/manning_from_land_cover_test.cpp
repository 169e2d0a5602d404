// SPDX-License-Identifier: GPL-3.0-or-later
// spate:manningfromlandcover: every cell has the roughness of its class, and unknown classes are reported.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>

#include "qgscoordinatetransform.h"
#include "qgsgeometry.h"
#include "qgsrasterlayer.h"
#include "qgssinglebandpseudocolorrenderer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString manningFromLandCover = QStringLiteral("spate:manningfromlandcover");

class ManningFromLandCover : public testing::Test {
 protected:
  Outcome run(const QVariantMap& parameters) {
    return runAlgorithm(manningFromLandCover, changed(defaults(), parameters), valley.project());
  }
  void refuses(const QVariantMap& parameters, const char* key, const QStringList& parts = {}) {
    valley.refuses(manningFromLandCover, changed(defaults(), parameters), key, parts);
  }
  QVariantMap defaults() const {
    return {{"DEM", valley.path("dem.tif")}, {"MANNING", valley.path("n.tif")}};
  }
  QString square(double west, double south, double side) const {
    return QgsGeometry::fromRect(QgsRectangle(west, south, west + side, south + side)).asWkt();
  }
  // The value of the cell that holds a place.
  float at(double x, double y) const {
    const std::vector<float> values = readBand(valley.path("n.tif"));
    return values.empty() ? std::nanf("")
                          : values[static_cast<std::size_t>((5300300 - y) / 10) * 40 +
                                   static_cast<std::size_t>((x - 500000) / 10)];
  }

  FloodCase valley;
};

// WorldCover on cells of 25 m, shifted by 3 m: each cell of the DEM has the class at its centre.
TEST_F(ManningFromLandCover, TakesTheClassAtTheCentreOfEachCell) {
  const auto cover = [](int column, int row) { return (column + row) % 2 ? 10.0 : (row == 4 ? 80.0 : 30.0); };
  const QString raster = valley.raster("cover.tif", {18, 14, 499997, 5300303, 25, 32633}, cover);
  const Outcome outcome = run({{"LAND_COVER", raster}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const std::map<double, float> expected = {{10, 0.1f}, {30, 0.035f}, {80, 0.03f}};
  const std::vector<float> manning = readBand(valley.path("n.tif"));
  ASSERT_EQ(1200u, manning.size());
  std::map<float, int> counts;
  for (int row = 0; row < 30; ++row) {
    for (int column = 0; column < 40; ++column) {
      const double x = 500005 + 10 * column;
      const double y = 5300295 - 10 * row;
      const double at_centre =
          cover(static_cast<int>((x - 499997) / 25), static_cast<int>((5300303 - y) / 25));
      const float n = manning[static_cast<std::size_t>(row) * 40 + static_cast<std::size_t>(column)];
      ASSERT_EQ(expected.at(at_centre), n) << column << " " << row;
      ++counts[n];
    }
  }
  EXPECT_EQ(3u, counts.size());
  EXPECT_EQ(0, outcome.results["UNKNOWN_CELLS"].toInt());
  EXPECT_EQ(0, outcome.results["UNCOVERED_CELLS"].toInt());
  EXPECT_EQ("", outcome.warnings.toStdString());
  EXPECT_TRUE(logged(outcome.log, {" 10 ", QString::number(counts[0.1f]), "n = 0.1"}));
}

TEST_F(ManningFromLandCover, ReprojectsBothKinds) {
  // The western half in degrees is class 20, its polygon over the middle, in Web Mercator, forest of CORINE.
  const QString raster = valley.raster("degrees.tif", {100, 100, 14.99, 47.87, 0.0003, 4326},
                                       [](int column, int) { return column < 42 ? 20.0 : 60.0; });
  QgsGeometry polygon = QgsGeometry::fromWkt(square(500100, 5300100, 100));
  polygon.transform(QgsCoordinateTransform(QgsCoordinateReferenceSystem("EPSG:32633"),
                                           QgsCoordinateReferenceSystem("EPSG:3857"), valley.project()));
  const QString layer = valley.layer("Polygon?crs=EPSG:3857&field=class:integer", {{polygon.asWkt(), {10}}});
  const Outcome outcome = run({{"LAND_COVER", raster}, {"LAND_COVER_POLYGONS", layer}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  // 14.99 + 42 x 0.0003 = 15.0026 degrees, 195 m east of the meridian of x = 500000.
  EXPECT_FLOAT_EQ(0.07f, at(500015, 5300015));
  EXPECT_FLOAT_EQ(0.07f, at(500175, 5300015));
  EXPECT_FLOAT_EQ(0.03f, at(500215, 5300015));
  EXPECT_FLOAT_EQ(0.1f, at(500105, 5300105));
  EXPECT_FLOAT_EQ(0.1f, at(500195, 5300195));
  EXPECT_FLOAT_EQ(0.03f, at(500215, 5300195));
  EXPECT_FLOAT_EQ(0.07f, at(500105, 5300095));
}

TEST_F(ManningFromLandCover, ALaterPolygonWinsAndSliversTakeNothing) {
  const QString layer = valley.layer("Polygon?crs=EPSG:32633&field=use:string",
                                     {{square(500000, 5300000, 100), {"wood"}},
                                      {square(500050, 5300050, 100), {"road"}},
                                      {square(500011, 5300011, 3), {"road"}},  // holds no centre
                                      {square(500300, 5300200, 50), {QVariant()}},
                                      {square(500300, 5300000, 50), {" Meadow "}}});
  const QString table = valley.text("own.csv", "Class;Manning\r\nwood;0,12\r\nroad;0,016\r\n");
  const Outcome outcome = run({{"LAND_COVER_POLYGONS", layer},
                               {"CLASS_FIELD", "use"},
                               {"LEGEND", "own"},
                               {"TABLE", table},
                               {"DEFAULT", 0.05}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_FLOAT_EQ(0.12f, at(500015, 5300015));
  EXPECT_FLOAT_EQ(0.12f, at(500045, 5300095));
  EXPECT_FLOAT_EQ(0.016f, at(500055, 5300055));
  EXPECT_FLOAT_EQ(0.05f, at(500315, 5300015));
  EXPECT_FLOAT_EQ(0.05f, at(500395, 5300295));
  // 100 + 75 known, two squares of 25 unknown, of 1200.
  EXPECT_EQ(50, outcome.results["UNKNOWN_CELLS"].toInt());
  EXPECT_EQ(1200 - 175 - 50, outcome.results["UNCOVERED_CELLS"].toInt());
  EXPECT_TRUE(
      mentions(outcome.warnings, "classes_without_roughness", {"Meadow (25 ", "n = 0.05", "DEFAULT"}));
  EXPECT_TRUE(mentions(outcome.warnings, "cells_without_land_cover", {"975 ", "n = 0.05", "DEFAULT"}));
}

TEST_F(ManningFromLandCover, OwnRowsTakeThePlaceOfReadyOnes) {
  // CORINE's rasters hold 1 to 44, its polygons the code as text: 2 and "112" are the same class.
  const QString raster =
      valley.raster("clc.tif", {4, 3, 500000, 5300300, 100, 32633}, [](int column, int row) {
        return row == 0 && column == 3 ? std::nan("") : (column == 0 ? 2.0 : column == 1 ? 23.0 : 48.0);
      });
  const QString codes =
      valley.layer("Polygon?crs=EPSG:32633&field=code_18:string",
                   {{square(500000, 5300000, 50), {"112"}}, {square(500100, 5300000, 50), {"511"}}});
  const QString table = valley.text("own.csv", "class,manning\n112,0.025\n");
  const Outcome outcome = run({{"LAND_COVER", raster},
                               {"LAND_COVER_POLYGONS", codes},
                               {"CLASS_FIELD", "code_18"},
                               {"LEGEND", "corine"},
                               {"TABLE", table}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_FLOAT_EQ(0.1f, at(500015, 5300215));    // 2, ready
  EXPECT_FLOAT_EQ(0.025f, at(500015, 5300015));  // 112, own
  EXPECT_FLOAT_EQ(0.03f, at(500115, 5300015));
  EXPECT_FLOAT_EQ(0.1f, at(500115, 5300215));
  EXPECT_FLOAT_EQ(0.035f, at(500315, 5300215));
  EXPECT_EQ(500, outcome.results["UNKNOWN_CELLS"].toInt());
  EXPECT_EQ(100, outcome.results["UNCOVERED_CELLS"].toInt());
  EXPECT_TRUE(mentions(outcome.warnings, "classes_without_roughness", {"48 (500 "}));
}

TEST_F(ManningFromLandCover, CountsOnlyCellsWithGround) {
  const QString dem =
      valley.raster("holes.tif", {}, [](int column, int) { return column < 10 ? std::nan("") : 100.0; });
  const QString raster =
      valley.raster("one.tif", {}, [](int column, int) { return column < 20 ? 7.0 : std::nan(""); });
  const Outcome outcome = run({{"DEM", dem}, {"LAND_COVER", raster}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ(300, outcome.results["UNKNOWN_CELLS"].toInt());
  EXPECT_EQ(600, outcome.results["UNCOVERED_CELLS"].toInt());
  for (const float n : readBand(valley.path("n.tif"))) ASSERT_EQ(0.035f, n);
}

// simulateflood takes what it writes, and QGIS shows it.
TEST_F(ManningFromLandCover, FeedsTheSimulationAndHasAStyle) {
  const QString raster = valley.raster("cover.tif", {}, [](int, int row) { return row < 15 ? 10.0 : 30.0; });
  ASSERT_TRUE(run({{"LAND_COVER", raster}}).ok);
  QgsRasterLayer layer(valley.path("n.tif"));
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
  EXPECT_NE(nullptr, dynamic_cast<QgsSingleBandPseudoColorRenderer*>(layer.renderer()));
  EXPECT_TRUE(QFile::exists(valley.path("n.qml")));
  QVariantMap flood = valley.withInflow();
  flood["MANNING_RASTER"] = valley.path("n.tif");
  const Outcome outcome = runAlgorithm(QStringLiteral("spate:simulateflood"), flood, valley.project());
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
}

TEST_F(ManningFromLandCover, Refuses) {
  const QString raster = valley.raster("cover.tif", {}, [](int, int) { return 10.0; });
  refuses({}, "no_land_cover", {"LAND_COVER_POLYGONS"});
  refuses({{"LAND_COVER", raster}, {"LEGEND", "own"}}, "no_roughness_table", {"LEGEND", "TABLE"});
  refuses({{"LAND_COVER", raster}, {"DEFAULT", 0}}, "value_out_of_limits", {"DEFAULT", " 0 "});
  refuses({{"LAND_COVER", raster}, {"DEFAULT", 2}}, "value_out_of_limits", {"DEFAULT", " 2 "});
  refuses({{"LAND_COVER", raster}, {"LEGEND", "usgs"}}, "unknown_choice", {"LEGEND", "usgs"});
  refuses({{"LAND_COVER", raster}, {"TABLE", valley.text("t.csv", "class,manning\n10,0.1\n20,30\n")}},
          "roughness_above_1", {" 3,", "'30'"});
  refuses({{"LAND_COVER",
            valley.raster("far.tif", {40, 30, 100000, 5300300, 10, 32633}, [](int, int) { return 10.0; })}},
          "raster_outside_dem", {"LAND_COVER"});
  refuses({{"LAND_COVER_POLYGONS", valley.layer("Polygon?crs=EPSG:32633&field=class:integer",
                                                {{square(600000, 5300000, 100), {10}}})}},
          "land_cover_outside_dem", {"LAND_COVER_POLYGONS"});
  refuses({{"LAND_COVER_POLYGONS", valley.layer("Polygon?crs=EPSG:32633&field=class:integer",
                                                {{square(500000, 5300000, 100), {10}}, {"", {20}}})}},
          "geometry_missing", {"polygon 2"});
  refuses({{"LAND_COVER_POLYGONS", valley.layer("Polygon?crs=EPSG:32633&field=kind:integer",
                                                {{square(500000, 5300000, 100), {10}}})}},
          "field_missing", {"'class'", "kind"});
}

TEST_F(ManningFromLandCover, StopsWhenCancelled) {
  const QString raster = valley.raster("cover.tif", {}, [](int, int) { return 10.0; });
  const QStringList before = valley.files();
  const Outcome outcome = runAlgorithm(
      QStringLiteral("spate:manningfromlandcover"),
      {{"DEM", valley.path("dem.tif")}, {"LAND_COVER", raster}, {"MANNING", valley.path("n.tif")}},
      valley.project(), [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before.join(" ").toStdString(), valley.files().join(" ").toStdString());
}

}  // namespace
}  // namespace spate::test

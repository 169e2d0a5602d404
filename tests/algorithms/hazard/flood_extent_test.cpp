// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodextent: the polygons hold exactly the cells of their class.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>
#include <map>
#include <memory>

#include "qgsfeatureiterator.h"
#include "qgsgeometryengine.h"
#include "qgslegendsymbolitem.h"
#include "qgsrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:floodextent");

class FloodExtent : public testing::Test {
 protected:
  Outcome run(const QVariantMap& parameters) {
    return runAlgorithm(id, changed(defaults(), parameters), valley.project());
  }
  void refuses(const QVariantMap& parameters, const char* key, const QStringList& parts = {}) {
    valley.refuses(id, changed(defaults(), parameters), key, parts);
  }
  QVariantMap defaults() const { return {{"EXTENT", valley.path("extent.gpkg")}}; }
  static QgsFeatureList features(const QString& path) {
    QgsVectorLayer layer(path, QStringLiteral("extent"), QStringLiteral("ogr"));
    EXPECT_TRUE(layer.isValid()) << path.toStdString();
    QgsFeatureList list;
    QgsFeatureIterator iterator = layer.getFeatures();
    for (QgsFeature feature; iterator.nextFeature(feature);) list << feature;
    return list;
  }
  // A bowl with an island and two separate puddles; on no cell does the depth lie near a threshold.
  static double bowl(int column, int row) {
    if (column == 39 && row < 2) return 0.3;
    if (column == 37 && row == 28) return 0.05;
    const double radius = std::hypot(column - 18.3, row - 14.7);
    const double depth = 3.01 - 0.2 * radius;
    return depth <= 0 || radius < 2 ? (column % 2 ? 0 : std::nan("")) : depth;
  }

  FloodCase valley;
};

// Against an independent count: every cell's centre lies in one polygon of its class.
TEST_F(FloodExtent, HoldsExactlyTheCellsOfEachClass) {
  const QString depth = valley.raster("depth.tif", {}, bowl);
  const Outcome outcome = run({{"DEPTH", depth}, {"AREAS", valley.path("areas.csv")}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());

  const auto class_of = [](double d) { return !(d >= 0.1) ? 0 : d < 0.5 ? 1 : d < 1 ? 2 : d < 2 ? 3 : 4; };
  std::map<int, int> cells;
  for (int row = 0; row < 30; ++row)
    for (int column = 0; column < 40; ++column)
      if (const int number = class_of(bowl(column, row))) ++cells[number];
  ASSERT_EQ(4u, cells.size());
  int wet = 0;
  for (const auto& [number, count] : cells) wet += count;

  const QgsFeatureList polygons = features(valley.path("extent.gpkg"));
  std::map<int, int> found;
  double area = 0;
  const double limits[] = {0.1, 0.5, 1, 2};
  for (const QgsFeature& polygon : polygons) {
    const int number = polygon.attribute("class").toInt();
    found[number] += polygon.attribute("cells").toInt();
    area += polygon.attribute("area_m2").toDouble();
    EXPECT_EQ(polygon.attribute("cells").toDouble() * 100, polygon.attribute("area_m2").toDouble());
    EXPECT_NEAR(polygon.geometry().area(), polygon.attribute("area_m2").toDouble(), 1e-6);
    EXPECT_EQ(limits[number - 1], polygon.attribute("depth_min").toDouble());
    if (number < 4)
      EXPECT_EQ(limits[number], polygon.attribute("depth_max").toDouble());
    else
      EXPECT_TRUE(polygon.attribute("depth_max").isNull());
  }
  EXPECT_EQ(cells, found);
  EXPECT_EQ(wet * 100.0, area);
  EXPECT_EQ(wet, outcome.results["FLOODED_CELLS"].toInt());
  EXPECT_EQ(wet * 100.0, outcome.results["FLOODED_AREA"].toDouble());
  for (int row = 0; row < 30; ++row) {
    for (int column = 0; column < 40; ++column) {
      const QgsGeometry centre = QgsGeometry::fromPointXY({500005 + 10.0 * column, 5300295 - 10.0 * row});
      int times = 0;
      for (const QgsFeature& polygon : polygons) {
        if (!polygon.geometry().contains(centre)) continue;
        ++times;
        ASSERT_EQ(class_of(bowl(column, row)), polygon.attribute("class").toInt()) << column << " " << row;
      }
      ASSERT_EQ(class_of(bowl(column, row)) ? 1 : 0, times) << column << " " << row;
    }
  }

  const QgsFeatureList areas = features(valley.path("areas.csv"));
  ASSERT_EQ(4, areas.size());
  for (const QgsFeature& row : areas) {
    const int number = row.attribute("class").toInt();
    EXPECT_EQ(cells[number], row.attribute("cells").toInt());
    EXPECT_EQ(cells[number] * 100.0, row.attribute("area_m2").toDouble());
  }
  EXPECT_EQ(2, areas[0].attribute("areas").toInt());  // the rim and the puddle in the corner
  EXPECT_TRUE(logged(outcome.log, {" 2,", "0.5", "1 m", QString::number(cells[2])}));
}

// A depth at a threshold belongs to the class above it, also where float and decimal fractions differ.
TEST_F(FloodExtent, ThresholdsBelongToTheUpperClass) {
  const double depths[] = {0.1, 0.7, 0.3, 0.0999, 0.6999, 0.2999};
  const QString depth = valley.raster("depth.tif", {6, 1, 500000, 5300300, 10, 32633},
                                      [&](int column, int) { return depths[column]; });
  const Outcome outcome = run({{"DEPTH", depth}, {"THRESHOLDS", QVariantList{0.7, 0.1, 0.3}}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  std::map<int, int> cells;
  for (const QgsFeature& polygon : features(valley.path("extent.gpkg")))
    cells[polygon.attribute("class").toInt()] += polygon.attribute("cells").toInt();
  EXPECT_EQ((std::map<int, int>{{1, 2}, {2, 2}, {3, 1}}), cells);
}

TEST_F(FloodExtent, SmoothedClassesShareTheirBorders) {
  const QString depth = valley.raster("depth.tif", {}, bowl);
  const Outcome cut = run({{"DEPTH", depth}, {"OUTLINE", "smoothed"}});
  ASSERT_TRUE(cut.ok) << cut.error.toStdString();
  const QgsFeatureList polygons = features(valley.path("extent.gpkg"));
  double sum = 0;
  QVector<QgsGeometry> parts;
  for (const QgsFeature& polygon : polygons) {
    EXPECT_TRUE(polygon.geometry().isGeosValid());
    EXPECT_NEAR(polygon.geometry().area(), polygon.attribute("area_m2").toDouble(), 1e-4);
    sum += polygon.geometry().area();
    parts << polygon.geometry();
  }
  const QgsGeometry united = QgsGeometry::unaryUnion(parts);
  EXPECT_NEAR(sum, united.area(), 1e-4) << "overlaps";
  // The bowl with its island, and the puddle: two outlines and one hole; a gap would be another hole.
  EXPECT_EQ(2, united.constGet()->partCount());
  EXPECT_EQ(3, united.constGet()->ringCount(0) + united.constGet()->ringCount(1));
  EXPECT_NEAR(cut.results["FLOODED_AREA"].toDouble(), sum, 0.02 * sum);
  EXPECT_NE(cut.results["FLOODED_AREA"].toDouble(), sum);
}

TEST_F(FloodExtent, LeavesOutSmallAreas) {
  const QString depth = valley.raster("depth.tif", {}, bowl);
  const Outcome all = run({{"DEPTH", depth}, {"MIN_AREA", 200}});
  const Outcome large = run({{"DEPTH", depth}, {"MIN_AREA", 200.1}, {"EXTENT", valley.path("large.gpkg")}});
  ASSERT_TRUE(all.ok && large.ok) << large.error.toStdString();
  EXPECT_EQ(all.results["FLOODED_CELLS"].toInt() - 2, large.results["FLOODED_CELLS"].toInt());
  EXPECT_TRUE(logged(large.log, {"MIN_AREA", " 2 "}));
}

// The polygons have the raster's CRS; dry ground gives an empty layer and a warning.
TEST_F(FloodExtent, KeepsTheCrsAndHasAStyle) {
  const Outcome wet = run({{"DEPTH", valley.raster("depth.tif", {}, bowl)}});
  ASSERT_TRUE(wet.ok) << wet.error.toStdString();
  QgsVectorLayer layer(valley.path("extent.gpkg"), "extent", "ogr");
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
  QStringList labels;  // of the style beside the file
  for (const QgsLegendSymbolItem& item : layer.renderer()->legendSymbolItems()) labels << item.label();
  ASSERT_EQ(4, labels.size());
  EXPECT_EQ("0.1 - 0.5 m; 0.5 - 1 m; 1 - 2 m", labels.mid(0, 3).join("; ").toStdString());
  EXPECT_TRUE(labels[3].startsWith("2 m")) << labels[3].toStdString();

  const Outcome dry = run({{"DEPTH", valley.raster("dry.tif", {}, [](int, int) { return 0.0; })},
                           {"EXTENT", valley.path("dry.gpkg")}});
  ASSERT_TRUE(dry.ok) << dry.error.toStdString();
  EXPECT_TRUE(mentions(dry.warnings, "no_flooded_area"));
  EXPECT_EQ(0, features(valley.path("dry.gpkg")).size());
}

TEST_F(FloodExtent, Refuses) {
  const QString depth = valley.raster("depth.tif", {}, bowl);
  refuses({{"DEPTH", valley.path("none.tif")}}, "value_refused", {"DEPTH"});
  refuses({{"DEPTH", depth}, {"THRESHOLDS", "shallow"}}, "list_value_wrong", {"THRESHOLDS", "'shallow'"});
  refuses({{"DEPTH", depth}, {"THRESHOLDS", "0, 1"}}, "list_value_wrong", {"THRESHOLDS", "'0'"});
  refuses({{"DEPTH", depth}, {"THRESHOLDS", " "}}, "list_empty", {"THRESHOLDS"});
  refuses({{"DEPTH", depth}, {"MIN_AREA", -1}}, "value_out_of_limits", {"MIN_AREA", "-1"});
  refuses({{"DEPTH", depth}, {"OUTLINE", "wavy"}}, "unknown_choice", {"OUTLINE", "wavy"});
  refuses({{"DEPTH",
            valley.raster("negative.tif", {}, [](int column, int) { return column == 3 ? -2.0 : 1.0; })}},
          "raster_negative", {"DEPTH", "30 ", "-2"});
  refuses(
      {{"DEPTH", valley.raster("degrees.tif", {40, 30, 15, 48, 0.001, 4326}, [](int, int) { return 1.0; })}},
      "crs_not_in_metres", {"DEPTH", "gdal:warpreproject"});
}

TEST_F(FloodExtent, NothingIsAsLargeAsAnAbsurdArea) {
  const Outcome none = run({{"DEPTH", valley.raster("depth.tif", {}, bowl)}, {"MIN_AREA", 1e25}});
  ASSERT_TRUE(none.ok) << none.error.toStdString();
  EXPECT_EQ(0, none.results["FLOODED_CELLS"].toInt());
  EXPECT_EQ(0, features(valley.path("extent.gpkg")).size());
  EXPECT_NE("", none.warnings.toStdString());
}

TEST_F(FloodExtent, StopsWhenCancelled) {
  const QString depth = valley.raster("depth.tif", {}, bowl);
  const QStringList before = valley.files();
  const Outcome outcome = runAlgorithm(QStringLiteral("spate:floodextent"),
                                       {{"DEPTH", depth}, {"EXTENT", valley.path("extent.gpkg")}},
                                       valley.project(), [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before.join(" ").toStdString(), valley.files().join(" ").toStdString());
}

TEST_F(FloodExtent, WarnsOfLevelsInPlaceOfDepths) {
  const auto warning = [&](double lowest) {
    const QString raster = valley.raster("level.tif", {}, [&](int column, int row) {
      return row == 0 ? std::nan("") : row == 1 ? 0 : lowest + 0.1 * column;
    });
    const Outcome outcome = run({{"DEPTH", raster}});
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    return outcome.warnings;
  };
  EXPECT_TRUE(mentions(warning(100.2), "levels_for_depths", {"DEPTH", "100.20 m"}));
  EXPECT_EQ("", warning(0.4).toStdString());
}

TEST_F(FloodExtent, WarnsOfShapefiles) {
  const QString depth = valley.raster("depth.tif", {}, bowl);
  const Outcome outcome = run({{"DEPTH", depth}, {"EXTENT", valley.path("extent.shp")}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString()) << "all names have at most 10 letters";
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The footprints of spate:buildingdamage: outlines of any shape, in any CRS, and many of them.
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <cmath>

#include "qgsrasterlayer.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/damage/damage_case.hpp"

namespace spate::test {
namespace {

using BuildingDamage = DamageCase;

// Outlines that cross themselves, parts in different depths, and a hole count as they are drawn.
TEST_F(BuildingDamage, TakesInvalidAndMultipartFootprints) {
  const QVariantList values{"jrc_europe_residential", 1.0, 0.0, 0.0};
  const auto named = [&](const char* name) { return QVariantList{name} + values; };
  const QString layer = valley_.layer(
      "MultiPolygon?crs=EPSG:32633" + fieldsOfBuildings,
      {{"Polygon((500120 5300100, 500160 5300140, 500160 5300100, 500120 5300140, 500120 5300100))",
        named("bow tie")},
       {"MultiPolygon(((500092 5300202, 500098 5300202, 500098 5300208, 500092 5300208, 500092 5300202)),"
        "((500182 5300202, 500188 5300202, 500188 5300208, 500182 5300208, 500182 5300202)))",
        named("two parts")},
       {"MultiPolygon(((500302 5300202, 500308 5300202, 500308 5300208, 500302 5300208, 500302 5300202)),"
        "((500152 5300202, 500158 5300202, 500158 5300208, 500152 5300208, 500152 5300202)))",
        named("one part dry")},
       {"Polygon((500120 5300020, 500180 5300020, 500180 5300080, 500120 5300080, 500120 5300020),"
        "(500130 5300030, 500130 5300070, 500170 5300070, 500170 5300030, 500130 5300030))",
        named("court")}});
  QVariantMap parameter = parameters(layer);
  parameter["VALUE_PER"] = "m2";
  const Outcome outcome = run(parameter);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  auto result = rows(outcome.results["DAMAGE"].toString());
  ASSERT_EQ(4u, result.size()) << "a row for each building, not for each part";
  const auto is = [&](const char* name, double depth, double factor, double area) {
    EXPECT_DOUBLE_EQ(depth, result[name]["depth_max"].toDouble()) << name;
    EXPECT_NEAR(factor, result[name]["factor"].toDouble(), 1e-9) << name;
    // The scale of the plane is 0.9996 here.
    EXPECT_NEAR(factor * area / 0.9996 / 0.9996, result[name]["damage_structure"].toDouble(), 1e-3 * area)
        << name;
  };
  is("bow tie", 1, 0.4, 800);  // two triangles of 40 x 20 / 2 m2
  is("two parts", 2, 0.6, 72);
  is("one part dry", 1, 0.4, 72);
  is("court", 1, 0.4, 2000);
}

TEST_F(BuildingDamage, BuildingsWithoutACrsGetThatOfTheDepths) {
  QVariantMap values =
      parameters(valley_.layer("Polygon?" + fieldsOfBuildings.mid(1),
                               {{box(500140, 5300100), {"a", "jrc_europe_residential", 100.0, 0.0, 0.0}}}));
  values["RETURN_PERIOD"] = 30;
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const QString path = outcome.results["DAMAGE"].toString();
  EXPECT_EQ("EPSG:32633", QgsVectorLayer(path, "r", "ogr").crs().authid().toStdString());
  EXPECT_EQ(30, rows(path)["a"]["return_period"].toDouble());
  EXPECT_NEAR(40, outcome.results["DAMAGE_TOTAL"].toDouble(), 1e-9);
}

TEST_F(BuildingDamage, OtherMapsAndAnotherCrs) {
  // The same square, given in degrees: columns 14 and 15.
  QgsGeometry square = QgsGeometry::fromWkt(box(500142, 5300102, 16));
  square.transform(QgsCoordinateTransform(QgsCoordinateReferenceSystem("EPSG:32633"),
                                          QgsCoordinateReferenceSystem("EPSG:4326"),
                                          QgsCoordinateTransformContext()));
  const QString layer = buildings({{square.asWkt(12), {"a", "jrc_europe_residential", 2.0, 0.0, 0.0}}}, 4326);
  QVariantMap values = parameters(layer);
  const auto map = [&](const char* name, double slope) {
    return valley_.raster(name, {},
                          [=](int column, int) { return column < 13 ? std::nan("") : slope * column; });
  };
  values["MAX_SPEED"] = map("speed.tif", 0.1);
  values["MAX_UNIT_DISCHARGE"] = map("dv.tif", 0.2);
  values["ARRIVAL_TIME"] = map("arrival.tif", 10);
  values["WET_DURATION"] = map("duration.tif", 100);
  values["VALUE_PER"] = "m2";
  values["CURRENCY"] = "EUR";
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  auto row = rows(outcome.results["DAMAGE"].toString())["a"];
  EXPECT_NEAR(1.6, row["vel_max"].toDouble(), 1e-6);
  EXPECT_NEAR(3.2, row["dv_max"].toDouble(), 1e-6);
  EXPECT_NEAR(130, row["arrival_s"].toDouble(), 1e-6);
  EXPECT_NEAR(1600, row["duration_s"].toDouble(), 1e-6);
  // 256 m2 in the plane, whose scale is 0.9996 here.
  EXPECT_NEAR(0.4 * 2 * 256 / (0.9996 * 0.9996), row["damage_structure"].toDouble(), 0.05);
  EXPECT_EQ("EPSG:4326",
            QgsVectorLayer(outcome.results["DAMAGE"].toString(), "r", "ogr").crs().authid().toStdString());
  EXPECT_TRUE(outcome.log.contains("EUR"));
  EXPECT_EQ("EUR", rows(outcome.results["SUMMARY"].toString(), "class")["jrc_europe_residential"]["currency"]
                       .toString()
                       .toStdString());
}

// A map whose file says another CRS than its layer, which counts.
TEST_F(BuildingDamage, DepthsLieWhereTheirLayerDoes) {
  RasterValues shape;
  shape.epsg = 25833;
  auto* depths = new QgsRasterLayer(
      valley_.raster("other.tif", shape, [](int column, int) { return column < 20 ? 1.0 : std::nan(""); }),
      "other");
  depths->setCrs(QgsCoordinateReferenceSystem("EPSG:32633"));
  valley_.project()->addMapLayer(depths);
  QVariantMap values =
      parameters(buildings({{box(500140, 5300100), {"a", "jrc_europe_residential", 100.0, 0.0, 0.0}}}));
  values["MAX_DEPTH"] = depths->id();
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(40, outcome.results["DAMAGE_TOTAL"].toDouble(), 1e-9);
}

// It covers the centre of none, so the water flowed there.
TEST_F(BuildingDamage, AShedSmallerThanACellBlocksNone) {
  QVariantMap values =
      parameters(buildings({{box(500141, 5300101, 2), {"a", "jrc_europe_residential", 100.0, 0.0, 0.0}}}));
  values["BUILDING_MODE"] = "block";
  values["SAMPLING"] = "mean";
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const auto row = rows(outcome.results["DAMAGE"].toString())["a"];
  EXPECT_NEAR(1, row["depth_mean"].toDouble(), 1e-6);
  EXPECT_NEAR(40, outcome.results["DAMAGE_TOTAL"].toDouble(), 1e-6);
}

// Of 16 m by 16 m in the plane of UTM, whose scale is 0.9996 here; Web Mercator draws 2.2 times the area.
TEST_F(BuildingDamage, ValuesPerSquareMetreInAnyCrs) {
  for (const int epsg : {32633, 3857, 3035}) {
    QgsGeometry square = QgsGeometry::fromWkt(box(500142, 5300102, 16));
    square.transform(QgsCoordinateTransform(QgsCoordinateReferenceSystem("EPSG:32633"),
                                            QgsCoordinateReferenceSystem(QStringLiteral("EPSG:%1").arg(epsg)),
                                            QgsCoordinateTransformContext()));
    QVariantMap values =
        parameters(buildings({{square.asWkt(6), {"a", "jrc_europe_residential", 2.0, 0.0, 0.0}}}, epsg));
    values["VALUE_PER"] = "m2";
    const Outcome outcome = run(values);
    ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
    EXPECT_NEAR(0.4 * 2 * 256 / (0.9996 * 0.9996), outcome.results["DAMAGE_STRUCTURE"].toDouble(), 0.1)
        << epsg;
  }
}

TEST_F(BuildingDamage, LooksAtAHundredThousandBuildings) {
  const QString depth =
      valley_.raster("large.tif", {2000, 2000, 500000, 5310000, 5, 32633},
                     [](int column, int row) { return (column / 50 + row / 50) % 3 ? 0.8 : std::nan(""); });
  auto* layer = new QgsVectorLayer("Polygon?crs=EPSG:32633" + fieldsOfBuildings, "many", "memory");
  QgsFeatureList features;
  for (int i = 0; i < 100000; ++i) {
    QgsFeature feature(layer->fields());
    const int x = i % 333 * 30, y = i / 333 * 30;
    feature.setGeometry(
        QgsGeometry::fromRect(QgsRectangle(500001 + x, 5300001 + y, 500018 + x, 5300016 + y)));
    feature.setAttributes(QgsAttributes() << i << "jrc_europe_residential" << 1000.0 << 100.0 << 0.2);
    features << feature;
  }
  layer->dataProvider()->addFeatures(features, QgsFeatureSink::FastInsert);
  valley_.project()->addMapLayer(layer);
  QVariantMap values = parameters(layer->id());
  values["MAX_DEPTH"] = depth;
  QElapsedTimer clock;
  clock.start();
  const Outcome outcome = run(values);
  const double seconds = static_cast<double>(clock.elapsed()) / 1000;
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  std::cout << "100,000 buildings: " << seconds << " s\n";
  EXPECT_EQ(100000, outcome.results["BUILDINGS_COUNT"].toInt());
  EXPECT_GT(outcome.results["BUILDINGS_FLOODED"].toInt(), 50000);
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:buildingdamage on a few buildings whose damage is computed by hand.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QFile>
#include <cmath>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeatureiterator.h"
#include "qgslegendsymbolitem.h"
#include "qgsprocessingutils.h"
#include "qgsrenderer.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:buildingdamage");
const QString fieldsOfBuildings = QStringLiteral(
    "&field=name:string&field=class:string&field=value:double&field=stuff:double&field=floor:double");

QString box(double west, double south, double side = 20) {
  return QStringLiteral("Polygon((%1 %2, %3 %2, %3 %4, %1 %4, %1 %2))")
      .arg(west, 0, 'f', 1)
      .arg(south, 0, 'f', 1)
      .arg(west + side, 0, 'f', 1)
      .arg(south + side, 0, 'f', 1);
}

// 40 x 30 cells of 10 m. Water west of x = 500200: 1 m deep, but 2 m in the column west of 500100.
class BuildingDamage : public testing::Test {
 protected:
  BuildingDamage() {
    depth_ = valley_.raster("depth.tif", {}, [](int column, int) {
      return column == 9 ? 2.0 : column < 20 ? 1.0 : std::nan("");
    });
  }

  QString buildings(const std::vector<FloodCase::Feature>& features, int epsg = 32633) {
    return valley_.layer(QStringLiteral("Polygon?crs=EPSG:%1%2").arg(epsg).arg(fieldsOfBuildings), features);
  }

  QVariantMap parameters(const QString& layer) const {
    return {{"BUILDINGS", layer},
            {"MAX_DEPTH", depth_},
            {"CLASS_FIELD", "class"},
            {"STRUCTURE_VALUE_FIELD", "value"},
            {"CONTENTS_VALUE_FIELD", "stuff"},
            {"FLOOR_HEIGHT_FIELD", "floor"},
            {"DAMAGE", valley_.path("damage.gpkg")},
            {"SUMMARY", valley_.path("summary.csv")}};
  }

  // The rows of a result, by the value of its first text field.
  std::map<QString, QVariantMap> rows(const QString& source, const char* key = "name") {
    QgsVectorLayer layer(source, QStringLiteral("result"), QStringLiteral("ogr"));
    EXPECT_TRUE(layer.isValid()) << source.toStdString();
    std::map<QString, QVariantMap> result;
    QgsFeatureIterator features = layer.getFeatures();
    for (QgsFeature feature; features.nextFeature(feature);) {
      QVariantMap row;
      for (int i = 0; i < layer.fields().size(); ++i) row[layer.fields()[i].name()] = feature.attribute(i);
      result[row[key].toString()] = row;
    }
    return result;
  }

  Outcome run(const QVariantMap& values) { return runAlgorithm(id, values, valley_.project()); }

  void refuses(const QVariantMap& parameters, const char* key, const QStringList& parts = {}) {
    valley_.refuses(id, parameters, key, parts);
  }

  FloodCase valley_;
  QString depth_;
};

const QVariant null = qgis::null(qgis::realField);

// The numbers are worked out by hand from the published tables: jrc_europe_residential is 0.25 at 0.5 m, 0.4
// at 1 m, 0.6 at 2 m.
TEST_F(BuildingDamage, FollowsTheCurves) {
  const QString layer = buildings({
      {box(500140, 5300100), {"jrc", "jrc_europe_residential", 100000.0, 50000.0, 0.25}},
      {box(500080, 5300100), {"deep", "jrc_europe_residential", 100000.0, 0.0, 0.0}},
      {box(500140, 5300200), {"basement", "RES1-2SWB", 200000.0, 100000.0, 1.3048}},
      {box(500300, 5300100), {"dry", "jrc_europe_residential", 100000.0, 0.0, 0.0}},
  });
  const Outcome outcome = run(parameters(layer));
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
  auto result = rows(outcome.results["DAMAGE"].toString());
  ASSERT_EQ(4u, result.size());

  // 0.75 m above the floor: half way from 0.25 to 0.4.
  EXPECT_DOUBLE_EQ(0.75, result["jrc"]["depth_floor"].toDouble());
  EXPECT_NEAR(0.325, result["jrc"]["factor"].toDouble(), 1e-9);
  EXPECT_NEAR(32500, result["jrc"]["damage_structure"].toDouble(), 1e-3);
  EXPECT_NEAR(16250, result["jrc"]["damage_contents"].toDouble(), 1e-3);
  EXPECT_NEAR(48750, result["jrc"]["damage_total"].toDouble(), 1e-3);
  EXPECT_EQ("moderate", result["jrc"]["damage_class"].toString().toStdString());
  EXPECT_TRUE(result["jrc"]["flag"].isNull());
  EXPECT_EQ("jrc_europe_residential", result["jrc"]["curve_id"].toString().toStdString());
  EXPECT_TRUE(result["jrc"]["vel_max"].isNull());

  // Its ring, columns 7 to 10, touches the deep column: 4 of 16 cells have 2 m.
  EXPECT_DOUBLE_EQ(2, result["deep"]["depth_max"].toDouble());
  EXPECT_DOUBLE_EQ(1.25, result["deep"]["depth_mean"].toDouble());
  EXPECT_DOUBLE_EQ(1, result["deep"]["wet_frac"].toDouble());
  EXPECT_NEAR(60000, result["deep"]["damage_total"].toDouble(), 1e-3);
  EXPECT_EQ("substantial", result["deep"]["damage_class"].toString().toStdString());

  // One foot below the floor: 14 % of the structure, 8 % of the contents (HAZUS functions 108 and 24).
  EXPECT_NEAR(-0.3048, result["basement"]["depth_floor"].toDouble(), 1e-9);
  EXPECT_NEAR(28000, result["basement"]["damage_structure"].toDouble(), 1e-3);
  EXPECT_NEAR(8000, result["basement"]["damage_contents"].toDouble(), 1e-3);

  EXPECT_EQ("dry", result["dry"]["flag"].toString().toStdString());
  EXPECT_EQ("none", result["dry"]["damage_class"].toString().toStdString());
  EXPECT_EQ(0, result["dry"]["damage_total"].toDouble());
  EXPECT_FALSE(result["dry"]["damage_total"].isNull());
  EXPECT_TRUE(result["dry"]["depth_floor"].isNull());

  EXPECT_EQ(4, outcome.results["BUILDINGS_COUNT"].toInt());
  EXPECT_EQ(3, outcome.results["BUILDINGS_FLOODED"].toInt());
  EXPECT_NEAR(48750 + 60000 + 36000, outcome.results["DAMAGE_TOTAL"].toDouble(), 1e-3);
  auto sums = rows(outcome.results["SUMMARY"].toString(), "class");
  ASSERT_EQ(2u, sums.size());
  EXPECT_EQ(3, sums["jrc_europe_residential"]["buildings"].toInt());
  EXPECT_EQ(2, sums["jrc_europe_residential"]["flooded"].toInt());
  EXPECT_NEAR(108750, sums["jrc_europe_residential"]["damage_total"].toDouble(), 1e-3);
  EXPECT_NEAR(8000, sums["RES1-2SWB"]["damage_contents"].toDouble(), 1e-3);
}

TEST_F(BuildingDamage, KeepsTheFieldsAndAddsItsOwn) {
  const QString layer = buildings({{box(500140, 5300100), {"a", "jrc_asia_commercial", 1.0, 1.0, 0.0}}});
  const Outcome outcome = run(parameters(layer));
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const QgsVectorLayer result(outcome.results["DAMAGE"].toString(), "r", "ogr");
  QStringList names = result.fields().names();
  names.removeAll("fid");
  EXPECT_EQ(
      "name class value stuff floor depth_max depth_mean wet_frac floor_h depth_floor vel_max dv_max "
      "arrival_s duration_s curve_id factor damage_structure damage_contents damage_total damage_class flag "
      "return_period",
      names.join(' ').toStdString());
  EXPECT_EQ("EPSG:32633", result.crs().authid().toStdString());
  // Again, with the damage of the first time as buildings: no field twice.
  QVariantMap again = parameters(outcome.results["DAMAGE"].toString());
  again["DAMAGE"] = valley_.path("again.gpkg");
  const Outcome second = run(again);
  ASSERT_TRUE(second.ok) << second.error.toStdString();
  EXPECT_TRUE(mentions(second.warnings, "fields_replaced", {"depth_max"}));
  EXPECT_EQ(result.fields().names(), QgsVectorLayer(again["DAMAGE"].toString(), "r", "ogr").fields().names());
}

TEST_F(BuildingDamage, HasAStyleInItsCurrency) {
  const QString layer = buildings({{box(500140, 5300100), {"a", "jrc_asia_commercial", 5e5, 5e5, 0.0}}});
  QVariantMap values = parameters(layer);
  values["CURRENCY"] = "CHF";
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(QFile::exists(valley_.path("damage.qml")));
  QgsVectorLayer result(outcome.results["DAMAGE"].toString(), "r", "ogr");
  QStringList labels;  // of the style beside the file
  for (const QgsLegendSymbolItem& item : result.renderer()->legendSymbolItems()) labels << item.label();
  ASSERT_GT(outcome.results["DAMAGE_TOTAL"].toDouble(), 1e5);
  EXPECT_EQ(
      "none; up to CHF 100; CHF 100 - 1000; CHF 1000 - 10 000; CHF 10 000 - 100 000; "
      "more than CHF 100 000; not known",
      labels.join("; ").toStdString());
}

// Outlines that cross themselves, parts in different water, and a hole: as their shapes are drawn.
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

TEST_F(BuildingDamage, ToleratesWhatIsMissing) {
  const QString layer = buildings({
      {box(500140, 5300100), {"no class", qgis::null(qgis::textField), 100.0, 10.0, 0.0}},
      {box(500140, 5300140), {"unknown class", "castle", 100.0, 10.0, 0.0}},
      {box(500140, 5300180), {"no value", "jrc_europe_residential", null, 10.0, 0.0}},
      {box(500140, 5300220), {"no contents", "jrc_europe_residential", 100.0, null, 0.0}},
      {box(500140, 5300260), {"no floor", "jrc_europe_residential", 100.0, 10.0, null}},
      {box(500040, 5300100), {"negative", "jrc_europe_residential", -5.0, 10.0, 0.0}},
      {"", {"no place", "jrc_europe_residential", 100.0, 10.0, 0.0}},
      {box(400000, 5300100), {"far", "jrc_europe_residential", 100.0, 10.0, 0.0}},
      {box(499990, 5300100), {"half", "jrc_europe_residential", 100.0, 10.0, 0.0}},
  });
  QVariantMap values = parameters(layer);
  values["FLOOR_HEIGHT"] = 0.5;
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  auto result = rows(outcome.results["DAMAGE"].toString());
  ASSERT_EQ(9u, result.size());
  const auto flag = [&](const char* name) { return result[name]["flag"].toString().toStdString(); };
  EXPECT_EQ("no_curve", flag("no class"));
  EXPECT_EQ("no_curve", flag("unknown class"));
  EXPECT_TRUE(result["unknown class"]["damage_total"].isNull());
  EXPECT_TRUE(result["unknown class"]["damage_class"].isNull());
  EXPECT_DOUBLE_EQ(1, result["unknown class"]["depth_max"].toDouble());
  EXPECT_EQ("no_value", flag("no value"));
  EXPECT_TRUE(result["no value"]["damage_structure"].isNull());
  EXPECT_NEAR(4, result["no value"]["damage_contents"].toDouble(), 1e-9);
  EXPECT_TRUE(result["no value"]["damage_total"].isNull()) << "the contents are not all";
  EXPECT_NEAR(0.4, result["no value"]["factor"].toDouble(), 1e-9);
  EXPECT_EQ("no_value", flag("no contents"));
  EXPECT_NEAR(40, result["no contents"]["damage_structure"].toDouble(), 1e-9);
  EXPECT_TRUE(result["no contents"]["damage_total"].isNull());
  EXPECT_EQ("default_floor", flag("no floor"));
  EXPECT_NEAR(25, result["no floor"]["damage_structure"].toDouble(), 1e-9);
  EXPECT_EQ("no_value", flag("negative"));
  EXPECT_EQ("no_geometry", flag("no place"));
  EXPECT_TRUE(result["no place"]["depth_max"].isNull());
  EXPECT_EQ("outside", flag("far"));
  EXPECT_TRUE(result["far"]["damage_total"].isNull());
  EXPECT_EQ("partly_outside", flag("half"));
  EXPECT_NEAR(40, result["half"]["damage_structure"].toDouble(), 1e-9);
  EXPECT_EQ(7, outcome.results["BUILDINGS_UNKNOWN"].toInt()) << "all but those without a floor, and half";
  EXPECT_NEAR(27.5 + 44, outcome.results["DAMAGE_TOTAL"].toDouble(), 1e-9);
  EXPECT_TRUE(mentions(outcome.warnings, "class_without_curve", {"'castle'", " 1 ", " 2."}));
  EXPECT_TRUE(mentions(outcome.warnings, "structure_value_missing", {" 2 ", " 3."}));
  EXPECT_TRUE(mentions(outcome.warnings, "building_without_geometry"));
  EXPECT_TRUE(mentions(outcome.warnings, "damage_unknown", {"7 "}));

  values["DEFAULT_CURVE"] = "jrc_europe_commercial";
  values["STRUCTURE_VALUE"] = 1000;
  values["DAMAGE"] = valley_.path("defaults.gpkg");
  const Outcome filled = run(values);
  ASSERT_TRUE(filled.ok) << filled.error.toStdString();
  result = rows(filled.results["DAMAGE"].toString());
  EXPECT_EQ("default_curve", flag("unknown class"));
  EXPECT_NEAR(30, result["unknown class"]["damage_structure"].toDouble(), 1e-9);
  EXPECT_EQ("default_value", flag("no value"));
  EXPECT_NEAR(400, result["no value"]["damage_structure"].toDouble(), 1e-9);
}

TEST_F(BuildingDamage, ContentsAloneAreEnough) {
  QVariantMap values =
      parameters(buildings({{box(500140, 5300100), {"a", "jrc_europe_residential", null, 10.0, 0.0}}}));
  values["STRUCTURE_VALUE_FIELD"] = QVariant();
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
  EXPECT_NEAR(4, outcome.results["DAMAGE_TOTAL"].toDouble(), 1e-9);
  EXPECT_EQ(0, outcome.results["BUILDINGS_UNKNOWN"].toInt());
}

TEST_F(BuildingDamage, OwnCurvesAndClasses) {
  const QString layer = buildings({
      {box(500140, 5300100), {"house", "1", 100.0, 10.0, 0.5}},
      {box(500140, 5300200), {"shed", "2", 100.0, 10.0, 0.5}},
      {box(500200, 5300200), {"edge", "2", 100.0, 10.0, 0.0}},
  });
  QVariantMap values = parameters(layer);
  values["CURVES"] = valley_.text("curves.csv",
                                  "#UNIT=m\n#METHOD,max,mean,max\nwater depth,wood,brick,wood/contents\n"
                                  "0,0,0,0\n1,0.8,0.4,1\n");
  values["CLASS_CURVES"] = valley_.text("classes.csv", "class;curve_id\n1;brick\n2;wood\n");
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  auto result = rows(outcome.results["DAMAGE"].toString());
  EXPECT_NEAR(20, result["house"]["damage_structure"].toDouble(), 1e-9);
  EXPECT_NEAR(2, result["house"]["damage_contents"].toDouble(), 1e-9) << "the share of the structure";
  EXPECT_NEAR(40, result["shed"]["damage_structure"].toDouble(), 1e-9);
  EXPECT_NEAR(5, result["shed"]["damage_contents"].toDouble(), 1e-9) << "its own curve";
  EXPECT_EQ("wood", result["shed"]["curve_id"].toString().toStdString());

  // The long form, and classes from a layer.
  values["CURVES"] = valley_.text("long.csv", "curve_id,depth_m,factor\nbrick,0,0\nbrick,2,1\n");
  values["FLOOR_HEIGHT_FIELD"] = QVariant();
  values["CLASS_CURVES"] = valley_.layer("NoGeometry?field=class:int&field=curve_id:string",
                                         {{"", {1, "brick"}}, {"", {2, "RES2"}}});
  values["DAMAGE"] = valley_.path("long.gpkg");
  const Outcome other = run(values);
  ASSERT_TRUE(other.ok) << other.error.toStdString();
  EXPECT_TRUE(mentions(other.warnings, "floor_height_zero")) << "RES2, no floor height";
  EXPECT_NEAR(50, rows(other.results["DAMAGE"].toString())["house"]["damage_structure"].toDouble(), 1e-9);
}

// The mean of the wet cells, and its damage for the wet share only: a building at the water's edge.
TEST_F(BuildingDamage, MeanCountsForTheWetShare) {
  const QString layer =
      buildings({{box(500200, 5300100), {"edge", "jrc_europe_residential", 100.0, 0.0, 0.0}}});
  QVariantMap values = parameters(layer);
  values["SAMPLING"] = "mean";
  const auto damage = [&](const char* mode) {
    values["BUILDING_MODE"] = mode;
    const Outcome outcome = run(values);
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    auto row = rows(outcome.results["DAMAGE"].toString())["edge"];
    EXPECT_NEAR(0.4 * row["wet_frac"].toDouble(), row["factor"].toDouble(), 1e-9);
    return row["damage_total"].toDouble();
  };
  EXPECT_NEAR(40 * 4.0 / 12, damage("block"), 1e-6) << "4 wet cells of the ring's 12";
  EXPECT_NEAR(40 * 4.0 / 16, damage("raise"), 1e-6);
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

TEST_F(BuildingDamage, RefusesBadValues) {
  const QString layer = buildings({{box(500140, 5300100), {"a", "jrc_asia_commercial", 1.0, 1.0, 0.0}}});
  const auto with = [&](const char* name, const QVariant& value) {
    QVariantMap values = parameters(layer);
    values[name] = value;
    return values;
  };
  refuses(with("CLASS_FIELD", QVariant()), "no_damage_curves", {"CLASS_FIELD", "DEFAULT_CURVE"});
  QVariantMap without = with("STRUCTURE_VALUE_FIELD", QVariant());
  without["CONTENTS_VALUE_FIELD"] = QVariant();
  refuses(without, "no_building_values", {"STRUCTURE_VALUE"});
  refuses(with("CLASS_FIELD", "klasse"), "field_missing", {"'klasse'", "name, class, value"});
  refuses(with("DEFAULT_CURVE", "castle"), "curve_unknown", {"DEFAULT_CURVE", "'castle'"});
  refuses(with("STRUCTURE_VALUE", -1), "value_out_of_limits", {"STRUCTURE_VALUE", "-1"});
  refuses(with("STRUCTURE_VALUE", INFINITY), "value_out_of_limits", {"STRUCTURE_VALUE", "inf"});
  refuses(with("FLOOR_HEIGHT", 500), "value_out_of_limits", {"FLOOR_HEIGHT", "500", "-100", " 100"});
  refuses(with("CURVES", valley_.text("falling.csv", "curve_id,depth_m,factor\na,0,0.5\na,1,0.4\n")),
          "curve_factor_falls", {" 3,"});
  refuses(with("CLASS_CURVES", valley_.text("unknown.csv", "class,curve_id\na,RES2\nb,RES9\n")),
          "curve_unknown_in_table", {" 3,", "'RES9'"});
  refuses(with("CLASS_CURVES", valley_.text("twice.csv", "class,curve_id\na,RES2\na,RES3\n")), "class_twice",
          {" 3,"});
  refuses(with("CLASS_CURVES", valley_.text("columns.csv", "klasse,curve_id\na,RES2\n")),
          "class_curves_without_columns", {"curve_id"});
  refuses(with("MAX_SPEED", valley_.raster("coarse.tif", {20, 15, 500000, 5300300, 20, 32633},
                                           [](int, int) { return 1.0; })),
          "grids_differ", {"MAX_SPEED"});
  refuses(with("MAX_SPEED", valley_.raster("zone.tif", {40, 30, 500000, 5300300, 10, 32632},
                                           [](int, int) { return 1.0; })),
          "grids_differ", {"MAX_SPEED", "EPSG:32632", "EPSG:32633"});
  refuses(with("DEFAULT_CURVE", "jrc_europe_residentail"), "curve_unknown",
          {"'jrc_europe_residentail'", "jrc_europe_residential, "});
  refuses(with("BUILDINGS", valley_.layer("Point?crs=EPSG:32633", {{"Point(500025 5300295)", {}}})),
          "wrong_geometry", {"BUILDINGS"});
  refuses(with("MAX_DEPTH", valley_.raster("level.tif", {}, [](int, int) { return -3.0; })),
          "depth_impossible", {"MAX_DEPTH", "-3"});
  const QString failed = valley_.raster("failed.tif", {}, [](int, int) { return 1.0; });
  GDALDataset* dataset = GDALDataset::FromHandle(GDALOpen(failed.toUtf8().constData(), GA_Update));
  dataset->SetMetadataItem("SPATE_MASS_ERROR", "-0.02");
  GDALClose(dataset);
  refuses(with("MAX_DEPTH", failed), "run_failed", {"MAX_DEPTH", "-0.02"});
}

TEST_F(BuildingDamage, CancelLeavesNoFile) {
  const QString layer = buildings({{box(500140, 5300100), {"a", "jrc_asia_commercial", 1.0, 1.0, 0.0}}});
  const QStringList before = valley_.files();
  const Outcome outcome =
      runAlgorithm(id, parameters(layer), valley_.project(), [](Feedback& f) { f.cancel(); });
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before, valley_.files());
}

TEST_F(BuildingDamage, AHundredThousandBuildingsTakeSeconds) {
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
  EXPECT_LT(seconds, 60) << "minutes";
}

TEST_F(BuildingDamage, WarnsOfShapefilesAndEmptyLayers) {
  QVariantMap values = parameters(buildings({}));
  values["DAMAGE"] = valley_.path("damage.shp");
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "no_feature", {"BUILDINGS"}));
  EXPECT_TRUE(mentions(outcome.warnings, "shapefile_cuts_names", {"DAMAGE"}));
}

}  // namespace
}  // namespace spate::test

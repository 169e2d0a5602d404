// SPDX-License-Identifier: GPL-3.0-or-later
// spate:buildingdamage on a few buildings whose damage is computed by hand.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>

#include "qgslegendsymbolitem.h"
#include "qgsrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/damage/damage_case.hpp"

namespace spate::test {
namespace {

using BuildingDamage = DamageCase;

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
  // Again, with the result of the first run as buildings: no field occurs twice.
  QVariantMap again = parameters(outcome.results["DAMAGE"].toString());
  again["DAMAGE"] = valley_.path("again.gpkg");
  const Outcome second = run(again);
  ASSERT_TRUE(second.ok) << second.error.toStdString();
  EXPECT_TRUE(mentions(second.warnings, "fields_replaced", {"depth_max"}));
  EXPECT_EQ(result.fields().names(), QgsVectorLayer(again["DAMAGE"].toString(), "r", "ogr").fields().names());
}

// The classes are those of the value, whatever the damage: maps of two floods can be compared.
TEST_F(BuildingDamage, HasAStyleInItsCurrency) {
  double before = 2e6;
  for (const double floor : {0.0, 0.4, 50.0}) {
    const QString layer = buildings({{box(500140, 5300100), {"a", "jrc_asia_commercial", 9e5, 9e5, floor}}});
    QVariantMap values = parameters(layer);
    values["CURRENCY"] = "CHF";
    values["DAMAGE"] = valley_.path(QString("damage_%1.gpkg").arg(floor));
    const Outcome outcome = run(values);
    ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
    EXPECT_TRUE(QFile::exists(valley_.path(QString("damage_%1.qml").arg(floor))));
    QgsVectorLayer result(outcome.results["DAMAGE"].toString(), "r", "ogr");
    QStringList labels;  // of the style beside the file
    for (const QgsLegendSymbolItem& item : result.renderer()->legendSymbolItems()) labels << item.label();
    const double damage = outcome.results["DAMAGE_TOTAL"].toDouble();
    EXPECT_LT(damage, before);
    before = damage;
    ASSERT_EQ(7, labels.size()) << "with those without damage and without a figure";
    EXPECT_EQ("CHF 1000 - 10 000; CHF 10 000 - 100 000; CHF 100 000 - 1 000 000",
              labels.mid(2, 3).join("; ").replace(QChar(QChar::Nbsp), QChar(QChar::Space)).toStdString());
  }
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

}  // namespace
}  // namespace spate::test

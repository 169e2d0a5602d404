// SPDX-License-Identifier: GPL-3.0-or-later
// The buildings of spate:comparescenarios: joined by their ids, and better or worse off.
#include <gtest/gtest.h>

#include <QFile>
#include <map>

#include "algorithms/qgis/layer_style.hpp"
#include "qgscategorizedsymbolrenderer.h"
#include "qgsfeature.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/compare/scenario_case.hpp"

namespace spate::test {
namespace {

using BuildingChange = ScenarioCase;

TEST_F(BuildingChange, BuildingsWithoutACrsGetThatOfTheDepths) {
  QVariantMap parameters = withBuildings();
  const char* uri = "Polygon?field=id:string&field=damage_total:double&field=depth_max:double";
  for (const char* layer : {"BUILDINGS_WITHOUT", "BUILDINGS_WITH"})
    parameters[layer] = valley.layer(uri, {{square(0), {"a", 1000.0, 1.0}}});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  QgsVectorLayer layer(valley.path("buildings.gpkg"), "buildings", "ogr");
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
}

TEST_F(BuildingChange, JoinsAndJudgesBuildings) {
  QVariantMap parameters = withBuildings();
  parameters["PAGE"] = valley.path("page.html");
  parameters["CURRENCY"] = "EUR";
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "buildings_unmatched", {"2 ", "8 "}));
  EXPECT_TRUE(mentions(outcome.warnings, "damage_unknown_in_run", {"2 "}));
  QgsVectorLayer layer(valley.path("buildings.gpkg"), "buildings", "ogr");
  ASSERT_EQ(8, layer.featureCount());
  std::map<QString, QgsFeature> list;
  QgsFeatureIterator features = layer.getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);) list[feature.attribute("id").toString()] = feature;
  // e by its depth; the damage of d was not known (dry is 0); c differs by 5 mm only.
  const std::map<QString, QString> changes = {{"a", "better"},       {"b", "worse"},    {"c", "same"},
                                              {"d", "unknown"},      {"e", "better"},   {"f", "unknown"},
                                              {"g", "only without"}, {"h", "only with"}};
  for (const auto& [id, change] : changes)
    EXPECT_EQ(change.toStdString(), list[id].attribute("change").toString().toStdString())
        << id.toStdString();
  EXPECT_EQ(-600, list["a"].attribute("damage_change").toDouble());
  EXPECT_NEAR(-0.4, list["a"].attribute("depth_change").toDouble(), 1e-9);
  EXPECT_TRUE(list["d"].attribute("damage_change").isNull());
  EXPECT_NEAR(0.1, list["d"].attribute("depth_change").toDouble(), 1e-9);
  EXPECT_TRUE(list["f"].attribute("damage_change").isNull());
  EXPECT_TRUE(list["g"].attribute("damage_change").isNull());
  EXPECT_EQ("severe", list["a"].attribute("damage_class").toString().toStdString())
      << "the fields of the first are kept";
  EXPECT_FALSE(list["h"].geometry().isNull());

  // a, b, c, e: 1000 + 0 + 500 + 0 against 400 + 300 + 500 + 0.
  EXPECT_EQ(1500, outcome.results["DAMAGE_WITHOUT"].toDouble());
  EXPECT_EQ(1200, outcome.results["DAMAGE_WITH"].toDouble());
  EXPECT_EQ(300, outcome.results["DAMAGE_AVOIDED"].toDouble());
  EXPECT_EQ(2, outcome.results["BUILDINGS_BETTER"].toInt());
  EXPECT_EQ(1, outcome.results["BUILDINGS_WORSE"].toInt());
  EXPECT_EQ(2, outcome.results["BUILDINGS_UNKNOWN"].toInt());
  EXPECT_EQ(1, outcome.results["BUILDINGS_SAME"].toInt());
  EXPECT_EQ(2, outcome.results["BUILDINGS_UNMATCHED"].toInt());
  QFile page(valley.path("page.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  for (const char* said : {u8"300\u00a0EUR", "20 %", "[damage_unknown_in_run]"})
    EXPECT_TRUE(text.contains(said)) << said;

  // A primary key that other buildings have in the other layer: a is 8 here, h is there.
  parameters["BUILDINGS_WITH"] = valley.path("buildings.gpkg");
  parameters["BUILDINGS_WITHOUT"] =
      valley.layer("Polygon?crs=EPSG:32633&field=fid:integer&field=id:string&field=depth_max:double",
                   {{square(0), {8, "a", 1.0}}});
  parameters["BUILDING_CHANGE"] = valley.path("again.gpkg");
  const Outcome again = run(parameters);
  ASSERT_TRUE(again.ok) << again.error.toStdString();
  EXPECT_EQ(8, QgsVectorLayer(valley.path("again.gpkg"), "again", "ogr").featureCount());

  parameters = withBuildings();
  parameters["DAMAGE_TOLERANCE"] = 100;
  parameters["BUILDING_CHANGE"] = QVariant();
  parameters["DAMAGE_TOLERANCE"] = 300;
  EXPECT_EQ(1, run(parameters).results["BUILDINGS_WORSE"].toInt()) << "b is worse by its depth still";
  parameters["DEPTH_TOLERANCE"] = 0.25;
  EXPECT_EQ(0, run(parameters).results["BUILDINGS_WORSE"].toInt());
}

// 'depth_without', cut to 10 letters, is 'depth_with'.
TEST_F(BuildingChange, InAShapefileNoFieldHasTheNameOfAnother) {
  QVariantMap parameters = withBuildings();
  parameters["BUILDING_CHANGE"] = valley.path("buildings.shp");
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "shapefile_cuts_names", {"BUILDING_CHANGE"}));
  QgsVectorLayer layer(valley.path("buildings.shp"), "buildings", "ogr");
  QgsFeatureIterator features = layer.getFeatures("id = 'a'");
  QgsFeature building;
  ASSERT_TRUE(features.nextFeature(building));
  EXPECT_EQ(0.6, building.attribute("depth_with").toDouble());
  EXPECT_EQ(1, building.attribute("depth_wi_1").toDouble());
}

// The fields of two ensembles, and names that a shapefile has shortened.
TEST_F(BuildingChange, FindsTheDamageOfEnsemblesAndShapefiles) {
  const auto damages = [&](const char* field, double first, double second) {
    return valley.layer(
        QStringLiteral("Polygon?crs=EPSG:32633&field=id:string&field=depth_max:double&field=%1:double")
            .arg(field),
        {{square(0), {"a", 1.0, first}}, {square(1), {"b", 1.0, second}}});
  };
  const std::pair<const char*, const char*> fields[] = {
      {"damage_mean", "damage_mean"}, {"damage_tot", "damage_tot"}, {"damage_mea", "damage_total"}};
  for (const auto& [without, with] : fields) {
    QVariantMap parameters = base();
    parameters["ID_FIELD"] = "id";
    parameters["BUILDINGS_WITHOUT"] = damages(without, 800, 28);
    parameters["BUILDINGS_WITH"] = damages(with, 639, 0);
    const Outcome outcome = run(parameters);
    ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
    EXPECT_EQ(828, outcome.results["DAMAGE_WITHOUT"].toDouble()) << without;
    EXPECT_EQ(639, outcome.results["DAMAGE_WITH"].toDouble()) << with;
    EXPECT_EQ(189, outcome.results["DAMAGE_AVOIDED"].toDouble());
    EXPECT_EQ(2, outcome.results["BUILDINGS_BETTER"].toInt());
    EXPECT_TRUE(logged(outcome.log, {"828 ", "639 ", QStringLiteral("'%1'").arg(without),
                                     QStringLiteral("'%1'").arg(with)}));
    EXPECT_EQ("", outcome.warnings.toStdString());
  }

  QVariantMap parameters = base();
  parameters["PAGE"] = valley.path("page.html");
  parameters["BUILDINGS_WITHOUT"] = damages("damage_total", 800, 28);
  parameters["BUILDINGS_WITH"] =
      valley.layer("Polygon?crs=EPSG:32633&field=id:string&field=depth_max:double",
                   {{square(0), {"a", 0.5}}, {square(1), {"b", qgis::null(qgis::realField)}}});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  for (const char* absent : {"DAMAGE_WITHOUT", "DAMAGE_WITH", "DAMAGE_AVOIDED"})
    EXPECT_FALSE(outcome.results.contains(absent)) << absent;
  EXPECT_EQ(1, outcome.results["BUILDINGS_BETTER"].toInt()) << "by its depth";
  EXPECT_EQ(1, outcome.results["BUILDINGS_UNKNOWN"].toInt());
  EXPECT_TRUE(mentions(outcome.warnings, "damage_fields_missing", {"BUILDINGS_WITH"}));
  QFile page(valley.path("page.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  EXPECT_TRUE(text.contains("[damage_fields_missing]"));

  parameters["BUILDINGS_WITHOUT"] = parameters["BUILDINGS_WITH"] = valley.layer(buildingUri, {});
  EXPECT_TRUE(mentions(run(parameters).warnings, "no_building"));
}

// A GeoPackage counts its features from 1, a shapefile from 0: without a field of ids each building would be
// compared with its neighbour.
TEST_F(BuildingChange, FeaturesThatAreNumberedOtherwiseAreRefused) {
  QVariantMap parameters = base();
  const char* uri = "Polygon?crs=EPSG:32633&field=damage_total:double";
  parameters["BUILDINGS_WITHOUT"] =
      valley.layer(uri, {{square(0), {1.0}}, {square(1), {2.0}}, {square(2), {3.0}}, {square(3), {4.0}}});
  parameters["BUILDINGS_WITH"] =
      valley.layer(uri, {{square(1), {2.0}}, {square(2), {3.0}}, {square(3), {4.0}}});
  EXPECT_TRUE(mentions(run(parameters).error, "buildings_without_common_ids", {"3 ", "ID_FIELD"}));
  // One that was moved is the same building still.
  parameters["BUILDINGS_WITH"] =
      valley.layer(uri, {{square(0), {1.0}}, {square(5), {1.0}}, {square(2), {3.0}}, {square(3), {4.0}}});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ(1, outcome.results["BUILDINGS_BETTER"].toInt());
}

TEST(BuildingChangeStyle, HasACategoryForEachChange) {
  QgsVectorLayer layer("Polygon?field=change:string", "buildings", "memory");
  bool loaded = false;
  layer.loadNamedStyle(stylePath("building_change"), loaded);
  ASSERT_TRUE(loaded);
  const auto* renderer = dynamic_cast<const QgsCategorizedSymbolRenderer*>(layer.renderer());
  ASSERT_NE(nullptr, renderer);
  EXPECT_EQ("change", renderer->classAttribute().toStdString());
  EXPECT_EQ(6, renderer->categories().size());
}

}  // namespace
}  // namespace spate::test

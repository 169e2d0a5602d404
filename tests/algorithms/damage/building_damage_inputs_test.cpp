// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of spate:buildingdamage: which may be missing, and which are refused.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include "qgsapplication.h"
#include "qgsprocessingalgorithm.h"
#include "qgsprocessingparameters.h"
#include "qgsprocessingregistry.h"
#include "tests/algorithms/damage/damage_case.hpp"

namespace spate::test {
namespace {

using BuildingDamageInputs = DamageCase;

TEST_F(BuildingDamageInputs, ToleratesWhatIsMissing) {
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
  EXPECT_TRUE(mentions(outcome.warnings, "class_without_curve", {"'castle'", " 2."}));
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

// The list of the dialog is in the user's language; what it gives to a model or a script runs in every
// language.
TEST_F(BuildingDamageInputs, TakeACurveAsTheDialogOffersIt) {
  const auto offered = [] {
    const auto* definition = QgsApplication::processingRegistry()
                                 ->algorithmById("spate:buildingdamage")
                                 ->parameterDefinition("DEFAULT_CURVE");
    const QStringList list =
        definition->metadata().value("widget_wrapper").toMap().value("value_hints").toStringList();
    return list.filter("jrc_europe_commercial").value(0);
  };
  const QString english = offered();
  const QString german = [&] {
    const InLocale locale("de_DE");
    return offered();
  }();
  EXPECT_TRUE(german.startsWith("JRC Europa")) << german.toStdString();
  QVariantMap values =
      parameters(buildings({{box(500140, 5300100), {"a", qgis::null(qgis::textField), 100.0, 0.0, 0.0}}}));
  for (const QString& curve :
       {QString("jrc_europe_commercial"), QString("JRC Europe: commercial"), english, german}) {
    values["DEFAULT_CURVE"] = curve;
    const Outcome outcome = run(values);
    ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
    const std::map<QString, QVariantMap> result = rows(outcome.results["DAMAGE"].toString());
    EXPECT_EQ("jrc_europe_commercial", result.at("a")["curve_id"].toString().toStdString())
        << curve.toStdString();
  }
}

TEST_F(BuildingDamageInputs, RefusesBadValues) {
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

TEST_F(BuildingDamageInputs, CancelLeavesNoFile) {
  const QString layer = buildings({{box(500140, 5300100), {"a", "jrc_asia_commercial", 1.0, 1.0, 0.0}}});
  const QStringList before = valley_.files();
  const Outcome outcome =
      runAlgorithm(id, parameters(layer), valley_.project(), [](Feedback& f) { f.cancel(); });
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before, valley_.files());
}

TEST_F(BuildingDamageInputs, WarnsOfShapefilesAndEmptyLayers) {
  QVariantMap values = parameters(buildings({}));
  values["DAMAGE"] = valley_.path("damage.shp");
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "no_feature", {"BUILDINGS"}));
  EXPECT_TRUE(mentions(outcome.warnings, "shapefile_cuts_names", {"DAMAGE"}));
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// What maps say about the settings of their run, and how settings that differ are reported.
#include "algorithms/qgis/run_settings.hpp"

#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QFile>
#include <map>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "qgsapplication.h"
#include "qgsprocessingparameters.h"
#include "qgsprocessingregistry.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

class RunSettings : public testing::Test {
 protected:
  // MAX_DEPTH of a run with these changes.
  QString flood(const QString& name, const QVariantMap& changes) {
    QVariantMap parameters = inflow_;
    for (auto change = changes.begin(); change != changes.end(); ++change)
      parameters[change.key()] = change.value();
    parameters["MAX_DEPTH"] = valley.path(name);
    const Outcome outcome = runAlgorithm("spate:simulateflood", parameters, valley.project());
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    return valley.path(name);
  }
  Outcome compare(const QString& without, const QString& with) {
    return runAlgorithm("spate:comparescenarios",
                        {{"DEPTH_WITHOUT", without},
                         {"DEPTH_WITH", with},
                         {"DEPTH_CHANGE", valley.path("change.tif")},
                         {"PAGE", valley.path("page.html")}},
                        valley.project());
  }
  QString page() {
    QFile file(valley.path("page.html"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll());
  }
  static std::map<QString, QString> entries(const QString& path) {
    std::map<QString, QString> entries;
    const GDALDatasetUniquePtr dataset(GDALDataset::Open(path.toUtf8().constData(), GDAL_OF_RASTER));
    for (char** entry = dataset->GetMetadata(); entry && *entry; ++entry)
      entries[QString(*entry).section('=', 0, 0)] = QString(*entry).section('=', 1);
    return entries;
  }
  QString buildings() {
    return valley.layer(
        "Polygon?crs=EPSG:32633",
        {{"Polygon((500100 5300140, 500120 5300140, 500120 5300160, 500100 5300160, 500100 5300140))", {}}});
  }
  EnsembleCase valley;
  QVariantMap inflow_ = valley.withInflow();
};

TEST_F(RunSettings, StandInTheMapsWithTheirDefaults) {
  std::map<QString, QString> said = entries(flood("plain.tif", {}));
  const std::map<QString, QString> expected = {
      {"MANNING", "0.035"}, {"RAIN", "0"},  {"INFILTRATION", "0"},     {"EAST", "open"},
      {"BARRIERS", "none"}, {"DEM", "dem"}, {"MANNING_RASTER", "none"}};
  for (const auto& [name, value] : expected)
    EXPECT_EQ(value.toStdString(), said["SPATE_INPUT_" + name].toStdString()) << name.toStdString();
  EXPECT_TRUE(said["SPATE_INPUT_INFLOWS"].endsWith("(1 feature)"))
      << said["SPATE_INPUT_INFLOWS"].toStdString();
  EXPECT_EQ("0.45", said["SPATE_PARAMETER_CFL"].toStdString());
  EXPECT_EQ(0u, said.count("SPATE_RUN_NAME"));
  EXPECT_EQ("Levee", entries(flood("named.tif", {{"RUN_NAME", " Levee "}}))["SPATE_RUN_NAME"].toStdString());
  for (const char* idle : {"BUILDING_MODE", "BUILDING_HEIGHT", "BUILDING_MANNING"})
    EXPECT_EQ(0u, said.count(QStringLiteral("SPATE_INPUT_") + idle)) << idle << " without buildings";

  // Each input is there, under one name or the other, except those of the device, on which no result depends,
  // and those of results over time.
  said = entries(flood("raised.tif", {{"BUILDINGS", buildings()}, {"BUILDING_MODE", "rough"}}));
  const QStringList elsewhere = {"DEVICE",     "THREADS",    "FAST_ARITHMETIC", "BUILDING_HEIGHT",
                                 "ROOF_RAIN",  "RUN_NAME",   "RETURN_PERIOD",   "RAIN_SPREAD",
                                 "RAIN_UNIT",  "RAIN_STAMP", "RAIN_INTERVAL",   "RAIN_GAPS",
                                 "SATURATION", "DRYING_TIME"};
  for (const QgsProcessingParameterDefinition* definition :
       QgsApplication::processingRegistry()->algorithmById("spate:simulateflood")->parameterDefinitions()) {
    const QString name = definition->name();
    const bool isOverTime = find_parameter(series_inputs(), name.toStdString()) != nullptr;
    const bool isCheckpoint = find_parameter(checkpoint_parameters(), name.toStdString()) != nullptr;
    if (definition->isDestination() || isOverTime || isCheckpoint || elsewhere.contains(name)) continue;
    EXPECT_EQ(1u, said.count("SPATE_INPUT_" + name) + said.count("SPATE_PARAMETER_" + name))
        << name.toStdString();
  }
}

TEST_F(RunSettings, ThatDifferAreWarnedOf) {
  const QString without = flood("without.tif", {});
  Outcome outcome = compare(without, flood("same.tif", {{"THREADS", 2}}));
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
  EXPECT_FALSE(page().contains("desingularisation") || page().contains("gpu memory"));

  const QString wall = valley.layer("LineString?crs=EPSG:32633&field=height:double",
                                    {{"LineString(500200 5299990, 500200 5300310)", {0.5}}});
  outcome = compare(without, flood("with.tif", {{"BARRIERS", wall}}));
  EXPECT_EQ("", outcome.warnings.toStdString()) << "a barrier is what one compares";
  EXPECT_TRUE(logged(outcome.log, {"BARRIERS: none "}));
  EXPECT_TRUE(page().contains("BARRIERS: none "));

  outcome = compare(without, flood("other.tif", {{"MANNING", 0.05}, {"RAIN", 5}, {"EAST", "wall"}}));
  EXPECT_TRUE(mentions(outcome.warnings, "runs_differ", {"MANNING: 0.035 ", " 0.05 "}));
  EXPECT_TRUE(mentions(outcome.warnings, "runs_differ", {"RAIN: 0 ", " 5 "}));
  EXPECT_TRUE(mentions(outcome.warnings, "runs_differ", {"EAST: open ", " wall "}));

  outcome = compare(without, flood("soaked.tif", {{"LOSSES", "constant"}, {"LOSS_RATE", 5}}));
  EXPECT_TRUE(mentions(outcome.warnings, "runs_differ", {"LOSSES: none ", " constant "}));
  EXPECT_TRUE(mentions(outcome.warnings, "runs_differ", {"LOSS_RATE: none ", " 5 "}));
}

TEST_F(RunSettings, OfAnEnsembleAreThoseOfARun) {
  QVariantMap parameters = valley.ensemble("id,factor\na,1\nb,2\n");
  ASSERT_TRUE(valley.run(parameters).ok);
  inflow_["HYDROGRAPHS"] = parameters["HYDROGRAPHS"];
  inflow_["ARRIVAL_DEPTHS"] = parameters["ARRIVAL_DEPTHS"];
  const Outcome outcome = compare(parameters["MEAN_DEPTH"].toString(), flood("one.tif", {}));
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
}

TEST_F(RunSettings, TheModeOfBuildingsIsThatOfTheRun) {
  const QString layer = buildings();
  QVariantMap parameters = {
      {"BUILDINGS", layer},
      {"MAX_DEPTH", flood("rough.tif", {{"BUILDINGS", layer}, {"BUILDING_MODE", "rough"}})},
      {"DEFAULT_CURVE", "jrc_europe_residential"},
      {"STRUCTURE_VALUE", 1},
      {"DAMAGE", valley.path("damage.gpkg")}};
  const auto warns = [&](const char* mode) {
    parameters["BUILDING_MODE"] = mode;
    const Outcome outcome = runAlgorithm("spate:buildingdamage", parameters, valley.project());
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    return static_cast<bool>(mentions(outcome.warnings, "building_mode_differs",
                                      {"BUILDING_MODE", "block", "MAX_DEPTH", "rough"}));
  };
  EXPECT_TRUE(warns("block"));
  EXPECT_FALSE(warns("rough"));
}

}  // namespace
}  // namespace spate::test

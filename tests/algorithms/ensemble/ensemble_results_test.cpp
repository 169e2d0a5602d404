// SPDX-License-Identifier: GPL-3.0-or-later
// The results of spate:simulateensemble over all members: overtopping, report, and maps that explain
// themselves.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "qgsrasterlayer.h"
#include "qgsrasterrenderer.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

// The same as BARRIER_REPORT says of each member run alone, also when it is kept from an earlier run.
TEST(EnsembleResults, TellsWhatFlowedOverTheBarriers) {
  EnsembleCase valley;
  const QString uri =
      QStringLiteral("LineString?crs=EPSG:32633&field=name:string&field=set:string&field=crest:double");
  const FloodCase::Feature upper = {"LineString(500150 5300000, 500150 5300300)", {"upper", "low", 105.4}};
  const FloodCase::Feature lower = {"LineString(500200 5300000, 500200 5300300)", {"lower", "low", 104.3}};
  const FloodCase::Feature wall = {"LineString(500250 5300000, 500250 5300300)", {"wall", "high", 110.0}};
  QVariantMap parameters =
      valley.ensemble("id,barriers,factor\nsmall,low,1\nlarge,low,4\nsafe,high,1\nwithout,none,1\n");
  parameters["BARRIERS"] = valley.layer(uri, {upper, lower, wall});
  // A raised building is a barrier to the solver, and none in a report.
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?crs=EPSG:32633",
      {{"Polygon((500120 5300140, 500140 5300140, 500140 5300160, 500120 5300160, 500120 5300140))", {}}});
  parameters["BUILDING_MODE"] = "raise";
  parameters["BUILDING_HEIGHT"] = 0.05;
  parameters["MEMBERS"] = valley.path("members.gpkg");
  for (const char* status : {"computed", "kept"}) {
    SCOPED_TRACE(status);
    QFile::remove(valley.path("members.gpkg"));
    const Outcome run = valley.run(parameters);
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    auto members = valley.rows("members.gpkg", "id");
    const std::vector<std::tuple<const char*, std::vector<FloodCase::Feature>, int>> expected = {
        {"small", {upper, lower}, 5}, {"large", {upper, lower}, 20}, {"safe", {wall}, 5}};
    for (const auto& [id, barriers, discharge] : expected) {
      SCOPED_TRACE(id);
      QVariantMap single = valley.withInflow();
      single["HYDROGRAPHS"] = valley.text(
          "single.csv",
          QStringLiteral("time_min,hydrograph,discharge_m3s\n0,q1,%1\n600,q1,%1\n").arg(discharge).toUtf8());
      for (const char* name : {"BUILDINGS", "BUILDING_MODE", "BUILDING_HEIGHT"})
        single[name] = parameters[name];
      single["BARRIERS"] = valley.layer(uri, barriers);
      single["BARRIER_REPORT"] = valley.path("report.gpkg");
      QFile::remove(valley.path("report.gpkg"));
      const Outcome flood = runAlgorithm(QStringLiteral("spate:simulateflood"), single, valley.project());
      ASSERT_TRUE(flood.ok) << flood.error.toStdString();
      double volume = 0, peak = 0, first = 1e30;
      for (const auto& [name, report] : valley.rows("report.gpkg", "name")) {
        volume += report["overtopped_m3"].toDouble();
        peak = std::max(peak, report["peak_m3s"].toDouble());
        if (!report["first_overtopping_s"].isNull())
          first = std::min(first, report["first_overtopping_s"].toDouble());
      }
      QVariantMap& member = members[id];
      EXPECT_EQ(status, member["status"].toString().toStdString());
      EXPECT_DOUBLE_EQ(volume, member["overtopped_m3"].toDouble());
      EXPECT_DOUBLE_EQ(peak, member["overtopping_peak_m3s"].toDouble());
      EXPECT_EQ(first == 1e30, member["first_overtopping_s"].isNull());
      EXPECT_DOUBLE_EQ(first == 1e30 ? 0 : first, member["first_overtopping_s"].toDouble());
    }
    std::printf(
        "  overtopped: %.1f m3 from %.1f s on, and %.1f m3 from %.1f s on\n",
        members["small"]["overtopped_m3"].toDouble(), members["small"]["first_overtopping_s"].toDouble(),
        members["large"]["overtopped_m3"].toDouble(), members["large"]["first_overtopping_s"].toDouble());
    EXPECT_GT(members["small"]["overtopped_m3"].toDouble(), 0);
    EXPECT_GT(members["large"]["overtopped_m3"].toDouble(), 2 * members["small"]["overtopped_m3"].toDouble());
    EXPECT_LT(members["large"]["first_overtopping_s"].toDouble(),
              members["small"]["first_overtopping_s"].toDouble());
    EXPECT_EQ(0, members["safe"]["overtopped_m3"].toDouble());
    EXPECT_FALSE(members["safe"]["overtopped_m3"].isNull());
    for (const char* name : {"overtopped_m3", "first_overtopping_s", "overtopping_peak_m3s"}) {
      ASSERT_TRUE(members["without"].contains(name));
      EXPECT_TRUE(members["without"][name].isNull()) << name;
    }
  }
}

TEST(EnsembleResults, HasAReport) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  parameters["REPORT"] = valley.path("report.html");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(valley.path("report.html").toStdString(), run.results["REPORT"].toString().toStdString());
  QFile file(valley.path("report.json"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QJsonObject report = QJsonDocument::fromJson(file.readAll()).object();
  const QJsonArray members = report["members"].toArray();
  const std::map<QString, QVariantMap> rows = valley.members();
  ASSERT_EQ(3, members.size());
  for (const QJsonValue& member : members)
    EXPECT_EQ(rows.at(member["id"].toString())["steps"].toInt(), member["steps"].toInt());
  EXPECT_EQ(run.results["WET_AREA"].toDouble(), report["run"]["wet_area"].toDouble());
  EXPECT_EQ(6, report["maps"].toArray().size());
  EXPECT_TRUE(
      metadata(valley.path("ensemble_max_depth.tif"), "SPATE_CERTIFICATE").contains("simulateensemble"));
  EXPECT_EQ("", metadata(valley.path("folder/member_base/max_depth.tif"), "SPATE_CERTIFICATE").toStdString());
}

// The return period of a member's flood stands in its map, for the damage at buildings; another period makes
// another map.
TEST(EnsembleResults, MapsOfMembersTellTheirReturnPeriod) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,return_period\na,30\nb,100\n");
  parameters["DURATION"] = 0.02;
  ASSERT_TRUE(valley.run(parameters).ok);
  const QVariantMap damage = {
      {"MAX_DEPTH", valley.path("folder/member_b/max_depth.tif")},
      {"BUILDINGS", valley.layer("Polygon?crs=EPSG:32633&field=name:string",
                                 {{"Polygon((500050 5300150, 500070 5300150, 500070 5300170, 500050 5300170, "
                                   "500050 5300150))",
                                   {"a"}}})},
      {"DEFAULT_CURVE", "jrc_europe_residential"},
      {"STRUCTURE_VALUE", 2000},
      {"DAMAGE", valley.path("single.gpkg")}};
  ASSERT_TRUE(runAlgorithm(QStringLiteral("spate:buildingdamage"), damage, valley.project()).ok);
  EXPECT_EQ(100, valley.rows("single.gpkg", "name")["a"]["return_period"].toDouble());
  parameters["SCENARIOS"] = valley.text("other.csv", "id,return_period\na,30\nb,200\n");
  const Outcome again = valley.run(parameters);
  EXPECT_EQ(1, again.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ(1, again.results["MEMBERS_COMPUTED"].toInt());
}

// A time is a float: from 64 to 128 s these are 2^-17 s apart.
TEST(EnsembleResults, MapsOfTimesTellTheirResolution) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\na,1\nb,1\n");
  parameters["DURATION"] = 0.02;
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const auto resolution = [&](const char* map) {
    const GDALDatasetUniquePtr file(GDALDataset::Open(run.results[map].toString().toUtf8().constData()));
    const char* text = file->GetRasterBand(1)->GetMetadataItem("SPATE_RESOLUTION_S");
    return text != nullptr ? std::strtod(text, nullptr) : 0.0;
  };
  for (const char* map : {"EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL"})
    EXPECT_EQ(std::ldexp(1, -17), resolution(map));
  EXPECT_EQ(0, resolution("MAX_DEPTH"));
}

TEST(EnsembleResults, StylesAndExplainsItsMaps) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\na,1\nb,1\n");
  parameters["PROBABILITY_DEPTHS"] = QVariantList{0.1, 0.01};
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  for (const char* name :
       {"MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL", "DEPTH_QUANTILES"}) {
    QgsRasterLayer layer(run.results[name].toString(), name, "gdal");
    ASSERT_TRUE(layer.isValid()) << name;
    EXPECT_EQ("singlebandpseudocolor", layer.renderer()->type().toStdString()) << name;
    EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
  }
  QgsRasterLayer probability(run.results["PROBABILITY"].toString(), "p", "gdal");
  ASSERT_EQ(2, probability.bandCount());
  EXPECT_TRUE(probability.bandName(1).endsWith(" 0.01 m")) << probability.bandName(1).toStdString();
  EXPECT_TRUE(
      probability.htmlMetadata().contains("SPATE_COMMAND=processing.run(\"spate:simulateensemble\"") ||
      probability.htmlMetadata().contains("spate:simulateensemble"));
  EXPECT_TRUE(probability.htmlMetadata().contains("spate:simulateensemble"));
  EXPECT_TRUE(probability.htmlMetadata().contains("SPATE_PARAMETER_SCHEME"));
}

}  // namespace
}  // namespace spate::test

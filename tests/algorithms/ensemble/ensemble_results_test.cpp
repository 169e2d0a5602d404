// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:simulateensemble says of its members together: damage, overtopping, and maps that explain
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
#include "qgsrulebasedrenderer.h"
#include "qgsvectorlayer.h"
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

// The damage is that of spate:buildingdamage on each member's map; its spread is computed by hand.
TEST(EnsembleResults, GivesExpectedDamageAndItsSpread) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  const auto square = [](int west, int south) {
    return QStringLiteral("Polygon((%1 %2, %3 %2, %3 %4, %1 %4, %1 %2))")
        .arg(west)
        .arg(south)
        .arg(west + 20)
        .arg(south + 20);
  };
  // Beside the inflow, where only large floods reach, on the dry shoulder, and outside the grid.
  parameters["BUILDINGS"] =
      valley.layer("Polygon?crs=EPSG:32633&field=name:string&field=worth:double&field=damage_mean:string",
                   {{square(500100, 5300160), {"near", 1000.0, "old"}},
                    {square(500200, 5300190), {"edge", QVariant(), "old"}},
                    {square(500200, 5300270), {"dry", 3000.0, "old"}},
                    {square(600200, 5300270), {"far", 3000.0, "old"}}});
  const QVariantMap damage = {{"DEFAULT_CURVE", "jrc_europe_residential"},
                              {"STRUCTURE_VALUE_FIELD", "worth"},
                              {"STRUCTURE_VALUE", 2000}};
  for (auto value = damage.begin(); value != damage.end(); ++value) parameters[value.key()] = value.value();
  parameters["DAMAGE"] = valley.path("damage.gpkg");
  parameters["QUANTILES"] = "0.05, 0.5";
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();

  const char* ids[] = {"base", "steep", "large"};
  std::vector<std::map<QString, double>> single;
  double sum = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    QVariantMap of = damage;
    of["BUILDINGS"] = parameters["BUILDINGS"];
    of["MAX_DEPTH"] = valley.path(QStringLiteral("folder/member_%1/max_depth.tif").arg(ids[i]));
    of["DAMAGE"] = valley.path("single.gpkg");
    const Outcome each = runAlgorithm(QStringLiteral("spate:buildingdamage"), of, valley.project());
    ASSERT_TRUE(each.ok) << each.error.toStdString();
    single.emplace_back();
    for (const auto& [name, row] : valley.rows("single.gpkg", "name"))
      if (!row["damage_total"].isNull()) single.back()[name] = row["damage_total"].toDouble();
    sum += threeWeights[i] * each.results["DAMAGE_TOTAL"].toDouble();
    EXPECT_NEAR(each.results["DAMAGE_TOTAL"].toDouble(), valley.members()[ids[i]]["damage"].toDouble(), 1e-9);
  }
  EXPECT_DOUBLE_EQ(sum / 4, run.results["DAMAGE_EXPECTED"].toDouble());

  auto rows = valley.rows("damage.gpkg", "name");
  ASSERT_EQ(4u, rows.size());
  for (const char* name : {"near", "edge", "dry"}) {
    SCOPED_TRACE(name);
    std::vector<double> sorted;  // each as often as its weight says
    double mean = 0, squares = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      mean += threeWeights[i] * single[i].at(name) / 4;
      sorted.insert(sorted.end(), static_cast<std::size_t>(threeWeights[i]), single[i].at(name));
    }
    for (const double each : sorted) squares += (each - mean) * (each - mean) / 4;
    std::sort(sorted.begin(), sorted.end());
    QVariantMap& row = rows[name];
    EXPECT_NEAR(mean, row["damage_mean"].toDouble(), 1e-9);
    EXPECT_NEAR(std::sqrt(squares), row["damage_sd"].toDouble(), 1e-9);
    EXPECT_EQ(sorted[0], row["damage_q05"].toDouble());
    EXPECT_EQ(sorted[1], row["damage_q50"].toDouble());
    EXPECT_EQ(sorted[3], row["damage_max"].toDouble());
  }
  EXPECT_EQ(1, rows["near"]["flood_prob"].toDouble());
  EXPECT_GT(rows["near"]["damage_sd"].toDouble(), 0) << "or the test shows nothing";
  EXPECT_EQ(0, rows["dry"]["flood_prob"].toDouble());
  EXPECT_EQ(0, rows["dry"]["damage_max"].toDouble());
  EXPECT_TRUE(rows["far"]["damage_mean"].isNull());
  EXPECT_TRUE(rows["far"]["flood_prob"].isNull());
  EXPECT_EQ(1000, rows["near"]["worth"].toDouble());

  QgsVectorLayer layer(valley.path("damage.gpkg"), "damage", "ogr");  // with the style beside it
  auto* renderer = dynamic_cast<QgsRuleBasedRenderer*>(layer.renderer());
  ASSERT_NE(nullptr, renderer);
  EXPECT_EQ("\"damage_mean\" IS NULL",
            renderer->rootRule()->children().last()->filterExpression().toStdString());
}

// Floods of two return periods, the rarer one in two forms of different weight.
TEST(EnsembleResults, GivesTheDamagePerYear) {
  EnsembleCase valley;
  QVariantMap parameters =
      valley.ensemble("id,weight,return_period,factor\noften,1,10,1\nlikely,3,100,2\nlarge,1,100,4\n");
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?field=name:string",
      {{"Polygon((500100 5300160, 500120 5300160, 500120 5300180, 500100 5300180, 500100 5300160))",
        {"near"}}});
  parameters["DEFAULT_CURVE"] = "jrc_europe_residential";
  parameters["STRUCTURE_VALUE"] = 1e6;
  parameters["DAMAGE"] = valley.path("damage.gpkg");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const auto damage = [&](const char* id) { return valley.members()[id]["damage"].toDouble(); };
  const double often = damage("often"), seldom = (3 * damage("likely") + damage("large")) / 4;
  ASSERT_GT(seldom, often);
  ASSERT_GT(often, 0);
  EXPECT_NEAR((0.1 - 0.01) * (often + seldom) / 2 + 0.01 * seldom, run.results["EAD_TRAPEZOID"].toDouble(),
              1e-6);
  const double share = 1 / std::log(10.0);  // of the logarithms, by hand: the integral of ln(a / p) / L
  const double ofSeldom = (0.1 - 0.01) * share - 0.01;
  EXPECT_NEAR((0.1 - 0.01 - ofSeldom) * often + (ofSeldom + 0.01) * seldom,
              run.results["EAD_LOGLINEAR"].toDouble(), 1e-6);
  EXPECT_EQ(100, valley.members()["large"]["return_period"].toDouble());
  auto row = valley.rows("damage.gpkg", "name")["near"];
  EXPECT_NEAR(run.results["EAD_TRAPEZOID"].toDouble(), row["ead_trapezoid"].toDouble(), 1e-6);
  EXPECT_NEAR(run.results["EAD_LOGLINEAR"].toDouble(), row["ead_loglinear"].toDouble(), 1e-6);
  const QgsVectorLayer layer(valley.path("damage.gpkg"), "damage", "ogr");
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString()) << "that of DEM, since the layer has none";

  // Without return periods, and with one alone, there is no damage per year.
  for (const char* scenarios : {"id,weight\noften,1\n", "id,return_period\noften,10\n"}) {
    valley.text("scenarios.csv", scenarios);
    const Outcome without = valley.run(parameters);
    ASSERT_TRUE(without.ok) << without.error.toStdString();
    EXPECT_TRUE(without.results.contains("DAMAGE_EXPECTED"));
    EXPECT_FALSE(without.results.contains("EAD_TRAPEZOID"));
    EXPECT_FALSE(valley.rows("damage.gpkg", "name")["near"].contains("ead_trapezoid"));
  }
}

// Quantiles so close that their fields would share a name count as one.
TEST(EnsembleResults, QuantilesThatAreHardlyApartAreOne) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\na,1\nb,1\n");
  parameters["QUANTILES"] = "0.5,0.50000001,0.9";
  parameters["DURATION"] = 0.02;
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?crs=EPSG:32633&field=name:string",
      {{"Polygon((500100 5300160, 500120 5300160, 500120 5300180, 500100 5300180, 500100 5300160))", {"a"}}});
  parameters["DEFAULT_CURVE"] = "jrc_europe_residential";
  parameters["STRUCTURE_VALUE"] = 2000;
  parameters["DAMAGE"] = valley.path("damage.gpkg");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_FALSE(readBand(run.results["DEPTH_QUANTILES"].toString(), 2).empty());
  EXPECT_EQ(2, QgsRasterLayer(run.results["DEPTH_QUANTILES"].toString(), "q", "gdal").bandCount());
  const QVariantMap row = valley.rows("damage.gpkg", "name")["a"];
  const QStringList fields = row.keys().filter(QRegularExpression("^damage_q"));
  EXPECT_EQ(2, fields.size()) << row.keys().join(" ").toStdString();
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

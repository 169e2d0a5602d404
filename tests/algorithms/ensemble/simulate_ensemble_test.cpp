// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulateensemble against its members run one by one, and what happens to members that fail, are
// cancelled, or were finished before.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "algorithms/case/parameter_list.hpp"
#include "qgsapplication.h"
#include "qgsprocessingregistry.h"
#include "qgsrasterlayer.h"
#include "qgsrasterrenderer.h"
#include "qgsrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {

namespace {

// Equal bit for bit, NaN included.
void expectSame(const std::vector<float>& expected, const std::vector<float>& actual) {
  ASSERT_EQ(expected.size(), actual.size());
  std::size_t different = 0;
  for (std::size_t cell = 0; cell < expected.size(); ++cell)
    different += std::isnan(expected[cell]) ? !std::isnan(actual[cell]) : expected[cell] != actual[cell];
  EXPECT_EQ(0u, different);
}

const QByteArray threeScenarios =
    "id,weight,hydrograph:q1,factor,shift_s,manning_factor\n"
    "base,1,,,,\n"
    "steep,2,q2,,60,\n"
    "large,1,,3,,0.5\n";

// The same members by hand: what each changes in the inputs of spate:simulateflood.
struct SingleRun {
  const char* hydrograph;
  double manning;
};
const std::vector<SingleRun> threeRuns = {
    {"time_s,hydrograph,discharge_m3s\n0,q1,5\n36000,q1,5\n", 0.035},
    {"time_s,hydrograph,discharge_m3s\n60,q1,1\n300,q1,20\n", 0.035},
    {"time_s,hydrograph,discharge_m3s\n0,q1,15\n36000,q1,15\n", 0.0175},
};
const std::vector<double> threeWeights = {1, 2, 1};

struct SingleMaps {
  std::vector<float> depth, arrival[2];
};

std::vector<SingleMaps> runOneByOne(EnsembleCase& valley) {
  std::vector<SingleMaps> maps;
  for (const SingleRun& single : threeRuns) {
    QVariantMap parameters = valley.withInflow();
    parameters["HYDROGRAPHS"] = valley.text(QStringLiteral("single.csv"), single.hydrograph);
    parameters["MANNING"] = single.manning;
    parameters["ARRIVAL_DEPTHS"] = "0.1, 0.3";
    parameters["THREADS"] = 2;
    const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
    EXPECT_TRUE(run.ok) << run.error.toStdString();
    maps.push_back({readBand(run.results["MAX_DEPTH"].toString()),
                    {readBand(run.results["ARRIVAL_TIME"].toString(), 1),
                     readBand(run.results["ARRIVAL_TIME"].toString(), 2)}});
  }
  return maps;
}

TEST(SimulateEnsemble, IsExactlyItsMembersRunOneByOne) {
  EnsembleCase valley;
  const std::vector<SingleMaps> single = runOneByOne(valley);
  const Outcome run = valley.run(valley.ensemble(threeScenarios));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ("", run.warnings.toStdString());
  EXPECT_EQ(3, run.results["MEMBERS_COMPUTED"].toInt());
  EXPECT_EQ(0, run.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ(0, run.results["MEMBERS_FAILED"].toInt());

  const char* ids[] = {"base", "steep", "large"};
  for (std::size_t i = 0; i < 3; ++i) {
    SCOPED_TRACE(ids[i]);
    const QString folder = QStringLiteral("folder/member_%1/").arg(ids[i]);
    expectSame(single[i].depth, readBand(valley.path(folder + "max_depth.tif")));
    expectSame(single[i].arrival[1], readBand(valley.path(folder + "arrival_time.tif"), 2));
  }

  const std::size_t cells = single[0].depth.size();
  const float nan = std::nanf("");
  std::vector<float> mean(cells), most(cells), likely(cells), earliest(cells), median(cells), half(cells);
  std::size_t wet = 0, uncertain = 0;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    double sum = 0, deeper = 0;
    float envelope = 0, first = INFINITY;
    std::vector<float> depths, times;  // each as often as its weight says
    for (std::size_t i = 0; i < 3; ++i) {
      const float depth = std::isnan(single[i].depth[cell]) ? 0 : single[i].depth[cell];
      const float time = std::isnan(single[i].arrival[0][cell]) ? INFINITY : single[i].arrival[0][cell];
      sum += threeWeights[i] * static_cast<double>(depth);
      deeper += static_cast<double>(depth) > 0.1 ? threeWeights[i] : 0;
      envelope = std::max(envelope, depth);
      first = std::min(first, time);
      depths.insert(depths.end(), static_cast<std::size_t>(threeWeights[i]), depth);
      times.insert(times.end(), static_cast<std::size_t>(threeWeights[i]), time);
    }
    std::sort(depths.begin(), depths.end());
    std::sort(times.begin(), times.end());
    mean[cell] = sum > 0 ? static_cast<float>(sum / 4) : nan;
    likely[cell] = deeper > 0 ? static_cast<float>(deeper / 4) : nan;
    most[cell] = envelope > 0 ? envelope : nan;
    earliest[cell] = std::isinf(first) ? nan : first;
    median[cell] = std::isinf(times[1]) ? nan : times[1];  // the second of four: half the weight
    half[cell] = depths[1] > 0 ? depths[1] : nan;
    wet += envelope > 0;
    uncertain += likely[cell] > 0 && likely[cell] < 1;
  }
  EXPECT_GT(uncertain, 10u) << "or the test shows nothing";
  expectSame(mean, readBand(run.results["MEAN_DEPTH"].toString()));
  expectSame(most, readBand(run.results["MAX_DEPTH"].toString()));
  expectSame(likely, readBand(run.results["PROBABILITY"].toString(), 1));
  expectSame(earliest, readBand(run.results["EARLIEST_ARRIVAL"].toString()));
  expectSame(median, readBand(run.results["MEDIAN_ARRIVAL"].toString()));
  expectSame(half, readBand(run.results["DEPTH_QUANTILES"].toString(), 2));
  EXPECT_EQ(static_cast<double>(wet) * 100, run.results["WET_AREA"].toDouble());

  const auto members = valley.members();
  ASSERT_EQ(3u, members.size());
  EXPECT_EQ(0.5, members.at("steep")["weight"].toDouble());
  EXPECT_EQ("computed", members.at("steep")["status"].toString().toStdString());
  EXPECT_GT(members.at("large")["steps"].toInt(), members.at("base")["steps"].toInt());
  EXPECT_NEAR(5 * 360, members.at("base")["volume_in_m3"].toDouble(), 0.01);
  EXPECT_NEAR(15 * 360, members.at("large")["volume_in_m3"].toDouble(), 0.01);
  EXPECT_LT(std::fabs(members.at("base")["mass_error"].toDouble()), 1e-7);
  const auto isWet = [](float depth) { return !std::isnan(depth); };
  EXPECT_EQ(100 * static_cast<double>(std::count_if(single[0].depth.begin(), single[0].depth.end(), isWet)),
            members.at("base")["flooded_m2"].toDouble());
  EXPECT_TRUE(logged(run.log, {"steep:", "0.5;", "3,780 m³", "20 m³/s"}));
  EXPECT_TRUE(logged(run.log, {"n x 0.5"}));
  EXPECT_TRUE(logged(run.log, {"'base'", "1 ", "3"}));
}

TEST(SimulateEnsemble, DoesNotDependOnThreadsOrOrder) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  parameters["THREADS"] = 3;
  parameters["FOLDER"] = valley.path("together");
  Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(logged(run.log, {" 3 ", " 1 "}));
  const std::vector<float> mean = readBand(run.results["MEAN_DEPTH"].toString());
  const std::vector<float> quantile = readBand(run.results["DEPTH_QUANTILES"].toString(), 1);

  parameters["FOLDER"] = valley.path("in turn");
  parameters["MEMBERS_AT_ONCE"] = 1;
  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(logged(run.log, {" 1 ", " 3 "}));
  expectSame(mean, readBand(run.results["MEAN_DEPTH"].toString()));
  expectSame(quantile, readBand(run.results["DEPTH_QUANTILES"].toString(), 1));
}

TEST(SimulateEnsemble, ChangesRainLevelsAndAllInflows) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(
      "id,hydrograph,level_series,shift_m,rain_factor\n"
      "a,q2,,,\n"
      "b,,high,0.25,\n"
      "c,,,,2\n");
  parameters["HYDROGRAPHS"] = valley.text(
      "levels.csv",
      "time_s,hydrograph,discharge_m3s,level_m\n0,q1,5,\n0,q2,2,\n0,east,,100.5\n0,high,,101.25\n");
  parameters["RAIN"] = 36;
  parameters["EAST"] = "level";
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();

  struct {
    const char* id;
    double discharge, level, rain;
  } const expected[] = {{"a", 2, 100.5, 36}, {"b", 5, 101.5, 36}, {"c", 5, 100.5, 72}};
  for (const auto& member : expected) {
    SCOPED_TRACE(member.id);
    QVariantMap single = valley.withInflow();
    single["HYDROGRAPHS"] =
        valley.text("single.csv", QStringLiteral("time_s,hydrograph,discharge_m3s,level_m\n"
                                                 "0,q1,%1,\n0,east,,%2\n")
                                      .arg(member.discharge)
                                      .arg(member.level)
                                      .toUtf8());
    single["RAIN"] = member.rain;
    single["EAST"] = "level";
    const Outcome flood = runAlgorithm(QStringLiteral("spate:simulateflood"), single, valley.project());
    ASSERT_TRUE(flood.ok) << flood.error.toStdString();
    expectSame(readBand(flood.results["MAX_DEPTH"].toString()),
               readBand(valley.path(QStringLiteral("folder/member_%1/max_depth.tif").arg(member.id))));
  }
}

TEST(SimulateEnsemble, ChoosesBarriersAndBreaches) {
  EnsembleCase valley;
  const QString uri = QStringLiteral(
      "LineString?crs=EPSG:32633&field=name:string&field=set:string&field=crest:double&field=breach_s:double"
      "&field=breach_crest:double");
  const FloodCase::Feature wall = {"LineString(500150 5300000, 500150 5300300)",
                                   {"wall", "A", 110.0, QVariant(), QVariant()}};
  const FloodCase::Feature dike = {"LineString(500250 5300000, 500250 5300300)",
                                   {"dike", QVariant(), 110.0, 60.0, 90.0}};
  const FloodCase::Feature soundDike = {dike.wkt, {"dike", QVariant(), 110.0, QVariant(), QVariant()}};
  QVariantMap parameters =
      valley.ensemble("id,barriers,breach\nall,,\nwithout,none,\nsound,none,none\nnamed,A,dike\n");
  parameters["BARRIERS"] = valley.layer(uri, {wall, dike});
  parameters["DURATION"] = 0.2;
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(logged(run.log, {"sound:", "0.25;", "3,600 m³", "5 m³/s", " 1 ", " 0 "}));

  const std::vector<std::pair<const char*, std::vector<FloodCase::Feature>>> expected = {
      {"all", {wall, dike}}, {"without", {dike}}, {"sound", {soundDike}}, {"named", {wall, dike}}};
  std::vector<std::vector<float>> depths;
  for (const auto& [id, barriers] : expected) {
    SCOPED_TRACE(id);
    QVariantMap single = valley.withInflow();
    single["BARRIERS"] = valley.layer(uri, barriers);
    single["DURATION"] = 0.2;
    const Outcome flood = runAlgorithm(QStringLiteral("spate:simulateflood"), single, valley.project());
    ASSERT_TRUE(flood.ok) << flood.error.toStdString();
    depths.push_back(readBand(valley.path(QStringLiteral("folder/member_%1/max_depth.tif").arg(id))));
    expectSame(readBand(flood.results["MAX_DEPTH"].toString()), depths.back());
  }
  const std::size_t behindTheDike = 14 * 40 + 28;
  EXPECT_TRUE(std::isnan(depths[0][behindTheDike])) << "the wall holds";
  EXPECT_GT(depths[1][behindTheDike], 0.05f) << "the dike breaches";
  EXPECT_TRUE(std::isnan(depths[2][behindTheDike])) << "the dike holds";
}

// The same as BARRIER_REPORT says of each member run alone, also when it is kept from an earlier run.
TEST(SimulateEnsemble, TellsWhatFlowedOverTheBarriers) {
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

// Damage by spate:buildingdamage of each member's map, and its spread by hand.
TEST(SimulateEnsemble, GivesExpectedDamageAndItsSpread) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  const auto square = [](int west, int south) {
    return QStringLiteral("Polygon((%1 %2, %3 %2, %3 %4, %1 %4, %1 %2))")
        .arg(west)
        .arg(south)
        .arg(west + 20)
        .arg(south + 20);
  };
  // At the inflow's side, where only large floods come, on the dry shoulder, and outside.
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

  const QgsVectorLayer layer(valley.path("damage.gpkg"), "damage", "ogr");  // with the style beside it
  ASSERT_NE(nullptr, layer.renderer());
  EXPECT_EQ("RuleRenderer", layer.renderer()->type().toStdString());
  EXPECT_EQ("not known", layer.renderer()->legendSymbolItems().last().label().toStdString());
}

// Floods of two return periods, the rarer one in two forms of different weight.
TEST(SimulateEnsemble, GivesTheDamagePerYear) {
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

TEST(SimulateEnsemble, GoesOnWithoutMembersThatFail) {
  EnsembleCase valley;
  // A file in the place of one member's folder, and a roughness beyond what the solver takes.
  QVariantMap parameters = valley.ensemble("id,weight,manning_factor\na,1,\nb,3,\nblocked,2,\nrough,2,1e5\n");
  ASSERT_TRUE(QDir().mkpath(valley.path("folder")));
  valley.text("folder/member_blocked", "in the way");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(2, run.results["MEMBERS_FAILED"].toInt());
  EXPECT_TRUE(mentions(run.warnings, "member_failed", {"'blocked'", "[member_folder_not_made]"}));
  EXPECT_TRUE(mentions(run.warnings, "member_failed", {"'rough'", "[manning_out_of_limits]", "3,500"}));
  EXPECT_TRUE(mentions(run.warnings, "some_members_failed", {"2 ", "4 ", "0.5 "}));
  const auto members = valley.members();
  EXPECT_EQ("failed", members.at("rough")["status"].toString().toStdString());
  EXPECT_TRUE(mentions(members.at("rough")["error"].toString(), "manning_out_of_limits", {"3,500"}));
  EXPECT_EQ(0, members.at("rough")["weight"].toDouble());
  EXPECT_EQ(0.25, members.at("a")["weight"].toDouble());
  EXPECT_EQ(0.75, members.at("b")["weight"].toDouble());
  // Both are the same flood: so is their mean.
  const std::vector<float> depth = readBand(valley.path("folder/member_a/max_depth.tif"));
  expectSame(depth, readBand(run.results["MEAN_DEPTH"].toString()));
  for (const float share : readBand(run.results["PROBABILITY"].toString()))
    EXPECT_TRUE(std::isnan(share) || share == 1);
}

// Exit status is not success: a member that lost its water does not count, when it was computed before too.
TEST(SimulateEnsemble, DoesNotCountMembersThatLostTheirWater) {
  EnsembleCase valley;
  const QVariantMap parameters = valley.ensemble("id,factor\na,1\nb,2\n");
  Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  auto* dataset = static_cast<GDALDataset*>(
      GDALOpen(valley.path("folder/member_b/max_depth.tif").toUtf8().constData(), GA_Update));
  ASSERT_NE(nullptr, dataset);
  dataset->SetMetadataItem("SPATE_MASS_ERROR", "-0.02");
  GDALClose(dataset);
  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(1, run.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ(1, run.results["MEMBERS_FAILED"].toInt());
  EXPECT_TRUE(mentions(run.warnings, "member_failed", {"'b'", "[mass_error_large]", "-0.02"}));
  expectSame(readBand(valley.path("folder/member_a/max_depth.tif")),
             readBand(run.results["MAX_DEPTH"].toString()));
}

TEST(SimulateEnsemble, FailsWhenAllMembersFail) {
  EnsembleCase valley;
  const QVariantMap parameters = valley.ensemble("id,manning_factor\na,1e5\nb,1e5\n");
  const Outcome run = valley.run(parameters);
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, "all_members_failed", {"'a'", "[manning_out_of_limits]"}));
  EXPECT_FALSE(QFileInfo::exists(parameters["MAX_DEPTH"].toString()));
}

// Quantiles so close that their fields would have one name are one.
TEST(SimulateEnsemble, QuantilesThatAreHardlyApartAreOne) {
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

// What a member's flood is rare as stands in its map, for the damage at buildings; another one is another
// map.
TEST(SimulateEnsemble, MapsOfMembersTellTheirReturnPeriod) {
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

TEST(SimulateEnsemble, KeepsMembersThatFitAndNoOthers) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> mean = readBand(run.results["MEAN_DEPTH"].toString());
  auto before = valley.members();

  // The same scenarios in another order and writing, another device and other statistics: nothing is
  // computed.
  parameters["SCENARIOS"] = valley.text("again.csv",
                                        "manning_factor;factor;shift_s;hydrograph:q1;weight;id\n;;60;q2;2;"
                                        "steep\n0,5;3,0;;;1;large\n;;;;1;base\n");
  parameters["THREADS"] = 2;
  parameters["DEVICE"] = "cpu";
  parameters["QUANTILES"] = "0.9";
  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(3, run.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ(0, run.results["MEMBERS_COMPUTED"].toInt());
  EXPECT_TRUE(logged(run.log, {"'steep'"}));
  for (auto& [id, row] : valley.members()) {
    EXPECT_EQ("kept", row["status"].toString().toStdString());
    for (const char* column : {"weight", "steps", "wall_time_s", "flooded_m2", "volume_in_m3", "mass_error"})
      EXPECT_EQ(before[id][column], row[column]) << column;
  }
  const std::vector<float> again = readBand(run.results["MEAN_DEPTH"].toString());
  for (std::size_t cell = 0; cell < mean.size(); ++cell)
    EXPECT_TRUE((std::isnan(mean[cell]) && std::isnan(again[cell])) ||
                std::fabs(mean[cell] - again[cell]) < 1e-6f);

  // One scenario changed, one map damaged, one missing: these and no others.
  parameters["SCENARIOS"] =
      valley.text("changed.csv", QByteArray(threeScenarios).replace("large,1,,3", "large,1,,4"));
  QFile damaged(valley.path("folder/member_base/arrival_time.tif"));
  ASSERT_TRUE(damaged.resize(damaged.size() - 200));
  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(1, run.results["MEMBERS_KEPT"].toInt());
  EXPECT_EQ("kept", valley.members()["steep"]["status"].toString().toStdString());
  for (const char* changed : {"large", "base"})
    EXPECT_EQ("computed", valley.members()[changed]["status"].toString().toStdString()) << changed;
  ASSERT_TRUE(QFile::remove(valley.path("folder/member_steep/max_depth.tif")));
  run = valley.run(parameters);
  EXPECT_EQ(2, run.results["MEMBERS_KEPT"].toInt());

  // Everything that the maps depend on makes them new.
  const std::vector<std::pair<const char*, QVariant>> changes = {
      {"DURATION", 0.11},
      {"SCHEME", "kp07"},
      {"ARRIVAL_DEPTHS", "0.1, 0.4"},
      {"INFILTRATION", 1},
      {"EAST", "wall"},
      {"NODATA_OUTLET", false},
      {"MANNING", 0.036},
      {"INITIAL_DEPTH", valley.raster("start.tif", {}, [](int, int) { return 0.01; })},
      {"DEM", valley.raster("plane.tif", {}, [](int column, int) { return 100 - 0.1 * column; })},
      {"BUILDINGS", valley.layer("Polygon?crs=EPSG:32633",
                                 {{"Polygon((500200 5300140, 500220 5300140, 500220 5300160, 500200 "
                                   "5300160, 500200 5300140))",
                                   {}}})},
      {"BARRIERS", valley.layer("LineString?crs=EPSG:32633&field=crest:double",
                                {{"LineString(500250 5300000, 500250 5300300)", {110.0}}})},
      {"INFLOWS", valley.inflowLayer("Point(500065 5300155)")}};
  for (const auto& [name, value] : changes) {
    QVariantMap other = parameters;
    other[name] = value;
    run = valley.run(other);
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_EQ(0, run.results["MEMBERS_KEPT"].toInt()) << name;
    run = valley.run(parameters);
    EXPECT_EQ(0, run.results["MEMBERS_KEPT"].toInt()) << name;
  }
}

TEST(SimulateEnsemble, CancelKeepsFinishedMembers) {
  EnsembleCase valley;
  QByteArray scenarios = "id,factor\n";
  for (int i = 0; i < 6; ++i)
    scenarios += "m" + QByteArray::number(i) + "," + QByteArray::number(1 + i) + "\n";
  QVariantMap parameters = valley.ensemble(scenarios);
  parameters["DURATION"] = 1;
  Outcome run = valley.run(parameters, [](Feedback& feedback) {
    QObject::connect(&feedback, &QgsFeedback::progressChanged, &feedback, [&](double progress) {
      if (progress > 40) feedback.cancel();
    });
  });
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, "cancelled", {valley.path("folder")}));
  EXPECT_FALSE(QFileInfo::exists(parameters["MAX_DEPTH"].toString()));
  EXPECT_FALSE(QFileInfo::exists(parameters["MEMBERS"].toString()));

  run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GE(run.results["MEMBERS_KEPT"].toInt(), 1);
  EXPECT_LE(run.results["MEMBERS_KEPT"].toInt(), 5);

  // Also while it looks at members, all of which are finished.
  run = valley.run(parameters, [](Feedback& feedback) {
    feedback.onInfo = [&](const QString& line) {
      if (line.contains("'m2'")) feedback.cancel();
    };
  });
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, "cancelled"));
}

// Whatever it does: nothing is published, and no member is there that was not finished.
TEST(SimulateEnsemble, CancelIsHeardInEachStage) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\na,1\nb,1\n");
  parameters["DURATION"] = 0.02;
  parameters["MANNING_RASTER"] = valley.raster("n.tif", {}, [](int, int) { return 0.03; });
  QStringList stages;
  const Outcome whole = valley.run(parameters, [&](Feedback& feedback) {
    feedback.onStage = [&](const QString& stage) { stages << stage; };
  });
  ASSERT_TRUE(whole.ok) << whole.error.toStdString();
  std::printf("%s\n", stages.join(", ").toUtf8().constData());
  ASSERT_EQ(6, stages.size()) << "DEM, roughness, ground, members, simulation, statistics";
  for (const QString& last : stages) {
    for (const char* result : {"MAX_DEPTH", "MEMBERS"}) QFile::remove(parameters[result].toString());
    QDir(valley.path("folder")).removeRecursively();
    const Outcome ended = valley.run(parameters, [&](Feedback& feedback) {
      feedback.onStage = [&feedback, last](const QString& stage) {
        if (stage == last) feedback.cancel();
      };
    });
    EXPECT_FALSE(ended.ok) << last.toStdString();
    EXPECT_TRUE(mentions(ended.error, "cancelled")) << last.toStdString();
    for (const char* result : {"MAX_DEPTH", "MEMBERS"})
      EXPECT_FALSE(QFileInfo::exists(parameters[result].toString())) << last.toStdString();
    const bool areSimulated = last == stages.last();
    EXPECT_EQ(areSimulated, QFileInfo::exists(valley.path("folder/member_a/max_depth.tif")))
        << last.toStdString();
  }
}

// A time is a float: from 64 to 128 s these are 2^-17 s apart.
TEST(SimulateEnsemble, MapsOfTimesTellTheirResolution) {
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

TEST(SimulateEnsemble, TakesLayersAndWorksWithoutAFolder) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\nx,1\n");
  parameters["SCENARIOS"] = valley.layer("None?field=id:integer&field=weight:double&field=factor:double",
                                         {{{}, {1, QVariant(), 2.5}}, {{}, {2, 3.0, QVariant()}}});
  for (const char* name : {"FOLDER", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL", "DEPTH_QUANTILES"})
    parameters.remove(name);
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_FALSE(QFileInfo::exists(valley.path("folder")));
  EXPECT_FALSE(run.results.contains("DEPTH_QUANTILES"));
  auto members = valley.members();
  EXPECT_EQ(0.25, members["1"]["weight"].toDouble());
  EXPECT_NEAR(12.5 * 360, members["1"]["volume_in_m3"].toDouble(), 0.01);
  EXPECT_TRUE(members["1"]["folder"].toString().isEmpty());
}

TEST(SimulateEnsemble, NamesMembersInAnyLanguage) {
  EnsembleCase valley;
  const QString id = QString::fromUtf8("Brücke/zu: 50 % – 数");
  const Outcome run = valley.run(valley.ensemble(("id,weight\n" + id + ",1\n..,1\n").toUtf8()));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const auto members = valley.members();
  ASSERT_EQ(1u, members.count(id));
  EXPECT_TRUE(QFileInfo::exists(members.at(id)["folder"].toString() + "/max_depth.tif"));
  EXPECT_EQ(2, QDir(valley.path("folder")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

// Names are a public interface. All inputs of spate:simulateflood are there, with the same defaults, but for
// those of the flood over time, which members do not write.
TEST(SimulateEnsemble, KeepsNamesAndTheInputsOfOneFlood) {
  const QgsProcessingRegistry* registry = QgsApplication::processingRegistry();
  const QgsProcessingAlgorithm* flood = registry->algorithmById("spate:simulateflood");
  const QgsProcessingAlgorithm* ensemble = registry->algorithmById("spate:simulateensemble");
  ASSERT_TRUE(flood && ensemble);
  for (const QgsProcessingParameterDefinition* input : flood->parameterDefinitions()) {
    const std::string name = input->name().toStdString();
    const bool isOfOneRun = find_parameter(series_inputs(), name) != nullptr ||
                            find_parameter(checkpoint_parameters(), name) != nullptr ||
                            name == "RETURN_PERIOD";
    if (input->isDestination() || isOfOneRun) continue;
    const QgsProcessingParameterDefinition* same = ensemble->parameterDefinition(input->name());
    ASSERT_NE(nullptr, same) << input->name().toStdString();
    EXPECT_EQ(input->defaultValue(), same->defaultValue()) << input->name().toStdString();
  }
  for (const char* name : {"SCENARIOS", "PROBABILITY_DEPTHS", "QUANTILES", "MEMBERS_AT_ONCE", "MEAN_DEPTH",
                           "MAX_DEPTH", "PROBABILITY", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL",
                           "DEPTH_QUANTILES", "MEMBERS", "DAMAGE", "FOLDER"}) {
    ASSERT_NE(nullptr, ensemble->parameterDefinition(name)) << name;
    EXPECT_FALSE(ensemble->parameterDefinition(name)->help().isEmpty()) << name;
  }
  for (const char* name :
       {"MEMBERS_COMPUTED", "MEMBERS_KEPT", "MEMBERS_FAILED", "WALL_TIME", "WET_AREA", "DAMAGE_EXPECTED"})
    EXPECT_NE(nullptr, ensemble->outputDefinition(name)) << name;
  EXPECT_FALSE(ensemble->icon().isNull());
  EXPECT_TRUE(QFile::exists(ensemble->svgIconPath()));
}

TEST(SimulateEnsemble, StylesAndExplainsItsMaps) {
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
  EXPECT_EQ("Band 1: Probability of more than 0.01 m", probability.bandName(1).toStdString());
  EXPECT_TRUE(
      probability.htmlMetadata().contains("SPATE_COMMAND=processing.run(\"spate:simulateensemble\"") ||
      probability.htmlMetadata().contains("spate:simulateensemble"));
  EXPECT_TRUE(probability.htmlMetadata().contains("spate:simulateensemble"));
  EXPECT_TRUE(probability.htmlMetadata().contains("SPATE_PARAMETER_SCHEME"));
}

}  // namespace
}  // namespace spate::test

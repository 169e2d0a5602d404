// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulateensemble against its members run one by one, and its inputs.
#include <gtest/gtest.h>

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <cstring>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "qgsapplication.h"
#include "qgsprocessingregistry.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {

namespace {

// The same members by hand, as changes of the inputs of spate:simulateflood.
struct SingleRun {
  const char* hydrograph;
  double manning;
};
const std::vector<SingleRun> threeRuns = {
    {"time_s,hydrograph,discharge_m3s\n0,q1,5\n36000,q1,5\n", 0.035},
    {"time_s,hydrograph,discharge_m3s\n60,q1,1\n300,q1,20\n", 0.035},
    {"time_s,hydrograph,discharge_m3s\n0,q1,15\n36000,q1,15\n", 0.0175},
};

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

// All that is in the flood is in its members: culverts, bridges and crests as well.
TEST(SimulateEnsemble, MembersHaveTheStructures) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\nonly,1\n");
  for (const bool bridge : {false, true}) {
    const QString line = "LineString(500205 5300000,500205 5300300)";
    parameters["STRUCTURES"] =
        bridge ? valley.layer(
                     "LineString?crs=EPSG:32633&field=type:string&field=soffit:double&field=deck:double",
                     {{line, {"bridge", 50, 140}}})
               : valley.layer("LineString?crs=EPSG:32633&field=type:string&field=level:double",
                              {{line, {"crest", 106}}});
    QVariantMap single = valley.withInflow();
    for (const char* name : {"HYDROGRAPHS", "STRUCTURES"}) single[name] = parameters[name];
    single["MAX_DEPTH"] = valley.path("with.tif");
    Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), single, valley.project());
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    single.remove("STRUCTURES");
    single["MAX_DEPTH"] = valley.path("without.tif");
    run = runAlgorithm(QStringLiteral("spate:simulateflood"), single, valley.project());
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    run = valley.run(parameters);
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    const std::vector<float> with = readBand(valley.path("with.tif"));
    expectSame(with, readBand(valley.path("folder/member_only/max_depth.tif")));
    const std::vector<float> without = readBand(valley.path("without.tif"));
    EXPECT_NE(0, std::memcmp(with.data(), without.data(), with.size() * sizeof(float)));
  }
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
      "Polygon?crs=EPSG:32633&field=name:string&field=set:string&field=crest:double&field=breach_s:double"
      "&field=breach_crest:double");
  const FloodCase::Feature wall = {
      "Polygon((500150 5300000, 500150 5300300, 500160 5300300, 500160 5300000, "
      "500150 5300000))",
      {"wall", "A", 110.0, QVariant(), QVariant()}};
  const FloodCase::Feature dike = {
      "Polygon((500240 5300000, 500240 5300300, 500260 5300300, 500260 5300000, "
      "500240 5300000))",
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
  const std::size_t onTheDike = behindTheDike - 4;
  EXPECT_GT(depths[1][onTheDike], 0.05f) << "it breaches, and its ground is that of the valley";
  EXPECT_TRUE(std::isnan(depths[2][onTheDike])) << "it always stands, and fills its cells";
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
  for (const char* name :
       {"SCENARIOS", "PROBABILITY_DEPTHS", "QUANTILES", "MEMBERS_AT_ONCE", "CHECKPOINT_INTERVAL",
        "MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL", "DEPTH_QUANTILES",
        "MEMBERS", "DAMAGE", "FOLDER"}) {
    ASSERT_NE(nullptr, ensemble->parameterDefinition(name)) << name;
    EXPECT_FALSE(ensemble->parameterDefinition(name)->help().isEmpty()) << name;
  }
  for (const char* name :
       {"MEMBERS_COMPUTED", "MEMBERS_KEPT", "MEMBERS_FAILED", "WALL_TIME", "WET_AREA", "DAMAGE_EXPECTED"})
    EXPECT_NE(nullptr, ensemble->outputDefinition(name)) << name;
  EXPECT_FALSE(ensemble->icon().isNull());
  EXPECT_TRUE(QFile::exists(ensemble->svgIconPath()));
}

}  // namespace
}  // namespace spate::test

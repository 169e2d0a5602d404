// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulateflood on a small valley: that every input counts, and that the results are complete.
#include <gtest/gtest.h>

#include <QFile>
#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "solver/backend/backend.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

TEST(SimulateFlood, PutsTheInflowOnTheMap) {
  FloodCase valley;
  const Outcome run = runAlgorithm(simulateFlood, valley.withInflow(), valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ("", run.error.toStdString());
  EXPECT_EQ("", run.warnings.toStdString());

  const double volume = 5 * 0.1 * 3600;
  EXPECT_NEAR(volume, run.results["VOLUME_IN"].toDouble(), 1e-3);
  EXPECT_NEAR(volume, run.results["VOLUME_OUT"].toDouble() + run.results["VOLUME_STORED"].toDouble(), 1e-2);
  EXPECT_EQ(0, run.results["VOLUME_CLIPPED"].toDouble());
  EXPECT_LT(std::fabs(run.results["MASS_ERROR"].toDouble()), 1e-6);
  EXPECT_GT(run.results["STEPS"].toInt(), 10);
  EXPECT_GT(run.results["WALL_TIME"].toDouble(), 0);
  EXPECT_GT(run.results["CELL_UPDATES_PER_SECOND"].toDouble(), 0);
  const std::map<int, std::string> gpus = cuda_devices().names;
  const QString device = gpus.empty() ? QStringLiteral("CPU") : QString::fromStdString(gpus.begin()->second);
  EXPECT_TRUE(run.results["DEVICE_USED"].toString().contains(device));

  // The water runs down the valley: it is deep at the bottom, absent on the shoulders, and arrives later
  // further east.
  const std::vector<float> depth = readBand(run.results["MAX_DEPTH"].toString());
  ASSERT_EQ(1200u, depth.size());
  EXPECT_GT(depth[14 * 40 + 10], 0.1f);
  EXPECT_TRUE(std::isnan(depth[0])) << "dry must be nodata";
  std::size_t wet = 0;
  for (const float value : depth) wet += !std::isnan(value);
  EXPECT_NEAR(static_cast<double>(wet) * 100, run.results["WET_AREA"].toDouble(), 1e-6);
  const std::vector<float> arrival = readBand(run.results["ARRIVAL_TIME"].toString());
  EXPECT_GE(arrival[14 * 40 + 5], 0);
  EXPECT_LT(arrival[14 * 40 + 10], arrival[14 * 40 + 25]);

  for (const QStringList& line : std::initializer_list<QStringList>{{"40 x 30", "10 m"},
                                                                    {"EPSG:32633"},
                                                                    {"'q1'", "1,800 m³", "5 m³/s"},
                                                                    {"HWP14 (Horvath et al. 2015)"},
                                                                    {device}})
    EXPECT_TRUE(logged(run.log, line));
}

TEST(SimulateFlood, TakesEveryKindOfInput) {
  FloodCase valley;
  const QString utm = QStringLiteral("crs=EPSG:32633");
  QVariantMap parameters = valley.base();
  // A point in degrees, a line with an abstraction, a polygon with a level.
  parameters["INFLOWS"] = valley.layer("Point?crs=EPSG:4326&field=hydrograph:string&field=name:string",
                                       {{"Point(15.0008 47.8545)", {"river", "north"}}});
  parameters["HYDROGRAPHS"] = valley.layer(
      "None?field=time_h:double&field=hydrograph:string&field=discharge_m3s:double&field=level_m:double",
      {{{}, {0.0, "river", 4.0, QVariant()}},
       {{}, {1.0, "river", 4.0, QVariant()}},
       {{}, {0.0, "west", 2.0, QVariant()}},
       {{}, {0.0, "east", QVariant(), 101.0}},
       {{}, {0.0, "tide", QVariant(), 101.5}}});
  parameters["RAIN_TABLE"] = valley.text("rain.csv", "time_min;rain_mmh\r\n0;\"36,0\"\r\n60;36,0\r\n");
  parameters["INFILTRATION"] = 10;
  parameters["MANNING_RASTER"] =
      valley.raster("manning.tif", {20, 15, 500000, 5300300, 20, 32633},
                    [](int column, int) { return column < 2 ? std::nan("") : 0.05; });
  parameters["INITIAL_DEPTH"] = valley.raster(
      "start.tif", {}, [](int column, int row) { return row == 14 && column == 30 ? 0.5 : std::nan(""); });
  parameters["WATER_BODIES"] = valley.layer(
      "Polygon?" + utm + "&field=level:double",
      {{"Polygon((500300 5300100, 500340 5300100, 500340 5300200, 500300 5300200, 500300 5300100))",
        {102.5}}});
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?" + utm,
      {{"Polygon((500200 5300140, 500220 5300140, 500220 5300160, 500200 5300160, 500200 5300140))", {}},
       {"Polygon((500251 5300141, 500252 5300141, 500252 5300142, 500251 5300142, 500251 5300141))", {}}});
  parameters["BOUNDARIES"] =
      valley.layer("LineString?" + utm + "&field=kind:string&field=hydrograph:string",
                   {{"LineString(500100 5300300, 500200 5300300)", {"Wall", QVariant()}},
                    {"LineString(500100 5300000, 500200 5300000)", {"level", "tide"}}});
  parameters["WEST"] = "discharge";
  parameters["EAST"] = "level";
  parameters["NORTH"] = "open";
  parameters["SOUTH"] = "wall";
  parameters["NODATA_OUTLET"] = false;
  parameters["INTEGRATOR"] = "euler";
  parameters["CFL"] = 0.2;
  parameters["DRY_DEPTH"] = 0.01;
  parameters["ARRIVAL_DEPTHS"] = "0,5; 0,1";
  parameters["DEVICE"] = "cpu";
  for (const char* name :
       {"MAX_LEVEL", "MAX_UNIT_DISCHARGE", "TIME_OF_MAX_DEPTH", "WET_DURATION", "FINAL_DEPTH"})
    parameters[name] = valley.path(QString(name).toLower() + ".tif");

  for (const char* scheme : {"hwp14", "kp07", "hr"}) {
    SCOPED_TRACE(scheme);
    parameters["SCHEME"] = scheme;
    const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_LT(std::fabs(run.results["MASS_ERROR"].toDouble()), 1e-6);
    for (const QStringList& line :
         std::initializer_list<QStringList>{{" 1 'north'", "1,440 m³", "4 m³/s", " 1 "},
                                            {"3.6 mm", "36.0 mm/h"},
                                            {"10 mm/h"},
                                            {" 2,", " 4 "},
                                            {"720 m³", "2 m³/s", "101"},
                                            {" 1:", " 10 "},
                                            {" 2 'tide'"},
                                            {"40 ", "102.5 m"},
                                            {"50 m³"},
                                            {"120 "},
                                            {"CFL 0.2"}})
      EXPECT_TRUE(logged(run.log, line));

    const std::vector<float> depth = readBand(run.results["MAX_DEPTH"].toString());
    EXPECT_TRUE(std::isnan(depth[14 * 40 + 20])) << "a building must stay dry";
    const std::vector<float> level = readBand(run.results["MAX_LEVEL"].toString());
    EXPECT_NEAR(102.5, level[14 * 40 + 32], 0.5) << "levels must be in the heights of the DEM";
    for (const float value : readBand(run.results["FINAL_DEPTH"].toString()))
      EXPECT_FALSE(value <= 0.01f) << "shallower than DRY_DEPTH must be nodata";
    EXPECT_LE(largest(readBand(run.results["WET_DURATION"].toString())), 360.01);
    EXPECT_LE(largest(readBand(run.results["TIME_OF_MAX_DEPTH"].toString())), 360.01);
    EXPECT_GT(largest(readBand(run.results["MAX_UNIT_DISCHARGE"].toString())), 0);
    const std::vector<float> early = readBand(run.results["ARRIVAL_TIME"].toString(), 1);
    const std::vector<float> late = readBand(run.results["ARRIVAL_TIME"].toString(), 2);
    EXPECT_EQ(0, late[14 * 40 + 32]) << "the lake is there from the start";
    for (std::size_t cell = 0; cell < early.size(); ++cell)
      EXPECT_FALSE(late[cell] < early[cell] || (std::isnan(early[cell]) && !std::isnan(late[cell])))
          << "the band of the smaller depth comes first";
  }
}

// A choice is a word, regardless of case, or its index in the list.
TEST(SimulateFlood, TakesChoicesByWordAndByNumber) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  for (const QVariant& wall :
       {QVariant("wall"), QVariant("Wall"), QVariant(0), QVariant("0"), QVariant(0.0)}) {
    parameters["EAST"] = wall;
    parameters["SCHEME"] = 1;
    const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_EQ(0, run.results["VOLUME_OUT"].toDouble()) << wall.toString().toStdString();
    EXPECT_TRUE(run.log.contains("KP07")) << wall.toString().toStdString();
  }
}

// A constant discharge or level of the feature itself, without a table.
TEST(SimulateFlood, TakesConstantsFromTheLayers) {
  FloodCase valley;
  QVariantMap parameters = valley.base();
  parameters["INFLOWS"] = valley.layer("Point?crs=EPSG:32633&field=discharge_m3s:double",
                                       {{"Point(500055 5300155)", {5.0}}, {"Point(500155 5300155)", {2.5}}});
  parameters["BOUNDARIES"] =
      valley.layer("LineString?crs=EPSG:32633&field=kind:string&field=discharge_m3s:double",
                   {{"LineString(500000 5300100, 500000 5300200)", {"discharge", 4.0}}});
  const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ("", run.warnings.toStdString());
  EXPECT_NEAR((5 + 2.5 + 4) * 360, run.results["VOLUME_IN"].toDouble(), 0.1);

  parameters["INFLOWS"] =
      valley.layer("Point?crs=EPSG:32633&field=level_m:double", {{"Point(500355 5300155)", {102.0}}});
  parameters.remove("BOUNDARIES");
  const Outcome level = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(level.ok) << level.error.toStdString();
  EXPECT_NEAR(102 - (100 + 0.2 * (39.5 - 35) + 0.05),
              static_cast<double>(readBand(level.results["MAX_DEPTH"].toString())[14 * 40 + 35]), 0.1);
}

TEST(SimulateFlood, AcceptsPathsInAnyLanguageAndAnyCrs) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  const QString dem = valley.path(QString::fromUtf8("Höhen modell – 数.tif"));
  ASSERT_TRUE(QFile::copy(parameters["DEM"].toString(), dem));
  parameters["DEM"] = dem;
  parameters["MAX_DEPTH"] = valley.path(QString::fromUtf8("größte Tiefe 数.tif"));
  const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GT(largest(readBand(run.results["MAX_DEPTH"].toString())), 0.1);
}

TEST(SimulateFlood, ADikeOfOneCellInTheElevationsHolds) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();  // 1800 m³ in all
  const auto bends = [](int column, int row) {
    return column == 28 + std::abs(row / 3 % 6 - 3);
  };  // by corners only
  parameters["DEM"] = valley.raster("dike.tif", {}, [&](int column, int row) {
    return bends(column, row) ? 103.0 : 100.0 + 0.002 * column;
  });
  for (const char* side : {"WEST", "NORTH", "SOUTH", "EAST"}) parameters[side] = "wall";
  const auto beyond = [&](const Outcome& run) {
    const std::vector<float> depth = readBand(run.results["MAX_DEPTH"].toString());
    double deepest = 0;
    for (int row = 0; row < 30; ++row)
      for (int column = 33; column < 40; ++column) {
        const float h = depth[static_cast<std::size_t>(row) * 40 + static_cast<std::size_t>(column)];
        if (!std::isnan(h)) deepest = std::max(deepest, static_cast<double>(h));
      }
    return deepest;
  };
  parameters["DURATION"] = 2;
  Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(0, beyond(run));
  EXPECT_FALSE(mentions(run.warnings, "crests_lowered"));
  EXPECT_GT(largest(readBand(run.results["MAX_DEPTH"].toString())), 0.3);
  parameters["DEM"] = valley.raster("low.tif", {}, [&](int column, int row) {
    return bends(column, row) ? 100.4 : 100.0 + 0.002 * column;
  });
  parameters["CREST_THRESHOLD"] = 0;
  run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GT(beyond(run), 0.01) << "the bed of the scheme is lower than the dike";

  parameters["DEM"] = valley.path("dike.tif");
  run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "crests_lowered", {"CREST_THRESHOLD"}));
}

TEST(SimulateFlood, RunsOnTinyGrids) {
  FloodCase valley;
  for (const auto& [columns, rows] : {std::pair{1, 1}, std::pair{1, 7}, std::pair{7, 1}}) {
    QVariantMap parameters = valley.base();
    parameters["DEM"] =
        valley.raster("tiny.tif", {columns, rows, 500000, 5300300, 10, 32633}, [](int, int) { return 5.0; });
    parameters["RAIN"] = 100;
    for (const char* side : {"WEST", "EAST", "NORTH", "SOUTH"}) parameters[side] = "wall";
    const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
    ASSERT_TRUE(run.ok) << columns << " x " << rows << ": " << run.error.toStdString();
    for (const float depth : readBand(run.results["MAX_DEPTH"].toString())) EXPECT_NEAR(0.01, depth, 1e-5);
  }
}

// In QGIS set to Turkish: upper-case headers, endings in capitals, keys with an I.
TEST(SimulateFlood, KeysAreTheSameInTurkish) {
  const InLocale turkish("tr_TR");
  FloodCase valley;
  QVariantMap parameters = valley.base();
  parameters["INFLOWS"] = valley.inflowLayer("Point(500055 5300155)", "I");
  parameters["HYDROGRAPHS"] = valley.text("H.CSV", "TIME_MIN,HYDROGRAPH,DISCHARGE_M3S\n0,I,5\n600,I,5\n");
  parameters["MAX_DEPTH"] = valley.path("MAX_DEPTH.TIF");
  const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
  EXPECT_EQ("", run.error.toStdString());
  EXPECT_NEAR(1800, run.results["VOLUME_IN"].toDouble(), 1e-3);
  EXPECT_FALSE(readBand(valley.path("MAX_DEPTH.TIF")).empty());
}

}  // namespace
}  // namespace spate::test

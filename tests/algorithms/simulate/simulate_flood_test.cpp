// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulateflood on a small valley: that every input counts, and that the results are complete.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <cmath>
#include <optional>

#include "algorithms/case/texts.hpp"
#include "qgsapplication.h"
#include "qgsfeatureiterator.h"
#include "qgsmaplayerstyle.h"
#include "qgsprocessingalgrunnertask.h"
#include "qgsprocessingregistry.h"
#include "qgsrasterlayer.h"
#include "qgsrasterrenderer.h"
#include "qgstaskmanager.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"
#include "tests/solver/memory_limit.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:simulateflood");

double largest(const std::vector<float>& values) {
  double most = -1e30;
  for (const float value : values)
    if (!std::isnan(value)) most = std::max(most, static_cast<double>(value));
  return most;
}

TEST(SimulateFlood, PutsTheInflowOnTheMap) {
  FloodCase valley;
  const Outcome run = runAlgorithm(id, valley.withInflow(), valley.project());
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
  EXPECT_TRUE(run.results["DEVICE_USED"].toString().contains("CPU"));

  // The water runs down the valley: deep at its bottom, dry on its shoulders, and later the further east.
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
                                                                    {"CPU"}})
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
    const Outcome run = runAlgorithm(id, parameters, valley.project());
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

// A choice is a word, whatever its capitals, or its place in the list.
TEST(SimulateFlood, TakesChoicesByWordAndByNumber) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  for (const QVariant& wall :
       {QVariant("wall"), QVariant("Wall"), QVariant(0), QVariant("0"), QVariant(0.0)}) {
    parameters["EAST"] = wall;
    parameters["SCHEME"] = 1;
    const Outcome run = runAlgorithm(id, parameters, valley.project());
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
  const Outcome run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ("", run.warnings.toStdString());
  EXPECT_NEAR((5 + 2.5 + 4) * 360, run.results["VOLUME_IN"].toDouble(), 0.1);

  parameters["INFLOWS"] =
      valley.layer("Point?crs=EPSG:32633&field=level_m:double", {{"Point(500355 5300155)", {102.0}}});
  parameters.remove("BOUNDARIES");
  const Outcome level = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(level.ok) << level.error.toStdString();
  EXPECT_NEAR(102 - (100 + 0.2 * (39.5 - 35) + 0.05),
              static_cast<double>(readBand(level.results["MAX_DEPTH"].toString())[14 * 40 + 35]), 0.1);
}

TEST(SimulateFlood, WritesRastersThatExplainThemselves) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["ARRIVAL_DEPTHS"] = QVariantList{0.1, 0.3};
  const Outcome run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();

  auto* dataset = static_cast<GDALDataset*>(
      GDALOpen(run.results["ARRIVAL_TIME"].toString().toUtf8().constData(), GA_ReadOnly));
  ASSERT_NE(nullptr, dataset);
  ASSERT_EQ(2, dataset->GetRasterCount());
  EXPECT_STREQ("Arrival time of 0.1 m", dataset->GetRasterBand(1)->GetDescription());
  EXPECT_STREQ("Arrival time of 0.3 m", dataset->GetRasterBand(2)->GetDescription());
  EXPECT_STREQ("s", dataset->GetRasterBand(1)->GetUnitType());
  EXPECT_STREQ("32633", dataset->GetSpatialRef()->GetAuthorityCode(nullptr));
  double transform[6];
  ASSERT_EQ(CE_None, dataset->GetGeoTransform(transform));
  EXPECT_EQ(500000, transform[0]);
  EXPECT_EQ(5300300, transform[3]);
  EXPECT_EQ(-10, transform[5]);
  for (const char* key : {"SPATE_VERSION", "SPATE_COMMAND", "SPATE_PARAMETER_SCHEME",
                          "SPATE_PARAMETER_DURATION", "SPATE_MASS_ERROR", "SPATE_DEVICE"})
    EXPECT_NE(nullptr, dataset->GetMetadataItem(key)) << key;
  EXPECT_NE(nullptr, strstr(dataset->GetMetadataItem("SPATE_COMMAND"), "spate:simulateflood"));
  GDALClose(dataset);

  // The style beside the file holds in any QGIS that opens it.
  QgsRasterLayer layer(run.results["MAX_DEPTH"].toString(), "depth", "gdal");
  ASSERT_TRUE(layer.isValid());
  EXPECT_EQ("singlebandpseudocolor", layer.renderer()->type().toStdString());
}

TEST(SimulateFlood, AcceptsPathsInAnyLanguageAndAnyCrs) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  const QString dem = valley.path(QString::fromUtf8("Höhen modell – 数.tif"));
  ASSERT_TRUE(QFile::copy(parameters["DEM"].toString(), dem));
  parameters["DEM"] = dem;
  parameters["MAX_DEPTH"] = valley.path(QString::fromUtf8("größte Tiefe 数.tif"));
  const Outcome run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GT(largest(readBand(run.results["MAX_DEPTH"].toString())), 0.1);
}

TEST(SimulateFlood, WarnsAboutWhatIsSeldomMeant) {
  FloodCase valley;
  QVariantMap dry = valley.base();
  dry["RAIN_TABLE"] = valley.text("dry.csv", "time_h,rain_mmh\n0,0\n");
  Outcome run = runAlgorithm(id, dry, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "no_water"));
  EXPECT_TRUE(mentions(run.warnings, "nothing_wet"));
  EXPECT_EQ(0, run.results["WET_AREA"].toDouble());

  QVariantMap parameters = valley.withInflow();
  parameters["HYDROGRAPHS"] = valley.text("two.csv", "time_s,hydrograph,discharge_m3s\n0,q1,5\n0,spare,1\n");
  parameters["INFLOWS"] = valley.layer("Point?field=hydrograph:string", {{"Point(500055 5300155)", {"q1"}},
                                                                         {"Point(500155 5300155)", {"q1"}}});
  run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "hydrographs_unused", {"'spare'"}));
  EXPECT_TRUE(mentions(run.warnings, "hydrograph_used_twice", {"'q1'", " 2 "}));
  EXPECT_TRUE(mentions(run.warnings, "crs_unknown", {"INFLOWS"}));

  parameters = valley.withInflow();
  parameters["DEM"] =
      valley.raster("plain.tif", {40, 30, 500000, 5300300, 10, 0}, [](int, int) { return 1.0; });
  run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "dem_without_crs"));
}

TEST(SimulateFlood, WarnsWhereTheCrsStretchesLengths) {
  FloodCase valley;
  QVariantMap parameters = valley.base();
  parameters["RAIN"] = 1;
  // Three zones east of its own.
  parameters["DEM"] = valley.raster("stretched.tif", {40, 30, 1700000, 5300300, 10, 32633},
                                    [](int, int row) { return 100.0 + row; });
  const Outcome run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "dem_lengths_inexact", {"1000 m", "EPSG:32633", "98"}));
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
  Outcome run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(0, beyond(run));
  EXPECT_FALSE(mentions(run.warnings, "crests_lowered"));
  EXPECT_GT(largest(readBand(run.results["MAX_DEPTH"].toString())), 0.3);
  parameters["DEM"] = valley.raster("low.tif", {}, [&](int column, int row) {
    return bends(column, row) ? 100.4 : 100.0 + 0.002 * column;
  });
  parameters["CREST_THRESHOLD"] = 0;
  run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GT(beyond(run), 0.01) << "the bed of the scheme is lower than the dike";

  parameters["DEM"] = valley.path("dike.tif");
  run = runAlgorithm(id, parameters, valley.project());
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
    const Outcome run = runAlgorithm(id, parameters, valley.project());
    ASSERT_TRUE(run.ok) << columns << " x " << rows << ": " << run.error.toStdString();
    for (const float depth : readBand(run.results["MAX_DEPTH"].toString())) EXPECT_NEAR(0.01, depth, 1e-5);
  }
}

QString metadata(const QString& path, const char* name) {
  auto* dataset = static_cast<GDALDataset*>(GDALOpen(path.toUtf8().constData(), GA_ReadOnly));
  EXPECT_NE(nullptr, dataset) << path.toStdString();
  if (!dataset) return {};
  QString value = dataset->GetMetadataItem(name);
  GDALClose(dataset);
  return value;
}

TEST(SimulateFlood, CancelledRunsKeepTheirMapsMarkedAsPartial) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["DURATION"] = 100;
  QElapsedTimer sinceCancel;
  const Outcome run = runAlgorithm(id, parameters, valley.project(), [&](Feedback& feedback) {
    QObject::connect(&feedback, &QgsFeedback::progressChanged, &feedback, [&](double progress) {
      if (progress > 0 && !sinceCancel.isValid()) {
        sinceCancel.start();
        feedback.cancel();
      }
    });
  });
  ASSERT_TRUE(sinceCancel.isValid());
  EXPECT_LT(sinceCancel.elapsed(), 2000);
  EXPECT_FALSE(run.ok);
  const QString map = parameters["MAX_DEPTH"].toString();
  EXPECT_EQ("no", metadata(map, "SPATE_COMPLETE").toStdString());
  const double time = metadata(map, "SPATE_SIMULATED_S").toDouble();
  EXPECT_GT(time, 0);
  EXPECT_LT(time, 360000);
  EXPECT_GT(largest(readBand(map)), 0.01);
  EXPECT_LE(largest(readBand(parameters["ARRIVAL_TIME"].toString())), time);
  for (const QString& file : valley.files()) EXPECT_FALSE(file.contains(".part")) << file.toStdString();

  // Whoever reads the map is told.
  const Outcome extent =
      runAlgorithm("spate:floodextent", {{"DEPTH", map}, {"EXTENT", "TEMPORARY_OUTPUT"}}, valley.project());
  ASSERT_TRUE(extent.ok) << extent.error.toStdString();
  EXPECT_TRUE(mentions(extent.warnings, "run_partial", {"DEPTH"}));
}

// A flood that grows beyond the memory: the error says by how much, and the maps hold all up to then.
class SimulateFloodWithMemory : public testing::TestWithParam<double> {};
TEST_P(SimulateFloodWithMemory, WritesTheMapsUpToThen) {
  if (!memory_can_be_limited) GTEST_SKIP();
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["DEM"] =
      valley.raster("plain.tif", {600, 600, 497000, 5303000, 10, 32633}, [](int, int) { return 100.0; });
  parameters["HYDROGRAPHS"] =
      valley.text("large.csv", "time_min,hydrograph,discharge_m3s\n0,q1,20000\n600,q1,20000\n");
  parameters["BARRIERS"] = valley.layer("LineString?crs=EPSG:32633&field=name:string&field=height:double",
                                        {{"LineString(500100 5300000, 500100 5300300)", {"wall", 0.2}}});
  parameters["DURATION"] = 1;
  parameters["DEVICE"] = "cpu";
  QStringList depths;  // many, for large tiles
  for (int i = 1; i <= 40; ++i) depths << QString::number(0.05 * i);
  parameters["ARRIVAL_DEPTHS"] = depths.join(", ");
  const QStringList maps = {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH"};
  const auto files = [&](const QString& run) {
    for (const QString& map : maps) parameters[map] = valley.path(QStringLiteral("%1_%2.tif").arg(run, map));
    parameters["BARRIER_REPORT"] = valley.path(QStringLiteral("%1_barriers.gpkg").arg(run));
  };

  files("stopped");
  std::optional<MemoryLimit> limit;
  const Outcome stopped = runAlgorithm(id, parameters, valley.project(), [&](Feedback& feedback) {
    QObject::connect(&feedback, &QgsFeedback::progressChanged, [&](double percent) {
      const bool computes = feedback.log.join('\n').contains(" MB");
      if (computes && percent > 0.3 && !limit) limit.emplace(GetParam());
    });
  });
  ASSERT_TRUE(limit);
  limit.reset();
  std::printf("  %s\n", stopped.error.toStdString().c_str());
  EXPECT_FALSE(stopped.ok);
  EXPECT_FALSE(mentions(stopped.warnings, "inflow_not_delivered")) << stopped.warnings.toStdString();

  const double time = metadata(parameters["MAX_DEPTH"].toString(), "SPATE_SIMULATED_S").toDouble();
  EXPECT_GT(time, 10);
  ASSERT_LT(time, 3600);
  const QString until = QString::fromStdString(time_text(time));
  EXPECT_TRUE(mentions(stopped.error, "out_of_memory", {" MB", until, "60 min"}));
  EXPECT_NEAR(20000 * time, metadata(parameters["MAX_DEPTH"].toString(), "SPATE_VOLUME_IN_M3").toDouble(),
              1e-3 * time);

  const auto volumeOf = [&](const char* map) {
    double depth = 0;
    for (const float value : readBand(parameters[map].toString()))
      depth += std::isnan(value) ? 0 : static_cast<double>(value);
    return 100 * depth;
  };
  EXPECT_NEAR(20000 * time, volumeOf("FINAL_DEPTH"), 0.01 * 20000 * time);
  const double most = volumeOf("MAX_DEPTH");
  const double last = largest(readBand(parameters["ARRIVAL_TIME"].toString()));
  EXPECT_LE(last, time);
  EXPECT_GT(last, 0.8 * time);
  EXPECT_GT(largest(readBand(parameters["MAX_SPEED"].toString())), 1);
  const QgsVectorLayer report(parameters["BARRIER_REPORT"].toString(), "report", "ogr");
  QgsFeature wall;
  ASSERT_TRUE(report.getFeatures().nextFeature(wall));
  EXPECT_GT(wall.attribute("overtopped_m3").toDouble(), 0);

  // As a run that was to end then.
  files("whole");
  parameters["DURATION"] = time / 3600;
  const Outcome whole = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(whole.ok) << whole.error.toStdString();
  EXPECT_NEAR(volumeOf("MAX_DEPTH"), most, 1e-3 * most);
}
// A little more than it keeps for the maps, so that it sees the end coming; and almost nothing.
INSTANTIATE_TEST_SUITE_P(Bytes, SimulateFloodWithMemory, testing::Values(134e6, 1e6));

// As in Desktop: the work in another thread, the results loaded and styled afterwards.
TEST(SimulateFlood, RunsInAWorkerThreadAndStylesWhatIsLoaded) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  QgsProcessingOutputLayerDefinition depth(valley.path("max_depth.tif"), valley.project());
  parameters["MAX_DEPTH"] = QVariant::fromValue(depth);
  const std::unique_ptr<QgsProcessingAlgorithm> algorithm(
      QgsApplication::processingRegistry()->createAlgorithmById(id));
  QgsProcessingContext context;
  context.setProject(valley.project());
  Feedback feedback;
  auto* task = new QgsProcessingAlgRunnerTask(algorithm.get(), parameters, context, &feedback);
  QEventLoop loop;
  bool succeeded = false;
  QObject::connect(task, &QgsProcessingAlgRunnerTask::executed, &loop, [&](bool ok, const QVariantMap&) {
    succeeded = ok;
    loop.quit();
  });
  QgsApplication::taskManager()->addTask(task);
  loop.exec();
  ASSERT_TRUE(succeeded) << feedback.errors.join('\n').toStdString();

  ASSERT_TRUE(context.willLoadLayerOnCompletion(valley.path("max_depth.tif")));
  QgsProcessingLayerPostProcessorInterface* processor =
      context.layerToLoadOnCompletionDetails(valley.path("max_depth.tif")).postProcessor();
  ASSERT_NE(nullptr, processor);
  ASSERT_TRUE(QFile::remove(valley.path("max_depth.qml")));
  QgsRasterLayer layer(valley.path("max_depth.tif"), "depth", "gdal");
  EXPECT_NE("singlebandpseudocolor", layer.renderer()->type().toStdString());
  processor->postProcessLayer(&layer, context, &feedback);
  EXPECT_EQ("singlebandpseudocolor", layer.renderer()->type().toStdString());
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

// A source with a password stands in the command that repeats the run.
TEST(SimulateFlood, WritesNoPassword) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["INFILTRATION"] = 0;
  const QString name = QStringLiteral("password='s3cr3t' key='id'");
  qobject_cast<QgsVectorLayer*>(valley.project()->mapLayer(parameters["INFLOWS"].toString()))->setName(name);
  const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
  EXPECT_EQ("", run.error.toStdString());
  for (const char* map : {"max_depth.tif", "arrival_time.tif", "max_speed.tif"}) {
    QFile file(valley.path(map));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    EXPECT_FALSE(bytes.contains("s3cr3t")) << map;
    EXPECT_TRUE(bytes.contains("password='***'")) << map;
  }
  parameters["INFLOWS"] =
      QStringLiteral("postgres://dbname='x' host=localhost port=1 user='a' password='s3cr3t'");
  const Outcome refused = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
  EXPECT_FALSE(refused.ok);
  EXPECT_FALSE((refused.error + refused.log + refused.warnings).contains("s3cr3t"))
      << refused.error.toStdString();
}

// Rain of 1 mm/s on a plain between walls, from a time on that a float cannot tell to better than 1/4 s.
TEST(SimulateFlood, TimesAfterAMonthAreRightToAQuarterOfASecond) {
  FloodCase valley;
  QVariantMap parameters = valley.base();
  parameters["DEM"] = valley.raster("plain.tif", {}, [](int, int) { return 10; });
  for (const char* side : {"WEST", "EAST", "NORTH", "SOUTH"}) parameters[side] = "wall";
  const double begin = 30 * 86400 + 0.1, end = begin + 1000;
  parameters["RAIN_TABLE"] =
      valley.text("rain.csv", QStringLiteral("time_s,rain_mmh\n0,0\n%1,0\n%2,3600\n%3,3600\n")
                                  .arg(begin, 0, 'f', 3)
                                  .arg(begin + 0.001, 0, 'f', 3)
                                  .arg(end, 0, 'f', 3)
                                  .toUtf8());
  parameters["DURATION"] = end / 3600;
  parameters["ARRIVAL_DEPTHS"] = "0.3";
  parameters["DRY_DEPTH"] = 0.1;  // after steps that begin before the rain
  for (const char* map : {"TIME_OF_MAX_DEPTH", "WET_DURATION"})
    parameters[map] = valley.path(QString(map).toLower() + ".tif");
  const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const auto first = [&](const char* map) {
    return static_cast<double>(readBand(run.results[map].toString())[14 * 40 + 20]);
  };
  std::printf("arrival %.3f, deepest %.3f, wet for %.3f s\n", first("ARRIVAL_TIME") - begin,
              first("TIME_OF_MAX_DEPTH") - begin, first("WET_DURATION"));
  EXPECT_NEAR(begin + 300, first("ARRIVAL_TIME"), 0.25);
  EXPECT_NEAR(end, first("TIME_OF_MAX_DEPTH"), 0.25);
  EXPECT_NEAR(900, first("WET_DURATION"), 0.25);
  const auto resolution = [&](const char* map) {
    const GDALDatasetUniquePtr file(GDALDataset::Open(run.results[map].toString().toUtf8().constData()));
    const char* text = file->GetRasterBand(1)->GetMetadataItem("SPATE_RESOLUTION_S");
    return std::string(text != nullptr ? text : "");
  };
  for (const char* map : {"ARRIVAL_TIME", "TIME_OF_MAX_DEPTH", "WET_DURATION"})
    EXPECT_EQ("0.25", resolution(map));
  EXPECT_EQ("", resolution("MAX_DEPTH"));
}

// What a flood is rare as stands in its maps, and reaches the damage at the buildings.
TEST(SimulateFlood, MapsTellTheReturnPeriod) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["DURATION"] = 0.02;
  parameters["RETURN_PERIOD"] = 50;
  const Outcome run = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const QString house =
      QStringLiteral("Polygon((500050 5300150, 500070 5300150, 500070 5300170, 500050 5300170))");
  const Outcome damage =
      runAlgorithm(QStringLiteral("spate:buildingdamage"),
                   {{"MAX_DEPTH", run.results["MAX_DEPTH"]},
                    {"BUILDINGS", valley.layer("Polygon?crs=EPSG:32633&field=name:string", {{house, {"a"}}})},
                    {"DEFAULT_CURVE", "jrc_europe_residential"},
                    {"STRUCTURE_VALUE", 2000},
                    {"DAMAGE", valley.path("damage.gpkg")}},
                   valley.project());
  ASSERT_TRUE(damage.ok) << damage.error.toStdString();
  QgsVectorLayer layer(damage.results["DAMAGE"].toString(), "damage", "ogr");
  QgsFeature building;
  ASSERT_TRUE(layer.getFeatures().nextFeature(building));
  EXPECT_EQ(50, building.attribute("return_period").toDouble());
  parameters["RETURN_PERIOD"] = -1;
  EXPECT_TRUE(mentions(runAlgorithm(id, parameters, valley.project()).error, "value_out_of_limits",
                       {"RETURN_PERIOD"}));
}

// Each stage before the first step is told, and hears when the run is cancelled.
TEST(SimulateFlood, TellsAndEndsEachStageOfItsPreparation) {
  FloodCase valley;
  const QString utm = QStringLiteral("crs=EPSG:32633");
  const auto polygon = [](int west, int south) {
    return QStringLiteral("Polygon((%1 %2, %3 %2, %3 %4, %1 %4, %1 %2))")
        .arg(west)
        .arg(south)
        .arg(west + 60)
        .arg(south + 60);
  };
  QVariantMap parameters = valley.withInflow();
  parameters["MANNING_RASTER"] = valley.raster("n.tif", {}, [](int, int) { return 0.03; });
  parameters["INITIAL_DEPTH"] = valley.raster("h.tif", {}, [](int, int) { return 0.1; });
  parameters["BUILDINGS"] = valley.layer("Polygon?" + utm, {{polygon(500100, 5300200), {}}});
  parameters["BUILDING_MODE"] = "raise";
  parameters["BARRIERS"] = valley.layer("LineString?" + utm + "&field=crest:double",
                                        {{"LineString(500200 5300005, 500200 5300100)", {110.0}}});
  parameters["WATER_BODIES"] =
      valley.layer("Polygon?" + utm + "&field=level:double", {{polygon(500300, 5300050), {104.0}}});
  QStringList stages;
  const Outcome whole = runAlgorithm(id, parameters, valley.project(), [&](Feedback& feedback) {
    feedback.onStage = [&](const QString& stage) { stages << stage; };
  });
  ASSERT_TRUE(whole.ok) << whole.error.toStdString();
  std::printf("%s\n", stages.join(", ").toUtf8().constData());
  ASSERT_EQ(10, stages.size());
  for (const char* map : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"})
    QFile::remove(whole.results[map].toString());
  const QStringList before = valley.files();
  for (int i = 0; i < stages.size() - 2; ++i) {  // then it simulates, and writes
    const Outcome ended = runAlgorithm(id, parameters, valley.project(), [&](Feedback& feedback) {
      feedback.onStage = [&feedback, last = stages[i]](const QString& stage) {
        if (stage == last) feedback.cancel();
      };
    });
    EXPECT_FALSE(ended.ok) << stages[i].toStdString();
    EXPECT_TRUE(mentions(ended.error, "cancelled"));
    EXPECT_EQ(before.join(" ").toStdString(), valley.files().join(" ").toStdString())
        << stages[i].toStdString();
  }
}

// One warning for all of them.
TEST(SimulateFlood, ManyUnusedHydrographsAreOneWarning) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  QByteArray table = "time_s,hydrograph,discharge_m3s\n";
  for (int i = 0; i < 2000; ++i) table += "0,q" + QByteArray::number(i) + ",1\n";
  parameters["HYDROGRAPHS"] = valley.text("many.csv", table);
  const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
  EXPECT_EQ("", run.error.toStdString());
  EXPECT_TRUE(mentions(run.warnings, "hydrographs_unused", {"'q0'", "1,994"}));
  EXPECT_EQ(1, run.warnings.split('\n').filter("'q0'").size());
  EXPECT_FALSE(run.warnings.contains("'q1999'"));
}

}  // namespace
}  // namespace spate::test

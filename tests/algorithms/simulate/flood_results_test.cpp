// SPDX-License-Identifier: GPL-3.0-or-later
// The rasters of spate:simulateflood explain themselves: where they come from, in which units, and how they
// are drawn.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "qgsapplication.h"
#include "qgsprocessingalgrunnertask.h"
#include "qgsprocessingregistry.h"
#include "qgsrasterlayer.h"
#include "qgsrasterrenderer.h"
#include "qgstaskmanager.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/io/other_locale.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

QByteArray content(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

TEST(FloodResults, WritesRastersThatExplainThemselves) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["ARRIVAL_DEPTHS"] = QVariantList{0.1, 0.3};
  const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();

  auto* dataset = static_cast<GDALDataset*>(
      GDALOpen(run.results["ARRIVAL_TIME"].toString().toUtf8().constData(), GA_ReadOnly));
  ASSERT_NE(nullptr, dataset);
  ASSERT_EQ(2, dataset->GetRasterCount());
  for (const auto& [band, depth] : {std::pair(1, " 0.1 m"), std::pair(2, " 0.3 m")})
    EXPECT_TRUE(QString(dataset->GetRasterBand(band)->GetDescription()).endsWith(depth)) << band;
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

  // Any QGIS that opens the file uses the style beside it.
  QgsRasterLayer layer(run.results["MAX_DEPTH"].toString(), "depth", "gdal");
  ASSERT_TRUE(layer.isValid());
  EXPECT_EQ("singlebandpseudocolor", layer.renderer()->type().toStdString());
}

// As in QGIS Desktop, the work is done in another thread, and the results are loaded and styled afterwards.
TEST(FloodResults, RunsInAWorkerThreadAndStylesWhatIsLoaded) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  QgsProcessingOutputLayerDefinition depth(valley.path("max_depth.tif"), valley.project());
  parameters["MAX_DEPTH"] = QVariant::fromValue(depth);
  const std::unique_ptr<QgsProcessingAlgorithm> algorithm(
      QgsApplication::processingRegistry()->createAlgorithmById(simulateFlood));
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

// The same flood with an English and with a German QGIS: people read other numbers, programs the same.
TEST(FloodResults, FollowTheLocaleExceptInFiles) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["GAUGES"] =
      valley.layer("Point?crs=EPSG:32633&field=name:string", {{"Point(500105 5300155)", {"bridge"}}});
  struct Run {
    QString log, page;
    QByteArray series, style;
    QJsonObject report;
    QStringList files;
    std::vector<QByteArray> maps;  // their values, bit for bit, and what the first band is called
  };
  const auto run = [&](const QString& language) {
    const InLocale of_qgis(language.toUtf8().constData());
    const OtherLocale of_process(language.toStdString());
    const auto path = [&](const char* file) { return valley.path(file); };
    parameters["GAUGE_SERIES"] = path("series.csv");
    parameters["MAX_LEVEL"] = path("level.tif");
    parameters["REPORT"] = path("report.html");
    const Outcome outcome = runAlgorithm(simulateFlood, parameters, valley.project());
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    Run found{outcome.log,
              QString::fromUtf8(content(path("report.html"))),
              content(path("series.csv")),
              content(path("level.qml")),
              QJsonDocument::fromJson(content(path("report.json"))).object(),
              valley.files(),
              {}};
    for (const char* map : {"max_depth.tif", "arrival_time.tif", "max_speed.tif", "level.tif"}) {
      const std::vector<float> values = readBand(path(map));
      EXPECT_FALSE(values.empty()) << map;
      found.maps.emplace_back(reinterpret_cast<const char*>(values.data()),
                              static_cast<int>(values.size() * sizeof(float)));
      found.maps.push_back(QgsRasterLayer(path(map), map, "gdal").bandName(1).toUtf8());
    }
    return found;
  };
  const Run english = run("en_US"), german = run("de_DE");
  EXPECT_TRUE(logged(english.log, {"1,800 m³"}));
  EXPECT_TRUE(logged(german.log, {"1.800 m³"}));
  EXPECT_TRUE(english.page.contains("1,800 m³"));
  EXPECT_TRUE(german.page.contains("1.800 m³"));
  EXPECT_NE(english.log.section('\n', 0, 0), german.log.section('\n', 0, 0)) << "the same language";
  EXPECT_EQ(english.files, german.files);
  EXPECT_TRUE(english.maps == german.maps);
  EXPECT_FALSE(english.series.isEmpty());
  EXPECT_EQ(english.series.toStdString(), german.series.toStdString());
  EXPECT_FALSE(english.style.isEmpty());
  EXPECT_EQ(english.style.toStdString(), german.style.toStdString());
  EXPECT_NEAR(1800, german.report["volumes_m3"].toObject()["inflow"].toDouble(), 1e-3);
  for (const char* part :
       {"grid", "volumes_m3", "result", "inflows", "edges", "gauges", "over_time", "numerics"}) {
    EXPECT_TRUE(german.report.contains(part)) << part;
    EXPECT_EQ(english.report[part], german.report[part]) << part;
  }
}

// A source with a password stands in the command that repeats the run.
TEST(FloodResults, WritesNoPassword) {
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

// Rain of 1 mm/s on a plain between walls, beginning at a time that a float resolves to no better than 1/4 s.
TEST(FloodResults, TimesAfterAMonthAreRightToAQuarterOfASecond) {
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

// The return period of a flood stands in its maps, and reaches the damage at the buildings.
TEST(FloodResults, MapsTellTheReturnPeriod) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["DURATION"] = 0.02;
  parameters["RETURN_PERIOD"] = 50;
  const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
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
  EXPECT_TRUE(mentions(runAlgorithm(simulateFlood, parameters, valley.project()).error, "value_out_of_limits",
                       {"RETURN_PERIOD"}));
}

}  // namespace
}  // namespace spate::test

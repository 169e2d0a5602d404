// SPDX-License-Identifier: GPL-3.0-or-later
// SERIES: the frames of a mesh, which agree with the maps, and the mesh in a project.
#include <gtest/gtest.h>

#include <QDir>
#include <QDomDocument>
#include <QFile>
#include <cmath>

#include "algorithms/qgis/layer_style.hpp"
#include "qgsapplication.h"
#include "qgscolorrampshader.h"
#include "qgslayertree.h"
#include "qgsmeshlayer.h"
#include "qgsmeshlayertemporalproperties.h"
#include "qgsmeshrenderersettings.h"
#include "qgsprocessingregistry.h"
#include "qgsprojecttimesettings.h"
#include "tests/algorithms/simulate/flood_over_time_case.hpp"

namespace spate::test {
namespace {

TEST_F(FloodOverTime, ShowsFramesThatAgreeWithTheMaps) {
  parameters_["START_TIME"] = "2026-11-22T06:30";
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ("", run.warnings.toStdString());

  QgsMeshLayer mesh(run.results["SERIES"].toString(), "flood", "mdal");
  ASSERT_TRUE(mesh.isValid());
  EXPECT_EQ("EPSG:32633", mesh.crs().authid().toStdString());
  const int depth = group_named(mesh, "Water depth"), level = group_named(mesh, "Water level");
  ASSERT_EQ(13, mesh.dataProvider()->datasetCount(depth)) << "6 minutes, a frame each half minute";
  EXPECT_TRUE(mesh.datasetGroupMetadata(QgsMeshDatasetIndex(group_named(mesh, "Velocity"))).isVector());
  const auto* times = static_cast<QgsMeshLayerTemporalProperties*>(mesh.temporalProperties());
  EXPECT_EQ(QDateTime(QDate(2026, 11, 22), QTime(6, 30), Qt::UTC), times->timeExtent().begin());
  EXPECT_EQ(QDateTime(QDate(2026, 11, 22), QTime(6, 36), Qt::UTC), times->timeExtent().end());

  mesh.updateTriangularMesh();
  const std::vector<float> final_depth = readBand(run.results["FINAL_DEPTH"].toString());
  int wet = 0;
  for (int row = 0; row < 30; ++row)
    for (int column = 0; column < 40; ++column) {
      const int cell = 40 * row + column;
      const auto map = static_cast<double>(final_depth[static_cast<std::size_t>(cell)]);
      const double frame = value(mesh, depth, 12, column, row);
      ASSERT_EQ(std::isnan(map), std::isnan(frame)) << column << ", " << row;
      if (std::isnan(map)) continue;
      ++wet;
      EXPECT_NEAR(map, frame, 1.0 / 16384);
      EXPECT_GT(value(mesh, level, 12, column, row), 100);
    }
  EXPECT_GT(wet, 20);
}

TEST_F(FloodOverTime, GoesIntoAFolder) {
  const QString folder = valley_.path("of the flood");
  ASSERT_TRUE(QDir().mkdir(folder));
  for (const char* name : {"SERIES", "REPORT"}) parameters_[name] = folder;
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ((folder + "/series.nc").toStdString(), run.results["SERIES"].toString().toStdString());
  EXPECT_TRUE(QgsMeshLayer(folder + "/series.nc", "flood", "mdal").isValid());
  EXPECT_EQ((folder + "/report.html").toStdString(), run.results["REPORT"].toString().toStdString());

  parameters_["SERIES"] = folder + "/report.html";  // which REPORT alone does not show
  const Outcome twice = runAlgorithm(id, parameters_, valley_.project());
  EXPECT_FALSE(twice.ok);
  EXPECT_TRUE(mentions(twice.error, "result_overwrites_result", {"SERIES", "REPORT"}));
}

TEST_F(FloodOverTime, StaysWithWhatWasSeenWhenItIsCancelled) {
  parameters_["DURATION"] = 100;
  const Outcome run = runAlgorithm(id, parameters_, valley_.project(), cancelledAt(1));
  EXPECT_FALSE(run.ok);
  QgsMeshLayer mesh(valley_.path("flood.nc"), "flood", "mdal");
  ASSERT_TRUE(mesh.isValid());
  const int frames = mesh.dataProvider()->datasetCount(group_named(mesh, "Water depth"));
  EXPECT_GT(frames, 100);
  EXPECT_LT(frames, 12000);
  EXPECT_GT(rows(valley_.path("series.csv")).size(), 9u * 100);
}

TEST_F(FloodOverTime, RefusesWhatMakesNoSense) {
  const auto refuse = [&](const char* name, const QVariant& value, const char* key,
                          const QStringList& parts) {
    QVariantMap parameters = parameters_;
    parameters[name] = value;
    const Outcome run = runAlgorithm(id, parameters, valley_.project());
    EXPECT_FALSE(run.ok) << name;
    EXPECT_TRUE(mentions(run.error, key, parts));
  };
  refuse("START_TIME", "yesterday", "start_time_wrong", {"START_TIME", "yesterday"});
  refuse("DURATION", 10000, "series_too_long", {"SERIES_INTERVAL", "0.5", "1,200,000"});
  refuse("SERIES", valley_.path("flood.tif"), "result_format_unknown", {"SERIES", "flood.tif", ".nc"});
  refuse("SERIES", valley_.path("none/flood.nc"), "result_not_written", {"SERIES", "none"});
  refuse("GAUGES",
         valley_.layer("MultiPoint?crs=EPSG:32633&field=name:string",
                       {{"MultiPoint((500105 5300155), (500205 5300155))", {"two"}}}),
         "gauge_with_parts", {"'two'"});
  refuse("SECTIONS",
         valley_.layer("LineString?crs=EPSG:32633&field=name:string",
                       {{"LineString(500102 5300152, 500103 5300153)", {"short"}}}),
         "section_between_no_cells", {"'short'"});
  EXPECT_FALSE(QFile::exists(valley_.path("flood.nc")));

  // A layer of a whole country may have gauges elsewhere.
  parameters_["GAUGES"] =
      valley_.layer("Point?crs=EPSG:32633&field=name:string",
                    {{"Point(500105 5300155)", {"bridge"}}, {"Point(600105 5300155)", {"far"}}});
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "gauge_outside_dem", {"'far'"}));
  EXPECT_EQ(1u, rows(run.results["GAUGE_PEAKS"].toString()).size());
}

TEST_F(FloodOverTime, ArrivesInTheProjectAsAnAnimation) {
  parameters_["SERIES"] = "TEMPORARY_OUTPUT";
  QgsProcessingContext context;
  context.setProject(valley_.project());
  Feedback feedback;
  const std::unique_ptr<QgsProcessingAlgorithm> algorithm(
      QgsApplication::processingRegistry()->createAlgorithmById(id));
  bool ok = false;
  const QVariantMap results = algorithm->run(parameters_, context, &feedback, &ok);
  ASSERT_TRUE(ok) << feedback.errors.join('\n').toStdString();
  const QString path = results["SERIES"].toString();
  ASSERT_TRUE(context.willLoadLayerOnCompletion(path));
  auto* mesh = new QgsMeshLayer(path, "flood", "mdal");
  valley_.project()->addMapLayer(mesh);
  auto* processor = context.layerToLoadOnCompletionDetails(path).postProcessor();
  ASSERT_NE(nullptr, processor);
  processor->postProcessLayer(mesh, context, &feedback);

  const QgsMeshRendererSettings settings = mesh->rendererSettings();
  const int depth = group_named(*mesh, "Water depth");
  EXPECT_EQ(depth, settings.activeScalarDatasetGroup());
  EXPECT_EQ(group_named(*mesh, "Velocity"), settings.activeVectorDatasetGroup());
  const QgsColorRampShader shader = settings.scalarSettings(depth).colorRampShader();
  EXPECT_EQ("DISCRETE", shader.colorRampTypeAsQString());
  QgsColorRampShader of_maps;
  QDomDocument map_style;
  ASSERT_TRUE(map_style.setContent(Style("max_depth").qml()));
  of_maps.readXml(map_style.elementsByTagName("colorrampshader").at(0).toElement());
  const auto classes = shader.colorRampItemList(), classes_of_maps = of_maps.colorRampItemList();
  ASSERT_EQ(9, classes.size());
  for (int i = 0; i < 9; ++i) {
    EXPECT_EQ(classes_of_maps[i].value, classes[i].value);
    EXPECT_EQ(classes_of_maps[i].color.name(QColor::HexArgb), classes[i].color.name(QColor::HexArgb));
    EXPECT_EQ(classes_of_maps[i].label, classes[i].label);
  }
  const QgsMeshRendererVectorSettings arrows = settings.vectorSettings(settings.activeVectorDatasetGroup());
  EXPECT_TRUE(arrows.isOnUserDefinedGrid()) << "arrows of all cells would cover the map";
  EXPECT_EQ(QgsMeshRendererVectorArrowSettings::MinMax, arrows.arrowSettings().shaftLengthMethod());
  EXPECT_TRUE(mesh->temporalProperties()->isActive());
  EXPECT_FALSE(valley_.project()->timeSettings()->temporalRange().isInfinite());
  EXPECT_EQ(1, valley_.project()->layerTreeRoot()->findGroups().size());
}

}  // namespace
}  // namespace spate::test

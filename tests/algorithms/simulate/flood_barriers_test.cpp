// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of BARRIERS on a flood of spate:simulateflood, and BARRIER_REPORT.
#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogrsf_frmts.h>

#include <QFile>
#include <cmath>

#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeature.h"
#include "qgsrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_barriers_case.hpp"

namespace spate::test {
namespace {

// A file whose features are of any type, with the crest 104.5 m.
QString mixedLayer(const QString& path, const std::vector<const char*>& wkts) {
  GDALDataset* dataset = GetGDALDriverManager()->GetDriverByName("GPKG")->Create(path.toUtf8().constData(), 0,
                                                                                 0, 0, GDT_Unknown, nullptr);
  OGRSpatialReference crs;
  crs.importFromEPSG(32633);
  OGRLayer* layer = dataset->CreateLayer("barriers", &crs, wkbUnknown, nullptr);
  OGRFieldDefn field("crest", OFTReal);
  EXPECT_EQ(OGRERR_NONE, layer->CreateField(&field));
  for (const char* wkt : wkts) {
    OGRFeature feature(layer->GetLayerDefn());
    OGRGeometry* geometry = nullptr;
    EXPECT_EQ(OGRERR_NONE, OGRGeometryFactory::createFromWkt(wkt, nullptr, &geometry));
    feature.SetGeometryDirectly(geometry);
    feature.SetField("crest", 104.5);
    EXPECT_EQ(OGRERR_NONE, layer->CreateFeature(&feature));
  }
  GDALClose(dataset);
  return path;
}

TEST_F(FloodBarriers, KeepTheWaterBack) {
  // 1800 m3 behind a wall: 1667 d^3 m3 stand d deep at its foot, so 1.03 m, and the valley below stays dry.
  const Outcome run =
      runWith(valley.layer(lines, {{across, {"wall", QVariant(), 2.5, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> deepest = map(run, "MAX_DEPTH");
  for (std::size_t row = 0; row < 30; ++row)
    for (std::size_t column = 20; column < 40; ++column)
      EXPECT_EQ(-9999, deepest[row * 40 + column]) << column << ", " << row;
  EXPECT_NEAR(1800, run.results["VOLUME_STORED"].toDouble(), 0.1);
  EXPECT_EQ(0, run.results["VOLUME_OUT"].toDouble());

  const QgsFeature wall = reported(run);
  EXPECT_EQ("wall", wall.attribute("name").toString());
  EXPECT_DOUBLE_EQ(300, wall.attribute("length_m").toDouble()) << "within the elevation model";
  EXPECT_TRUE(wall.attribute("first_overtopping_s").isNull());
  EXPECT_EQ(0, wall.attribute("overtopped_m3").toDouble());
  EXPECT_EQ(0, wall.attribute("peak_m3s").toDouble());
  EXPECT_EQ(0, wall.attribute("overtopped_length_m").toDouble());
  EXPECT_GT(wall.attribute("freeboard_m").toDouble(), 0.5);
  EXPECT_LT(wall.attribute("freeboard_m").toDouble(), 2.5);
}

TEST_F(FloodBarriers, AreOvertoppedWhenTheWaterStandsHigher) {
  // The second one stands where no water comes.
  const Outcome run =
      runWith(valley.layer(lines, {{across, {"sill", "104,5", null, null, null, null, null, null}},
                                   {"LineString(500000 5300290, 500100 5300290)",
                                    {"far", QVariant(), 1, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const QgsFeature sill = reported(run);
  const double over = sill.attribute("overtopped_m3").toDouble();
  EXPECT_GT(sill.attribute("first_overtopping_s").toDouble(), 0);
  EXPECT_LT(sill.attribute("first_overtopping_s").toDouble(), 360);
  EXPECT_GT(over, 0);
  EXPECT_LT(over, 1800);
  EXPECT_GE(360 * sill.attribute("peak_m3s").toDouble(), over);
  EXPECT_LT(sill.attribute("freeboard_m").toDouble(), 0);
  EXPECT_GT(sill.attribute("overtopped_length_m").toDouble(), 0);
  EXPECT_LT(sill.attribute("overtopped_length_m").toDouble(), 300);
  // The water that went over stands beyond the barrier or has left the grid there.
  const std::vector<float> depth = map(run, "FINAL_DEPTH");
  double beyond = run.results["VOLUME_OUT"].toDouble();
  for (std::size_t cell = 0; cell < depth.size(); ++cell)
    if (cell % 40 >= 20 && depth[cell] > 0) beyond += 100 * static_cast<double>(depth[cell]);
  EXPECT_NEAR(beyond, over, 1e-3 * over);
  std::printf("overtopped: %.3f m3, beyond the sill: %.3f m3\n", over, beyond);
  const QgsFeature far = reported(run, 1);
  EXPECT_TRUE(far.attribute("freeboard_m").isNull());
  EXPECT_TRUE(far.attribute("first_overtopping_s").isNull());
}

TEST_F(FloodBarriers, CountTheirLengthInsideTheModelOnly) {
  const Outcome run =
      runWith(valley.layer(lines, {{"LineString(500200 5299000, 500200 5300310)",
                                    {"sill", QVariant(), 0.05, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const QgsFeature sill = reported(run);
  EXPECT_DOUBLE_EQ(300, sill.attribute("length_m").toDouble());
  EXPECT_GE(sill.attribute("overtopped_length_m").toDouble(), 20);
  EXPECT_LE(sill.attribute("overtopped_length_m").toDouble(), 300);
  EXPECT_EQ(0, std::fmod(sill.attribute("overtopped_length_m").toDouble(), 10)) << "of whole faces";
}

TEST_F(FloodBarriers, OfLinesAndPolygonsAreReportedAsLines) {
  const QString mixed = mixedLayer(
      valley.path("mixed.gpkg"),
      {"LINESTRING(500200 5299990, 500200 5300310)",
       "POLYGON((500260 5299990, 500290 5299990, 500290 5300310, 500260 5300310, 500260 5299990))"});
  for (const QString& destination : {QStringLiteral("memory:"), valley.path("report.gpkg")}) {
    QVariantMap parameters = valley.withInflow();
    parameters["BARRIERS"] = mixed;
    parameters["BARRIER_REPORT"] = destination;
    const Outcome run = runAlgorithm(id, parameters, valley.project());
    ASSERT_TRUE(run.ok) << destination.toStdString() << ": " << run.error.toStdString();
    if (destination == QStringLiteral("memory:")) continue;  // gone with the run
    EXPECT_EQ(qgis::WkbType::MultiLineString,
              QgsVectorLayer(run.results["BARRIER_REPORT"].toString(), "report", "ogr").wkbType());
    EXPECT_DOUBLE_EQ(300, reported(run, 0).attribute("length_m").toDouble());
    const QgsFeature band = reported(run, 1);
    EXPECT_DOUBLE_EQ(300, band.attribute("length_m").toDouble());
    EXPECT_DOUBLE_EQ(700, band.geometry().length()) << "its outline";
  }
}

TEST_F(FloodBarriers, BreachAndOpen) {
  const QVariantList failing = {"wall", "108", null, null, null, 200, 1, 100};
  const QVariantList opening = {"wall", "108", null, null, 200, null, null, null};
  for (const QVariantList& attributes : {failing, opening}) {
    const Outcome run = runWith(valley.layer(lines, {{across, attributes}}));
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_GT(map(run, "MAX_DEPTH")[14 * 40 + 21], 0.1f) << "water must pass after 200 s";
    EXPECT_GT(map(run, "ARRIVAL_TIME")[14 * 40 + 21], 200) << "and not before";
    EXPECT_NEAR(1800, run.results["VOLUME_STORED"].toDouble() + run.results["VOLUME_OUT"].toDouble(), 0.1);
    // Flow through a breach down to the ground is reported; flow where the barrier is open is not.
    const bool breaches = attributes == failing;
    EXPECT_EQ(breaches, reported(run).attribute("overtopped_m3").toDouble() > 100);
    EXPECT_EQ(breaches, !reported(run).attribute("first_overtopping_s").isNull());
  }
}

TEST_F(FloodBarriers, ReportIsALayerWithAStyle) {
  const Outcome run =
      runWith(valley.layer(lines, {{across, {"a", "106", null, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const QgsVectorLayer layer(run.results["BARRIER_REPORT"].toString(), "report", "ogr");
  ASSERT_TRUE(layer.isValid());
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
  EXPECT_EQ(qgis::WkbType::MultiLineString, layer.wkbType());
  EXPECT_TRUE(reported(run).geometry().equals(
      QgsGeometry::fromWkt("MultiLineString((500200 5299990, 500200 5300310))")));
  EXPECT_EQ("RuleRenderer", layer.renderer()->type().toStdString()) << "the style beside the file";
  QgsVectorLayer bands("Polygon", "bands", "memory");
  bool loaded = false;
  bands.loadNamedStyle(stylePath("barrier_report_polygons"), loaded);
  EXPECT_TRUE(loaded);
  EXPECT_EQ("RuleRenderer", bands.renderer()->type().toStdString());

  // Without barriers the report is empty, so that a model which needs it goes on.
  QVariantMap parameters = valley.withInflow();
  parameters["BARRIER_REPORT"] = valley.path("none.gpkg");
  const Outcome none = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(none.ok) << none.error.toStdString();
  EXPECT_EQ(0, QgsVectorLayer(none.results["BARRIER_REPORT"].toString(), "none", "ogr").featureCount());
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// BARRIERS of spate:simulateflood: which are accepted and which refused, and how they change a flood.
#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogrsf_frmts.h>

#include <QFile>
#include <cmath>

#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeature.h"
#include "qgsfeatureiterator.h"
#include "qgsrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:simulateflood");
const QString numbers = QStringLiteral(
    "&field=name:string&field=crest:string&field=height:double&field=close_s:double&field=open_s:double"
    "&field=breach_s:double&field=breach_minutes:double&field=breach_crest:double");
const QString lines = QStringLiteral("LineString?crs=EPSG:32633") + numbers;
const QString polygons = QStringLiteral("Polygon?crs=EPSG:32633") + numbers;
// Across the valley, between columns 19 and 20: its bottom is at 104.1 and 103.9 m.
const QString across = QStringLiteral("LineString(500200 5299990, 500200 5300310)");
const QVariant null = qgis::null(qgis::realField);

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

class FloodBarriers : public testing::Test {
 protected:
  Outcome runWith(const QString& layer) {
    QVariantMap parameters = valley.withInflow();
    parameters["BARRIERS"] = layer;
    parameters["BARRIER_REPORT"] = valley.path("report.gpkg");
    parameters["FINAL_DEPTH"] = valley.path("final_depth.tif");
    parameters["DRY_DEPTH"] = 1e-6;
    QFile::remove(valley.path("report.gpkg"));
    return runAlgorithm(id, parameters, valley.project());
  }
  void refuses(const QString& layer, const char* key, const QStringList& parts) {
    const Outcome run = runWith(layer);
    EXPECT_FALSE(run.ok);
    EXPECT_TRUE(mentions(run.error, key, parts));
    EXPECT_FALSE(QFile::exists(valley.path("report.gpkg")));
  }
  // The attributes of a barrier of the report.
  QgsFeature reported(const Outcome& run, int index = 0) {
    const QgsVectorLayer layer(run.results["BARRIER_REPORT"].toString(), "report", "ogr");
    EXPECT_TRUE(layer.isValid());
    QgsFeature feature;
    QgsFeatureIterator features = layer.getFeatures();
    for (int i = 0; i <= index; ++i) EXPECT_TRUE(features.nextFeature(feature));
    return feature;
  }
  std::vector<float> map(const Outcome& run, const char* name) {
    std::vector<float> values(1200);
    auto* dataset =
        static_cast<GDALDataset*>(GDALOpen(run.results[name].toString().toUtf8().constData(), GA_ReadOnly));
    EXPECT_EQ(CE_None, dataset->GetRasterBand(1)->RasterIO(GF_Read, 0, 0, 40, 30, values.data(), 40, 30,
                                                           GDT_Float32, 0, 0));
    GDALClose(dataset);
    return values;
  }

  FloodCase valley;
};

TEST_F(FloodBarriers, AreToldBeforeTheFirstStep) {
  const Outcome run = runWith(valley.layer(
      lines,
      {{across, {"quay", "106,5", null, null, null, null, null, null}},
       {across, {"", QVariant(), 2, 600, 7200, null, null, null}},
       {"LineString(500200 5300150, 500300 5300150)", {"dike", "107", null, null, null, 90, 30, 103}},
       {"LineString(500200 5300155, 500300 5300155)", {"low", "90", null, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  for (const QStringList& line : std::initializer_list<QStringList>{
           {"1 'quay'", "300.0 m", "30 ", "106.50 m"},
           // 2 m above the western cells: 104.1 + 0.05 to 104.1 + 1.45
           {" 2:", "300.0 m", "30 ", "106.15", "107.55 m", "10 min", "2 h"},
           {"3 'dike'", "100.0 m", "10 ", "107.00 m", "90 s", "30 min", "103 m"}})
    EXPECT_TRUE(logged(run.log, line));
  EXPECT_TRUE(mentions(run.warnings, "barrier_below_ground", {"barrier 4 'low'", "90.00 m"}));
}

TEST_F(FloodBarriers, OfAnyKindAndCrs) {
  const Outcome band = runWith(valley.layer(
      polygons, {{"Polygon((500190 5299990, 500210 5299990, 500210 5300310, 500190 5300310, 500190 5299990))",
                  {"dike", "108", null, null, null, null, null, null}}}));
  ASSERT_TRUE(band.ok) << band.error.toStdString();
  // Two columns of cells: the faces on either side and between, and those along them.
  EXPECT_TRUE(logged(band.log, {"1 'dike'", "300.0 m", "148 ", "108.00 m", "60 "}));
  // A mobile one fills no cell.
  const Outcome mobile = runWith(valley.layer(
      polygons, {{"Polygon((500190 5299990, 500210 5299990, 500210 5300310, 500190 5300310, 500190 5299990))",
                  {"gate", "108", null, 60, null, null, null, null}}}));
  ASSERT_TRUE(mobile.ok) << mobile.error.toStdString();
  EXPECT_TRUE(logged(mobile.log, {"1 'gate'", "148 ", "108.00 m", "60 s"}));
  // In degrees: a line along the 15.0027th meridian.
  const Outcome degrees =
      runWith(valley.layer("LineString?crs=EPSG:4326&field=height:string",
                           {{"LineString(15.0026737 47.85, 15.0026737 47.86)", {"1,5"}}}));
  ASSERT_TRUE(degrees.ok) << degrees.error.toStdString();
  EXPECT_TRUE(logged(degrees.log, {" 1:", " 30 "}));
}

TEST_F(FloodBarriers, AreRefusedWhenTheyMakeNoSense) {
  const auto line = [&](const QVariantList& attributes) {
    return valley.layer(lines, {{across, attributes}});
  };
  refuses(line({"a", QVariant(), null, null, null, null, null, null}), "barrier_without_crest",
          {"barrier 1 'a'"});
  refuses(valley.layer("LineString?crs=EPSG:32633&field=top:double", {{across, {1}}}),
          "barrier_without_crest", {"barrier 1 "});
  refuses(line({"a", "105", 1, null, null, null, null, null}), "barrier_with_two_crests",
          {"barrier 1 'a'", "105 m", "1 m"});
  refuses(line({"a", "high", null, null, null, null, null, null}), "attribute_not_a_number",
          {"barrier 1 'a'", "crest", "'high'"});
  refuses(line({"a", QVariant(), 0, null, null, null, null, null}), "barrier_height_impossible",
          {"barrier 1 'a'", " 0 "});
  refuses(line({"a", "105", null, 600, 300, null, null, null}), "barrier_opened_before_closed",
          {"barrier 1 'a'", "open_s", "300", "close_s", "600"});
  refuses(line({"a", "105", null, null, null, 600, null, null}), "breach_without_crest", {"barrier 1 'a'"});
  refuses(line({"a", "105", null, null, null, 600, -5, 104}), "breach_minutes_impossible",
          {"barrier 1 'a'", "-5"});
  refuses(line({"a", "1e30", null, null, null, null, null, null}), "barrier_elevation_impossible",
          {"barrier 1 'a'", "crest", "1e30", "12,000"});
  refuses(line({"a", "105", null, null, null, 600, 1e30, 101}), "breach_minutes_impossible",
          {"barrier 1 'a'", "1e30"});
  refuses(line({"a", "105", null, 1e30, null, null, null, null}), "barrier_time_impossible",
          {"barrier 1 'a'", "close_s", "1e30"});
  refuses(line({"a", "105", null, null, null, 600, 5, -1e30}), "barrier_elevation_impossible",
          {"barrier 1 'a'", "breach_crest", "-1e30"});
  refuses(line({"a", QVariant(), 1e30, null, null, null, null, null}), "barrier_height_impossible",
          {"barrier 1 'a'", "1e30"});
  refuses(line({"a", "105", null, -10, null, null, null, null}), "barrier_time_impossible",
          {"barrier 1 'a'", "close_s", "-10"});
  refuses(line({"a", "105", null, null, -10, null, null, null}), "barrier_time_impossible",
          {"barrier 1 'a'", "open_s", "-10"});
  refuses(line({"a", "105", null, null, null, -10, null, 104}), "barrier_time_impossible",
          {"barrier 1 'a'", "breach_s", "-10"});
  refuses(line({"a", "105", null, null, 0, null, null, null}), "barrier_opened_before_closed",
          {"barrier 1 'a'", "open_s", "close_s"});
  refuses(line({"a", "105", null, 100, null, 30, null, 104}), "breach_before_closing",
          {"barrier 1 'a'", "30", "100"});
  refuses(line({"a", "105", null, null, 100, 130, null, 104}), "breach_after_opening",
          {"barrier 1 'a'", "130", "100"});
  refuses(line({"a", "105", null, null, null, 600, 5, 106}), "breach_upwards", {"barrier 1 'a'", "106 m"});
  const QVariantList plain = {"a", "105", null, null, null, null, null, null};
  refuses(valley.layer(lines, {{"LineString(0 0, 100 100)", plain}}), "barrier_outside_dem",
          {"barrier 1 'a'", "500,000"});
  refuses(valley.layer(lines, {{"LineString(500201 5300151, 500203 5300151)", plain}}),
          "barrier_between_no_cells", {"barrier 1 'a'"});
  refuses(valley.layer(lines, {{"", plain}}), "geometry_missing", {"barrier 1 'a'"});
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

TEST_F(FloodBarriers, ThatHaveNoEffectAreTold) {
  const Outcome run =
      runWith(valley.layer(lines, {{across, {"gate", "108", null, 360, null, null, null, null}},
                                   {across, {"late", "108", null, null, null, 400, null, 104}},
                                   {across, {"sound", "108", null, null, null, null, null, 104}},
                                   {across, {"quay", "104.4", null, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "barrier_never_closed", {"barrier 1 'gate'", "close_s", "360"}));
  EXPECT_TRUE(mentions(run.warnings, "breach_after_end", {"barrier 2 'late'", "breach_s", "400"}));
  EXPECT_TRUE(mentions(run.warnings, "breach_without_time", {"barrier 3 'sound'", "breach_crest"}));
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

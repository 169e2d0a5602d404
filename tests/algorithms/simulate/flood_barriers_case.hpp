// SPDX-License-Identifier: GPL-3.0-or-later
// The valley of flood_case.hpp with barriers.
#pragma once

#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QFile>
#include <vector>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeature.h"
#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

class FloodBarriers : public testing::Test {
 protected:
  static inline const QString id = QStringLiteral("spate:simulateflood");
  static inline const QString numbers = QStringLiteral(
      "&field=name:string&field=crest:string&field=height:double&field=close_s:double&field=open_s:double"
      "&field=breach_s:double&field=breach_minutes:double&field=breach_crest:double");
  static inline const QString lines = QStringLiteral("LineString?crs=EPSG:32633") + numbers;
  static inline const QString polygons = QStringLiteral("Polygon?crs=EPSG:32633") + numbers;
  // Across the valley, between columns 19 and 20: its bottom is at 104.1 and 103.9 m.
  static inline const QString across = QStringLiteral("LineString(500200 5299990, 500200 5300310)");
  static inline const QVariant null = qgis::null(qgis::realField);

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

}  // namespace spate::test

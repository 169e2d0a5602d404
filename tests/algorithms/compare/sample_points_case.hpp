// SPDX-License-Identifier: GPL-3.0-or-later
// Points and rasters for spate:samplepoints: a raster that is a plane with a dry half.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeature.h"
#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

class SamplePointsTest : public testing::Test {
 protected:
  // 10 m cells; 1 + column + 0.1 row, dry from column 20 on.
  QString level() {
    return valley.raster("level.tif", {}, [](int column, int row) {
      return column < 20 ? 1 + column + 0.1 * row : std::nan("");
    });
  }
  QVariantMap base() {
    return {{"RESULTS", QStringList{level()}},
            {"OBSERVED_FIELD", "mark"},
            {"SAMPLES", valley.path("samples.gpkg")},
            {"POINTS", valley.layer("Point?crs=EPSG:32633&field=id:string&field=mark:double",
                                    {{"Point(500025 5300295)", {"a", 3.5}},   // column 2, row 0: 3
                                     {"Point(500058 5300281)", {"b", 6.0}},   // column 5, row 1: 6.1
                                     {"Point(500212 5300295)", {"c", 20.0}},  // dry; wet up to x = 500200
                                     {"Point(600000 5300295)", {"d", 1.0}},   // outside
                                     {"Point(500025 5300295)", {"e", qgis::null(qgis::realField)}},
                                     {"", {"f", 1.0}}})}};
  }
  Outcome run(const QVariantMap& parameters) {
    return runAlgorithm("spate:samplepoints", parameters, valley.project());
  }
  // By the value of the field id.
  std::map<QString, QgsFeature> samples(const Outcome& outcome) {
    QgsVectorLayer layer(outcome.results["SAMPLES"].toString(), "samples", "ogr");
    EXPECT_TRUE(layer.isValid());
    std::map<QString, QgsFeature> list;
    QgsFeatureIterator features = layer.getFeatures();
    for (QgsFeature feature; features.nextFeature(feature);)
      list[feature.attribute("id").toString()] = feature;
    return list;
  }
  void refuses(const QVariantMap& parameters, const char* key, const QStringList& parts = {}) {
    valley.refuses(QStringLiteral("spate:samplepoints"), parameters, key, parts);
  }
  FloodCase valley;
};

}  // namespace spate::test

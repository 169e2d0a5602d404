// SPDX-License-Identifier: GPL-3.0-or-later
// A flood for spate:buildingdamage, and buildings in it.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

inline QString box(double west, double south, double side = 20) {
  return QStringLiteral("Polygon((%1 %2, %3 %2, %3 %4, %1 %4, %1 %2))")
      .arg(west, 0, 'f', 1)
      .arg(south, 0, 'f', 1)
      .arg(west + side, 0, 'f', 1)
      .arg(south + side, 0, 'f', 1);
}

// The rows of a result, by the value of one of its fields.
inline std::map<QString, QVariantMap> rows(const QString& source, const char* key = "name") {
  QgsVectorLayer layer(source, QStringLiteral("result"), QStringLiteral("ogr"));
  EXPECT_TRUE(layer.isValid()) << source.toStdString();
  std::map<QString, QVariantMap> result;
  QgsFeatureIterator features = layer.getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);) {
    QVariantMap row;
    for (int i = 0; i < layer.fields().size(); ++i) row[layer.fields()[i].name()] = feature.attribute(i);
    result[row[key].toString()] = row;
  }
  return result;
}

// 40 x 30 cells of 10 m. Water west of x = 500200: 1 m deep, but 2 m in the column west of 500100.
class DamageCase : public testing::Test {
 protected:
  static inline const QString id = QStringLiteral("spate:buildingdamage");
  static inline const QString fieldsOfBuildings = QStringLiteral(
      "&field=name:string&field=class:string&field=value:double&field=stuff:double&field=floor:double");
  static inline const QVariant null = qgis::null(qgis::realField);

  DamageCase() {
    depth_ = valley_.raster("depth.tif", {}, [](int column, int) {
      return column == 9 ? 2.0 : column < 20 ? 1.0 : std::nan("");
    });
  }

  QString buildings(const std::vector<FloodCase::Feature>& features, int epsg = 32633) {
    return valley_.layer(QStringLiteral("Polygon?crs=EPSG:%1%2").arg(epsg).arg(fieldsOfBuildings), features);
  }

  QVariantMap parameters(const QString& layer) const {
    return {{"BUILDINGS", layer},
            {"MAX_DEPTH", depth_},
            {"CLASS_FIELD", "class"},
            {"STRUCTURE_VALUE_FIELD", "value"},
            {"CONTENTS_VALUE_FIELD", "stuff"},
            {"FLOOR_HEIGHT_FIELD", "floor"},
            {"DAMAGE", valley_.path("damage.gpkg")},
            {"SUMMARY", valley_.path("summary.csv")}};
  }

  Outcome run(const QVariantMap& values) { return runAlgorithm(id, values, valley_.project()); }

  void refuses(const QVariantMap& parameters, const char* key, const QStringList& parts = {}) {
    valley_.refuses(id, parameters, key, parts);
  }

  FloodCase valley_;
  QString depth_;
};

}  // namespace spate::test

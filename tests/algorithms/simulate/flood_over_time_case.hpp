// SPDX-License-Identifier: GPL-3.0-or-later
// A flood over time in the valley of flood_case.hpp: a mesh, gauges, and rows of a table.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "qgsfeatureiterator.h"
#include "qgsmeshlayer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

class FloodOverTime : public testing::Test {
 protected:
  static inline const QString id = QStringLiteral("spate:simulateflood");

  FloodOverTime() : parameters_(valley_.withInflow()) {
    parameters_["SERIES"] = valley_.path("flood.nc");
    parameters_["GAUGES"] =
        valley_.layer("Point?crs=EPSG:32633&field=name:string",
                      {{"Point(500105 5300155)", {"bridge"}}, {"Point(500395 5300005)", {"hill"}}});
    parameters_["GAUGE_SERIES"] = valley_.path("series.csv");
    parameters_["GAUGE_PEAKS"] = valley_.path("peaks.gpkg");
    parameters_["FINAL_DEPTH"] = valley_.path("final_depth.tif");
    parameters_["MAX_LEVEL"] = valley_.path("max_level.tif");
    parameters_["SERIES_INTERVAL"] = 0.5;
  }

  using Row = std::map<QString, QVariant>;
  static std::vector<Row> rows(const QString& path) {
    const QgsVectorLayer layer(path, "rows", "ogr");
    EXPECT_TRUE(layer.isValid()) << path.toStdString();
    std::vector<Row> list;
    QgsFeature feature;
    for (QgsFeatureIterator each = layer.getFeatures(); each.nextFeature(feature);) {
      Row row;
      for (int i = 0; i < layer.fields().count(); ++i) row[layer.fields()[i].name()] = feature.attribute(i);
      list.push_back(row);
    }
    return list;
  }
  static int group_named(const QgsMeshLayer& mesh, const QString& name) {
    for (const int group : mesh.datasetGroupsIndexes())
      if (mesh.datasetGroupMetadata(QgsMeshDatasetIndex(group)).name() == name) return group;
    ADD_FAILURE() << "no group " << name.toStdString();
    return -1;
  }
  // At a cell of the valley, counted from the north-west; NaN = dry.
  static double value(const QgsMeshLayer& mesh, int group, int frame, int column, int row) {
    const QgsPointXY centre(FloodCase::west + 10 * column + 5, FloodCase::north - 10 * row - 5);
    return mesh.datasetValue(QgsMeshDatasetIndex(group, frame), centre).scalar();
  }

  FloodCase valley_;
  QVariantMap parameters_;
};

}  // namespace spate::test

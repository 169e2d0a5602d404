// SPDX-License-Identifier: GPL-3.0-or-later
// A plain with a hill for spate:checkbarriers, and the leaks that it finds there.
#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <string>
#include <vector>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeature.h"
#include "qgsfeatureiterator.h"
#include "qgsgeometry.h"
#include "qgsrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

struct Found {
  std::string kind, barrier, other;
  double width, low, depth, x, y;  // x, y from the grid's south-western corner
  int passes;
};

// 100 x 100 cells of 2 m; the ground lies at 0 m, at 10 m from x = 152 m on, and at 1 m on the 10 m before
// it. The water stands at 3 m. The bed that is computed on rises to 3.25 m in the cell before the hill, so
// that the ground is high from x = 150 m on.
class CheckCase : public testing::Test {
 protected:
  CheckCase() {
    dem = valley.raster("hill.tif", {100, 100, 500000, 5300200, 2, 32633}, [](int column, int) {
      return column >= 76 ? 10.0 : column >= 71 ? 1.0 : 0.0;
    });
  }

  // Coordinates from the corner, as "20 20, 80 20".
  static QString path(const QString& points) {
    QStringList moved;
    for (const QString& point : points.split(','))
      moved << QStringLiteral("%1 %2")
                   .arg(500000 + point.trimmed().section(' ', 0, 0).toDouble(), 0, 'f', 3)
                   .arg(5300000 + point.trimmed().section(' ', 1, 1).toDouble(), 0, 'f', 3);
    return moved.join(", ");
  }
  QVariantMap parametersFor(const QStringList& lines, const QStringList& crests = {}) {
    return {{"BARRIERS", layerOf("LineString", "LineString(%1)", lines, crests)},
            {"DEM", dem},
            {"LEVEL", 3},
            {"LEAKS", valley.path("leaks.gpkg")}};
  }
  QString layerOf(const QString& type, const QString& wkt, const QStringList& shapes,
                  const QStringList& crests = {}) {
    std::vector<FloodCase::Feature> features;
    for (int i = 0; i < shapes.size(); ++i)
      features.push_back(
          {wkt.arg(path(shapes[i])), {QString(QChar('a' + i)), i < crests.size() ? crests[i] : "5"}});
    return valley.layer(type + "?crs=EPSG:32633&field=name:string&field=crest:string", features);
  }

  std::vector<Found> leaks(const QVariantMap& parameters) {
    QFile::remove(valley.path("leaks.gpkg"));
    run = runAlgorithm(QStringLiteral("spate:checkbarriers"), parameters, valley.project());
    EXPECT_TRUE(run.ok) << run.error.toStdString();
    const QgsVectorLayer layer(run.results["LEAKS"].toString(), "leaks", "ogr");
    EXPECT_TRUE(layer.isValid());
    EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
    EXPECT_EQ("RuleRenderer", layer.renderer()->type().toStdString());
    std::vector<Found> list;
    openEnds.clear();
    QgsFeature feature;
    for (QgsFeatureIterator features = layer.getFeatures(); features.nextFeature(feature);) {
      const QgsPointXY point = feature.geometry().asPoint();
      list.push_back({feature.attribute("kind").toString().toStdString(),
                      feature.attribute("barrier").toString().toStdString(),
                      feature.attribute("other").toString().toStdString(),
                      feature.attribute("width_m").toDouble(), feature.attribute("low_m").toDouble(),
                      feature.attribute("depth_m").toDouble(), point.x() - 500000, point.y() - 5300000,
                      feature.attribute("passes").toInt()});
      if (list.back().kind != "open end") continue;
      openEnds.push_back(list.back());
      list.pop_back();
    }
    EXPECT_EQ(static_cast<int>(list.size()), run.results["LEAK_COUNT"].toInt());
    EXPECT_EQ(static_cast<int>(openEnds.size()), run.results["OPEN_ENDS"].toInt());
    return list;
  }
  std::vector<Found> leaks(const QStringList& lines, const QStringList& crests = {}) {
    return leaks(parametersFor(lines, crests));
  }

  std::vector<Found> polygonLeaks(const QStringList& outlines, double maxGap = 10) {
    QVariantMap parameters = parametersFor({});
    parameters["BARRIERS"] = layerOf("Polygon", "Polygon((%1))", outlines);
    parameters["MAX_GAP"] = maxGap;
    return leaks(parameters);
  }
  // The outline of a line made wide, with flat ends.
  static QString band(const QString& line, double width, Qgis::JoinStyle corners = Qgis::JoinStyle::Miter) {
    const QgsGeometry middle = QgsGeometry::fromWkt(QStringLiteral("LineString(%1)").arg(line));
    const QString wkt =
        middle.buffer(0.5 * width, 8, Qgis::EndCapStyle::Flat, corners, 5).asWkt(3).section("((", 1);
    return wkt.section("))", 0, 0);
  }

  FloodCase valley;
  QString dem;
  Outcome run;
  std::vector<Found> openEnds;  // of the last search
};

}  // namespace spate::test

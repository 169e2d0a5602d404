// SPDX-License-Identifier: GPL-3.0-or-later
// A small valley with everything that spate:simulateflood takes: 40 x 30 cells of 10 m in UTM 33N, falling
// eastwards from 108 to 100.2 m with a V-shaped cross-section.
#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariantMap>
#include <functional>
#include <vector>

#include "qgsproject.h"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {

inline const QString simulateFlood = QStringLiteral("spate:simulateflood");

struct RasterValues {
  int columns = 40;
  int rows = 30;
  double west = 500000;
  double north = 5300300;
  double cell = 10;
  int epsg = 32633;  // 0 = none
};

// The values of a band, from the northern row on; NaN = nodata. Empty when there is no such file.
std::vector<float> readBand(const QString& path, int number = 1);

double largest(const std::vector<float>& values);  // of those that are not NaN

// An item of a raster's metadata.
QString metadata(const QString& path, const char* name);

// For runAlgorithm(): cancels a run when it has computed so much, %. Before that, too, there is progress.
std::function<void(Feedback&)> cancelledAt(double percent);

// The parameters with other values; an invalid value removes its parameter.
QVariantMap changed(QVariantMap parameters, const QVariantMap& changes);

class FloodCase {
 public:
  static constexpr double west = 500000, east = 500400, south = 5300000, north = 5300300;

  FloodCase();

  QString path(const QString& name) const { return folder_.filePath(name); }
  QStringList files() const;  // in the folder, sorted
  QgsProject* project() { return &project_; }

  // value(column, row from the north); NaN becomes nodata.
  QString raster(const QString& name, const RasterValues& shape,
                 const std::function<double(int column, int row)>& value) const;
  QString text(const QString& name, const QByteArray& content) const;

  // A layer in the project's memory; returns its id. type as in a memory layer's URI, e.g.
  // "Point?crs=EPSG:32633&field=hydrograph:string"; each feature is WKT and its attributes.
  struct Feature {
    QString wkt;
    QVariantList attributes;
  };
  QString layer(const QString& uri, const std::vector<Feature>& features);

  // DEM, outputs in the folder, 0.1 h, one thread (enough for so few cells); nothing flows.
  QVariantMap base() const;
  // base() with a point inflow of 5 m3/s.
  QVariantMap withInflow();
  QString inflowLayer(const QString& wkt, const QString& key = QStringLiteral("q1"), int epsg = 32633);

  // Expects that the algorithm fails with that key, names and numbers, and leaves no file.
  void refuses(const QString& algorithm, const QVariantMap& parameters, const char* key,
               const QStringList& parts = {});

 private:
  QTemporaryDir folder_;
  QgsProject project_;
  QString dem_;
};

}  // namespace spate::test

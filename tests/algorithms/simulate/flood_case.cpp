// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/algorithms/simulate/flood_case.hpp"

#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <cmath>

#include "qgsfeature.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"

namespace spate::test {

std::vector<float> readBand(const QString& path, int number) {
  auto* dataset = static_cast<GDALDataset*>(GDALOpen(path.toUtf8().constData(), GA_ReadOnly));
  if (!dataset) return {};
  GDALRasterBand* band = dataset->GetRasterBand(number);
  std::vector<float> values(static_cast<std::size_t>(band->GetXSize()) *
                            static_cast<std::size_t>(band->GetYSize()));
  EXPECT_EQ(CE_None, band->RasterIO(GF_Read, 0, 0, band->GetXSize(), band->GetYSize(), values.data(),
                                    band->GetXSize(), band->GetYSize(), GDT_Float32, 0, 0));
  const auto nodata = static_cast<float>(band->GetNoDataValue());
  for (float& value : values)
    if (value == nodata) value = std::nanf("");
  GDALClose(dataset);
  return values;
}

double largest(const std::vector<float>& values) {
  double most = -1e30;
  for (const float value : values)
    if (!std::isnan(value)) most = std::max(most, static_cast<double>(value));
  return most;
}

std::function<void(Feedback&)> cancelledAt(double percent) {
  return [percent](Feedback& feedback) {
    QObject::connect(&feedback, &QgsFeedback::progressChanged, &feedback,
                     [&feedback, percent](double progress) {
                       const bool computes =
                           feedback.log.join('\n').contains(" MB");  // what it takes, before the first step
                       if (computes && progress > percent) feedback.cancel();
                     });
  };
}

QString metadata(const QString& path, const char* name) {
  auto* dataset = static_cast<GDALDataset*>(GDALOpen(path.toUtf8().constData(), GA_ReadOnly));
  EXPECT_NE(nullptr, dataset) << path.toStdString();
  if (!dataset) return {};
  QString value = dataset->GetMetadataItem(name);
  GDALClose(dataset);
  return value;
}

QVariantMap changed(QVariantMap parameters, const QVariantMap& changes) {
  for (auto change = changes.begin(); change != changes.end(); ++change) {
    if (change.value().isValid())
      parameters[change.key()] = change.value();
    else
      parameters.remove(change.key());
  }
  return parameters;
}

FloodCase::FloodCase() {
  dem_ = raster(QStringLiteral("dem.tif"), {}, [](int column, int row) {
    return 100 + 0.02 * 10 * (39.5 - column) + 0.01 * 10 * std::fabs(row - 14.5);
  });
}

QStringList FloodCase::files() const {
  return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

QString FloodCase::raster(const QString& name, const RasterValues& shape,
                          const std::function<double(int, int)>& value) const {
  QString file = path(name);
  GDALAllRegister();
  GDALDataset* dataset = GetGDALDriverManager()->GetDriverByName("GTiff")->Create(
      file.toUtf8().constData(), shape.columns, shape.rows, 1, GDT_Float32, nullptr);
  double transform[6] = {shape.west, shape.cell, 0, shape.north, 0, -shape.cell};
  dataset->SetGeoTransform(transform);
  if (shape.epsg != 0) {
    OGRSpatialReference crs;
    crs.importFromEPSG(shape.epsg);
    dataset->SetSpatialRef(&crs);
  }
  GDALRasterBand* band = dataset->GetRasterBand(1);
  band->SetNoDataValue(-9999);
  std::vector<float> line(static_cast<std::size_t>(shape.columns));
  for (int row = 0; row < shape.rows; ++row) {
    for (int column = 0; column < shape.columns; ++column) {
      const double number = value(column, row);
      line[static_cast<std::size_t>(column)] = std::isnan(number) ? -9999.0f : static_cast<float>(number);
    }
    EXPECT_EQ(CE_None, band->RasterIO(GF_Write, 0, row, shape.columns, 1, line.data(), shape.columns, 1,
                                      GDT_Float32, 0, 0));
  }
  GDALClose(dataset);
  return file;
}

QString FloodCase::text(const QString& name, const QByteArray& content) const {
  QFile file(path(name));
  EXPECT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(content);
  return file.fileName();
}

QString FloodCase::layer(const QString& uri, const std::vector<Feature>& features) {
  auto* layer = new QgsVectorLayer(uri, QStringLiteral("layer"), QStringLiteral("memory"));
  EXPECT_TRUE(layer->isValid());
  if (!uri.contains("crs=")) layer->setCrs({});  // QGIS would take degrees
  for (const Feature& given : features) {
    QgsFeature feature(layer->fields());
    if (!given.wkt.isEmpty()) feature.setGeometry(QgsGeometry::fromWkt(given.wkt));
    feature.setAttributes(given.attributes.toVector());
    EXPECT_TRUE(layer->dataProvider()->addFeature(feature)) << given.wkt.toStdString();
  }
  project_.addMapLayer(layer);
  return layer->id();
}

QVariantMap FloodCase::base() const {
  return {{"DEM", dem_},
          {"DURATION", 0.1},
          {"THREADS", 1},
          {"MAX_DEPTH", path(QStringLiteral("max_depth.tif"))},
          {"ARRIVAL_TIME", path(QStringLiteral("arrival_time.tif"))},
          {"MAX_SPEED", path(QStringLiteral("max_speed.tif"))}};
}

QString FloodCase::inflowLayer(const QString& wkt, const QString& key, int epsg) {
  return layer(QStringLiteral("%1?crs=EPSG:%2&field=hydrograph:string").arg(wkt.section('(', 0, 0)).arg(epsg),
               {{wkt, {key}}});
}

QVariantMap FloodCase::withInflow() {
  QVariantMap parameters = base();
  parameters["INFLOWS"] = inflowLayer(QStringLiteral("Point(500055 5300155)"));
  parameters["HYDROGRAPHS"] =
      text(QStringLiteral("hydrographs.csv"), "time_min,hydrograph,discharge_m3s\n0,q1,5\n600,q1,5\n");
  return parameters;
}

void FloodCase::refuses(const QString& algorithm, const QVariantMap& parameters, const char* key,
                        const QStringList& parts) {
  const QStringList before = files();
  const Outcome run = runAlgorithm(algorithm, parameters, project());
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, key, parts));
  EXPECT_EQ(before.join(' ').toStdString(), files().join(' ').toStdString());
}

}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

TEST(ExportCase, WritesLayersTablesRastersAndValues) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  for (const char* map : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"}) parameters.remove(map);
  parameters["BARRIERS"] =
      valley.layer(QStringLiteral("LineString?crs=EPSG:4326&field=name:string&field=height:double"),
                   {{"LineString(15.0027 47.84, 15.0027 47.87)", {"dike", 0.5}}});
  parameters["WEST"] = "wall";
  parameters["FOLDER"] = valley.path("exported");
  const Outcome run = runAlgorithm(QStringLiteral("spate:exportcase"), parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ("case.json, dem.tif, hydrographs.csv, inputs.gpkg",
            QDir(valley.path("exported")).entryList(QDir::Files, QDir::Name).join(", ").toStdString());

  QFile file(run.results["CASE"].toString());
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QJsonObject inputs = QJsonDocument::fromJson(file.readAll()).object()["inputs"].toObject();
  EXPECT_EQ("dem.tif", inputs["DEM"].toString().toStdString());
  EXPECT_EQ("inputs.gpkg|layername=barriers", inputs["BARRIERS"].toString().toStdString());
  EXPECT_EQ("wall", inputs["WEST"].toString().toStdString());
  EXPECT_EQ(0.1, inputs["DURATION"].toDouble());
  EXPECT_EQ("max_depth.tif", inputs["MAX_DEPTH"].toString().toStdString());

  const QgsVectorLayer barriers(valley.path("exported/inputs.gpkg|layername=barriers"), "barriers", "ogr");
  ASSERT_TRUE(barriers.isValid());
  EXPECT_EQ("EPSG:32633", barriers.crs().authid().toStdString());
  EXPECT_EQ(1, barriers.featureCount());
  EXPECT_EQ(0.5, barriers.getFeature(1).attribute("height").toDouble());
}

TEST(ExportCase, RefusesWhatTheSimulationRefuses) {
  FloodCase valley;
  const Outcome run = runAlgorithm(
      QStringLiteral("spate:exportcase"),
      {{"DEM", valley.base()["DEM"]}, {"MANNING", 0}, {"FOLDER", valley.path("exported")}}, valley.project());
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(mentions(run.error, "value_out_of_limits", {"MANNING"}));
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:simulateflood refuses, and in which words.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <cmath>

#include "qgslinestring.h"
#include "qgspolygon.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

class SimulateFloodRefuses : public testing::Test {
 protected:
  // Runs with the values changed; the error must hold every given part, and no file may appear.
  void refuses(const QVariantMap& changed, const QStringList& parts) {
    QVariantMap parameters = valley.withInflow();
    for (auto value = changed.begin(); value != changed.end(); ++value) {
      if (value.value().isValid())
        parameters[value.key()] = value.value();
      else
        parameters.remove(value.key());
    }
    const QStringList before = valley.files();
    const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
    EXPECT_FALSE(run.ok);
    EXPECT_FALSE(run.error.isEmpty());
    EXPECT_TRUE(mentions(run.error, parts));
    EXPECT_EQ(before.join(" ").toStdString(), valley.files().join(" ").toStdString());
  }

  QString point(const QString& wkt, const QString& key = QStringLiteral("q1")) {
    return valley.inflowLayer(wkt, key);
  }
  QString boundary(const QString& kind, const QString& key) {
    return valley.layer("LineString?crs=EPSG:32633&field=kind:string&field=hydrograph:string",
                        {{"LineString(500000 5300100, 500000 5300200)", {kind, key}}});
  }

  FloodCase valley;
};

TEST_F(SimulateFloodRefuses, Numbers) {
  refuses({{"DURATION", 0}}, {"DURATION is 0", "greater than 0"});
  refuses({{"DURATION", -1}}, {"DURATION is -1", "Duration (DURATION)"});
  refuses({{"MANNING", -0.03}}, {"MANNING is -0.03", "must lie between 0 and 1"});
  refuses({{"MANNING", 0}}, {"MANNING is 0", "greater than 0"});
  refuses({{"RAIN", -5}}, {"RAIN is -5"});
  refuses({{"INFILTRATION", -5}}, {"INFILTRATION is -5"});
  refuses({{"CFL", 0.9}}, {"CFL is 0.9", "0.5"});
  refuses({{"DRY_DEPTH", 0}}, {"DRY_DEPTH is 0"});
  refuses({{"THREADS", -2}}, {"THREADS is -2"});
  refuses({{"ARRIVAL_DEPTHS", "deep"}}, {"ARRIVAL_DEPTHS holds 'deep'", "0.1, 0.3, 0.5"});
  refuses({{"ARRIVAL_DEPTHS", "0.1, -0.3"}}, {"ARRIVAL_DEPTHS holds '-0.3'"});
  refuses({{"ARRIVAL_DEPTHS", " , "}}, {"ARRIVAL_DEPTHS is empty"});
}

TEST_F(SimulateFloodRefuses, PipesAndFolders) {
  const QString pipe = valley.path("pipe.csv");
  ASSERT_EQ(0, ::mkfifo(pipe.toUtf8().constData(), 0600));
  refuses({{"HYDROGRAPHS", pipe}}, {"HYDROGRAPHS", "pipe"});
  refuses({{"DEM", pipe}}, {"DEM", "pipe"});
  refuses({{"INFLOWS", pipe}}, {"INFLOWS", "pipe"});
  refuses({{"HYDROGRAPHS", valley.path("")}}, {"HYDROGRAPHS", "folder"});
}

TEST_F(SimulateFloodRefuses, VerticesThatAreNoPlace) {
  QgsLineString line(QVector<double>{500000, qQNaN(), 500000}, QVector<double>{5300100, 5300150, 5300200});
  const auto layer = [&](const QString& fields, const QVariantList& values, const QgsGeometry& geometry) {
    const QString id = valley.layer(fields, {});
    QgsFeature feature(qobject_cast<QgsVectorLayer*>(valley.project()->mapLayer(id))->fields());
    feature.setGeometry(geometry);
    feature.setAttributes(values.toVector());
    qobject_cast<QgsVectorLayer*>(valley.project()->mapLayer(id))->dataProvider()->addFeature(feature);
    return id;
  };
  const QgsGeometry bent(line.clone());
  refuses({{"BOUNDARIES", layer("LineString?crs=EPSG:32633&field=kind:string&field=hydrograph:string",
                                {"open", ""}, bent)}},
          {"boundary 1", "coordinate"});
  refuses({{"INFLOWS", layer("LineString?crs=EPSG:32633&field=hydrograph:string", {"q1"}, bent)}},
          {"inflow 1 'q1'", "coordinate"});
  auto* ring = new QgsLineString(QVector<double>{500100, 500200, qQNaN(), 500100, 500100},
                                 QVector<double>{5300100, 5300100, 5300150, 5300200, 5300100});
  auto* polygon = new QgsPolygon(ring);
  refuses({{"BARRIERS", layer("Polygon?crs=EPSG:32633&field=crest:double", {110.0}, QgsGeometry(polygon))}},
          {"barrier 1", "coordinate"});
}

TEST_F(SimulateFloodRefuses, Choices) {
  refuses({{"WEST", "river"}}, {"WEST"});
  refuses({{"SCHEME", "best"}}, {"SCHEME 'best' is not known", "hwp14, kp07"});
  refuses({{"SCHEME", 7}}, {"SCHEME '7' is not known"});
  refuses({{"WEST", 1.5}}, {"WEST '1.5' is not known"});
  refuses({{"DEVICE", "cuda"}}, {"'cuda' is not available", "auto or cpu"});
}

TEST_F(SimulateFloodRefuses, Terrain) {
  refuses({{"DEM", QVariant()}}, {"DEM"});
  refuses({{"DEM", valley.path("none.tif")}}, {"DEM"});
  refuses({{"DEM", valley.raster("empty.tif", {}, [](int, int) { return std::nan(""); })}}, {"no data"});
  refuses(
      {{"DEM", valley.raster("degrees.tif", {40, 30, 15, 48, 0.001, 4326}, [](int, int) { return 1.0; })}},
      {"gdal:warpreproject"});
  refuses(
      {{"DEM", valley.raster("web.tif", {40, 30, 1669792, 6106855, 10, 3857}, [](int, int) { return 1.0; })}},
      {"not in metres", "EPSG:3857", "1000 m", "on the ground", "gdal:warpreproject"});
  refuses({{"MANNING_RASTER", valley.raster("rough.tif", {}, [](int, int) { return -0.1; })}},
          {"MANNING_RASTER"});
  refuses({{"MANNING_RASTER",
            valley.raster("far.tif", {40, 30, 100000, 5300300, 10, 32633}, [](int, int) { return 0.05; })}},
          {"MANNING_RASTER", "overlap"});
  refuses({{"INITIAL_DEPTH", valley.raster("negative.tif", {}, [](int, int) { return -1.0; })}},
          {"INITIAL_DEPTH"});
}

// An elevation model alone: before the run, not as an empty map behind it.
TEST_F(SimulateFloodRefuses, NoWater) {
  refuses({{"INFLOWS", QVariant()}, {"HYDROGRAPHS", QVariant()}}, {"There is no water", "INFLOWS, RAIN"});
}

// As the dialog calls them, and as scripts do.
TEST_F(SimulateFloodRefuses, WithTheLabelsOfTheDialog) {
  refuses({{"HYDROGRAPHS", QVariant()}}, {"Inflows (INFLOWS)", "Hydrographs (HYDROGRAPHS)"});
  refuses({{"MANNING", 5}}, {"MANNING is 5", "Roughness: Manning's n (MANNING)"});
  refuses({{"INFLOWS", point("Point(600000 5300155)")}}, {"Elevation model (DEM)"});
}

TEST_F(SimulateFloodRefuses, Inflows) {
  refuses({{"HYDROGRAPHS", QVariant()}}, {"INFLOWS is given without HYDROGRAPHS"});
  refuses({{"INFLOWS", point("Point(600000 5300155)")}}, {"inflow 1 'q1' lies outside DEM", "500,000"});
  refuses({{"INFLOWS", point("LineString(600000 5300155, 600100 5300155)")}}, {"lies outside DEM"});
  refuses({{"INFLOWS", point("Point(500055 5300155)", "q9")}},
          {"inflow 1 'q9' names the hydrograph 'q9', which is not known", "HYDROGRAPHS holds 'q1'"});
  refuses({{"INFLOWS",
            valley.layer("Point?crs=EPSG:32633&field=series:string", {{"Point(500055 5300155)", {"q1"}}})}},
          {"INFLOWS has no field 'hydrograph'", "it has: series"});
  const QString constants =
      "Point?crs=EPSG:32633&field=hydrograph:string&field=discharge_m3s:double&field=level_m:double";
  const auto constant = [&](const QVariantList& values) {
    return valley.layer(constants, {{"Point(500055 5300155)", values}});
  };
  refuses({{"INFLOWS", constant({"q1", 5.0, QVariant()})}},
          {"inflow 1 'q1' says twice", "only one can hold"});
  refuses({{"INFLOWS", constant({QVariant(), 5.0, 101.0})}}, {"inflow 1 says twice"});
  refuses({{"INFLOWS", constant({QVariant(), QVariant(), QVariant()})}, {"HYDROGRAPHS", QVariant()}},
          {"inflow 1 does not say what flows there", "discharge_m3s"});
  refuses({{"INFLOWS", valley.layer("Point?crs=EPSG:32633&field=hydrograph:string", {{"", {"q1"}}})}},
          {"inflow 1 'q1' has no geometry"});
  refuses({{"BUILDINGS",
            valley.layer("Polygon?crs=EPSG:32633", {{"Polygon((500040 5300140, 500070 5300140, 500070 "
                                                     "5300170, 500040 5300170, 500040 5300140))",
                                                     {}}})}},
          {"inflow 1 'q1' lies on nodata or a building", "column 5"});
  refuses({{"DEM", valley.raster(
                       "hole.tif", {},
                       [](int column, int row) { return column == 5 && row == 14 ? std::nan("") : 1.0; })}},
          {"inflow 1 'q1' lies on nodata or a building"});
}

TEST_F(SimulateFloodRefuses, Tables) {
  refuses({{"HYDROGRAPHS", valley.text("unit.csv", "time,hydrograph,discharge_m3s\n0,q1,5\n")}}, {"time_s"});
  refuses({{"HYDROGRAPHS", valley.text("text.csv", "time_s,hydrograph,discharge_m3s\n0,q1,5\n60,q1,many\n")}},
          {"many", "line 3"});
  refuses({{"HYDROGRAPHS", valley.text("order.csv", "time_s,hydrograph,discharge_m3s\n60,q1,5\n0,q1,5\n")}},
          {"line 3"});
  refuses({{"RAIN", 10}, {"RAIN_TABLE", valley.text("rain.csv", "time_h,rain_mmh\n0,10\n")}},
          {"RAIN and RAIN_TABLE are both given"});
}

TEST_F(SimulateFloodRefuses, Edges) {
  refuses({{"EAST", "level"}},
          {"EAST names the hydrograph 'east', which is not known", "HYDROGRAPHS holds 'q1'"});
  refuses({{"EAST", "level"}, {"HYDROGRAPHS", QVariant()}, {"INFLOWS", QVariant()}},
          {"EAST has no hydrograph", "HYDROGRAPHS is not given", "'east'"});
  refuses({{"EAST", "level"},
           {"HYDROGRAPHS", valley.text("east.csv", "time_s,hydrograph,discharge_m3s\n0,q1,5\n0,east,1\n")}},
          {"EAST needs a level", "'east' is a discharge"});
  refuses({{"BOUNDARIES", boundary("gate", "q1")}},
          {"boundary 1 'q1' has the kind 'gate'", "wall, open, level, discharge"});
  refuses({{"BOUNDARIES", boundary("discharge", "q9")}}, {"'q9', which is not known"});
  refuses({{"BOUNDARIES", valley.layer("LineString?crs=EPSG:32633&field=kind:string",
                                       {{"LineString(500200 5300100, 500200 5300200)", {"wall"}}})}},
          {"boundary 1"});
}

TEST_F(SimulateFloodRefuses, WaterBodies) {
  const QString uri = QStringLiteral("Polygon?crs=EPSG:32633&field=level:string");
  refuses({{"WATER_BODIES", valley.layer(uri, {{"Polygon((0 0, 1 0, 1 1, 0 0))", {"101"}}})}},
          {"water body 1 lies outside DEM"});
  refuses(
      {{"WATER_BODIES", valley.layer(uri, {{"Polygon((500100 5300100, 500200 5300100, 500200 5300200, 500100 "
                                            "5300100))",
                                            {"high"}}})}},
      {"water body 1 has the level 'high'"});
  refuses({{"WATER_BODIES", valley.layer("Polygon?crs=EPSG:32633", {})}},
          {"WATER_BODIES has no field 'level'"});
}

TEST_F(SimulateFloodRefuses, Outputs) {
  refuses({{"MAX_DEPTH", "/proc/nowhere/depth.tif"}}, {"/proc/nowhere"});
  refuses({{"MAX_DEPTH", valley.path("max_speed.tif")}}, {"would overwrite"});
  refuses({{"MAX_DEPTH", valley.path("dem.tif")}}, {"MAX_DEPTH would overwrite DEM"});
  refuses({{"MAX_DEPTH", valley.path("depth.xyz")}}, {"xyz"});
}

}  // namespace
}  // namespace spate::test

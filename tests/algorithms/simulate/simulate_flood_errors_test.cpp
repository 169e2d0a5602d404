// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs that spate:simulateflood refuses, with the key and the names of the message.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <cmath>

#include "qgslinestring.h"
#include "qgspolygon.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"
#include "solver/backend/backend.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

class SimulateFloodRefuses : public testing::Test {
 protected:
  void refuses(const QVariantMap& changes, const char* key, const QStringList& parts = {}) {
    valley.refuses(QStringLiteral("spate:simulateflood"), changed(valley.withInflow(), changes), key, parts);
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
  refuses({{"DURATION", 0}}, "value_out_of_limits", {"DURATION", " 0 "});
  refuses({{"DURATION", -1}}, "value_out_of_limits", {"DURATION", "-1", "Duration (DURATION)"});
  refuses({{"MANNING", -0.03}}, "value_out_of_limits", {"MANNING", "-0.03", " 1e-6 ", " 1"});
  refuses({{"MANNING", 0}}, "value_out_of_limits", {"MANNING", " 0 "});
  refuses({{"RAIN", -5}}, "value_out_of_limits", {"RAIN", "-5"});
  refuses({{"INFILTRATION", -5}}, "value_out_of_limits", {"INFILTRATION", "-5"});
  refuses({{"CFL", 0.9}}, "value_out_of_limits", {"CFL", "0.9", "0.5"});
  refuses({{"DRY_DEPTH", 0}}, "value_out_of_limits", {"DRY_DEPTH", " 0 "});
  refuses({{"THREADS", -2}}, "value_out_of_limits", {"THREADS", "-2"});
  refuses({{"ARRIVAL_DEPTHS", "deep"}}, "list_value_wrong", {"ARRIVAL_DEPTHS", "'deep'", "0.1, 0.3, 0.5"});
  refuses({{"ARRIVAL_DEPTHS", "0.1, -0.3"}}, "list_value_wrong", {"ARRIVAL_DEPTHS", "'-0.3'"});
  refuses({{"ARRIVAL_DEPTHS", " , "}}, "list_empty", {"ARRIVAL_DEPTHS"});
}

// A typing error is named at once, not discovered through a run that never ends.
TEST_F(SimulateFloodRefuses, ValuesBeyondTheirLimits) {
  const auto table = [&](const QByteArray& text) { return valley.text("table.csv", text); };
  const char* key = "value_beyond_limits";
  refuses({{"HYDROGRAPHS", table("time_s,hydrograph,discharge_m3s\n0,q1,1\n60,q1,1e30\n")}}, key,
          {"'1e30'", "m³/s", "3"});
  refuses({{"HYDROGRAPHS", table("time_s,hydrograph,level_m\n0,q1,-1e30\n")}}, key, {"'-1e30'", "12,000 m"});
  refuses({{"HYDROGRAPHS", table("time_h,hydrograph,discharge_m3s\n0,q1,1\n1e9,q1,2\n")}}, key, {"'1e9'"});
  refuses({{"RAIN_TABLE", table("time_s,rain_mmh\n0,1e300\n")}}, key, {"'1e300'", "mm/h"});
  refuses({{"DURATION", 1e8}}, "value_out_of_limits", {"DURATION", "1,000,000"});
  const auto inflow = [&](const QString& field, double value) {
    return valley.layer("Point?crs=EPSG:32633&field=name:string&field=" + field + ":double",
                        {{"Point(500055 5300155)", {"brook", value}}});
  };
  refuses({{"INFLOWS", inflow("discharge_m3s", 1e30)}, {"HYDROGRAPHS", QVariant()}}, "series_beyond_limits",
          {"inflow 1 'brook'", "1e30", "m³/s"});
  refuses({{"INFLOWS", inflow("level_m", 1e30)}, {"HYDROGRAPHS", QVariant()}}, "series_beyond_limits",
          {"inflow 1 'brook'", "1e30", "12,000 m"});
  for (const double level : {1e39, -1e39})
    refuses(
        {{"WATER_BODIES", valley.layer("Polygon?crs=EPSG:32633&field=name:string&field=level:double",
                                       {{"Polygon((500000 5300000, 500100 5300000, 500100 5300100, 500000 "
                                         "5300000))",
                                         {"pond", level}}})}},
        "water_body_level_impossible", {"water body 1 'pond'", "1e39", "12,000"});
  for (const double cell : {1e-9, 1e7})
    refuses({{"DEM", valley.raster("cells.tif", {4, 4, 500000, 5300000, cell, 0},
                                   [](int column, int) { return 100.0 + column; })}},
            "cell_size_impossible", {"DEM", "0.001"});
}

TEST_F(SimulateFloodRefuses, PipesAndFolders) {
  const QString pipe = valley.path("pipe.csv");
  ASSERT_EQ(0, ::mkfifo(pipe.toUtf8().constData(), 0600));
  refuses({{"HYDROGRAPHS", pipe}}, "source_is_no_file", {"HYDROGRAPHS", pipe});
  refuses({{"DEM", pipe}}, "source_is_no_file", {"DEM", pipe});
  refuses({{"INFLOWS", pipe}}, "source_is_no_file", {"INFLOWS", pipe});
  refuses({{"HYDROGRAPHS", valley.path("")}}, "table_is_folder", {"HYDROGRAPHS"});
}

TEST_F(SimulateFloodRefuses, VerticesThatAreNoPlace) {
  QgsLineString line(QVector<double>{500000, qQNaN(), 500000}, QVector<double>{5300100, 5300150, 5300200});
  const auto layer = [&](const QString& fields, const QVariantList& values, const QgsGeometry& geometry) {
    QString id = valley.layer(fields, {});
    QgsFeature feature(qobject_cast<QgsVectorLayer*>(valley.project()->mapLayer(id))->fields());
    feature.setGeometry(geometry);
    feature.setAttributes(values.toVector());
    qobject_cast<QgsVectorLayer*>(valley.project()->mapLayer(id))->dataProvider()->addFeature(feature);
    return id;
  };
  const QgsGeometry bent(line.clone());
  refuses({{"BOUNDARIES", layer("LineString?crs=EPSG:32633&field=kind:string&field=hydrograph:string",
                                {"open", ""}, bent)}},
          "geometry_coordinates_impossible", {"boundary 1"});
  refuses({{"INFLOWS", layer("LineString?crs=EPSG:32633&field=hydrograph:string", {"q1"}, bent)}},
          "geometry_coordinates_impossible", {"inflow 1 'q1'"});
  auto* ring = new QgsLineString(QVector<double>{500100, 500200, qQNaN(), 500100, 500100},
                                 QVector<double>{5300100, 5300100, 5300150, 5300200, 5300100});
  auto* polygon = new QgsPolygon(ring);
  refuses({{"BARRIERS", layer("Polygon?crs=EPSG:32633&field=crest:double", {110.0}, QgsGeometry(polygon))}},
          "geometry_coordinates_impossible", {"barrier 1"});
}

TEST_F(SimulateFloodRefuses, Choices) {
  refuses({{"WEST", "river"}}, "unknown_choice", {"WEST", "river"});
  refuses({{"SCHEME", "best"}}, "unknown_choice", {"SCHEME", "'best'", "hwp14, kp07, hr, kl02, kll05, lxf"});
  refuses({{"SCHEME", 7}}, "unknown_choice", {"SCHEME", "'7'"});
  refuses({{"WEST", 1.5}}, "unknown_choice", {"WEST", "'1.5'"});
  const CudaDevices gpus = cuda_devices();
  if (gpus.names.empty()) {
    for (const char* device : {"cuda", "cuda:0", "cuda:all", "cuda:0,1"})
      refuses({{"DEVICE", device}}, gpus.key.c_str(), {QString("'%1'").arg(device), "cpu"});
  } else if (gpus.names.count(7) == 0) {
    refuses({{"DEVICE", "cuda:7"}}, "device_missing", {"'cuda:7'", "cuda:0"});
  }
}

TEST_F(SimulateFloodRefuses, Terrain) {
  refuses({{"DEM", QVariant()}}, "value_refused", {"DEM"});
  refuses({{"DEM", valley.path("none.tif")}}, "value_refused", {"DEM"});
  refuses({{"DEM", valley.raster("empty.tif", {}, [](int, int) { return std::nan(""); })}},
          "dem_without_data");
  refuses(
      {{"DEM", valley.raster("degrees.tif", {40, 30, 15, 48, 0.001, 4326}, [](int, int) { return 1.0; })}},
      "dem_in_degrees", {"DEM", "gdal:warpreproject"});
  refuses(
      {{"DEM", valley.raster("web.tif", {40, 30, 1669792, 6106855, 10, 3857}, [](int, int) { return 1.0; })}},
      "dem_crs_stretches_lengths", {"EPSG:3857", "1000 m", "gdal:warpreproject"});
  refuses({{"MANNING_RASTER", valley.raster("rough.tif", {}, [](int, int) { return -0.1; })}},
          "roughness_not_positive", {"MANNING_RASTER"});
  refuses({{"MANNING_RASTER",
            valley.raster("far.tif", {40, 30, 100000, 5300300, 10, 32633}, [](int, int) { return 0.05; })}},
          "raster_outside_dem", {"MANNING_RASTER"});
  refuses({{"INITIAL_DEPTH", valley.raster("negative.tif", {}, [](int, int) { return -1.0; })}},
          "depth_negative", {"INITIAL_DEPTH"});
}

// An elevation model alone is refused before the run; it does not yield an empty map after it.
TEST_F(SimulateFloodRefuses, NoWater) {
  refuses({{"INFLOWS", QVariant()}, {"HYDROGRAPHS", QVariant()}}, "no_water", {"INFLOWS", "RAIN"});
}

// Parameters have their names in the dialog and those in scripts.
TEST_F(SimulateFloodRefuses, WithTheLabelsOfTheDialog) {
  refuses({{"HYDROGRAPHS", QVariant()}}, "no_hydrograph_table", {"Hydrographs (HYDROGRAPHS)"});
  refuses({{"MANNING", 5}}, "value_out_of_limits", {"MANNING", " 5 ", "Roughness: Manning's n (MANNING)"});
  refuses({{"INFLOWS", point("Point(600000 5300155)")}}, "inflow_outside_dem", {"Elevation model (DEM)"});
}

TEST_F(SimulateFloodRefuses, Inflows) {
  refuses({{"HYDROGRAPHS", QVariant()}}, "no_hydrograph_table", {"inflow 1 'q1'", "HYDROGRAPHS"});
  refuses({{"INFLOWS", point("Point(600000 5300155)")}}, "inflow_outside_dem",
          {"inflow 1 'q1'", "DEM", "500,000"});
  refuses({{"INFLOWS", point("LineString(600000 5300155, 600100 5300155)")}}, "inflow_outside_dem",
          {"inflow 1"});
  refuses({{"INFLOWS", point("Point(500055 5300155)", "q9")}}, "hydrograph_unknown",
          {"inflow 1 'q9'", "HYDROGRAPHS", "'q1'"});
  refuses({{"INFLOWS",
            valley.layer("Point?crs=EPSG:32633&field=series:string", {{"Point(500055 5300155)", {"q1"}}})}},
          "field_missing", {"INFLOWS", "'hydrograph'", "series"});
  const QString constants =
      "Point?crs=EPSG:32633&field=hydrograph:string&field=discharge_m3s:double&field=level_m:double";
  const auto constant = [&](const QVariantList& values) {
    return valley.layer(constants, {{"Point(500055 5300155)", values}});
  };
  refuses({{"INFLOWS", constant({"q1", 5.0, QVariant()})}}, "two_values_of_flow", {"inflow 1 'q1'"});
  refuses({{"INFLOWS", constant({QVariant(), 5.0, 101.0})}}, "two_values_of_flow", {"inflow 1"});
  refuses({{"INFLOWS", constant({QVariant(), QVariant(), QVariant()})}, {"HYDROGRAPHS", QVariant()}},
          "no_value_of_flow", {"inflow 1", "discharge_m3s"});
  refuses({{"INFLOWS", valley.layer("Point?crs=EPSG:32633&field=hydrograph:string", {{"", {"q1"}}})}},
          "geometry_missing", {"inflow 1 'q1'"});
  refuses({{"BUILDINGS",
            valley.layer("Polygon?crs=EPSG:32633", {{"Polygon((500040 5300140, 500070 5300140, 500070 "
                                                     "5300170, 500040 5300170, 500040 5300140))",
                                                     {}}})}},
          "inflow_on_dry_cells", {"inflow 1 'q1'", " 5, "});
  refuses({{"DEM", valley.raster(
                       "hole.tif", {},
                       [](int column, int row) { return column == 5 && row == 14 ? std::nan("") : 1.0; })}},
          "inflow_on_dry_cells", {"inflow 1 'q1'"});
}

TEST_F(SimulateFloodRefuses, Tables) {
  refuses({{"HYDROGRAPHS", valley.text("unit.csv", "time,hydrograph,discharge_m3s\n0,q1,5\n")}},
          "time_unit_missing", {"time_s"});
  refuses({{"HYDROGRAPHS", valley.text("text.csv", "time_s,hydrograph,discharge_m3s\n0,q1,5\n60,q1,many\n")}},
          "number_is_text", {"'many'", " 3,"});
  refuses({{"HYDROGRAPHS", valley.text("order.csv", "time_s,hydrograph,discharge_m3s\n60,q1,5\n0,q1,5\n")}},
          "times_not_in_order", {" 3,"});
  refuses({{"RAIN", 10}, {"RAIN_TABLE", valley.text("rain.csv", "time_h,rain_mmh\n0,10\n")}},
          "two_values_of_rain", {"RAIN", "RAIN_TABLE"});
}

TEST_F(SimulateFloodRefuses, Edges) {
  refuses({{"EAST", "level"}}, "hydrograph_unknown", {"EAST", "'east'", "'q1'"});
  refuses({{"EAST", "level"}, {"HYDROGRAPHS", QVariant()}, {"INFLOWS", QVariant()}}, "no_hydrograph_table",
          {"EAST", "HYDROGRAPHS", "'east'"});
  refuses({{"EAST", "level"},
           {"HYDROGRAPHS", valley.text("east.csv", "time_s,hydrograph,discharge_m3s\n0,q1,5\n0,east,1\n")}},
          "hydrograph_of_wrong_kind", {"EAST", "'east'"});
  refuses({{"BOUNDARIES", boundary("gate", "q1")}}, "kind_unknown",
          {"boundary 1 'q1'", "'gate'", "wall, open, level, discharge"});
  refuses({{"BOUNDARIES", boundary("discharge", "q9")}}, "hydrograph_unknown", {"boundary 1", "'q9'"});
  refuses({{"BOUNDARIES", valley.layer("LineString?crs=EPSG:32633&field=kind:string",
                                       {{"LineString(500200 5300100, 500200 5300200)", {"wall"}}})}},
          "edge_far_from_domain", {"boundary 1"});
}

TEST_F(SimulateFloodRefuses, WaterBodies) {
  const QString uri = QStringLiteral("Polygon?crs=EPSG:32633&field=level:string");
  refuses({{"WATER_BODIES", valley.layer(uri, {{"Polygon((0 0, 1 0, 1 1, 0 0))", {"101"}}})}},
          "water_body_outside_dem", {"water body 1"});
  refuses(
      {{"WATER_BODIES", valley.layer(uri, {{"Polygon((500100 5300100, 500200 5300100, 500200 5300200, 500100 "
                                            "5300100))",
                                            {"high"}}})}},
      "attribute_not_a_number", {"water body 1", "level", "'high'"});
  refuses({{"WATER_BODIES", valley.layer("Polygon?crs=EPSG:32633", {})}}, "field_missing",
          {"WATER_BODIES", "'level'"});
}

TEST_F(SimulateFloodRefuses, Outputs) {
  refuses({{"MAX_DEPTH", "/proc/nowhere/depth.tif"}}, "result_not_written", {"/proc/nowhere"});
  refuses({{"MAX_DEPTH", valley.path("max_speed.tif")}}, "result_overwrites_result",
          {"MAX_DEPTH", "MAX_SPEED"});
  refuses({{"MAX_DEPTH", valley.path("dem.tif")}}, "result_overwrites_input", {"MAX_DEPTH", "DEM"});
  refuses({{"MAX_DEPTH", valley.path("depth.xyz")}}, "result_not_geotiff", {"xyz"});
}

}  // namespace
}  // namespace spate::test

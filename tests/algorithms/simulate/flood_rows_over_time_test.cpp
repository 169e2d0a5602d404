// SPDX-License-Identifier: GPL-3.0-or-later
// GAUGES and SECTIONS: rows over time, which agree with the volumes, with the maps and with observations.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>
#include <cstring>
#include <map>

#include "qgsvectorlayer.h"
#include "tests/algorithms/io/series/netcdf_read.hpp"
#include "tests/algorithms/simulate/flood_over_time_case.hpp"

namespace spate::test {
namespace {

TEST_F(FloodOverTime, WritesGaugesAndVolumesDown) {
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> most = readBand(run.results["MAX_DEPTH"].toString());
  double largest = 0, inflow = 0;
  int bridge = 0, hill = 0;
  for (const Row& row : rows(run.results["GAUGE_SERIES"].toString())) {
    const QString name = row.at("name").toString();
    const double time = row.at("time_s").toDouble();
    EXPECT_EQ(0, std::fmod(time, 30)) << time;
    if (name == "bridge") {
      ++bridge;
      const double depth = row.at("depth_m").toDouble();
      largest = std::max(largest, depth);
      if (depth > 0) {
        EXPECT_GT(row.at("level_m").toDouble(), 100);
      }
    } else if (name == "hill") {
      ++hill;
      EXPECT_EQ(0, row.at("depth_m").toDouble());
      EXPECT_TRUE(row.at("level_m").toString().isEmpty()) << "there is no water";
    } else if (name == "inflow" && row.at("kind") == "domain") {
      EXPECT_NEAR(5 * time, row.at("volume_m3").toDouble(), 1e-3);
      if (time > 0) {
        EXPECT_NEAR(5, row.at("discharge_m3s").toDouble(), 1e-4);
      }
      inflow = row.at("volume_m3").toDouble();
    }
  }
  EXPECT_EQ(13, bridge);
  EXPECT_EQ(13, hill);
  EXPECT_NEAR(run.results["VOLUME_IN"].toDouble(), inflow, 1e-6);

  const std::vector<Row> peaks = rows(run.results["GAUGE_PEAKS"].toString());
  ASSERT_EQ(2u, peaks.size());
  const double peak = peaks[0].at("max_depth_m").toDouble();
  EXPECT_NEAR(static_cast<double>(most[14 * 40 + 10]), peak, 1e-6);
  EXPECT_GE(peak, largest - 1e-6) << "of all steps, not only of those that are written down";
  EXPECT_GT(peaks[0].at("arrival_s").toDouble(), 0);
  EXPECT_EQ(0, peaks[1].at("max_depth_m").toDouble());
  EXPECT_TRUE(peaks[1].at("max_level_m").isNull());
  EXPECT_TRUE(peaks[1].at("time_of_max_s").isNull());
}

// The valley falls to the east and its end is open: all inflow passes the section and leaves there.
TEST_F(FloodOverTime, CountsWhatFlowsThroughSectionsAndEdges) {
  parameters_["SECTIONS"] = valley_.layer(
      "LineString?crs=EPSG:32633&field=name:string",
      {{"LineString(500201 5300300, 500199 5300000)", {"up"}},  // left of an eastward flow is north
       {"LineString(500199 5300000, 500203 5300300)", {"back"}},
       {"LineString(600000 5300000, 600000 5300300)", {"far"}}});
  parameters_["SECTION_PEAKS"] = valley_.path("sections.gpkg");
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "section_outside_dem", {"'far'"}));
  double up = 0, back = 0, most = 0, edges = 0, inflow = 0, edges_in = 0, edges_out = 0;
  std::map<QString, int> counts;
  for (const Row& row : rows(run.results["GAUGE_SERIES"].toString())) {
    const QString kind = row.at("kind").toString(), name = row.at("name").toString();
    const double volume = row.at("volume_m3").toDouble(), discharge = row.at("discharge_m3s").toDouble();
    const bool is_end = row.at("time_s").toDouble() == 360;
    ++counts[kind];
    if (kind == "section" && name == "up") {
      up = volume;
      most = std::max(most, discharge);
    }
    if (kind == "section" && name == "back") back = volume;
    if (kind == "edge" && is_end) edges += volume;
    if (kind == "inflow") {
      EXPECT_NEAR(5 * row.at("time_s").toDouble(), volume, 1e-6);
      inflow = volume;
    }
    if (kind == "domain" && name == "edges_in") edges_in = volume;
    if (kind == "domain" && name == "edges_out") edges_out = volume;
  }
  EXPECT_EQ(2 * 13, counts["section"]);
  EXPECT_EQ(4 * 13, counts["edge"]) << "of each side, all open";
  EXPECT_EQ(13, counts["inflow"]);
  EXPECT_NEAR(1800, inflow, 1e-6);
  EXPECT_GT(up, 10);
  EXPECT_NEAR(up, -back, 1e-9 * up);
  EXPECT_NEAR(edges_in - edges_out, edges, 1e-9 * (edges_in + edges_out) + 1e-12);

  const std::vector<Row> peaks = rows(run.results["SECTION_PEAKS"].toString());
  ASSERT_EQ(2u, peaks.size());
  EXPECT_EQ("up", peaks[0].at("name").toString().toStdString());
  EXPECT_NEAR(up, peaks[0].at("volume_m3").toDouble(), 1e-6);
  EXPECT_GE(peaks[0].at("max_m3s").toDouble(), most) << "of single steps, not of half minutes";
  EXPECT_GT(peaks[0].at("time_of_max_s").toDouble(), 0);
  EXPECT_EQ(peaks[0].at("max_m3s").toDouble(), -peaks[1].at("min_m3s").toDouble());
}

// The same rows as a table and as NetCDF.
TEST_F(FloodOverTime, WritesRowsAsNetCdf) {
  ASSERT_TRUE(runAlgorithm(id, parameters_, valley_.project()).ok);
  std::map<QString, std::vector<double>> volumes, depths;  // by place, over time
  for (const Row& row : rows(valley_.path("series.csv"))) {
    const QString place = row.at("kind").toString() + ' ' + row.at("name").toString();
    if (row.at("kind") == "gauge")
      depths[place].push_back(row.at("depth_m").toDouble());
    else
      volumes[place].push_back(row.at("volume_m3").toDouble());
  }
  parameters_["GAUGE_SERIES"] = valley_.path("rows.nc");
  parameters_["START_TIME"] = "2026-11-22T06:30";
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(valley_.path("rows.nc"), run.results["GAUGE_SERIES"].toString());
  const io::ReadBack read(valley_.path("rows.nc").toStdString());
  EXPECT_EQ("seconds since 2026-11-22 06:30:00", read.text("time", "units"));
  const std::size_t places = read.size("station");
  ASSERT_EQ(13u, read.size("time"));
  ASSERT_EQ(volumes.size() + depths.size(), places);
  const std::vector<std::string> ids = read.texts("station_id", places);
  const std::vector<double> depth = read.values("depth", 13 * places),
                            volume = read.values("volume", 13 * places);
  for (std::size_t i = 0; i < places; ++i)
    for (std::size_t time = 0; time < 13; ++time) {
      const QString place = QString::fromStdString(ids[i]);
      const bool is_gauge = depths.count(place) > 0;
      const double expected = is_gauge ? depths[place].at(time) : volumes.at(place).at(time);
      EXPECT_NEAR(expected, (is_gauge ? depth : volume)[13 * i + time], 1e-9 * std::fabs(expected) + 1e-12)
          << ids[i];
    }
}

TEST_F(FloodOverTime, LooksThroughSections) {
  ASSERT_TRUE(runAlgorithm(id, parameters_, valley_.project()).ok);
  const std::vector<float> without = readBand(valley_.path("final_depth.tif"));
  parameters_["SECTIONS"] = valley_.layer("LineString?crs=EPSG:32633&field=name:string",
                                          {{"LineString(500100 5300300, 500250 5300000)", {"slanting"}}});
  ASSERT_TRUE(runAlgorithm(id, parameters_, valley_.project()).ok);
  const std::vector<float> with = readBand(valley_.path("final_depth.tif"));
  ASSERT_EQ(without.size(), with.size());
  EXPECT_EQ(0, std::memcmp(without.data(), with.data(), with.size() * sizeof(float)));
}

TEST_F(FloodOverTime, IsComparedWithWhatWasObserved) {
  ASSERT_TRUE(runAlgorithm(id, parameters_, valley_.project()).ok);
  QByteArray observed = "time_s,gauge,depth_m\n";
  for (const Row& row : rows(valley_.path("series.csv")))
    if (row.at("name") == "bridge")
      observed += QStringLiteral("%1,bridge,%2\n")
                      .arg(row.at("time_s").toDouble())
                      .arg(row.at("depth_m").toDouble() + 0.02, 0, 'g', 9)
                      .toUtf8();
  parameters_["OBSERVED"] = valley_.text("observed.csv", observed + "0,nowhere,1\n");
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "observed_without_gauge", {"'nowhere'"}));
  const std::vector<Row> peaks = rows(run.results["GAUGE_PEAKS"].toString());
  EXPECT_EQ(13, peaks[0].at("observed").toInt());
  EXPECT_NEAR(0.02, peaks[0].at("rmse_m").toDouble(), 1e-6);
  EXPECT_GT(peaks[0].at("nse").toDouble(), 0.8);
  EXPECT_LT(peaks[0].at("nse").toDouble(), 1);
  EXPECT_LT(std::fabs(peaks[0].at("peak_error_m").toDouble() + 0.02), 0.01);
  EXPECT_EQ(0, peaks[1].at("observed").toInt());
  EXPECT_TRUE(peaks[1].at("rmse_m").isNull());
}

}  // namespace
}  // namespace spate::test

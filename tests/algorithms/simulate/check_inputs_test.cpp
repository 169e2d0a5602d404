// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>

#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString checkInputs = QStringLiteral("spate:checkinputs");

struct Row {
  QString severity, key;
  bool hasPlace;
  QgsPointXY place;
  QVariant value;
};

std::vector<Row> rowsOf(const QString& path) {
  std::vector<Row> rows;
  const QgsVectorLayer layer(path, "findings", "ogr");
  EXPECT_TRUE(layer.isValid());
  QgsFeatureIterator features = layer.getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);) {
    for (const char* text : {"severity", "key", "problem"})
      EXPECT_FALSE(feature.attribute(text).toString().isEmpty());
    // QGIS writes an empty point to a file where there is none.
    const bool hasPlace = feature.hasGeometry() && !feature.geometry().isEmpty();
    rows.push_back({feature.attribute("severity").toString(), feature.attribute("key").toString(), hasPlace,
                    hasPlace ? feature.geometry().asPoint() : QgsPointXY(), feature.attribute("value")});
  }
  return rows;
}

std::vector<Row> with(const std::vector<Row>& rows, const QString& key) {
  std::vector<Row> found;
  for (const Row& row : rows)
    if (row.key == key) found.push_back(row);
  return found;
}

class CheckInputs : public testing::Test {
 protected:
  Outcome run(QVariantMap parameters) {
    for (const char* map : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"}) parameters.remove(map);
    parameters["FINDINGS"] = valley_.path("findings.gpkg");
    Outcome outcome = runAlgorithm(checkInputs, parameters, valley_.project());
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    rows_ = rowsOf(outcome.results["FINDINGS"].toString());
    return outcome;
  }

  FloodCase valley_;
  std::vector<Row> rows_;
};

TEST_F(CheckInputs, AGoodCaseHasNotesAndNumbers) {
  const Outcome outcome = run(valley_.withInflow());
  EXPECT_EQ(0, outcome.results["ERRORS"].toInt());
  EXPECT_EQ(0, outcome.results["WARNINGS"].toInt()) << outcome.warnings.toStdString();
  EXPECT_EQ(40 * 30, outcome.results["CELLS"].toInt());
  EXPECT_GT(outcome.results["MEMORY_AT_MOST"].toDouble(), 0);
  EXPECT_GT(outcome.results["MEMORY_HOST"].toDouble(), outcome.results["MEMORY_AT_MOST"].toDouble());
  EXPECT_FALSE(outcome.results["DEVICE_USED"].toString().isEmpty());
  for (const char* number : {"STEPS", "WALL_TIME"}) {
    const QString name = number;
    EXPECT_GT(outcome.results[name].toDouble(), 0) << number;
    EXPECT_LE(outcome.results[name + "_LEAST"].toDouble(), outcome.results[name].toDouble()) << number;
    EXPECT_GE(outcome.results[name + "_MOST"].toDouble(), outcome.results[name].toDouble()) << number;
  }
  EXPECT_EQ(1u, with(rows_, "run_estimated").size());
  ASSERT_EQ(1u, with(rows_, "memory_needed").size());
  EXPECT_FALSE(with(rows_, "memory_needed")[0].hasPlace);
  ASSERT_EQ(1u, with(rows_, "volume_coming").size());
  EXPECT_DOUBLE_EQ(5 * 360, with(rows_, "volume_coming")[0].value.toDouble());
  ASSERT_EQ(1u, with(rows_, "edges_will_spill").size());
  EXPECT_TRUE(with(rows_, "edges_will_spill")[0].hasPlace);
  EXPECT_TRUE(valley_.files().contains("findings.qml"));
  const QgsVectorLayer layer(valley_.path("findings.gpkg"), "findings", "ogr");
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
}

// A simulation would stop at the first of them.
TEST_F(CheckInputs, ListsAllFeaturesThatAreWrong) {
  QVariantMap parameters = valley_.withInflow();
  parameters["BUILDINGS"] = valley_.layer(
      "Polygon?crs=EPSG:32633",
      {{"Polygon((500100 5300100,500200 5300100,500200 5300200,500100 5300200,500100 5300100))", {}}});
  parameters["INFLOWS"] =
      valley_.layer("Point?crs=EPSG:32633&field=hydrograph:string", {{"Point(500055 5300155)", {"q1"}},
                                                                     {"Point(500155 5300155)", {"q1"}},
                                                                     {"Point(500165 5300155)", {"none"}},
                                                                     {"Point(400000 5300155)", {"q1"}}});
  parameters["GAUGES"] =
      valley_.layer("Point?crs=EPSG:32633&field=name:string",
                    {{"Point(500155 5300105)", {"wall"}}, {"Point(500355 5300155)", {"river"}}});
  const Outcome outcome = run(parameters);
  EXPECT_EQ(4, outcome.results["ERRORS"].toInt());
  EXPECT_FALSE(outcome.results.contains("CELLS"));
  const std::vector<Row> inflows = with(rows_, "inflow_on_dry_cells");
  ASSERT_EQ(2u, inflows.size());
  EXPECT_EQ("error", inflows[0].severity.toStdString());
  EXPECT_EQ(QgsPointXY(500155, 5300155), inflows[0].place);
  EXPECT_EQ(1u, with(rows_, "inflow_outside_dem").size());
  ASSERT_EQ(1u, with(rows_, "gauge_on_dry_cells").size());
  EXPECT_EQ(QgsPointXY(500155, 5300105), with(rows_, "gauge_on_dry_cells")[0].place);
  EXPECT_TRUE(with(rows_, "no_water").empty()) << "what follows from errors is none";
  EXPECT_TRUE(with(rows_, "hydrographs_unused").empty());
  EXPECT_EQ("error", rows_.front().severity.toStdString()) << "they come first";
}

// Those of the simulation's log, which are the same.
TEST_F(CheckInputs, WarningsAreThoseOfTheSimulation) {
  QVariantMap parameters = valley_.withInflow();
  parameters["DEM"] = valley_.raster("spiky.tif", {}, [](int column, int row) {
    return 108 - 0.2 * column + std::abs(row - 14.5) * 0.1 + (column == 30 && row == 5 ? 20 : 0);
  });
  const Outcome simulated = runAlgorithm("spate:simulateflood", parameters, valley_.project());
  ASSERT_TRUE(simulated.ok) << simulated.error.toStdString();
  EXPECT_TRUE(mentions(simulated.warnings, "dem_spikes"));
  const Outcome outcome = run(parameters);
  EXPECT_TRUE(mentions(outcome.warnings, "dem_spikes"));
  const std::vector<Row> spikes = with(rows_, "dem_spikes");
  ASSERT_EQ(1u, spikes.size());
  EXPECT_EQ("warning", spikes[0].severity.toStdString());
  EXPECT_EQ(QgsPointXY(500305, 5300245), spikes[0].place);
  EXPECT_NEAR(19.7, spikes[0].value.toDouble(), 0.2);
}

// An error that stops the reading of an input is a finding too.
TEST_F(CheckInputs, AnInputThatCannotBeReadIsAFinding) {
  QVariantMap parameters = valley_.withInflow();
  parameters["RAIN"] = 5;
  parameters["RAIN_TABLE"] = valley_.text("rain.csv", "time_h,rain_mmh\n0,1\n");
  const Outcome outcome = run(parameters);
  EXPECT_EQ(1, outcome.results["ERRORS"].toInt());
  EXPECT_EQ(1u, with(rows_, "two_values_of_rain").size());
}

}  // namespace
}  // namespace spate::test

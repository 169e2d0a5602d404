// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "qgsfeature.h"
#include "qgsfeatureiterator.h"
#include "qgsgeometry.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

// The valley with an embankment of two cells across it, at x = 500200 to 500220.
class CheckStructures : public testing::Test {
 protected:
  Outcome run(const std::vector<FloodCase::Feature>& structures, QVariantMap more = {}) {
    const QString dem = valley_.raster("dike.tif", {}, [](int column, int row) {
      return column == 20 || column == 21 ? 110.0 : 100 + 0.2 * (39.5 - column) + 0.1 * std::abs(row - 14.5);
    });
    more["DEM"] = dem;
    if (!more.contains("STRUCTURES"))
      more["STRUCTURES"] =
          valley_.layer("LineString?crs=EPSG:32633&field=name:string&field=diameter:double", structures);
    more["FINDINGS"] = valley_.path("findings.gpkg");
    Outcome outcome = runAlgorithm(QStringLiteral("spate:checkstructures"), more, valley_.project());
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    const QgsVectorLayer layer(outcome.results["FINDINGS"].toString(), "findings", "ogr");
    EXPECT_TRUE(layer.isValid());
    EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
    rows_.clear();
    QgsFeatureIterator features = layer.getFeatures();
    for (QgsFeature feature; features.nextFeature(feature);)
      rows_[feature.attribute("key").toString().toStdString()] = feature;
    return outcome;
  }
  QString text(const char* key, const char* column) { return rows_[key].attribute(column).toString(); }

  FloodCase valley_;
  std::map<std::string, QgsFeature> rows_;
};

TEST_F(CheckStructures, ListsWhatIsWrongWithItsFieldAndPlace) {
  const Outcome outcome = run({{"LineString(500195 5300155,500225 5300155)", {"good", 1.5}},
                               {"LineString(500205 5300205,500225 5300205)", {"short", 0.5}},
                               {"LineString(500195 5300055,499000 5300055)", {"outside", 1}}});
  EXPECT_EQ(1, outcome.results["ERRORS"].toInt());
  EXPECT_EQ("error", text("structure_outside_dem", "severity").toStdString());
  EXPECT_EQ("warning", text("inlet_beside_low_point", "severity").toStdString());
  EXPECT_EQ("short", text("inlet_beside_low_point", "structure").toStdString());
  EXPECT_EQ("invert_up", text("inlet_beside_low_point", "field").toStdString());
  EXPECT_FALSE(text("inlet_beside_low_point", "remedy").isEmpty());
  EXPECT_EQ(QgsPointXY(500205, 5300205), rows_["inlet_beside_low_point"].geometry().asPoint());
  EXPECT_EQ("note", text("structure_capacity", "severity").toStdString());
  EXPECT_TRUE(valley_.files().contains("findings.qml"));
}

TEST_F(CheckStructures, LooksAtInletsAndBridges) {
  const QString inlets = valley_.layer(
      "LineString?crs=EPSG:32633&field=name:string&field=width:double&field=capacity_m3s:double",
      {{"LineString(500355 5300155,500255 5300155)", {"gully", 1, 0.02}}});
  run({{"LineString(500195 5300155,500225 5300155)", {"good", 1.5}}}, {{"INLETS", inlets}});
  EXPECT_EQ("warning", text("inlet_below_its_outlet", "severity").toStdString());
  EXPECT_NEAR(2, rows_["inlet_below_its_outlet"].attribute("value").toDouble(), 1e-5);
  const QString bridge =
      valley_.layer("LineString?crs=EPSG:32633&field=type:string&field=soffit:double&field=deck:double",
                    {{"LineString(500300 5300121,500300 5300179)", {"bridge", 104, 105}}});
  run({}, {{"STRUCTURES", bridge}});
  EXPECT_EQ("soffit", text("bridge_bypassed", "field").toStdString());
}

TEST_F(CheckStructures, ComparesTheCapacityWithTheInflows) {
  const std::vector<FloodCase::Feature> pipe = {{"LineString(500195 5300155,500225 5300155)", {"pipe", 1}}};
  const QVariantMap inflow = {{"INFLOWS", valley_.withInflow()["INFLOWS"]},
                              {"HYDROGRAPHS", valley_.withInflow()["HYDROGRAPHS"]}};
  run(pipe, inflow);
  EXPECT_DOUBLE_EQ(5, rows_["structure_too_small"].attribute("value").toDouble());
  const double capacity = rows_["structure_capacity"].attribute("value").toDouble();
  QVariantMap deeper = inflow;
  deeper["HEADWATER"] = 3;
  run(pipe, deeper);
  EXPECT_GT(rows_["structure_capacity"].attribute("value").toDouble(), 1.3 * capacity);
  run({{"LineString(500195 5300155,500225 5300155)", {"pipe", 3}}}, inflow);
  EXPECT_EQ(0u, rows_.count("structure_too_small"));
}

}  // namespace
}  // namespace spate::test

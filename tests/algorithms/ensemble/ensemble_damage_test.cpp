// SPDX-License-Identifier: GPL-3.0-or-later
// DAMAGE of spate:simulateensemble: the damage at buildings over all members, against values computed by
// hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "algorithms/qgis/text.hpp"
#include "qgsrulebasedrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

// The damage is that of spate:buildingdamage on each member's map; its spread is computed by hand.
TEST(EnsembleResults, GivesExpectedDamageAndItsSpread) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  const auto square = [](int west, int south) {
    return QStringLiteral("Polygon((%1 %2, %3 %2, %3 %4, %1 %4, %1 %2))")
        .arg(west)
        .arg(south)
        .arg(west + 20)
        .arg(south + 20);
  };
  // Beside the inflow, where only large floods reach, on the dry shoulder, and outside the grid.
  parameters["BUILDINGS"] =
      valley.layer("Polygon?crs=EPSG:32633&field=name:string&field=worth:double&field=damage_mean:string",
                   {{square(500100, 5300160), {"near", 1000.0, "old"}},
                    {square(500200, 5300190), {"edge", QVariant(), "old"}},
                    {square(500200, 5300270), {"dry", 3000.0, "old"}},
                    {square(600200, 5300270), {"far", 3000.0, "old"}}});
  const QVariantMap damage = {{"DEFAULT_CURVE", "jrc_europe_residential"},
                              {"STRUCTURE_VALUE_FIELD", "worth"},
                              {"STRUCTURE_VALUE", 2000}};
  for (auto value = damage.begin(); value != damage.end(); ++value) parameters[value.key()] = value.value();
  parameters["DAMAGE"] = valley.path("damage.gpkg");
  parameters["CURRENCY"] = "CHF of 2024";
  parameters["QUANTILES"] = "0.05, 0.5";
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();

  const char* ids[] = {"base", "steep", "large"};
  std::vector<std::map<QString, double>> single;
  double sum = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    QVariantMap of = damage;
    of["BUILDINGS"] = parameters["BUILDINGS"];
    of["MAX_DEPTH"] = valley.path(QStringLiteral("folder/member_%1/max_depth.tif").arg(ids[i]));
    of["DAMAGE"] = valley.path("single.gpkg");
    const Outcome each = runAlgorithm(QStringLiteral("spate:buildingdamage"), of, valley.project());
    ASSERT_TRUE(each.ok) << each.error.toStdString();
    single.emplace_back();
    for (const auto& [name, row] : valley.rows("single.gpkg", "name"))
      if (!row["damage_total"].isNull()) single.back()[name] = row["damage_total"].toDouble();
    sum += threeWeights[i] * each.results["DAMAGE_TOTAL"].toDouble();
    EXPECT_NEAR(each.results["DAMAGE_TOTAL"].toDouble(), valley.members()[ids[i]]["damage"].toDouble(), 1e-9);
  }
  EXPECT_DOUBLE_EQ(sum / 4, run.results["DAMAGE_EXPECTED"].toDouble());

  auto rows = valley.rows("damage.gpkg", "name");
  ASSERT_EQ(4u, rows.size());
  for (const char* name : {"near", "edge", "dry"}) {
    SCOPED_TRACE(name);
    std::vector<double> sorted;  // each as often as its weight says
    double mean = 0, squares = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      mean += threeWeights[i] * single[i].at(name) / 4;
      sorted.insert(sorted.end(), static_cast<std::size_t>(threeWeights[i]), single[i].at(name));
    }
    for (const double each : sorted) squares += (each - mean) * (each - mean) / 4;
    std::sort(sorted.begin(), sorted.end());
    QVariantMap& row = rows[name];
    EXPECT_NEAR(mean, row["damage_mean"].toDouble(), 1e-9);
    EXPECT_NEAR(std::sqrt(squares), row["damage_sd"].toDouble(), 1e-9);
    EXPECT_EQ(sorted[0], row["damage_q05"].toDouble());
    EXPECT_EQ(sorted[1], row["damage_q50"].toDouble());
    EXPECT_EQ(sorted[3], row["damage_max"].toDouble());
  }
  EXPECT_EQ(1, rows["near"]["flood_prob"].toDouble());
  EXPECT_GT(rows["near"]["damage_sd"].toDouble(), 0) << "or the test shows nothing";
  EXPECT_EQ(0, rows["dry"]["flood_prob"].toDouble());
  EXPECT_EQ(0, rows["dry"]["damage_max"].toDouble());
  EXPECT_TRUE(rows["far"]["damage_mean"].isNull());
  EXPECT_TRUE(rows["far"]["flood_prob"].isNull());
  EXPECT_EQ(1000, rows["near"]["worth"].toDouble());

  QgsVectorLayer layer(valley.path("damage.gpkg"), "damage", "ogr");  // with the style beside it
  auto* renderer = dynamic_cast<QgsRuleBasedRenderer*>(layer.renderer());
  ASSERT_NE(nullptr, renderer);
  EXPECT_EQ("\"damage_mean\" IS NULL",
            renderer->rootRule()->children().last()->filterExpression().toStdString());
  for (const QgsLegendSymbolItem& item : renderer->legendSymbolItems().mid(1, 3))
    EXPECT_TRUE(item.label().contains(u8"CHF\u00a0of\u00a02024\u00a0")) << item.label().toStdString();
  EXPECT_TRUE(logged(run.log, {qfixed(run.results["DAMAGE_EXPECTED"].toDouble(), 0) + " CHF of 2024"}));
}

// Floods of two return periods, the rarer one in two forms of different weight.
TEST(EnsembleResults, GivesTheDamagePerYear) {
  EnsembleCase valley;
  QVariantMap parameters =
      valley.ensemble("id,weight,return_period,factor\noften,1,10,1\nlikely,3,100,2\nlarge,1,100,4\n");
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?field=name:string",
      {{"Polygon((500100 5300160, 500120 5300160, 500120 5300180, 500100 5300180, 500100 5300160))",
        {"near"}}});
  parameters["DEFAULT_CURVE"] = "jrc_europe_residential";
  parameters["STRUCTURE_VALUE"] = 1e6;
  parameters["DAMAGE"] = valley.path("damage.gpkg");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const auto damage = [&](const char* id) { return valley.members()[id]["damage"].toDouble(); };
  const double often = damage("often"), seldom = (3 * damage("likely") + damage("large")) / 4;
  ASSERT_GT(seldom, often);
  ASSERT_GT(often, 0);
  EXPECT_NEAR((0.1 - 0.01) * (often + seldom) / 2 + 0.01 * seldom, run.results["EAD_TRAPEZOID"].toDouble(),
              1e-6);
  const double share = 1 / std::log(10.0);  // of the logarithms, by hand: the integral of ln(a / p) / L
  const double ofSeldom = (0.1 - 0.01) * share - 0.01;
  EXPECT_NEAR((0.1 - 0.01 - ofSeldom) * often + (ofSeldom + 0.01) * seldom,
              run.results["EAD_LOGLINEAR"].toDouble(), 1e-6);
  EXPECT_EQ(100, valley.members()["large"]["return_period"].toDouble());
  auto row = valley.rows("damage.gpkg", "name")["near"];
  EXPECT_NEAR(run.results["EAD_TRAPEZOID"].toDouble(), row["ead_trapezoid"].toDouble(), 1e-6);
  EXPECT_NEAR(run.results["EAD_LOGLINEAR"].toDouble(), row["ead_loglinear"].toDouble(), 1e-6);
  const QgsVectorLayer layer(valley.path("damage.gpkg"), "damage", "ogr");
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString()) << "that of DEM, since the layer has none";

  // Without return periods, and with one alone, there is no damage per year.
  for (const char* scenarios : {"id,weight\noften,1\n", "id,return_period\noften,10\n"}) {
    valley.text("scenarios.csv", scenarios);
    const Outcome without = valley.run(parameters);
    ASSERT_TRUE(without.ok) << without.error.toStdString();
    EXPECT_TRUE(without.results.contains("DAMAGE_EXPECTED"));
    EXPECT_FALSE(without.results.contains("EAD_TRAPEZOID"));
    EXPECT_EQ(QByteArray(scenarios).contains("return_period"),
              mentions(without.warnings, "annual_damage_unknown", {" 10"}));
    EXPECT_FALSE(valley.rows("damage.gpkg", "name")["near"].contains("ead_trapezoid"));
  }
}

// A flood of which nothing is known leaves no integral over the others.
TEST(EnsembleResults, AFailedFloodLeavesNoDamagePerYear) {
  EnsembleCase valley;
  QVariantMap parameters =
      valley.ensemble("id,return_period,manning_factor\na,10,1\nb,50,1\nrough,100,100000\n");
  parameters["DURATION"] = 0.02;
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?crs=EPSG:32633&field=name:string",
      {{"Polygon((500100 5300160, 500120 5300160, 500120 5300180, 500100 5300180, 500100 5300160))", {"a"}}});
  parameters["DEFAULT_CURVE"] = "jrc_europe_residential";
  parameters["STRUCTURE_VALUE"] = 2000;
  parameters["DAMAGE"] = valley.path("damage.gpkg");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "annual_damage_unknown", {" 100"}));
  EXPECT_TRUE(run.results.contains("DAMAGE_EXPECTED"));
  EXPECT_FALSE(run.results.contains("EAD_TRAPEZOID"));
  EXPECT_FALSE(valley.rows("damage.gpkg", "name")["a"].contains("ead_trapezoid"));
}

// Quantiles so close that their fields would share a name count as one.
TEST(EnsembleResults, QuantilesThatAreHardlyApartAreOne) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble("id,weight\na,1\nb,1\n");
  parameters["QUANTILES"] = "0.5,0.50000001,0.9";
  parameters["DURATION"] = 0.02;
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?crs=EPSG:32633&field=name:string&field=damage_total:double&field=return_per:double",
      {{"Polygon((500100 5300160, 500120 5300160, 500120 5300180, 500100 5300180, 500100 5300160))",
        {"a", 7.0, 5.0}}});
  parameters["DEFAULT_CURVE"] = "jrc_europe_residential";
  parameters["STRUCTURE_VALUE"] = 2000;
  parameters["DAMAGE"] = valley.path("damage.gpkg");
  const Outcome run = valley.run(parameters);
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_FALSE(readBand(run.results["DEPTH_QUANTILES"].toString(), 2).empty());
  EXPECT_EQ(2, QgsRasterLayer(run.results["DEPTH_QUANTILES"].toString(), "q", "gdal").bandCount());
  const QVariantMap row = valley.rows("damage.gpkg", "name")["a"];
  const QStringList fields = row.keys().filter(QRegularExpression("^damage_q"));
  EXPECT_EQ(2, fields.size()) << row.keys().join(" ").toStdString();
  // What an earlier damage left, be it in a shapefile, is not taken for that of the ensemble.
  EXPECT_TRUE(mentions(run.warnings, "fields_replaced", {"damage_total", "return_per"}));
  EXPECT_FALSE(row.contains("damage_total") || row.contains("return_per"));
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:expectedannualdamage on layers.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeatureiterator.h"
#include "qgsrulebasedrenderer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/damage/damage_case.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:expectedannualdamage");

class ExpectedAnnualDamage : public testing::Test {
 protected:
  QString flood(const std::vector<std::pair<const char*, QVariant>>& damages,
                const char* more = "&field=depth_max:double") {
    std::vector<FloodCase::Feature> features;
    for (std::size_t i = 0; i < damages.size(); ++i)
      features.push_back(
          {QStringLiteral("Polygon((%1 0, %2 0, %2 10, %1 10, %1 0))").arg(20 * i).arg(20 * i + 10),
           {damages[i].first, damages[i].second, 1.5}});
    return valley_.layer(
        QStringLiteral("Polygon?crs=EPSG:32633&field=name:string&field=damage_total:double") + more,
        features);
  }

  QVariantMap parameters(const QStringList& layers, const QString& periods) const {
    return {{"LAYERS", layers},
            {"RETURN_PERIODS", periods},
            {"EAD", valley_.path("ead.gpkg")},
            {"CURVE", valley_.path("curve.csv")},
            {"PLOT", valley_.path("plot.html")}};
  }

  Outcome run(const QVariantMap& values) { return runAlgorithm(id, values, valley_.project()); }

  void refuses(const QVariantMap& parameters, const char* key, const QStringList& parts = {}) {
    valley_.refuses(id, parameters, key, parts);
  }

  FloodCase valley_;
};

// Without a field of ids each building would get the damage of another.
TEST_F(ExpectedAnnualDamage, LayersOfAnotherOrderAreRefused) {
  const auto flooded = [&](const std::vector<int>& order) {
    std::vector<FloodCase::Feature> features;
    for (const int i : order)
      features.push_back(
          {QStringLiteral("Polygon((%1 0, %2 0, %2 10, %1 10, %1 0))").arg(20 * i).arg(20 * i + 10),
           {QString::number(i), 10.0 * i}});
    return valley_.layer("Polygon?crs=EPSG:32633&field=name:string&field=damage_total:double", features);
  };
  QVariantMap values = parameters({flooded({1, 2, 3}), flooded({3, 1, 2})}, "10, 100");
  refuses(values, "buildings_without_common_ids", {"3 ", "ID_FIELD"});
  values["ID_FIELD"] = "name";
  EXPECT_TRUE(run(values).ok);
}

// A list in the wrong order would give a plausible but wrong number: the layers know their periods.
TEST_F(ExpectedAnnualDamage, TakesTheReturnPeriodsOfTheLayers) {
  const char* field = "&field=return_period:double";
  const auto flooded = [&](double damage, const QVariant& period) {
    return valley_.layer(
        QStringLiteral("Polygon?crs=EPSG:32633&field=name:string&field=damage_total:double") + field,
        {{"Polygon((0 0, 10 0, 10 10, 0 10, 0 0))", {"a", damage, period}},
         {"Polygon((20 0, 30 0, 30 10, 20 10, 20 0))", {"b", 0.0, period}}});
  };
  const QString often = flooded(100, 10), seldom = flooded(1000, 100);
  QVariantMap values = parameters({seldom, often}, "100, 10");
  const double expected = run(values).results["EAD_TRAPEZOID"].toDouble();
  EXPECT_NEAR((0.1 - 0.01) * 550 + 0.01 * 1000, expected, 1e-9);
  for (const QStringList& order : {QStringList{seldom, often}, QStringList{often, seldom}}) {
    values = parameters(order, "");
    const Outcome outcome = run(values);
    ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
    EXPECT_NEAR(expected, outcome.results["EAD_TRAPEZOID"].toDouble(), 1e-9);
    auto row = rows(outcome.results["EAD"].toString(), "name")["a"];
    EXPECT_EQ(1000, row["damage_t100"].toDouble());
    EXPECT_FALSE(row.contains("return_period")) << "it is that of the first flood only";
  }
  refuses(parameters({seldom, often}, "10, 100"), "return_period_contradicted",
          {"RETURN_PERIODS", " 10 ", " 100"});
  refuses(parameters({seldom, flooded(100, 100)}, ""), "return_period_twice", {" 100 "});
  refuses(parameters({seldom, flood({{"a", 1.0}, {"b", 1.0}})}, ""), "return_period_missing",
          {"RETURN_PERIODS"});
  refuses(parameters({seldom, flooded(100, -5)}, ""), "return_period_unclear", {"-5 "});
  QString mixed = valley_.layer(
      QStringLiteral("Polygon?crs=EPSG:32633&field=name:string&field=damage_total:double") + field,
      {{"", {"a", 1.0, 10}}, {"", {"b", 1.0, 20}}});
  refuses(parameters({seldom, mixed}, ""), "return_period_unclear", {"10 ", "20 "});
  // One layer has its period; the list gives those of both.
  values = parameters({seldom, flood({{"a", 100.0}, {"b", 0.0}})}, "100, 10");
  EXPECT_NEAR(expected, run(values).results["EAD_TRAPEZOID"].toDouble(), 1e-9);
}

TEST_F(ExpectedAnnualDamage, HasTheCrsOfALayerThatKnowsIt) {
  const auto flooded = [&](const char* crs, double damage) {
    return valley_.layer(QStringLiteral("Polygon?%1field=name:string&field=damage_total:double").arg(crs),
                         {{"Polygon((0 0, 10 0, 10 10, 0 10, 0 0))", {"a", damage}}});
  };
  const Outcome outcome = run(parameters({flooded("", 1), flooded("crs=EPSG:32633&", 10)}, "10, 100"));
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("EPSG:32633",
            QgsVectorLayer(outcome.results["EAD"].toString(), "r", "ogr").crs().authid().toStdString());
  EXPECT_TRUE(
      mentions(run(parameters({flooded("", 1), flooded("", 10)}, "10, 100")).warnings, "result_without_crs"));
}

TEST_F(ExpectedAnnualDamage, OfEachBuildingAndInAll) {
  const QString rare = flood({{"a", 1000.0}, {"b", 50.0}, {"c", qgis::null(qgis::realField)}, {"d", 5.0}});
  const QString frequent = flood({{"a", 100.0}, {"b", 0.0}, {"c", 7.0}, {"d", 6.0}});
  QVariantMap values = parameters({rare, frequent}, "100; 10");
  values["NO_DAMAGE_RETURN_PERIOD"] = 2;
  values["CURRENCY"] = "EUR";
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  auto result = rows(outcome.results["EAD"].toString(), "name");
  ASSERT_EQ(4u, result.size());
  EXPECT_NEAR(79.5, result["a"]["ead_trapezoid"].toDouble(), 1e-9);
  EXPECT_NEAR(60.031248, result["a"]["ead_loglinear"].toDouble(), 1e-5);
  EXPECT_NEAR(1000, result["a"]["damage_t100"].toDouble(), 1e-9);
  EXPECT_NEAR(100, result["a"]["damage_t10"].toDouble(), 1e-9);
  EXPECT_TRUE(result["a"]["ead_flag"].isNull());
  EXPECT_NEAR(0.09 * 25 + 0.5, result["b"]["ead_trapezoid"].toDouble(), 1e-9);
  EXPECT_TRUE(result["c"]["ead_trapezoid"].isNull());
  EXPECT_EQ("unknown", result["c"]["ead_flag"].toString().toStdString());
  EXPECT_EQ("falls", result["d"]["ead_flag"].toString().toStdString());
  EXPECT_FALSE(result["a"].contains("depth_max")) << "of one flood only";
  EXPECT_FALSE(result["a"].contains("damage_total"));

  double sum = 0, logSum = 0;
  for (const char* name : {"a", "b", "d"}) {
    sum += result[name]["ead_trapezoid"].toDouble();
    logSum += result[name]["ead_loglinear"].toDouble();
  }
  EXPECT_NEAR(sum, outcome.results["EAD_TRAPEZOID"].toDouble(), 1e-9);
  EXPECT_NEAR(logSum, outcome.results["EAD_LOGLINEAR"].toDouble(), 1e-9);
  EXPECT_EQ(4, outcome.results["BUILDINGS_COUNT"].toInt());
  EXPECT_EQ(1, outcome.results["BUILDINGS_UNKNOWN"].toInt());
  EXPECT_TRUE(mentions(outcome.warnings, "damage_unknown_in_flood"));
  EXPECT_TRUE(mentions(outcome.warnings, "damage_falls_with_rarity"));
  EXPECT_TRUE(logged(outcome.log, {" 100 "}));
  EXPECT_TRUE(logged(outcome.log, {" 0 ", " 2 "}));
  EXPECT_TRUE(logged(outcome.log, {"EUR"}));

  auto curve = rows(outcome.results["CURVE"].toString(), "return_period");
  ASSERT_EQ(3u, curve.size());
  EXPECT_NEAR(0.5, curve["2"]["probability"].toDouble(), 1e-12);
  EXPECT_NEAR(0.4 * 106 / 2, curve["2"]["ead_trapezoid"].toDouble(), 1e-9);
  EXPECT_NEAR(1055, curve["100"]["damage"].toDouble(), 1e-9);
  EXPECT_NEAR(10.55, curve["100"]["ead_trapezoid"].toDouble(), 1e-9);
  double parts = 0, logParts = 0;
  for (const auto& [period, row] : curve) {
    parts += row["ead_trapezoid"].toDouble();
    logParts += row["ead_loglinear"].toDouble();
  }
  EXPECT_NEAR(sum, parts, 1e-9);
  EXPECT_NEAR(logSum, logParts, 1e-9);

  QFile page(outcome.results["PLOT"].toString());
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString html = QString::fromUtf8(page.readAll());
  EXPECT_TRUE(html.contains("<svg"));
  EXPECT_TRUE(mentions(html, "damage_unknown_in_flood"));

  QgsVectorLayer layer(outcome.results["EAD"].toString(), "r", "ogr");
  auto* renderer = dynamic_cast<QgsRuleBasedRenderer*>(layer.renderer());
  ASSERT_NE(nullptr, renderer);
  const QgsRuleBasedRenderer::RuleList rules = renderer->rootRule()->children();
  ASSERT_EQ(7, rules.size());
  EXPECT_EQ("\"ead_trapezoid\" IS NULL", rules.last()->filterExpression().toStdString());
}

// A GeoPackage cannot hold two fields whose names differ only in case.
TEST_F(ExpectedAnnualDamage, ReplacesFieldsOfAnEarlierRunInAnyCase) {
  const char* earlier = "&field=DAMAGE_T10:double";
  const QStringList layers{flood({{"a", 100.0}}, earlier), flood({{"a", 1000.0}}, earlier)};
  const Outcome outcome = run(parameters(layers, "10, 100"));
  ASSERT_EQ("", outcome.error.toStdString());
  auto result = rows(outcome.results["EAD"].toString(), "name");
  EXPECT_EQ(100, result["a"]["damage_t10"].toDouble());
  EXPECT_FALSE(result["a"].contains("DAMAGE_T10"));
}

TEST_F(ExpectedAnnualDamage, NamesTheFieldsByThePeriodsHoweverLong) {
  const QStringList layers{flood({{"a", 1.0}}), flood({{"a", 2.0}}), flood({{"a", 3.0}})};
  const Outcome outcome = run(parameters(layers, "12.5, 1000000, 1000001"));
  ASSERT_EQ("", outcome.error.toStdString());
  auto result = rows(outcome.results["EAD"].toString(), "name");
  for (const auto& [name, damage] :
       {std::pair("damage_t12_5", 1), std::pair("damage_t1000000", 2), std::pair("damage_t1000001", 3)})
    EXPECT_EQ(damage, result["a"][name].toInt()) << name;
}

TEST_F(ExpectedAnnualDamage, FindsTheBuildingsByTheirNames) {
  const QString first = flood({{"a", 100.0}, {"b", 10.0}});
  const QString second = flood({{"b", 20.0}, {"a", 1000.0}});
  QVariantMap values = parameters({first, second}, "10, 100");
  values["ID_FIELD"] = "name";
  values["RARE_TAIL"] = "none";
  Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(49.5, rows(outcome.results["EAD"].toString(), "name")["a"]["ead_trapezoid"].toDouble(), 1e-9);

  values["LAYERS"] = QStringList{first, flood({{"b", 20.0}, {"x", 1000.0}})};
  values["EAD"] = valley_.path("other.gpkg");
  refuses(values, "building_not_in_first_layer", {" 2,", "'x'"});
  values["LAYERS"] = QStringList{first, flood({{"b", 20.0}, {"b", 1000.0}})};
  refuses(values, "id_twice", {"'b'"});
  values["LAYERS"] = QStringList{first, flood({{"b", 20.0}})};
  refuses(values, "buildings_fewer_than_first_layer", {"1 ", " 2"});
}

TEST_F(ExpectedAnnualDamage, WorksOnFiles) {
  const QString a = valley_.text("t5.csv", "name,loss\na,1\nb,2\n"),
                b = valley_.text("t50.csv", "name,loss\na,10\nb,2\n");
  QVariantMap values = parameters({a, b}, "5,50");
  values["DAMAGE_FIELD"] = "loss";
  values["EAD"] = valley_.path("ead.csv");
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(0.18 * (3 + 12) / 2 + 0.02 * 12, outcome.results["EAD_TRAPEZOID"].toDouble(), 1e-9);
}

TEST_F(ExpectedAnnualDamage, TakesDecimalCommasAndSaysWhichLayerIsWhich) {
  const QString a = valley_.text("t5.csv", "name;loss\na;1,5\nb;2\nc;1,000\n"),
                b = valley_.text("t50.csv", "name;loss\na;10\nb;2,5\nc;3\n");
  QVariantMap values = parameters({b, a}, "50; 5");
  values["DAMAGE_FIELD"] = "loss";
  values["EAD"] = valley_.path("ead.csv");
  const Outcome outcome = run(values);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(0.18 * (3.5 + 12.5) / 2 + 0.02 * 12.5, outcome.results["EAD_TRAPEZOID"].toDouble(), 1e-9);
  EXPECT_EQ(1, outcome.results["BUILDINGS_UNKNOWN"].toInt());
  EXPECT_TRUE(mentions(outcome.warnings, "damage_not_a_number", {"'t5'", " 1 ", "'1,000'", " 3"}));
  EXPECT_TRUE(logged(outcome.log, {" 5 ", "'t5'", a}));
  EXPECT_TRUE(logged(outcome.log, {" 50 ", "'t50'"}));
}

TEST_F(ExpectedAnnualDamage, FindsTheFieldsThatAShapefileHasCut) {
  const auto shapefile = [&](double damage) {
    return valley_.layer(
        "Polygon?crs=EPSG:32633&field=name:string&field=damage_str:double&field=damage_tot:double",
        {{"Polygon((0 0, 10 0, 10 10, 0 10, 0 0))", {"a", 1.0, damage}}});
  };
  const Outcome outcome = run(parameters({shapefile(100), shapefile(1000)}, "10, 100"));
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(59.5, outcome.results["EAD_TRAPEZOID"].toDouble(), 1e-9);
  const QVariantMap row = rows(outcome.results["EAD"].toString(), "name")["a"];
  EXPECT_FALSE(row.contains("damage_str") || row.contains("damage_tot")) << "of one flood only";
}

TEST_F(ExpectedAnnualDamage, WarnsOfLayersWithoutBuildings) {
  const Outcome outcome = run(parameters({flood({}), flood({})}, "10, 100"));
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "no_building"));
}

TEST_F(ExpectedAnnualDamage, CancelLeavesNoFile) {
  const QVariantMap values = parameters({flood({{"a", 1.0}}), flood({{"a", 2.0}})}, "10, 100");
  const QStringList before = valley_.files();
  const Outcome outcome = runAlgorithm(id, values, valley_.project(), [](Feedback& f) { f.cancel(); });
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before, valley_.files());
}

TEST_F(ExpectedAnnualDamage, RefusesBadValues) {
  const QStringList layers = {flood({{"a", 1.0}}), flood({{"a", 2.0}})};
  const auto with = [&](const char* name, const QVariant& value) {
    QVariantMap values = parameters(layers, "10, 100");
    values[name] = value;
    return values;
  };
  refuses(with("RETURN_PERIODS", "10, often"), "list_value_wrong",
          {"RETURN_PERIODS", "'often'", "10, 30, 100"});
  refuses(with("RETURN_PERIODS", "10, -5"), "list_value_wrong", {"RETURN_PERIODS", "'-5'"});
  refuses(with("RETURN_PERIODS", "10, 10"), "list_value_twice", {"RETURN_PERIODS"});
  refuses(with("RETURN_PERIODS", "10"), "too_few_floods", {" 10 "});
  refuses(with("RETURN_PERIODS", "10, 30, 100"), "return_periods_differ_in_number",
          {"LAYERS", "RETURN_PERIODS", " 2 ", " 3 "});
  refuses(with("NO_DAMAGE_RETURN_PERIOD", 20), "no_damage_period_impossible",
          {"NO_DAMAGE_RETURN_PERIOD", " 20 ", " 10 "});
  refuses(with("DAMAGE_FIELD", "loss"), "field_missing", {"'loss'", "name, damage_total, depth_max"});
  refuses(with("LAYERS", QStringList{layers[0], flood({{"a", -2.0}})}), "damage_negative",
          {" 1,", "'damage_total'", "-2"});
  refuses(with("ID_FIELD", "building"), "field_missing", {"'building'"});
  refuses(with("PLOT", "/nowhere/plot.html"), "result_not_written", {"/nowhere"});
}

}  // namespace
}  // namespace spate::test

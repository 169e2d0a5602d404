// SPDX-License-Identifier: GPL-3.0-or-later
// From an ensemble to hazard, samples and damage per year in one model, whose steps hand each other layers.
#include <gtest/gtest.h>

#include <cmath>

#include "qgsfeatureiterator.h"
#include "qgsprocessingmodelalgorithm.h"
#include "qgsprocessingmodelchildalgorithm.h"
#include "qgsprocessingmodeloutput.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"

namespace spate::test {
namespace {

using Source = QgsProcessingModelChildParameterSource;

// A step of the model, with fixed values; kept: outputs that the model gives to its user.
QgsProcessingModelChildAlgorithm step(const QString& id, const char* algorithm, const QVariantMap& values,
                                      const QStringList& kept) {
  QgsProcessingModelChildAlgorithm child("spate:" + QString(algorithm));
  child.setChildId(id);
  for (auto value = values.begin(); value != values.end(); ++value)
    child.addParameterSources(value.key(), {Source::fromStaticValue(value.value())});
  QMap<QString, QgsProcessingModelOutput> outputs;
  for (const QString& name : kept) {
    QgsProcessingModelOutput output(name);
    output.setChildId(id);
    output.setChildOutputName(name);
    outputs[name] = output;
  }
  child.setModelOutputs(outputs);
  return child;
}

QgsFeature onlyRow(const QString& file) {
  const QgsVectorLayer layer(file, "layer", "ogr");
  EXPECT_EQ(1, layer.featureCount()) << file.toStdString();
  QgsFeature row;
  layer.getFeatures().nextFeature(row);
  return row;
}

TEST(ModelChain, FromAnEnsembleToDamagePerYear) {
  EnsembleCase valley;
  QVariantMap scenarios = valley.ensemble("id,weight,factor\nlow,1,1\nhigh,1,4\n");
  const QString speed = valley.raster("speed.tif", {}, [](int, int) { return 1.0; });
  for (const char* output : {"MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL",
                             "DEPTH_QUANTILES", "MEMBERS", "FOLDER"})
    scenarios.remove(output);
  // Both at the inflow, in column 5 and row 14 from the north.
  const QString buildings =
      valley.layer("Polygon?crs=EPSG:32633&field=fid:integer",
                   {{"Polygon((500052 5300152, 500058 5300152, 500058 5300158, 500052 5300152))", {7}}});
  const QString points = valley.layer("Point?crs=EPSG:32633", {{"Point(500055 5300155)", {}}});
  const QVariantMap damage{
      {"BUILDINGS", buildings}, {"DEFAULT_CURVE", "jrc_europe_residential"}, {"STRUCTURE_VALUE", 1000}};

  QgsProcessingModelAlgorithm model("chain", "tests");
  auto ensemble = step("ensemble", "simulateensemble", scenarios, {"MAX_DEPTH", "MEMBERS"});
  auto frequent = step("frequent", "buildingdamage", damage, {"DAMAGE"});
  auto rare = step("rare", "buildingdamage", damage, {"DAMAGE"});
  auto perYear = step("per_year", "expectedannualdamage", {{"RETURN_PERIODS", "10, 100"}}, {"EAD"});
  auto hazard = step("hazard", "floodhazard", {{"MAX_SPEED", speed}, {"DEBRIS", "none"}}, {"UK_HAZARD"});
  auto samples = step("samples", "samplepoints", {{"POINTS", points}}, {"SAMPLES"});
  const auto most = Source::fromChildOutput("ensemble", "MAX_DEPTH");
  frequent.addParameterSources("MAX_DEPTH", {Source::fromChildOutput("ensemble", "MEAN_DEPTH")});
  rare.addParameterSources("MAX_DEPTH", {most});
  perYear.addParameterSources(
      "LAYERS", {Source::fromChildOutput("frequent", "DAMAGE"), Source::fromChildOutput("rare", "DAMAGE")});
  hazard.addParameterSources("MAX_DEPTH", {most});
  samples.addParameterSources("RESULTS", {most});
  QVariantMap files;
  for (auto* child : {&ensemble, &frequent, &rare, &perYear, &hazard, &samples}) {
    ASSERT_TRUE(child->algorithm());
    model.addChildAlgorithm(*child);
    for (const QString& output : child->modelOutputs().keys())
      files[child->childId() + ':' + output] =
          valley.path(child->childId() + '_' + output +
                      (output == "MAX_DEPTH" || output == "UK_HAZARD" ? ".tif" : ".gpkg"));
  }
  QgsProcessingContext context;
  context.setProject(valley.project());
  Feedback feedback;
  bool ok = false;
  model.run(files, context, &feedback, &ok);
  ASSERT_TRUE(ok) << feedback.errors.join('\n').toStdString();

  const auto file = [&](const char* name) { return files[name].toString(); };
  const double depth = static_cast<double>(readBand(file("ensemble:MAX_DEPTH"))[14 * 40 + 5]);
  EXPECT_GT(depth, 0.2);
  EXPECT_EQ(2, QgsVectorLayer(file("ensemble:MEMBERS"), "members", "ogr").featureCount());
  EXPECT_DOUBLE_EQ(depth, onlyRow(file("samples:SAMPLES")).attribute("modelled").toDouble());
  EXPECT_NEAR(depth * 1.5, static_cast<double>(readBand(file("hazard:UK_HAZARD"), 2)[14 * 40 + 5]), 1e-5);
  const double often = onlyRow(file("frequent:DAMAGE")).attribute("damage_total").toDouble();
  const double seldom = onlyRow(file("rare:DAMAGE")).attribute("damage_total").toDouble();
  EXPECT_GT(seldom, often);
  EXPECT_GT(often, 0);
  const QgsFeature year = onlyRow(file("per_year:EAD"));
  EXPECT_NEAR(0.09 * (often + seldom) / 2 + 0.01 * seldom, year.attribute("ead_trapezoid").toDouble(), 1e-9);
  EXPECT_EQ(7, year.attribute("fid").toInt()) << "the building's own key, through two steps";

  // Where one result cannot be stored, the model says so.
  files["per_year:EAD"] = "/proc/nowhere/ead.gpkg";
  QgsProcessingContext again;
  again.setProject(valley.project());
  Feedback said;
  model.run(files, again, &said, &ok);
  EXPECT_FALSE(ok) << said.log.join('\n').toStdString();
  EXPECT_TRUE(mentions(said.errors.join('\n'), "result_not_written", {"EAD", "/proc/nowhere"}));
}

}  // namespace
}  // namespace spate::test

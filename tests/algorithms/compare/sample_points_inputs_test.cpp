// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of spate:samplepoints, and its layer of samples.
#include <gtest/gtest.h>

#include <QFile>

#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeature.h"
#include "qgsrenderer.h"
#include "qgsrulebasedrenderer.h"
#include "qgsvectorlayer.h"
#include "solver/core/check.hpp"
#include "tests/algorithms/compare/sample_points_case.hpp"

namespace spate::test {
namespace {

TEST_F(SamplePointsTest, TakesSeveralResultsBandsAndAnyCrs) {
  QVariantMap parameters = base();
  // Longitude and latitude of (500025, 5300295), from GDAL.
  parameters["POINTS"] = valley.layer("MultiPoint?crs=EPSG:4326&field=id:string&field=mark:string",
                                      {{"MultiPoint((15.000334212 47.855996183))", {"a", "3.5"}}});
  const QString twice = valley.raster("twice.tif", {}, [](int column, int) { return 2.0 * column; });
  parameters["RESULTS"] = QStringList{level(), twice};
  parameters["SAMPLES"] = "memory:";
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(-0.5, outcome.results["BIAS"].toDouble(), 1e-6);
  EXPECT_TRUE(logged(outcome.log, {"twice:", "0.500"}));
  // From a file with a primary key, to one.
  parameters["POINTS"] = run(base()).results["SAMPLES"];
  parameters["SAMPLES"] = valley.path("both.gpkg");
  const Outcome file = run(parameters);
  ASSERT_TRUE(file.ok) << file.error.toStdString();
  EXPECT_EQ(12, QgsVectorLayer(valley.path("both.gpkg"), "both", "ogr").featureCount());

  parameters["OBSERVED_FIELD"] = QVariant();
  parameters["SAMPLES"] = "memory:";
  const Outcome only = run(parameters);
  EXPECT_EQ(3, only.results["USED"].toInt()) << "those with an observation, and the one without";
  EXPECT_FALSE(only.results.contains("BIAS"));
}

TEST_F(SamplePointsTest, TakesDecimalCommas) {
  QVariantMap parameters = base();
  parameters["POINTS"] = valley.layer("Point?crs=EPSG:32633&field=id:string&field=mark:string",
                                      {{"Point(500025 5300295)", {"a", "3,5"}}});
  EXPECT_DOUBLE_EQ(-0.5, run(parameters).results["BIAS"].toDouble());
}

TEST_F(SamplePointsTest, LeavesNothingWhenCancelled) {
  const QVariantMap parameters = base();
  const QStringList before = valley.files();
  const Outcome outcome = runAlgorithm("spate:samplepoints", parameters, valley.project(),
                                       [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before, valley.files());
}

TEST_F(SamplePointsTest, Refuses) {
  const auto changed = [&](const char* name, const QVariant& value) {
    QVariantMap parameters = base();
    parameters[name] = value;
    return parameters;
  };
  refuses(changed("BAND", 2), "band_missing", {" 2 ", " 1)"});
  refuses(changed("OBSERVED_FIELD", "height"), "field_missing", {"POINTS", "'height'"});
  refuses(changed("RESULTS", QStringList{valley.path("none.tif")}), "value_refused", {"RESULTS"});
  refuses(changed("METHOD", "cubic"), "unknown_choice", {"METHOD", "cubic"});
  refuses(changed("PLOT", "/proc/nowhere/plot.html"), "result_not_written", {"/proc/nowhere/plot.html"});
  refuses(changed("POINTS", valley.layer("Point?crs=EPSG:32633&field=id:string&field=mark:string",
                                         {{"Point(500025 5300295)", {"a", "high"}}})),
          "attribute_not_a_number", {"1 ", "'high'"});
  refuses(changed("POINTS", valley.layer("MultiPoint?crs=EPSG:32633&field=id:string&field=mark:string",
                                         {{"MultiPoint((500025 5300295),(500035 5300295))", {"a", "1"}}})),
          "point_with_parts", {" 1 "});
}

TEST_F(SamplePointsTest, TheStyleLoads) {
  QgsVectorLayer layer("Point?field=error:double&field=modelled:double", "samples", "memory");
  bool loaded = false;
  const QString message = layer.loadNamedStyle(stylePath("samples"), loaded);
  ASSERT_TRUE(loaded) << message.toStdString();
  const auto* renderer = dynamic_cast<const QgsRuleBasedRenderer*>(layer.renderer());
  ASSERT_NE(nullptr, renderer);
  EXPECT_EQ(5, const_cast<QgsRuleBasedRenderer*>(renderer)->rootRule()->children().size());
  EXPECT_TRUE(layer.labelsEnabled());
}

}  // namespace
}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodhazard: maps of the classes that tests/algorithms/case/tools/hazard_classes_test.cpp checks.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>

#include "qgspalettedrasterrenderer.h"
#include "qgsrasterlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const float nothing = std::nanf("");

class FloodHazard : public testing::Test {
 protected:
  // One row of cells.
  QString row(const QString& name, const std::vector<double>& values, RasterValues shape = {}) {
    shape.columns = static_cast<int>(values.size());
    shape.rows = 1;
    return valley.raster(name, shape,
                         [&](int column, int) { return values[static_cast<std::size_t>(column)]; });
  }
  QVariantMap base() {
    return {{"MAX_DEPTH", row("d.tif", depth)},
            {"MAX_SPEED", row("v.tif", speed)},
            {"DEBRIS", "none"},
            {"UK_HAZARD", valley.path("uk.tif")},
            {"AU_HAZARD", valley.path("au.tif")}};
  }
  Outcome run(const QVariantMap& parameters) {
    return runAlgorithm(QStringLiteral("spate:floodhazard"), parameters, valley.project());
  }
  void refuses(const QVariantMap& changes, const char* key, const QStringList& parts = {}) {
    valley.refuses(QStringLiteral("spate:floodhazard"), changed(base(), changes), key, parts);
  }
  void expectRow(const QString& file, int band, const std::vector<float>& expected) {
    const std::vector<float> found = readBand(valley.path(file), band);
    ASSERT_EQ(expected.size(), found.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (std::isnan(expected[i]))
        EXPECT_TRUE(std::isnan(found[i])) << i;
      else
        EXPECT_FLOAT_EQ(expected[i], found[i]) << i;
    }
  }

  // Shallow and still; 0.5 m and 1 m/s; 1 m and 1.5 m/s; 5 m still; dry twice; without a speed.
  std::vector<double> depth = {0.2, 0.5, 1, 5, 0, std::nan(""), 1};
  std::vector<double> speed = {0, 1, 1.5, 0, 0, 1, std::nan("")};
  FloodCase valley;
};

TEST_F(FloodHazard, FromDepthAndSpeed) {
  const Outcome outcome = run(base());
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  expectRow("uk.tif", 2, {0.1f, 0.75f, 2, 2.5f, nothing, nothing, nothing});
  expectRow("uk.tif", 1, {1, 2, 4, 4, nothing, nothing, nothing});
  expectRow("au.tif", 1, {1, 2, 5, 6, nothing, nothing, nothing});
  EXPECT_TRUE(mentions(outcome.warnings, "speed_missing", {"1 "}));
  EXPECT_TRUE(logged(outcome.log, {"UK", " 4 ", " 2 ", "0.0002 km²"}));
  EXPECT_TRUE(logged(outcome.log, {"H5", " 1 ", "0.0001 km²"}));
}

TEST_F(FloodHazard, TakesTheProductOfTheRun) {
  QVariantMap parameters = base();
  // The maxima of cell 2 were at different times; in cell 1 the product is not known.
  parameters["MAX_UNIT_DISCHARGE"] = row("dv.tif", {0, std::nan(""), 0.25, 0, 0, 1, 1});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  expectRow("uk.tif", 2, {0.1f, 0.75f, 0.75f, 2.5f, nothing, nothing, nothing});
  expectRow("au.tif", 1, {1, 2, 3, 6, nothing, nothing, nothing});
  EXPECT_TRUE(mentions(outcome.warnings, "unit_discharge_missing", {"1 ", "MAX_UNIT_DISCHARGE"}));
  EXPECT_FALSE(mentions(outcome.warnings, "unit_discharge_impossible"));

  parameters["MAX_UNIT_DISCHARGE"] = row("large.tif", {0, 2, 3, 0, 0, 1, 1});
  const Outcome doubtful = run(parameters);
  ASSERT_TRUE(doubtful.ok);
  EXPECT_TRUE(mentions(doubtful.warnings, "unit_discharge_impossible", {"MAX_UNIT_DISCHARGE", "2 "}));
}

TEST_F(FloodHazard, AddsTheDebrisOfTheLandUse) {
  QVariantMap parameters = base();
  parameters.remove("AU_HAZARD");
  const std::pair<const char*, std::vector<float>> expected[] = {{"pasture", {0.1f, 0.75f, 2.5f, 3}},
                                                                 {"woodland", {0.1f, 1.25f, 3, 3.5f}},
                                                                 {"urban", {0.1f, 1.75f, 3, 3.5f}},
                                                                 {"conservative", {0.6f, 1.75f, 3, 3.5f}}};
  for (const auto& [debris, ratings] : expected) {
    parameters["DEBRIS"] = debris;
    ASSERT_TRUE(run(parameters).ok) << debris;
    std::vector<float> row = ratings;
    row.insert(row.end(), 3, nothing);
    expectRow("uk.tif", 2, row);
  }
  parameters.remove("DEBRIS");  // conservative unless told otherwise
  ASSERT_TRUE(run(parameters).ok);
  EXPECT_FLOAT_EQ(0.6f, readBand(valley.path("uk.tif"), 2)[0]);
  EXPECT_FALSE(QFile::exists(valley.path("au.tif")));
}

// On a whole run: the results of simulateflood fit together, and the closer bound is not above the other.
TEST_F(FloodHazard, OfASimulation) {
  QVariantMap flood = valley.withInflow();
  flood["MAX_UNIT_DISCHARGE"] = valley.path("max_dv.tif");
  ASSERT_TRUE(runAlgorithm(QStringLiteral("spate:simulateflood"), flood, valley.project()).ok);
  QVariantMap parameters = {{"MAX_DEPTH", flood["MAX_DEPTH"]},
                            {"MAX_SPEED", flood["MAX_SPEED"]},
                            {"UK_HAZARD", valley.path("bound.tif")}};
  ASSERT_TRUE(run(parameters).ok);
  parameters["MAX_UNIT_DISCHARGE"] = flood["MAX_UNIT_DISCHARGE"];
  parameters["UK_HAZARD"] = valley.path("uk.tif");
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
  const std::vector<float> depths = readBand(flood["MAX_DEPTH"].toString());
  const std::vector<float> bound = readBand(valley.path("bound.tif"), 2);
  const std::vector<float> closer = readBand(valley.path("uk.tif"), 2);
  int wet = 0;
  int below = 0;
  for (std::size_t i = 0; i < depths.size(); ++i) {
    ASSERT_EQ(std::isnan(depths[i]), std::isnan(closer[i])) << i;
    if (std::isnan(depths[i])) continue;
    ++wet;
    ASSERT_LE(closer[i], bound[i] * 1.0001f);
    below += closer[i] < 0.9999f * bound[i];
  }
  EXPECT_GT(wet, 30);
  EXPECT_GT(below, 0);
}

TEST_F(FloodHazard, HasStylesOfClasses) {
  ASSERT_TRUE(run(base()).ok);
  for (const auto& [file, count] : {std::pair{"uk.tif", 4}, {"au.tif", 6}}) {
    QgsRasterLayer layer(valley.path(file));
    auto* renderer = dynamic_cast<QgsPalettedRasterRenderer*>(layer.renderer());
    ASSERT_NE(nullptr, renderer) << file;
    ASSERT_EQ(count, renderer->classes().size());
    for (int i = 0; i < count; ++i) EXPECT_EQ(i + 1, renderer->classes()[i].value);
    EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
  }
}

TEST_F(FloodHazard, Refuses) {
  refuses({{"UK_HAZARD", QVariant()}, {"AU_HAZARD", QVariant()}}, "no_output_wanted",
          {"UK_HAZARD", "AU_HAZARD"});
  refuses({{"MAX_SPEED", QVariant()}}, "value_refused", {"MAX_SPEED"});
  refuses({{"DEBRIS", "cars"}}, "unknown_choice", {"DEBRIS", "cars"});
  refuses({{"MAX_SPEED", row("short.tif", {1, 1})}}, "grids_differ", {"MAX_SPEED", "2 x 1", "7 x 1"});
  refuses({{"MAX_SPEED", row("east.tif", speed, {7, 1, 500005, 5300300, 10, 32633})}}, "grids_differ",
          {"MAX_SPEED", "MAX_DEPTH", "005", "075"});
  refuses({{"MAX_UNIT_DISCHARGE", row("zone.tif", speed, {7, 1, 500000, 5300300, 10, 32632})}},
          "grids_differ", {"MAX_UNIT_DISCHARGE", "EPSG:32632", "EPSG:32633"});
  refuses({{"MAX_SPEED", row("negative.tif", {0, 1, -1, 0, 0, 0, 0})}}, "raster_negative", {"MAX_SPEED"});
  refuses({{"AU_HAZARD", valley.path("uk.tif")}}, "result_overwrites_result", {"AU_HAZARD", "UK_HAZARD"});
  refuses({{"AU_HAZARD", valley.path("v.tif")}}, "result_overwrites_input", {"AU_HAZARD", "MAX_SPEED"});
}

TEST_F(FloodHazard, StopsWhenCancelled) {
  const QVariantMap parameters = base();
  const QStringList before = valley.files();
  const Outcome outcome = runAlgorithm(QStringLiteral("spate:floodhazard"), parameters, valley.project(),
                                       [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before.join(" ").toStdString(), valley.files().join(" ").toStdString());
}

}  // namespace
}  // namespace spate::test

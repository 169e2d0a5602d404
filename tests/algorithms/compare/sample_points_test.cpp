// SPDX-License-Identifier: GPL-3.0-or-later
// The values of spate:samplepoints at points, against values worked out by hand.
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/io/raster/raster_points.hpp"
#include "qgsfeature.h"
#include "tests/algorithms/compare/sample_points_case.hpp"

namespace spate::test {
namespace {

TEST_F(SamplePointsTest, TakesThePointsOwnCell) {
  QVariantMap parameters = base();
  parameters["PLOT"] = valley.path("plot.html");
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  auto list = samples(outcome);
  ASSERT_EQ(6u, list.size());
  EXPECT_NEAR(3, list["a"].attribute("modelled").toDouble(), 1e-6);
  EXPECT_NEAR(-0.5, list["a"].attribute("error").toDouble(), 1e-6);
  EXPECT_NEAR(6.1, list["b"].attribute("modelled").toDouble(), 1e-6);
  const std::map<QString, QString> statuses = {{"a", "compared"}, {"b", "compared"},     {"c", "dry"},
                                               {"d", "outside"},  {"e", "not observed"}, {"f", "no place"}};
  for (const auto& [point, status] : statuses)
    EXPECT_EQ(status.toStdString(), list[point].attribute("status").toString().toStdString());
  EXPECT_TRUE(list["c"].attribute("modelled").isNull());
  EXPECT_TRUE(list["e"].attribute("error").isNull());
  EXPECT_FALSE(list["e"].attribute("modelled").isNull());
  EXPECT_EQ("level", list["a"].attribute("result").toString().toStdString());

  // Errors -0.5 and 0.1.
  EXPECT_EQ(2, outcome.results["USED"].toInt());
  EXPECT_EQ(1, outcome.results["DRY"].toInt());
  EXPECT_EQ(2, outcome.results["OUTSIDE"].toInt());
  EXPECT_NEAR(-0.2, outcome.results["BIAS"].toDouble(), 1e-6);
  EXPECT_NEAR(0.3, outcome.results["MAE"].toDouble(), 1e-6);
  EXPECT_NEAR(std::sqrt((0.25 + 0.01) / 2), outcome.results["RMSE"].toDouble(), 1e-6);
  EXPECT_NEAR(0.5, outcome.results["MAX_ERROR"].toDouble(), 1e-6);

  QFile page(valley.path("plot.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  for (const char* said : {"<svg", "-0.200", "0.300"}) EXPECT_TRUE(text.contains(said)) << said;
  EXPECT_TRUE(QFile::exists(valley.path("samples.qml")));
}

TEST_F(SamplePointsTest, PointsWithoutACrsGetThatOfTheResults) {
  QVariantMap parameters = base();
  parameters.remove("OBSERVED_FIELD");
  parameters["POINTS"] = valley.layer("Point?field=id:string", {{"Point(500055 5300155)", {"a"}}});
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const QgsVectorLayer layer(valley.path("samples.gpkg"), "samples", "ogr");
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
}

TEST_F(SamplePointsTest, IsExactBetweenCellsOnAPlane) {
  QVariantMap parameters = base();
  parameters["METHOD"] = "bilinear";
  auto list = samples(run(parameters));
  // At x = 58 m, 19 m from the north: 1 + (5.8 - 0.5) + 0.1 (1.9 - 0.5).
  EXPECT_NEAR(6.44, list["b"].attribute("modelled").toDouble(), 1e-6);
  // Within half a cell of the northern edge there is no row beyond: the cell's own value counts.
  EXPECT_NEAR(3, list["a"].attribute("modelled").toDouble(), 1e-6);
}

TEST_F(SamplePointsTest, DryPointsMayTakeTheNearestWetCell) {
  QVariantMap parameters = base();
  parameters["SEARCH_RADIUS"] = 16.9;
  EXPECT_EQ(1, run(parameters).results["DRY"].toInt()) << "the centre is at x = 500195, 17 m away";
  parameters["SAMPLES"] = valley.path("wider.gpkg");
  parameters["SEARCH_RADIUS"] = 1000;
  const Outcome outcome = run(parameters);
  auto list = samples(outcome);
  EXPECT_NEAR(20, list["c"].attribute("modelled").toDouble(), 1e-6);
  EXPECT_NEAR(17, list["c"].attribute("distance").toDouble(), 1e-6);
  EXPECT_EQ(0, list["a"].attribute("distance").toDouble());
  EXPECT_EQ(0, outcome.results["DRY"].toInt());
}

// A wet cell far away, searched in growing windows, is the one that a search through all cells finds.
TEST_F(SamplePointsTest, FindsTheNearestOfScatteredCells) {
  const auto isWet = [](int column, int row) { return (column * 7 + row * 13) % 101 == 0; };
  const QString path = valley.raster(
      "scattered.tif", {200, 150, 500000, 5300300, 10, 32633},
      [&](int column, int row) { return isWet(column, row) ? column + 1000.0 * row : std::nan(""); });
  const io::RasterPoints raster(path.toStdString(), "RESULTS");
  for (int i = 0; i < 300; ++i) {
    const double x = (i * 37 % 2000) + 0.3, y = (i * 91 % 1500) + 0.6;  // m from the north-western corner
    double best = 1e9;
    for (int row = 0; row < 150; ++row)
      for (int column = 0; column < 200; ++column)
        if (isWet(column, row)) best = std::min(best, std::hypot(10 * column + 5 - x, 10 * row + 5 - y));
    const io::PointValue found = raster.at(500000 + x, 5300300 - y, false, 1e6);
    ASSERT_TRUE(found.inside);
    if (isWet(static_cast<int>(x / 10), static_cast<int>(y / 10))) best = 0;
    EXPECT_NEAR(best, found.distance, 1e-6) << x << " " << y;
    EXPECT_EQ(found.value, std::floor((found.x - 500000) / 10) + 1000 * std::floor((5300300 - found.y) / 10));
  }
}

TEST_F(SamplePointsTest, AddsTheGroundToDepths) {
  QVariantMap parameters = base();
  parameters["DEM"] = valley.base()["DEM"];
  parameters["RESULTS"] =
      QStringList{valley.raster("depth.tif", {}, [](int column, int) { return column == 2 ? 0.5 : 0; })};
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  auto list = samples(outcome);
  // The ground of column 2 and row 0: 100 + 0.2 (39.5 - 2) + 0.1 * 14.5.
  EXPECT_NEAR(0.5 + 108.95, list["a"].attribute("modelled").toDouble(), 1e-4);
  EXPECT_EQ("dry", list["b"].attribute("status").toString().toStdString()) << "a depth of 0";
}

// Depths and BED of a run give its MAX_LEVEL, in partially flooded cells too; depths of 0 beside a point are
// as dry as no data.
TEST_F(SamplePointsTest, LevelsOfDepthsAreThoseOfTheRun) {
  QVariantMap flood = valley.base();
  flood["DEM"] = valley.raster("rough.tif", {}, [](int column, int row) {
    return 1000 + 0.1 * column + 0.8 * ((3 * column + 5 * row) % 7);
  });
  flood["WATER_BODIES"] =
      valley.layer("Polygon?crs=EPSG:32633&field=level:double",
                   {{"Polygon((500000 5300000, 500400 5300000, 500400 5300300, 500000 5300300, 500000 "
                     "5300000))",
                     {1003.5}}});
  flood["DURATION"] = 0.01;
  for (const char* map : {"MAX_LEVEL", "BED"}) flood[map] = valley.path(QString(map).toLower() + ".tif");
  const Outcome ran = runAlgorithm("spate:simulateflood", flood, valley.project());
  ASSERT_TRUE(ran.ok) << ran.error.toStdString();

  std::vector<FloodCase::Feature> places;
  for (int i = 0; i < 400; ++i) {
    const double x = 500000 + (i * 37 % 400) + 0.3, y = 5300000 + (i * 91 % 300) + 0.6;
    places.push_back(
        {QStringLiteral("Point(%1 %2)").arg(x, 0, 'f', 1).arg(y, 0, 'f', 1), {QStringLiteral("%1").arg(i)}});
  }
  QVariantMap parameters = base();
  parameters.remove("OBSERVED_FIELD");
  parameters["POINTS"] = valley.layer("Point?crs=EPSG:32633&field=id:string", places);
  for (const char* method : {"nearest", "bilinear"}) {
    parameters["METHOD"] = method;
    parameters["RESULTS"] = QStringList{ran.results["MAX_LEVEL"].toString()};
    parameters["DEM"] = QVariant();
    parameters["SAMPLES"] = valley.path(QStringLiteral("levels_%1.gpkg").arg(method));
    const auto levels = samples(run(parameters));
    parameters["RESULTS"] = QStringList{ran.results["MAX_DEPTH"].toString()};
    parameters["DEM"] = ran.results["BED"];
    parameters["SAMPLES"] = valley.path(QStringLiteral("depths_%1.gpkg").arg(method));
    const Outcome outcome = run(parameters);
    EXPECT_EQ("", outcome.warnings.toStdString());
    double worst = 0;
    int wet = 0;
    for (const auto& [id, sample] : samples(outcome)) {
      const QgsFeature& level = levels.at(id);
      EXPECT_EQ(level.attribute("status"), sample.attribute("status")) << id.toStdString();
      if (sample.attribute("modelled").isNull()) continue;
      ++wet;
      worst = std::max(
          worst, std::fabs(sample.attribute("modelled").toDouble() - level.attribute("modelled").toDouble()));
    }
    std::printf("%s: %d wet points, levels differ by up to %.6f m\n", method, wet, worst);
    EXPECT_GT(wet, 100);
    EXPECT_LE(worst, 1e-3);
  }
  parameters["DEM"] = flood["DEM"];
  parameters["SAMPLES"] = "memory:";
  EXPECT_TRUE(mentions(run(parameters).warnings, "depths_on_other_bed", {"BED"}))
      << "on the elevation model they are others";
  // But for the scheme that computes on it.
  flood["SCHEME"] = "hr";
  flood["MAX_DEPTH"] = valley.path("depth_hr.tif");
  const Outcome onCells = runAlgorithm("spate:simulateflood", flood, valley.project());
  ASSERT_TRUE(onCells.ok) << onCells.error.toStdString();
  parameters["RESULTS"] = QStringList{onCells.results["MAX_DEPTH"].toString()};
  EXPECT_EQ("", run(parameters).warnings.toStdString());
}

TEST_F(SamplePointsTest, DepthsOfZeroAreDryBetweenCellsToo) {
  QVariantMap parameters = base();
  parameters["DEM"] = valley.base()["DEM"];
  parameters["METHOD"] = "bilinear";
  parameters["SEARCH_RADIUS"] = 40;
  parameters["RESULTS"] =
      QStringList{valley.raster("zeros.tif", {}, [](int column, int) { return column == 2 ? 0.5 : 0; })};
  auto list = samples(run(parameters));
  EXPECT_NEAR(0.5 + 108.95, list["a"].attribute("modelled").toDouble(), 1e-4) << "not mixed with dry ground";
  // The nearest wet cell of b (x = 58 m, row 1) is 33 m away, at column 2 and row 1.
  EXPECT_NEAR(0.5 + 108.85, list["b"].attribute("modelled").toDouble(), 1e-4);
}

}  // namespace
}  // namespace spate::test

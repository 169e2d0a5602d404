// SPDX-License-Identifier: GPL-3.0-or-later
// spate:burnstreams: fields and values of the dialog, a raster like the elevation model, errors.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString burnStreams = QStringLiteral("spate:burnstreams");

class BurnStreamsTest : public testing::Test {
 protected:
  QVariantMap with(const QString& streams, const QVariantMap& changes = {}) const {
    return changed(
        {{"DEM", valley.path("dem.tif")}, {"STREAMS", streams}, {"BURNED", valley.path("burned.tif")}},
        changes);
  }
  QString streams(const std::vector<FloodCase::Feature>& features, const QString& fields = {}) {
    return valley.layer("LineString?crs=EPSG:32633" + fields, features);
  }

  FloodCase valley;
  const QString along = "LINESTRING(500000 5300150, 500400 5300150)";
};

TEST_F(BurnStreamsTest, LowersTheBedAndNothingElse) {
  const QString hole = valley.raster("hole.tif", {}, [](int column, int row) {
    return row < 2 ? std::nan("") : 100.1234567 + 0.2 * (39.5 - column) + 0.1 * std::fabs(row - 14.5);
  });
  const Outcome run = runAlgorithm(
      burnStreams,
      with(streams({{along, {20, 1.5}}}, "&field=width:double&field=depth:double"), {{"DEM", hole}}),
      valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> before = readBand(hole), after = readBand(valley.path("burned.tif"));
  ASSERT_EQ(before.size(), after.size());
  double removed = 0, most = 0;
  int lowered = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    ASSERT_EQ(std::isnan(before[i]), std::isnan(after[i])) << i;
    const auto row = i / 40;
    if (row != 14 && row != 15 && !std::isnan(before[i])) {
      ASSERT_EQ(before[i], after[i]) << i;
    }
    if (!(after[i] < before[i])) continue;
    ++lowered;
    removed += 100 * (static_cast<double>(before[i]) - static_cast<double>(after[i]));
    most = std::max(most, static_cast<double>(before[i]) - static_cast<double>(after[i]));
  }
  EXPECT_EQ(80, lowered);  // 20 m on cells of 10 m
  EXPECT_EQ(80, run.results["LOWERED_CELLS"].toInt());
  EXPECT_NEAR(removed, run.results["VOLUME"].toDouble(), 0.1);
  EXPECT_NEAR(most, run.results["MAX_LOWERING"].toDouble(), 1e-4);
  EXPECT_NEAR(removed / 8000, run.results["MEAN_LOWERING"].toDouble(), 1e-4);
  EXPECT_TRUE(metadata(valley.path("burned.tif"), "SPATE_COMMAND").contains("burnstreams"));
  EXPECT_EQ("", run.warnings.toStdString());
}

// The dialog's values hold where fields are empty; the layer may be in another CRS.
TEST_F(BurnStreamsTest, FieldsComeBeforeTheDialog) {
  QgsGeometry line = QgsGeometry::fromWkt(along);
  line.transform(QgsCoordinateTransform(QgsCoordinateReferenceSystem("EPSG:32633"),
                                        QgsCoordinateReferenceSystem("EPSG:3857"), valley.project()));
  const QString layer =
      valley.layer("LineString?crs=EPSG:3857&field=Width:string&field=bed_begin:double&field=bed_end:double",
                   {{line.asWkt(17), {"20,0", 104.0, 98.0}}});
  const Outcome run =
      runAlgorithm(burnStreams, with(layer, {{"WIDTH", 100}, {"DEPTH", 50}}), valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> after = readBand(valley.path("burned.tif"));
  for (int column = 1; column < 39; ++column)
    EXPECT_NEAR(104 - 6 * (column + 0.5) / 40, after[static_cast<std::size_t>(15 * 40 + column)], 0.02);
  EXPECT_GT(after[10 * 40 + 20], 103);
}

TEST_F(BurnStreamsTest, CulvertsOfALayerOfStructures) {
  const QString dike = valley.raster("dike.tif", {}, [](int column, int row) {
    return 100 + 0.2 * (39.5 - column) + 0.1 * std::fabs(row - 14.5) + (column >= 20 && column < 23 ? 4 : 0);
  });
  const QString stream = streams({{"LINESTRING(500000 5300155, 500400 5300155)", {}}});
  const QString structures = valley.layer("LineString?crs=EPSG:32633&field=type:string",
                                          {{"LINESTRING(500195 5300155, 500235 5300155)", {"culvert"}},
                                           {"LINESTRING(500295 5300155, 500335 5300155)", {"pump"}}});
  const QVariantMap parameters =
      with(stream, {{"DEM", dike}, {"WIDTH", 10}, {"DEPTH", 1}, {"SHAPE", "rectangle"}});
  const Outcome cut = runAlgorithm(burnStreams, parameters, valley.project());
  ASSERT_TRUE(cut.ok) << cut.error.toStdString();
  EXPECT_LT(readBand(valley.path("burned.tif"))[14 * 40 + 21], 104);
  const Outcome kept =
      runAlgorithm(burnStreams, changed(parameters, {{"CULVERTS", structures}}), valley.project());
  ASSERT_TRUE(kept.ok) << kept.error.toStdString();
  const std::vector<float> before = readBand(dike), after = readBand(valley.path("burned.tif"));
  for (std::size_t column = 20; column < 23; ++column)
    EXPECT_EQ(before[14 * 40 + column], after[14 * 40 + column]);
  EXPECT_LT(after[14 * 40 + 19], before[14 * 40 + 19] - 0.9f);
  EXPECT_LT(after[14 * 40 + 31], before[14 * 40 + 31] - 0.9f);
}

TEST_F(BurnStreamsTest, SaysWhatIsWrong) {
  valley.refuses(burnStreams, with(streams({{along, {}}}), {{"DEPTH", 1}}), "stream_without_width",
                 {"WIDTH"});
  valley.refuses(burnStreams, with(streams({{along, {}}}), {{"WIDTH", 5}}), "stream_without_depth");
  valley.refuses(burnStreams,
                 with(streams({{along, {"oval"}}}, "&field=shape:string"), {{"WIDTH", 5}, {"DEPTH", 1}}),
                 "stream_shape_unknown", {"oval", "parabola"});
  valley.refuses(burnStreams, with(streams({{"LINESTRING(0 0, 5 5)", {}}}), {{"WIDTH", 5}, {"DEPTH", 1}}),
                 "streams_outside_dem");
  valley.refuses(burnStreams, with(streams({}), {{"WIDTH", 5}, {"DEPTH", 1}}), "no_stream");
  const Outcome high =
      runAlgorithm(burnStreams,
                   with(streams({{along, {200.0, 190.0}}}, "&field=bed_begin:double&field=bed_end:double"),
                        {{"WIDTH", 4}}),
                   valley.project());
  ASSERT_TRUE(high.ok) << high.error.toStdString();
  EXPECT_TRUE(mentions(high.warnings, "streams_narrower_than_cells", {"1 ", "10"}));
  EXPECT_TRUE(mentions(high.warnings, "nothing_lowered"));
  EXPECT_EQ(readBand(valley.path("dem.tif")), readBand(valley.path("burned.tif")));
}

}  // namespace
}  // namespace spate::test

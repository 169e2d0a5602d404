// SPDX-License-Identifier: GPL-3.0-or-later
// spate:mergeterrain: what the dialog gives it, the raster that comes out, and what its log says.
#include <gtest/gtest.h>

#include <cmath>

#include "qgsapplication.h"
#include "qgsprocessingregistry.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString mergeTerrain = QStringLiteral("spate:mergeterrain");

class MergeTerrainAlgorithm : public testing::Test {
 protected:
  // 20 x 30 cells over the western half of the valley, with a hole, and higher than it.
  QString west(double above) const {
    return valley.raster("west.tif", {20, 30, 500000, 5300300, 10, 32633}, [above](int column, int row) {
      return column == 3 && row == 4 ? std::nan("")
                                     : 100 + 0.2 * (39.5 - column) + 0.1 * std::fabs(row - 14.5) + above;
    });
  }
  FloodCase valley;
};

TEST_F(MergeTerrainAlgorithm, TheFirstWins) {
  const QString first = west(0.1), dem = valley.path("dem.tif"), out = valley.path("merged.tif");
  const Outcome run =
      runAlgorithm(mergeTerrain, {{"DEMS", QVariantList{first, dem}}, {"MERGED", out}}, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> merged = readBand(out), a = readBand(first), b = readBand(dem);
  ASSERT_EQ(1200u, merged.size());
  for (std::size_t i = 0; i < merged.size(); ++i) {
    const std::size_t column = i % 40, row = i / 40;
    const bool of_first = column < 20 && !(column == 3 && row == 4);
    ASSERT_EQ(of_first ? a[row * 20 + column] : b[i], merged[i]) << column << ' ' << row;
  }
  EXPECT_NEAR(0.1, run.results["LARGEST_OFFSET"].toDouble(), 1e-5);
  EXPECT_EQ(0, run.results["MIXED_CELLS"].toInt());
  EXPECT_EQ(0, run.results["MISSING_CELLS"].toInt());
  EXPECT_EQ("", run.warnings.toStdString());
  EXPECT_TRUE(logged(run.log, {"west.tif", "599 "}));
  EXPECT_TRUE(logged(run.log, {"0.100", "599 "}));
}

TEST_F(MergeTerrainAlgorithm, BlendsAndWarnsOfOffsets) {
  const QString out = valley.path("merged.tif");
  const Outcome run = runAlgorithm(mergeTerrain,
                                   {{"DEMS", QVariantList{west(2), valley.path("dem.tif")}},
                                    {"BLEND_WIDTH", 80},
                                    {"BLEND_SHAPE", "linear"},
                                    {"MERGED", out}},
                                   valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "terrain_offset", {"west.tif", "2.00"}));
  const std::vector<float> merged = readBand(out), b = readBand(valley.path("dem.tif"));
  for (std::size_t column = 8; column < 24; ++column) {
    const double above =
        static_cast<double>(merged[20 * 40 + column]) - static_cast<double>(b[20 * 40 + column]);
    EXPECT_NEAR(2 * std::min(1.0, std::max(0.0, (20 - static_cast<double>(column)) / 8)), above, 1e-4)
        << column;
  }
  EXPECT_GT(run.results["MIXED_CELLS"].toInt(), 200);
}

TEST_F(MergeTerrainAlgorithm, TakesGridAndCrs) {
  const QString out = valley.path("merged.tif");
  const Outcome run = runAlgorithm(mergeTerrain,
                                   {{"DEMS", QVariantList{valley.path("dem.tif")}},
                                    {"CRS", "EPSG:25833"},
                                    {"RESOLUTION", 20},
                                    {"EXTENT", "500100,500300,5300100,5300200 [EPSG:32633]"},
                                    {"MERGED", out}},
                                   valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  const std::vector<float> merged = readBand(out);
  // Reprojecting the extent may take a cell more at a side.
  ASSERT_GE(merged.size(), 10u * 5u);
  ASSERT_LE(merged.size(), 12u * 7u);
  EXPECT_EQ(0, run.results["MISSING_CELLS"].toInt());
}

TEST_F(MergeTerrainAlgorithm, SaysWhatIsWrong) {
  const QString out = valley.path("merged.tif"), dem = valley.path("dem.tif");
  valley.refuses(mergeTerrain, {{"DEMS", QVariantList{dem}}, {"CRS", "EPSG:4326"}, {"MERGED", out}},
                 "terrain_not_in_metres", {"4326"});
  valley.refuses(mergeTerrain,
                 {{"DEMS", QVariantList{dem}}, {"EXTENT", "0,10,0,10 [EPSG:32633]"}, {"MERGED", out}},
                 "terrain_without_data");
  // A model does not check the values of its children.
  const std::unique_ptr<QgsProcessingAlgorithm> child(
      QgsApplication::processingRegistry()->createAlgorithmById(mergeTerrain));
  QgsProcessingContext context;
  Feedback feedback;
  bool ok = true;
  child->run({{"DEMS", QVariantList{dem, valley.path("none.tif")}}, {"MERGED", out}}, context, &feedback,
             &ok);
  EXPECT_FALSE(ok);
  EXPECT_TRUE(mentions(feedback.errors.join('\n'), "raster_unreadable", {"DEMS", "none.tif"}));
}

}  // namespace
}  // namespace spate::test

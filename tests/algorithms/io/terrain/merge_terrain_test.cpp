// SPDX-License-Identifier: GPL-3.0-or-later
// Several elevation models as one: exact values away from seams, none of them a step, holes filled, other
// grids and CRSs.
#include "algorithms/io/terrain/merge_terrain.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "algorithms/io/terrain/cell_distances.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

constexpr double missing = -9999;

class MergeTerrainTest : public testing::Test {
 protected:
  // z(x, y); NaN becomes nodata.
  std::string dem(const std::string& name, double west, double north, int columns, int rows, double cell,
                  const std::function<double(double x, double y)>& z, int epsg = 32632) {
    RasterRecipe recipe;
    recipe.columns = columns;
    recipe.rows = rows;
    recipe.transform = {west, cell, 0, north, 0, -cell};
    recipe.epsg = epsg;
    recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(missing); };
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < columns; ++c) {
        const double value = z(west + (c + 0.5) * cell, north - (r + 0.5) * cell);
        recipe.values.push_back(std::isnan(value) ? missing : value);
      }
    return make_raster(folder_.file(name), recipe);
  }

  // In strips, as they are written.
  static std::vector<float> all(TerrainMerge& merge, int strip = 256) {
    const Grid& grid = merge.reference().grid;
    std::vector<float> values(grid.cells());
    for (std::int32_t end = grid.rows; end > 0; end -= strip)
      merge.read(std::max(end - strip, 0), end, values.data() + grid.index(0, std::max(end - strip, 0)));
    return values;
  }

  static double at(const TerrainMerge& merge, const std::vector<float>& values, double x, double y) {
    const GeoReference& reference = merge.reference();
    return static_cast<double>(values[reference.grid.index(
        static_cast<std::int32_t>(std::floor((x - reference.west()) / reference.cell_width)),
        static_cast<std::int32_t>(std::floor((y - reference.south()) / reference.cell_height)))]);
  }

  TemporaryFolder folder_;
};

TEST(CellDistances, AreThoseOfAllPairs) {
  std::mt19937 random(5);
  constexpr int columns = 37, rows = 23;
  for (const double share : {0.0, 0.003, 0.05, 0.6}) {
    std::vector<std::uint8_t> marked(columns * rows);
    for (std::uint8_t& cell : marked) cell = std::bernoulli_distribution(share)(random) ? 1 : 0;
    const std::vector<float> found = cell_distances(marked, columns, rows);
    for (int i = 0; i < columns * rows; ++i) {
      double least = std::numeric_limits<double>::infinity();
      for (int j = 0; j < columns * rows; ++j)
        if (marked[static_cast<std::size_t>(j)] != 0)
          least = std::min(least, std::hypot(i % columns - j % columns, i / columns - j / columns));
      ASSERT_FLOAT_EQ(static_cast<float>(least), found[static_cast<std::size_t>(i)]) << share << ' ' << i;
    }
  }
}

TEST_F(MergeTerrainTest, KeepsTheValuesOfEachAwayFromTheSeam) {
  const auto one = [](double x, double y) { return 50.123456 + 0.001 * x + 0.003 * y; };
  const auto two = [](double x, double y) { return 55.3 + 0.001 * x + 0.002 * y; };
  const std::string a = dem("a.tif", 1000, 5400, 150, 200, 2, one),
                    b = dem("b.tif", 1200, 5500, 200, 250, 2, two);
  for (const double blend : {0.0, 20.0}) {
    TerrainMerge merge({{a, {}}, {b, {}}}, {{}, {}, {}, blend});
    EXPECT_EQ(300, merge.reference().grid.columns);
    EXPECT_EQ(250, merge.reference().grid.rows);
    const std::vector<float> values = all(merge, 64);
    for (double x = 1001; x < 1600; x += 2)
      for (double y = 5001; y < 5500; y += 2) {
        const bool in_a = x < 1300 && y<5400, in_b = x> 1200;
        const double z = at(merge, values, x, y);
        // From where a ends and b goes on.
        const double to_seam = std::min(std::max(1301 - x, 0.0), y < 5400 ? 5401 - y : 0.0);
        if (!in_a && !in_b) {
          ASSERT_TRUE(std::isnan(z));
        } else if (!in_a) {
          ASSERT_EQ(static_cast<double>(static_cast<float>(two(x, y))), z) << x << ' ' << y;
        } else if (!in_b || to_seam > blend + 2) {
          ASSERT_EQ(static_cast<double>(static_cast<float>(one(x, y))), z) << x << ' ' << y;
        } else {
          ASSERT_GE(z, std::min(one(x, y), two(x, y)) - 1e-4);
          ASSERT_LE(z, std::max(one(x, y), two(x, y)) + 1e-4);
        }
      }
    const std::vector<MergedLayer> layers = merge.layers();
    EXPECT_EQ(50 * 200, layers[0].common);
    EXPECT_EQ(blend > 0, merge.mixed() > 0);
    EXPECT_EQ(static_cast<std::int64_t>(values.size()),
              layers[0].cells + layers[1].cells + merge.mixed() + merge.missing());
  }
}

// Two flat grounds, a metre apart: no step between neighbours is larger than what the slope of the blending
// allows, nor depends on the strips.
TEST_F(MergeTerrainTest, SeamsAreSmooth) {
  const std::string a = dem("a.tif", 1000, 5200, 120, 100, 2, [](double x, double y) {
    return std::hypot(x - 1100, y - 5100) < 15 || (x > 1200 && y > 5150) ? std::nan("") : 10.0;
  });
  const std::string b =
      dem("b.tif", 1000, 5200, 150, 100, 2, [](double x, double) { return x < 1010 ? std::nan("") : 11.0; });
  for (const Feather feather : {Feather::linear, Feather::cosine}) {
    TerrainMerge merge({{a, {}}, {b, {}}}, {{}, {}, {}, 30, feather});
    const std::vector<float> values = all(merge);
    TerrainMerge again({{a, {}}, {b, {}}}, {{}, {}, {}, 30, feather});
    EXPECT_EQ(values, all(again, 7));
    double steepest = 0;
    const Grid& grid = merge.reference().grid;
    for (std::int32_t row = 0; row + 1 < grid.rows; ++row)
      for (std::int32_t column = 0; column + 1 < grid.columns; ++column) {
        const double z = static_cast<double>(values[grid.index(column, row)]);
        for (const std::size_t other : {grid.index(column + 1, row), grid.index(column, row + 1)})
          steepest = std::max(steepest, std::fabs(static_cast<double>(values[other]) - z));
      }
    // Over 30 m by cells of 2 m; a cosine is pi / 2 as steep in its middle.
    const double allowed = 2.0 / 30 * (feather == Feather::cosine ? 1.5708 : 1) * 1.01;
    std::printf("  steepest step: %.4f m of a metre between the layers (allowed %.4f)\n", steepest, allowed);
    EXPECT_LT(steepest, allowed);
    EXPECT_EQ(11, at(merge, values, 1100, 5100));
    EXPECT_EQ(10, at(merge, values, 1050, 5050));
    EXPECT_EQ(10, at(merge, values, 1003, 5100));
    EXPECT_NEAR(-1, merge.layers()[0].mean, 1e-9);
    EXPECT_NEAR(0, merge.layers()[0].deviation, 1e-6);
  }
}

// Where the other one ends within the width of blending there is no step either.
TEST_F(MergeTerrainTest, NarrowOverlapsAreSmooth) {
  const std::string a = dem("a.tif", 1000, 5100, 60, 50, 2, [](double, double) { return 10.0; });
  const std::string b = dem("b.tif", 1100, 5100, 60, 50, 2, [](double, double) { return 11.0; });
  TerrainMerge merge({{a, {}}, {b, {}}}, {{}, {}, {}, 100, Feather::linear});
  const std::vector<float> values = all(merge);
  double before = 10;
  for (double x = 1001; x < 1220; x += 2) {
    const double z = at(merge, values, x, 5051);
    EXPECT_GE(z, before);
    EXPECT_LT(z - before, 0.1);  // 20 m, 10 cells
    before = z;
  }
  EXPECT_EQ(11, before);
}

// A plane in other CRSs and resolutions comes out as the plane.
TEST_F(MergeTerrainTest, OtherGridsAndCrs) {
  const auto plane = [](double x, double y) { return 100 + 0.01 * (x - 500000) + 0.02 * (y - 5300000); };
  OGRSpatialReference from, to;
  from.importFromEPSG(32633);
  to.importFromEPSG(32632);
  const std::unique_ptr<OGRCoordinateTransformation> back(OGRCreateCoordinateTransformation(&from, &to));
  const std::string fine = dem("fine.tif", 500000, 5300200, 100, 100, 2, plane, 32632),
                    coarse = dem("coarse.tif", 500100.7, 5300303.1, 60, 60, 5, plane, 32632),
                    finer = dem("finer.tif", 499901, 5300101, 200, 200, 0.5, plane, 32632);
  double x = 500150, y = 5300100;
  ASSERT_TRUE(to.IsSame(&from) == 0);
  const std::unique_ptr<OGRCoordinateTransformation> there(OGRCreateCoordinateTransformation(&to, &from));
  ASSERT_TRUE(there->Transform(1, &x, &y));
  const std::string other = dem(
      "other.tif", x, y, 80, 80, 3,
      [&](double u, double v) {
        back->Transform(1, &u, &v);
        return plane(u, v);
      },
      32633);
  TerrainMerge merge({{fine, {}}, {coarse, {}}, {finer, {}}, {other, {}}}, {{}, {}, {}, 10});
  EXPECT_EQ(2, merge.reference().cell_width);
  const std::vector<float> values = all(merge);
  double worst = 0;
  std::int64_t cells = 0;
  const GeoReference& reference = merge.reference();
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (std::isnan(values[i])) continue;
    const auto column = static_cast<double>(i % static_cast<std::size_t>(reference.grid.columns)),
               row = static_cast<double>(i / static_cast<std::size_t>(reference.grid.columns));
    worst =
        std::max(worst, std::fabs(static_cast<double>(values[i]) -
                                  plane(reference.west() + 2 * column + 1, reference.south() + 2 * row + 1)));
    ++cells;
  }
  std::printf("  four grids, two CRSs: %lld cells, largest error %.4f m\n", static_cast<long long>(cells),
              worst);
  // Bilinear weights are cut off at the rim of a raster: there by half of its cell (5 m, slope 0.022).
  EXPECT_LT(worst, 0.08);
  for (const MergedLayer& layer : merge.layers()) {
    EXPECT_GT(layer.cells, 1000) << layer.name;
    EXPECT_LT(std::fabs(layer.mean), 0.01) << layer.name;
  }
  // In the CRS of the last, with its own cells.
  TerrainMerge turned({{fine, {}}, {other, {}}}, {wkt_of_epsg(32633), 5, {}, 0});
  EXPECT_EQ(5, turned.reference().cell_width);
  const std::vector<float> there_values = all(turned);
  double u = 500100, v = 5300100;
  there->Transform(1, &u, &v);
  EXPECT_NEAR(plane(500100, 5300100), at(turned, there_values, u, v), 0.15);
}

TEST_F(MergeTerrainTest, ScaleExtentAndCoarserCells) {
  RasterRecipe recipe;
  recipe.columns = recipe.rows = 40;
  recipe.type = GDT_Int16;
  recipe.transform = {0, 1, 0, 40, 0, -1};
  for (int i = 0; i < 1600; ++i) recipe.values.push_back(100 * (i % 40 % 4));
  recipe.finish = [](GDALDataset& dataset) {
    dataset.GetRasterBand(1)->SetScale(0.01);
    dataset.GetRasterBand(1)->SetOffset(5);
  };
  const std::string cm = make_raster(folder_.file("cm.tif"), recipe);
  TerrainMerge merge({{cm, {}}}, {{}, 4, std::array<double, 4>{8, 8, 24, 32}, 0});
  EXPECT_EQ(4, merge.reference().grid.columns);
  EXPECT_EQ(6, merge.reference().grid.rows);
  EXPECT_EQ(8, merge.reference().west());
  for (const float z : all(merge)) EXPECT_FLOAT_EQ(6.5f, z);  // the mean of 5, 6, 7, 8
}

TEST_F(MergeTerrainTest, RefusesWhatCannotBeMerged) {
  const auto flat = [](double, double) { return 1.0; };
  const std::string degrees = dem("degrees.tif", 9, 48, 10, 10, 0.001, flat, 4326),
                    metres = dem("metres.tif", 500000, 5300000, 10, 10, 1, flat);
  expect_error([&] { TerrainMerge({{degrees, {}}}, {}); }, "terrain_not_in_metres", {"4326"});
  const std::string web = dem("web.tif", 1e6, 6e6, 10, 10, 1, flat, 3857);
  expect_error([&] { TerrainMerge({{web, {}}}, {}); }, "terrain_not_in_metres", {"3857"});
  const std::string feet = dem("feet.tif", 500000, 5300010, 10, 10, 1, [](double, double) { return 328.0; });
  GDALDatasetUniquePtr(GDALDataset::Open(feet.c_str(), GDAL_OF_RASTER | GDAL_OF_UPDATE))
      ->GetRasterBand(1)
      ->SetUnitType("ft");
  expect_error(
      [&] {
        TerrainMerge({{metres, {}}, {feet, {}}}, {});
      },
      "dem_heights_not_in_metres", {"feet.tif", "ft"});
  expect_error([&] { TerrainMerge({{metres, {}}}, {{}, 1e9, {}, 0}); }, "merged_cells_impossible");
  expect_error(
      [&] {
        TerrainMerge({{metres, {}}}, {{}, {}, std::array<double, 4>{0, 0, 9e9, 9e9}, 0});
      },
      "terrain_size_impossible");
  // An extent in another order of its four numbers.
  expect_error(
      [&] {
        TerrainMerge({{metres, {}}}, {{}, {}, std::array<double, 4>{500000, 500050, 5599920, 5600000}, 0});
      },
      "terrain_size_impossible");
  expect_error(
      [&] {
        TerrainMerge({{folder_.file("none.tif"), {}}}, {});
      },
      "raster_unreadable", {"none.tif"});
  RasterRecipe recipe;
  recipe.values = {-9999, -9999, 3};
  const std::string sunk = make_raster(folder_.file("sunk.tif"), recipe);
  expect_error(
      [&] {
        TerrainMerge merge({{sunk, {}}}, {});
        all(merge);
      },
      "terrain_elevation_impossible", {"sunk.tif"});
  recipe.values = {9999, 5, 3};
  TerrainMerge high({{make_raster(folder_.file("high.tif"), recipe), {}}}, {});
  all(high);
  ASSERT_EQ(1u, high.doubts().size());
  EXPECT_EQ("dem_nodata_doubtful", high.doubts().front().key);
  TerrainMerge away({{metres, {}}, {dem("far.tif", 900000, 5300000, 10, 10, 1, flat), {}}},
                    {{}, {}, std::array<double, 4>{500000, 5299990, 500010, 5300000}, 0});
  ASSERT_EQ(1u, away.warnings().size());
  EXPECT_EQ("layer_outside_extent", away.warnings()[0].key);
}

}  // namespace
}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of maps, and the classes that they are drawn in.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <vector>

#include "algorithms/report/map_classes.hpp"
#include "algorithms/report/map_picture.hpp"
#include "algorithms/report/qt/qt_painter.hpp"

namespace spate::test {
namespace {

const float dry = std::nanf("");

// 2500 x 1000 cells: a pixel stands for 3 x 3 of them.
class MapPictureTest : public testing::Test {
 protected:
  static constexpr std::int32_t columns = 2500, rows = 1000;
  static std::size_t index(int column, int row, std::size_t width = columns) {
    return static_cast<std::size_t>(row) * width + static_cast<std::size_t>(column);
  }
  std::vector<float> cells = std::vector<float>(index(0, rows), dry);

  void fill(int left, int right, int bottom, int top, float value) {
    for (int row = bottom; row < top; ++row)
      for (int column = left; column < right; ++column) at(column, row) = value;
  }
  float& at(int column, int row) { return cells[index(column, row)]; }
  MapPicture picture(Reduction reduction, CellWindow window = {0, columns, 0, rows}) const {
    MapPicture picture(window, reduction);
    for (int row = 0; row < rows; row += 100)
      picture.add(row, row + 100, columns, cells.data() + index(0, row));
    return picture;
  }
  // Of the pixel of a cell.
  static float shown(const MapPicture& picture, int column, int row) {
    return picture.values()[index(column / 3, (rows - 1 - row) / 3, 834)];
  }
};

TEST_F(MapPictureTest, ShowsTheLargestChangeOfEitherSign) {
  fill(0, 1250, 0, 500, 0.7f);
  at(31, 31) = -2;    // a fall among rises, which a mean would hide
  at(600, 300) = 3;   // a rise that a mean would flatten
  at(2000, 700) = 5;  // a single wet cell among dry ones
  const MapPicture changes = picture(Reduction::extreme);
  ASSERT_EQ(834u * 334u, changes.values().size());
  EXPECT_FLOAT_EQ(0.7f, shown(changes, 10, 10));
  EXPECT_FLOAT_EQ(-2, shown(changes, 31, 31));
  EXPECT_FLOAT_EQ(3, shown(changes, 600, 300));
  EXPECT_TRUE(std::isnan(shown(changes, 2000, 700))) << "one wet cell paints no pixel";
  EXPECT_TRUE(std::isnan(shown(changes, 2000, 10)));

  const std::vector<MapClass> classes = change_classes(1);
  const Picture image = changes.picture(classes);
  EXPECT_EQ(834, image.width);
  EXPECT_EQ(334, image.height);
  const std::size_t wet = 331 * 834 + 3, dry = 3 * 834 + 3;
  const Rgb expected = rgb_of(class_of(0.7, classes)->color);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(expected[i], image.rgba[4 * wet + i]);
  EXPECT_TRUE(image.is_set(wet));
  EXPECT_FALSE(image.is_set(dry));
  EXPECT_EQ((Rgb{0x1f, 0x5f, 0xa6}), rgb_of("#1f5fa6"));
}

TEST_F(MapPictureTest, ShowsTheMostFrequentClass) {
  // Newly dry (1) beside newly flooded (3), with a border through pixels: no mean of the two.
  fill(0, 1001, 0, rows, 1);
  fill(1001, 2000, 0, rows, 3);
  at(2400, 500) = 3;
  const MapPicture classes = picture(Reduction::majority);
  std::map<float, int> found;
  int none = 0;
  for (const float value : classes.values()) std::isnan(value) ? ++none : ++found[value];
  EXPECT_EQ(0, found[2]) << "flooded in both is nowhere";
  EXPECT_EQ(334 * 334, found[1]) << "of columns 999 to 1001 two are newly dry";
  EXPECT_EQ(334 * (667 - 334), found[3]);
  EXPECT_EQ(334 * (834 - 667), none) << "one cell paints no pixel";
}

TEST_F(MapPictureTest, ShowsAPartOfTheCells) {
  fill(100, 200, 400, 500, 1.5f);
  const MapPicture part = picture(Reduction::extreme, {150, 250, 450, 550});
  const std::vector<float> values = part.values();
  ASSERT_EQ(100u * 100u, values.size()) << "a pixel for each cell";
  EXPECT_FLOAT_EQ(1.5f, values[9900]) << "the southern west";
  EXPECT_TRUE(std::isnan(values[0])) << "north of it";
  EXPECT_TRUE(std::isnan(values[9950])) << "east of it";
}

TEST(QtPainter, FillsTheWidthOfAPageWhenItIsWide) {
  io::GeoReference place;
  place.cell_width = place.cell_height = 10;
  const auto size = [&](int columns, int rows) {
    place.grid.columns = columns;
    place.grid.rows = rows;
    place.north = 10.0 * rows;
    const PagePainter::Size size = QtPainter().size_of(place);
    return std::pair(size.width, size.height);
  };
  EXPECT_EQ(std::pair(1000, 1000), size(50, 50));
  EXPECT_EQ(std::pair(2000, 500), size(400, 100));
  EXPECT_EQ(std::pair(140, 1400), size(100, 1000));
}

TEST(MapClasses, HaveRoundLimits) {
  EXPECT_EQ(std::vector<double>({0.2, 0.5, 1}), round_limits(1.7, 3));
  EXPECT_EQ(std::vector<double>({0.05, 0.1, 0.2}), round_limits(0.2, 3));
  EXPECT_EQ(std::vector<double>({100000, 200000, 500000}), round_limits(999999, 3));
  EXPECT_EQ(std::vector<double>({0.02}), round_limits(0.049, 1));
  const std::vector<MapClass> depths = depth_classes(1.7);
  ASSERT_EQ(5u, depths.size());
  EXPECT_EQ(depths[0].color, class_of(0.1, depths)->color);
  EXPECT_EQ(depths[4].color, class_of(9, depths)->color);
  const std::vector<MapClass> changes = change_classes(0.6);
  ASSERT_EQ(7u, changes.size());
  EXPECT_EQ(3, class_of(0, changes) - changes.data());
  EXPECT_EQ(0, class_of(-0.6, changes) - changes.data());
  EXPECT_EQ(6, class_of(0.6, changes) - changes.data());
  const std::vector<MapClass> land = land_classes();
  EXPECT_EQ(2, class_of(3, land) - land.data());
  EXPECT_EQ(nullptr, class_of(4, land));
  EXPECT_DOUBLE_EQ(4, absolute_quantile({1, -4, dry, 2, 3}, 1));
  EXPECT_DOUBLE_EQ(0, absolute_quantile({dry}, 0.5));
}

}  // namespace
}  // namespace spate::test

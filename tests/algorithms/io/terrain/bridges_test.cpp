// SPDX-License-Identifier: GPL-3.0-or-later
// Bridges that dam up a channel are found where they are; dikes along a valley, ponds and rough ground are
// none.
#include "algorithms/io/terrain/bridges.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "algorithms/io/terrain/burn_streams.hpp"
#include "algorithms/io/terrain/incised.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

constexpr int columns = 240, rows = 160;
constexpr double degree = 3.14159265358979323846 / 180;

// A valley that falls along an axis at an angle, with a channel 2 m deep in it; along, across: m from the
// middle of the grid.
class Valley {
 public:
  Valley(double angle, double noise) : angle_(angle * degree), noise_(noise) {}

  Terrain make(const std::function<double(double along, double across, double ground)>& change) const {
    std::mt19937 random(11);
    std::normal_distribution<double> rough(0, noise_);
    std::vector<float> values(static_cast<std::size_t>(columns) * rows);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double x = static_cast<double>(i % columns) + 0.5 - columns / 2,
                   y = static_cast<double>(i / columns) + 0.5 - rows / 2,
                   along = x * std::cos(angle_) + y * std::sin(angle_),
                   across = -x * std::sin(angle_) + y * std::cos(angle_);
      double z = 20 - 0.004 * along + 0.002 * std::fabs(across);
      if (std::fabs(across) < 4) z -= 2;
      values[i] = static_cast<float>(change(along, across, z) + (noise_ > 0 ? rough(random) : 0));
    }
    Terrain terrain = flat(reference());
    terrain.zb = std::move(values);
    terrain.datum = 100;
    return terrain;
  }

  static GeoReference reference() { return plain_reference(columns, rows, 1); }

  // Where a place lies.
  std::pair<double, double> place(double x, double y) const {
    x -= columns / 2;
    y -= rows / 2;
    return {x * std::cos(angle_) + y * std::sin(angle_), -x * std::sin(angle_) + y * std::cos(angle_)};
  }

 private:
  double angle_, noise_;
};

double unchanged(double, double, double ground) {
  return ground;
}

TEST(Incised, IsTheDepthOfNarrowCuts) {
  const Grid grid{40, 30, 1, 0, 0};
  std::vector<float> ground(1200), expected(1200);
  for (std::size_t i = 0; i < 1200; ++i) {
    const std::size_t column = i % 40, row = i / 40;
    ground[i] = 10;
    if (column >= 5 && column < 8) ground[i] = 8, expected[i] = 2;
    if (column >= 20 && column < 32) ground[i] = 6;  // too wide for a side of 9
    if (row == 20 && (column < 20 || column > 31)) {
      ground[i] -= 1;
      expected[i] += 1;
    }
  }
  ground[3 * 40 + 15] = std::nanf("");
  Terrain terrain;
  terrain.grid = grid;
  terrain.zb = SharedField<float>(ground);
  std::vector<float> found;
  each_incised_row(terrain, 9, no_watch, [&](std::int32_t row, const float* depths) {
    EXPECT_EQ(found.size(), grid.index(0, row));
    found.insert(found.end(), depths, depths + grid.columns);
  });
  ASSERT_EQ(ground.size(), found.size());
  for (std::size_t i = 0; i < 1200; ++i) {
    const std::size_t column = i % 40, row = i / 40;
    if (row == 20) continue;
    if (std::isnan(ground[i])) {
      EXPECT_TRUE(std::isnan(found[i]));
    } else {
      EXPECT_EQ(expected[i], found[i]) << column << ' ' << row;
    }
  }
}

// Against the definition, over the borders of strips.
TEST(Incised, IsAClosingLessTheGround) {
  constexpr std::int32_t across = 12, along = 300, reach = 3;
  std::mt19937 random(3);
  std::normal_distribution<float> rough(0, 1);
  Terrain terrain;
  terrain.grid = Grid{across, along, 1, 0, 0};
  std::vector<float> ground(terrain.grid.cells());
  for (float& z : ground) z = rough(random) > 2 ? std::nanf("") : rough(random);
  for (std::size_t cell = 0; cell < 30 * across; ++cell) ground[200 * across + cell] = std::nanf("");
  terrain.zb = SharedField<float>(ground);
  const auto extreme = [&](const std::vector<float>& values, std::int32_t column, std::int32_t row,
                           float sign) {
    float most = std::nanf("");
    for (std::int32_t r = row - reach; r <= row + reach; ++r)
      for (std::int32_t c = column - reach; c <= column + reach; ++c) {
        if (!terrain.grid.contains(c, r)) continue;
        const float value = values[terrain.grid.index(c, r)];
        if (!std::isnan(value) && (std::isnan(most) || sign * value > sign * most)) most = value;
      }
    return most;
  };
  std::vector<float> highest, expected;
  for (const bool is_closed : {false, true})
    for (std::int32_t row = 0; row < along; ++row)
      for (std::int32_t column = 0; column < across; ++column)
        if (is_closed)
          expected.push_back(extreme(highest, column, row, -1) - ground[terrain.grid.index(column, row)]);
        else
          highest.push_back(extreme(ground, column, row, 1));
  std::int32_t seen = 0;
  each_incised_row(terrain, 2 * reach, no_watch, [&](std::int32_t row, const float* depths) {
    ++seen;
    for (std::int32_t column = 0; column < across; ++column) {
      const float should = expected[terrain.grid.index(column, row)];
      if (std::isnan(should))
        EXPECT_TRUE(std::isnan(depths[column])) << column << ' ' << row;
      else
        EXPECT_EQ(should, depths[column]) << column << ' ' << row;
    }
  });
  EXPECT_EQ(along, seen);
}

TEST(Bridges, AreFoundWhereTheyAre) {
  for (const double angle : {0.0, 20.0, 45.0, 90.0, 160.0})
    for (const double noise : {0.0, 0.05}) {
      const Valley valley(angle, noise);
      const Terrain terrain = valley.make([](double along, double across, double ground) {
        return std::fabs(along - 10) < 3 && std::fabs(across) < 12 ? 20.5 : ground;
      });
      const std::vector<Bridge> found = find_bridges(terrain, Valley::reference(), {});
      ASSERT_EQ(1u, found.size()) << angle << ' ' << noise;
      const Bridge& bridge = found[0];
      const auto [along0, across0] = valley.place(bridge.x0, bridge.y0);
      const auto [along1, across1] = valley.place(bridge.x1, bridge.y1);
      std::printf(
          "  %3.0f degrees, noise %.2f m: from %.1f to %.1f m along, %.1f and %.1f across; %.2f m high, "
          "channel %.1f m wide, bed %.2f to %.2f m\n",
          angle, noise, along0, along1, across0, across1, bridge.height, bridge.width, bridge.begin,
          bridge.end);
      // From 7 to 13 m; in so short a stretch noise may be steeper than the bed.
      EXPECT_NEAR(7, std::min(along0, along1), 1.6);
      EXPECT_NEAR(13, std::max(along0, along1), 1.6);
      EXPECT_LT(std::fabs(across0), 0.25);  // eight cells wide: the middle is between cells
      EXPECT_LT(std::fabs(across1), 0.25);
      EXPECT_NEAR(2.5, bridge.height, 0.3);
      EXPECT_NEAR(8, bridge.width, 2.1);
      EXPECT_NEAR(118, bridge.begin, 0.25);
      EXPECT_LE(bridge.end, bridge.begin);

      // Cut through, there is none any more.
      Stream stream;
      std::ostringstream line;
      line << "LINESTRING(" << bridge.x0 << ' ' << bridge.y0 << ',' << bridge.x1 << ' ' << bridge.y1 << ')';
      stream.wkb = wkb(line.str());
      stream.width = bridge.width;
      stream.bed = {bridge.begin, bridge.end, {}};
      std::vector<float> values;
      for (std::size_t i = 0; i < terrain.grid.cells(); ++i) values.push_back(terrain.zb[i]);
      for (const ChangedCell& cell : burn_streams(terrain, Valley::reference(), {stream}, {}).cells)
        values[cell.cell] = static_cast<float>(cell.level - terrain.datum);
      Terrain open = terrain;
      open.zb = std::move(values);
      EXPECT_TRUE(find_bridges(open, Valley::reference(), {}).empty());
    }
}

// A ditch of two and three cells, as beds have that are burned in: cells that it covers in part lie higher.
TEST(Bridges, NarrowChannels) {
  for (const double width : {1.0, 2.0, 3.0, 5.0})
    for (const double angle : {0.0, 10.0, 25.0, 37.0, 45.0, 70.0, 155.0}) {
      const Valley valley(angle, 0.02);
      Terrain terrain = valley.make([](double along, double across, double ground) {
        const double natural =
            std::fabs(across) < 4 ? ground + 2 : ground;  // without the channel of the others
        return std::fabs(along) < 4 ? std::max(natural, 22.0) : natural;
      });
      const double c = std::cos(angle * degree), s = std::sin(angle * degree);
      std::ostringstream line, culvert;
      line << "LINESTRING(" << 120 - 200 * c << ' ' << 80 - 200 * s << ',' << 120 + 200 * c << ' '
           << 80 + 200 * s << ')';
      culvert << "LINESTRING(" << 120 - 6 * c << ' ' << 80 - 6 * s << ',' << 120 + 6 * c << ' ' << 80 + 6 * s
              << ')';
      Stream stream;
      stream.wkb = wkb(line.str());
      stream.width = width;
      stream.bed.depth = 1;
      std::vector<float> values;
      for (std::size_t i = 0; i < terrain.grid.cells(); ++i) values.push_back(terrain.zb[i]);
      for (const ChangedCell& cell :
           burn_streams(terrain, Valley::reference(), {stream}, {wkb(culvert.str())}).cells)
        values[cell.cell] = static_cast<float>(cell.level - terrain.datum);
      terrain.zb = std::move(values);
      const std::vector<Bridge> found = find_bridges(terrain, Valley::reference(), {});
      EXPECT_EQ(1u, found.size()) << width << ' ' << angle;
    }
}

// Bridges that do not stand square to the channel.
TEST(Bridges, SkewOnesAreFound) {
  for (const double skew : {-30.0, -20.0, 20.0, 30.0}) {
    const double c = std::cos(skew * degree), s = std::sin(skew * degree);
    const Terrain terrain = Valley(15, 0.03).make([&](double along, double across, double ground) {
      const double through = along * c + across * s, beside = -along * s + across * c;
      return std::fabs(through) < 4 && std::fabs(beside) < 15 ? 20.6 : ground;
    });
    EXPECT_EQ(1u, find_bridges(terrain, Valley::reference(), {}).size()) << skew;
  }
}

// The water that the lower one dams up stands above the upper one.
TEST(Bridges, OneInTheWaterOfTheNext) {
  const Terrain terrain = Valley(0, 0.03).make([](double along, double across, double ground) {
    if (std::fabs(along - 60) < 4 && std::fabs(across) < 40) return 22.0;
    if (std::fabs(along + 20) < 3 && std::fabs(across) < 9) return 20.2;
    return ground;
  });
  const std::vector<Bridge> found = find_bridges(terrain, Valley::reference(), {});
  ASSERT_EQ(2u, found.size());
  const double one = 0.5 * (found[0].x0 + found[0].x1), other = 0.5 * (found[1].x0 + found[1].x1);
  EXPECT_NEAR(100, std::min(one, other), 1.5);
  EXPECT_NEAR(180, std::max(one, other), 1.5);
}

// A dike along the river, 1.5 m high and 5 m wide, with lower ground behind it that does not drain; behind
// it a pond, too.
TEST(Bridges, ADikeAlongTheValleyIsNone) {
  for (const double angle : {0.0, 15.0, 30.0, 45.0, 75.0, 110.0}) {
    const Terrain terrain = Valley(angle, 0.05).make([](double along, double across, double ground) {
      if (std::hypot(along - 20, across - 25) < 6) return 17.0;
      if (across > 6 && across < 11) return std::max(ground, 21.5 - 0.004 * along);
      if (across >= 11 && across < 40 && std::fabs(along) < 70) return 19.0;
      return ground;
    });
    const std::vector<Bridge> found = find_bridges(terrain, Valley::reference(), {});
    for (const Bridge& bridge : found)
      std::printf("  wrongly: %.1f %.1f to %.1f %.1f\n", bridge.x0, bridge.y0, bridge.x1, bridge.y1);
    EXPECT_TRUE(found.empty()) << angle;
  }
}

TEST(Bridges, NoneOnSmoothAndRoughGround) {
  for (const double noise : {0.0, 0.05, 0.1}) {
    const Terrain terrain = Valley(30, noise).make(unchanged);
    EXPECT_TRUE(find_bridges(terrain, Valley::reference(), {}).empty()) << noise;
  }
  // A hollow without a way out, and a bridge longer than those that are looked for.
  const Terrain hollow = Valley(0, 0.02).make([](double along, double across, double ground) {
    return std::hypot(along, across - 40) < 15 ? ground - 3 : ground;
  });
  EXPECT_TRUE(find_bridges(hollow, Valley::reference(), {}).empty());
  const Terrain wide = Valley(0, 0.02).make(
      [](double along, double, double ground) { return std::fabs(along) < 25 ? 21.0 : ground; });
  EXPECT_TRUE(find_bridges(wide, Valley::reference(), {}).empty());
  EXPECT_EQ(1u, find_bridges(wide, Valley::reference(), {0.5, 60, 60}).size());
}

}  // namespace
}  // namespace spate::io

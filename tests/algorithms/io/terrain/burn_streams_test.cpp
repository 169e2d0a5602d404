// SPDX-License-Identifier: GPL-3.0-or-later
// Beds of streams in an elevation model: cross-sections at any angle, connected and falling beds, ground that
// is never raised, culverts whose embankment stays.
#include "algorithms/io/terrain/burn_streams.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>
#include <set>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

constexpr double pi = 3.14159265358979323846;

Terrain ground(const GeoReference& reference, const std::function<double(double x, double y)>& z) {
  Terrain terrain = flat(reference);
  std::vector<float> values(reference.grid.cells());
  for (std::int32_t row = 0; row < reference.grid.rows; ++row)
    for (std::int32_t column = 0; column < reference.grid.columns; ++column)
      values[reference.grid.index(column, row)] =
          static_cast<float>(z(reference.grid.x_centre(column), reference.grid.y_centre(row)));
  terrain.zb = std::move(values);
  return terrain;
}

std::string line_wkb(double x0, double y0, double x1, double y1) {
  std::ostringstream text;
  text.precision(17);
  text << "LINESTRING(" << x0 << ' ' << y0 << ',' << x1 << ' ' << y1 << ')';
  return wkb(text.str());
}

Stream stream_of(const std::string& geometry, double width, StreamBed bed,
                 StreamShape shape = StreamShape::rectangle) {
  Stream stream;
  stream.label = "stream 1";
  stream.wkb = geometry;
  stream.width = width;
  stream.bed = bed;
  stream.shape = shape;
  return stream;
}

std::map<std::size_t, double> by_cell(const Burned& burned) {
  std::map<std::size_t, double> levels;
  for (const ChangedCell& cell : burned.cells) levels[cell.cell] = cell.level;
  return levels;
}

// The volume that is cut is the area of the cross-section times the length, at any angle.
TEST(BurnStreams, CutsTheCrossSectionAtAnyAngle) {
  const GeoReference reference = plain_reference(400, 400, 1);
  const Terrain terrain = flat(reference);
  const double width = 12, depth = 2, length = 250, slope = 1.5;
  const std::map<StreamShape, double> areas = {{StreamShape::rectangle, width * depth},
                                               {StreamShape::trapezoid, depth * (width + slope * depth)},
                                               {StreamShape::triangle, 0.5 * width * depth},
                                               {StreamShape::parabola, 2.0 / 3 * width * depth}};
  for (const auto& [shape, area] : areas)
    for (const double angle : {0.0, 17.0, 30.0, 45.0, 90.0, 111.0}) {
      const double dx = 0.5 * length * std::cos(angle * pi / 180),
                   dy = 0.5 * length * std::sin(angle * pi / 180);
      Stream stream = stream_of(line_wkb(200.3 - dx, 200.4 - dy, 200.3 + dx, 200.4 + dy), width,
                                {-depth, -depth, depth}, shape);
      stream.bank_slope = slope;
      const Burned burned = burn_streams(terrain, reference, {stream}, {});
      const double error = burned.volume / (area * length) - 1;
      std::printf("  shape %d at %3.0f degrees: area %.3f m2 of %.3f, error %+.2f %%\n",
                  static_cast<int>(shape), angle, burned.volume / length, area, 100 * error);
      // Cells under the line have the bed throughout: up to 1.4 cells' width of a bed that rises from there.
      const bool pointed = shape == StreamShape::triangle || shape == StreamShape::parabola;
      EXPECT_NEAR(0, error, pointed ? 0.02 : 0.003);
      EXPECT_EQ(depth, burned.most);
    }
}

// Of one cell's width and less: connected by sides from end to end, and nowhere upwards.
TEST(BurnStreams, BedsAreConnectedAndFall) {
  const GeoReference reference = plain_reference(120, 120, 2);
  std::mt19937 random(17);
  std::normal_distribution<double> noise(0, 0.3);
  const Terrain terrain =
      ground(reference, [&](double x, double y) { return 100 - 0.01 * (x + y) + noise(random); });
  for (const double angle : {0.0, 30.0, 45.0, 60.0, 135.0, 200.0}) {
    const double dx = 100 * std::cos(angle * pi / 180), dy = 100 * std::sin(angle * pi / 180);
    const Stream stream =
        stream_of(line_wkb(120.7 - dx, 121.1 - dy, 120.7 + dx, 121.1 + dy), 0.5, {{}, {}, 1});
    const std::map<std::size_t, double> levels = by_cell(burn_streams(terrain, reference, {stream}, {}));
    ASSERT_GT(levels.size(), 100u);
    // From the highest cell on to the lowest one there is a way down by sides, through burned cells only.
    const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
    const auto highest = std::max_element(levels.begin(), levels.end(), less);
    const double lowest = std::min_element(levels.begin(), levels.end(), less)->second;
    std::set<std::size_t> reached{highest->first};
    std::vector<std::size_t> todo{highest->first};
    double down_to = highest->second;
    while (!todo.empty()) {
      const std::size_t cell = todo.back();
      todo.pop_back();
      down_to = std::min(down_to, levels.at(cell));
      for (const std::size_t next : {cell - 1, cell + 1, cell - 120, cell + 120}) {
        const auto found = levels.find(next);
        if (found != levels.end() && found->second <= levels.at(cell) && reached.insert(next).second)
          todo.push_back(next);
      }
    }
    std::printf("  %3.0f degrees: %zu cells, from %.3f down to %.3f m (lowest %.3f)\n", angle, levels.size(),
                highest->second, down_to, lowest);
    EXPECT_EQ(lowest, down_to) << angle;
    EXPECT_EQ(levels.size(), reached.size()) << angle;
  }
}

// Streams drawn in parts, some against the flow: no bed begins above the end of the one before it.
TEST(BurnStreams, GoOnFromEachOther) {
  const GeoReference reference = plain_reference(100, 20, 1);
  std::mt19937 random(3);
  std::normal_distribution<double> noise(0, 0.5);
  const Terrain terrain = ground(reference, [&](double x, double) { return 50 - 0.02 * x + noise(random); });
  const std::vector<Stream> streams = {stream_of(line_wkb(70.5, 10.5, 98.5, 10.5), 1, {{}, {}, 0.2}),
                                       stream_of(line_wkb(70.5, 10.5, 40.5, 10.5), 1, {{}, {}, 1.5}),
                                       stream_of(line_wkb(1.5, 10.5, 40.5, 10.5), 1, {{}, {}, 0.5})};
  const Burned burned = burn_streams(terrain, reference, streams, {});
  const std::map<std::size_t, double> levels = by_cell(burned);
  double last = 1e9;
  for (std::int32_t column = 1; column <= 98; ++column) {
    const double level = levels.at(reference.grid.index(column, 10));
    EXPECT_LE(level, last) << column;
    last = level;
  }
  EXPECT_EQ(1u, burned.uphill);
}

TEST(BurnStreams, NeverRaiseAndKeepNodata) {
  const GeoReference reference = plain_reference(80, 80, 1);
  const Terrain terrain = ground(reference, [](double x, double y) {
    if (std::hypot(x - 40, y - 40) < 4) return std::nan("");
    return 10 + 3 * std::sin(0.3 * x) * std::cos(0.2 * y);
  });
  for (const StreamShape shape :
       {StreamShape::rectangle, StreamShape::trapezoid, StreamShape::triangle, StreamShape::parabola}) {
    const Burned burned = burn_streams(
        terrain, reference, {stream_of(line_wkb(-20, 35.2, 110, 44.7), 7, {11.0, 9.0, {}}, shape)}, {});
    EXPECT_FALSE(burned.cells.empty());
    for (const ChangedCell& cell : burned.cells) {
      ASSERT_FALSE(std::isnan(terrain.zb[cell.cell]));
      ASSERT_LT(cell.level, static_cast<double>(terrain.zb[cell.cell]));
    }
  }
}

// A level between the ends of the line runs straight, also where the line only crosses the grid.
TEST(BurnStreams, LevelsRunStraight) {
  const GeoReference reference = plain_reference(100, 10, 1);
  Terrain terrain = flat(reference);
  terrain.datum = 100;
  const Burned burned =
      burn_streams(terrain, reference, {stream_of(line_wkb(-100, 5, 300, 5), 4, {99.0, 95.0, {}})}, {});
  ASSERT_EQ(400u, burned.cells.size());
  for (const ChangedCell& cell : burned.cells) {
    const double x = static_cast<double>(cell.cell % 100) + 0.5;
    EXPECT_NEAR(99 - (x + 100) / 100, cell.level, 1e-9);
  }
  // Drawn against its flow it is the same, and what goes on from it begins where it ends.
  const Burned uphill = burn_streams(terrain, reference,
                                     {stream_of(line_wkb(60, 5, -100, 5), 4, {97.4, 99.0, {}}),
                                      stream_of(line_wkb(60, 5, 100, 5), 4, {{}, {}, 1})},
                                     {});
  EXPECT_EQ(1u, uphill.uphill);
  for (const ChangedCell& cell : uphill.cells) {
    const double x = static_cast<double>(cell.cell % 100) + 0.5;
    EXPECT_NEAR(x < 60 ? 99 - (x + 100) / 100 : 97.4, cell.level, x < 58 ? 1e-9 : 0.01) << x;
  }
}

// A dike of 4 m across: without a culvert it is cut through, with one it stays, and the bed reaches both
// ends.
TEST(BurnStreams, CulvertsKeepTheirEmbankment) {
  const GeoReference reference = plain_reference(100, 40, 1);
  const Terrain terrain =
      ground(reference, [](double x, double) { return x > 45 && x < 55 ? 14.0 : 10.0 - 0.001 * x; });
  const Stream stream = stream_of(line_wkb(2, 20.5, 98, 20.5), 5, {{}, {}, 1});
  const auto at = [&](const Burned& burned, int column) {
    const std::map<std::size_t, double> levels = by_cell(burned);
    const auto found = levels.find(reference.grid.index(column, 20));
    return found == levels.end() ? 1e9 : found->second;
  };
  const Burned open = burn_streams(terrain, reference, {stream}, {});
  EXPECT_LT(at(open, 50), 9.0);
  EXPECT_GT(open.most, 4.9);
  const Burned kept = burn_streams(terrain, reference, {stream},
                                   {line_wkb(44.5, 20.5, 55.5, 20.5), line_wkb(10, 35, 20, 35)});
  for (int column = 45; column < 55; ++column) EXPECT_EQ(1e9, at(kept, column)) << column;
  EXPECT_LT(at(kept, 44), 9.0);
  EXPECT_LT(at(kept, 55), 9.0);
  // Over the whole width, to the same level.
  const std::map<std::size_t, double> levels = by_cell(kept);
  for (const std::int32_t column : {44, 55})
    for (const std::int32_t row : {18, 19, 20, 21, 22}) {
      ASSERT_EQ(1u, levels.count(reference.grid.index(column, row))) << column << ' ' << row;
      EXPECT_NEAR(at(kept, column), levels.at(reference.grid.index(column, row)), 0.005);
    }
  EXPECT_LT(kept.most, 1.1);
  EXPECT_EQ(1u, kept.culverts_left);
  // A wide stream that is drawn in three lines, with one through the culvert.
  std::vector<Stream> split;
  for (const auto& [from, to] : {std::pair(2.0, 44.5), std::pair(44.5, 55.5), std::pair(55.5, 98.0)})
    split.push_back(stream_of(line_wkb(from, 20.5, to, 20.5), 20, {{}, {}, 1}));
  const Burned wide = burn_streams(terrain, reference, split, {line_wkb(44.5, 20.5, 55.5, 20.5)});
  for (const ChangedCell& cell : wide.cells) {
    const std::size_t column = cell.cell % 100;
    EXPECT_TRUE(column < 45 || column >= 55) << column;
  }
  EXPECT_LT(wide.most, 1.1);
  EXPECT_EQ(0u, wide.culverts_left);
  // And one that is drawn in two, which meet within the culvert.
  for (const double split_at : {46.0, 49.0, 53.8}) {
    const std::vector<Stream> halves{stream_of(line_wkb(2, 20.5, split_at, 20.5), 3, {{}, {}, 1}),
                                     stream_of(line_wkb(split_at, 20.5, 98, 20.5), 3, {{}, {}, 1})};
    const Burned met = burn_streams(terrain, reference, halves, {line_wkb(44.5, 20.5, 55.5, 20.5)});
    for (int column = 45; column < 55; ++column) EXPECT_EQ(1e9, at(met, column)) << split_at << ' ' << column;
    EXPECT_LT(at(met, 44), 9.0) << split_at;
    EXPECT_LT(at(met, 55), 9.0) << split_at;
    EXPECT_LT(met.most, 1.1) << split_at;
    EXPECT_EQ(0u, met.culverts_left) << split_at;
  }
  // A pipe that joins from the side covers nothing, however near the end of the stream.
  const Burned beside = burn_streams(terrain, reference, {stream}, {line_wkb(97, 20.5, 97, 39)});
  EXPECT_EQ(by_cell(open).size(), by_cell(beside).size());
  EXPECT_EQ(1u, beside.culverts_left);
}

TEST(BurnStreams, RefusesWhatNoStreamCanBe) {
  const GeoReference reference = plain_reference(50, 50, 1);
  const Terrain terrain = flat(reference);
  const std::string line = line_wkb(5, 5, 45, 45);
  const auto burn = [&](const Stream& stream) { burn_streams(terrain, reference, {stream}, {}); };
  expect_error([&] { burn(stream_of(line, 0, {{}, {}, 1})); }, "stream_width_impossible", {"stream 1"});
  expect_error([&] { burn(stream_of(line, 5, {})); }, "stream_without_depth");
  expect_error([&] { burn(stream_of(line, 5, {{}, {}, -1})); }, "stream_depth_impossible");
  expect_error([&] { burn(stream_of(line, 5, {1.0, {}, {}})); }, "stream_level_of_one_end");
  expect_error([&] { burn(stream_of(line, 5, {1.0, 20000.0, {}})); }, "stream_level_impossible");
  expect_error([&] { burn(stream_of(wkb("POINT(5 5)"), 5, {{}, {}, 1})); }, "stream_not_a_line");
  expect_error([&] { burn(stream_of(line_wkb(-50, 5, -5, 45), 5, {{}, {}, 1})); }, "streams_outside_dem");
  const Burned burned = burn_streams(
      terrain, reference,
      {stream_of(line, 0.4, {{}, {}, 1}), stream_of(line_wkb(-9, 0, -1, 0), 5, {{}, {}, 1})}, {});
  EXPECT_EQ(1u, burned.outside);
  EXPECT_EQ(1u, burned.narrow);
}

}  // namespace
}  // namespace spate::io

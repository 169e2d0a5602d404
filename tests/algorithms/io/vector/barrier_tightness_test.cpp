// SPDX-License-Identifier: GPL-3.0-or-later
// The faces of a barrier let no path through, whatever the line.
#include "algorithms/io/vector/barrier_faces.hpp"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <sstream>
#include <vector>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

// In units of cells, with centres at whole numbers.
struct Vertex {
  double u, v;
};

// Random lines from beyond one edge of the grid to beyond another.
class RandomLine {
 public:
  RandomLine(int columns, int rows, unsigned seed) : n_(columns), m_(rows), random_(seed) {}

  std::vector<Vertex> draw(int kind) {
    std::vector<Vertex> line = {on_frame()};
    const int between = pick(0, 5);
    for (int i = 0; i < between; ++i) line.push_back(inside(kind));
    line.push_back(on_frame());
    if (kind == 3) {  // exact diagonals and lines along centres or faces
      const double half = 0.5 * pick(0, 1);
      const double from = pick(0, n_ - 1) + half;
      const double length = n_ + m_ + 4;
      switch (pick(0, 3)) {
        case 0:
          return {{from - length, -length}, {from + length, length}};
        case 1:
          return {{from - length, length}, {from + length, -length}};
        case 2:
          return {{from, -2}, {from, m_ + 1.0}};
        default:
          return {{n_ + 1.0, std::min(from, m_ - 1.0)}, {-2, std::min(from, m_ - 1.0)}};
      }
    }
    return line;
  }

  // On the way round the grid, two cells beyond the outermost centres.
  Vertex on_frame() {
    switch (pick(0, 3)) {
      case 0:
        return {-2, real(0, m_)};
      case 1:
        return {n_ + 1.0, real(0, m_)};
      case 2:
        return {real(0, n_), -2};
      default:
        return {real(0, n_), m_ + 1.0};
    }
  }

 private:
  int pick(int least, int most) { return std::uniform_int_distribution<int>(least, most)(random_); }
  double real(double least, double most) { return std::uniform_real_distribution<>(least, most)(random_); }
  Vertex inside(int kind) {
    const Vertex centre = {double(pick(0, n_ - 1)), double(pick(0, m_ - 1))};
    if (kind == 1) return centre;
    if (kind == 2) return {centre.u + 0.5, centre.v + 0.5};
    return {real(-1, n_), real(-1, m_)};
  }
  int n_, m_;
  std::mt19937 random_;
};

// The line closed by a way round the grid, moved by a step too small to matter but where centres lie on it.
std::vector<Vertex> closed(std::vector<Vertex> line, int columns, int rows) {
  const double far = 4.0 * (columns + rows);
  const Vertex first = line.front();
  const Vertex last = line.back();
  const auto outwards = [&](const Vertex& from) -> Vertex {
    const double u = from.u - 0.5 * (columns - 1);
    const double v = from.v - 0.5 * (rows - 1);
    const double size = std::hypot(u, v);
    return {from.u + far * u / size, from.v + far * v / size};
  };
  // From the last vertex straight away from the grid, round it on a circle, and back to the first.
  const Vertex a = outwards(last);
  const Vertex b = outwards(first);
  line.push_back(a);
  const auto angle = [&](const Vertex& at) {
    return std::atan2(at.v - 0.5 * (rows - 1), at.u - 0.5 * (columns - 1));
  };
  for (int i = 1; i < 64; ++i) {
    const double at = angle(a) + (angle(b) - angle(a)) * i / 64;
    line.push_back({0.5 * (columns - 1) + far * std::cos(at), 0.5 * (rows - 1) + far * std::sin(at)});
  }
  line.push_back(b);
  for (Vertex& vertex : line) {
    vertex.u += 1e-7;
    vertex.v += 1e-11;
  }
  return line;
}

bool inside(const std::vector<Vertex>& ring, double u, double v) {
  bool in = false;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
    if ((ring[i].v > v) != (ring[j].v > v) &&
        u < (ring[j].u - ring[i].u) * (v - ring[i].v) / (ring[j].v - ring[i].v) + ring[i].u)
      in = !in;
  return in;
}

TEST(BarrierTightness, NoPathCrossesAnyOf1000RandomLines) {
  GeoReference reference = plain_reference(23, 17, 0.7);  // its centres are not exact in binary
  reference.grid.west = 382001.3;
  reference.grid.south = 6354002.1;
  reference.north = reference.grid.south + 17 * 0.7;
  const Terrain terrain = flat(reference);
  const int columns = reference.grid.columns;
  const int rows = reference.grid.rows;
  RandomLine random(columns, rows, 20261);
  std::size_t separated = 0;
  std::size_t closed_faces = 0;
  for (int trial = 0; trial < 1000; ++trial) {
    const std::vector<Vertex> line = random.draw(trial % 4);
    std::ostringstream wkt;
    wkt.precision(17);
    wkt << "LINESTRING (";
    for (std::size_t i = 0; i < line.size(); ++i)
      wkt << (i > 0 ? ", " : "") << reference.west() + (line[i].u + 0.5) * 0.7 << " "
          << reference.south() + (line[i].v + 0.5) * 0.7;
    wkt << ")";
    const std::vector<Face> barred = barrier_faces(wkb(wkt.str()), reference, terrain, "line").faces;
    std::set<std::pair<std::size_t, bool>> bars;
    for (const Face& face : barred)
      EXPECT_TRUE(
          bars.insert({reference.grid.index(face.column, face.row), face.side == Side::north}).second);
    closed_faces += bars.size();

    const std::vector<Vertex> ring = closed(line, columns, rows);
    std::vector<bool> side(reference.grid.cells());
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        side[reference.grid.index(column, row)] = inside(ring, column, row);

    // Floods from every cell; whatever is reached must be on the same side.
    std::vector<bool> reached(reference.grid.cells(), false);
    for (std::size_t start = 0; start < reached.size(); ++start) {
      if (reached[start]) continue;
      std::vector<std::size_t> todo = {start};
      reached[start] = true;
      const auto flow = [&](std::size_t from, std::size_t to, std::size_t named, bool north) {
        if (bars.count({named, north}) != 0) return;
        ASSERT_EQ(side[from], side[to])
            << "kind " << trial % 4 << ": cell " << from << " to " << to << " through " << wkt.str();
        if (!reached[to]) todo.push_back(to);
        reached[to] = true;
      };
      while (!todo.empty()) {
        const std::size_t cell = todo.back();
        todo.pop_back();
        const int column = static_cast<int>(cell % static_cast<std::size_t>(columns));
        const int row = static_cast<int>(cell / static_cast<std::size_t>(columns));
        const auto width = static_cast<std::size_t>(columns);
        if (column + 1 < columns) flow(cell, cell + 1, cell, false);
        if (column > 0) flow(cell, cell - 1, cell - 1, false);
        if (row + 1 < rows) flow(cell, cell + width, cell, true);
        if (row > 0) flow(cell, cell - width, cell - width, true);
        if (HasFatalFailure()) return;
      }
    }
    const auto in = static_cast<std::size_t>(std::count(side.begin(), side.end(), true));
    if (in > 0 && in < side.size()) ++separated;

    // A straight line closes no face more than it must.
    if (line.size() == 2)
      for (const Face& face : barred) {
        const std::size_t cell = reference.grid.index(face.column, face.row);
        const std::size_t other =
            face.side == Side::east ? cell + 1 : cell + static_cast<std::size_t>(columns);
        EXPECT_NE(side[cell], side[other]) << wkt.str();
      }
  }
  EXPECT_GT(separated, 800u) << "the lines must have two sides, or nothing is tested";
  std::printf("1000 lines, %zu with cells on both sides, %zu faces closed: no path crosses\n", separated,
              closed_faces);
}

TEST(BarrierTightness, PolygonsAreTightToo) {
  const GeoReference reference = plain_reference(20, 20);
  const Terrain terrain = flat(reference);
  std::mt19937 random(5);
  std::uniform_real_distribution<double> place(-2, 42);
  for (int trial = 0; trial < 200; ++trial) {
    std::vector<Vertex> ring;
    std::ostringstream wkt;
    wkt.precision(17);
    for (int i = 0; i < 5; ++i) {
      double x = place(random);
      double y = place(random);
      if (trial % 2 == 1) {  // on centres
        x = 2 * std::round(x / 2) + 1;
        y = 2 * std::round(y / 2) + 1;
      }
      ring.push_back({0.5 * x - 0.5 + 1e-7, 0.5 * y - 0.5 + 1e-11});
      wkt << (i > 0 ? ", " : "POLYGON ((") << x << " " << y;
    }
    wkt << "))";
    const BarrierFaces result = barrier_faces(wkb(wkt.str()), reference, terrain, "polygon");
    const std::set<std::size_t> covered(result.covered.begin(), result.covered.end());
    for (int row = 0; row < 20; ++row)
      for (int column = 0; column < 20; ++column)
        ASSERT_EQ(inside(ring, column, row), covered.count(reference.grid.index(column, row)) != 0)
            << wkt.str() << " " << column << "," << row;
    std::set<std::pair<std::size_t, Side>> bars;
    for (const Face& face : result.faces)
      bars.insert({reference.grid.index(face.column, face.row), face.side});
    for (const std::size_t cell : covered) {
      EXPECT_TRUE(!(cell % 20 < 19) || bars.count({cell, Side::east}) == 1);
      EXPECT_TRUE(!(cell % 20 > 0) || bars.count({cell - 1, Side::east}) == 1);
      EXPECT_TRUE(!(cell / 20 < 19) || bars.count({cell, Side::north}) == 1);
      EXPECT_TRUE(!(cell / 20 > 0) || bars.count({cell - 20, Side::north}) == 1);
    }
  }
}

}  // namespace
}  // namespace spate::io

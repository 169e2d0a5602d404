// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/incised.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <limits>

namespace spate::io {
namespace {

// The largest value within `reach` of each, along one line; sign -1: the least. NaN counts for nothing.
void extremes(std::vector<float>& line, int reach, float sign) {
  constexpr float nothing = -std::numeric_limits<float>::infinity();
  std::deque<std::size_t> falling;  // of those in reach: each smaller than those before it
  std::vector<float> found(line.size());
  const auto value = [&](std::size_t i) { return std::isnan(line[i]) ? nothing : sign * line[i]; };
  const auto width = static_cast<std::size_t>(reach);
  for (std::size_t i = 0; i < line.size() + width; ++i) {
    if (i < line.size()) {
      while (!falling.empty() && value(falling.back()) <= value(i)) falling.pop_back();
      falling.push_back(i);
    }
    if (i < width) continue;
    const std::size_t at = i - width;
    while (falling.front() + width < at) falling.pop_front();
    const float most = value(falling.front());
    found[at] = most == nothing ? std::numeric_limits<float>::quiet_NaN() : sign * most;
  }
  line.swap(found);
}

void extremes_of_squares(std::vector<float>& values, std::size_t columns, int reach, float sign) {
  const std::size_t rows = values.size() / columns;
  std::vector<float> line(columns);
  for (std::size_t row = 0; row < rows; ++row) {
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(row * columns);
    std::copy_n(begin, columns, line.begin());
    extremes(line, reach, sign);
    std::copy(line.begin(), line.end(), begin);
  }
  line.resize(rows);
  for (std::size_t column = 0; column < columns; ++column) {
    for (std::size_t row = 0; row < rows; ++row) line[row] = values[row * columns + column];
    extremes(line, reach, sign);
    for (std::size_t row = 0; row < rows; ++row) values[row * columns + column] = line[row];
  }
}

}  // namespace

void each_incised_row(const Terrain& terrain, int side, const Watch& watch,
                      const std::function<void(std::int32_t row, const float* depths)>& f) {
  const Grid& grid = terrain.grid;
  const auto columns = static_cast<std::size_t>(grid.columns);
  const int reach = std::max(side / 2, 1);
  const std::int32_t strip = std::max(128, 2 * reach);
  std::vector<float> closed;
  for (std::int32_t begin = 0; begin < grid.rows; begin += strip) {
    watch(static_cast<double>(begin) / grid.rows);
    const std::int32_t end = std::min(begin + strip, grid.rows);
    const auto& pages = terrain.zb.pages();
    if (pages.skip(grid.index(0, begin), grid.index(0, end), Terrain::is_nodata) == grid.index(0, end))
      continue;
    // A closed level depends on the ground within two reaches.
    const std::int32_t first = std::max(begin - 2 * reach, 0), last = std::min(end + 2 * reach, grid.rows);
    closed.assign(columns * static_cast<std::size_t>(last - first), std::numeric_limits<float>::quiet_NaN());
    const std::size_t offset = grid.index(0, first);
    terrain.each_cell(offset, grid.index(0, last),
                      [&](std::size_t cell) { closed[cell - offset] = terrain.zb[cell]; });
    extremes_of_squares(closed, columns, reach, 1);
    extremes_of_squares(closed, columns, reach, -1);
    for (std::int32_t row = begin; row < end; ++row) {
      float* const depths = closed.data() + static_cast<std::size_t>(row - first) * columns;
      for (std::size_t column = 0; column < columns; ++column)
        depths[column] -= terrain.zb[grid.index(static_cast<std::int32_t>(column), row)];
      f(row, depths);
    }
  }
}

}  // namespace spate::io

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

void extremes_of_squares(std::vector<float>& values, const Grid& grid, int reach, float sign) {
  const auto columns = static_cast<std::size_t>(grid.columns), rows = static_cast<std::size_t>(grid.rows);
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

std::vector<float> incised(const std::vector<float>& ground, const Grid& grid, int side, const Watch& watch) {
  std::vector<float> closed = ground;
  const int reach = std::max(side / 2, 1);
  watch(0);
  extremes_of_squares(closed, grid, reach, 1);
  watch(0.5);
  extremes_of_squares(closed, grid, reach, -1);
  for (std::size_t cell = 0; cell < ground.size(); ++cell) closed[cell] -= ground[cell];
  return closed;
}

}  // namespace spate::io

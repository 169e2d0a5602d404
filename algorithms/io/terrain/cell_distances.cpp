// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/cell_distances.hpp"

#include <cmath>
#include <cstddef>
#include <limits>

namespace spate::io {
namespace {

constexpr double far = std::numeric_limits<double>::infinity();

// min over j of (i - j)^2 + f(j), along one line of cells.
void envelope(const std::vector<double>& f, std::vector<double>& least) {
  const std::size_t count = f.size();
  std::vector<std::size_t> vertex;
  std::vector<double> begin;  // where each parabola is the lowest from
  for (std::size_t j = 0; j < count; ++j) {
    if (f[j] == far) continue;
    const auto at = static_cast<double>(j);
    double meets = -far;
    while (!vertex.empty()) {
      const auto last = static_cast<double>(vertex.back());
      meets = (f[j] + at * at - f[vertex.back()] - last * last) / (2 * (at - last));
      if (meets > begin.back()) break;
      vertex.pop_back();
      begin.pop_back();
      meets = -far;
    }
    vertex.push_back(j);
    begin.push_back(meets);
  }
  std::size_t k = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (vertex.empty()) {
      least[i] = far;
      continue;
    }
    while (k + 1 < vertex.size() && begin[k + 1] < static_cast<double>(i)) ++k;
    const double apart = static_cast<double>(i) - static_cast<double>(vertex[k]);
    least[i] = apart * apart + f[vertex[k]];
  }
}

}  // namespace

std::vector<float> cell_distances(const std::vector<std::uint8_t>& marked, int columns, int rows) {
  const auto width = static_cast<std::size_t>(columns), height = static_cast<std::size_t>(rows);
  std::vector<double> squares(marked.size()), f(height), least(height);
  for (std::size_t column = 0; column < width; ++column) {
    for (std::size_t row = 0; row < height; ++row) f[row] = marked[row * width + column] != 0 ? 0 : far;
    envelope(f, least);
    for (std::size_t row = 0; row < height; ++row) squares[row * width + column] = least[row];
  }
  std::vector<float> distances(marked.size());
  f.resize(width);
  least.resize(width);
  for (std::size_t row = 0; row < height; ++row) {
    for (std::size_t column = 0; column < width; ++column) f[column] = squares[row * width + column];
    envelope(f, least);
    for (std::size_t column = 0; column < width; ++column)
      distances[row * width + column] = static_cast<float>(std::sqrt(least[column]));
  }
  return distances;
}

}  // namespace spate::io

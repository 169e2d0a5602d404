// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/speed_cases.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "tests/solver/data.hpp"

namespace speed_cases {

using spate::Scenario;

std::shared_ptr<const Scenario> circular_dam(int size, double outside, double radius) {
  auto scenario = std::make_shared<Scenario>();
  scenario->terrain.grid = {size, size, spacing, 0, 0};
  scenario->terrain.manning = {static_cast<float>(manning)};
  scenario->terrain.zb.assign(scenario->terrain.grid.cells(), 0);
  const double centre = 0.5 * size * spacing;
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const double x = (column + 0.5) * spacing - centre, y = (row + 0.5) * spacing - centre;
      scenario->initial_depth.push_back(static_cast<float>(std::hypot(x, y) < radius ? inside : outside));
    }
  return scenario;
}

std::shared_ptr<const Scenario> real_terrain() {
  const data::AsciiGrid dem("merewether/dem.asc");
  constexpr int refined = 8;
  auto scenario = std::make_shared<Scenario>();
  const int columns = (dem.columns - 1) * refined, rows = (dem.rows - 1) * refined;
  scenario->terrain.grid = {columns, rows, 1.0 / refined, 0, 0};
  scenario->terrain.manning = {static_cast<float>(manning)};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double x = (column + 0.5) / refined, y = (row + 0.5) / refined;
      const int c = static_cast<int>(x), r = static_cast<int>(y);
      const auto at = [&](int i, int j) {
        return dem.values[static_cast<std::size_t>(j) * static_cast<std::size_t>(dem.columns) +
                          static_cast<std::size_t>(i)];
      };
      const double south = at(c, r) + (x - c) * (at(c + 1, r) - at(c, r));
      const double north = at(c, r + 1) + (x - c) * (at(c + 1, r + 1) - at(c, r + 1));
      const double zb = south + (y - r) * (north - south);
      scenario->terrain.zb.push_back(static_cast<float>(zb));
      scenario->initial_depth.push_back(zb > 30 ? 3.0f : 0.0f);
    }
  return scenario;
}

namespace {

// Where the houses of the town stand, each at the north-east of a block.
constexpr int block = 24, street_x = 7, street_y = 9;
bool is_house(int column, int row) {
  const int block_x = column / block, block_y = row / block;
  return (block_x * 7 + block_y * 13 + block_x * block_y) % 3 != 0 && column % block >= street_x &&
         row % block >= street_y;
}

}  // namespace

std::shared_ptr<const Scenario> town(int size) {
  auto scenario = std::make_shared<Scenario>();
  scenario->terrain.grid = {size, size, 1, 0, 0};
  scenario->terrain.manning = {0.03f};
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const double x = column + 0.5, y = row + 0.5;
      double zb = 0.6 * std::cos(y * 0.0061) + 0.45 * std::sin(x * 0.13) * std::sin(y * 0.11) +
                  0.25 * std::sin(0.31 * x + 0.17 * y) + 0.1 * std::sin(1.1 * x - 0.7 * y);
      if (is_house(column, row)) zb += 5;
      const double level = 0.05 + 0.25 * std::sin(x * 0.021) * std::cos(y * 0.017);
      scenario->terrain.zb.push_back(static_cast<float>(zb));
      scenario->initial_depth.push_back(static_cast<float>(std::max(level - zb, 0.0)));
    }
  return scenario;
}

std::shared_ptr<const Scenario> rainy_town(int size, bool roofs_drain) {
  auto scenario = std::make_shared<Scenario>(*town(size));
  scenario->initial_depth = std::vector<float>();
  scenario->rain = spate::Series(40.0 / 1000 / 3600);
  const spate::Grid& grid = scenario->terrain.grid;
  std::vector<std::uint8_t> taken(grid.cells());
  std::map<std::size_t, float> drains;
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      if (!is_house(column, row)) continue;
      taken[grid.index(column, row)] = 1;
      const int east = block - column % block, west = block - street_x + 1 - east;  // to the ground beside it
      const int north = block - row % block, south = block - street_y + 1 - north;
      const int least = std::min(std::min(west, east), std::min(south, north));
      const int to_column = least == west ? column - west : least == east ? column + east : column;
      const int to_row = least == west || least == east ? row : least == south ? row - south : row + north;
      if (grid.contains(to_column, to_row)) drains[grid.index(to_column, to_row)] += 1;
    }
  scenario->terrain.taken = taken;
  if (roofs_drain)
    for (const auto& [cell, roofs] : drains) scenario->roof_rain.push_back({cell, roofs});
  return scenario;
}

}  // namespace speed_cases

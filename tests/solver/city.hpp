// SPDX-License-Identifier: GPL-3.0-or-later
// A made-up city on a river, in place of the one of Horvath et al. 2016 (ten floods overtop a mobile wall),
// whose data are not public. All of it follows from a seed and the position, so that a smaller city is a part
// of a larger one. The river runs along the south; the wall, crest 11.90 m, stands on its bank.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "solver/model/scenario.hpp"

namespace city {

inline constexpr double crest = 11.90, spacing = 3, base_level = 10.5;  // m
inline constexpr double flood_duration = 7200;                          // s
inline constexpr int members = 10;

// The peaks of the ten floods, m.
inline double peak(int member) {
  return 11.95 + (12.95 - 11.95) * member / (members - 1);
}
inline double river_level(double peak, double time, double duration = flood_duration) {
  const double s = std::sin(3.14159265358979323846 * time / duration);
  return base_level + (peak - base_level) * s * s;
}

// A number uniform in [0, 1) that follows from two whole numbers.
inline double noise(std::int64_t i, std::int64_t j, std::uint64_t seed = 2016) {
  std::uint64_t z = seed + 0x9e3779b97f4a7c15ull * static_cast<std::uint64_t>(i) +
                    0xbf58476d1ce4e5b9ull * static_cast<std::uint64_t>(j);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return static_cast<double>((z ^ (z >> 31)) >> 11) / 9007199254740992.0;
}

inline double wall_y(double x) {
  return 180 + 25 * std::sin(x / 310) + 6 * std::sin(x / 47);
}

enum class Cover { river, street, park, built };

// A house. Streets lie about 66 m apart; each block between them holds up to four houses, or a park.
struct House {
  double west, south, east, north;
  int storeys;
};
inline constexpr double block = 66, street = 15, house_height = 10;  // m

inline bool is_park(std::int64_t i, std::int64_t j) {
  return noise(i, j, 7) < 0.12;
}
// The houses of block (i, j); those that would stand in the river or on the quay are left out.
inline std::vector<House> houses_of(std::int64_t i, std::int64_t j) {
  std::vector<House> houses;
  if (is_park(i, j)) return houses;
  const double west = static_cast<double>(i) * block + street,
               south = static_cast<double>(j) * block + street;
  const double half = 0.5 * (block - street);
  for (int k = 0; k < 4; ++k) {
    const double a = noise(4 * i + k, j, 11), b = noise(4 * i + k, j, 13);
    if (a < 0.1) continue;  // a gap
    const int column = k % 2, row = k / 2;
    const double x = west + half * column, y = south + half * row;
    const House house{x + 1 + 5 * a, y + 1 + 5 * b, x + half - 1 - 4 * b, y + half - 1 - 4 * a,
                      1 + static_cast<int>(4 * noise(i, 4 * j + k, 17))};
    if (house.south > wall_y(house.west) + 24 && house.south > wall_y(house.east) + 24)
      houses.push_back(house);
  }
  return houses;
}

inline Cover cover(double x, double y) {
  if (y < wall_y(x)) return Cover::river;
  const auto i = static_cast<std::int64_t>(std::floor(x / block)),
             j = static_cast<std::int64_t>(std::floor(y / block));
  for (const House& house : houses_of(i, j))
    if (x > house.west && x < house.east && y > house.south && y < house.north) return Cover::built;
  const bool in_block =
      x - static_cast<double>(i) * block > street && y - static_cast<double>(j) * block > street;
  return in_block && is_park(i, j) ? Cover::park : Cover::street;
}

// The height of the ground without houses, m.
inline double ground(double x, double y) {
  const double inland = y - wall_y(x);
  const auto column = static_cast<std::int64_t>(std::floor(x / spacing)),
             row = static_cast<std::int64_t>(std::floor(y / spacing));
  const double rough = 0.08 * noise(column, row, 3);
  if (inland < 0) return std::max(10.6 + inland / 9, 4.0) + 3 * rough;
  // A quay, behind it lower quarters, and higher ground a few kilometres away.
  const double quay = 11.0 - 0.9 * std::min(inland / 60, 1.0);
  const double hills =
      0.35 * std::sin(x / 170 + 1) * std::cos(inland / 140) + 0.3 * std::sin(x / 61) * std::sin(inland / 83);
  const double rise = 0.9 * inland / 1000 + 0.5 * std::pow(inland / 2000, 3);
  return quay + hills * std::min(inland / 60, 1.0) + rise + (cover(x, y) == Cover::street ? -0.12 : 0.0) +
         rough;
}

inline double manning(Cover cover) {
  return cover == Cover::river ? 0.028 : cover == Cover::park ? 0.05 : 0.022;
}

// A flood of the city; the river's level is imposed along the southern side. The houses stand in the terrain,
// as in the paper, with cliffs for walls.
inline spate::Scenario flood(int columns, int rows, double peak, double duration = flood_duration) {
  spate::Scenario scenario;
  spate::Terrain& terrain = scenario.terrain;
  terrain.grid = {columns, rows, spacing, 0, 0};
  const spate::Grid& grid = terrain.grid;
  const auto is_river = [&](int column, int row) {
    return grid.y_centre(row) < wall_y(grid.x_centre(column));
  };
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double x = grid.x_centre(column), y = grid.y_centre(row);
      const Cover there = cover(x, y);
      terrain.zb.push_back(static_cast<float>(ground(x, y) + (there == Cover::built ? house_height : 0.0)));
      terrain.manning.push_back(static_cast<float>(manning(there)));
      scenario.initial_level.push_back(is_river(column, row) ? static_cast<float>(base_level)
                                                             : std::nanf(""));
    }
  std::vector<double> times, levels;
  for (int i = 0; i <= 48; ++i) {
    times.push_back(duration * i / 48);
    levels.push_back(river_level(peak, times.back(), duration));
  }
  scenario.sides[static_cast<std::size_t>(spate::Side::south)] = {spate::EdgeKind::level, {times, levels}};

  spate::Barrier wall{"mobile wall", {}, {}};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      if (column + 1 < columns && is_river(column, row) != is_river(column + 1, row))
        wall.faces.push_back({{column, row, spate::Side::east}, static_cast<float>(crest)});
      if (row + 1 < rows && is_river(column, row) != is_river(column, row + 1))
        wall.faces.push_back({{column, row, spate::Side::north}, static_cast<float>(crest)});
    }
  scenario.barriers = {wall};
  return scenario;
}

}  // namespace city

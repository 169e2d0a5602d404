// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/outliers.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unordered_set>
#include <vector>

#include "solver/core/bands.hpp"
#include "solver/mesh/ground_rows.hpp"

namespace spate::io {
namespace {

// A growing set of cells, seen from below for pits: sign -1.
class Patch {
 public:
  Patch(const Terrain& terrain, std::size_t seed, float sign) : terrain_(terrain), sign_(sign) { add(seed); }

  const std::vector<std::size_t>& cells() const { return cells_; }

  // The cells within so many columns and rows of the patch, without it. all: also counts walls and what lies
  // outside.
  std::vector<std::size_t> around(std::int32_t reach, std::size_t* all = nullptr) const {
    std::vector<std::size_t> ring;
    const Grid& grid = terrain_.grid;
    std::vector<std::pair<std::int32_t, std::int32_t>> outside;
    for (const std::size_t cell : cells_) {
      const auto [column, row] = grid.cell(cell);
      for (std::int32_t r = row - reach; r <= row + reach; ++r)
        for (std::int32_t c = column - reach; c <= column + reach; ++c) {
          if (grid.contains(c, r))
            ring.push_back(grid.index(c, r));
          else if (all != nullptr)
            outside.emplace_back(c, r);
        }
    }
    const auto once = [](auto& list) {
      std::sort(list.begin(), list.end());
      list.erase(std::unique(list.begin(), list.end()), list.end());
    };
    once(ring);
    once(outside);
    const auto is_own = [&](std::size_t cell) {
      return std::find(cells_.begin(), cells_.end(), cell) != cells_.end();
    };
    ring.erase(std::remove_if(ring.begin(), ring.end(), is_own), ring.end());
    if (all != nullptr) *all = ring.size() + outside.size();
    const auto is_wall = [&](std::size_t cell) { return terrain_.is_wall(cell); };
    ring.erase(std::remove_if(ring.begin(), ring.end(), is_wall), ring.end());
    return ring;
  }

  // Takes the highest cell beside it; false where there is none.
  bool grow() {
    const std::vector<std::size_t> ring = around(1);
    const auto next = std::max_element(ring.begin(), ring.end(), [&](std::size_t a, std::size_t b) {
      return sign_ * terrain_.zb[a] < sign_ * terrain_.zb[b];
    });
    if (next == ring.end()) return false;
    add(*next);
    return true;
  }

  // m above (of a pit: below) the highest of those cells.
  float stands_out(const std::vector<std::size_t>& ring) const {
    float highest = -std::numeric_limits<float>::infinity();
    for (const std::size_t cell : ring) highest = std::max(highest, sign_ * terrain_.zb[cell]);
    return least_ - highest;
  }

  Outlier as_outlier() const {
    std::vector<std::size_t> ring = around(1);
    Outlier found{cells_, 0, terrain_.zb[cells_.front()]};
    if (ring.empty()) return found;
    found.height = static_cast<double>(sign_ * stands_out(ring));
    const auto middle = ring.begin() + static_cast<std::ptrdiff_t>(ring.size() / 2);
    std::nth_element(ring.begin(), middle, ring.end(),
                     [&](std::size_t a, std::size_t b) { return terrain_.zb[a] < terrain_.zb[b]; });
    found.median = terrain_.zb[*middle];
    return found;
  }

 private:
  void add(std::size_t cell) {
    cells_.push_back(cell);
    least_ = std::min(least_, sign_ * terrain_.zb[cell]);
  }

  const Terrain& terrain_;
  float sign_, least_ = std::numeric_limits<float>::infinity();
  std::vector<std::size_t> cells_;
};

bool is_outlier(const Patch& patch, const Terrain& terrain, double least) {
  std::size_t all = 0;
  const std::vector<std::size_t> near = patch.around(1, &all);
  // At a wall or the edge of the grid there are fewer than eight around a cell.
  if (8 * near.size() < 5 * all) return false;
  const float height = patch.stands_out(near);
  if (!(static_cast<double>(height) > least)) return false;
  const std::vector<std::size_t> wide = patch.around(2);
  const auto [low, high] = std::minmax_element(
      wide.begin(), wide.end(), [&](std::size_t a, std::size_t b) { return terrain.zb[a] < terrain.zb[b]; });
  return height > terrain.zb[*high] - terrain.zb[*low];
}

// Where outliers may begin: at cells that are the highest of those around them (the lowest: sign -1), and
// high above one farther off.
struct Seed {
  std::size_t cell;
  float sign;
};

// Which cells of a run are so high (1), or so low (2), or both, as ground that is level.
void find_extremes(const FlowWindow& window, Columns run, std::vector<std::uint8_t>& found) {
  const float *south = window.row(-1), *here = window.row(0), *north = window.row(1);
  found.resize(static_cast<std::size_t>(run.end - run.begin));
  for (std::int32_t c = run.begin; c < run.end; ++c) {
    const float z = here[c];
    int above = 0, below = 0;  // cells around; none where there is no number
    for (std::int32_t k = c - 1; k <= c + 1; ++k) {
      above += int{south[k] > z} + int{here[k] > z} + int{north[k] > z};
      below += int{south[k] < z} + int{here[k] < z} + int{north[k] < z};
    }
    found[static_cast<std::size_t>(c - run.begin)] =
        static_cast<std::uint8_t>(int{above == 0} + 2 * int{below == 0});
  }
}
bool is_far_above(const FlowWindow& window, std::int32_t column, float sign, float least,
                  std::int32_t reach) {
  const float z = sign * window.row(0)[column];
  for (std::int32_t r = -reach; r <= reach; ++r)
    for (std::int32_t c = column - reach; c <= column + reach; ++c)
      if (z - sign * window.row(r)[c] > least) return true;
  return false;
}
std::vector<Seed> seeds_of_rows(const Terrain& terrain, std::int32_t begin, std::int32_t end, float least,
                                std::int32_t reach) {
  std::vector<Seed> seeds;
  std::vector<std::uint8_t> extremes;
  each_run_of_ground(
      terrain, begin, end, reach, [&](const FlowWindow& window, std::int32_t row, const Columns& run) {
        find_extremes(window, run, extremes);
        for (std::int32_t c = run.begin; c < run.end; ++c) {
          const std::uint8_t kinds = extremes[static_cast<std::size_t>(c - run.begin)];
          if (kinds == 0 || std::isnan(window.row(0)[c])) continue;
          for (const float sign : {1.0f, -1.0f})
            if ((kinds & (sign > 0 ? 1 : 2)) != 0 && is_far_above(window, c, sign, least, reach))
              seeds.push_back({terrain.grid.index(c, row), sign});
        }
      });
  return seeds;
}

}  // namespace

void find_outliers(const Terrain& terrain, const OutlierSearch& search, const Watch& watch,
                   const std::function<void(const Outlier&)>& f) {
  const Grid& grid = terrain.grid;
  const auto least = static_cast<float>(search.least);
  const auto reach = static_cast<std::int32_t>(std::ceil(std::sqrt(search.most_cells)));
  std::unordered_set<std::size_t> known;
  const auto grow = [&](const Seed& seed) {
    if (known.count(seed.cell) > 0) return;
    Patch patch(terrain, seed.cell, seed.sign);
    bool found = is_outlier(patch, terrain, search.least);
    for (int size = 1; !found && size < search.most_cells && patch.grow(); ++size)
      found = is_outlier(patch, terrain, search.least);
    if (!found) return;
    if (search.most_cells > 1) known.insert(patch.cells().begin(), patch.cells().end());
    f(patch.as_outlier());
  };
  in_bands(
      grid.rows, grid.columns, watch,
      [&](std::int32_t begin, std::int32_t end) { return seeds_of_rows(terrain, begin, end, least, reach); },
      [&](std::int32_t, std::int32_t, const std::vector<Seed>& seeds) {
        for (const Seed& seed : seeds) grow(seed);
      });
}

Outlier outlier_at(const Terrain& terrain, std::size_t cell, int cells, bool is_pit) {
  Patch patch(terrain, cell, is_pit ? -1.0f : 1.0f);
  while (static_cast<int>(patch.cells().size()) < cells && patch.grow()) continue;
  return patch.as_outlier();
}

}  // namespace spate::io

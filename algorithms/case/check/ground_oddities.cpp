// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/ground_oddities.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "algorithms/io/terrain/outliers.hpp"

namespace spate {
namespace {

// Holes as sets of runs along rows: a run of cells joins those of the row below that it touches.
class Holes {
 public:
  struct Hole {
    std::size_t first, size;
    bool at_edge;
    std::size_t parent;  // itself: a hole of its own
  };

  explicit Holes(const Terrain& terrain) : terrain_(terrain), grid_(terrain.grid) {}

  void read_row(std::int32_t row) {
    std::vector<Run> runs;
    for (std::int32_t column = 0; column < grid_.columns; ++column) {
      if (!is_hole(column, row)) continue;
      std::int32_t end = column + 1;
      while (end < grid_.columns && is_hole(end, row)) end = past_nodata(end, row);
      const bool at_edge = row == 0 || row + 1 == grid_.rows || column == 0 || end == grid_.columns;
      holes_.push_back(
          {grid_.index(column, row), static_cast<std::size_t>(end - column), at_edge, holes_.size()});
      runs.push_back({column, end, holes_.size() - 1});
      column = end;
    }
    std::size_t below = 0;
    for (const Run& run : runs) {
      while (below < below_.size() && below_[below].end <= run.begin) ++below;
      for (std::size_t i = below; i < below_.size() && below_[i].begin < run.end; ++i)
        join(below_[i].hole, run.hole);
    }
    below_ = std::move(runs);
  }

  const std::vector<Hole>& holes() const { return holes_; }

 private:
  struct Run {
    std::int32_t begin, end;
    std::size_t hole;
  };

  bool is_hole(std::int32_t column, std::int32_t row) const {
    const std::size_t cell = grid_.index(column, row);
    return std::isnan(terrain_.zb[cell]) && (terrain_.taken.empty() || terrain_.taken[cell] == 0);
  }

  // The column after that of a hole, or after all of its page of nodata.
  std::int32_t past_nodata(std::int32_t column, std::int32_t row) const {
    if (!terrain_.taken.empty()) return column + 1;
    const std::size_t cell = grid_.index(column, row), end = grid_.index(grid_.columns, row);
    const std::size_t past = terrain_.zb.pages().skip(cell, end, Terrain::is_nodata);
    return column + std::max(static_cast<std::int32_t>(past - cell), 1);
  }

  std::size_t root(std::size_t hole) {
    while (holes_[hole].parent != hole) hole = holes_[hole].parent = holes_[holes_[hole].parent].parent;
    return hole;
  }

  void join(std::size_t one, std::size_t other) {
    one = root(one);
    other = root(other);
    if (one == other) return;
    if (holes_[other].first < holes_[one].first) std::swap(one, other);
    holes_[other].parent = one;
    holes_[one].size += holes_[other].size;
    holes_[one].at_edge = holes_[one].at_edge || holes_[other].at_edge;
  }

  const Terrain& terrain_;
  const Grid& grid_;
  std::vector<Hole> holes_;
  std::vector<Run> below_;  // of the row before
};

}  // namespace

void find_holes(const Terrain& terrain, const Watch& watch,
                const std::function<void(std::size_t, std::size_t)>& f) {
  Holes search(terrain);
  for (std::int32_t row = 0; row < terrain.grid.rows; ++row) {
    watch(static_cast<double>(row) / terrain.grid.rows);
    search.read_row(row);
  }
  for (std::size_t i = 0; i < search.holes().size(); ++i) {
    const Holes::Hole& hole = search.holes()[i];
    if (hole.parent == i && !hole.at_edge) f(hole.first, hole.size);
  }
}

void find_spikes(const Terrain& terrain, const Watch& watch,
                 const std::function<void(std::size_t, double)>& f) {
  io::find_outliers(terrain, {2, 1}, watch,
                    [&](const io::Outlier& found) { f(found.cells.front(), found.height); });
}

}  // namespace spate

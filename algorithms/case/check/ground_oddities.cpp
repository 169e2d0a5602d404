// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/ground_oddities.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "algorithms/io/terrain/outliers.hpp"
#include "solver/core/bands.hpp"

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

  // The holes of a row. Of rows by themselves, in any thread.
  struct Run {
    std::int32_t begin, end;
  };
  std::vector<Run> runs_of_row(std::int32_t row) const {
    std::vector<Run> runs;
    const std::size_t first = grid_.index(0, row);
    terrain_.zb.pages().each_piece(
        first, grid_.index(grid_.columns, row),
        [&](std::size_t begin, std::size_t end, const float* z, bool alike) {
          const auto add = [&](std::size_t from, std::size_t to) {
            const auto column = static_cast<std::int32_t>(from - first),
                       stop = static_cast<std::int32_t>(to - first);
            if (!runs.empty() && runs.back().end == column)
              runs.back().end = stop;
            else
              runs.push_back({column, stop});
          };
          if (alike && terrain_.taken.empty()) {
            if (std::isnan(*z)) add(begin, end);
            return;
          }
          for (std::size_t cell = begin; cell < end; ++cell)
            if (std::isnan(z[cell - begin]) && (terrain_.taken.empty() || terrain_.taken[cell] == 0))
              add(cell, cell + 1);
        });
    return runs;
  }

  // Joins the holes of a row, the next one, to those below.
  void add_row(std::int32_t row, const std::vector<Run>& found) {
    std::vector<RunOfHole> runs;
    for (const Run& run : found) {
      const bool at_edge = row == 0 || row + 1 == grid_.rows || run.begin == 0 || run.end == grid_.columns;
      holes_.push_back({grid_.index(run.begin, row), static_cast<std::size_t>(run.end - run.begin), at_edge,
                        holes_.size()});
      runs.push_back({run, holes_.size() - 1});
    }
    std::size_t below = 0;
    for (const RunOfHole& run : runs) {
      while (below < below_.size() && below_[below].end <= run.begin) ++below;
      for (std::size_t i = below; i < below_.size() && below_[i].begin < run.end; ++i)
        join(below_[i].hole, run.hole);
    }
    below_ = std::move(runs);
  }

  const std::vector<Hole>& holes() const { return holes_; }

 private:
  struct RunOfHole : Run {
    std::size_t hole;
  };

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
  std::vector<RunOfHole> below_;  // of the row before
};

}  // namespace

void find_holes(const Terrain& terrain, const Watch& watch,
                const std::function<void(std::size_t, std::size_t)>& f) {
  Holes search(terrain);
  in_bands(
      terrain.grid.rows, terrain.grid.columns, watch,
      [&](std::int32_t begin, std::int32_t end) {
        std::vector<std::vector<Holes::Run>> found;
        for (std::int32_t row = begin; row < end; ++row) found.push_back(search.runs_of_row(row));
        return found;
      },
      [&](std::int32_t begin, std::int32_t, const std::vector<std::vector<Holes::Run>>& found) {
        for (std::size_t i = 0; i < found.size(); ++i)
          search.add_row(begin + static_cast<std::int32_t>(i), found[i]);
      });
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

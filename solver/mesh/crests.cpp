// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/crests.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <numeric>

#include "solver/core/bands.hpp"
#include "solver/mesh/ridge_cells.hpp"

namespace spate {
namespace {

// f(column, row, height) for the cells of some rows that flow and are not solid, in their order; height: m,
// of the elevation model above the bed's mean.
template <class F>
void each_rise(const Terrain& terrain, const Bed& bed, std::int32_t begin, std::int32_t end, const F& f) {
  std::vector<double> means;
  each_run_of_ground(
      terrain, begin, end, 0, [&](const FlowWindow& window, std::int32_t row, const Columns& run) {
        bed.means_of(row, run, means);
        const float* const z = window.row(0);
        for (std::int32_t c = run.begin; c < run.end; ++c)
          if (!std::isnan(z[c]) && !bed.is_solid(terrain.grid.index(c, row)))
            f(c, row, static_cast<double>(z[c]) - means[static_cast<std::size_t>(c - run.begin)]);
      });
}

class RidgeSearch : RidgeCells {
 public:
  using RidgeCells::RidgeCells;

  std::vector<std::size_t> find(double threshold, const Watch& watch) {
    in_bands(
        grid_.rows, grid_.columns, part_of(watch, 0, 0.4),
        [&](std::int32_t begin, std::int32_t end) {
          std::vector<Found> found;
          each_rise(terrain_, bed_, begin, end, [&](std::int32_t column, std::int32_t row, double above_bed) {
            if (upwards_ * above_bed > threshold && is_between_falls(column, row, threshold))
              found.push_back({grid_.index(column, row), grade_of(upwards_ * above_bed / threshold)});
          });
          return found;
        },
        [&](std::int32_t, std::int32_t, const std::vector<Found>& found) {
          for (const Found& each : found) on_ridge_.set(each.cell, each.grade);
        });
    leave_out_rough_ground(part_of(watch, 0.4, 0.8));
    leave_out_bumps(part_of(watch, 0.8, 1));
    std::vector<std::size_t> cells;
    for (std::int32_t row = 0; row < grid_.rows; ++row) {
      watch(1);
      each_ridge(row, [&](std::size_t cell) { cells.push_back(cell); });
    }
    return cells;
  }

 private:
  // How much the bed lowers a cell of a ridge, from 1 on: in quarters of octaves above the threshold.
  static constexpr std::uint8_t octave = 4, rough = 0x80;
  struct Found {
    std::size_t cell;
    std::uint8_t grade;
  };
  static std::uint8_t grade_of(double thresholds) {
    return static_cast<std::uint8_t>(1 + std::min(octave * std::log2(thresholds), 100.0));
  }
  bool is_lowered(std::size_t cell, int grade) const {
    return (on_ridge_[cell] & ~rough) >= std::max(grade, 1);
  }

  bool falls(std::int32_t column, std::int32_t row, Step step, double threshold) const {
    const double least = ground(column, row) - threshold;
    for (int k = 1; k <= 2; ++k) {
      const std::int32_t c = column + k * step.column, r = row + k * step.row;
      if (flows(c, r) && ground(c, r) < least) return true;
    }
    return false;
  }

  bool is_between_falls(std::int32_t column, std::int32_t row, double threshold) const {
    return std::any_of(std::begin(half_circle), std::end(half_circle), [&](const Step& step) {
      return falls(column, row, step, threshold) && falls(column, row, {-step.column, -step.row}, threshold);
    });
  }

  // Whether a ridge stands out of rough ground as a dike does: of the cells around it few are lowered by half
  // as much as it is.
  bool stands_out(std::size_t cell, std::int32_t west, std::int32_t east, std::int32_t south,
                  std::int32_t north) const {
    constexpr double most = 0.15;  // of the cells: a winding dike takes 0.13
    const int half = (on_ridge_[cell] & ~rough) - octave;
    if (half < 1) return false;  // all ridges are
    double left = most * static_cast<double>(east - west) * (north - south);
    for (std::int32_t row = south; row < north; ++row)
      for (std::int32_t column = west; column < east; ++column)
        if (is_lowered(grid_.index(column, row), half) && --left < 0) return false;
    return true;
  }

  // Where many of the surrounding cells are ridges, the ground is rough and they are not dikes: a barrier on
  // each of them would take away the momentum of the water that flows over them. Those that are rough still
  // count, until no cell of their window is left.
  void leave_out_rough_ground(const Watch& watch) {
    constexpr std::int32_t reach = 7;
    constexpr double most = 0.2;  // of the cells
    const auto columns = static_cast<std::size_t>(grid_.columns);
    std::vector<std::int32_t> ridges(columns);    // of each column, in the rows of the window
    std::vector<std::int32_t> sums(columns + 1);  // of the columns before
    const auto count = [&](std::int32_t row, std::int32_t times) {
      each_ridge(row, [&](std::size_t cell) { ridges[cell % columns] += times; });
    };
    const auto settle = [&](std::int32_t row) {
      each_ridge(row, [&](std::size_t cell) {
        if ((on_ridge_[cell] & rough) != 0) on_ridge_.set(cell, 0);
      });
    };
    for (std::int32_t row = 0; row < std::min(reach, grid_.rows); ++row) count(row, 1);
    for (std::int32_t row = 0; row < grid_.rows; ++row) {
      watch(static_cast<double>(row) / grid_.rows);
      const std::int32_t south = std::max(row - reach, 0), north = std::min(row + reach + 1, grid_.rows);
      if (row + reach < grid_.rows) count(row + reach, 1);
      if (row > reach) {
        count(south - 1, -1);
        settle(south - 1);
      }
      bool is_summed = false;
      each_ridge(row, [&](std::size_t cell) {
        if (!is_summed) std::partial_sum(ridges.begin(), ridges.end(), sums.begin() + 1);
        is_summed = true;
        const std::int32_t column = grid_.cell(cell).column;
        const std::int32_t west = std::max(column - reach, 0),
                           east = std::min(column + reach + 1, grid_.columns);
        const double cells = static_cast<double>(east - west) * (north - south);
        const std::int32_t around =
            sums[static_cast<std::size_t>(east)] - sums[static_cast<std::size_t>(west)];
        if (around > most * cells && !stands_out(cell, west, east, south, north))
          on_ridge_.set(cell, static_cast<std::uint8_t>(on_ridge_[cell] | rough));
      });
    }
    for (std::int32_t row = std::max(grid_.rows - 1 - reach, 0); row < grid_.rows; ++row) settle(row);
  }

  // Whether water at the height of a bump's lowest cell is free to flow around it.
  bool is_bump(const std::vector<std::size_t>& cells) const {
    double lowest = std::numeric_limits<double>::infinity();
    for (const std::size_t cell : cells) lowest = std::min(lowest, ground(cell));
    bool is_free = true;
    for (const std::size_t cell : cells)
      around(grid_.cell(cell), [&](std::int32_t c, std::int32_t r) {
        if (!is_on_ridge(c, r)) is_free = is_free && flows(c, r) && ground(c, r) < lowest;
      });
    return is_free;
  }

  // Each ridge is followed for a few cells only.
  void leave_out_bumps(const Watch& watch) {
    constexpr std::size_t largest_bump = 3;
    std::vector<std::size_t> cells;
    for (std::int32_t row = 0; row < grid_.rows; ++row) {
      watch(static_cast<double>(row) / grid_.rows);
      each_ridge(row, [&](std::size_t cell) {
        cells.assign(1, cell);
        for (std::size_t next = 0; next < cells.size() && cells.size() <= largest_bump; ++next)
          around(grid_.cell(cells[next]), [&](std::int32_t c, std::int32_t r) {
            if (is_on_ridge(c, r) && std::find(cells.begin(), cells.end(), grid_.index(c, r)) == cells.end())
              cells.push_back(grid_.index(c, r));
          });
        if (cells.size() > largest_bump || !is_bump(cells)) return;
        for (const std::size_t bump : cells) on_ridge_.set(bump, 0);
      });
    }
  }
};

}  // namespace

BedDifference bed_difference(const Terrain& terrain, const Bed& bed, const Watch& watch) {
  const Grid& grid = terrain.grid;
  BedDifference most;
  in_bands(
      grid.rows, grid.columns, watch,
      [&](std::int32_t begin, std::int32_t end) {
        BedDifference here;
        each_rise(terrain, bed, begin, end, [&](std::int32_t column, std::int32_t row, double above_bed) {
          if (above_bed > here.below) here.below = above_bed, here.below_at = grid.index(column, row);
          if (-above_bed > here.above) here.above = -above_bed, here.above_at = grid.index(column, row);
        });
        return here;
      },
      [&](std::int32_t, std::int32_t, const BedDifference& here) {
        if (here.below > most.below) most.below = here.below, most.below_at = here.below_at;
        if (here.above > most.above) most.above = here.above, most.above_at = here.above_at;
      });
  return most;
}

std::vector<std::size_t> find_ridges(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                     double threshold, const Watch& watch) {
  return RidgeSearch(terrain, edges, bed).find(threshold, watch);
}

std::vector<std::size_t> find_ditches(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                      double threshold, const Watch& watch) {
  return RidgeSearch(terrain, edges, bed, -1).find(threshold, watch);
}

LoweredCrests lowered_crests(const Terrain& terrain, const Bed& bed, const std::vector<std::size_t>& ridges) {
  LoweredCrests lowered{ridges.size(), 0, 0};
  for (const std::size_t cell : ridges) {
    const auto [column, row] = terrain.grid.cell(cell);
    const double by = static_cast<double>(terrain.zb[cell]) - bed.mean(column, row);
    if (by > lowered.most) lowered.most = by, lowered.most_at = cell;
  }
  return lowered;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The values stored for each cell when a run begins: from the scenario's water, or from the cells of a saved
// run. Every backend begins with the same values.
#pragma once

#include <functional>

#include "solver/backend/ground_patch.hpp"
#include "solver/backend/stored_fields.hpp"
#include "solver/step/run_state.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class InitialCells {
 public:
  // saved: null for a run that begins with the scenario. The arguments must outlive this object. Throws Error
  // when the saved cells are not from a run of the scenario.
  InitialCells(const StaticFields& fields, const SavedCells* saved);

  bool all_dry() const;
  // Whether a cell of the rectangle, which may reach beyond the grid, may be or have been wet. A large grid
  // has far more cells than a saved run has blocks.
  bool may_hold(const GridRect& rect) const;
  // Writes the stored values of a cell that is or was wet; returns false for all others, and writes nothing.
  bool read(std::int32_t column, std::int32_t row, Real* stored) const;

 private:
  bool read_saved(std::int32_t column, std::int32_t row, Real* stored) const;

  const StaticFields fields_;
  const SavedCells* const saved_;
  const std::vector<int> signs_;  // of water, stored values
  std::int64_t block_columns_ = 0;
  // Of each block of the grid, its place among the saved ones; -1 = not saved.
  std::vector<std::int32_t> place_of_block_;
};

// read(stored, row_begin, row_end, values) writes one stored value (Stored) of the cells in rows
// [row_begin, row_end), whatever the precision. save_cells passes the blocks that are or were wet to take,
// one row of blocks at a time.
using ReadStored = std::function<void(int, std::int32_t, std::int32_t, double*)>;
void save_cells(const Scenario& scenario, const Numerics& numerics, const ReadStored& read,
                const TakeCells& take);

}  // namespace SPATE_PRECISION
}  // namespace spate

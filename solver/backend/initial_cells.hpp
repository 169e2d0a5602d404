// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored of the cells when a run begins: the scenario's water, or the cells that another run has
// saved. It is the same for every backend.
#pragma once

#include <functional>

#include "solver/backend/stored_fields.hpp"
#include "solver/step/run_state.hpp"

namespace spate {

// The number of values stored for a cell.
std::int32_t stored_count(const Numerics& numerics);

class InitialCells {
 public:
  // saved: null for a run that begins with the scenario. The arguments must outlive this object. Throws Error
  // when the saved cells are not from such a run.
  InitialCells(const StaticFields& fields, const SavedCells* saved);

  bool all_dry() const;
  // Writes what is stored of a cell that is wet or has been; returns false for others.
  bool read(std::int32_t column, std::int32_t row, float* stored) const;

 private:
  bool read_saved(std::int32_t column, std::int32_t row, float* stored) const;

  const StaticFields fields_;
  const SavedCells* const saved_;
  std::int64_t block_columns_ = 0;
  std::vector<std::int32_t> place_of_block_;  // among those saved; -1 = none
};

// read(stored, row_begin, row_end, values) gives rows of the grid of one of the values.
using ReadStored = std::function<void(int, std::int32_t, std::int32_t, float*)>;
void save_cells(const Grid& grid, std::int32_t planes, const ReadStored& read, const TakeCells& take);

}  // namespace spate

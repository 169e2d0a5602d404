// SPDX-License-Identifier: GPL-3.0-or-later
// How many steps each cell has limited (step/fastest.hpp), for Field::step_limits. Few cells ever do.
#pragma once

#include <map>

#include "solver/domain/exchange.hpp"
#include "solver/step/fastest.hpp"
#include "solver/step/numerics.hpp"
#include "solver/step/run_state.hpp"

namespace spate {

class StepLimits {
 public:
  // Counts where that is asked for: on from what was saved, or from here on where the run before did not
  // count. from: null for a run that begins.
  StepLimits(const Numerics& numerics, const RunState* from);

  bool counts() const { return since_ >= 0; }
  // Where the largest speed in any part is; own: in this one. The first cell counts, as in one part. Called
  // by all parts.
  Fastest fastest_of_all(const Fastest& own, double speed, Exchange& exchange) const;
  // A step was taken that this cell has limited, or none (no_cell).
  void add(std::uint64_t cell) {
    if (counts() && cell != no_cell) ++steps_of_[cell];
  }
  SavedLimits saved() const;
  // Rows of the grid: the share of the steps so far; NaN where a cell limited none.
  void read(std::int32_t columns, std::int32_t row_begin, std::int32_t row_end, std::int64_t steps,
            float* values) const;

 private:
  std::int64_t since_;  // steps that were taken before; < 0: nothing is counted
  std::map<std::uint64_t, std::int64_t> steps_of_;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is needed to continue a run, whatever device, tiles and threads computed it: a run that
// begins with it takes the same steps as the saved run would have taken, to the last bit. Plain data.
#pragma once

#include <cstdint>
#include <functional>
#include <type_traits>
#include <vector>

#include "solver/step/barriers/barrier_tables.hpp"
#include "solver/step/fastest.hpp"
#include "solver/step/links/link_tables.hpp"
#include "solver/step/sections/section_plan.hpp"
#include "solver/step/volumes.hpp"

namespace spate {

// The steps taken so far.
struct SavedSteps {
  double time = 0, last_dt = 0;  // s, as in StepState
  double speed = 0;              // m/s, from which the next step is chosen
  std::int64_t steps = 0, cell_updates = 0;
  std::uint64_t fastest = no_cell;  // where that speed was met
};

// Steps that cells have limited, where that is counted (backend/step_limits.hpp).
struct SavedLimits {
  std::int64_t since = -1;           // steps taken before; < 0: nothing was counted
  std::vector<std::uint64_t> cells;  // rising
  std::vector<std::int64_t> steps;   // of each of them
};

// Depths that wait until they amount to a whole quantum (PendingDepths), m.
struct SavedForcing {
  double rain = 0, infiltration = 0, evaporation = 0;
  std::vector<double> zones;        // rain of each zone
  std::vector<double> gain, taken;  // of each source; empty: the sources are new, and nothing waits
};

// What has happened at the barriers so far. Their cells and parts are recognised by their places, since other
// barriers may stand beside them from here on.
struct SavedBarriers {
  static constexpr Breached never_stood{-2, 0};
  static constexpr BarrierTally never_met{-1, 0, 0, 0, 0};
  static constexpr BridgeTally never_touched{-1, 0, -1, -1e30, 0};

  std::vector<Breached> breached;            // of each barrier, never_stood of one that is new
  std::vector<BarrierTally> tallies;         // of each barrier, never_met of one that is new
  std::vector<std::uint64_t> cells;          // of the grid: the barred ones
  std::vector<float> highest_water;          // of each of them, m
  std::vector<std::uint64_t> part_faces;     // of each part: four times its cell and its side
  std::vector<std::uint32_t> part_barriers;  // of each part: the number of its barrier, or no_part
  std::vector<float> freeboard;              // of each part, m
  std::vector<std::uint8_t> overtopped;      // of each part: 0 or 1
  std::vector<BridgeTally> bridges;
  std::vector<double> beneath;  // m2/s, of each face of the bridges: as in BarrierPlan
};

// What structures remember between steps. Vectors of other lengths than the structures need are of others.
struct SavedLinks {
  std::vector<double> waiting;        // m, of each cell at an end
  std::vector<LinkMomentum> carried;  // by that
  std::vector<double> remainder;      // m, of each path
  std::vector<LinkState> states;      // of each structure
  std::vector<LinkTally> tallies;
};

// The values stored for the cells (Stored in backend/stored_fields.hpp), in square blocks; blocks that never
// held water are left out. Cells that never did, and those of a block beyond the grid, are 0.
struct SavedCells {
  static constexpr std::int32_t side = 32;  // cells

  std::int32_t planes = 0;           // values of a cell
  std::vector<std::int64_t> blocks;  // their numbers, row by row from the south-west, rising
  // Of each block its planes, each row by row: in one of the two, by the precision of the run.
  std::vector<float> values;
  std::vector<double> double_values;

  static constexpr std::size_t block_cells = std::size_t{side} * side;
  std::size_t block_values() const { return static_cast<std::size_t>(planes) * block_cells; }
};
// Those of the precision: std::vector<T>, const where the cells are.
template <class T, class Cells>
auto& saved_values(Cells& cells) {
  if constexpr (std::is_same_v<T, float>)
    return cells.values;
  else
    return cells.double_values;
}

// Takes the cells of a run that is saved: a few blocks at a time, each once, in rising order.
using TakeCells = std::function<void(const SavedCells&)>;

struct RunState {
  SavedSteps steps;
  CountedWater counted;
  DepthSum initial;  // the water at the start of the run
  SavedForcing forcing;
  SavedBarriers barriers;
  std::vector<SectionTally> sections;
  SavedLinks links;
  SavedLimits limits;
  SavedCells cells;
};

}  // namespace spate

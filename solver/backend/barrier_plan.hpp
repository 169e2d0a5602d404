// SPDX-License-Identifier: GPL-3.0-or-later
// Barriers, turned into numbers for one step, and what is told of them afterwards. A barrier acts on faces:
// each of the two cells beside one meets a sill, over which only the water above the crest passes
// (stencil.hpp). Plain data and functions that every backend shares, bit for bit; barriers.hpp builds the
// data.
#pragma once

#include <cstdint>

#include "solver/backend/stage.hpp"
#include "solver/core/atomic.hpp"
#include "solver/core/math.hpp"
#include "solver/grid/edges.hpp"
#include "solver/schemes/dispatch.hpp"

namespace spate {

struct ForcedBarrier {
  double close, open, breach, breach_duration;  // s, as in Barrier
};

// What a barrier is at a face, in m above the bed there.
struct BarrierPart {
  std::uint32_t barrier, side;
  float crest, breached_crest;
  float width_root;  // cube root of the share of the face's width that the crest takes
};

// A cell beside a face with a barrier: its parts, barrier by barrier.
struct BarredCell {
  std::uint64_t cell;
  FaceCodes codes;      // of its faces, those with a barrier as interior ones
  float above_bed[4];   // by Side: of the cell's own ground above the bed at the face, m; > 0 in a solid cell
  float above_mean[4];  // by Side: of the cell's own ground at the face above its mean bed, m
  float relief;         // m
  bool solid;
  std::uint32_t first_part, parts;
};

struct BarrierTables {
  const ForcedBarrier* barriers;
  const BarredCell* cells;  // sorted by cell
  const BarrierPart* parts;
  int barrier_count, cell_count;
  float dry_depth;  // m
};

// A barred cell in the planned step.
struct Sills {
  FaceCodes codes;          // of its faces, where barriers stand now
  float height[4];          // by Side: of the crest above the cell's own ground at the face, m, >= 0
  float width_root[4];      // by Side: as in BarrierPart
  std::uint32_t holder[4];  // by Side: the barrier with the highest crest
};

// Of a barrier, through all accepted steps.
struct BarrierTally {
  double first_overtopping;  // s; < 0: none
  double depth;              // of a cell that crossed it, m
  double peak;               // of that within a step, m/s
};

struct BarrierPlan {
  Sills* sills;      // of each barred cell
  float* freeboard;  // [4 * barred cell + side]: the least so far, m; `never` where it was dry
  std::uint32_t*
      overtopped;  // [4 * barred cell + side]: whether water ever crossed; western and southern faces
  unsigned long long* crossing[2];  // of each barrier, in each stage, crossing_quantum
  BarrierTally* tallies;            // of each barrier
};
inline constexpr double crossing_quantum = 1.0 / (1LL << 40);  // m

// How much of a barrier has failed, 0 to 1; < 0: it is not in place.
SPATE_FUNCTION float failed_part(const ForcedBarrier& barrier, double time) {
  if (time < barrier.close || !(time < barrier.open)) return -1;
  if (time < barrier.breach) return 0;
  const double since = time - barrier.breach;
  return since < barrier.breach_duration ? static_cast<float>(since / barrier.breach_duration) : 1.0f;
}

// The sills of a cell at a time.
SPATE_FUNCTION Sills sills_at(const BarrierTables& tables, const BarredCell& cell, double time) {
  Sills sills{cell.codes, {0, 0, 0, 0}, {1, 1, 1, 1}, {0, 0, 0, 0}};
  float crests[4] = {0, 0, 0, 0};
  for (std::uint32_t p = cell.first_part; p < cell.first_part + cell.parts; ++p) {
    const BarrierPart& part = tables.parts[p];
    const float failed = failed_part(tables.barriers[part.barrier], time);
    if (failed < 0) continue;
    const float crest = part.crest + failed * (min(part.breached_crest, part.crest) - part.crest);
    if (!(crest > crests[part.side])) continue;
    crests[part.side] = crest;
    sills.codes |= static_cast<FaceCodes>(face_barrier) << (8 * part.side);
    sills.height[part.side] = max(crest - cell.above_bed[part.side], 0.0f);
    sills.width_root[part.side] = part.width_root;
    sills.holder[part.side] = part.barrier;
  }
  return sills;
}

// Plans the barriers of the step from time; depth(cell) is the depth at its start.
template <class Workers, class Depth>
SPATE_FUNCTION void plan_barriers(const Workers& workers, const BarrierTables& tables,
                                  const BarrierPlan& plan, SchemeId scheme, double time, const Depth& depth) {
  workers.each(tables.barrier_count, [&](int b) { plan.crossing[0][b] = plan.crossing[1][b] = 0; });
  workers.each(tables.cell_count, [&](int k) {
    const BarredCell& cell = tables.cells[k];
    const Sills sills = plan.sills[k] = sills_at(tables, cell, time);
    const float h = depth(cell.cell);
    if (h < tables.dry_depth) return;
    const float stage = with_scheme(scheme, [&](auto type) { return decltype(type)::stage(h, cell.relief); });
    for (int side = 0; side < 4; ++side) {
      if (face_code(sills.codes, static_cast<Side>(side)) != face_barrier) continue;
      float& least = plan.freeboard[4 * k + side];
      least = min(least, sills.height[side] + cell.above_mean[side] - stage);
    }
  });
}

// What a stage has taken across the western or southern face of a barred cell; mass in m2/s.
SPATE_FUNCTION void count_crossing(const BarrierPlan& plan, std::uint32_t barred, Side side, float mass,
                                   const StageNumbers& stage) {
  if (!(abs(mass) > 0.0f)) return;
  const std::uint32_t at = 4 * barred + static_cast<std::uint32_t>(side);
  plan.overtopped[at] = 1;
  const double depth = stage.weight * static_cast<double>(stage.dt_dx * abs(mass));
  add_atomically(plan.crossing[stage.average ? 1 : 0] + plan.sills[barred].holder[static_cast<int>(side)],
                 static_cast<unsigned long long>(depth / crossing_quantum + 0.5));
}

template <class Workers>
SPATE_FUNCTION void accept_barriers(const Workers& workers, const BarrierTables& tables,
                                    const BarrierPlan& plan, double time, double dt) {
  workers.each(tables.barrier_count, [&](int b) {
    const unsigned long long crossed = plan.crossing[0][b] + plan.crossing[1][b];
    if (crossed == 0) return;
    BarrierTally& tally = plan.tallies[b];
    const double depth = static_cast<double>(crossed) * crossing_quantum;
    if (tally.first_overtopping < 0) tally.first_overtopping = time + dt;
    tally.depth += depth;
    if (tally.peak < depth / dt) tally.peak = depth / dt;
  });
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Sections as numbers for one step: the flow through their faces, with its sign. Sections only measure: the
// flow is the same with and without them, to the bit. Plain data and functions that every backend shares, bit
// for bit; sections.hpp builds the data.
#pragma once

#include <cstdint>

#include "solver/core/atomic.hpp"
#include "solver/model/grid.hpp"
#include "solver/step/crossing.hpp"

namespace spate {

// A face of a cell; flow out of the cell counts as positive.
struct SectionFace {
  std::uint32_t section, side;
};

// A section's face in a tile.
struct CountedFace {
  int column, row;
  SectionFace face;
};

struct SectionTables {
  const SectionFace* faces;         // cell by cell
  const std::uint32_t* first_face;  // of each cell, and the end
  int section_count;
};

// The tally of a section over all accepted steps. Discharges are means over a step, which ends at its time.
struct SectionTally {
  double depth;                 // what crossed it less what came back, as the depth of one cell, m
  double most, time_of_most;    // m/s, >= 0; s, < 0: none
  double least, time_of_least;  // m/s, <= 0; s, < 0: none
};
inline constexpr SectionTally before_any_crossing{0, 0, -1, 0, -1};

struct SectionPlan {
  // Of each section, in each stage: crossing_quantum, modulo 2^64, so that sums of either sign are exact.
  unsigned long long* crossing[2];
  SectionTally* tallies;
};

inline namespace SPATE_PRECISION {

// Counts the flow of a stage out of a cell through a face; outward: mass in m2/s.
SPATE_FUNCTION void count_section(const SectionPlan& plan, const SectionFace& face, Real outward,
                                  const StageNumbers& stage) {
  if (!(abs(outward) > 0.0f)) return;
  const unsigned long long quanta = crossing_quanta(outward, stage);
  add_atomically(&plan.crossing[stage.average ? 1 : 0][face.section],
                 outward > 0.0f ? quanta : 0ULL - quanta);
}

}  // namespace SPATE_PRECISION

SPATE_FUNCTION void plan_section(const SectionPlan& plan, int s) {
  plan.crossing[0][s] = plan.crossing[1][s] = 0;
}

SPATE_FUNCTION void accept_section(const SectionPlan& plan, double time, double dt, int s) {
  const auto quanta = static_cast<long long>(plan.crossing[0][s] + plan.crossing[1][s]);
  const double depth = static_cast<double>(quanta) * crossing_quantum, rate = depth / dt;
  SectionTally& tally = plan.tallies[s];
  tally.depth += depth;
  if (rate > tally.most) {
    tally.most = rate;
    tally.time_of_most = time + dt;
  }
  if (rate < tally.least) {
    tally.least = rate;
    tally.time_of_least = time + dt;
  }
}

}  // namespace spate

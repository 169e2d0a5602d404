// SPDX-License-Identifier: GPL-3.0-or-later
// Barriers and bridges as numbers: what is constant through a run, their tallies, and the planned step. Plain
// data; barriers.hpp builds it, barrier_plan.hpp and bridge_plan.hpp plan.
#pragma once

#include <cstdint>

#include "solver/core/real.hpp"
#include "solver/equations/structures/bridge.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/barriers/breach.hpp"

namespace spate {

// The water that crossed a barrier's rim in a stage, in units of crossing_quantum. Where a face lies beside
// none of its covered cells, water enters and leaves at once.
struct BarrierCrossing {
  unsigned long long entered, left;
};

// The tally of a barrier over all accepted steps.
struct BarrierTally {
  double first_overtopping;    // s; < 0: none
  unsigned long long on_band;  // entered and not yet left, crossing_quantum
  double depth;                // what crossed it, as the depth of one cell, m
  double peak;                 // largest rate of that in a step, m/s
  double breach_width;         // m, to which it has widened; 0: it has not begun
};

// The tally of a bridge over all accepted steps, from the levels at their beginnings.
struct BridgeTally {
  double pressed_at, pressed;    // s, when water first touched the soffit (< 0: never), and for how long
  double overtopped_at;          // s, when it first stood above the deck; < 0: never
  double highest, largest_drop;  // m: the highest level above the datum, and the largest from side to side
};

// The numbers of the last planned and the last accepted step, from 1 on. A step that proves too long is
// planned again, under a new number. changed: that of the last one before which a barrier has changed.
struct PlannedSteps {
  std::uint32_t last, accepted, changed;
};

inline namespace SPATE_PRECISION {

// A barrier at a face, in m above the bed there.
struct BarrierPart {
  std::uint32_t barrier, side;
  Real crest, breached_crest;
  Real width;                    // share of the face's width that the crest takes
  Real width_root;               // its cube root
  float along;                   // m, as in BarrierFace
  bool covered, covered_beyond;  // by the barrier's band: the cell itself, and that across the face
};
inline constexpr std::uint32_t no_part = 0xffffffffu;

// A cell beside a face with a barrier: its parts, barrier by barrier.
struct BarredCell {
  std::uint64_t cell;
  FaceCodes codes;     // of its faces as if no barrier stood
  Real above_bed[4];   // by Side: of the cell's own ground above the bed at the face, m; > 0 in a solid cell
  Real above_mean[4];  // by Side: of the cell's own ground at the face above its mean bed, m
  Real step[4];        // by Side: by which the ground of the other cell is higher at the face, m, >= 0
  Real deck[4];        // by Side: of a bridge above the bed at the face, m; < 0: none
  Real deck_root[4];   // by Side: cube root of the share of the face's width that the bridge takes
  Real relief;         // m
  bool solid;
  std::uint32_t first_part, parts;
};

// One side of a face beneath a bridge.
struct BridgeSide {
  std::uint64_t cell;
  std::uint32_t barred, side;  // the number of its cell among the barred ones, and Side
  double above_bed;            // m, of the cell's mean bed above the bed at the face
  Real relief;                 // of the cell, m
};
// A face beneath a bridge.
struct BridgeSpan {
  BridgeSide sides[2];
  BridgeOpening opening;
  double bed, deck;  // m: of the face above the datum, and of the deck above it
  double width;      // share of the face's
};
struct BridgeSpans {
  std::uint32_t first, count;
};
// The water at a span when a step begins, m: above the bed at the face on the upper side, and how much less
// on the lower one.
struct WaterAtSpan {
  double depth, drop;
};

struct BarrierTables {
  const ForcedBarrier* barriers;
  const BarredCell* cells;  // sorted by cell
  const BarrierPart* parts;
  const BridgeSpans* bridges;
  const BridgeSpan* spans;
  int barrier_count, cell_count, bridge_count, span_count;
  Real dry_depth;  // m
  double gravity, spacing;
};

// A barred cell in the planned step, as far as every stage reads it. Most cells need no more.
struct BarredNow {
  FaceCodes codes;   // of its faces, where barriers stand now
  Real lowest_sill;  // m above the cell's own ground at the face; `never` where none stands, < 0 by a bridge
  float highest_water;    // m: the deepest that the cell has been since its sills changed, for the report
  std::uint32_t counted;  // by Side, a bit each: whether what crosses the face is counted
};
// The sills of a barred cell, read only where water reaches the crests.
struct Sills {
  Real height[4];           // by Side: of the crest above the cell's own ground at the face, m, >= 0
  Real width_root[4];       // by Side: as in BarrierPart
  Real step[4];             // by Side: by which the ground of the other cell is higher, m, >= 0
  Real beneath[4];          // by Side: the most that passes beneath a bridge in this step, m2/s
  std::uint32_t holder[4];  // by Side: the part with the highest crest, or no_part
};

struct BarrierPlan {
  const BarrierPart* parts;
  BarredNow* now;          // of each barred cell
  Sills* sills;            // of each barred cell
  Real* crests;            // of each part: standing now, m above the bed; < 0: none
  Breached* breached;      // of each barrier: that for which the sills were planned
  double* widening;        // of each barrier: the speed at which its breach widens, m/s
  std::uint32_t* changes;  // how often the sills were planned
  PlannedSteps* steps;
  float* freeboard;           // of each part: the least, m, before the sills changed; `never`: it was dry
  std::uint32_t* overtopped;  // of each part at a western or southern face: the planned step in which water
                              // first entered; 0: none yet
  BarrierCrossing* crossing[2];  // of each barrier, in each stage
  BarrierTally* tallies;         // of each barrier
  WaterAtSpan* at_spans;
  double* beneath[2];  // m2/s, the most beneath each span: [0] in the last accepted step, [1] in this one
  BridgeTally* bridge_tallies;
};

}  // namespace SPATE_PRECISION
}  // namespace spate

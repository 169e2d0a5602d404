// SPDX-License-Identifier: GPL-3.0-or-later
// Structures as numbers: what is constant through a run, their state, and the planned step. Plain data;
// links.hpp builds it, link_plan.hpp plans.
#pragma once

#include <cstdint>

#include "solver/core/series.hpp"
#include "solver/equations/structures/culvert.hpp"
#include "solver/equations/structures/drain_inlet.hpp"
#include "solver/model/links.hpp"
#include "solver/step/stage.hpp"

namespace spate {

inline constexpr std::uint32_t no_link_cell = 0xffffffffu;
inline constexpr int most_beside = 4;

struct CurveRange {
  std::uint32_t first, count;
};

// The ground of a cell, m. relief: 0 with schemes whose water is level on each cell.
struct LinkGround {
  double bed, relief;
};
// A cell at an end of paths, or one whose level a rule follows.
struct alignas(16) LinkCell {
  std::uint64_t cell;
  LinkGround ground;
  std::uint32_t source;           // its number among the sources of the forcing
  std::uint32_t first_use, uses;  // of LinkTables::uses
  std::uint32_t roof_inlets;      // those that take its roofs' rain, of which each gets its part
  bool looks_around;              // whether water on cells beside it counts
};
// A cell beside an end from which water comes freely, and at which no other end goes by the water around. In
// place of others stands the end's own cell, as high as no water comes.
struct alignas(16) LinkBeside {
  LinkGround ground;
  std::uint64_t cell;
  double share;  // 1 over the number of ends that it lies beside
};
inline constexpr double above_all_water = 1e30;  // m
// An end of a path at a cell.
struct LinkUse {
  std::uint32_t path;
  bool is_outlet;
};
struct LinkPath {
  std::uint32_t structure, from, to;  // to: may be no_link_cell
  bool shares[2];                     // whether other paths end at from, and at to
  double share;

  SPATE_FUNCTION std::uint32_t ends(int end) const { return end == 0 ? from : to; }
};
struct LinkStructure {
  StructureKind kind;
  RuleKind rule;
  bool flap, opens_over_time;
  std::uint32_t first_path, paths, ruled_by;  // ruled_by: a link cell
  double floor[2];                            // m, at the inlet and at the outlet
  double width, height, coefficient, barrels, opening_speed, low, high;
  CulvertBarrel barrel;
  CurveRange area, radius, inlet, fall[2];  // fall: of water that enters at the inlet, and at the outlet
  CurveRange discharge, opening;
  GrateOpening grate;  // of an inlet
  double capacity;     // m3/s, of the pipe behind it
  double full;         // the same as the depth of a cell, m/s
  bool takes_roofs, has_jets;
  JetDirection jets[2];
};

// Constant through a run. Structures of a kind follow one another, and so do their paths, the cells where
// these begin, those where they end, and those by whose levels rules go: a GPU reads at once what lies
// together, and threads that work together should do the same.
struct LinkTables {
  const double *times, *values;  // of all curves
  const LinkCell* cells;
  const LinkBeside* beside;  // of all cells the western neighbour, then the eastern, southern, northern
  const LinkUse* uses;
  const LinkPath* paths;
  const LinkStructure* structures;
  const std::uint32_t* shared;  // the cells at which several paths end
  int cell_count, first_gauge;  // where those begin at which no path ends
  int path_count, structure_count, shared_count;

  SPATE_FUNCTION SeriesView curve(CurveRange range) const {
    return {times + range.first, values + range.first, static_cast<int>(range.count)};
  }
  SPATE_FUNCTION std::uint32_t beside_of(std::uint32_t k, int b) const {
    return static_cast<std::uint32_t>(b * cell_count) + k;
  }
  // The cells whose depths a plan needs: those at ends, then those beside them.
  SPATE_FUNCTION int depth_count() const { return (1 + most_beside) * cell_count; }
  SPATE_FUNCTION std::uint64_t cell_of_depth(int i) const {
    return i < cell_count ? cells[i].cell : beside[i - cell_count].cell;
  }
  SPATE_FUNCTION CulvertCurves curves(const LinkStructure& s, bool from_down) const {
    return {curve(s.area), curve(s.radius), curve(s.inlet), curve(s.fall[from_down ? 1 : 0])};
  }
};

// Depth times velocity, m2/s.
struct LinkMomentum {
  double x, y;
};
// What a structure remembers: how far a gate is open, 0 to 1, and whether its rule or pump is on.
struct LinkState {
  double opening;
  double is_on;  // 0 or 1; 0.5: a gate in between, which no level has moved yet
};
// The tally of a structure over all accepted steps. Discharges are means over a step, which ends at its time;
// depths are of one cell, m.
struct LinkTally {
  double forwards, backwards;  // >= 0
  double peak, time_of_peak;   // m/s, of the largest size, signed; s, < 0: none
  double drowned_at,
      drowned;  // s, when the water first stood above its top or its crest from below; how long
};
inline constexpr LinkTally before_any_exchange{0, 0, 0, -1, -1, 0};

struct alignas(16) WaterBeside {
  double depth;   // m
  double counts;  // how far it is one water with that at the end, 0 to 1, over the ends that it lies beside
};

struct LinkPlan {
  double* water;        // of each cell: its depth with what arrives in this step, m
  double* around;       // m, of each cell: the level of the water around it
  double* open;         // of each cell: with how many of those beside it its water is one, at least 1
  WaterBeside* beside;  // of LinkTables::beside
  double* waiting[2];  // m, to arrive at each cell; [0]: after the steps accepted so far, [1]: after this one
  double* remainder[2];      // m, of each path: less than a quantum, that later steps move
  double* granted;           // m, of each path, signed: > 0 from its inlet
  double* speed;             // m/s, of each path: with which its water comes out
  LinkMomentum* carried[2];  // by what waits; likewise
  DrainedCounts drained;     // of each cell
  LinkState* states;
  LinkTally* tallies;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The forcing of the flow as numbers: what is constant through a run, and the planned step. Plain data;
// forcing.hpp builds it, forcing_plan.hpp plans.
#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/core/series.hpp"
#include "solver/equations/sources.hpp"
#include "solver/step/barriers/barrier_tables.hpp"
#include "solver/step/forcing/rain_plan.hpp"
#include "solver/step/links/link_tables.hpp"
#include "solver/step/sections/section_plan.hpp"
#include "solver/step/stage.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct SeriesRange {
  std::uint32_t first, count;
};

// Beds, and the levels of series, are in m above the datum.

// A line of imposed faces. Its water has one level, which two monotone tables give (kept as series): filled,
// of the sum of the depths at its faces (m), and critical, of the discharge (m3/s) that would just pass it at
// critical depth.
struct ForcedLine {
  SeriesRange series, filled, critical;
  std::uint32_t first_face, faces;
  double lowest_bed;
  bool is_level;
};
struct ForcedFace {
  std::uint64_t cell;
  double bed;           // at the face
  double conveyance_n;  // Manning's n, kept from 0
  std::uint32_t line;
};
struct ForcedInflow {
  SeriesRange series;
  double lowest_bed;
  bool is_level;
};
// The inflows into one cell, or into many cells alike: its parts, in the order of the inflows. A cell with a
// level among them has a source of its own, with its bed and relief.
struct ForcedSource {
  double bed, relief;
  Real roofs;          // how many cells out of the flow pass their rain on to it
  Real roofs_on_soil;  // as many, or 0 where an inlet takes that rain, or there are no soils
  std::uint32_t zone;  // of that rain, where it differs from place to place
  std::uint32_t first_part, parts;
};
struct ForcedPart {
  std::uint32_t inflow;
  double share;
};
// A bound on the rise of all cells that the same discharges feed: the largest share of each that any of them
// has, and the largest number of cells whose rain one gets. One for each set of inflows that share a cell.
struct FastestRise {
  double rained;
  std::uint32_t first_part, parts;
};

// Constant through a run.
struct ForcingTables {
  const double *times, *values;  // of all series
  SeriesRange rain, evaporation;
  RainTables rain_field;
  double rained_cells;  // cells whose rain enters the flow: flow cells, and roofs that pass it on
  const ForcedLine* lines;
  const ForcedFace* faces;
  const ForcedInflow* inflows;
  const ForcedSource* sources;
  const std::uint32_t* planned;  // those with parts or roofs; to the others only structures bring and take
  const ForcedPart* parts;
  const FastestRise* rises;
  int line_count, face_count, inflow_count, source_count, planned_count, rise_count;
  double infiltration;  // m/s
  double cfl, gravity, spacing;
  double safe_step;  // s, as safe_step() gives it; 0: not known
  SchemeId scheme;
  Integrator integrator;
  BarrierTables barriers;
  SectionTables sections;
  LinkTables links;

  // Whether any place forces the flow or is counted.
  SPATE_FUNCTION bool has_places() const {
    return line_count + inflow_count + source_count + barriers.barrier_count + barriers.bridge_count +
               sections.section_count + links.structure_count + rain_field.zones >
           0;
  }
  // Whether nothing forces the flow and nothing is counted: plans then stay all 0.
  SPATE_FUNCTION bool empty() const {
    return !has_places() && rain.count + evaporation.count == 0 && !(infiltration > 0);
  }
  SPATE_FUNCTION SeriesView series(SeriesRange range) const {
    return {times + range.first, values + range.first, static_cast<int>(range.count)};
  }
};

// Depths that wait until they make up a whole quantum (sources.hpp), m. [0]: after the steps accepted so far,
// [1]: after the planned one.
struct PendingDepths {
  double rain[2], infiltration[2], evaporation[2];
  double *gain[2], *taken[2];  // of each source
};

// What is imposed on a line in the planned step: its level in each stage; or its mean discharge (m3/s), and
// the level at which that passes at critical depth.
struct LineValue {
  double level[2];
  double discharge, critical;
};

// The planned step, with scratch memory for planning.
struct ForcingPlan {
  PendingDepths pending;
  Real rain, infiltration;  // m within the step; rain: the most where it differs from place to place
  Real evaporation;         // m within the step
  double rained;            // m within the step, the sum over all cells: exact
  RainPlan rain_field;
  SourceValue* sources;  // of each source of the tables
  EdgeValue* edges[2];   // of each forced face, for each stage
  LineValue* lines;
  double *inflow, *conveyance;  // m, of each inflow; of each forced face
  double* partial;              // summands
  BarrierPlan barriers;
  SectionPlan sections;
  LinkPlan links;
};
inline constexpr int summands = 256;  // strided partial sums that make a sum over faces, on every backend

}  // namespace SPATE_PRECISION
}  // namespace spate

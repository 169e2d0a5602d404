// SPDX-License-Identifier: GPL-3.0-or-later
// The input and output of the kernel of the CPU backend: one tile and one stage. Plain pointers,
// because the kernel is compiled once for each instruction set and must share no inline code with the rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "solver/core/depth_sum.hpp"
#include "solver/model/rain.hpp"
#include "solver/schemes/scheme_list.hpp"
#include "solver/step/accumulate.hpp"
#include "solver/step/barriers/barrier_plan.hpp"
#include "solver/step/sections/section_plan.hpp"
#include "solver/step/soil.hpp"
#include "solver/step/stage.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

inline constexpr int widest_lanes = 16;
// The stride of the kernel's rows in Reals: the same for every tile, so that the compiler knows where all
// rows lie, and an odd number of cache lines, since rows would otherwise compete for places in the cache.
inline constexpr int line_bytes = 64;  // of the cache
inline constexpr int reals_of_line = line_bytes / static_cast<int>(sizeof(Real));
inline constexpr int row_stride = (7 * widest_lanes / reals_of_line | 1) * reals_of_line;

inline constexpr int rest_plane = 3;  // of CellState::rest, after h, hu and hv

struct StageInput : StageNumbers {
  Real gravity, theta, film_depth, desingularisation;
  AccumulatorRules accumulators;
  const EdgeValue* edge_values;
  const SourceValue* source_values;
  BarrierTables barrier_tables;
  BarrierPlan barriers;
  SectionPlan sections;
  DrainedCounts drained;
  LossRules losses;
  RainMapView rain_map;
  const Real* zone_rain;  // m within the step, of each zone; null where rain is alike everywhere
  bool locates;           // whether the place of the largest speed is wanted
};

// The cell of the grid at whose western or southern face a speed was met (step/fastest.hpp).
struct FastestPlace {
  Real speed;  // m/s
  std::int32_t column, row;
};

struct TileOutput {
  Real speed;                  // largest one-sided speed at the tile's faces, m/s
  FastestPlace fastest;        // its place, where that is wanted
  bool wet;                    // any depth > 0
  DepthParts sums[sum_count];  // with the stage's weight
};

// The water in a tile.
struct TileStock {
  bool finite;  // every value of the state
  std::int64_t wet_cells;
  DepthParts depth;
};

// state: the tile's planes of h, hu, hv and rest, then of its soil, each of `size` rows of `stride` Reals.
// dry_depth in m.
using TileSurvey = TileStock (*)(const Real* state, int size, int stride, Real dry_depth);

struct TileInput {
  int size, stride;      // cells along a side; Reals from row to row of a plane (CpuTile)
  const Real* state[9];  // h, hu, hv, rest planes of the 3 x 3 tiles around, south-west first; null = dry
  Real* result;          // the same planes; may be the state at the step's start
  const Real* start;     // the same planes at the step's start
  Real* accumulators;    // planes
  int column, row;       // of the tile's first cell in the grid
  int grid_columns, grid_rows;
  const Real* bed_nodes;  // of the tile and its halo, in rows of node_stride
  int node_stride;
  const float* manning;  // of the tile and its halo, or null
  Real uniform_manning;
  const float* soil[soil_numbers];  // the same for the numbers of its soils
  Real uniform_soil[soil_numbers];
  std::int32_t rain_zone;      // of all cells and the halo; < 0: they differ
  const std::uint32_t* codes;  // of the tile and its halo, or null where no face there is an edge
  ByRow<EdgeFace> edge_faces;
  ByRow<SourceRun> sources;
  ByRow<BarredPlace> barred_cells, reported_cells;  // reported: own cells beside reported barriers
  const RowBarriers* row_barriers;                  // from row -tile_halo on
  const std::int8_t* solid;          // of each cell of the tile and its halo, 1 if it is, else 0, in rows of
                                     // `stride`; null where none is
  ByRow<CountedFace> counted_faces;  // of the tile's own cells
};

using TileKernel = void (*)(const StageInput&, const TileInput&, TileOutput&, Real* scratch);

struct StageKernels {
  TileKernel plain, predicting;  // predicting: null where the scheme does not predict
};

struct KernelSet {
  const char* name;
  StageKernels stage[scheme_count];
  TileKernel accumulate;  // the second stage of one-stage integrators: only accumulates
  TileSurvey survey;
  std::size_t scratch_reals;
};

// The kernels for the named instruction set; for the best that this processor has where the name is empty.
// Throws Error when there are none.
const KernelSet& find_kernels(const std::string& name);

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The data in the memory of a GPU, and how kernels share it. Plain data.
//
// A tile is as many columns wide as a warp has lanes, less the halo on both sides, and some rows high. The
// tiles that exist have a slot each in chunks of memory that are added as the flood grows. A pass is a stage
// kernel and a control kernel; the host only launches passes. A pass reads control block and outcome at
// [pass & 1] and writes those of the next pass at the other index, so that no block can read a half-written
// decision. Where blocks compute tiles, one kernel may do many passes (cuda/resident.cuh).
#pragma once

#include <cstdint>

#include "solver/backend/cuda/placed_speed.cuh"
#include "solver/backend/cuda/slot_layout.cuh"
#include "solver/core/paged_view.hpp"
#include "solver/mesh/tiles.hpp"
#include "solver/step/accumulate.hpp"
#include "solver/step/forcing/forcing_plan.hpp"
#include "solver/step/soil.hpp"
#include "solver/step/step_machine.hpp"
#include "solver/step/volumes.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

inline constexpr int patch_rows = 26;  // rows of a tile that a block computes, with the halo
inline constexpr int dry_slot = 0;     // never gets wet, and stands for every tile that does not exist

struct Control : StepState {
  std::int32_t state;              // which of the two buffers of each slot holds the state
  std::int32_t list;               // which of the two lists of tiles is valid
  DepthSum stage_sums[sum_count];  // of the step's first stage
  CountedWater counted;
};

inline constexpr int noted_steps =
    4096;  // a power of two, and at least as many as the host launches at a time

struct Outcome {
  PlacedSpeed placed;    // the largest speed, where its place is wanted
  RealBits speed_bits;   // the same, which is >= 0
  std::int32_t changed;  // a tile got wet or dry
  DepthSum sums[sum_count];
};

// The data of a kernel that does many passes (cuda/resident.cuh).
struct ResidentWork {
  alignas(128) std::uint32_t arrivals;
  alignas(128) Outcome outcomes[3];
};

// What there is to do at places before a stage, and how far that is (cuda/many_blocks.cuh).
struct PlacesCalls {
  struct Loop {
    std::uint32_t taken, done;  // pieces
  };
  static constexpr int most_loops = 8;

  PlacesCall accept, plan;     // in this order; those of no time are not wanted
  std::uint32_t decided;       // 1: the stage may begin, if its sources act after it
  Loop loops[1 + most_loops];  // from the second on
};

// A tile to compute; the number of such tiles from it on to the north, one after the other in the list,
// through which a warp marches without a halo in between.
struct ListedTile {
  std::int32_t tile, on;
};

// All tiles to compute. Special ones (TileFlag) stand from the front of `listed` on, the others from its
// back.
struct TileCounts {
  std::int32_t special, others;
  unsigned long long cells;  // of the grid in all of them

  SPATE_FUNCTION std::int32_t tiles() const { return special + others; }
};
struct TileList {
  ListedTile* listed;  // as many as there are tiles in the grid
  TileCounts* counts;
};

// A ring of free slots. Slots may be taken between the head and safe_tail, the tail when the stage began.
struct FreeSlots {
  std::int32_t* ring;
  std::int32_t capacity;                  // a power of two
  std::int32_t *head, *tail, *safe_tail;  // modulo 2^32
};

// A row of a tile that has sources: for each lane, the number of its cell's among the sources, or no_source.
// The first lane has no cell of the tile; it has the row of the grid instead.
struct SourceRow {
  static constexpr std::uint32_t no_source = 0xffffffffu, no_row = 0x7fffffffu;
  std::uint32_t of_lane[warp_lanes];

  SPATE_FUNCTION int row() const { return static_cast<int>(of_lane[0]); }
};

// Where a cell lies: its tile, and the place of its depth from the start of the tile's slot, as the first of
// both buffers has it.
struct CellPlace {
  std::int32_t tile, place;
};
// A cell whose depth plans need, and its number among those of which all parts know the depth.
struct PlanningCell {
  CellPlace at;
  std::int32_t number;
};
// A cell with sources, and its number among these.
struct SourceCell {
  CellPlace at;
  std::uint32_t source;
};

// What a part of the domain tells another one after a stage, but for the water at their border
// (cuda/posts.cu): in the memory of the card that reads it where the others reach that, else in the host's.
struct Post {
  Outcome* outcome;
  std::int32_t* shortage;
  unsigned long long* crossings;  // of barriers and sections in the stage
  Real* depths;                   // at the cells that share a discharge; 0 at those of other parts
  std::uint32_t* told;            // how many stages have been posted, where cards tell each other
};

// A cell that a neighbour in another part reads: where it lies here, and in what travels in even passes.
struct PostedCell {
  CellPlace at;
  Real* water;             // h, then hu and hv, each `stride` Reals further
  std::uint32_t* wetness;  // of its tile, wet_parts; null but for one cell of each strip
  std::int32_t stride;
  std::uint32_t odd;  // how many bytes further all this lies in odd passes
};
struct PostedCells {
  const PostedCell* cells;
  int count;
};

// One part of a domain among several.
struct PartView {
  int parts;                    // 1 if nothing is shared
  const Post *from[2], *to[2];  // each part, in passes of even and of odd number
  PostedCells out, in;
  const std::uint64_t* cells;  // that share a discharge, sorted
  int cell_count;
  Real* depths[2];          // there, in each of the two buffers of the state
  std::uint32_t* stages;    // how many were posted by kernels that hear of those of the others
  std::uint32_t* arrivals;  // of blocks that have posted a stage
};

// Of the grid; read once, when a tile is made.
struct GroundView {
  PagedView<Real> bed_nodes;
  PagedView<FaceCodes> codes;
  PagedView<float> manning, soil[soil_numbers];  // none where they do not vary
  Real uniform_soil[soil_numbers];
};

struct CudaView {
  std::int32_t columns, rows;            // of the grid
  std::int32_t tile_columns, tile_rows;  // of the grid of tiles
  SlotLayout layout;
  AccumulatorRules rules;
  SchemeNumbers numbers;  // dt_dx comes from the stage
  Real uniform_manning;
  bool overlaps;  // whether launches of kernels overlap (cuda/launch.cuh)

  Real* const* chunks;
  std::int32_t chunk_shift;  // 2^chunk_shift slots in each chunk
  std::int32_t* slots;       // of each tile that is computed; -1 = none
  std::int32_t* own_slots;   // of each tile that exists; -1 = none
  std::uint8_t* flags;       // TileFlag
  std::uint32_t* wetness;    // wet_parts, wet_ever
  std::uint8_t* patience;    // passes until deep water is searched for again in the tile
  FreeSlots free;
  std::int32_t* shortage;  // [2]: a slot was wanted and there was none
  std::int32_t* taken;     // [2]: pieces of work that warps took

  TileList lists[2];
  Control* control;         // [2]
  Outcome* outcomes;        // [2]
  std::uint64_t* limiting;  // [noted_steps], a ring: the cells that limited the last steps; null: not wanted
  ResidentWork* resident;
  const GroundView* ground;

  LossRules losses;
  RainMapView rain_map;   // where rain differs from place to place:
  const Real* zone_rain;  // m within the step, of each zone; else null

  alignas(16) ForcingTables tables;  // at 8 bytes a town takes 2 % longer with hancock (H100)
  StepRules step_rules;
  ForcingPlan* plan;
  const SourceRow* source_rows;  // of one strip of tiles after the other, from south to north, then no_row
  const std::int32_t* first_source_rows;  // of each tile, or north of it in its strip; null: no tile has any
  const SourceCell* source_cells;
  std::int32_t source_cell_count;
  const SourceValue* sources;          // those of the plan
  DrainedCounts drained;               // likewise
  const std::uint64_t* section_cells;  // beside faces of sections, sorted
  const std::uint32_t* section_rows;   // where those of each row of the grid begin, and the end
  const std::uint64_t* face_keys;      // of the imposed faces, sorted: 4 * cell + side
  const std::uint32_t* face_values;    // their numbers among the edge values
  std::int32_t face_count;
  PartView part;
  PlacesCalls* calls;  // [2], before stages of even and of odd passes; null where block 0 needs no help
  // At the end, since arguments before the tables have slowed the march.
  const PlanningCell* link_cells;  // of LinkTables::cell_of_depth
  std::uint32_t* acted;            // [2]: blocks whose sources have acted, in even and in odd passes

  // Whether sources act after a stage; with the decision that follows, or in a kernel of its own: where
  // others must be told of it first, or where there are so many that they need more threads.
  SPATE_FUNCTION bool acts_after_stage() const {
    return !layout.patch && predicts(step_rules.integrator) && source_cell_count > 0;
  }
  SPATE_FUNCTION bool acts_with_decision() const {
    constexpr int most = 32768;
    return acts_after_stage() && part.parts == 1 && source_cell_count <= most;
  }
  SPATE_FUNCTION bool acts_alone() const { return acts_after_stage() && !acts_with_decision(); }
  // Whether a stage computes while its places are planned: where sources act after it. The losses of soils
  // need what comes from roofs.
  SPATE_FUNCTION bool plans_beside_stage() const {
    return !layout.patch && predicts(step_rules.integrator) && losses.planes == 0 && zone_rain == nullptr;
  }
  // By how many multiprocessors then: few, since those come late to the stage.
  static constexpr int planning_multiprocessors = 16;
  SPATE_FUNCTION int tiles() const { return tile_columns * tile_rows; }
  // The tile of a cell of the grid.
  SPATE_FUNCTION int tile_at(int column, int row) const {
    return row / layout.height * tile_columns + column / layout.width;
  }
  SPATE_FUNCTION bool is_own(int tile) const { return (flags[tile] & tile_foreign) == 0; }
  SPATE_FUNCTION Real* slot(int index) const {
    return chunks[index >> chunk_shift] + (index & ((1 << chunk_shift) - 1)) * layout.reals;
  }
  SPATE_FUNCTION std::uint64_t cell(int column, int row) const {
    return static_cast<std::uint64_t>(row) * static_cast<std::uint64_t>(columns) +
           static_cast<std::uint64_t>(column);
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate

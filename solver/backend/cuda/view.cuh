// SPDX-License-Identifier: GPL-3.0-or-later
// The data in the memory of a GPU, and how kernels share it. Plain data.
//
// A tile is as many columns wide as a warp has lanes, less the halo on both sides, and some rows high. The
// tiles that exist have a slot each in chunks of memory that are added as the flood grows. A pass is a stage
// kernel and a control kernel; the host only launches passes. What a pass reads of the control block and the
// outcome lies at [pass & 1]; what it writes for the next one at the other, so that no block can meet a
// half-made decision. Where blocks compute tiles, one kernel may do many passes (cuda/resident.cuh).
#pragma once

#include <cstdint>

#include "solver/mesh/tiles.hpp"
#include "solver/step/accumulate.hpp"
#include "solver/step/forcing/forcing_plan.hpp"
#include "solver/step/step_machine.hpp"
#include "solver/step/volumes.hpp"

namespace spate {

inline constexpr int warp_lanes = 32;
inline constexpr unsigned all_lanes = 0xffffffffu;

inline constexpr int rows_ahead = 3;   // that a marching warp asks for before their turn (cuda/row_ring.cuh)
inline constexpr int patch_rows = 26;  // with the halo, of a tile that a block computes
inline constexpr int dry_slot = 0;     // stays dry for ever, and stands for all that does not exist

struct Control : StepState {
  std::int32_t state;              // which of the two buffers of each slot holds the state
  std::int32_t list;               // which of the two lists of tiles is valid
  DepthSum stage_sums[sum_count];  // of the step's first stage
  CountedWater counted;
};

struct Outcome {
  std::int32_t speed_bits;  // of the largest speed, a float >= 0
  std::int32_t changed;     // a tile got wet or dry
  DepthSum sums[sum_count];
};

// Of a kernel that stays for many passes (cuda/resident.cuh).
struct ResidentWork {
  alignas(128) std::uint32_t arrivals;
  alignas(128) Outcome outcomes[3];
};

// Tiles to compute, one north of the other.
struct Chain {
  std::int32_t tile;   // the southernmost
  std::int32_t tiles;  // at most longest_chain
};
inline constexpr int longest_chain = 8;

// All tiles to compute: special ones (TileFlag), a chain each, from the front of chains on; the others from
// its back.
struct TileCounts {
  std::int32_t special, others;  // chains
  std::int32_t tiles;
  unsigned long long cells;  // of the grid in them
};
struct TileList {
  Chain* chains;  // as many as there are tiles in the grid
  TileCounts* counts;
};

// Which parts of a tile's height are wet, bit by bit from the south, and whether any ever was. So several
// warps may compute the parts of a tile.
inline constexpr int tile_parts = 8;
inline constexpr std::uint32_t wet_parts = (1u << tile_parts) - 1, wet_ever = 1u << tile_parts;

// Free slots, a ring. Between the head and the tail that the stage kernel noted, slots may be taken.
struct FreeSlots {
  std::int32_t* ring;
  std::int32_t capacity;                  // a power of two
  std::int32_t *head, *tail, *safe_tail;  // counted on without end, modulo 2^32
};

// Where things lie in a slot, in floats. A row of a tile is a record: for each plane one value a lane, so
// that a lane finds all of its cell at fixed distances from one place. After the records, the static fields
// of the rows with their halo: both rises and the codes of the faces, or, of a cell beside a barrier, its
// number among those above a byte face_barrier.
struct SlotLayout {
  std::int32_t width, height, halo;  // of a tile, cells
  std::int32_t accumulators;         // how many
  std::int32_t record;               // floats of a row
  std::int32_t manning;              // its plane; -1 = uniform
  std::int32_t static_at;            // of the static field of row -halo
  std::int64_t floats;
  bool patch;  // a tile is computed by a block (cuda/patch.cuh), not by a warp (cuda/march.cuh)

  static constexpr int seen_planes = 3;                       // of the state: neighbours see h, hu and hv
  static constexpr int rest_plane = seen_planes;              // but not the rest
  static constexpr int state_planes = 4;                      // of each of two buffers
  static constexpr int accumulator_plane = 2 * state_planes;  // the first
  static constexpr int static_record = 3 * warp_lanes;

  // The place of a plane's value at a tile's own cell.
  SPATE_FUNCTION std::int32_t at(int plane, int column, int row) const {
    return row * record + plane * warp_lanes + halo + column;
  }
  SPATE_FUNCTION std::int32_t static_row(int row) const { return static_at + (row + halo) * static_record; }
  // Whether so many warps may share a tile, each with at least so many rows.
  SPATE_FUNCTION bool divisible(std::int32_t warps, std::int32_t least_rows) const {
    return height % tile_parts == 0 && height >= warps * least_rows;
  }
};

struct CudaView {
  std::int32_t columns, rows;            // of the grid
  std::int32_t tile_columns, tile_rows;  // of the grid of tiles
  SlotLayout layout;
  AccumulatorRules rules;
  SchemeNumbers numbers;  // dt_dx comes from the stage
  float uniform_manning;
  bool overlaps;  // the launches of kernels (cuda/launch.cuh)

  float* const* chunks;
  std::int32_t chunk_shift;  // 2^chunk_shift slots in each chunk
  std::int32_t* slots;       // of each tile that is computed; -1 = none
  std::int32_t* own_slots;   // of each tile that exists; -1 = none
  std::uint8_t* flags;       // TileFlag
  std::uint32_t* wetness;    // wet_parts, wet_ever
  std::uint8_t* patience;    // passes until it is tried again whether all of the tile is deep
  FreeSlots free;
  std::int32_t* shortage;  // [2]: a slot was wanted and there was none
  std::int32_t* taken;     // [2]: pieces of work that warps took

  TileList lists[2];
  Control* control;   // [2]
  Outcome* outcomes;  // [2]
  ResidentWork* resident;

  // In the memory of the host, read once when a tile comes into being.
  const float* bed_nodes;
  const std::uint32_t* codes;
  const float* manning;  // or null

  ForcingTables tables;
  StepRules step_rules;
  ForcingPlan* plan;
  const std::uint64_t* source_cells;      // sorted
  const std::uint32_t* source_rows;       // where those of each row of the grid begin, and the end
  const std::uint32_t* sources_of_cells;  // their numbers among the sources
  const std::uint64_t* section_cells;     // beside faces of sections, sorted
  const std::uint32_t* section_rows;      // where those of each row of the grid begin, and the end
  const std::uint64_t* face_keys;         // of the imposed faces, sorted: 4 * cell + side
  const std::uint32_t* face_values;       // their numbers among the edge values
  std::int32_t face_count;

  SPATE_FUNCTION int tiles() const { return tile_columns * tile_rows; }
  SPATE_FUNCTION float* slot(int index) const {
    return chunks[index >> chunk_shift] + (index & ((1 << chunk_shift) - 1)) * layout.floats;
  }
  SPATE_FUNCTION std::uint64_t cell(int column, int row) const {
    return static_cast<std::uint64_t>(row) * static_cast<std::uint64_t>(columns) +
           static_cast<std::uint64_t>(column);
  }
};

// The kernels of a stage, compiled twice (cuda/stage_kernels.cu).
struct CudaStage {
  void (*launch)(const CudaView& view, int pass, int blocks, void* stream);
  // Whole passes by a kernel that stays, where tiles are computed by blocks.
  void (*launch_resident)(const CudaView& view, int passes, int blocks, void* stream);
  int (*most_blocks)(const SlotLayout& layout, bool stay);  // at a time on one multiprocessor
};
CudaStage cuda_stage(SchemeId scheme, bool fast_math, bool barriers, bool predicts);

// cuda/control.cu
void launch_control(const CudaView& view, int pass, void* stream);
void launch_resume(const CudaView& view, int pass, double target, void* stream);
void launch_pause(const CudaView& view, int pass,
                  void* stream);  // until it is resumed, no step is accumulated late
void launch_first_tiles(const CudaView& view, void* stream);  // fills lists[0] from wetness and flags
void launch_add_chunk(const CudaView& view, int chunk, int slots, float* memory, float** chunks,
                      void* stream);

// cuda/output.cu
struct Gathered {
  DepthSum depth;  // of all cells
  std::int64_t wet_cells;
  std::int32_t finite;
};
void launch_survey(const CudaView& view, Gathered* result, void* stream);
void launch_gather(const CudaView& view, int stored, int row_begin, int row_end, float* values, void* stream);
// Writes initial water: cells of tiles, each width * height floats of each Stored.
void launch_set_tiles(const CudaView& view, const std::int32_t* tiles, int count, const float* values,
                      void* stream);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels, as the host launches them.
#pragma once

#include "solver/backend/cuda/view.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

// The kernels of a stage, compiled twice (cuda/stage_kernels.cu).
struct CudaStage {
  void (*launch)(const CudaView& view, int pass, int blocks, void* stream);
  // Launches one kernel for many passes, where blocks compute tiles.
  void (*launch_resident)(const CudaView& view, int passes, int blocks, void* stream);
  // The largest number of blocks at a time on one multiprocessor; stay: of the kernel for many passes.
  int (*most_blocks)(const SlotLayout& layout, bool stay);
};
// What kernels are compiled for. barriers: whether the scenario has any, or sections; predicts: whether the
// fluxes of a step are those half a step later; locates: whether the place of the largest speed is wanted;
// losses: whether soils or the air take water, or rain differs from place to place.
struct StageNeeds {
  bool barriers, predicts, locates, losses;
};
CudaStage cuda_stage(SchemeId scheme, bool fast_math, const StageNeeds& needs);

// cuda/control.cu
// After the stage, where sources act in a kernel of their own (CudaView::acts_alone).
void launch_act(const CudaView& view, int pass, void* stream);
// is_early: whether what is launched before it lets it come early (cuda/launch.cuh).
void launch_control(const CudaView& view, int pass, bool is_early, void* stream);
void launch_resume(const CudaView& view, int pass, double target, void* stream);
// From now until launch_resume no step is accumulated late.
void launch_pause(const CudaView& view, int pass, void* stream);
// Fills a list that is empty from wetness and flags.
void launch_first_tiles(const CudaView& view, int list, void* stream);
// The ghosts of a part, which have places already: neighbours read their roughness, too.
void launch_furnish_ghosts(const CudaView& view, void* stream);
void launch_add_chunk(const CudaView& view, int chunk, int slots, Real* memory, Real** chunks, void* stream);

// cuda/posts.cu: between the stage and the control kernel of a pass, where there are several parts. All parts
// post before any takes.
void launch_post(const CudaView& view, int pass, void* stream);
void launch_take(const CudaView& view, int pass, void* stream);
// Both at once, where each part has a card of its own and cards read each other's memory: the kernel waits
// for those of the other parts. multiprocessors: of the card.
void launch_share(const CudaView& view, int pass, int multiprocessors, void* stream);
// The same for the water in both buffers, before the first pass.
void launch_post_water(const CudaView& view, void* stream);
void launch_take_water(const CudaView& view, void* stream);

// cuda/output.cu
struct Gathered {
  DepthSum depth;  // of all cells
  std::int64_t wet_cells;
  std::int32_t finite;
};
// Accumulates a step that the next one would have (Stage::late), where that cannot be computed.
void launch_accumulate(const CudaView& view, void* stream);
// Loads its kernels now: when memory has run out they could not be loaded.
void load_accumulate();
void launch_survey(const CudaView& view, Gathered* result, void* stream);
void launch_gather(const CudaView& view, int stored, int row_begin, int row_end, Real* values, void* stream);
// Writes initial water: cells of tiles, each width * height values of each Stored.
void launch_set_tiles(const CudaView& view, const std::int32_t* tiles, int count, const Real* values,
                      void* stream);
// Copies all that is stored for the cells to other tiles of the same grid, which are new and listed.
void launch_copy_cells(const CudaView& from, const CudaView& to, void* stream);

}  // namespace SPATE_PRECISION
}  // namespace spate

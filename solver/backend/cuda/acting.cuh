// SPDX-License-Identifier: GPL-3.0-or-later
// Sources act on what a stage that marches and predicts has left: a thread for each of their cells.
#pragma once

#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/places.cuh"
#include "solver/backend/cuda/signals.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/step/act_sources.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// By thread i of those that act. What comes before wait_for_previous() was decided before the stage.
SPATE_DEVICE inline void act_after_stage(const CudaView& view, int pass, int i) {
  const Control& control = view.control[pass & 1];
  const auto [at, source] = view.source_cells[min(i, view.source_cell_count - 1)];
  const StageNumbers stage = control.stage;
  const bool acts = control.phase <= Phase::second_stage && view.shortage[pass & 1] == 0 && stage.predict &&
                    i < view.source_cell_count && view.is_own(at.tile);
  Real* const to = view.slot(acts ? view.slots[at.tile] : dry_slot) + at.place +
                   (1 - control.state) * SlotLayout::state_planes * warp_lanes;
  wait_for_previous();
  if (!acts) return;
  const SourceValue value = view.sources[source];
  CellState<Real> cell{to[0], to[warp_lanes], to[2 * warp_lanes], to[SlotLayout::rest_plane * warp_lanes]};
  const WarpCounter counter{view.outcomes[pass & 1], static_cast<int>(threadIdx.x) % warp_lanes, true};
  act(cell, value, view.drained, view.numbers.film_depth, stage, counter);
  to[0] = cell.h;
  to[warp_lanes] = cell.hu;
  to[2 * warp_lanes] = cell.hv;
  to[SlotLayout::rest_plane * warp_lanes] = cell.rest;
}

// By the blocks that do not decide, while the one that does gets ready (CudaView::acts_with_decision).
SPATE_DEVICE inline void act_with_decision(const CudaView& view, int pass) {
  act_after_stage(view, pass, static_cast<int>((blockIdx.x - 1) * blockDim.x + threadIdx.x));
  __syncthreads();
  if (threadIdx.x == 0) release(&view.acted[pass & 1]);
}
// By the block that decides, once the stage is done.
SPATE_DEVICE inline void await_acts(const CudaView& view, int pass) {
  if (threadIdx.x == 0)
    while (acquire(&view.acted[pass & 1]) < gridDim.x - 1) {
    }
  __syncthreads();
}

}  // namespace SPATE_PRECISION
}  // namespace spate

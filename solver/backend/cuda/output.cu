// SPDX-License-Identifier: GPL-3.0-or-later
// Copies between the tiles on the GPU and rows of the grid, results for the host and the initial water; and
// between tiles of different sizes.
#include <cuda_runtime.h>

#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/places.cuh"
#include "solver/backend/stored_fields.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr int block_lanes = 256;

// One warp for a tile.
__global__ void survey_kernel(const __grid_constant__ CudaView view, Gathered* result) {
  const int lane = static_cast<int>(threadIdx.x) % warp_lanes;
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  const int plane = SlotLayout::state_planes * view.control[0].state;
  for (int tile = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes; tile < view.tiles();
       tile += warps) {
    const int slot = view.is_own(tile) ? view.slots[tile] : -1;
    DepthParts depth;
    int wet = 0;
    if (slot >= 0) {
      const Real* state = view.slot(slot) + plane * warp_lanes + lane;
      Real zero = 0;  // stays 0 as long as all is finite
      for (int row = 0; row < view.layout.height; ++row, state += view.layout.record) {
        if (lane < view.layout.halo || lane >= warp_lanes - view.layout.halo) continue;
        depth.add(depth_of({state[0], state[SlotLayout::rest_plane * warp_lanes]}));
        wet += state[0] >= view.rules.dry_depth ? 1 : 0;
        zero += 0.0f * state[0] + 0.0f * state[warp_lanes] + 0.0f * state[2 * warp_lanes];
      }
      if (!(zero == 0.0f)) result->finite = 0;
      depth = sum_of_lanes(depth);
      for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
        wet += __shfl_xor_sync(all_lanes, wet, distance);
      if (lane != 0) continue;
      add_atomically(result->depth, depth);
      atomicAdd(reinterpret_cast<unsigned long long*>(&result->wet_cells),
                static_cast<unsigned long long>(wet));
    }
  }
}

// One warp for a tile.
__global__ void accumulate_kernel(const __grid_constant__ CudaView view) {
  const int lane = static_cast<int>(threadIdx.x) % warp_lanes;
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  const Control& control = view.control[0];
  const int now = SlotLayout::state_planes * control.state,
            start = SlotLayout::state_planes * (1 - control.state);
  if (lane < view.layout.halo || lane >= warp_lanes - view.layout.halo) return;
  for (int tile = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes; tile < view.tiles();
       tile += warps) {
    const int slot = view.is_own(tile) ? view.slots[tile] : -1;
    if (slot < 0) continue;
    Real* row = view.slot(slot) + lane;
    for (int i = 0; i < view.layout.height; ++i, row += view.layout.record) {
      const auto plane = [row](int number) -> Real& { return row[number * warp_lanes]; };
      accumulate(
          [&] { return plane(start); },
          CellState<Real>{plane(now), plane(now + 1), plane(now + 2), plane(now + SlotLayout::rest_plane)},
          control.stage.owed, view.rules,
          [&](int number) { return plane(SlotLayout::accumulator_plane + number); },
          [&](int number, Real value) { plane(SlotLayout::accumulator_plane + number) = value; });
    }
  }
}
__global__ void owe_nothing_kernel(const __grid_constant__ CudaView view) {
  view.control[0].stage.late = false;
}

__global__ void gather_kernel(const __grid_constant__ CudaView view, int stored, int row_begin,
                              std::int64_t count, Real* values) {
  const SlotLayout& layout = view.layout;
  const int soil = stored - stored_accumulators - layout.accumulators;
  const int plane = stored < stored_accumulators ? SlotLayout::state_planes * view.control[0].state + stored
                    : soil < 0 ? SlotLayout::accumulator_plane + stored - stored_accumulators
                               : layout.soil_at(view.control[0].state) + soil;
  const int* slots = stored < stored_accumulators ? view.slots : view.own_slots;
  for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += static_cast<std::int64_t>(gridDim.x) * blockDim.x) {
    const int column = static_cast<int>(i % view.columns),
              row = row_begin + static_cast<int>(i / view.columns);
    const int tile = view.tile_at(column, row);
    const int slot = view.is_own(tile) ? slots[tile] : -1;
    values[i] =
        slot < 0 ? 0.0f : view.slot(slot)[layout.at(plane, column % layout.width, row % layout.height)];
  }
}

__global__ void set_tiles_kernel(const __grid_constant__ CudaView view, const std::int32_t* tiles,
                                 const Real* values) {
  const SlotLayout& layout = view.layout;
  Real* slot = view.slot(view.slots[tiles[blockIdx.x]]);
  const int cells = layout.width * layout.height, soils = stored_accumulators + layout.accumulators,
            planes = soils + layout.soil_planes;
  const Real* from = values + static_cast<std::int64_t>(blockIdx.x) * cells * planes;
  for (int i = static_cast<int>(threadIdx.x); i < cells * planes; i += static_cast<int>(blockDim.x)) {
    const int stored = i / cells, cell = i % cells;
    const int plane = stored < stored_accumulators ? stored
                      : stored < soils ? SlotLayout::accumulator_plane + stored - stored_accumulators
                                       : layout.soil_at(0) + stored - soils;
    const int at = layout.at(plane, cell % layout.width, cell / layout.width);
    slot[at] = from[i];
    if (stored >= soils) slot[at + layout.soil_planes * warp_lanes] = from[i];  // of the other buffer
  }
}

// One block for a tile of `to`, where the grid is cut into other tiles than in `from`: what both parts own.
// What a tile that is not listed holds as its state is not valid: its cells are dry.
__global__ void copy_cells_kernel(const __grid_constant__ CudaView from,
                                  const __grid_constant__ CudaView to) {
  const int width = to.layout.width, planes = to.layout.record / warp_lanes;
  for (int tile = static_cast<int>(blockIdx.x); tile < to.tiles(); tile += static_cast<int>(gridDim.x)) {
    if (to.own_slots[tile] < 0 || !to.is_own(tile)) continue;
    Real* slot = to.slot(to.own_slots[tile]);
    const int first_column = tile % to.tile_columns * width,
              first_row = tile / to.tile_columns * to.layout.height;
    for (int i = static_cast<int>(threadIdx.x); i < width * to.layout.height;
         i += static_cast<int>(blockDim.x)) {
      const int column = first_column + i % width, row = first_row + i / width;
      if (column >= to.columns || row >= to.rows) continue;
      const int before = from.tile_at(column, row);
      if (from.own_slots[before] < 0 || !from.is_own(before)) continue;
      const Real* old = from.slot(from.own_slots[before]);
      for (int plane = from.slots[before] >= 0 ? 0 : SlotLayout::accumulator_plane; plane < planes; ++plane)
        slot[to.layout.at(plane, i % width, i / width)] =
            old[from.layout.at(plane, column % from.layout.width, row % from.layout.height)];
    }
  }
}

}  // namespace

void launch_survey(const CudaView& view, Gathered* result, void* stream) {
  Gathered none{};
  none.finite = 1;
  cudaMemcpyAsync(result, &none, sizeof none, cudaMemcpyHostToDevice, of(stream));
  survey_kernel<<<264, block_lanes, 0, of(stream)>>>(view, result);
}
void load_accumulate() {
  cudaFuncAttributes attributes;
  cudaFuncGetAttributes(&attributes, accumulate_kernel);
  cudaFuncGetAttributes(&attributes, owe_nothing_kernel);
}
void launch_accumulate(const CudaView& view, void* stream) {
  accumulate_kernel<<<264, block_lanes, 0, of(stream)>>>(view);
  owe_nothing_kernel<<<1, 1, 0, of(stream)>>>(view);
}
void launch_gather(const CudaView& view, int stored, int row_begin, int row_end, Real* values, void* stream) {
  const std::int64_t count = static_cast<std::int64_t>(row_end - row_begin) * view.columns;
  gather_kernel<<<264, block_lanes, 0, of(stream)>>>(view, stored, row_begin, count, values);
}
void launch_set_tiles(const CudaView& view, const std::int32_t* tiles, int count, const Real* values,
                      void* stream) {
  if (count > 0)
    set_tiles_kernel<<<static_cast<unsigned>(count), block_lanes, 0, of(stream)>>>(view, tiles, values);
}

void launch_copy_cells(const CudaView& from, const CudaView& to, void* stream) {
  copy_cells_kernel<<<1056, block_lanes, 0, of(stream)>>>(from, to);
}

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a domain tell each other between a stage and its decision: each posts what its stage met
// (the largest speed, volumes, crossings) and the water at its borders; then each takes the posts of all, so
// that all decide alike, each for itself. All that is summed are whole numbers: how the domain is cut does
// not show in the results. Parts that are posted alternate between two posts, since a part may still read the
// last one when another posts its next stage.
#include <cuda_runtime.h>

#include "solver/backend/cuda/decision.cuh"
#include "solver/backend/cuda/places.cuh"
#include "solver/step/forcing/crossings.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr int block_lanes = 256;

// Calls f(strip, i, plane, column, row, place) for the values of all strips, place being that in the post's
// water. Called by all threads of all blocks.
template <class F>
SPATE_DEVICE void each_value(const PostedStrip* strips, int count, const F& f) {
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  for (int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes; i < count; i += warps) {
    const PostedStrip& strip = strips[i];
    const int cells = strip.columns * strip.rows;
    for (int v = static_cast<int>(threadIdx.x) % warp_lanes; v < SlotLayout::seen_planes * cells;
         v += warp_lanes) {
      const int cell = v % cells;
      f(strip, i, v / cells, strip.column + cell % strip.columns, strip.row + cell / strip.columns,
        strip.first + static_cast<std::uint64_t>(v));
    }
  }
}

SPATE_DEVICE void post_water(const CudaView& view, const Post& post, int buffer) {
  const PartView& part = view.part;
  each_value(part.out, part.out_count,
             [&](const PostedStrip& strip, int i, int plane, int column, int row, std::uint64_t place) {
               const int slot = view.slots[strip.tile];
               const int at = view.layout.at(SlotLayout::state_planes * buffer + plane, column, row);
               post.water[place] = slot < 0 ? 0.0f : view.slot(slot)[at];
               post.wetness[i] = view.wetness[strip.tile] & wet_parts;
             });
  if (blockIdx.x != 0) return;
  for (int i = static_cast<int>(threadIdx.x); i < part.cell_count; i += static_cast<int>(blockDim.x))
    post.depths[i] = depth_at(view, buffer, part.cells[i]);
}

SPATE_DEVICE void take_water(const CudaView& view, const Post* posts, int buffer) {
  const PartView& part = view.part;
  each_value(part.in, part.in_count,
             [&](const PostedStrip& strip, int, int plane, int column, int row, std::uint64_t place) {
               const Post& post = posts[strip.part];
               const int at = view.layout.at(SlotLayout::state_planes * buffer + plane, column, row);
               view.slot(view.slots[strip.tile])[at] = post.water[place];
               view.wetness[strip.tile] = post.wetness[strip.number];
             });
  if (blockIdx.x != 0) return;
  for (int i = static_cast<int>(threadIdx.x); i < part.cell_count; i += static_cast<int>(blockDim.x)) {
    RealBits bits = 0;  // as whole numbers: what is no number remains
    for (int p = 0; p < part.parts; ++p) bits = max(bits, bits_of(posts[p].depths[i]));
    part.depths[buffer][i] = real_of(bits);
  }
}

// The buffer to which a stage writes.
SPATE_DEVICE int written(const Control& control) {
  return control.stage.average ? control.state : 1 - control.state;
}

// Calls f(i, sum) for the sums of crossings of a stage, which begin at 0 in each part. Called by the threads
// of a block.
template <class F>
SPATE_DEVICE void each_crossing(const CudaView& view, const Control& control, const F& f) {
  for (int i = static_cast<int>(threadIdx.x); i < crossing_count(view.tables);
       i += static_cast<int>(blockDim.x))
    f(i, crossing_sum(view.tables, *view.plan, control.stage.average ? 1 : 0, i));
}

// Whether the stage of a pass computes; the pass that ends a step with one stage counts nothing anew.
SPATE_DEVICE bool computes(const Control& control) {
  return control.phase <= Phase::second_stage;
}
SPATE_DEVICE bool counts(const Control& control) {
  return !control.stage.last || control.stage.average;
}

__global__ void __launch_bounds__(block_lanes) post_kernel(const __grid_constant__ CudaView view, int pass) {
  const Control& control = view.control[pass & 1];
  if (!computes(control)) return;
  const Post& post = view.part.posts[pass & 1][view.part.own];
  post_water(view, post, written(control));
  if (blockIdx.x != 0) return;
  copy_words(*post.outcome, view.outcomes[pass & 1]);
  if (threadIdx.x == 0) *post.shortage = view.shortage[pass & 1];
  if (counts(control))
    each_crossing(view, control, [&](int i, unsigned long long& sum) { post.crossings[i] = sum; });
}

__global__ void __launch_bounds__(block_lanes) take_kernel(const __grid_constant__ CudaView view, int pass) {
  const Control& control = view.control[pass & 1];
  if (!computes(control)) return;
  const PartView& part = view.part;
  const Post* posts = part.posts[pass & 1];
  take_water(view, posts, written(control));
  if (blockIdx.x != 0) return;
  // Where a part had no room for a tile, it has computed nothing, and all repeat the stage.
  bool is_short = false;
  for (int p = 0; p < part.parts; ++p) is_short = is_short || *posts[p].shortage != 0;
  // One thread for each number, so that their ways to the other cards overlap.
  Outcome& all = view.outcomes[pass & 1];
  const auto merged = [&](auto Outcome::*number) {
    auto most = posts[0].outcome->*number;
    for (int p = 1; p < part.parts; ++p) most = max(most, posts[p].outcome->*number);
    return most;
  };
  const auto fastest = [&] {
    PlacedSpeed most = posts[0].outcome->placed;
    for (int p = 1; p < part.parts; ++p)
      if (most.below(posts[p].outcome->placed)) most = posts[p].outcome->placed;
    return most;
  };
  const int i = static_cast<int>(threadIdx.x);
  if (i < sum_count) {
    DepthSum sum = posts[0].outcome->sums[i];
    for (int p = 1; p < part.parts; ++p) {
      sum.coarse += posts[p].outcome->sums[i].coarse;
      sum.fine += posts[p].outcome->sums[i].fine;
    }
    all.sums[i] = sum;
  }
  if (i == warp_lanes) all.placed = fastest();
  if (i == 2 * warp_lanes) all.speed_bits = merged(&Outcome::speed_bits);
  if (i == 3 * warp_lanes) all.changed = merged(&Outcome::changed);
  if (i == 4 * warp_lanes && is_short) view.shortage[pass & 1] = 1;
  if (counts(control))
    each_crossing(view, control, [&](int i, unsigned long long& sum) {
      sum = 0;
      for (int p = 0; p < part.parts && !is_short; ++p) sum += posts[p].crossings[i];
    });
}

__global__ void __launch_bounds__(block_lanes) post_water_kernel(const __grid_constant__ CudaView view) {
  for (int buffer = 0; buffer < 2; ++buffer) post_water(view, view.part.posts[buffer][view.part.own], buffer);
}
__global__ void __launch_bounds__(block_lanes) take_water_kernel(const __grid_constant__ CudaView view) {
  for (int buffer = 0; buffer < 2; ++buffer) take_water(view, view.part.posts[buffer], buffer);
}

unsigned blocks_for(int strips) {
  constexpr int warps = block_lanes / warp_lanes, most = 132;
  const int needed = (strips + warps - 1) / warps;
  return static_cast<unsigned>(needed < 1 ? 1 : needed < most ? needed : most);
}
cudaStream_t of(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

}  // namespace

void launch_post(const CudaView& view, int pass, void* stream) {
  post_kernel<<<blocks_for(view.part.out_count), block_lanes, 0, of(stream)>>>(view, pass);
}
void launch_take(const CudaView& view, int pass, void* stream) {
  take_kernel<<<blocks_for(view.part.in_count), block_lanes, 0, of(stream)>>>(view, pass);
}
void launch_post_water(const CudaView& view, void* stream) {
  post_water_kernel<<<blocks_for(view.part.out_count), block_lanes, 0, of(stream)>>>(view);
}
void launch_take_water(const CudaView& view, void* stream) {
  take_water_kernel<<<blocks_for(view.part.in_count), block_lanes, 0, of(stream)>>>(view);
}

}  // namespace SPATE_PRECISION
}  // namespace spate

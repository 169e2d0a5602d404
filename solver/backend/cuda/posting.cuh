// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a domain tell each other between a stage and its decision: each posts what its stage met
// (the largest speed, volumes, crossings) and the water at its borders; then each takes the posts of all, so
// that all decide alike, each for itself. All that is summed are whole numbers: how the domain is cut does
// not show in the results. Each part has two posts, for even and for odd stages: others may still read one
// when it posts the next stage.
#pragma once

#include "solver/backend/cuda/decision.cuh"
#include "solver/step/forcing/crossings.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Tells another part that this one has posted so many stages, and waits until one has. What a thread and
// those that it has met wrote before it tells is seen by those that have met the one that hears. A card that
// fails must not keep the others waiting for ever.
SPATE_DEVICE inline void tell([[maybe_unused]] std::uint32_t* other, [[maybe_unused]] std::uint32_t stages) {
#if defined(__CUDA_ARCH__)
  asm volatile("st.release.sys.global.u32 [%0], %1;" ::"l"(other), "r"(stages) : "memory");
#endif
}
SPATE_DEVICE inline void hear([[maybe_unused]] const std::uint32_t* own,
                              [[maybe_unused]] std::uint32_t stages) {
#if defined(__CUDA_ARCH__)
  std::uint32_t told = 0;
  for (unsigned left = 1u << 28; static_cast<std::int32_t>(told - stages) < 0; --left) {  // a minute or more
    if (left == 0) __trap();
    asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(told) : "l"(own) : "memory");
  }
#endif
}

// Warps for a strip: most have no more values than that many warps have lanes, and values come from afar.
inline constexpr int warps_of_strip = 8;

// Calls f(strip, i, v, plane, column, row) for value v of each strip i. Called by all threads of all blocks.
template <class F>
SPATE_DEVICE void each_value(const PostedStrip* strips, int count, const F& f) {
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  for (int w = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes;
       w < count * warps_of_strip; w += warps) {
    const PostedStrip& strip = strips[w / warps_of_strip];
    const int cells = strip.columns * strip.rows;
    for (int v = w % warps_of_strip * warp_lanes + static_cast<int>(threadIdx.x) % warp_lanes;
         v < SlotLayout::seen_planes * cells; v += warps_of_strip * warp_lanes) {
      const int cell = v % cells;
      f(strip, w / warps_of_strip, v, v / cells, strip.column + cell % strip.columns,
        strip.row + cell / strip.columns);
    }
  }
}

SPATE_DEVICE inline void post_water(const CudaView& view, const Post& post, int buffer) {
  const PartView& part = view.part;
  each_value(part.out, part.out_count,
             [&](const PostedStrip& strip, int i, int v, int plane, int column, int row) {
               const int slot = view.slots[strip.tile];
               const int at = view.layout.at(SlotLayout::state_planes * buffer + plane, column, row);
               post.water[strip.first + static_cast<unsigned>(v)] = slot < 0 ? 0.0f : view.slot(slot)[at];
               if (v == 0) post.wetness[i] = view.wetness[strip.tile] & wet_parts;
             });
  if (blockIdx.x != 0) return;
  for (int i = static_cast<int>(threadIdx.x); i < part.cell_count; i += static_cast<int>(blockDim.x))
    post.depths[i] = depth_at(view, buffer, part.cells[i]);
}

SPATE_DEVICE inline void take_water(const CudaView& view, const Post* posts, int buffer) {
  const PartView& part = view.part;
  each_value(part.in, part.in_count,
             [&](const PostedStrip& strip, int, int v, int plane, int column, int row) {
               const Post& post = posts[strip.part];
               const int at = view.layout.at(SlotLayout::state_planes * buffer + plane, column, row);
               view.slot(view.slots[strip.tile])[at] = post.water[strip.first + static_cast<unsigned>(v)];
               if (v == 0) view.wetness[strip.tile] = post.wetness[strip.number];
             });
  if (blockIdx.x != 0) return;
  for (int i = static_cast<int>(threadIdx.x); i < part.cell_count; i += static_cast<int>(blockDim.x)) {
    RealBits bits = 0;  // as whole numbers: what is no number remains
#pragma unroll 4
    for (int p = 0; p < part.parts; ++p) bits = max(bits, bits_of(posts[p].depths[i]));
    part.depths[buffer][i] = real_of(bits);
  }
}

// The buffer to which a stage writes.
SPATE_DEVICE inline int written(const Control& control) {
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

// The pass that ends a step with one stage counts nothing anew.
SPATE_DEVICE inline bool counts(const Control& control) {
  return !control.stage.last || control.stage.average;
}

// Posts a stage that this part has computed, or could not compute for want of slots. Called by all threads of
// all blocks.
SPATE_DEVICE inline void post_stage(const CudaView& view, const Control& control, const Outcome& outcome,
                                    std::int32_t shortage, const Post& post) {
  post_water(view, post, written(control));
  if (blockIdx.x != 0) return;
  copy_words(*post.outcome, outcome);
  if (threadIdx.x == 0) *post.shortage = shortage;
  if (counts(control))
    each_crossing(view, control, [&](int i, unsigned long long& sum) { post.crossings[i] = sum; });
}

// Takes what all have posted: all is the outcome of all parts; where one had no room for a tile, it has
// computed nothing, shortage is set, and all repeat the stage. Called likewise.
SPATE_DEVICE inline void take_stage(const CudaView& view, const Control& control, const Post* posts,
                                    Outcome& all, std::int32_t& shortage) {
  const PartView& part = view.part;
  take_water(view, posts, written(control));
  if (blockIdx.x != 0) return;
  // One thread for each number, and several parts at once, so that their ways to the other cards overlap.
  std::int32_t is_short = 0;
#pragma unroll 4
  for (int p = 0; p < part.parts; ++p) is_short |= *posts[p].shortage;
  const auto merged = [&](auto Outcome::*number) {
    auto most = posts[0].outcome->*number;
#pragma unroll 4
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
#pragma unroll 4
    for (int p = 1; p < part.parts; ++p) {
      sum.coarse += posts[p].outcome->sums[i].coarse;
      sum.fine += posts[p].outcome->sums[i].fine;
    }
    all.sums[i] = sum;
  }
  if (i == warp_lanes) all.placed = fastest();
  if (i == 2 * warp_lanes) all.speed_bits = merged(&Outcome::speed_bits);
  if (i == 3 * warp_lanes) all.changed = merged(&Outcome::changed);
  if (i == 4 * warp_lanes && is_short != 0) shortage = 1;
  if (counts(control))
    each_crossing(view, control, [&](int i, unsigned long long& sum) {
      sum = 0;
      if (is_short != 0) return;
#pragma unroll 4
      for (int p = 0; p < part.parts; ++p) sum += posts[p].crossings[i];
    });
}

}  // namespace SPATE_PRECISION
}  // namespace spate

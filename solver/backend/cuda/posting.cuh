// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a domain tell each other between a stage and its decision: each posts what its stage met
// (the largest speed, volumes, crossings) and the water at its borders; then each takes the posts of all, so
// that all decide alike, each for itself. All that is summed are whole numbers: how the domain is cut does
// not show in the results. All is written to where its reader finds it near, since others wait for what they
// read from afar, but nobody for what he writes there. It lies there twice, for even and for odd stages: one
// may still be read when the next is posted.
#pragma once

#include <climits>

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

// The threads that carry water, counted from 0: those of block 0 have the numbers of the stage, and carry
// none where there are other blocks.
SPATE_DEVICE inline int carriers() {
  return static_cast<int>((gridDim.x > 1 ? gridDim.x - 1 : 1) * blockDim.x);
}
SPATE_DEVICE inline int carrier() {
  if (gridDim.x == 1) return static_cast<int>(threadIdx.x);
  return blockIdx.x == 0 ? INT_MAX : static_cast<int>((blockIdx.x - 1) * blockDim.x + threadIdx.x);
}

// The cells at the border that a thread posts or takes. Where the first lies is looked up beforehand, while
// the stage is still computed; most threads have no second.
class BorderCells {
 public:
  SPATE_DEVICE BorderCells(const CudaView& view, const PostedCells& cells) : view_(view), cells_(cells) {
    if (carrier() < cells_.count) look_up(carrier());
  }

  // Calls f(tile, here, there, stride, wetness) for each: here: the depth in the first buffer of its slot,
  // whose planes lie warp_lanes apart, or null; there and wetness: as of PostedCell, in this pass.
  template <class F>
  SPATE_DEVICE void each(int pass, const F& f) {
    for (int i = carrier(); i < cells_.count; i += carriers()) {
      if (i != carrier()) look_up(i);
      const std::uint32_t further = (pass & 1) != 0 ? cell_.odd : 0;
      f(cell_.at.tile, here_, moved(cell_.water, further), cell_.stride,
        cell_.wetness == nullptr ? nullptr : moved(cell_.wetness, further));
    }
  }

 private:
  template <class T>
  SPATE_DEVICE static T* moved(T* from, std::uint32_t bytes) {
    return reinterpret_cast<T*>(reinterpret_cast<char*>(from) + bytes);
  }
  SPATE_DEVICE void look_up(int i) {
    cell_ = cells_.cells[i];
    const int slot = view_.slots[cell_.at.tile];
    here_ = slot < 0 ? nullptr : view_.slot(slot) + cell_.at.place;
  }

  const CudaView& view_;
  const PostedCells& cells_;
  PostedCell cell_{};
  Real* here_ = nullptr;
};

// Both read all before they write anything, so that it comes at once.
SPATE_DEVICE inline void post_water(const CudaView& view, BorderCells& cells, int pass, int buffer) {
  cells.each(pass, [&](int tile, const Real* here, Real* there, int stride, std::uint32_t* wetness) {
    const std::uint32_t wet = wetness == nullptr ? 0 : view.wetness[tile] & wet_parts;
    Real values[SlotLayout::seen_planes] = {};
    if (here != nullptr)
      for (int plane = 0; plane < SlotLayout::seen_planes; ++plane)
        values[plane] = here[(SlotLayout::state_planes * buffer + plane) * warp_lanes];
    for (int plane = 0; plane < SlotLayout::seen_planes; ++plane) there[plane * stride] = values[plane];
    if (wetness != nullptr) *wetness = wet;
  });
  const PartView& part = view.part;
  for (int i = carrier(); i < part.cell_count; i += carriers()) {
    const Real depth = depth_at(view, buffer, part.cells[i]);
    for (int p = 0; p < part.parts; ++p) part.to[pass & 1][p].depths[i] = depth;
  }
}

SPATE_DEVICE inline void take_water(const CudaView& view, BorderCells& cells, int pass, int buffer) {
  cells.each(pass, [&](int tile, Real* here, const Real* there, int stride, const std::uint32_t* wetness) {
    const std::uint32_t wet = wetness == nullptr ? 0 : *wetness;
    Real values[SlotLayout::seen_planes];
    for (int plane = 0; plane < SlotLayout::seen_planes; ++plane) values[plane] = there[plane * stride];
    for (int plane = 0; plane < SlotLayout::seen_planes; ++plane)
      here[(SlotLayout::state_planes * buffer + plane) * warp_lanes] = values[plane];
    if (wetness != nullptr) view.wetness[tile] = wet;
  });
  const PartView& part = view.part;
  for (int i = carrier(); i < part.cell_count; i += carriers()) {
    RealBits bits = 0;  // as whole numbers: what is no number remains
#pragma unroll 4
    for (int p = 0; p < part.parts; ++p) bits = max(bits, bits_of(part.from[pass & 1][p].depths[i]));
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
SPATE_DEVICE inline void post_stage(const CudaView& view, BorderCells& cells, const Control& control,
                                    const Outcome& outcome, std::int32_t shortage, int pass) {
  post_water(view, cells, pass, written(control));
  if (blockIdx.x != 0) return;
  for (int p = 0; p < view.part.parts; ++p) {
    const Post& post = view.part.to[pass & 1][p];
    copy_words(*post.outcome, outcome);
    if (threadIdx.x == 0) *post.shortage = shortage;
    if (counts(control))
      each_crossing(view, control, [&](int i, unsigned long long& sum) { post.crossings[i] = sum; });
  }
}

// Takes what all have posted: all is the outcome of all parts; where one had no room for a tile, it has
// computed nothing, shortage is set, and all repeat the stage. Called likewise.
SPATE_DEVICE inline void take_stage(const CudaView& view, BorderCells& cells, const Control& control,
                                    Outcome& all, std::int32_t& shortage, int pass) {
  const PartView& part = view.part;
  const Post* posts = part.from[pass & 1];
  take_water(view, cells, pass, written(control));
  if (blockIdx.x != 0) return;
  // One thread for each number.
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

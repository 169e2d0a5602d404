// SPDX-License-Identifier: GPL-3.0-or-later
// Operations of a whole warp, and how lanes find edges, barred cells and sections, which are few.
#pragma once

#include "solver/backend/cuda/view.cuh"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/finish_cell.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The value of a neighbouring lane. Every lane of the warp takes part.
template <bool up, class T>
SPATE_DEVICE T from_neighbour(const T& value) {
  static_assert(sizeof(T) % sizeof(Real) == 0, "shuffled word by word");
  T result;
  const Real* from = reinterpret_cast<const Real*>(&value);
  Real* to = reinterpret_cast<Real*>(&result);
#pragma unroll
  for (int i = 0; i < static_cast<int>(sizeof(T) / sizeof(Real)); ++i)
    to[i] = up ? __shfl_up_sync(all_lanes, from[i], 1) : __shfl_down_sync(all_lanes, from[i], 1);
  return result;
}
template <class T>
SPATE_DEVICE T from_west(const T& value) {
  return from_neighbour<true>(value);
}
template <class T>
SPATE_DEVICE T from_east(const T& value) {
  return from_neighbour<false>(value);
}

SPATE_DEVICE inline DepthParts sum_of_lanes(DepthParts sum) {
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2) {
    sum.coarse += __shfl_xor_sync(all_lanes, sum.coarse, distance);
    sum.fine += __shfl_xor_sync(all_lanes, sum.fine, distance);
  }
  return sum;
}
SPATE_DEVICE inline void add_atomically(DepthSum& sum, const DepthParts& parts) {
  const DepthSum more(parts);
  atomicAdd(reinterpret_cast<unsigned long long*>(&sum.coarse), static_cast<unsigned long long>(more.coarse));
  atomicAdd(reinterpret_cast<unsigned long long*>(&sum.fine), static_cast<unsigned long long>(more.fine));
}

// The Counter of step/finish_cell.hpp for the cells of a warp.
struct WarpCounter {
  Outcome& outcome;
  int lane;
  bool own;  // whether this lane's cell is the tile's

  SPATE_FUNCTION void add([[maybe_unused]] Sum sum, [[maybe_unused]] double depth) const {
#if defined(__CUDA_ARCH__)
    if (depth == 0.0) return;
    DepthParts parts;
    parts.add(depth);
    add_atomically(outcome.sums[sum], parts);
#endif
  }
  SPATE_FUNCTION void clipped(const Amount<Real>& amount, double weight) const {
    add(sum_clipped, -weight * depth_of(amount));
  }
  // All lanes of the warp take part.
  SPATE_FUNCTION void infiltrated(const Amount<Real>& amount, double weight) const {
    lost(sum_infiltrated, amount, weight);
  }
  SPATE_FUNCTION void lost([[maybe_unused]] Sum sum, [[maybe_unused]] const Amount<Real>& amount,
                           [[maybe_unused]] double weight) const {
#if defined(__CUDA_ARCH__)
    DepthParts parts;
    if (own) parts.add(weight * depth_of(amount));
    parts = sum_of_lanes(parts);
    if (lane == 0 && parts.coarse + parts.fine > 0) add_atomically(outcome.sums[sum], parts);
#endif
  }
};

// The index of key among sorted keys, key_at(i) being the i-th; -1 if it is not among them.
template <class KeyAt>
SPATE_DEVICE int find_key(int count, std::uint64_t key, KeyAt key_at) {
  int low = 0, high = count;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (key_at(middle) < key)
      low = middle + 1;
    else
      high = middle;
  }
  return low < count && key_at(low) == key ? low : -1;
}

// The number of a cell among the barred ones, or -1.
SPATE_DEVICE inline int barred_cell(const BarrierTables& tables, std::uint64_t cell) {
  return find_key(tables.cell_count, cell, [&](int i) { return tables.cells[i].cell; });
}

// The value of an imposed face of a cell in a stage. At the rim of a tile's halo, where fluxes are not used,
// the face may not be an imposed one.
SPATE_DEVICE inline EdgeValue edge_value(const CudaView& view, std::uint64_t cell, Side side, int stage) {
  const std::uint64_t key = 4 * cell + static_cast<std::uint64_t>(side);
  const int found = find_key(view.face_count, key, [&](int i) { return view.face_keys[i]; });
  return found < 0 ? EdgeValue{} : view.plan->edges[stage][view.face_values[found]];
}

// The index of a cell among sorted cells, with the first index of each row of the grid; -1 if it is not among
// them.
SPATE_DEVICE inline int find_in_row(const std::uint64_t* cells, const std::uint32_t* rows, std::uint64_t cell,
                                    int row) {
  const std::uint32_t first = rows[row];
  const int found =
      find_key(static_cast<int>(rows[row + 1] - first), cell, [&](int i) { return cells[first + i]; });
  return found < 0 ? found : static_cast<int>(first) + found;
}

}  // namespace SPATE_PRECISION
}  // namespace spate

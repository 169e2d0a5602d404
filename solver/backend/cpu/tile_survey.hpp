// SPDX-License-Identifier: GPL-3.0-or-later
// Surveys a tile of the CPU: its water, for reports, and whether its state is finite.
#pragma once

#include "solver/backend/cpu/kernel.hpp"
#include "solver/backend/cpu/lanes.hpp"
#include "solver/step/stage.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

inline TileStock survey_tile(const Real* state, int size, int stride, Real dry_depth) {
  const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(size) * stride;
  const int begin = tile_halo, end = tile_halo + size;
  TileStock stock{true, 0, {}};
  DepthParts columns[row_stride];  // so that the compiler uses whole registers
  LaneMask finite = Lanes(0.0f) == Lanes(0.0f);
  for (int row = 0; row < size; ++row, state += stride) {
    const Real* rest = state + rest_plane * plane;
    for (int i = begin; i < end; ++i)
      columns[i].add(static_cast<double>(state[i]) + static_cast<double>(rest[i]));
    for (int i = 0; i < stride; i += Lanes::count) {
      const Lanes column = indices(i), h = Lanes::load(state + i);
      const LaneMask own = column >= static_cast<Real>(begin) && column < static_cast<Real>(end);
      stock.wet_cells += count(h >= Lanes(dry_depth) && own);
      // 0 only where all three are finite.
      const Lanes zero =
          (h + Lanes::load(state + plane + i) + Lanes::load(state + 2 * plane + i)) * Lanes(0.0f);
      finite = finite && (!own || zero == Lanes(0.0f));
    }
  }
  stock.finite = !any(!finite);
  for (int i = begin; i < end; ++i) {
    stock.depth.coarse += columns[i].coarse;
    stock.depth.fine += columns[i].fine;
  }
  return stock;
}

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate

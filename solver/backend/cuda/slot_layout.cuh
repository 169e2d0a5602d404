// SPDX-License-Identifier: GPL-3.0-or-later
// How a tile lies in the memory of a GPU, and what its values look like there.
#pragma once

#include <cstdint>

#include "solver/core/macros.hpp"
#include "solver/core/real.hpp"
#include "solver/step/soil.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

inline constexpr int warp_lanes = 32;
inline constexpr unsigned all_lanes = 0xffffffffu;

// Numbers >= 0 are ordered as their bits are, and a Real may hold other bits on its way through memory.
#if defined(SPATE_DOUBLE)
using RealBits = long long;
SPATE_DEVICE inline RealBits bits_of(double value) {
  return __double_as_longlong(value);
}
SPATE_DEVICE inline double real_of(RealBits bits) {
  return __longlong_as_double(bits);
}
SPATE_DEVICE inline double holding(std::uint32_t codes) {
  return __hiloint2double(0, static_cast<int>(codes));
}
SPATE_DEVICE inline std::uint32_t held_in(double value) {
  return static_cast<std::uint32_t>(__double2loint(value));
}
#else
using RealBits = std::int32_t;
SPATE_DEVICE inline RealBits bits_of(float value) {
  return __float_as_int(value);
}
SPATE_DEVICE inline float real_of(RealBits bits) {
  return __int_as_float(bits);
}
SPATE_DEVICE inline float holding(std::uint32_t codes) {
  return __uint_as_float(codes);
}
SPATE_DEVICE inline std::uint32_t held_in(float value) {
  return __float_as_uint(value);
}
#endif

// Rows that a marching warp requests before their turn (cuda/row_ring.cuh).
inline constexpr int rows_ahead = 3;

// A bit for each part of a tile's height that is wet, from the south, and one for a tile that ever was wet.
// So several warps may compute the parts of a tile.
inline constexpr int tile_parts = 8;
inline constexpr std::uint32_t wet_parts = (1u << tile_parts) - 1, wet_ever = 1u << tile_parts;

// The layout of a slot, in Reals. A row of a tile is a record: for each plane one value a lane, so that a
// lane finds all values of its cell at fixed distances from one place. The records are followed by the static
// fields of the rows with their halo: both rises and the codes of the faces or, for a cell beside a barrier,
// its number among the barred cells above a byte face_barrier.
struct SlotLayout {
  std::int32_t width, height, halo;  // of a tile, cells
  std::int32_t accumulators;         // their number
  std::int32_t record;               // Reals of a row
  std::int32_t manning;              // its plane; -1 = uniform
  std::int32_t soil;                 // plane of the first SoilNumber, behind which two soils follow
  std::int32_t soil_planes;          // of each of the two (SoilPlane); 0: no soils
  std::int32_t static_at;            // the place of the static fields of row -halo
  std::int64_t reals;
  bool patch;  // a tile is computed by a block (cuda/patch.cuh), not by a warp (cuda/march.cuh)

  static constexpr int seen_planes = 3;                       // of the state: neighbours read h, hu and hv,
  static constexpr int rest_plane = seen_planes;              // but not the rest
  static constexpr int state_planes = 4;                      // of each of two buffers
  static constexpr int accumulator_plane = 2 * state_planes;  // the first
  static constexpr int static_record = 3 * warp_lanes;

  // The place of a plane's value at a tile's own cell.
  SPATE_FUNCTION std::int32_t at(int plane, int column, int row) const {
    return row * record + plane * warp_lanes + halo + column;
  }
  SPATE_FUNCTION std::int32_t static_row(int row) const { return static_at + (row + halo) * static_record; }
  // The plane of the soil that belongs to one of the two buffers of the state.
  SPATE_FUNCTION std::int32_t soil_at(std::int32_t buffer) const {
    return soil + soil_numbers + buffer * soil_planes;
  }
  // Into how many parts warps may divide a tile.
  SPATE_FUNCTION std::int32_t most_parts() const {
    constexpr std::int32_t least_rows = 4;
    std::int32_t parts = height % tile_parts == 0 ? tile_parts : 1;
    while (parts > 1 && height < parts * least_rows) parts /= 2;
    return parts;
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// What quantities can be: wide enough for any flood on Earth, narrow enough that a slip of the pen (a unit, a
// nodata value, a wrong column) is named by its feature and not found out by a run that never ends.
#pragma once

namespace spate::io {

inline constexpr double most_discharge = 1e8;    // m3/s, in or out; the largest known floods had 2e7
inline constexpr double most_elevation = 12000;  // m, above or below; of the ground and of levels
inline constexpr double most_depth = 1000;       // m
inline constexpr double most_speed = 100;        // m/s
inline constexpr double most_rain = 10000;       // mm/h; also of what infiltrates
inline constexpr double most_time = 1e10;        // s from the start, before or after: 300 years
inline constexpr double least_cell = 1e-3;       // m
inline constexpr double most_cell = 1e5;         // m

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that a run yields. Their titles, units and names stand in solver/run/field_list.hpp.
#pragma once

#include <cstdint>

namespace spate {

// Maxima, times and durations are NaN where the cell never got wet.
enum class Field : std::uint8_t {
  bed,                 // m above the datum, as the scheme sees it; NaN at walls
  depth,               // m, 0 when dry
  level,               // m above the datum: bed + depth everywhere; NaN when dry
  discharge_x,         // m2/s, eastward (papers: hu)
  discharge_y,         // m2/s, northward (papers: hv)
  max_depth,           // m
  max_level,           // m above the datum: bed + max_depth everywhere
  max_speed,           // m/s, while not dry
  max_unit_discharge,  // m2/s
  time_of_max_depth,   // s
  wet_duration,        // s deeper than dry_depth
  arrival_time,        // s, first time deeper than the numbered arrival depth; NaN = never
  infiltrated,         // m since the start, of what soils take (model/losses.hpp); NaN at walls
  step_limits          // share of the steps that the cell limited (step/fastest.hpp); NaN = none, or not
                       // counted
};

}  // namespace spate

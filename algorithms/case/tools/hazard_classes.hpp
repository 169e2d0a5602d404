// SPDX-License-Identifier: GPL-3.0-or-later
// The danger of flood water, from its depth (m), its speed (m/s) and their product (m2/s).
//
// UK: Defra/Environment Agency (2006): Flood risks to people, phase 2, FD2321/TR1 and TR2; HR = d (v + 0.5) +
// DF, with the table of debris factors DF by depth and land use; the classes as in Surendran et al. (2008):
// Supplementary note on flood hazard ratings and thresholds for development planning and control purpose.
// Australia: AIDR (2017): Guideline 7-3, flood hazard, combined curves after Smith, Davey and Cox (2014):
// Flood hazard, UNSW Water Research Laboratory, technical report 2014/07.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace spate {

// The land use, which decides how much debris floats. conservative: 0.5 up to 0.25 m, 1 above (Supplementary
// note).
enum class Debris : std::uint8_t { none, pasture, woodland, urban, conservative };

// Depth and speed are compared as the rasters hold them, in float, so that 0.75 m is not less than 0.75 m.
inline float debris_factor(Debris debris, float depth, float speed) {
  struct Row {
    float shallow;  // up to 0.25 m
    float middle;   // up to 0.75 m
    float deep;     // above 0.75 m, or faster than 2 m/s
  };
  constexpr std::array<Row, 5> rows = {{{0, 0, 0}, {0, 0, 0.5f}, {0, 0.5f, 1}, {0, 1, 1}, {0.5f, 1, 1}}};
  const Row& row = rows[static_cast<std::size_t>(debris)];
  if (depth > 0.75f || speed > 2) return row.deep;
  return depth > 0.25f ? row.middle : row.shallow;
}

// depth_times_speed: their product, or the largest product over time.
inline float uk_hazard_rating(float depth, float speed, double depth_times_speed, Debris debris) {
  return static_cast<float>(depth_times_speed + 0.5 * static_cast<double>(depth) +
                            static_cast<double>(debris_factor(debris, depth, speed)));
}

// 1 low (below 0.75), 2 moderate: danger for some (to 1.25), 3 significant: for most (to 2), 4 extreme: for
// all. A rating on a border belongs to the higher class.
inline int uk_hazard_class(float rating) {
  constexpr std::array<float, 3> borders = {0.75f, 1.25f, 2};
  return 1 + static_cast<int>(std::upper_bound(borders.begin(), borders.end(), rating) - borders.begin());
}

// H1 to H6: the first class all of whose limits hold (table 2 of the guideline). A value may equal its limit.
inline int au_hazard_class(float depth, float speed, double depth_times_speed) {
  struct Limits {
    float depth_times_speed;
    float depth;
    float speed;
  };
  constexpr std::array<Limits, 5> classes = {
      {{0.3f, 0.3f, 2}, {0.6f, 0.5f, 2}, {0.6f, 1.2f, 2}, {1, 2, 2}, {4, 4, 4}}};
  const auto product = static_cast<float>(depth_times_speed);
  const auto holds = [&](const Limits& limits) {
    return product <= limits.depth_times_speed && depth <= limits.depth && speed <= limits.speed;
  };
  return 1 + static_cast<int>(std::find_if(classes.begin(), classes.end(), holds) - classes.begin());
}

}  // namespace spate

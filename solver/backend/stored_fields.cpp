// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/stored_fields.hpp"

#include <cmath>
#include <limits>

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr Real none = std::numeric_limits<Real>::quiet_NaN();

// Bed and depth are both means of the cell, so this is the mean surface of the water and of the ground that
// sticks out of it, not the waterline of the scheme in a partially flooded cell, which lies below a film on a
// slope.
Real level(const StaticFields& fields, std::int32_t column, std::int32_t row, Real h) {
  return static_cast<Real>(fields.bed.mean(column, row) + static_cast<double>(h));
}

}  // namespace

std::vector<int> stored_for(const StaticFields& fields, Field field, std::size_t arrival) {
  constexpr int a = stored_accumulators;
  switch (field) {
    case Field::bed:
    case Field::step_limits:  // backend/step_limits.hpp
      return {};
    case Field::depth:
    case Field::level:
      return {stored_h};
    case Field::discharge_x:
      return {stored_hu};
    case Field::discharge_y:
      return {stored_hv};
    case Field::max_depth:
    case Field::max_level:
      return {a + plane_max_depth};
    case Field::max_speed:
      return {a + plane_max_depth, a + plane_max_speed2};
    case Field::max_unit_discharge:
      return {a + plane_max_depth, a + plane_max_discharge2};
    case Field::time_of_max_depth:
      return {a + plane_max_depth, a + plane_time_of_max_depth};
    case Field::wet_duration:
      return {a + plane_max_depth, a + plane_wet_since, a + plane_wet_total};
    case Field::arrival_time:
      return {a + plane_max_depth, a + plane_first_arrival + static_cast<int>(arrival)};
    case Field::infiltrated: {
      if (loss_rules(fields.scenario.losses).planes == 0) return {};
      const int first = stored_soil(fields.numerics);
      return {first + soil_total, first + soil_total_rest};
    }
  }
  return {};
}

Real field_value(const StaticFields& fields, Field field, std::int32_t column, std::int32_t row, double time,
                 const Real* stored) {
  if (field == Field::bed || field == Field::infiltrated) {
    const bool wall = fields.edges.codes[fields.scenario.terrain.grid.index(column, row)] == wall_cell;
    if (wall) return none;
    return field == Field::bed ? static_cast<Real>(fields.bed.mean(column, row)) : stored[0] + stored[1];
  }
  const auto dry_depth = static_cast<Real>(fields.numerics.dry_depth);
  const Real h = stored[0];  // depth, discharge or largest depth, depending on the field
  switch (field) {
    case Field::depth:
    case Field::discharge_x:
    case Field::discharge_y:
      return h;
    default:
      break;
  }
  if (h < dry_depth) return none;
  switch (field) {
    case Field::level:
    case Field::max_level:
      return level(fields, column, row, h);
    case Field::max_speed:
    case Field::max_unit_discharge:
      return std::sqrt(stored[1]);
    case Field::time_of_max_depth:
      return stored[1];
    case Field::wet_duration:
      return static_cast<Real>(static_cast<double>(stored[2]) +
                               (stored[1] >= 0 ? time - static_cast<double>(stored[1]) : 0.0));
    case Field::arrival_time:
      return stored[1] < never ? stored[1] : none;
    default:
      return h;
  }
}

void read_bed(const StaticFields& fields, std::int32_t row_begin, std::int32_t row_end, float* values) {
  for (std::int32_t row = row_begin; row < row_end; ++row)
    for (std::int32_t column = 0; column < fields.scenario.terrain.grid.columns; ++column)
      *values++ = static_cast<float>(field_value(fields, Field::bed, column, row, 0, nullptr));
}

}  // namespace SPATE_PRECISION
}  // namespace spate

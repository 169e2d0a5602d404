// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/stored_fields.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/core/share_work.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr Real none = std::numeric_limits<Real>::quiet_NaN();
constexpr std::size_t most_stored = 3;  // planes needed for one field

// Bed and depth are both means of the cell, so this is the mean surface of the water and of the ground that
// sticks out of it, not the waterline of the scheme in a partially flooded cell, which lies below a film on a
// slope.
Real level(const StaticFields& fields, std::int32_t column, std::int32_t row, Real h) {
  return static_cast<Real>(fields.bed.mean(column, row) + static_cast<double>(h));
}

bool is_wall(const StaticFields& fields, std::int32_t column, std::int32_t row) {
  return fields.edges.codes[fields.scenario.terrain.grid.index(column, row)] == wall_cell;
}

// A field's value at a cell. stored: the values that stored_for lists, all 0 in a cell that never was wet;
// time: the simulated time now, s.
Real field_value(const StaticFields& fields, Field field, std::int32_t column, std::int32_t row, double time,
                 const Real* stored) {
  const Real h = stored[0];  // the largest depth
  switch (field) {
    case Field::infiltrated:
      return is_wall(fields, column, row) ? none : stored[0] + stored[1];
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

std::int32_t gathered_rows(const Grid& grid) {
  constexpr std::size_t gathered_values = 1 << 20;
  const std::size_t rows = std::max<std::size_t>(gathered_values / static_cast<std::size_t>(grid.columns), 1);
  return static_cast<std::int32_t>(std::min(rows, static_cast<std::size_t>(grid.rows)));
}

void read_field(const StaticFields& fields, Field field, std::size_t arrival, double time,
                std::int32_t row_begin, std::int32_t row_end, bool leads, const GatherRows& gather,
                float* values) {
  const Grid& grid = fields.scenario.terrain.grid;
  const auto columns = static_cast<std::size_t>(grid.columns);
  const std::vector<int> needed = stored_for(fields, field, arrival);
  const bool is_of_water = field != Field::infiltrated;  // nothing where it is dry
  const auto dry_depth = static_cast<Real>(fields.numerics.dry_depth);
  std::vector<Real> gathered[most_stored];
  const std::int32_t rows = gathered_rows(grid);
  for (std::int32_t first = row_begin; first < row_end; first += rows) {
    const std::int32_t last = std::min(first + rows, row_end);
    for (std::size_t i = 0; i < needed.size(); ++i) {
      if (leads) gathered[i].resize(columns * static_cast<std::size_t>(last - first));
      gather(needed[i], first, last, gathered[i].data());
    }
    if (!leads) continue;
    float* const to = values + columns * static_cast<std::size_t>(first - row_begin);
    share_work(static_cast<std::size_t>(last - first), 0, [&](std::size_t row) {
      for (std::size_t cell = row * columns; cell < (row + 1) * columns; ++cell) {
        if (is_of_water && gathered[0][cell] < dry_depth) {
          to[cell] = std::numeric_limits<float>::quiet_NaN();
          continue;
        }
        Real stored[most_stored] = {};
        for (std::size_t i = 0; i < needed.size(); ++i) stored[i] = gathered[i][cell];
        to[cell] = static_cast<float>(field_value(fields, field, static_cast<std::int32_t>(cell % columns),
                                                  first + static_cast<std::int32_t>(row), time, stored));
      }
    });
  }
}

void read_bed(const StaticFields& fields, std::int32_t row_begin, std::int32_t row_end, float* values) {
  const std::int32_t columns = fields.scenario.terrain.grid.columns;
  share_work(static_cast<std::size_t>(row_end - row_begin), 0, [&](std::size_t i) {
    const std::int32_t row = row_begin + static_cast<std::int32_t>(i);
    std::vector<double> means;
    fields.bed.means_of(row, {0, columns}, means);
    float* const to = values + i * static_cast<std::size_t>(columns);
    for (std::int32_t column = 0; column < columns; ++column)
      to[column] = is_wall(fields, column, row) ? std::numeric_limits<float>::quiet_NaN()
                                                : static_cast<float>(means[static_cast<std::size_t>(column)]);
  });
}

}  // namespace SPATE_PRECISION
}  // namespace spate

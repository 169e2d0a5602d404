// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that users read, from the values that every backend stores for a cell.
#pragma once

#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/mesh/bed.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/accumulate.hpp"
#include "solver/step/soil.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The values stored for a cell: its state, its accumulators (Plane), and its soil (SoilPlane).
enum Stored : int { stored_h, stored_hu, stored_hv, stored_rest };
inline constexpr int stored_accumulators = stored_rest + 1;  // index of the first

struct StaticFields {
  const Scenario& scenario;
  const Edges& edges;
  const Bed& bed;
  const Numerics& numerics;
};

// Index of the first value of the soil.
inline int stored_soil(const Numerics& numerics) {
  return stored_accumulators + plane_first_arrival + static_cast<int>(numerics.arrival_depths.size());
}
// The number of values stored for a cell.
inline std::int32_t stored_count(const Scenario& scenario, const Numerics& numerics) {
  return stored_soil(numerics) + loss_rules(scenario.losses).planes;
}

// Planes needed to compute a field; empty if none.
std::vector<int> stored_for(const StaticFields& fields, Field field, std::size_t arrival);

// Whether the field is the one value that it needs.
inline bool is_as_stored(Field field) {
  return field == Field::depth || field == Field::discharge_x || field == Field::discharge_y;
}

inline constexpr std::size_t most_stored = 3;  // planes needed for one field

// A field's value at a cell. stored: the values that stored_for lists, all 0 in a cell that never was wet;
// time: the simulated time now, s.
Real field_value(const StaticFields& fields, Field field, std::int32_t column, std::int32_t row, double time,
                 const Real* stored);
// Field::bed in rows of the grid.
void read_bed(const StaticFields& fields, std::int32_t row_begin, std::int32_t row_end, float* values);

}  // namespace SPATE_PRECISION
}  // namespace spate

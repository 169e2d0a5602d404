// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that users read, from the values that every backend stores for a cell.
#pragma once

#include <functional>
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

// How many rows are gathered at a time, so that it takes little memory.
std::int32_t gathered_rows(const Grid& grid);

// Rows of a field that is not as stored, at the rank that leads; time: the simulated time now, s.
// gather(stored, row_begin, row_end, values) writes rows of one stored value there, with the help of all
// ranks.
using GatherRows = std::function<void(int, std::int32_t, std::int32_t, Real*)>;
void read_field(const StaticFields& fields, Field field, std::size_t arrival, double time,
                std::int32_t row_begin, std::int32_t row_end, bool leads, const GatherRows& gather,
                float* values);
// Field::bed in rows of the grid.
void read_bed(const StaticFields& fields, std::int32_t row_begin, std::int32_t row_end, float* values);

}  // namespace SPATE_PRECISION
}  // namespace spate

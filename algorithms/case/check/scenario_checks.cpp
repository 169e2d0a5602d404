// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/scenario_checks.hpp"

#include <algorithm>
#include <limits>

#include "algorithms/case/check/structure_checks.hpp"
#include "solver/core/bands.hpp"

namespace spate {
namespace {

GroundRange ground_range(const Terrain& terrain, const Watch& watch) {
  const GroundRange none{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  const auto join = [](GroundRange& range, const GroundRange& other) {
    range = {std::min(range.lowest, other.lowest), std::max(range.highest, other.highest)};
  };
  GroundRange range = none;
  in_bands(
      terrain.grid.rows, terrain.grid.columns, watch,
      [&](std::int32_t begin, std::int32_t end) {
        GroundRange here = none;
        terrain.each_cell(terrain.grid.index(0, begin), terrain.grid.index(0, end), [&](std::size_t cell) {
          if (terrain.is_wall(cell)) return;
          const double z = static_cast<double>(terrain.zb[cell]) + terrain.datum;
          join(here, {z, z});
        });
        return here;
      },
      [&](std::int32_t, std::int32_t, const GroundRange& here) { join(range, here); });
  return range;
}

}  // namespace

void check_scenario(const CheckedScenario& checked, Log& log) {
  const Watch watch = watch_stage(log, tr("Checking the inputs"));
  check_ground(checked, part_of(watch, 0, 0.7), log);
  const GroundRange ground = ground_range(checked.scenario.terrain, part_of(watch, 0.7, 0.8));
  check_units(checked, ground, part_of(watch, 0.8, 0.9), log);
  check_inflows(checked, ground, log);
  check_storage(checked, part_of(watch, 0.9, 0.95), log);
  check_barriers(checked, log);
  check_structures(checked.scenario, checked.reference, checked.bed, {}, part_of(watch, 0.95, 1), log);
}

}  // namespace spate

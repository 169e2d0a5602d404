// SPDX-License-Identifier: GPL-3.0-or-later
// All sums of a stage that begin at 0 in each part of a domain: what crossed barriers and sections,
// and what structures took from cells.
#pragma once

#include "solver/step/forcing/forcing_plan.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

SPATE_FUNCTION int crossing_count(const ForcingTables& tables) {
  return 2 * tables.barriers.barrier_count + tables.sections.section_count + tables.links.cell_count;
}
SPATE_FUNCTION unsigned long long& crossing_sum(const ForcingTables& tables, const ForcingPlan& plan,
                                                int stage, int i) {
  const int of_barriers = 2 * tables.barriers.barrier_count;
  const int of_sections = of_barriers + tables.sections.section_count;
  if (i >= of_sections) return plan.links.drained.of_stage[stage][i - of_sections];
  if (i >= of_barriers) return plan.sections.crossing[stage][i - of_barriers];
  BarrierCrossing& crossing = plan.barriers.crossing[stage][i / 2];
  return i % 2 == 0 ? crossing.entered : crossing.left;
}

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/scenario_checks.hpp"

namespace spate {

void check_scenario(const CheckedScenario& checked, Log& log) {
  const Watch watch = watch_stage(log, tr("Checking the inputs"));
  check_ground(checked, part_of(watch, 0, 0.8), log);
  check_units(checked, log);
  check_inflows(checked, log);
  watch(0.9);
  check_storage(checked, log);
  check_barriers(checked, log);
}

}  // namespace spate

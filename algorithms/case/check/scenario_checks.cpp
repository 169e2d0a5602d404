// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/scenario_checks.hpp"

namespace spate {

void check_scenario(const CheckedScenario& checked, Log& log) {
  const Watch watch = watch_stage(log, tr("Checking the inputs"));
  check_ground(checked, part_of(watch, 0, 0.7), log);
  check_units(checked, part_of(watch, 0.7, 0.8), log);
  check_inflows(checked, part_of(watch, 0.8, 0.9), log);
  check_storage(checked, part_of(watch, 0.9, 1), log);
  check_barriers(checked, log);
}

}  // namespace spate

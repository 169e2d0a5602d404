// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/time_step.hpp"

#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

StepRules step_rules(const Numerics& numerics, double spacing) {
  return {numerics.cfl, spacing,
          with_scheme(numerics.scheme, [](auto scheme) { return decltype(scheme)::cfl_slack; }),
          numerics.integrator};
}

void throw_failure(Failure failure) {
  const char* why = translatable("a depth or discharge is infinite or not a number");
  if (failure == Failure::too_fast) why = translatable("the water moves faster than sound");
  if (failure == Failure::step_too_short) why = translatable("the time step has become too short to matter");
  throw Error("unstable", tr("The simulation became unstable"), tr(why),
              tr("Check the inputs for extreme values, and lower the CFL number."));
}

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The length of a step, the same on every backend. The speeds at the faces are known only during a step. So
// dt comes from those of the step before, and where it proves too long in the first stage, that stage is
// repeated with a shorter one.
#pragma once

#include "solver/step/forcing/forcing_plan.hpp"
#include "solver/step/numerics.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct StepRules {
  double cfl, spacing;
  double slack;  // a step may exceed the CFL number by this factor unrepeated
  Integrator integrator;
  bool late = false;  // whether a step with one stage may be accumulated by the next
};

StepRules step_rules(const Numerics& numerics, double spacing);

// The length of a step (s) that a speed > 0 (m/s) allows.
SPATE_FUNCTION double allowed_step(const StepRules& rules, double speed) {
  return rules.cfl * rules.spacing / speed;
}

// The length of the step from time, s. speed: the largest of the step before, m/s; 0 = unknown.
template <class Workers>
SPATE_FUNCTION double choose_step(const Workers& workers, const ForcingTables& tables, const StepRules& rules,
                                  double time, double target, double speed) {
  const double remaining = target - time;
  double dt = remaining;
  if (speed > 0 && allowed_step(rules, speed) < dt) dt = allowed_step(rules, speed);
  dt = longest_step(workers, tables, time, dt);
  return dt < remaining && 2 * dt > remaining ? 0.5 * remaining : dt;  // no tiny last step
}

SPATE_FUNCTION bool is_too_long(double dt, double speed, const StepRules& rules) {
  constexpr double rounding = 1 + 1e-9;
  return speed * dt > rules.slack * rules.cfl * rules.spacing * rounding;
}

enum class Failure { none, too_fast, step_too_short, not_finite };

// Why a step of dt (s) is impossible, if it is. speed: the largest met so far, m/s.
SPATE_FUNCTION Failure failure_of(double time, double target, double dt, double speed) {
  constexpr double fastest = 1e3;  // m/s: no flood gets there
  constexpr double shortest =
      1e-9;  // s: with it no flood would end, and not even cells of a millimetre need it
  if (!(speed < fastest)) return Failure::too_fast;
  const bool matters = time + dt > time && (dt >= shortest || time + dt >= target);
  return matters ? Failure::none : Failure::step_too_short;
}

[[noreturn]] void throw_failure(Failure failure);
inline void throw_if(Failure failure) {
  if (failure != Failure::none) throw_failure(failure);
}

}  // namespace SPATE_PRECISION
}  // namespace spate

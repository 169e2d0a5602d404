// SPDX-License-Identifier: GPL-3.0-or-later
// How the state at the start of a step becomes that at its end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/core/macros.hpp"

namespace spate {

// rk2: Heun's SSP Runge-Kutta scheme, the mean of the start and of two steps. euler: one step from the fluxes
// at the start. hancock: MUSCL-Hancock, one step from the fluxes half a step later, as each cell predicts
// them (predictor.hpp).
enum class Integrator : std::uint8_t { rk2, euler, hancock };

inline constexpr std::size_t integrator_count = 3;
inline constexpr std::array<Integrator, integrator_count> integrator_list{Integrator::rk2, Integrator::euler,
                                                                          Integrator::hancock};

// The name in parameters and files.
constexpr const char* name_of(Integrator integrator) {
  return integrator == Integrator::rk2 ? "rk2" : integrator == Integrator::euler ? "euler" : "hancock";
}

// Whether the second stage of a step computes, and averages; otherwise it only accumulates.
SPATE_FUNCTION constexpr bool averages(Integrator integrator) {
  return integrator == Integrator::rk2;
}
// Whether the fluxes are taken half a step later.
SPATE_FUNCTION constexpr bool predicts(Integrator integrator) {
  return integrator == Integrator::hancock;
}
// The time from which a stage takes the values imposed at edges, as a share of the step.
SPATE_FUNCTION constexpr double edge_time(Integrator integrator, int stage) {
  return stage == 1 ? 1.0 : predicts(integrator) ? 0.5 : 0.0;
}

}  // namespace spate

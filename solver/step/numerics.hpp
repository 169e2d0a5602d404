// SPDX-License-Identifier: GPL-3.0-or-later
// The numerical choices of a run, as the step and the backends take them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "solver/schemes/scheme_list.hpp"
#include "solver/step/integrator.hpp"

namespace spate {

inline constexpr int largest_tile_size = 90;

// Of the numbers that the flow is computed in: float or double (solver/core/real.hpp).
enum class Precision : std::uint8_t { float32, float64 };
inline constexpr Precision precision_list[] = {Precision::float32, Precision::float64};
constexpr const char* name_of(Precision precision) {
  return precision == Precision::float32 ? "float" : "double";
}

// Depths in m, times in s.
struct Numerics {
  SchemeId scheme = SchemeId::hwp14;
  Integrator integrator =
      Integrator::hancock;  // rk2 where the scheme does not predict, euler where it is first order
  Precision precision = Precision::float32;
  double cfl = 0;         // 0 = the scheme's default
  double theta = 1.3;     // generalized minmod, 1 (most damped) to 2
  double gravity = 9.81;  // m/s2
  double dry_depth =
      1e-3;  // shallower counts as dry in maps, durations and wet area; the flow does not use it
  double film_depth = 1e-6;                    // shallower water has no momentum of its own
  double desingularisation = 0;                // K of the scheme, m; 0 = its default
  std::vector<double> arrival_depths = {0.1};  // increasing; one map of first arrival for each
  bool step_limits = false;  // also counts which cells limit the steps; the flow does not depend on it
  int tile_size = 0;   // cells along a tile's side; 0 = the backend's default. Results do not depend on it
  bool sparse = true;  // false: every tile exists and is computed. Results do not depend on it
  int threads = 0;     // 0 = all cores. Results do not depend on it
  int parts = 1;       // of the domain (solver/domain), each with threads of its own. Results do not
                       // depend on it
  int shuffle_steps =
      0;  // for tests: the parts are cut anew and change places every so many steps; 0 = never
  // GPU only: faster arithmetic, whose results differ from the CPU's in the last digits.
  bool fast_math = false;
  double gpu_memory = 0;  // bytes that tiles may take on a GPU; 0 = all that is free
  std::string
      instruction_set;  // of the CPU: SSE2, AVX2, AVX-512; empty = the best. Results do not depend on it
};

// The places for which the bed of a scheme has heights (mesh/bed.hpp).
enum class BedNodes : std::uint8_t;
BedNodes bed_nodes(SchemeId scheme);

// Replaces 0 by the scheme's defaults, and an integrator that the scheme does not support by its own.
Numerics with_defaults(Numerics numerics);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a feature of the layer BARRIERS.
#pragma once

#include <optional>

#include "algorithms/case/inputs/inputs.hpp"

namespace spate {

// An empty optional is not set. Elevations, heights and widths in m, times in s since the start.
struct BarrierFields {
  std::optional<double> crest, height, close, open, breach, breach_minutes, breach_crest;
  std::optional<double> breach_width, breach_at;
  std::optional<double> breach_velocity;  // m/s: by which it widens, from its own field or breach_soil

  // Whether its breach has a width, and not the whole barrier comes down.
  bool breach_widens() const { return breach && (breach_width || breach_velocity); }
};
inline constexpr double usual_breach_width = 10;  // m, at first

// Throws Error when a value makes no sense, alone or beside the others.
BarrierFields read_barrier_fields(const Feature& feature);

// Warns about values that may be meant but have no effect within the duration (s).
void warn_of_idle_fields(const BarrierFields& fields, const std::string& label, double duration, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a feature of the layer BARRIERS.
#pragma once

#include <optional>

#include "algorithms/case/inputs/inputs.hpp"

namespace spate {

// An empty optional is not set. Elevations and heights in m, times in s since the start.
struct BarrierFields {
  std::optional<double> crest, height, close, open, breach, breach_minutes, breach_crest;
};

// Throws Error when a value makes no sense, alone or beside the others.
BarrierFields read_barrier_fields(const Feature& feature);

// Warns about values that may be meant but have no effect within the duration (s).
void warn_of_idle_fields(const BarrierFields& fields, const std::string& label, double duration, Log& log);

}  // namespace spate

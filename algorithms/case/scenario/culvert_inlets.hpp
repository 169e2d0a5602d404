// SPDX-License-Identifier: GPL-3.0-or-later
// The inlets of culverts that HDS-5 has constants for, by the name in the field `inlet`.
#pragma once

#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct NamedInlet {
  const char* name;
  CulvertShape shape;
  bool metal;
  CulvertInlet inlet;
  double k_entry;
};

// That of a feature; "headwall" where the field is empty. Throws Error where HDS-5 has none of that name for
// the shape.
const NamedInlet& named_inlet(const Feature& feature, CulvertShape shape, bool metal);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The user's choices besides the scenario, with their units, defaults and limits.
#pragma once

#include <string>

#include "solver/backend/backend.hpp"

namespace spate {

struct Parameters {
  double duration = 3600;  // s
  double snapshot_interval =
      0;  // s between calls of Observer::snapshot, on which steps land exactly; 0 = only at start and end
  std::string device = "auto";  // auto | cpu | cuda | cuda:N[,N...] | cuda:all
  Numerics numerics;

  // Throws Error that names the parameter, its value and its limits.
  void validate() const;

  // One "name=value" a line, in a fixed order, every parameter, numbers that read back exactly.
  std::string to_text() const;
};

}  // namespace spate

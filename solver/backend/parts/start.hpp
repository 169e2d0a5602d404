// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of a simulation is made of, as rank 0 gives it to the others.
#pragma once

#include <memory>

#include "solver/backend/outline.hpp"
#include "solver/domain/exchange.hpp"
#include "solver/model/scenario.hpp"
#include "solver/step/numerics.hpp"
#include "solver/step/run_state.hpp"

namespace spate {

struct Start {
  std::shared_ptr<const Scenario> scenario;
  Numerics numerics;
  std::shared_ptr<const RunState> from;  // null: the simulation begins with the scenario
};

// Called by all ranks; returns what rank 0 has given. Ranks that share memory share the scenario, too; others
// get it without its fields, and the saved state without its cells: they ask for those of their tiles.
Start share(Exchange& exchange, const Start& start);
void share(Exchange& exchange, Outline& outline);

}  // namespace spate

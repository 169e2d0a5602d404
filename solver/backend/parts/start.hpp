// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of a simulation is made of, as rank 0 gives it to the others.
#pragma once

#include <memory>
#include <vector>

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
  // Of each machine, which its ranks take in turn; empty: they compute on CPUs.
  std::vector<int> gpus;
};

// Called by all ranks; returns what rank 0 has given. Ranks that share memory share the scenario, too. Others
// get it without its fields, and the saved state without its cells: they ask for those of their tiles.
Start share(Exchange& exchange, const Start& start);
void share(Exchange& exchange, Outline& outline);

}  // namespace spate

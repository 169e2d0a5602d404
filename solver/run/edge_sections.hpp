// SPDX-License-Identifier: GPL-3.0-or-later
// The edges of the flow as sections, so that the water through each of them is counted.
#pragma once

#include <vector>

#include "solver/model/scenario.hpp"

namespace spate {

struct EdgeSection {
  Section section;                 // outflow is positive
  const EdgeCondition* condition;  // the scenario's
};

// One for each side and boundary through which water can pass, with the faces that no later boundary covers.
std::vector<EdgeSection> edge_sections(const Scenario& scenario);

}  // namespace spate

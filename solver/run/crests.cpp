// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/crests.hpp"

#include <utility>

#include "solver/mesh/crests.hpp"

namespace spate {

RaisedCrests raise_crests(Scenario& scenario, double threshold) {
  const Edges edges = find_edges(scenario);
  Crests crests = find_crests(scenario.terrain, edges, Bed(scenario, edges), threshold);
  if (!crests.faces.empty()) scenario.barriers.push_back({"crests", std::move(crests.faces), {}});
  return {crests.cells, crests.largest};
}

}  // namespace spate

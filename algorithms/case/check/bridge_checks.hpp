// SPDX-License-Identifier: GPL-3.0-or-later
// Whether water comes to the soffits of bridges, or passes beside them before.
#pragma once

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

void check_bridges(const Scenario& scenario, const io::GeoReference& reference, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Rain from places with a series each: points (nearest or inverse distance) or polygons.
#pragma once

#include "algorithms/case/scenario/flood_scenario.hpp"

namespace spate {

// Reads RAIN_PLACES and RAIN_TABLE. Throws Error when a place names no series, when points and polygons are
// mixed, and when polygons leave out cells where gaps are refused. duration: of the run, s.
RainField rain_of_places(const Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                         const RainChoices& choices, double duration, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Rain as one series, for what looks at the whole: checks, estimates, reports.
#pragma once

#include <vector>

#include "solver/run/simulation.hpp"

namespace spate {

// Water shallower than this (m) may be no more than the film that rain leaves on all ground.
inline constexpr double rain_film = 0.02;

// The mean over the cells that flow, m/s; that of the scenario where it rains the same everywhere.
Series mean_rain(const Scenario& scenario);
// The largest anywhere, m/s; it is not that of one place all the time.
double largest_rain(const Scenario& scenario);
// On each zone of a rain that differs from place to place until a time (s), m.
std::vector<double> rain_on_zones(const Scenario& scenario, double time);
// On one cell until a time (s), m.
double rain_on_cell(const Scenario& scenario, std::size_t cell, double time);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of series that do not cover the run: before its first point and after its last a series is
// constant, which a table in the clock of an event, or of half a tide, does not mean.
#pragma once

#include <map>
#include <string>

#include "algorithms/case/log/log.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Of what flows at a place. label: of that place. A discharge that begins late is a warning.
void tell_ends(const std::string& label, InflowKind kind, const Series& series, double duration, Log& log);

// Warns of rain (m/s) of RAIN_TABLE that begins late, or ends early and not with 0. By the names of the
// stations; empty: the same everywhere.
void warn_of_rain_ends(const std::map<std::string, Series>& rain, double duration, Log& log);

}  // namespace spate

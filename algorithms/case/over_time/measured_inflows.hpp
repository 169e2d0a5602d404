// SPDX-License-Identifier: GPL-3.0-or-later
// Inflows whose water depends on that in their cells: levels, and abstractions that may find too little. What
// a single one really brings or takes follows from the volumes of the domain, and what several do from what
// leaves their cells: a section is put around each of them.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/run/simulation.hpp"

namespace spate {

// Whether its hydrograph alone says what it brings.
bool brings_what_is_asked(const Inflow& inflow);

// Of both kinds of measuring: what an inflow has brought since another time is the difference of two numbers,
// m3, and < 0 where it took.

// Whether the balance of the domain tells what a single one brings: all others bring what is asked.
bool is_one_told(const Scenario& scenario);
double water_of_the_one(const Simulation& simulation);

// Else the numbers of those that can be measured by a section around them: two that share a cell cannot be
// told apart, nor any of them from what seeps away and evaporates in their cells.
std::vector<std::size_t> measured_inflows(const Scenario& scenario);
// Adds these sections, in their order. They are looked through, as all sections.
void add_inflow_sections(Scenario& scenario);
// left: through its section, m3.
double water_of(const Simulation& simulation, const Inflow& inflow, double left);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Lines through which the flow is counted over time.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct PlacedSection {
  std::string name;
  std::string wkb;  // in the CRS of the elevation model
};

// The largest discharge through a section, either way, m3/s, and when; < 0: nothing flowed.
struct Peak {
  double discharge, time;
};
Peak peak_of(const SectionReport& report);

// Adds a section to the scenario for each feature of SECTIONS within the elevation model; others are left out
// with a warning. What flows from the right of the line to its left, seen along its drawing direction, is
// positive. Throws Error for a line that separates no two cells.
std::vector<PlacedSection> add_sections(Scenario& scenario, const io::GeoReference& reference,
                                        const Inputs& inputs, Log& log);

// What flowed through each, at the end of a run; reports: of the scenario's sections.
void log_sections(const std::vector<PlacedSection>& sections, const std::vector<SectionReport>& reports,
                  Log& log);

}  // namespace spate

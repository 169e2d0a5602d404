// SPDX-License-Identifier: GPL-3.0-or-later
// The section of the page of spate:comparescenarios that lists the buildings whose damage or depth changes.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/tools/building_figures.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

// The places in comparison.buildings of those that have a number on the maps, which is their place in this
// list, from 1 on. Those that are worse off come first.
std::vector<std::size_t> numbered_buildings(const BuildingComparison& comparison);

// currency: shown after damages; may be empty.
void add_building_section(HtmlPage& page, const BuildingComparison& comparison, const std::string& currency,
                          const std::vector<std::size_t>& numbered);

}  // namespace spate

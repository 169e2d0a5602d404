// SPDX-License-Identifier: GPL-3.0-or-later
// Sums and counts over the changes at all buildings.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/case/tools/building_comparison.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "solver/core/check.hpp"

namespace spate {

// Sums and counts are of the buildings whose damage, or depth, is known in both layers.
struct BuildingFigures {
  double damage_without = 0, damage_with = 0;
  int flooded_without = 0, flooded_with = 0;  // with a depth or, where that is unknown, a damage above 0
  int damaged_without = 0, damaged_with = 0;
  std::map<std::string, int> changes;  // the number of buildings with each change
  int count(const char* change) const;
  int unmatched() const { return count("only without") + count("only with"); }
  std::map<std::pair<std::string, std::string>, int> classes;  // damage class without and with
};

BuildingFigures building_figures(const std::vector<BuildingChange>& buildings);

// The places of at most so many buildings of that change: those whose damage, or else depth, changes most.
std::vector<std::size_t> most_changed(const std::vector<BuildingChange>& buildings, const char* change,
                                      std::size_t most);

// Why damages are missing or incomplete, for the log and the page.
std::vector<Message> damage_warnings(const BuildingComparison& comparison);

// Adds the numbers of the algorithm; without those about damage when a layer has none.
void add_building_numbers(const BuildingComparison& comparison, ToolAnswer& answer);

void log_buildings(const BuildingComparison& comparison, const std::string& currency, Log& log);

}  // namespace spate

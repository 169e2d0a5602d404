// SPDX-License-Identifier: GPL-3.0-or-later
// The page of spate:comparescenarios: one file that can be passed on, for those who decide on the measure.
// What it brings comes first, how it was computed stands in an appendix.
#pragma once

#include "algorithms/case/tools/building_figures.hpp"
#include "algorithms/case/tools/depth_comparison.hpp"
#include "algorithms/case/tools/scenario_maps.hpp"
#include "algorithms/report/html_page.hpp"
#include "solver/core/check.hpp"

namespace spate {

struct ScenarioPage {
  std::string title;
  std::string measure;   // within a sentence: "the wall"
  std::string currency;  // shown after damages; may be empty
  double dry_depth = 0;  // m
  DepthComparison& depths;
  const BuildingComparison* buildings = nullptr;  // null: no buildings were given
  MapContent maps = {};
  std::vector<Message> warnings = {};  // what a reader must know before the figures
};

// "The wall avoids 54.8 million EUR of 63.4 million EUR of damage: 87 %"
std::string scenario_headline(const ScenarioPage& content);

// Reads the depths for the maps; throws when cancelled.
HtmlPage scenario_page(const ScenarioPage& content, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The page of spate:comparescenarios: one file that can be passed on.
#pragma once

#include "algorithms/compare/building_figures.hpp"
#include "algorithms/compare/depth_comparison.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

struct ScenarioPage {
  QString title;
  QString currency;     // shown after damages; may be empty
  double dryDepth = 0;  // m
  const DepthComparison& depths;
  const BuildingComparison* buildings = nullptr;  // null: no buildings were given
};

HtmlPage scenarioPage(const ScenarioPage& content);

}  // namespace spate

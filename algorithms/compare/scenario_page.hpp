// SPDX-License-Identifier: GPL-3.0-or-later
// The page of spate:comparescenarios, to be handed over as it is.
#pragma once

#include "algorithms/compare/building_figures.hpp"
#include "algorithms/compare/depth_comparison.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

struct ScenarioPage {
  QString title;
  QString currency;  // shown behind damages; may be empty
  double dryDepth = 0;
  const DepthComparison& depths;
  const BuildingComparison* buildings = nullptr;  // none: no buildings were given
};

HtmlPage scenarioPage(const ScenarioPage& content);

}  // namespace spate

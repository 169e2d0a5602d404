// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/compare_scenarios.hpp"

namespace spate {

QStringList CompareScenarios::tags() const {
  return qtr("compare,difference,with and without,measure,barrier,scenario,damage "
             "avoided,benefit,depth,arrival,flood,report")
      .split(',');
}

QString CompareScenarios::shortDescription() const {
  return qtr("Shows what a measure changes: depths, newly dry and flooded areas, arrival times and damage.");
}

QString CompareScenarios::shortHelpString() const {
  return qtr(
      "<p>Compares two runs (or two ensembles): <i>without</i> and <i>with</i> a measure, for example a "
      "barrier. All changes are with minus without: negative is less water, less damage, earlier.</p>"
      "<p><strong>Rasters</strong> must have the same cells, as those of two runs on one elevation model "
      "do.</p>"
      "<p><strong>Buildings</strong> are results of <i>Building damage</i> (field damage_total) or, of two "
      "ensembles, of <i>Simulate flood ensemble</i> (damage_mean, the expected damage), joined by an id. A "
      "building is better or worse off by its damage where that differs by more than the tolerance, else by "
      "its depth (depth_max). A damage that is null in either layer is unknown: such buildings are counted, "
      "and left out of the damages. Layers without damage are compared by depth only.</p>"
      "<p><strong>Standing water</strong>, as in a river, is not counted as flooded: the polygons of "
      "WATER_BODIES, and, with both maps of arrival times, what was under water from the start in both "
      "runs.</p>"
      "<p><strong>The page</strong> is for those who decide: one sentence, four figures, maps and buildings, "
      "and in an appendix the settings of both runs. It is one file, ready to be passed on, as HTML or as "
      "PDF. With DEM and MEASURE its maps show the ground and the measure.</p>"
      "<p><strong>Settings</strong> that differ between the runs cause a warning, as far as the maps record "
      "them; layers that can hold a measure (barriers, buildings, terrain, roughness, scenarios) are named. "
      "A warning also appears when only the run <i>without</i> has a measure: then the two are probably "
      "swapped.</p>");
}

}  // namespace spate

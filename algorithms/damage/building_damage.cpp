// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/building_damage.hpp"

namespace spate {

QStringList BuildingDamage::tags() const {
  return qtr("flood,damage,loss,buildings,exposure,vulnerability,depth-damage,curve,jrc,hazus,fiat,risk,"
             "impact")
      .split(',');
}

QString BuildingDamage::shortDescription() const {
  return qtr("Computes the damage of a flood to each building, from its depth and damage curves.");
}

QString BuildingDamage::shortHelpString() const {
  return qtr(
      "<p>Computes the damage of a flood to each building.</p>"
      "<p><strong>Needed</strong>: buildings, the map of maximum depths, a damage curve (through the class "
      "of the building, or one for all), and the values of the buildings.</p>"
      "<p><strong>Where depths are taken from</strong>: on the cells that a building covers and the ring of "
      "one "
      "cell around them, since a simulation with buildings has no water inside them.</p>"
      "<p><strong>How</strong>: the curve gives the share of the value that is lost at the depth above the "
      "floor (the depth minus the floor height). Negative depths count where the curve has them "
      "(basements).</p>"
      "<p><strong>Result</strong>: the buildings with all their fields and <i>depth_max, depth_mean</i> (of "
      "the wet cells, m), <i>wet_frac, floor_h, depth_floor</i> (m above the floor), <i>vel_max, dv_max, "
      "arrival_s, duration_s, curve_id, factor</i> (of the structure), <i>damage_structure, damage_contents, "
      "damage_total, damage_class</i> (none; slight up to 10 % of the structure; moderate up to 50 %; "
      "substantial) and <i>flag</i>: dry, outside, partly_outside, no_geometry, no_curve, default_curve, "
      "no_value, default_value, default_floor; and <i>return_period</i>, years. And the sums for each class. "
      "<i>damage_total</i> is null where the value of the structure or of the contents is missing, or where "
      "the building has no curve or location: such buildings are counted, and left out of the total "
      "damage.</p>"
      "<p><strong>Curves</strong>: JRC 2017 (Huizinga et al., doi 10.2760/16510) and HAZUS 6.1 (FEMA, "
      "through the NHERI SimCenter) come with Spate; you can add your own. HAZUS measures the depth from the "
      "first floor, JRC from the ground.</p>");
}

}  // namespace spate

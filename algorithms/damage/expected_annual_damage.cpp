// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/expected_annual_damage.hpp"

namespace spate {

QStringList ExpectedAnnualDamage::tags() const {
  return qtr("flood,risk,damage,loss,ead,aal,return period,probability,annual,benefit,cost").split(',');
}

QString ExpectedAnnualDamage::shortDescription() const {
  return qtr("Computes the expected damage per year from the damage of floods of several return periods.");
}

QString ExpectedAnnualDamage::shortHelpString() const {
  return qtr(
      "<p>Computes the damage to be expected per year, for each building and in total, from the damage of "
      "floods of several return periods.</p>"
      "<p><strong>Needed</strong>: a layer of damage for each flood (from <i>Building damage</i>, all with "
      "the same buildings), and their return periods: from the field <i>return_period</i> of each layer, as "
      "Building damage writes it, or as a list in the order of the layers. Where both are there, they must "
      "agree.</p>"
      "<p><strong>How</strong>: the integral of the damage over the annual exceedance probability (1 / "
      "return period). Between the floods the damage is linear in the probability (<i>trapezoid</i>) or in "
      "its logarithm (<i>log-linear</i>). The truth mostly lies between the two; if they are far apart, add "
      "floods in between.</p>"
      "<p><strong>Beyond the given floods</strong>: floods rarer than the rarest do its damage (RARE_TAIL "
      "constant) or are not counted (none). Floods more frequent than the most frequent do no damage; or, "
      "with NO_DAMAGE_RETURN_PERIOD, the damage grows from 0 at that return period.</p>"
      "<p>A building whose damage is unknown in one of the floods has no expected damage, and a flag. A "
      "negative damage is an error.</p>");
}

}  // namespace spate

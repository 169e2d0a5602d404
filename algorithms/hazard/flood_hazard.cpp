// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/hazard/flood_hazard.hpp"

namespace spate {

QStringList FloodHazard::tags() const {
  return qtr("flood,hazard,rating,danger,people,vehicles,buildings,depth,velocity,defra,fd2320,fd2321,debris,"
             "aidr,h1,h6,unit discharge")
      .split(',');
}

QString FloodHazard::shortDescription() const {
  return qtr("Rates the danger of depth and speed: UK hazard rating, Australian classes H1 to H6.");
}

QString FloodHazard::shortHelpString() const {
  return qtr(
      "<p>Rates the danger of each wet cell from maximum depth d (m), maximum speed v (m/s) and their "
      "product, e.g. the results of <i>Simulate flood</i>. All rasters must have the same cells.</p>"
      "<p><strong>UK hazard rating</strong> (Defra/Environment Agency FD2320 and FD2321): HR = d (v + 0.5) + "
      "DF. Band 1 is the class: 1 low (below 0.75), 2 moderate, danger for some (0.75 to 1.25), 3 "
      "significant, danger for most (1.25 to 2), 4 extreme, danger for all (2 and above); band 2 is HR. The "
      "debris factor DF depends on depth (up to 0.25 m; up to 0.75 m; deeper, or faster than 2 m/s) and land "
      "use: pasture 0, 0, 0.5; woodland 0, 0.5, 1; urban 0, 1, 1; conservative, for mixed or unknown land "
      "use, 0.5, 1, 1.</p>"
      "<p><strong>Australian classes H1 to H6</strong> (AIDR Guideline 7-3; Smith, Davey and Cox 2014): the "
      "first class whose limits of d v, d and v all hold: H1 0.3 m²/s, 0.3 m, 2 m/s; H2 0.6, 0.5, 2; H3 0.6, "
      "1.2, 2; H4 1, 2, 2; H5 4, 4, 4; else H6.</p>"
      "<p><strong>Maxima at different times</strong>: with <i>MAX_UNIT_DISCHARGE</i>, the maximum over time "
      "of d v, the classes H1 to H6 are exactly the maximum over time, and HR = max(d v) + 0.5 max(d) + DF "
      "is at least the maximum of d (v + 0.5) + DF, since depth and product may peak at different times. "
      "Without it max(d) max(v) replaces max(d v), and both are upper bounds.</p>"
      "<p>Dry cells (nodata or 0) have no hazard.</p>");
}

}  // namespace spate

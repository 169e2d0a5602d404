// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/structures/check_structures.hpp"

namespace spate {

QStringList CheckStructures::tags() const {
  return qtr("flood,culvert,bridge,weir,gate,pump,inlet,structure,capacity,invert,embankment,check")
      .split(',');
}

QString CheckStructures::shortDescription() const {
  return qtr("Finds structures that do not fit the ground, and those that cannot pass the inflows.");
}

QString CheckStructures::shortHelpString() const {
  return qtr(
      "<p>Looks at each structure of a layer as <i>Simulate flood</i> would build it, and lists what it "
      "finds "
      "as points on the map: with the structure, the field to look at, a reason and a remedy.</p>"
      "<p><strong>error</strong>: a simulation refuses it, as an outlet on a building or on nodata. "
      "<strong>warning</strong>: it is allowed, but seldom meant: a culvert that begins above the ground or "
      "within the embankment, an inlet beside the low point, an outlet in a hollow, a pipe that rises or "
      "falls like a shaft, an elevation model that is cut open already, so that the water passes twice, "
      "an inlet of the street drainage that lies lower than its outlet, a bridge beside which water passes "
      "before it comes to the soffit, and "
      "inflows that are more than a structure passes. <strong>note</strong>: what each passes.</p>"
      "<p>The capacity of a culvert (FHWA HDS-5) or gate is that with the given headwater over its height "
      "and "
      "a free outlet, but not higher than water stands before it passes over the ground or a barrier nearby. "
      "Inflows come to the structure into which their water would run: it fills hollows, spills over the "
      "lowest rim, and takes a structure as soon as it stands above its inlet. Their peaks are summed. "
      "Structures whose inlets touch share what comes.</p>"
      "<p>Barriers that always stand hold water back; mobile ones and those with a breach do not. Buildings "
      "count as taken out of the flow. <i>Check inputs of a flood</i> and simulations give the same "
      "warnings.</p>");
}

}  // namespace spate

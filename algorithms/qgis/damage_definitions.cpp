// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of buildings and damage, and the checks of their values that need no layer.
#include <algorithm>
#include <initializer_list>

#include "algorithms/qgis/damage_buildings.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

Definitions damageDefinitions() {
  Definitions to;
  to.field("CLASS_FIELD", "Field with the building's class", "BUILDINGS",
           "Which damage curve a building has: a class of the table CLASS_CURVES, or the id of a curve. "
           "Not set: all buildings have DEFAULT_CURVE.");
  to.table("CLASS_CURVES", "Curve of each class",
           "Table (CSV or any layer) with the columns 'class' and 'curve_id'. A class that it does not hold "
           "is taken as the id of a curve.")
      .optional();
  to.text("DEFAULT_CURVE", "Curve of all other buildings", {},
          "For buildings without a class, or whose class has no curve. Not set: such buildings have no "
          "damage, and a flag. Curves that come with Spate: JRC 2017, jrc_(africa, asia, europe, "
          "northamerica, oceania, southamerica)_(residential, commercial, industrial, transport, "
          "infrastructure, agriculture), as far as published; HAZUS 6.1 by occupancy, RES1-1SNB (one storey, "
          "no basement) to RES1-3SWB, RES1-SLNB, RES2 to RES6, COM1 to COM10, IND1 to IND6, AGR1, REL1, "
          "GOV1, GOV2, EDU1, EDU2. JRC measures the depth from the ground, HAZUS from the first floor.")
      .optional();
  to.file("CURVES", "Own curves", "csv",
          "CSV file with the columns 'curve_id', 'depth_m' (above the floor; negative depths for basements) "
          "and 'factor' (0 to 1); or in FIAT's wide form, with a line #UNIT= and a column for each curve. "
          "Linear between the depths, constant beyond them. The curve 'X/contents' is for the contents of "
          "the buildings with the curve X; without it the contents lose the same share as the structure. A "
          "curve replaces one of Spate's with the same id.")
      .optional();
  to.field("STRUCTURE_VALUE_FIELD", "Field with the value of the structure", "BUILDINGS",
           "What the building is worth without its contents, in the currency.");
  to.number("STRUCTURE_VALUE", "Value of the structure where the field has none", {}, {0},
            "Not set: the damage of buildings without a value is unknown, and a flag says so. Neither this "
            "nor a field: structures do not count.")
      .optional();
  to.field("CONTENTS_VALUE_FIELD", "Field with the value of the contents", "BUILDINGS",
           "What is in the building, in the currency.");
  to.number("CONTENTS_VALUE", "Value of the contents where the field has none", {}, {0},
            "As for the structure.")
      .optional();
  to.choice("VALUE_PER", "Values are per", {"building", "m2"},
            "building: the value is that of the whole building. m2: it is per square metre of the footprint "
            "(its area on the ellipsoid of the layer's CRS), as maximum damages are often published.")
      .advanced();
  to.field("FLOOR_HEIGHT_FIELD", "Field with the floor height above the ground (m)", "BUILDINGS",
           "How far the floor from which the curves measure the depth lies above the ground, m.");
  to.number("FLOOR_HEIGHT", "Floor height where the field has none (m)", 0, {-100, 100},
            "0 for curves that measure from the ground (JRC).");
  to.choice("SAMPLING", "Depth at a building", {"max", "mean"},
            "Taken from the wet cells that the building covers and the ring of one cell around them. max: "
            "the deepest. mean: their mean, and the damage is multiplied by the wet share of the cells (as "
            "in FIAT). A line #METHOD in the file of curves takes precedence.")
      .advanced();
  return to;
}

Definitions simulatedDefinitions() {
  Definitions to;
  to.choice("BUILDING_MODE", "Building treatment in the simulation", {"block", "raise", "rough"},
            "How the simulation treated the buildings; the log warns when the map says otherwise. block: "
            "there is no water in the cells of buildings, so that they do not count for the wet share; with "
            "the others they do.")
      .advanced();
  to.number("DRY_DEPTH", "Dry depth (m)", 0.001, {0, 10}, "Shallower water than this counts as dry.")
      .advanced();
  return to;
}

void checkDamageValues(const QVariantMap& parameters) {
  if (!isGiven(parameters, "CLASS_FIELD") && !isGiven(parameters, "DEFAULT_CURVE"))
    throw inputError(qtr("The buildings have no damage curves"),
                     qtr("neither CLASS_FIELD nor DEFAULT_CURVE is given"),
                     qtr("Choose the field of the classes, or one curve for all buildings, e.g. "
                         "jrc_europe_residential."));
  const std::initializer_list<const char*> values = {"STRUCTURE_VALUE_FIELD", "STRUCTURE_VALUE",
                                                     "CONTENTS_VALUE_FIELD", "CONTENTS_VALUE"};
  if (std::none_of(values.begin(), values.end(),
                   [&](const char* value) { return isGiven(parameters, value); }))
    throw inputError(qtr("The buildings have no value"),
                     qtr("there is neither a field nor a value for structures or contents"),
                     qtr("Choose STRUCTURE_VALUE_FIELD, or give one STRUCTURE_VALUE for all; with 1, the "
                         "damage is the share that is lost."));
  if (isGiven(parameters, "CLASS_CURVES") && !isGiven(parameters, "CLASS_FIELD"))
    throw inputError(qtr("CLASS_CURVES is given without CLASS_FIELD"),
                     qtr("the classes of the buildings are unknown"),
                     qtr("Choose the field of the classes."));
}

std::string findClassCurves(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context) {
  return findCsv(algorithm, "CLASS_CURVES", parameters, context);
}

}  // namespace spate

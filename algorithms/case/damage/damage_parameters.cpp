// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of buildings and damage, and the checks of their values that need no layer.
#include <algorithm>
#include <initializer_list>

#include "algorithms/case/damage/damage_buildings.hpp"
#include "algorithms/case/damage/damage_curve_titles.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

ParameterInfo make(ParameterKind kind, const char* name, const std::string& title, const std::string& help) {
  return make_parameter(kind, name, title, help, ParameterInfo::Group::damage);
}

ParameterInfo field(const char* name, const std::string& title, const std::string& help) {
  ParameterInfo info = field_of("BUILDINGS", name, title, help);
  info.group = ParameterInfo::Group::damage;
  return info;
}

ParameterInfo number(const char* name, const std::string& title, std::optional<double> value, double least,
                     double most, const std::string& help) {
  ParameterInfo info = number_between(name, title, value, least, most, help);
  info.group = ParameterInfo::Group::damage;
  return info;
}

ParameterInfo choice(const char* name, const std::string& title, const std::vector<std::string>& words,
                     const std::string& help) {
  ParameterInfo info = advanced(make(ParameterKind::choice, name, title, help));
  info.choices = words;
  info.word = words.front();
  return info;
}

ParameterInfo curve_list(ParameterInfo parameter) {
  parameter.choices = shipped_curve_choices();
  return parameter;
}

}  // namespace

ParameterList damage_inputs() {
  constexpr double most_value = 1e18;
  ParameterInfo curves = optional(make(
      ParameterKind::file, "CURVES", tr("Own curves"),
      tr("CSV file with the columns 'curve_id', 'depth_m' (above the floor; negative depths for basements) "
         "and 'factor' (0 to 1); or in FIAT's wide form, with a line #UNIT= and a column for each curve. "
         "Linear between the depths, constant beyond them. The curve 'X/contents' is for the contents of "
         "the buildings with the curve X; without it the contents lose the same share as the structure. A "
         "curve replaces one of Spate's with the same id.")));
  curves.extension = "csv";
  return {
      field("CLASS_FIELD", tr("Field with the building's class"),
            tr("Which damage curve a building has: a class of the table CLASS_CURVES, or the id of a curve. "
               "Not set: all buildings have DEFAULT_CURVE.")),
      optional(make(ParameterKind::table, "CLASS_CURVES", tr("Curve of each class"),
                    tr("Table (CSV or any layer) with the columns 'class' and 'curve_id'. A class that it "
                       "does not hold is taken as the id of a curve."))),
      optional(curve_list(make(
          ParameterKind::text, "DEFAULT_CURVE", tr("Curve of all other buildings"),
          tr("For buildings without a class, or whose class has no curve: a name of the list, or the id of a "
             "curve. Not set: the only one of CURVES; without one such buildings have no damage, and a flag. "
             "Curves that come with Spate: JRC 2017, jrc_(africa, asia, europe, northamerica, oceania, "
             "southamerica)_(residential, commercial, industrial, transport, infrastructure, agriculture), "
             "as far as published; HAZUS 6.1 by occupancy, RES1-1SNB (one storey, no basement) to RES1-3SWB, "
             "RES1-SLNB, RES2 to RES6, COM1 to COM10, IND1 to IND6, AGR1, REL1, GOV1, GOV2, EDU1, EDU2. JRC "
             "measures the depth from the ground, HAZUS from the first floor.")))),
      curves,
      field("STRUCTURE_VALUE_FIELD", tr("Field with the value of the structure"),
            tr("What the building is worth without its contents, in the currency.")),
      optional(number("STRUCTURE_VALUE", tr("Value of the structure where the field has none"), {}, 0,
                      most_value,
                      tr("Not set: the damage of buildings without a value is unknown, and a flag says so. "
                         "Neither this nor a field: structures do not count."))),
      field("CONTENTS_VALUE_FIELD", tr("Field with the value of the contents"),
            tr("What is in the building, in the currency.")),
      optional(number("CONTENTS_VALUE", tr("Value of the contents where the field has none"), {}, 0,
                      most_value, tr("As for the structure."))),
      choice("VALUE_PER", tr("Values are per"), {"building", "m2"},
             tr("'building': the value is that of the whole building. 'm2': it is per square metre of the "
                "footprint (its area on the ground), as maximum damages are often published.")),
      field("FLOOR_HEIGHT_FIELD", tr("Field with the floor height above the ground (m)"),
            tr("How far the floor from which the curves measure the depth lies above the ground, m.")),
      number("FLOOR_HEIGHT", tr("Floor height where the field has none (m)"), 0, -100, 100,
             tr("0 for curves that measure from the ground (JRC).")),
      choice(
          "SAMPLING", tr("Depth at a building"), {"max", "mean"},
          tr("Taken from the wet cells that the building covers and the ring of one cell around them. max: "
             "the deepest. mean: their mean, and the damage is multiplied by the wet share of the cells (as "
             "in FIAT). A line #METHOD in the file of curves takes precedence."))};
}

ParameterList simulated_inputs() {
  return {
      choice("BUILDING_MODE", tr("Building treatment in the simulation"), {"block", "raise", "rough"},
             tr("How the simulation treated the buildings; the log warns when the map says otherwise. block: "
                "there is no water in the cells of buildings, so that they do not count for the wet share; "
                "with the others they do.")),
      advanced(number("DRY_DEPTH", tr("Dry depth (m)"), 0.001, 0, 10,
                      tr("Shallower water than this counts as dry.")))};
}

ParameterInfo currency_parameter() {
  return optional(
      make(ParameterKind::text, "CURRENCY", tr("Currency of the values"),
           tr("For example EUR of 2024. It is only repeated in the results: nothing is converted.")));
}

void check_damage_values(const Values& values) {
  if (!values.is_given("CLASS_FIELD") && !values.is_given("DEFAULT_CURVE") && !values.is_given("CURVES"))
    throw Error("no_damage_curves", tr("The buildings have no damage curves"),
                tr("neither CLASS_FIELD nor DEFAULT_CURVE is given"),
                tr("Choose the field of the classes, or one curve for all buildings, e.g. "
                   "jrc_europe_residential."));
  const std::initializer_list<const char*> names = {"STRUCTURE_VALUE_FIELD", "STRUCTURE_VALUE",
                                                    "CONTENTS_VALUE_FIELD", "CONTENTS_VALUE"};
  if (std::none_of(names.begin(), names.end(), [&](const char* name) { return values.is_given(name); }))
    throw Error("no_building_values", tr("The buildings have no value"),
                tr("there is neither a field nor a value for structures or contents"),
                tr("Choose STRUCTURE_VALUE_FIELD, or give one STRUCTURE_VALUE for all; with 1, the "
                   "damage is the share that is lost."));
  if (values.is_given("CLASS_CURVES") && !values.is_given("CLASS_FIELD"))
    throw Error("class_curves_without_class_field", tr("CLASS_CURVES is given without CLASS_FIELD"),
                tr("the classes of the buildings are unknown"), tr("Choose the field of the classes."));
}

}  // namespace spate

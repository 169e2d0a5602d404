// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of a flood that say what soils and the air take.
#include "algorithms/case/parameters/loss_choices.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/io/limits.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

using Kind = ParameterKind;

// A number that tables and rasters may give instead, so it has no default.
void add_number(ParameterList& to, const char* name, const std::string& title, double most,
                const std::string& help) {
  ParameterInfo parameter = advanced(optional(make_parameter(Kind::number, name, title, help)));
  parameter.most = most;
  to.push_back(parameter);
}

}  // namespace

void add_loss_parameters(ParameterList& to) {
  to.push_back(optional(choice(
      "LOSSES", tr("Losses to soils"), {loss_method_names.begin(), loss_method_names.end()},
      loss_method_names[0],
      tr("How much water the ground takes, besides INFILTRATION. constant: INITIAL_LOSS and then LOSS_RATE. "
         "horton: from FIRST_RATE down to LOSS_RATE, with RATE_DECAY. green_ampt: LOSS_RATE is the "
         "conductivity, with SUCTION and DEFICIT; the water above presses, too. curve_number: of the rain "
         "alone, that of roofs included, with CURVE_NUMBER and an initial abstraction of 0.2 S. The numbers "
         "are for all places, or from SOILS and LAND_COVER."))));
  to.push_back(advanced(optional(number_of("INITIAL_LOSS", tr("Initial loss (mm)"), 0, 1000,
                                           tr("Lost before the method begins: on leaves, in hollows, by the "
                                              "dry surface. Not for curve_number, which has its own.")))));
  add_number(
      to, "LOSS_RATE", tr("Loss rate or conductivity (mm/h)"), io::most_rain,
      tr("constant: the rate. horton: the final rate. green_ampt: the saturated hydraulic conductivity "
         "of the soil at the wetting front."));
  add_number(to, "FIRST_RATE", tr("Horton: first rate (mm/h)"), io::most_rain,
             tr("The rate of the dry soil, at least LOSS_RATE."));
  add_number(to, "RATE_DECAY", tr("Horton: decay of the rate (1/h)"), 1000,
             tr("How fast the rate falls to LOSS_RATE while there is water. Typical: 2 to 7."));
  add_number(to, "SUCTION", tr("Green-Ampt: suction head (mm)"), 10000,
             tr("At the wetting front. From 50 mm in sand to 320 mm in clay (Rawls et al. 1983)."));
  add_number(to, "DEFICIT", tr("Green-Ampt: moisture deficit (0 to 1)"), 1,
             tr("The part of the soil that water can still fill at the start."));
  add_number(to, "CURVE_NUMBER", tr("Curve number (1 to 100)"), 100,
             tr("Of the USDA, for average moisture. 100: nothing infiltrates."));
  to.push_back(optional(make_parameter(
      Kind::raster, "SOILS", tr("Soils"),
      tr("Raster of soil classes, of any resolution and CRS. Without SOIL_TABLE its numbers are USDA texture "
         "classes as in SoilGrids (1 clay to 12 sand), with the Green-Ampt values of Rawls et al. (1983) and "
         "the hydrologic soil groups of TR-55."))));
  to.push_back(optional(make_parameter(
      Kind::table, "SOIL_TABLE", tr("Soil table"),
      tr("The numbers of each class of SOILS: 'class', and any of 'initial_mm', 'rate_mmh', "
         "'first_rate_mmh', "
         "'decay_per_h', 'suction_mm', 'deficit' (or 'effective_porosity', of which SATURATION is filled), "
         "'curve_number', 'group' (hydrologic soil group, A to D), 'impervious' (0 to 1). What it does not "
         "give is taken from the parameters."))));
  to.push_back(advanced(optional(make_parameter(
      Kind::raster, "SOIL_NUMBERS", tr("Numbers of the soils"),
      tr("Raster of any resolution and CRS whose bands are described by the names of columns of SOIL_TABLE, "
         "e.g. 'rate_mmh', 'suction_mm' and 'deficit': what they hold counts before SOILS.")))));
  to.push_back(optional(make_parameter(
      Kind::raster, "LAND_COVER", tr("Land cover"),
      tr("Raster of classes of land cover. Without LAND_COVER_TABLE its numbers are those of ESA WorldCover, "
         "with the curve numbers of TR-55 by soil group and the interception of Bennett (1998)."))));
  to.push_back(optional(make_parameter(
      Kind::table, "LAND_COVER_TABLE", tr("Land cover table"),
      tr("The numbers of each class of LAND_COVER: 'class', and any of 'interception_mm' (added to the "
         "initial loss; with curve_number only to an 'initial_mm', since 0.2 S holds it), 'impervious' (0 to "
         "1), 'cn_a', 'cn_b', 'cn_c', 'cn_d' (curve numbers by the group "
         "of the soil, with the impervious part), and the columns of SOIL_TABLE, before which they come."))));
  to.push_back(advanced(optional(
      number_of("SATURATION", tr("Saturation of soils at the start (0 to 1)"), 0.5, 1,
                tr("The part of the effective porosity that water fills: makes a deficit of the porosity in "
                   "tables of soils.")))));
  to.push_back(advanced(optional(number_of(
      "DRYING_TIME", tr("Drying time of soils (h)"), 0, 1e5,
      tr("In which a soil without water recovers by 98 %, for horton and green_ampt. Typical: 48 to "
         "336 h (SWMM). 0: it does not recover.")))));
  to.push_back(advanced(optional(
      number_of("EVAPORATION", tr("Evaporation (mm/h)"), 0, 100,
                tr("Taken by the air wherever there is water. Daily sums of 1 to 8 mm are usual.")))));
  to.push_back(advanced(optional(make_parameter(
      Kind::table, "EVAPORATION_TABLE", tr("Evaporation table"),
      tr("Table (CSV or any layer) with 'time_s', 'time_min' or 'time_h' and 'evaporation_mmh'; linear "
         "between its rows. Give it instead of EVAPORATION.")))));
}

LossChoices read_loss_choices(const Values& values) {
  LossChoices choices;
  const std::string name = values.text("LOSSES");
  std::size_t method = 0;
  while (method < loss_method_names.size() && name != loss_method_names[method]) ++method;
  if (method == loss_method_names.size())
    throw Error("unknown_choice", tr("LOSSES '%1' is not known", name),
                tr("the parameter lists those that are"), tr("Choose one of them."));
  choices.method = static_cast<LossMethod>(method);
  const std::pair<const char*, const char*> numbers[] = {
      {"INITIAL_LOSS", "initial_mm"},   {"LOSS_RATE", "rate_mmh"}, {"FIRST_RATE", "first_rate_mmh"},
      {"RATE_DECAY", "decay_per_h"},    {"SUCTION", "suction_mm"}, {"DEFICIT", "deficit"},
      {"CURVE_NUMBER", "curve_number"},
  };
  for (const auto& [parameter, column] : numbers)
    if (values.is_given(parameter)) {
      choices.numbers[column] = values.number(parameter);
      if (values.number(parameter) > 0) choices.given.emplace_back(parameter);
    }
  if (choices.method == LossMethod::curve_number) choices.numbers.erase("initial_mm");
  choices.saturation = values.number("SATURATION");
  choices.drying = 3600 * values.number("DRYING_TIME");
  choices.evaporation = values.number("EVAPORATION");
  return choices;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/flood_choices.hpp"

#include <algorithm>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/number_lists.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

double positive(const Values& values, const std::string& name) {
  const double value = values.number(name);
  if (value > 0) return value;
  throw Error("value_out_of_limits", tr("%1 is %2", name, number(value)), tr("it must be greater than 0"),
              tr("Correct the value of %1.", name));
}

template <class Names>
std::size_t position(const Names& names, const std::string& text) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (text == names[i]) return i;
  return names.size();
}

Integrator parse_integrator(const std::string& text) {
  for (const Integrator integrator : integrator_list)
    if (text == name_of(integrator)) return integrator;
  throw Error("unknown_choice", tr("INTEGRATOR '%1' is not known", text),
              tr("the parameter lists those that are"), tr("Choose one of them."));
}

BuildingMode parse_building_mode(const std::string& text) {
  const std::size_t mode = position(building_mode_names, text);
  if (mode < building_mode_names.size()) return static_cast<BuildingMode>(mode);
  throw Error("unknown_choice", tr("BUILDING_MODE '%1' is not known", text),
              tr("its values are %1", "block, raise, rough"), tr("Choose one of them."));
}

// Throws Error when no water can enter, as far as this can be judged without layers.
void check_water(const Values& values, const FloodChoices& choices) {
  const auto brings = [](EdgeKind kind) { return kind == EdgeKind::level || kind == EdgeKind::discharge; };
  bool water = choices.rain.everywhere > 0 || std::any_of(choices.sides.begin(), choices.sides.end(), brings);
  for (const char* source :
       {"INFLOWS", "RAIN_TABLE", "RAIN_RASTER", "RAIN_PLACES", "WATER_BODIES", "INITIAL_DEPTH", "BOUNDARIES"})
    water = water || values.is_given(source);
  if (!water)
    throw Error(
        "no_water", tr("There is no water"), tr("nothing flows in, it does not rain, and the start is dry"),
        tr("Give INFLOWS, RAIN, WATER_BODIES, INITIAL_DEPTH, or an edge with a level or a discharge."));
}

}  // namespace

SchemeId parse_scheme(const std::string& text) {
  for (const SchemeInfo& scheme : scheme_list)
    if (text == scheme.name) return scheme.id;
  throw Error("unknown_choice", tr("SCHEME '%1' is not known", text),
              tr("the parameter lists those that are"), tr("Choose one of them."));
}

Precision parse_precision(const std::string& text) {
  if (text.empty()) return Numerics{}.precision;  // as in models that were saved before there was a choice
  for (const Precision precision : precision_list)
    if (text == name_of(precision)) return precision;
  throw Error("unknown_choice", tr("PRECISION '%1' is not known", text),
              tr("the parameter lists those that are"), tr("Choose one of them."));
}

EdgeKind parse_edge_kind(const std::string& text, const std::string& where) {
  const std::size_t kind = position(edge_kind_names, folded(io::trimmed(text)));
  if (kind < edge_kind_names.size()) return static_cast<EdgeKind>(kind);
  throw Error("kind_unknown", tr("%1 has the kind '%2'", where, text),
              tr("kinds are %1", joined({edge_kind_names.begin(), edge_kind_names.end()})),
              tr("Write one of them."));
}

FloodChoices read_flood_choices(const Values& values) {
  FloodChoices choices;
  choices.manning = positive(values, "MANNING");
  choices.rain = read_rain_choices(values);
  choices.infiltration = values.number("INFILTRATION");
  choices.losses = read_loss_choices(values);
  choices.building_mode = parse_building_mode(values.text("BUILDING_MODE"));
  const std::string roof_rain = values.text("ROOF_RAIN");
  choices.roof_rain = roof_rain == roof_rain_names[1]   ? RoofRain::lost
                      : roof_rain == roof_rain_names[2] ? RoofRain::inlet
                                                        : RoofRain::nearest;
  choices.building_height = positive(values, "BUILDING_HEIGHT");
  choices.building_manning = positive(values, "BUILDING_MANNING");
  choices.crest_threshold = values.number("CREST_THRESHOLD");
  for (std::size_t side = 0; side < side_names.size(); ++side)
    choices.sides[side] = parse_edge_kind(values.text(side_names[side]), side_names[side]);
  choices.nodata_outlet = values.flag("NODATA_OUTLET");

  choices.parameters.duration = 3600 * positive(values, "DURATION");
  choices.parameters.device = values.text("DEVICE");
  Numerics& numerics = choices.parameters.numerics;
  numerics.scheme = parse_scheme(values.text("SCHEME"));
  numerics.integrator = parse_integrator(values.text("INTEGRATOR"));
  numerics.precision = parse_precision(values.text("PRECISION"));
  numerics.cfl = values.is_given("CFL") ? values.number("CFL") : 0;
  numerics.dry_depth = positive(values, "DRY_DEPTH");
  numerics.arrival_depths = parse_depths("ARRIVAL_DEPTHS", values.text("ARRIVAL_DEPTHS"));
  numerics.fast_math = values.flag("FAST_ARITHMETIC");
  numerics.threads = static_cast<int>(values.number("THREADS"));
  choices.parameters.validate();
  check_water(values, choices);
  return choices;
}

}  // namespace spate

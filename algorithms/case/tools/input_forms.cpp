// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/input_forms.hpp"

#include "algorithms/case/damage/damage_curve_titles.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

using Kind = io::Column::Kind;

FormField text(const char* name, const std::string& title) {
  return {{name, Kind::text}, title};
}

FormField number(const char* name, const std::string& title, const std::string& value = {}) {
  return {{name, Kind::number}, title, value};
}

FormField needed(FormField field) {
  field.is_needed = true;
  return field;
}

// One of these words, or none: then what the help says.
FormField one_of(const char* name, const std::string& title, const std::vector<const char*>& words) {
  FormField field = text(name, title);
  field.choices.push_back({});
  for (const char* word : words) field.choices.push_back({word, std::string(word)});
  return field;
}

FormField yes_or_no(const char* name, const std::string& title) {
  FormField field = number(name, title, "0");
  field.choices = {{tr("no"), std::int64_t{0}}, {tr("yes"), std::int64_t{1}}};
  return field;
}

FormField hydrograph() {
  return text("hydrograph", tr("Or a hydrograph (its name)"));
}

FormField edge_kind() {
  FormField field = needed(text("kind", tr("Kind")));
  for (const char* kind : edge_kind_names) field.choices.push_back({kind, std::string(kind)});
  field.value = "'open'";
  return field;
}

FormField structure_type() {
  FormField field = needed(text("type", tr("Kind")));
  for (const StructureKind kind : types_along)
    field.choices.push_back({name_of(kind), std::string(name_of(kind))});
  for (const char* across : types_across) field.choices.push_back({across, std::string(across)});
  field.value = std::string("'") + name_of(StructureKind::culvert) + "'";
  return field;
}

// Those of structure_fields.cpp, kind by kind, so that one form serves all of them.
std::vector<FormField> structure_fields() {
  return {
      text("name", tr("Name")),
      structure_type(),
      one_of("shape", tr("Culvert: shape"), {"circular", "box", "arch"}),
      number("diameter", tr("Culvert, shaft: diameter (m)")),
      number("width", tr("Culvert, weir, gate: width (m)")),
      number("height", tr("Culvert, gate when open: height (m)")),
      number("barrels", tr("Culvert: barrels side by side"), "1"),
      number("length", tr("Culvert, shaft: length (m); empty: that of the line and the fall")),
      number("invert_up", tr("Culvert: invert at the inlet (m); empty: the ground")),
      number("invert_down", tr("Culvert: invert at the outlet (m); empty: the ground")),
      one_of("material", tr("Culvert: material"), {"concrete", "metal"}),
      one_of("inlet", tr("Culvert: inlet, as HDS-5 has it for the shape"),
             {"headwall", "groove", "projecting", "bevelled", "mitred", "wingwalls", "straight_wingwalls"}),
      number("manning", tr("Culvert, shaft: Manning's n (s m^-1/3); empty: that of the material")),
      number("k_entry", tr("Culvert: loss at the inlet; empty: that of HDS-5")),
      number("k_exit", tr("Culvert: loss at the outlet; empty: 1")),
      number("mouth", tr("Shaft: diameter at its rim (m); empty: the pipe's")),
      yes_or_no("jet", tr("Culvert, shaft: water leaves as a jet, and keeps its momentum")),
      yes_or_no("flap", tr("Flap: nothing passes backwards")),
      number("level", tr("Weir, crest, gate, shaft: level of crest, sill or rim (m); empty: the ground")),
      number("coefficient", tr("Weir and crest, gate, bridge: coefficient; empty: 1.705, 0.61 and 0.8")),
      number("opening", tr("Gate: opening (0 to 1); empty: 1")),
      text("openings", tr("Gate: openings over time (s), such as 0:1; 3600:0.25")),
      number("open_level", tr("Gate: opens at the level (m)")),
      number("close_level", tr("Gate: closes at the level (m)")),
      number("opening_minutes", tr("Gate: minutes that it takes to open")),
      number("discharge_m3s", tr("Pump, sink: discharge (m\u00b3/s)")),
      text("curve", tr("Pump, sink: or a curve of heads (m) and m\u00b3/s, such as 0:2; 5:1")),
      number("start_level", tr("Pump, sink: starts at the level (m)")),
      number("stop_level", tr("Pump, sink: stops at the level (m)")),
      number("rule_x", tr("Gate, pump, sink: x of the place whose level counts; empty: the inlet")),
      number("rule_y", tr("Gate, pump, sink: y of that place")),
      number("soffit", tr("Bridge: lower edge of its deck (m)")),
      number("deck", tr("Bridge: upper edge, from which on it is overtopped (m)")),
      number("sluice", tr("Bridge: coefficient where only the upper side is under water; empty: 0.5")),
      number("piers", tr("Bridge: share of the width that piers take (0 to 0.9); empty: 0")),
      number("pier_shape", tr("Bridge: Yarnell's K of the piers; empty: 0.9, round")),
  };
}

// Those of flood_inlets.cpp.
std::vector<FormField> inlet_fields() {
  return {
      text("name", tr("Name")),
      needed(number("capacity_m3s", tr("Most that the pipe behind takes (m\u00b3/s)"))),
      number("width", tr("Perimeter of the grate, without the curb (m)")),
      number("area", tr("Clear opening of the grate (m\u00b2)")),
      text("curve", tr("Instead: a curve of depths (m) and m\u00b3/s, such as 0:0; 0.1:0.05")),
      number("clogging", tr("Clogged part (0 to 0.99)"), "0"),
      number("level", tr("Level of the grate (m); empty: the ground")),
      number("outlet_x", tr("x of the outlet; empty: water leaves the model")),
      number("outlet_y", tr("y of the outlet")),
      yes_or_no("flap", tr("Flap: nothing passes backwards")),
  };
}

FormField damage_class() {
  FormField field = text("class", tr("Damage curve"));
  for (const auto& [id, title] : shipped_curve_titles()) field.choices.push_back({title, id});
  field.value = "'jrc_europe_residential'";
  return field;
}

}  // namespace

std::vector<FormLayer> form_layers() {
  const FormField name = text("name", tr("Name"));
  const FormField discharge = number("discharge_m3s", tr("Constant discharge (m\u00b3/s)"));
  const FormField level = number("level_m", tr("Constant level (m)"));
  return {{"INFLOWS",
           "inflows",
           tr("Inflows"),
           io::Shape::lines,
           "8,81,156",
           {name, discharge, level, hydrograph()}},
          {"BARRIERS",
           "barriers",
           tr("Barriers"),
           io::Shape::lines,
           "160,30,30",
           {name, number("height", tr("Height above ground (m)"), "1"),
            number("crest", tr("Crest: elevation (m), instead of a height")),
            number("close_s", tr("Closes at (s since the start)")),
            number("open_s", tr("Opens at (s since the start)")),
            number("breach_s", tr("Breaches at (s since the start)")),
            number("breach_minutes", tr("Minutes until it is breached")),
            number("breach_crest", tr("Crest of the breach: elevation (m)")),
            number("breach_width", tr("Width of the breach at first (m); empty: all comes down")),
            one_of("breach_soil", tr("Soil in which it widens: sand or clay"), {"sand", "clay"}),
            number("breach_velocity", tr("Critical velocity of the soil (m/s), instead")),
            number("breach_at", tr("Place of the breach (m from the line's beginning)")),
            text("set", tr("Set: of the scenarios of an ensemble"))}},
          {"STRUCTURES", "structures", tr("Structures, from inlet to outlet"), io::Shape::lines, "0,120,100",
           structure_fields()},
          {"INLETS", "inlets", tr("Inlets of the drainage"), io::Shape::points, "90,90,90", inlet_fields()},
          {"BOUNDARIES",
           "boundaries",
           tr("Boundary lines"),
           io::Shape::lines,
           "230,97,1",
           {name, edge_kind(), discharge, level, hydrograph()}},
          {"WATER_BODIES",
           "water_bodies",
           tr("Water bodies"),
           io::Shape::polygons,
           "107,174,214,150",
           {name, needed(number("level", tr("Level: elevation of the surface (m)")))}},
          {"RAIN_PLACES",
           "rain_places",
           tr("Places of rain"),
           io::Shape::points,
           "66,146,198",
           {needed(text("station", tr("Station: its name in the table of rain"))), name}},
          {"GAUGES",
           "gauges",
           tr("Gauges"),
           io::Shape::points,
           "255,220,60",
           {name, number("observed_m", tr("Observed (m)"))}},
          {"SECTIONS",
           "sections",
           tr("Sections, from the left bank to the right"),
           io::Shape::lines,
           "106,61,154",
           {name}},
          {"BUILDINGS",
           "buildings",
           tr("Buildings"),
           io::Shape::polygons,
           "188,160,140",
           {name, damage_class(), number("structure_value", tr("Value of the structure")),
            number("contents_value", tr("Value of the contents")),
            number("floor_m", tr("Floor above the ground (m)"), "0"),
            number("height", tr("Height (m), where buildings are raised")),
            number("manning", tr("Manning's n, where buildings are rough"))}}};
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/structure_fields.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>
#include <vector>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

[[noreturn]] void refuse(const char* key, const std::string& label, const std::string& what,
                         const std::string& known) {
  throw Error(key, tr("%1 has the %2", label, what), tr("known are %1", known), tr("Write one of these."));
}

// An inlet by name, with its constants in HDS-5 (3rd edition 2012, table A.1) and its loss coefficient (table
// C.2). Each figure was compared with the text of the 2nd edition (FHWA-NHI-01-020, tables 9 and 12: charts 1
// to 3 for circles, 8 and 10 for boxes, 41 to 43 for metal arches); SWMM 5.2 has the same but for the mitred
// arch, whose c is 0.0473 there.
struct NamedInlet {
  const char* name;
  CulvertShape shape;
  bool metal;
  CulvertInlet inlet;
  double k_entry;
};
constexpr CulvertShape circular = CulvertShape::circular, box = CulvertShape::box, arch = CulvertShape::arch;
constexpr NamedInlet inlets[] = {{"headwall", circular, false, {1, 0.0098, 2.0, 0.0398, 0.67}, 0.5},
                                 {"groove", circular, false, {1, 0.0018, 2.0, 0.0292, 0.74}, 0.2},
                                 {"projecting", circular, false, {1, 0.0045, 2.0, 0.0317, 0.69}, 0.2},
                                 {"bevelled", circular, false, {1, 0.0018, 2.5, 0.0300, 0.74}, 0.2},
                                 {"headwall", circular, true, {1, 0.0078, 2.0, 0.0379, 0.69}, 0.5},
                                 {"mitred", circular, true, {1, 0.0210, 1.33, 0.0463, 0.75, 0.7}, 0.7},
                                 {"projecting", circular, true, {1, 0.0340, 1.5, 0.0553, 0.54}, 0.9},
                                 {"bevelled", circular, true, {1, 0.0018, 2.5, 0.0300, 0.74}, 0.2},
                                 {"headwall", box, false, {2, 0.515, 0.667, 0.0375, 0.79}, 0.5},
                                 {"bevelled", box, false, {2, 0.495, 0.667, 0.0314, 0.82}, 0.2},
                                 {"wingwalls", box, false, {1, 0.026, 1.0, 0.0347, 0.81}, 0.4},
                                 {"straight_wingwalls", box, false, {1, 0.061, 0.75, 0.0423, 0.82}, 0.7},
                                 {"headwall", arch, true, {1, 0.0083, 2.0, 0.0379, 0.69}, 0.5},
                                 {"mitred", arch, true, {1, 0.0300, 1.0, 0.0463, 0.75, 0.7}, 0.7},
                                 {"projecting", arch, true, {1, 0.0340, 1.5, 0.0496, 0.57}, 0.9}};

double number_or(const Feature& feature, const char* field, double otherwise) {
  return feature.number(field).value_or(otherwise);
}

double positive(const Feature& feature, const char* field) {
  const double value = needed_number(feature, field);
  if (value > 0) return value;
  throw Error("structure_field_impossible", tr("%1 has the %2 %3", feature.label, field, number(value)),
              tr("it must be above 0"), tr("Correct it."));
}

void read_barrel(const Feature& feature, Structure& to) {
  const std::string shape = folded(feature.text("shape"));
  const std::optional<double> diameter = feature.number("diameter");
  if (shape == "box")
    to.shape = box;
  else if (shape == "arch")
    to.shape = arch;
  else if (!shape.empty() && shape != "circular")
    refuse("structure_shape_unknown", feature.label, tr("shape '%1'", shape), "circular, box, arch");
  else if (shape.empty() && !diameter && feature.number("width"))
    to.shape = box;
  if (to.shape == circular)
    to.width = to.height = diameter ? positive(feature, "diameter") : positive(feature, "height");
  else {
    to.width = positive(feature, "width");
    to.height = positive(feature, "height");
  }
  to.barrels = number_or(feature, "barrels", 1);
  if (!(to.barrels >= 1 && to.barrels <= 1000 && to.barrels == std::floor(to.barrels)))
    throw Error("structure_field_impossible",
                tr("%1 has the %2 %3", feature.label, "barrels", number(to.barrels)),
                tr("it must be a whole number from %1 to %2", number(1), number(1000)), tr("Correct it."));
}

void read_losses(const Feature& feature, double k_entry, double manning, Structure& to) {
  to.k_entry = number_or(feature, "k_entry", k_entry);
  to.k_exit = number_or(feature, "k_exit", 1);
  to.manning = number_or(feature, "manning", manning);
}

void read_inlet(const Feature& feature, Structure& to) {
  const std::string material = folded(feature.text("material"));
  if (!material.empty() && material != "concrete" && material != "metal")
    refuse("structure_material_unknown", feature.label, tr("material '%1'", material), "concrete, metal");
  const bool metal = to.shape == arch || (to.shape == circular && material == "metal");
  std::string name = folded(feature.text("inlet")), known;
  if (name.empty()) name = "headwall";
  const NamedInlet* found = nullptr;
  for (const NamedInlet& inlet : inlets) {
    if (inlet.shape != to.shape || inlet.metal != metal) continue;
    known += (known.empty() ? "" : ", ") + std::string(inlet.name);
    if (name == inlet.name) found = &inlet;
  }
  if (found == nullptr) refuse("structure_inlet_unknown", feature.label, tr("inlet '%1'", name), known);
  to.inlet = found->inlet;
  read_losses(feature, found->k_entry, material == "metal" || to.shape == arch ? 0.024 : 0.012, to);
}

void read_culvert(const Feature& feature, StructureFields& fields) {
  read_barrel(feature, fields.structure);
  read_inlet(feature, fields.structure);
  fields.length = feature.number("length");
  fields.total_width = fields.structure.width * fields.structure.barrels;
  fields.jet = number_or(feature, "jet", 0) != 0;
}

// A pipe whose inlet is the rim of a shaft: 'level', or the ground.
void read_shaft(const Feature& feature, StructureFields& fields) {
  Structure& shaft = fields.structure;
  shaft.width = shaft.height = positive(feature, "diameter");
  shaft.mouth = feature.number("mouth") ? positive(feature, "mouth") : shaft.height;
  if (shaft.mouth < shaft.height)
    throw Error("shaft_mouth_too_small",
                tr("%1 has a mouth of %2 m above a pipe of %3 m", feature.label, number(shaft.mouth),
                   number(shaft.height)),
                tr("the rim of a shaft is at least as wide as its pipe"),
                tr("Correct 'mouth' or 'diameter'."));
  read_losses(feature, 0.5, 0.012, shaft);
  fields.invert_up = feature.number("level") ? feature.number("level") : feature.number("invert_up");
  fields.length = feature.number("length");
  fields.jet = number_or(feature, "jet", 0) != 0;
}

// One level for both sides: 'level', or 'invert_up'.
void read_crest(const Feature& feature, StructureFields& fields) {
  fields.invert_up = feature.number("level") ? feature.number("level") : feature.number("invert_up");
  fields.structure.width = fields.total_width = positive(feature, "width");
}

void read_rule(const Feature& feature, const char* on_field, const char* off_field, StructureFields& fields) {
  const std::optional<double> on = feature.number(on_field), off = feature.number(off_field);
  if (!on && !off) return;
  if (!on || !off || *on == *off)
    throw Error("rule_incomplete", tr("%1 has a rule with one level", feature.label),
                tr("'%1' and '%2' must both be set, and differ: between them all stays as it is", on_field,
                   off_field),
                tr("Complete it, or clear both."));
  LevelRule& rule = fields.structure.rule;
  rule.kind = *on > *off ? RuleKind::opens_above : RuleKind::opens_below;
  rule.low = std::min(*on, *off);
  rule.high = std::max(*on, *off);
  fields.rule_x = feature.number("rule_x");
  fields.rule_y = feature.number("rule_y");
  if (fields.rule_x.has_value() != fields.rule_y.has_value())
    throw Error("rule_place_incomplete", tr("%1 has half a place for its rule", feature.label),
                tr("of 'rule_x' and 'rule_y' one is empty"), tr("Write both, or none."));
}

void read_gate(const Feature& feature, StructureFields& fields) {
  read_crest(feature, fields);
  Structure& gate = fields.structure;
  gate.height = positive(feature, "height");
  gate.coefficient = number_or(feature, "coefficient", 0.61);
  gate.opening = number_or(feature, "opening", 1);
  gate.opening_series = series_field(feature, "openings");
  const double minutes = number_or(feature, "opening_minutes", 0);
  gate.opening_speed = minutes > 0 ? 1 / (60 * minutes) : 0;
  read_rule(feature, "open_level", "close_level", fields);
  if (!gate.opening_series.empty() && gate.rule.kind != RuleKind::none)
    throw Error("gate_ruled_twice", tr("%1 is opened by time and by a rule", feature.label),
                tr("'openings', and 'open_level' with 'close_level', are set"), tr("Clear one of them."));
}

void read_pump(const Feature& feature, StructureFields& fields) {
  Structure& pump = fields.structure;
  const std::optional<double> discharge = feature.number("discharge_m3s");
  pump.discharge = series_field(feature, "curve");
  if (discharge.has_value() == !pump.discharge.empty())
    throw Error("pump_without_discharge", tr("%1 has no discharge, or two", feature.label),
                tr("it needs either 'discharge_m3s' or 'curve'"), tr("Write one of them."));
  if (discharge) pump.discharge = Series(*discharge);
  check_discharges(feature, discharge ? "discharge_m3s" : "curve", pump.discharge);
  if (pump.kind == StructureKind::pump) read_rule(feature, "start_level", "stop_level", fields);
}

}  // namespace

Series series_field(const Feature& feature, const char* field) {
  const std::string text = feature.text(field);
  std::vector<double> at, values;
  std::istringstream items(text);
  for (std::string item; std::getline(items, item, ';');) {
    if (item.find_first_not_of(" \t") == std::string::npos) continue;
    const std::size_t colon = std::min(item.find(':'), item.size());
    const std::optional<double> x = io::parse_number(io::trimmed(item.substr(0, colon)));
    const std::optional<double> value =
        io::parse_number(io::trimmed(item.substr(std::min(colon + 1, item.size()))));
    if (!x || !value || !std::isfinite(*x) || !std::isfinite(*value) || (!at.empty() && !(*x > at.back())))
      throw Error("structure_series_unreadable", tr("%1 has the %2 '%3'", feature.label, field, text),
                  tr("it is a list of pairs that rise, such as 0:1; 3600:0.25, with points in its numbers"),
                  tr("Correct it."));
    at.push_back(*x);
    values.push_back(*value);
  }
  return at.empty() ? Series() : Series(at, values);
}

void check_discharges(const Feature& feature, const char* field, const Series& series) {
  if (series.empty() || series.largest() <= io::most_discharge) return;
  throw Error("structure_discharge_impossible",
              tr("%1 has the %2 %3", feature.label, field, number(series.largest())),
              tr("it must be at most %1 m³/s", number(io::most_discharge)), tr("Correct it, or its unit."));
}

FeatureQuery structures_query() {
  FeatureQuery query;
  query.parameter = "STRUCTURES";
  query.noun = tr("structure");
  query.optional = {
      "name",        "type",          "shape",           "material",   "inlet",       "width",
      "height",      "diameter",      "barrels",         "length",     "level",       "invert_up",
      "invert_down", "manning",       "k_entry",         "k_exit",     "flap",        "coefficient",
      "opening",     "openings",      "opening_minutes", "open_level", "close_level", "start_level",
      "stop_level",  "discharge_m3s", "curve",           "rule_x",     "rule_y",      "soffit",
      "deck",        "piers",         "pier_shape",      "sluice",     "jet",         "mouth"};
  return query;
}

double needed_number(const Feature& feature, const char* field) {
  if (const std::optional<double> value = feature.number(field)) return *value;
  throw Error("structure_number_missing", tr("%1 has no '%2'", feature.label, field), tr("its type needs it"),
              tr("Write it."));
}

void check_elevation(const Feature& feature, const char* field, double elevation) {
  if (std::fabs(elevation) <= io::most_elevation) return;  // not where it is no number
  throw Error("structure_elevation_impossible",
              tr("%1 has the %2 %3", feature.label, field, number(elevation)),
              tr("that is no elevation in metres: it must be from %1 to %2", number(-io::most_elevation),
                 number(io::most_elevation)),
              tr("Correct it."));
}

const char* name_of(StructureKind kind) {
  constexpr const char* names[] = {"culvert", "weir", "gate", "pump", "sink", "inlet", "shaft"};
  return names[static_cast<std::size_t>(kind)];
}

StructureFields read_structure_fields(const Feature& feature) {
  StructureFields fields;
  const std::string type = folded(feature.text("type"));
  bool is_known = type.empty();
  std::string known;
  for (const StructureKind kind : types_along) {
    known += (known.empty() ? "" : ", ") + std::string(name_of(kind));
    if (type != name_of(kind)) continue;
    is_known = true;
    fields.structure.kind = kind;
  }
  for (const char* across : types_across) known += std::string(", ") + across;
  if (!is_known) refuse("structure_type_unknown", feature.label, tr("type '%1'", type), known);
  fields.structure.flap = number_or(feature, "flap", 0) != 0;
  fields.invert_up = feature.number("invert_up");
  fields.invert_down = feature.number("invert_down");
  switch (fields.structure.kind) {
    case StructureKind::culvert:
      read_culvert(feature, fields);
      break;
    case StructureKind::weir:
      read_crest(feature, fields);
      fields.structure.coefficient = number_or(feature, "coefficient", 1.705);
      break;
    case StructureKind::gate:
      read_gate(feature, fields);
      break;
    case StructureKind::pump:
    case StructureKind::sink:
      read_pump(feature, fields);
      break;
    case StructureKind::shaft:
      read_shaft(feature, fields);
      break;
    case StructureKind::inlet:  // of a layer of its own
      break;
  }
  for (const auto& [name, level] :
       {std::pair("invert_up", fields.invert_up), {"invert_down", fields.invert_down}})
    if (level) check_elevation(feature, name, *level);
  return fields;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/structure_fields.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>
#include <vector>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/culvert_inlets.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

double number_or(const Feature& feature, const char* field, double otherwise) {
  return feature.number(field).value_or(otherwise);
}

void check_within(const Feature& feature, const char* field, double value, double least, double most,
                  const char* key) {
  if (!(value >= least && value <= most))
    throw Error(key, tr("%1 has the %2 %3", feature.label, field, number(value)),
                tr("it must lie between %1 and %2", number(least), number(most)), tr("Correct it."));
}

// Of a weir or a gate; with 0 nothing would pass it.
double coefficient_or(const Feature& feature, double otherwise) {
  return number_within(feature, "coefficient", 0.01, 10).value_or(otherwise);
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
    to.shape = CulvertShape::box;
  else if (shape == "arch")
    to.shape = CulvertShape::arch;
  else if (!shape.empty() && shape != "circular")
    refuse_choice("structure_shape_unknown", feature, "shape", shape, "circular, box, arch");
  else if (shape.empty() && !diameter && feature.number("width"))
    to.shape = CulvertShape::box;
  if (to.shape == CulvertShape::circular)
    to.width = to.height = positive(feature, !diameter && feature.number("height") ? "height" : "diameter");
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
    refuse_choice("structure_material_unknown", feature, "material", material, "concrete, metal");
  const bool metal =
      to.shape == CulvertShape::arch || (to.shape == CulvertShape::circular && material == "metal");
  const NamedInlet& named = named_inlet(feature, to.shape, metal);
  to.inlet = named.inlet;
  const bool rough = material == "metal" || (metal && material.empty());
  read_losses(feature, named.k_entry, rough ? 0.024 : 0.012, to);
}

void read_culvert(const Feature& feature, StructureFields& fields) {
  read_barrel(feature, fields.structure);
  read_inlet(feature, fields.structure);
  fields.length = feature.number("length");
  fields.total_width = fields.structure.width * fields.structure.barrels;
  fields.jet = number_or(feature, "jet", 0) != 0;
}

// Of a structure with one level: 'level', or 'invert_up'.
void read_level(const Feature& feature, StructureFields& fields) {
  if (feature.number("level")) fields.level_field = "level";
  fields.invert_up = feature.number(fields.level_field);
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
  read_level(feature, fields);
  fields.length = feature.number("length");
  fields.jet = number_or(feature, "jet", 0) != 0;
}

// One level for both sides.
void read_crest(const Feature& feature, StructureFields& fields) {
  read_level(feature, fields);
  fields.structure.width = fields.total_width = positive(feature, "width");
}

void read_rule(const Feature& feature, const char* on_field, const char* off_field, StructureFields& fields) {
  const std::optional<double> on = feature.number(on_field), off = feature.number(off_field);
  fields.rule_x = feature.number("rule_x");
  fields.rule_y = feature.number("rule_y");
  if (!on && !off && !fields.rule_x && !fields.rule_y) return;
  if (!on || !off || *on == *off)
    throw Error("rule_incomplete", tr("%1 has a rule without two levels", feature.label),
                tr("'%1' and '%2' must both be set, and differ: between them all stays as it is", on_field,
                   off_field),
                tr("Complete it, or clear its fields."));
  LevelRule& rule = fields.structure.rule;
  rule.kind = *on > *off ? RuleKind::opens_above : RuleKind::opens_below;
  rule.low = std::min(*on, *off);
  rule.high = std::max(*on, *off);
  if (fields.rule_x.has_value() != fields.rule_y.has_value())
    throw Error("rule_place_incomplete", tr("%1 has half a place for its rule", feature.label),
                tr("of 'rule_x' and 'rule_y' one is empty"), tr("Write both, or none."));
}

void read_gate(const Feature& feature, StructureFields& fields) {
  read_crest(feature, fields);
  Structure& gate = fields.structure;
  gate.height = positive(feature, "height");
  gate.coefficient = coefficient_or(feature, 0.61);
  gate.opening = number_within(feature, "opening", 0, 1).value_or(1);
  gate.opening_series = series_field(feature, "openings");
  if (!gate.opening_series.empty())
    for (const double opening : {gate.opening_series.smallest(), gate.opening_series.largest()})
      check_within(feature, "openings", opening, 0, 1, "structure_field_impossible");
  constexpr double most_minutes = 1e6;
  const double minutes = number_within(feature, "opening_minutes", 0, most_minutes).value_or(0);
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
  read_rule(feature, "start_level", "stop_level", fields);
  if (pump.rule.kind == RuleKind::opens_below && !fields.rule_x)
    throw Error("pump_starts_below_stop", tr("%1 starts below the level at which it stops", feature.label),
                tr("it would run its inlet dry, and never begin where there is water"),
                tr("Exchange 'start_level' and 'stop_level', or set 'rule_x' and 'rule_y' where it fills."));
}

}  // namespace

Series series_field(const Feature& feature, const char* field) {
  const std::string text = feature.text(field);
  std::vector<double> at, values;
  std::istringstream items(text);
  for (std::string item; std::getline(items, item, ';');) {
    if (item.find_first_not_of(" \t") == std::string::npos) continue;
    const bool is_time = std::count(item.begin(), item.end(), ':') == 2 &&  // 00:01:00
                         item.find(',') == std::string::npos;
    const std::size_t colon = std::min(item.find(':'), item.size());
    const std::optional<double> x = io::parse_number(io::trimmed(item.substr(0, colon)));
    const std::optional<double> value =
        io::parse_number(io::trimmed(item.substr(std::min(colon + 1, item.size()))));
    if (!x || !value || !std::isfinite(*x) || !std::isfinite(*value) || (!at.empty() && !(*x > at.back())))
      throw Error("structure_series_unreadable", tr("%1 has the %2 '%3'", feature.label, field, text),
                  tr("it is a list of pairs that rise, such as 0:1; 3600:0.25, with points in its numbers"),
                  is_time
                      ? tr("Keep the layer in a GeoPackage: of a GeoJSON, QGIS takes such a pair for a time.")
                      : tr("Write semicolons between the pairs, and points in numbers."));
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
  query.adds_up = true;
  query.optional = {
      "name",        "type",          "shape",           "material",   "inlet",       "width",
      "height",      "diameter",      "barrels",         "length",     "level",       "invert_up",
      "invert_down", "manning",       "k_entry",         "k_exit",     "flap",        "coefficient",
      "opening",     "openings",      "opening_minutes", "open_level", "close_level", "start_level",
      "stop_level",  "discharge_m3s", "curve",           "rule_x",     "rule_y",      "soffit",
      "deck",        "piers",         "pier_shape",      "sluice",     "jet",         "mouth"};
  return query;
}

std::optional<double> number_within(const Feature& feature, const char* field, double least, double most,
                                    const char* key) {
  const std::optional<double> value = feature.number(field);
  if (value) check_within(feature, field, *value, least, most, key);
  return value;
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

bool is_structure_type(const std::string& type) {
  const auto is_it = [&](const char* name) { return type == name; };
  return std::any_of(std::begin(types_across), std::end(types_across), is_it) ||
         std::any_of(std::begin(types_along), std::end(types_along),
                     [&](StructureKind kind) { return is_it(name_of(kind)); });
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
  if (!is_known) refuse_choice("structure_type_unknown", feature, "type", type, known);
  fields.structure.flap = number_or(feature, "flap", 0) != 0;
  fields.invert_up = feature.number("invert_up");
  fields.invert_down = feature.number("invert_down");
  switch (fields.structure.kind) {
    case StructureKind::culvert:
      read_culvert(feature, fields);
      break;
    case StructureKind::weir:
      read_crest(feature, fields);
      fields.structure.coefficient = coefficient_or(feature, 1.705);
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
       {std::pair(fields.level_field, fields.invert_up), {"invert_down", fields.invert_down}})
    if (level) check_elevation(feature, name, *level);
  return fields;
}

}  // namespace spate

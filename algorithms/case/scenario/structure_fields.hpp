// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a feature of the layer STRUCTURES.
#pragma once

#include <optional>
#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

FeatureQuery structures_query();

// "culvert", "weir", ...: the name of a kind in the field `type`, and "inlet".
const char* name_of(StructureKind kind);
bool is_structure_type(const std::string& type);  // whether STRUCTURES knows it

// What the field `type` may say of a feature: of one from inlet to outlet, and of one across the flow
// (lines_across.hpp).
inline constexpr StructureKind types_along[] = {StructureKind::culvert, StructureKind::weir,
                                                StructureKind::gate,    StructureKind::pump,
                                                StructureKind::sink,    StructureKind::shaft};
inline constexpr const char* types_across[] = {"bridge", "crest"};

// "0:1; 3600:0.25": values over time, head or depth; empty where the field is. Throws Error when it is no
// such list.
Series series_field(const Feature& feature, const char* field);
// Throws Error where a discharge of the series from this field is beyond all limits.
void check_discharges(const Feature& feature, const char* field, const Series& series);

struct StructureFields {
  Structure
      structure;  // as far as it does not depend on the place: without paths, cells of rules and inverts
  std::optional<double> invert_up, invert_down, length;  // m; not set: from the ground and the line
  const char* level_field = "invert_up";                 // that invert_up was read from
  std::optional<double> rule_x, rule_y;                  // in the CRS of the elevation model
  double total_width = 0;                                // m, of all barrels beside each other
  bool jet = false;                                      // what leaves it keeps its speed
};

// A number between limits, none where the field is empty; throws Error with that key where it is beyond them.
std::optional<double> number_within(const Feature& feature, const char* field, double least, double most,
                                    const char* key = "structure_field_impossible");
// A number that the type of the structure needs; throws Error where it is missing.
double needed_number(const Feature& feature, const char* field);
// Throws Error unless an elevation (m) is one.
void check_elevation(const Feature& feature, const char* field, double elevation);

// Throws Error when a value makes no sense, alone or beside the others.
StructureFields read_structure_fields(const Feature& feature);

}  // namespace spate

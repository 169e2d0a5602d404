// SPDX-License-Identifier: GPL-3.0-or-later
// The buildings whose damage is computed: the parameters that belong to the layer BUILDINGS, and the
// DamageModel built from them and the layer.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/case/damage/damage_model.hpp"
#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"

namespace spate {

// For algorithms with a layer parameter BUILDINGS.
ParameterList damage_inputs();
// BUILDING_MODE and DRY_DEPTH, for algorithms that do not have them as parameters of a simulation.
ParameterList simulated_inputs();
ParameterInfo currency_parameter();  // CURRENCY

// Throws Error when a value is missing that every damage needs. Does not read the layer.
void check_damage_values(const Values& values);

// The remarks about a building that the field 'flag' holds.
enum BuildingFlag : unsigned {
  flag_no_geometry = 1u << 0,
  flag_outside = 1u << 1,
  flag_partly_outside = 1u << 2,
  flag_dry = 1u << 3,
  flag_no_curve = 1u << 4,
  flag_default_curve = 1u << 5,
  flag_no_value = 1u << 6,
  flag_default_value = 1u << 7,
  flag_default_floor = 1u << 8,
};
std::string flag_text(unsigned flags);  // "dry;default_value"; empty if there are none

struct BuildingInfo {
  std::int64_t id = 0;
  std::string number;      // that people know it by
  std::string class_name;  // as in the layer, or the curve when there is no field of classes
  std::string curve;       // its id; empty = none
  unsigned flags = 0;
};

struct DamageBuildings {
  DamageModel model;
  std::vector<BuildingInfo> infos;  // in the order of the layer
};

// reference: of the depths. A building with a missing or wrong value gets a flag, and the log gives the
// number of such buildings and the id of the first. Throws Error for wrong curves, fields and values of
// parameters, and Cancelled when the log is cancelled.
DamageBuildings read_damage_buildings(const Inputs& inputs, const Values& values,
                                      const io::GeoReference& reference, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The damage at each building without and with a measure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/inputs/kept_rows.hpp"

namespace spate {

struct BuildingChoices {
  std::string id_field;         // empty = the features' own ids
  double damage_tolerance = 0;  // currency; damages that differ by no more are the same
  double depth_tolerance = 0;   // m
};

// One building in a layer of spate:buildingdamage or spate:simulateensemble.
struct BuildingState {
  std::optional<double> damage, depth;  // nothing = unknown; 0 where it is dry
  std::string damage_class;
};

struct BuildingChange {
  std::string id;
  // Of the layer without; of a building that only the layer with has, of that one.
  std::size_t row = 0;  // its place there
  std::string wkb;      // in the CRS of the depths; empty = it has no place there
  bool in_without = false, in_with = false;
  BuildingState without, with;
  const char* change = "unknown";  // better, worse, same, unknown, only without, only with

  std::optional<double> damage_change() const;  // with minus without
  std::optional<double> depth_change() const;
};

// The fields that hold the damage. Empty if a layer has none; then only depths are compared.
struct DamageFieldNames {
  std::string without, with;
  bool are_there() const { return !without.empty() && !with.empty(); }
};

struct BuildingComparison {
  DamageFieldNames damage;
  std::vector<BuildingChange> buildings;
  std::vector<std::int64_t> ids_without, ids_with;  // of the rows of the layers, as they were read
};

// Joins BUILDINGS_WITHOUT and BUILDINGS_WITH by the id. Damage is damage_total of a flood, or damage_mean of
// an ensemble. A building is better or worse off by its damage where that differs, else by its depth; a
// change is unknown when it is unknown in one of the layers. Throws Error when fields are missing, when an id
// is null or occurs twice, when most features with the same id, if those are all there is, lie apart, and
// when a value is not a number.
BuildingComparison compare_buildings(const Inputs& inputs, const BuildingChoices& choices, const Log& log);

// The buildings as the result has them: the fields of the layer without, then its change, and damage and
// depth of both. crs_wkt: of the depths, for layers that have none.
KeptRows building_rows(const BuildingComparison& comparison, const Inputs& inputs,
                       const std::string& crs_wkt);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// What a damage run adds to the rows of buildings, and the sums by class.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/damage/damage_buildings.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

// The effects of a flood on one building. NaN = unknown.
struct BuildingLoss {
  Damage damage;
  double speed = unknown;           // m/s
  double unit_discharge = unknown;  // m2/s
  double arrival = unknown;         // s
  double duration = unknown;        // s
  double return_period = unknown;   // years, of the flood
  unsigned flags = 0;
};

// The column with the return period of the flood, years.
inline constexpr const char* return_period_column = "return_period";

// The columns that a damage run adds, and a row of them.
std::vector<io::Column> damage_columns();
std::vector<io::Attribute> damage_attributes(const Building& building, const BuildingInfo& info,
                                             const BuildingLoss& loss);

// Whether it is a name of one of them, be it cut to what a shapefile keeps: as buildings have that are the
// result of an earlier run.
bool is_damage_field(const std::string& name);

// The names of those that describe a flood, not the building.
std::vector<std::string> event_columns();

// none, slight (up to 10 % of the structure), moderate (up to 50 %), substantial: the limits of HAZUS. Empty
// for an unknown factor.
std::string damage_class(double factor);

struct ClassSum {
  int buildings = 0;
  int flooded = 0;
  int damaged = 0;
  int unknown_damage = 0;  // flooded or outside, and without a damage
  double structure_value = 0, contents_value = 0;
  double structure = 0, contents = 0, total = 0;  // of the buildings whose damage is known
  double deepest = 0;                             // m

  void add(const Building& building, const BuildingLoss& loss);
};

// The table SUMMARY.
io::Layer class_table(const std::map<std::string, ClassSum>& classes, const std::string& currency);

}  // namespace spate

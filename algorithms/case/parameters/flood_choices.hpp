// SPDX-License-Identifier: GPL-3.0-or-later
// The solver's choices from the values of the parameters: everything that needs no layer.
#pragma once

#include <array>
#include <string>

#include "algorithms/case/parameters/values.hpp"
#include "solver/run/simulation.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {

// The sides of the grid, in the order of spate::Side, by the names of their parameters. In lower case they
// are also the keys of their hydrographs.
constexpr std::array<const char*, 4> side_names = {"WEST", "EAST", "SOUTH", "NORTH"};

// What an edge can be, in the order of spate::EdgeKind.
constexpr std::array<const char*, 4> edge_kind_names = {"wall", "open", "level", "discharge"};

enum class BuildingMode { block, raise, rough };

// By BuildingMode.
constexpr std::array<const char*, 3> building_mode_names = {"block", "raise", "rough"};

// What becomes of the rain on buildings that are taken out of the flow.
enum class RoofRain { nearest, lost };

// By RoofRain.
constexpr std::array<const char*, 2> roof_rain_names = {"nearest", "lost"};

struct FloodChoices {
  Parameters parameters;
  double manning = 0;       // s m^(-1/3)
  double rain = 0;          // mm/h
  double infiltration = 0;  // mm/h
  BuildingMode building_mode = BuildingMode::block;
  RoofRain roof_rain = RoofRain::nearest;
  double building_height = 0;    // m, of buildings without their own
  double building_manning = 0;   // s m^(-1/3), likewise
  double crest_threshold = 0.1;  // m; 0 = thin ridges are lowered
  std::array<EdgeKind, 4> sides{};
  bool nodata_outlet = true;
};

// values: with their defaults. Throws Error that names the parameter, its value and its limits.
FloodChoices read_flood_choices(const Values& values);

// The kind of edge of that name; throws Error that says where it stood and what is allowed.
EdgeKind parse_edge_kind(const std::string& text, const std::string& where);
// Of its name. Throws Error.
SchemeId parse_scheme(const std::string& text);

}  // namespace spate

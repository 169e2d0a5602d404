// SPDX-License-Identifier: GPL-3.0-or-later
// The solver's choices from the values of the parameters, as far as they need no layer.
#pragma once

#include <array>
#include <string>

#include "algorithms/case/parameters/loss_choices.hpp"
#include "algorithms/case/parameters/rain_choices.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "solver/run/simulation.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {

// The sides of the grid, in the order of spate::Side, by the names of their parameters. In lower case they
// are also the keys of their hydrographs.
constexpr std::array<const char*, 4> side_names = {"WEST", "EAST", "SOUTH", "NORTH"};

// The kinds of edges, in the order of spate::EdgeKind.
constexpr std::array<const char*, 5> edge_kind_names = {"wall", "open", "level", "discharge", "fall"};

enum class BuildingMode { block, raise, rough };

// In the order of BuildingMode.
constexpr std::array<const char*, 3> building_mode_names = {"block", "raise", "rough"};

// Where the rain on buildings that are taken out of the flow goes.
enum class RoofRain { nearest, lost, inlet };

// In the order of RoofRain.
constexpr std::array<const char*, 3> roof_rain_names = {"nearest", "lost", "inlet"};

struct FloodChoices {
  Parameters parameters;
  double manning = 0;  // s m^(-1/3)
  RainChoices rain;
  double infiltration = 0;  // mm/h
  LossChoices losses;
  BuildingMode building_mode = BuildingMode::block;
  RoofRain roof_rain = RoofRain::nearest;
  double building_height = 0;    // m, for buildings without one of their own
  double building_manning = 0;   // s m^(-1/3), for buildings without one of their own
  double crest_threshold = 0.1;  // m; 0 = thin ridges are lowered
  std::array<EdgeKind, 4> sides{};
  bool nodata_outlet = true;
};

// values: with their defaults. Throws Error that names the parameter, its value and its limits.
FloodChoices read_flood_choices(const Values& values);

// The kind of edge of that name. Throws Error with the place (where) and the allowed names.
EdgeKind parse_edge_kind(const std::string& text, const std::string& where);
// The scheme of that name. Throws Error for an unknown one.
SchemeId parse_scheme(const std::string& text);

}  // namespace spate

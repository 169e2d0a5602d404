// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters and numbers of spate:simulatesediment.
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/sediment/sediment_run.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

void add_ground(ParameterList& to) {
  to.push_back(make_parameter(
      Kind::raster, "DEM", tr("Elevation model"),
      tr("Elevation of the bed at the start in metres, under the sea too, in a projected CRS with "
         "square cells. Cells without data are walls.")));
  to.push_back(number_of(
      "SAND", tr("Sand fraction"), 0.5, 1,
      tr("Share of sand in the active layer at the start, 0 to 1; the rest is mud. For all cells, or "
         "where the raster has no data.")));
  to.push_back(optional(
      make_parameter(Kind::raster, "SAND_RASTER", tr("Raster of the sand fraction"),
                     tr("Sand fraction of each place, 0 to 1. It may have any resolution and CRS."))));
  to.push_back(number_of(
      "ALPHA", tr("Diffusion coefficient of sand (m²/a)"), 1000, 1e9,
      tr("How readily sand creeps downhill: solid volume per year and metre of width, for a slope of 1. On "
         "land, where there is a sea. For all cells, or where the raster has no data.")));
  to.push_back(number_of("BETA", tr("Diffusion coefficient of mud (m²/a)"), 3000, 1e9,
                         tr("The same for mud, which mostly goes farther than sand.")));
  to.push_back(optional(make_parameter(Kind::raster, "ALPHA_RASTER", tr("Raster of the coefficient of sand"),
                                       tr("Diffusion coefficient of sand at each place, m²/a."))));
  to.push_back(optional(make_parameter(Kind::raster, "BETA_RASTER", tr("Raster of the coefficient of mud"),
                                       tr("Diffusion coefficient of mud at each place, m²/a."))));
  to.push_back(
      advanced(number_of("SAND_SOLIDS", tr("Solid share of deposited sand"), 0.65, 1,
                         tr("1 minus the porosity: 1 m³ of solid sand makes 1 / 0.65 m³ of deposit."))));
  to.push_back(advanced(number_of("MUD_SOLIDS", tr("Solid share of deposited mud"), 0.5, 1,
                                  tr("The same for mud, which is packed more loosely."))));
  to.push_back(advanced(
      number_of("ACTIVE_LAYER", tr("Thickness of the active layer (m)"), 1, 1000,
                tr("The layer on top that is mixed and moves. The thinner it is, the faster its sand "
                   "fraction changes, and the shorter the steps are."))));
}

void add_sea(ParameterList& to) {
  ParameterInfo level = optional(make_parameter(
      Kind::number, "SEA_LEVEL", tr("Sea level (m)"),
      tr("Where the bed is lower, the coefficients of the sea hold. Not given: there is no sea.")));
  level.least = -12000;
  level.most = 12000;
  to.push_back(level);
  to.push_back(optional(make_parameter(Kind::table, "SEA_TABLE", tr("Table over time"),
                                       tr("Table (CSV or any layer): 'time_a' are years since the start; "
                                          "'level_m' is the sea level, 'supply_factor' what "
                                          "all supplies are multiplied by. One of them may be left out. "
                                          "Linear between its rows, constant before the first "
                                          "and after the last."))));
  to.push_back(number_of("ALPHA_SEA", tr("Coefficient of sand in the sea (m²/a)"), 100, 1e9,
                         tr("Below the sea level, in place of ALPHA and its raster.")));
  to.push_back(number_of("BETA_SEA", tr("Coefficient of mud in the sea (m²/a)"), 1000, 1e9,
                         tr("Below the sea level, in place of BETA and its raster.")));
}

void add_sides(ParameterList& to) {
  ParameterInfo supplies =
      optional(make_parameter(Kind::vector, "SUPPLIES", tr("Supplies"),
                              tr("Points, lines or polygons where sediment comes in, such as the mouth of a "
                                 "river: 'sand_m3a' and 'mud_m3a' are the "
                                 "solid volumes a year of the whole feature, which its cells share.")));
  to.push_back(supplies);
  const std::string kind =
      tr("wall: nothing passes, but what is supplied here. open: the bed outside stays as it was at the "
         "start, and what comes to it leaves.");
  const std::string supply =
      tr("Solid volume that comes in over this side, m³ per year and metre of its length.");
  const struct {
    const char *name, *sand, *mud;
    std::string title, sand_title, mud_title;
  } sides[] = {{"WEST", "WEST_SAND", "WEST_MUD", tr("Western edge"), tr("Sand over the western edge (m²/a)"),
                tr("Mud over the western edge (m²/a)")},
               {"EAST", "EAST_SAND", "EAST_MUD", tr("Eastern edge"), tr("Sand over the eastern edge (m²/a)"),
                tr("Mud over the eastern edge (m²/a)")},
               {"NORTH", "NORTH_SAND", "NORTH_MUD", tr("Northern edge"),
                tr("Sand over the northern edge (m²/a)"), tr("Mud over the northern edge (m²/a)")},
               {"SOUTH", "SOUTH_SAND", "SOUTH_MUD", tr("Southern edge"),
                tr("Sand over the southern edge (m²/a)"), tr("Mud over the southern edge (m²/a)")}};
  for (const auto& side : sides) {
    to.push_back(choice(side.name, side.title, {"wall", "open"}, "wall", kind));
    to.push_back(advanced(number_of(side.sand, side.sand_title, 0, 1e9, supply)));
    to.push_back(advanced(number_of(side.mud, side.mud_title, 0, 1e9, supply)));
  }
}

void add_numerics(ParameterList& to) {
  to.push_back(
      number_of("DURATION", tr("Duration (years)"), 1000, 1e9, tr("Simulated time from the start.")));
  to.push_back(advanced(choice("SCHEME", tr("Scheme"), {"conservative", "printed"}, "conservative",
                               tr("conservative: no sand or mud is made or lost, and the sand fraction stays "
                                  "between 0 and 1. printed: the explicit "
                                  "scheme as printed in Su et al. 2013, for comparison; its sand is not "
                                  "conserved, and on rough ground it breaks "
                                  "down. The log says by how much."))));
  ParameterInfo cfl = advanced(number_of("CFL", tr("CFL number"), 0.5, 1,
                                         tr("Length of a step as a share of the limit of stability.")));
  cfl.least = 0.001;
  to.push_back(cfl);
  ParameterInfo interval = optional(make_parameter(
      Kind::number, "SERIES_INTERVAL", tr("Interval of the series (years)"),
      tr("Simulated time from one row of SERIES to the next. Not set: a hundredth of the duration.")));
  interval.least = 1e-6;
  to.push_back(interval);
  to.push_back(device_parameter());
  to.push_back(threads_parameter());
  to.push_back(run_name_parameter());
}

void add_results(ParameterList& to) {
  const auto map = [](const char* name, const std::string& title, const std::string& help, bool wanted) {
    ParameterInfo info = make_parameter(Kind::raster_result, name, title, help);
    info.is_wanted = wanted;
    info.is_optional = !wanted;
    return info;
  };
  to.push_back(
      map("BED_CHANGE", tr("Change of the bed (m)"), tr("Above 0: deposited; below: eroded."), true));
  to.push_back(
      map("SAND_FRACTION", tr("Sand fraction"), tr("Of the active layer at the end, 0 to 1."), true));
  to.push_back(map("BED", tr("Bed level"), tr("Elevation of the bed at the end, m."), false));
  to.push_back(map("SAND_CHANGE", tr("Change of sand (m)"),
                   tr("Thickness of deposited sand that was gained or lost, the active layer included. The "
                      "rest of the change "
                      "of the bed is mud."),
                   false));
  ParameterInfo series = optional(
      make_parameter(Kind::table_result, "SERIES", tr("Series"),
                     tr("Table over time: 'time_a' (years), 'level_m' (of the sea), solid sand and mud that "
                        "came in, left, and are there more than at the start ('sand_in_m3', "
                        "'mud_gained_m3' ...), 'deposited_m3', 'eroded_m3', 'sand_least' and "
                        "'sand_most' (fraction).")));
  series.is_wanted = false;
  to.push_back(series);
}

}  // namespace

ParameterList sediment_parameters() {
  ParameterList list;
  const auto add = [&](Group group, void (*part)(ParameterList&)) {
    const std::size_t first = list.size();
    part(list);
    for (std::size_t i = first; i < list.size(); ++i) list[i].group = group;
  };
  add(Group::terrain, add_ground);
  add(Group::water, add_sea);
  add(Group::edges, add_sides);
  add(Group::numerics, add_numerics);
  add(Group::results, add_results);
  return list;
}

std::vector<NumberInfo> sediment_number_list() {
  return {{"STEPS", tr("Time steps")},
          {"WALL_TIME", tr("Computing time (s)")},
          {"DEPOSITED", tr("Volume by which the bed rose (m³)")},
          {"ERODED", tr("Volume by which the bed fell (m³)")},
          {"SAND_IN", tr("Solid sand that came in by supplies (m³)")},
          {"SAND_OUT", tr("Solid sand that left over open sides (m³)")},
          {"SAND_GAINED", tr("Solid sand gained (m³)")},
          {"SAND_ERROR", tr("Error of the balance of sand, relative to all sand that took part")},
          {"MUD_IN", tr("Solid mud that came in by supplies (m³)")},
          {"MUD_OUT", tr("Solid mud that left over open sides (m³)")},
          {"MUD_GAINED", tr("Solid mud gained (m³)")},
          {"MUD_ERROR", tr("Error of the balance of mud, relative to all mud that took part")}};
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of spate:simulateflood.
#include <algorithm>

#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

ParameterInfo flag(const char* name, const std::string& title, bool value, const std::string& help) {
  ParameterInfo parameter = make_parameter(Kind::flag, name, title, help);
  parameter.flag = value;
  return parameter;
}

ParameterInfo vector(const char* name, const std::string& title, Geometries geometries,
                     const std::string& help) {
  ParameterInfo parameter = optional(make_parameter(Kind::vector, name, title, help));
  parameter.geometries = geometries;
  return parameter;
}

constexpr Geometries any{}, lines{false, true, false}, polygons{false, false, true}, walls{false, true, true},
    ways{true, true, false};

// Of what cannot be 0: the smallest number that dialogs show, which all checks of a run take.
constexpr double above_zero = 1e-6;

void add_terrain(ParameterList& to) {
  to.push_back(make_parameter(
      Kind::raster, "DEM", tr("Elevation model"),
      tr("Ground elevation in metres, in a projected CRS with square cells. Its cells are the cells of "
         "the simulation. Cells without data are walls, or an outlet where they reach an open side.")));
  to.push_back(number_between("MANNING", tr("Roughness: Manning's n (s m^-1/3)"), 0.035, above_zero, 1,
                              tr("For all cells, or where the roughness raster has no data. Typical: 0.02 "
                                 "asphalt, 0.03 short grass, 0.05 scrub, 0.1 forest.")));
  to.push_back(optional(
      make_parameter(Kind::raster, "MANNING_RASTER", tr("Roughness raster"),
                     tr("Manning's n of each place (s m^-1/3). It may have any resolution and CRS."))));
  to.push_back(vector("BUILDINGS", tr("Buildings"), polygons,
                      tr("Polygons; the building treatment says how they act on the flow. A cell belongs to "
                         "a building when its centre lies in the polygon (or on its outline), however much "
                         "of the cell is covered.")));
  to.push_back(optional(
      choice("BUILDING_MODE", tr("Building treatment"),
             {building_mode_names.begin(), building_mode_names.end()}, building_mode_names[0],
             tr("block: their cells are taken out of the flow, which goes around them. raise: the ground of "
                "their cells is raised, and deeper water flows over them; rain falls on them (this takes "
                "longer). rough: water enters and passes slowly."))));
  to.push_back(advanced(optional(
      number_between("BUILDING_HEIGHT", tr("Height of buildings (m)"), 5, above_zero, 1000,
                     tr("For the treatment raise: how far the ground is raised under buildings without "
                        "a value in the field 'height'.")))));
  to.push_back(advanced(optional(
      number_between("BUILDING_MANNING", tr("Roughness of buildings (s m^-1/3)"), 0.3, above_zero, 1,
                     tr("For the treatment rough: Manning's n within buildings without a value in the "
                        "field 'manning'.")))));
  to.push_back(advanced(optional(choice(
      "ROOF_RAIN", tr("Rain on buildings"), {roof_rain_names.begin(), roof_rain_names.end()},
      roof_rain_names[0],
      tr("For the treatment block, where buildings are no part of the flow. nearest: the rain on them "
         "comes to the nearest cells on the ground. lost: it goes into sewers or tanks. inlet: it comes to "
         "the pipe of the nearest of INLETS; what that does not take stands on the street there.")))));
  to.push_back(vector("BARRIERS", tr("Barriers"), walls, barriers_help()));
  to.push_back(vector("STRUCTURES", tr("Structures"), ways, structures_help()));
  to.push_back(vector("INLETS", tr("Inlets of the drainage"), ways, inlets_help()));
  to.push_back(crest_threshold_parameter());
}

void add_water(ParameterList& to) {
  to.push_back(vector(
      "INFLOWS", tr("Inflows"), any,
      tr("Points, lines or polygons where water enters (or leaves: a negative discharge takes it out, as far "
         "as there is any). The field 'hydrograph' names its series in the table of hydrographs; a constant "
         "value stands in 'discharge_m3s' or 'level_m' instead. A discharge is for the whole feature and is "
         "split over its cells; a level is imposed on each of them. 'name' is what reports call it.")));
  to.push_back(optional(make_parameter(
      Kind::table, "HYDROGRAPHS", tr("Hydrographs"),
      tr("Table (CSV or any layer): 'time_s', 'time_min' or 'time_h' is the time since the start, "
         "'hydrograph' the key, 'discharge_m3s' or 'level_m' the value. Linear between its rows, constant "
         "before the first and after the last. The keys west, east, south and north serve those sides."))));
  add_rain_parameters(to);
  to.push_back(advanced(number_of("INFILTRATION", tr("Infiltration (mm/h)"), 0, 10000,
                                  tr("Lost to the ground, at a constant rate wherever there is water."))));
  add_loss_parameters(to);
  to.push_back(vector(
      "WATER_BODIES", tr("Water bodies at the start"), polygons,
      tr("Lakes and reservoirs: polygons with a field 'level', the elevation of the water surface in metres. "
         "Inside, ground below that level starts under water, at rest.")));
  to.push_back(advanced(optional(make_parameter(
      Kind::raster, "INITIAL_DEPTH", tr("Water depth at the start"),
      tr("Raster of depths in metres, at rest, on the bed that is computed with (BED). No data means dry. "
         "Within WATER_BODIES their level counts instead.")))));
}

void add_edges(ParameterList& to) {
  const std::vector<std::string> kinds(edge_kind_names.begin(), edge_kind_names.end());
  const std::string help =
      tr("wall: nothing passes. open: what flows to the edge flows on beyond it; on level ground nothing "
         "drives still water out. fall: the water falls freely over the edge, from level ground too; a river "
         "sinks towards it. level, discharge: as given by the series of this side's name in the table of "
         "hydrographs (a discharge in m³/s for the whole side).");
  to.push_back(choice("WEST", tr("Western edge"), kinds, "open", help));
  to.push_back(choice("EAST", tr("Eastern edge"), kinds, "open", help));
  to.push_back(choice("NORTH", tr("Northern edge"), kinds, "open", help));
  to.push_back(choice("SOUTH", tr("Southern edge"), kinds, "open", help));
  to.push_back(
      vector("BOUNDARIES", tr("Boundary lines"), lines,
             tr("Lines along parts of the edge, also along nodata, that differ from their side. The "
                "field 'kind' is wall, open, fall, level or discharge; for the last two 'hydrograph' "
                "names the series, or 'discharge_m3s' or 'level_m' holds a constant value. A discharge is "
                "for the whole line. 'name' is what reports call it.")));
  to.push_back(
      advanced(flag("NODATA_OUTLET", tr("Nodata at an open edge is an outlet"), true,
                    tr("Where cells without data reach an open side, water that comes to them leaves too. "
                       "Otherwise all nodata are walls."))));
}

ParameterInfo scheme() {
  std::vector<std::string> names;
  std::string help;
  for (const SchemeInfo& info : scheme_list) {
    names.emplace_back(info.name);
    help += std::string(info.name) + ": " + tr(info.title) + ". ";
    if (info.caution != nullptr) help += tr("A reference for comparisons only: %1.", tr(info.caution)) + " ";
  }
  return choice(
      "SCHEME", tr("Scheme"), names, scheme_list[0].name,
      help + tr("hwp14 needs the fewest steps and is the most accurate on smooth ground. Take hr where "
                "dikes, walls or ditches of one or two cells of the elevation model decide where the "
                "water goes: it computes on the cells as they are, which the others smooth."));
}

ParameterInfo integrator() {
  std::vector<std::string> names;
  for (const Integrator integrator : integrator_list) names.emplace_back(name_of(integrator));
  return choice(
      "INTEGRATOR", tr("Time integration"), names, name_of(Numerics{}.integrator),
      tr("hancock: second order (MUSCL-Hancock), with one evaluation of the fluxes in each step; kp07, "
         "kl02 and kll05 take rk2 instead, lxf euler. rk2: second order (Heun), twice the work for each "
         "step. euler: first order, as much work as hancock; with any scheme but lxf it makes waves grow "
         "that "
         "friction does not damp, so it serves comparisons only."));
}

ParameterInfo precision() {
  std::vector<std::string> names;
  for (const Precision precision : precision_list) names.emplace_back(name_of(precision));
  return choice(
      "PRECISION", tr("Precision"), names, name_of(Numerics{}.precision),
      tr("float: the numbers of the flow have 7 digits, which suits floods. double: 16 digits, for "
         "three to seven times the time on a CPU and twice the memory, to see on a case what floats "
         "cost. The maps have 7 digits in both."));
}

void add_numerics(ParameterList& to) {
  to.push_back(number_between("DURATION", tr("Duration (hours)"), 1, above_zero, 1e6,
                              tr("Simulated time from the start.")));
  to.push_back(advanced(scheme()));
  to.push_back(advanced(integrator()));
  to.push_back(advanced(optional(precision())));
  ParameterInfo cfl = advanced(optional(make_parameter(
      Kind::number, "CFL", tr("CFL number"),
      tr("Length of a step as a fraction of what stability could allow. Not set: the scheme's own, "
         "which is well tried (0.45 for hwp14, hr and lxf, 0.25 for kp07, kl02 and kll05)."))));
  cfl.most = 0;  // becomes the largest of all schemes; read_flood_choices() checks that of the chosen one
  for (const SchemeInfo& scheme : scheme_list) cfl.most = std::max(cfl.most, scheme.largest_cfl);
  to.push_back(cfl);
  to.push_back(
      advanced(number_between("DRY_DEPTH", tr("Dry depth (m)"), 0.001, above_zero, 1,
                              tr("Shallower than this counts as dry in maps, durations and areas. The "
                                 "flow itself does not depend on it."))));
  ParameterInfo depths =
      make_parameter(Kind::text, "ARRIVAL_DEPTHS", tr("Arrival depths (m)"),
                     tr("The map of arrival times gets one band for each of these depths: when the "
                        "water first exceeds it. For example 0.1, 0.3, 0.5"));
  depths.word = "0.1";
  to.push_back(depths);
  to.push_back(devices_parameter());
  to.push_back(
      advanced(optional(flag("FAST_ARITHMETIC", tr("Fast arithmetic on a GPU"), false,
                             tr("A GPU computes up to a third faster with rounded divisions and roots. The "
                                "results then differ from those of the CPU in the last digits.")))));
  to.push_back(threads_parameter());
  to.push_back(run_name_parameter());
}

void add(ParameterList& list, Group group, void (*part)(ParameterList&)) {
  const std::size_t first = list.size();
  part(list);
  for (std::size_t i = first; i < list.size(); ++i) list[i].group = group;
}

}  // namespace

ParameterInfo crest_threshold_parameter() {
  return advanced(optional(number_of(
      "CREST_THRESHOLD", tr("Keep crests of dikes that the bed would lower by more than (m)"), 0.1, 1000,
      tr("hwp14 and kp07 compute on the means of four cells, which lower dikes and walls of one or two "
         "cells. Crests that lose more than this height stand as barriers: water flows over them as over a "
         "weir. Where torrents run over ground that rises and falls by metres from cell to cell, floods "
         "arrive a few percent later with them. 0: all crests are lowered, and the log says where. It does "
         "nothing for hr, which lowers no crest."))));
}

ParameterInfo device_parameter() {
  return advanced(choice(
      "DEVICE", tr("Device"),
      {"auto", "cpu", "cuda", "cuda:1", "cuda:2", "cuda:3", "cuda:4", "cuda:5", "cuda:6", "cuda:7", "cuda:0"},
      "auto",
      tr("What computes: the CPU, or an NVIDIA GPU (cuda or cuda:0 the first one, cuda:1 the second). auto "
         "takes the first GPU, or the CPU where there is none; the log says which, and why. The results are "
         "the same.")));
}

ParameterInfo devices_parameter() {
  ParameterInfo device = device_parameter();
  for (const char* together : {"cuda:all", "cuda:0,1", "cuda:2,3", "cuda:0,1,2,3"})
    device.choices.insert(device.choices.end() - 1, together);  // so that values given by number stay
  device.help += " " + tr("Several GPUs compute together, each a part of the domain: cuda:all, or cuda:0,1.");
  return device;
}

ParameterInfo threads_parameter() {
  ParameterInfo threads = make_parameter(Kind::integer, "THREADS", tr("Threads"),
                                         tr("On the CPU; 0 = all cores. The results do not depend on it."));
  threads.number = 0;
  threads.most = 4096;
  return advanced(threads);
}

ParameterInfo run_name_parameter() {
  return optional(make_parameter(
      Kind::text, "RUN_NAME", tr("Name of the run"),
      tr("What the results are called in the project, for example Levee: they arrive in a group of that "
         "name, and it stands in their metadata. Not given: Run and a number.")));
}

ParameterList flood_inputs() {
  ParameterList list;
  add(list, Group::terrain, add_terrain);
  add(list, Group::water, add_water);
  add(list, Group::edges, add_edges);
  add(list, Group::numerics, add_numerics);
  return list;
}

}  // namespace spate

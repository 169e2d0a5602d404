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
         "as there is any). The field 'hydrograph' names its series in the table of hydrographs. A discharge "
         "is for the whole feature and is split over its cells; a level is imposed on each of them.")));
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
  to.push_back(advanced(optional(
      make_parameter(Kind::raster, "INITIAL_DEPTH", tr("Water depth at the start"),
                     tr("Raster of depths in metres, at rest. No data means dry. Within WATER_BODIES "
                        "their level counts instead.")))));
}

void add_edges(ParameterList& to) {
  const std::vector<std::string> kinds(edge_kind_names.begin(), edge_kind_names.end());
  const std::string help =
      tr("wall: nothing passes. open: water leaves freely. level, discharge: as given by the series of this "
         "side's name in the table of hydrographs (a discharge in m³/s for the whole side).");
  to.push_back(choice("WEST", tr("Western edge"), kinds, "open", help));
  to.push_back(choice("EAST", tr("Eastern edge"), kinds, "open", help));
  to.push_back(choice("NORTH", tr("Northern edge"), kinds, "open", help));
  to.push_back(choice("SOUTH", tr("Southern edge"), kinds, "open", help));
  to.push_back(vector("BOUNDARIES", tr("Boundary lines"), lines,
                      tr("Lines along parts of the edge, also along nodata, that differ from their side. The "
                         "field 'kind' is wall, open, level or discharge; for the last two 'hydrograph' "
                         "names the series. A discharge is for the whole line.")));
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
  return choice("PRECISION", tr("Precision"), names, name_of(Numerics{}.precision),
                tr("float: the numbers of the flow have 7 digits, which suits floods. double: 16 digits, for "
                   "three to six times the time on a CPU and twice the memory, to see on a case what floats "
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
      "CREST_THRESHOLD", tr("Dikes of the elevation model hold where lowered by more than (m)"), 0.1, 1000,
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

std::string structures_help() {
  return tr("Culverts, shafts, weirs, gates and pumps as lines from inlet to outlet, sinks as points, "
            "bridges "
            "and crests as lines across the flow. The field 'type' is culvert (also without a type), shaft, "
            "weir, gate, pump, sink, bridge or crest; 'name' is optional. Water passes between the cells at "
            "both ends (as many side by side as the structure is wide), by the levels "
            "there, backwards too unless 'flap' is 1; it never moves more in a step than brings both "
            "levels together.") +
         " " +
         tr("Culverts (FHWA HDS-5): 'shape' circular, box or arch, 'diameter' or 'width' and 'height' "
            "(m), 'barrels' (1), 'length' (m; that of the line), 'invert_up' and 'invert_down' (m; the "
            "ground of DEM at the ends), 'material' concrete or metal, 'manning' (s m^-1/3; 0.012 for "
            "concrete, 0.024 for metal, as in charts 5 and 6), 'inlet' (headwall, groove, projecting, "
            "bevelled, mitred, wingwalls or straight_wingwalls, as far as HDS-5 has it for the shape), "
            "'k_entry' (that of the inlet in HDS-5, table C.2) and 'k_exit' (1). With 'jet' 1 the water "
            "leaves with the momentum that it has in the pipe, along the line's last stretch; else it "
            "has come to rest, as over a stilling basin.") +
         " " +
         tr("Shafts ('type' shaft): water falls over a round rim ('level', m; the ground) of the "
            "diameter 'mouth' (m; that of the pipe) into a pipe to the line's end at 'invert_down' (m; "
            "the ground): a weir (1.7 m^0.5/s) at first, then an orifice (0.6), then the full pipe, "
            "whichever passes least (USBR 1987, Design of Small Dams). Of the pipe: 'diameter' (m), "
            "'length' (m; that of the line and the fall), 'manning' (0.012 s m^-1/3), 'k_entry' (0.5), "
            "'k_exit' (1) and 'jet', as for culverts. A shaft out of the model is an inlet of INLETS.") +
         " " +
         tr("Weirs: 'level' of the crest (m; the higher ground of both ends), 'width' (m), 'coefficient' "
            "(1.705 m^0.5/s, critical flow over a broad crest); submergence after Villemonte (1947).") +
         " " +
         tr("Gates: 'level' of the sill (m; the higher ground of both ends), 'width' and 'height' when "
            "fully open (m), 'coefficient' (0.61, a sharp lip: Henry 1950; below the lip a broad-crested "
            "weir), 'opening' (0 to 1; 1), or 'openings' over time as pairs of seconds and openings, "
            "such as 0:1; 3600:0.25; or 'open_level' and 'close_level' (m): it opens above the one and "
            "closes below the other, or the other way round, within 'opening_minutes' (0), by the level "
            "at 'rule_x' and 'rule_y' (in the CRS of DEM; the inlet).") +
         " " +
         tr("Pumps: 'discharge_m3s', or 'curve' as pairs of head (m) and m³/s, such as 0:2; 5:1; "
            "'start_level' "
            "and 'stop_level' (m) at the inlet or at 'rule_x' and 'rule_y'. Drawn as a point it takes water "
            "out of the domain, as a sink with its 'discharge_m3s' does.") +
         " " +
         tr("Bridges ('type' bridge): lines along the bridge, across the flow, with 'soffit' and 'deck' (m): "
            "water passes freely up to the soffit, then under pressure ('coefficient' 0.8 where both sides "
            "are under water, 'sluice' 0.5 where only the upper one is: FHWA HDS-1, with the velocity head), "
            "and over the deck as over a "
            "barrier; 'piers' is the share of the width that they take (0), with Yarnell's loss and "
            "'pier_shape' (his K: 0.9 round, 1.25 square). DEM must not hold the deck.") +
         " " +
         tr("Crests ('type' crest): lines across the flow, at 'level' (m): water passes over them as over a "
            "barrier, with its momentum, between all cells along the line; 'coefficient' (1.705 m^0.5/s, "
            "critical flow over a broad crest; less for rough or broken ones).") +
         " " +
         tr("What passes bridges and crests is in GAUGE_SERIES, positive from the right of the line to its "
            "left: draw it from the left bank to the right one looking downstream.");
}

std::string inlets_help() {
  return tr("Inlets of the street drainage: points, each with a pipe behind it. Fields: 'capacity_m3s' "
            "(m³/s, "
            "what the pipe takes at most), 'width' (m, the perimeter of the grate without the side at the "
            "curb) "
            "and 'area' (m², its clear opening): a weir in shallow water, an orifice in deep water (FHWA "
            "HEC-22); or 'curve', pairs of the depth above the grate (m) and m³/s, such as 0:0; 0.1:0.05. "
            "Optional: 'name', 'clogging' (0 to 0.99, the part that is clogged; 0), 'level' of the grate (m; "
            "the ground).") +
         " " +
         tr("Water leaves the domain, or comes out where a line from the inlet ends or at 'outlet_x' and "
            "'outlet_y' (in the CRS of DEM). Where the water stands higher there, it comes back, up to the "
            "same capacity, unless 'flap' is 1.");
}

std::string barriers_help() {
  return tr(
      "Walls, dikes, mobile barriers: lines or polygons. A line stands on the faces between cells whose "
      "centres it separates: it is thinner than a cell and leaves no gap, however it crosses the grid. A "
      "polygon does so for every cell whose centre lies in it, and for those that its outline separates. "
      "Fields: 'crest' (elevation of the top, m) or 'height' (m above the higher of the two cells beside "
      "it); optional 'name', 'close_s' and 'open_s' (it stands from the one until the other, s since the "
      "start), 'breach_s', 'breach_minutes' and 'breach_crest' (from that time on the crest sinks to that "
      "elevation in m, over so many minutes), and 'set' (of the scenarios of an ensemble). Higher water "
      "flows over it. Where barriers meet, the higher crest counts. A line need not come down as a whole: "
      "'breach_width' is the width in m of its breach at first (10 where only a soil is given), 'breach_at' "
      "where it lies (m from the beginning of the line; its middle if empty), and 'breach_soil' ('sand' or "
      "'clay') or 'breach_velocity' (that which the soil withstands, m/s) lets it widen once the crest has "
      "come down, by the difference of the levels on both sides 20 m from it, as Verheij and Van der Knaap "
      "(2003) found.");
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:fixterrain, and the command `spate fixterrain`.
#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/tools/terrain_proposals.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

void add_accepted(ParameterList& list) {
  list.push_back(optional(make_parameter(
      Kind::vector, "ACCEPTED_SPOTS", tr("Accepted spots"),
      tr("Points of an earlier run, looked through: nothing is searched, these are applied, but for those "
         "whose 'accept' is 0. Of own points 'kind' (spike or pit), 'cells' and 'new_m' may be empty."))));
  list.back().geometries.points = true;
  list.push_back(optional(make_parameter(
      Kind::vector, "ACCEPTED_BRIDGES", tr("Accepted bridges"),
      tr("Lines of an earlier run, likewise. Of own lines 'width' may be empty (one cell), and 'bed_begin' "
         "with 'bed_end' (the ground at the ends)."))));
  list.back().geometries.lines = true;
}

void add_results(ParameterList& list) {
  list.push_back(
      optional(make_parameter(Kind::vector_result, "SPOTS", tr("Spikes and pits"),
                              tr("Points with kind, cells, height, level and 'accept'."), Group::results)));
  list.back().geometries.points = true;
  list.push_back(optional(
      make_parameter(Kind::vector_result, "BRIDGES", tr("Bridges"),
                     tr("Lines through the bridges with height, width, bed and 'accept'."), Group::results)));
  list.back().geometries.lines = true;
  list.push_back(optional(make_parameter(Kind::raster_result, "FIXED", tr("Fixed terrain"),
                                         tr("The elevation model with what is applied."), Group::results)));
  list.back().is_wanted = false;
}

ParameterList parameters() {
  ParameterList list;
  list.push_back(make_parameter(Kind::raster, "DEM", tr("Elevation model"),
                                tr("Ground elevation in metres, in a projected CRS with square cells.")));
  list.push_back(choice("FIND", tr("What to look for"), {"all", "spots", "bridges"}, "all",
                        tr("spots: spikes and pits.")));
  list.push_back(make_parameter(Kind::flag, "APPLY", tr("Apply all that is found"),
                                tr("Otherwise it is only proposed.")));
  add_accepted(list);
  list.push_back(number_between("SPIKE_HEIGHT", tr("Height of spikes and pits (m)"), 2, 0.01, 1000,
                                tr("How far they stand out from all around them.")));
  list.push_back(number_between("SPIKE_CELLS", tr("Cells of spikes and pits"), 4, 1, 25,
                                tr("At most so many are one of them.")));
  list.back().kind = Kind::integer;
  list.push_back(number_between("BRIDGE_HEIGHT", tr("Height of bridges (m)"), 0.5, 0.05, 1000,
                                tr("Of the strip and of the banks above the channel, at least.")));
  list.push_back(number_between("BRIDGE_LENGTH", tr("Length of bridges (m)"), 40, 0.1, 1000,
                                tr("Along the channel, at most.")));
  list.push_back(number_between("CHANNEL_WIDTH", tr("Width of channels (m)"), 60, 0.1, 5000,
                                tr("From bank to bank, at most.")));
  add_results(list);
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"SPIKE_COUNT", tr("Spikes")},
          {"PIT_COUNT", tr("Pits")},
          {"BRIDGE_COUNT", tr("Bridges")},
          {"CHANGED_CELLS", tr("Cells changed")}};
}

bool has_accepted(const Values& values) {
  return values.is_given("ACCEPTED_SPOTS") || values.is_given("ACCEPTED_BRIDGES");
}

void check(const Values& values) {
  const bool applies = values.flag("APPLY") || has_accepted(values);
  if (applies && !values.is_given("FIXED"))
    throw Error("fixed_terrain_missing", tr("FIXED is not given"),
                tr("there is no place for the terrain with what is applied"), tr("Choose a file for it."));
  if (!applies && values.is_given("FIXED"))
    throw Error("nothing_to_apply", tr("FIXED is given, but nothing is to be applied"),
                tr("neither APPLY nor accepted spots or bridges are given"),
                tr("Set APPLY, give accepted ones, or skip FIXED."));
}

void log_bridges(const std::vector<io::Bridge>& bridges, Log& log) {
  constexpr std::size_t most = 20;
  for (std::size_t i = 0; i < std::min(bridges.size(), most); ++i) {
    const io::Bridge& bridge = bridges[i];
    log.info(tr("  bridge at x %1, y %2: %3 m high and %4 m long, across a channel of %5 m",
                fixed(0.5 * (bridge.x0 + bridge.x1), 1), fixed(0.5 * (bridge.y0 + bridge.y1), 1),
                fixed(bridge.height, 2), fixed(std::hypot(bridge.x1 - bridge.x0, bridge.y1 - bridge.y0), 1),
                fixed(bridge.width, 1)));
  }
  if (bridges.size() > most) log.info(tr("  and %1 {other|others}", bridges.size() - most));
}

TerrainProposals find(const io::Dem& dem, const ToolCall& call) {
  const Values& values = call.values;
  TerrainProposals found;
  const std::string what = values.text("FIND");
  if (what != "bridges")
    found.spots =
        io::find_spots(dem.terrain, dem.reference,
                       {values.number("SPIKE_HEIGHT"), static_cast<int>(values.number("SPIKE_CELLS"))},
                       watch_stage(call.log, tr("Looking for spikes and pits")));
  if (what == "spots") return found;
  const std::vector<io::Bridge> bridges = io::find_bridges(
      dem.terrain, dem.reference,
      {values.number("BRIDGE_HEIGHT"), values.number("BRIDGE_LENGTH"), values.number("CHANNEL_WIDTH")},
      watch_stage(call.log, tr("Looking for bridges")));
  for (const io::Bridge& bridge : bridges) {
    found.bridges.push_back(
        io::bed_through(bridge, tr("bridge %1", std::to_string(found.bridges.size() + 1))));
    found.bridge_heights.push_back(bridge.height);
  }
  log_bridges(bridges, call.log);
  return found;
}

// How many cells it changes.
std::size_t apply(const io::Dem& dem, const TerrainProposals& proposals, const std::string& path,
                  const ToolCall& call) {
  const std::vector<io::ChangedCell> changes =
      io::changes_of(dem.terrain, dem.reference, proposals.spots, proposals.bridges,
                     watch_stage(call.log, tr("Fixing the terrain")));
  double removed = 0, filled = 0;
  for (const io::ChangedCell& change : changes) {
    const double by = change.level - static_cast<double>(dem.terrain.zb[change.cell]) - dem.terrain.datum;
    (by > 0 ? filled : removed) += std::fabs(by) * dem.reference.cell_width * dem.reference.cell_height;
  }
  call.log.info(tr("%1 {cell|cells} changed; %2 m³ of ground removed, %3 m³ filled", changes.size(),
                   cubic_metres(removed), cubic_metres(filled)));
  io::GridBand band(call.inputs.raster("DEM"), "DEM");
  io::GeoTiffSet set(dem.reference, call.origin);
  set.write(
      path,
      {band_of("FIXED", io::with_changes(band, changes, watch_stage(call.log, tr("Writing the terrain"))))});
  set.publish();
  return changes.size();
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("FIXED");
  if (!path.empty()) io::GeoTiffSet::check_writable(path);
  const bool seeks_bridges = !has_accepted(call.values) && call.values.text("FIND") != "spots";
  constexpr double of_bridges = 22, of_spots = sizeof(float);  // bytes a cell
  const io::Dem dem = read_elevation_model(call.inputs.raster("DEM"), call.inputs.dem_crs(), call.log,
                                           seeks_bridges ? of_bridges : of_spots);
  const TerrainProposals proposals = has_accepted(call.values)
                                         ? read_accepted(call.inputs, dem.terrain, dem.reference, call.log)
                                         : find(dem, call);
  const auto pits = static_cast<std::size_t>(std::count_if(proposals.spots.begin(), proposals.spots.end(),
                                                           [](const io::Spot& spot) { return spot.is_pit; }));
  const std::size_t spikes = proposals.spots.size() - pits;
  call.log.info(tr("Spikes: %1; pits: %2; bridges: %3", spikes, pits, proposals.bridges.size()));
  const std::size_t changed = path.empty() ? 0 : apply(dem, proposals, path, call);
  const std::string& crs = dem.reference.crs_wkt;
  call.write_layer("SPOTS", spots_layer(proposals, crs), std::string(style_text("terrain_spots")));
  call.write_layer("BRIDGES", bridges_layer(proposals, crs), std::string(style_text("terrain_bridges")));
  return {{{"SPIKE_COUNT", static_cast<double>(spikes)},
           {"PIT_COUNT", static_cast<double>(pits)},
           {"BRIDGE_COUNT", static_cast<double>(proposals.bridges.size())},
           {"CHANGED_CELLS", static_cast<double>(changed)}},
          {}};
}

}  // namespace

const Tool fix_terrain_tool = {
    "fixterrain", translatable("Find spikes, pits and bridges in an elevation model, as spate:fixterrain"),
    parameters,   numbers,
    check,        run};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkbarriers, and the command `spate checkbarriers`.
#include <cmath>
#include <limits>

#include "algorithms/case/inputs/raster_inputs.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/tools/barrier_leaks.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "solver/core/translatable.hpp"
#include "solver/run/crests.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

ParameterList parameters() {
  ParameterList list;
  list.push_back(make_parameter(
      Kind::raster, "DEM", tr("Elevation model"),
      tr("Ground elevation in metres, in a projected CRS with square cells: the one of the simulation.")));
  list.push_back(make_parameter(Kind::vector, "BARRIERS", tr("Barriers"), barriers_help()));
  list.back().geometries.lines = list.back().geometries.polygons = true;
  list.push_back(optional(make_parameter(
      Kind::number, "LEVEL", tr("Water level (m)"),
      tr("Elevation of the water surface that the barriers are to hold, in the heights of the elevation "
         "model. Either this or the raster of levels is needed."))));
  list.back().least = -1e9;
  list.push_back(optional(make_parameter(
      Kind::raster, "LEVELS", tr("Raster of water levels (m)"),
      tr("Elevation of the water surface at each place, for example MAX_LEVEL of a run without the barriers; "
         "no data where there is no water."))));
  list.push_back(number_of("MAX_GAP", tr("Largest gap (m)"), 10, 1e6,
                           tr("Ends of barriers farther apart than this are not meant to meet.")));
  std::vector<std::string> schemes;
  for (const SchemeInfo& scheme : scheme_list) schemes.emplace_back(scheme.name);
  const std::string first = schemes.front();
  list.push_back(advanced(choice("SCHEME", tr("Scheme"), std::move(schemes), first.c_str(),
                                 tr("That of the simulation: its bed is the ground."))));
  list.push_back(crest_threshold_parameter());
  list.push_back(
      make_parameter(Kind::vector_result, "LEAKS", tr("Leaks"),
                     tr("Points where water would pass, and open ends, styled by 'kind'; 'barrier' and "
                        "'other' name those concerned."),
                     Group::results));
  list.back().geometries.points = true;
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"LEAK_COUNT", tr("Leaks")}, {"OPEN_ENDS", tr("Open ends")}};
}

void check(const Values& values) {
  const double gap = values.number("MAX_GAP");
  if (!(gap > 0) || gap > 1e6)
    throw Error("value_out_of_limits", tr("%1 is %2", "MAX_GAP", gap),
                tr("Largest gap (m): it must be greater than 0 and at most %1", 1000000),
                tr("Correct the value of MAX_GAP."));
  const bool has_level = values.is_given("LEVEL"), has_raster = values.is_given("LEVELS");
  if (!has_level && !has_raster)
    throw Error("no_level", tr("There is no water level"), tr("neither LEVEL nor LEVELS is given"),
                tr("Give the level that the barriers are to hold, or a raster of levels."));
  if (has_level && has_raster)
    throw Error("two_levels", tr("LEVEL and LEVELS are both given"), tr("the level would be ambiguous"),
                tr("Clear one of them."));
  if (has_level && !std::isfinite(values.number("LEVEL")))
    throw Error("level_not_a_number", tr("LEVEL is not a number"), tr("it must be an elevation in m"),
                tr("Correct the value of LEVEL."));
}

const char* kind_name(LeakKind kind) {
  switch (kind) {
    case LeakKind::gap:
      return translatable("gap");
    case LeakKind::flank:
      return translatable("flank");
    case LeakKind::open_end:
      return translatable("open end");
    default:
      return translatable("crest");
  }
}

std::string leak_text(const Leak& leak) {
  const std::string width = fixed(leak.width, 2), low = fixed(leak.lowest, 2);
  const std::string text =
      leak.kind == LeakKind::crest
          ? tr("%1: its crest is below the level over %2 m, down to %3 m", leak.barrier, width, low)
      : leak.kind == LeakKind::flank
          ? tr("%1: %2 m to higher ground, ground at %3 m", leak.barrier, width, low)
          : tr("%1: %2 m to %3, ground at %4 m", leak.barrier, width, leak.other, low);
  return leak.passes ? text : tr("%1 (narrower than the cells: closed in a simulation)", text);
}

// The layer LEAKS, with the open ends behind the leaks.
io::Layer leak_layer(const LeakSearch& found, const std::string& crs) {
  using Type = io::Column::Kind;
  io::Layer layer;
  layer.name = "leaks";
  layer.shape = io::Shape::points;
  layer.crs_wkt = crs;
  for (const char* text : {"kind", "barrier", "other"}) layer.columns.push_back({text, Type::text});
  for (const char* name : {"width_m", "low_m", "depth_m"}) layer.columns.push_back({name, Type::number});
  layer.columns.push_back({"passes", Type::whole_number});
  for (const std::vector<Leak>* list : {&found.leaks, &found.open_ends})
    for (const Leak& leak : *list) {
      io::Row row;
      row.wkb = io::point_wkb(leak.place.x, leak.place.y);
      row.attributes = {std::string(kind_name(leak.kind)),
                        leak.barrier,
                        leak.other.empty() ? io::Attribute() : leak.other,
                        leak.width,
                        leak.lowest,
                        leak.level - leak.lowest,
                        std::int64_t{leak.passes ? 1 : 0}};
      layer.rows.push_back(std::move(row));
    }
  return layer;
}

void log_leaks(const LeakSearch& found, double max_gap, Log& log) {
  log.info(tr("%1 {leak|leaks}", found.leaks.size()));
  for (const Leak& leak : found.leaks) log.info(tr("  %1, %2", tr(kind_name(leak.kind)), leak_text(leak)));
  if (!found.open_ends.empty())
    log.info(tr("%1 {end lies|ends lie} below the level with no barrier or higher ground within %2 m.",
                found.open_ends.size(), max_gap));
  if (!found.ends_unknown.empty())
    log.warning({"polygon_ends_not_checked",
                 tr("The ends of %1 {polygon|polygons} were not checked, only their gaps to other barriers, "
                    "since they are not at least twice as long as wide (%2).",
                    found.ends_unknown.size(), joined(found.ends_unknown))});
}

GroundLevel ground_of(const ToolCall& call, const io::Dem& dem, const ComputedBed& bed) {
  if (call.values.is_given("LEVELS")) {
    io::RasterOnGrid on_grid =
        read_onto_grid(call.inputs, "LEVELS", dem.reference, {io::Resampling::continuous, &dem.terrain});
    warn_all(on_grid.warnings, call.log);
    return {dem.reference, dem.terrain, bed, std::move(on_grid.values)};
  }
  const double level = call.values.number("LEVEL");
  if (level > dem.highest || level <= dem.lowest)
    call.log.warning({"level_outside_dem", tr("LEVEL is %1 m, but DEM lies between %2 and %3 m.", level,
                                              fixed(dem.lowest, 2), fixed(dem.highest, 2))});
  return {dem.reference, dem.terrain, bed, level};
}

// The crests that a simulation would hold, as part of the ground.
void hold_crests(GroundLevel& ground, Scenario& scenario, const ComputedBed& bed, const Values& values,
                 Log& log) {
  const double threshold = values.number("CREST_THRESHOLD");
  if (!(threshold > 0) || scheme_info(parse_scheme(values.text("SCHEME"))).cell_bed) return;
  const BedReport report =
      raise_crests(scenario, bed, threshold, threshold, watch_stage(log, tr("Preparing the ground")));
  if (report.faces == 0) return;
  ground.hold(report.raised_cells, scenario.barriers.back().faces);
  log.info(
      tr("Crests: %1 {cell of narrow dikes and ridges holds|cells of narrow dikes and ridges hold} water up "
         "to the height in the elevation model, by barriers on %2 {face|faces} (the bed alone lowers them by "
         "up to %3 m)",
         report.raised.cells, report.faces, fixed(report.raised.most, 2)));
}

ToolAnswer run(const ToolCall& call) {
  Log& log = call.log;
  const double max_gap = call.values.number("MAX_GAP");
  const io::Dem dem = read_elevation_model(call.inputs.raster("DEM"), call.inputs.dem_crs(), log);
  const std::vector<PlacedBarrier> barriers =
      read_barriers(call.inputs, dem.reference, dem.terrain, std::nullopt, log);
  stop_if_cancelled(log);  // after a cancellation barriers may be missing
  if (barriers.empty()) log.warning({"no_feature", tr("BARRIERS holds no feature.")});
  Scenario ground_only;  // the ground around barriers is the same without them
  ground_only.terrain = dem.terrain;
  ground_only.terrain.manning = {0};
  for (EdgeCondition& side : ground_only.sides) side.kind = EdgeKind::open;
  const ComputedBed bed(ground_only, parse_scheme(call.values.text("SCHEME")),
                        [&log](double) { stop_if_cancelled(log); });
  warn_of_sunken(barriers, bed, dem.terrain.datum, log);
  GroundLevel ground = ground_of(call, dem, bed);
  hold_crests(ground, ground_only, bed, call.values, log);
  const LeakSearch found = find_leaks(barriers, dem.reference, dem.terrain, ground, max_gap, log);
  log_leaks(found, max_gap, log);
  call.write_layer("LEAKS", leak_layer(found, dem.reference.crs_wkt),
                   std::string(style_text("barrier_leaks")));
  return {{},
          {},
          {{"LEAK_COUNT", static_cast<std::int64_t>(found.leaks.size())},
           {"OPEN_ENDS", static_cast<std::int64_t>(found.open_ends.size())}}};
}

}  // namespace

const Tool check_barriers_tool = {
    "checkbarriers",
    translatable("Find where water of a given level would pass barriers, as spate:checkbarriers"),
    parameters,
    numbers,
    check,
    run};

}  // namespace spate

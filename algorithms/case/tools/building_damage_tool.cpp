// SPDX-License-Identifier: GPL-3.0-or-later
// spate:buildingdamage, and the command `spate buildingdamage`.
#include <map>

#include "algorithms/case/damage/damage_rows.hpp"
#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/report/html_page.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;
using Rasters = std::map<std::string, std::vector<float>>;  // values on the cells of buildings, by parameter

// Beside MAX_DEPTH.
constexpr const char* other_rasters[] = {"MAX_SPEED", "MAX_UNIT_DISCHARGE", "ARRIVAL_TIME", "WET_DURATION"};

ParameterInfo raster(const char* name, const std::string& title, const std::string& help) {
  return make_parameter(Kind::raster, name, title, help);
}

ParameterList parameters() {
  ParameterList list;
  list.push_back(make_parameter(Kind::vector, "BUILDINGS", tr("Buildings"), tr("Polygons in any CRS.")));
  list.back().geometries.polygons = true;
  list.push_back(
      raster("MAX_DEPTH", tr("Maximum depth (m)"),
             tr("The largest depth at each place, m, e.g. from Simulate flood; dry is nodata or 0.")));
  list.push_back(optional(raster("MAX_SPEED", tr("Maximum speed (m/s)"),
                                 tr("Its largest value at a building becomes 'vel_max'."))));
  list.push_back(optional(raster("MAX_UNIT_DISCHARGE", tr("Maximum depth times speed (m²/s)"),
                                 tr("Its largest value becomes 'dv_max'."))));
  list.push_back(optional(raster("ARRIVAL_TIME", tr("Arrival time (s)"),
                                 tr("Its smallest value, in the first band, becomes 'arrival_s'."))));
  list.push_back(optional(
      raster("WET_DURATION", tr("Duration of flooding (s)"), tr("Its largest value becomes 'duration_s'."))));
  for (ParameterInfo& info : damage_inputs()) list.push_back(std::move(info));
  for (ParameterInfo& info : simulated_inputs()) list.push_back(std::move(info));
  list.push_back(optional(make_parameter(
      Kind::number, "RETURN_PERIOD", tr("Return period of the flood (years)"),
      tr("Stands in the field 'return_period' of the result, from which Expected annual damage takes it. "
         "Not set: that of the map of depths, if its run had one."))));
  list.back().least = 0.001;
  list.push_back(currency_parameter());
  list.push_back(make_parameter(Kind::vector_result, "DAMAGE", tr("Damage to buildings"),
                                tr("The buildings with all their fields and those of the damage."),
                                Group::results));
  list.back().geometries.polygons = true;
  list.push_back(optional(make_parameter(Kind::table_result, "SUMMARY", tr("Damage by class"),
                                         tr("A table with a row for each class."), Group::results)));
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"BUILDINGS_COUNT", tr("Buildings")},
          {"BUILDINGS_FLOODED", tr("Flooded buildings")},
          {"BUILDINGS_DAMAGED", tr("Damaged buildings")},
          {"BUILDINGS_UNKNOWN", tr("Buildings with unknown damage")},
          {"DAMAGE_STRUCTURE", tr("Damage to structures")},
          {"DAMAGE_CONTENTS", tr("Damage to contents")},
          {"DAMAGE_TOTAL", tr("Total damage")}};
}

// The building treatment of the run decides whether there is water in the cells of buildings.
void check_mode(const std::string& depths, const std::string& mode, Log& log) {
  const std::string of_run = io::read_metadata(depths, "MAX_DEPTH", "SPATE_INPUT_BUILDING_MODE");
  if (!of_run.empty() && of_run != mode)
    log.warning(
        {"building_mode_differs",
         tr("BUILDING_MODE is %1, but the run of MAX_DEPTH had %2 (depths and wet shares would be wrong). "
            "Use the mode of the run.",
            mode, of_run)});
}

// Rain covers all ground with a film, in which every building stands.
void warn_of_rain_films(const std::string& depths, double dry_depth, Log& log) {
  const auto of_run = [&](const char* parameter) {
    return io::read_metadata(depths, "MAX_DEPTH", std::string("SPATE_INPUT_") + parameter);
  };
  const auto is_given = [](const std::string& input) { return !input.empty() && input != "none"; };
  const bool rains = recorded_number(depths, "MAX_DEPTH", "SPATE_INPUT_RAIN") > 0 ||
                     is_given(of_run("RAIN_TABLE")) || is_given(of_run("RAIN_RASTER"));
  if (rains && dry_depth < rain_film)
    log.warning({"rain_films_flood",
                 tr("MAX_DEPTH is of a run with rain, which leaves a film on all ground, and DRY_DEPTH is %1 "
                    "m: buildings in a film count as flooded. Give 0.05 m or more to leave it out.",
                    dry_depth)});
}

// That of the user, or what the run has written into its map; NaN = unknown.
double return_period_of(const ToolCall& call, const std::string& depths) {
  if (call.values.is_given("RETURN_PERIOD")) return call.values.number("RETURN_PERIOD");
  return io::parse_number(io::read_metadata(depths, "MAX_DEPTH", "SPATE_RETURN_PERIOD")).value_or(unknown);
}

std::vector<BuildingLoss> losses(const DamageBuildings& buildings, const std::vector<float>& depths,
                                 const Rasters& others, double return_period, const Log& log) {
  const io::Footprints& footprints = buildings.model.footprints;
  const auto extreme = [&](const char* raster, auto function, std::size_t building) {
    const auto values = others.find(raster);
    return values == others.end() ? unknown : (footprints.*function)(building, values->second);
  };
  std::vector<BuildingLoss> list(footprints.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    stop_if_cancelled(log);
    BuildingLoss& loss = list[i];
    loss.damage = buildings.model.damage(i, depths);
    loss.speed = extreme("MAX_SPEED", &io::Footprints::largest, i);
    loss.unit_discharge = extreme("MAX_UNIT_DISCHARGE", &io::Footprints::largest, i);
    loss.arrival = extreme("ARRIVAL_TIME", &io::Footprints::smallest, i);
    loss.return_period = return_period;
    loss.duration = extreme("WET_DURATION", &io::Footprints::largest, i);
    const io::DepthSample& water = loss.damage.water;
    loss.flags = buildings.infos[i].flags | (!water.outside && !water.wet ? flag_dry : 0u);
  }
  return list;
}

// The layer DAMAGE.
KeptRows damage_rows(const DamageBuildings& buildings, const std::vector<BuildingLoss>& losses,
                     const std::string& crs) {
  KeptRows rows;
  rows.input = "BUILDINGS";
  rows.columns = damage_columns();
  rows.validity = Validity::unchecked;
  rows.crs_wkt = crs;
  for (const io::Column& column : rows.columns) rows.left_out.push_back(cut_name(column.name));
  for (std::size_t i = 0; i < losses.size(); ++i) {
    rows.rows.push_back({i, damage_attributes(buildings.model.buildings[i], buildings.infos[i], losses[i])});
    rows.ids.push_back(buildings.infos[i].id);
  }
  return rows;
}

// Classes by what can be lost, not by what was: so they are the same for all floods of these buildings.
std::string style_of(const DamageBuildings& buildings, const std::string& currency) {
  double most = 0;
  for (const Building& building : buildings.model.buildings)
    if (const double value = building.structure_value + building.contents_value; value > most) most = value;
  return money_style("damage_total", most, currency);
}

void log_sum(const ClassSum& all, const std::string& currency, Log& log) {
  log.info(tr("Buildings: %1; flooded: %2, damaged: %3, damage unknown: %4.", all.buildings, all.flooded,
              all.damaged, all.unknown_damage));
  log.info(tr("Damage: %1 (structures %2, contents %3).", money_text(all.total, currency),
              money_text(all.structure, currency), money_text(all.contents, currency)));
  if (all.unknown_damage > 0)
    log.warning({"damage_unknown", tr("%1 {building is|buildings are} left out of the total damage, because "
                                      "{its own|theirs} is unknown: see 'flag'.",
                                      all.unknown_damage)});
  if (all.buildings == 0) log.warning({"no_feature", tr("BUILDINGS holds no feature.")});
  if (all.buildings > 0 && all.flooded == 0)
    log.warning({"no_building_flooded",
                 tr("No building is flooded: check that MAX_DEPTH is the map of this place.")});
}

ToolAnswer run(const ToolCall& call) {
  const std::string depth_source = call.inputs.raster("MAX_DEPTH");
  io::GeoReference reference = io::read_reference(depth_source, "MAX_DEPTH");
  check_run(depth_source, "MAX_DEPTH");
  warn_of_partial_run(depth_source, "MAX_DEPTH", call.log);
  check_mode(depth_source, call.values.text("BUILDING_MODE"), call.log);
  warn_of_rain_films(depth_source, call.values.number("DRY_DEPTH"), call.log);
  const io::GeoReference as_in_file = reference;
  use_grid_crs(reference, call.inputs, "MAX_DEPTH");
  const DamageBuildings buildings = read_damage_buildings(call.inputs, call.values, reference, call.log);
  const std::vector<std::size_t>& cells = buildings.model.footprints.cells();
  const std::vector<float> depths = io::read_cells(depth_source, "MAX_DEPTH", as_in_file, cells);
  check_depths(depths, "MAX_DEPTH");
  warn_of_levels(shallowest(depths), depth_source, "MAX_DEPTH", call.log);
  Rasters others;
  for (const char* name : other_rasters)
    if (const std::string source = call.inputs.raster(name); !source.empty())
      others[name] = io::read_cells(source, name, as_in_file, cells);
  call.log.progress(70);
  const std::vector<BuildingLoss> list =
      losses(buildings, depths, others, return_period_of(call, depth_source), call.log);

  std::map<std::string, ClassSum> classes;
  ClassSum all;
  for (std::size_t i = 0; i < list.size(); ++i) {
    classes[buildings.infos[i].class_name].add(buildings.model.buildings[i], list[i]);
    all.add(buildings.model.buildings[i], list[i]);
  }

  // From here on nothing is cancelled, so that no file is half a result.
  const std::string currency = call.values.text("CURRENCY");
  call.write_rows("DAMAGE", damage_rows(buildings, list, reference.crs_wkt), style_of(buildings, currency));
  call.write_layer("SUMMARY", class_table(classes, currency), {});
  log_sum(all, currency, call.log);
  return {
      {{"DAMAGE_STRUCTURE", all.structure}, {"DAMAGE_CONTENTS", all.contents}, {"DAMAGE_TOTAL", all.total}},
      {},
      {{"BUILDINGS_COUNT", all.buildings},
       {"BUILDINGS_FLOODED", all.flooded},
       {"BUILDINGS_DAMAGED", all.damaged},
       {"BUILDINGS_UNKNOWN", all.unknown_damage}}};
}

}  // namespace

const Tool building_damage_tool = {
    "buildingdamage",
    translatable("Compute the damage of a flood to each building, as spate:buildingdamage"),
    parameters,
    numbers,
    check_damage_values,
    run,
    "MAX_DEPTH"};

}  // namespace spate

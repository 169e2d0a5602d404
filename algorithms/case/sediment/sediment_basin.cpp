// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/sediment/sediment_basin.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "algorithms/case/inputs/raster_inputs.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/table/timed_values.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

constexpr std::array<std::pair<const char*, Side>, 4> sides = {
    {{"WEST", Side::west}, {"EAST", Side::east}, {"NORTH", Side::north}, {"SOUTH", Side::south}}};

// The raster, with the number where it has no data; or the number alone.
std::vector<double> field_of(const char* raster, double number_elsewhere, const Inputs& inputs,
                             const SedimentBasin& to, Log& log) {
  if (!inputs.is_given(raster)) return {number_elsewhere};
  const io::RasterOnGrid read =
      read_onto_grid(inputs, raster, to.reference, {}, watch_stage(log, tr("Reading %1", raster)));
  warn_all(read.warnings, log);
  std::vector<double> field(read.values.begin(), read.values.end());
  std::size_t filled = 0;
  for (std::size_t cell = 0; cell < field.size(); ++cell)
    if (std::isnan(field[cell]) && !std::isnan(to.basin.bed[cell])) {
      field[cell] = number_elsewhere;
      ++filled;
    }
  if (filled > 0)
    log.info(tr("%1 has no data in %2 {cell|cells}: %3 is taken there", raster, number(filled),
                number(number_elsewhere)));
  return field;
}

// Columns time_a (years), and level_m or supply_factor, or both.
void read_sea_table(const io::Table& table, SedimentBasin& to) {
  const io::TableReader reader(table);
  const auto time = reader.find("time_a");
  if (!time)
    reader.fail_columns("sea_time_missing", "The table '%1' has no column of years",
                        tr("none is named time_a"),
                        tr("Name the column of times, in years since the start, time_a."));
  const auto level = reader.find("level_m"), factor = reader.find("supply_factor");
  if (!level && !factor)
    reader.fail_columns("sea_values_missing", "The table '%1' has neither levels nor factors",
                        tr("none is named level_m or supply_factor"),
                        tr("Name a column level_m (sea level, m) or supply_factor."));
  const auto read = [&](std::size_t column, double most, const char* unit, double offset) {
    io::TimedValues values;
    for (std::size_t row = 0; row < reader.rows(); ++row) {
      const double value = reader.number(row, column);
      io::check_limit(reader, row, column, value, most, unit);
      if (factor && column == *factor && value < 0)
        reader.fail_at(row, column, "supply_factor_negative", "The table '%1' has a negative factor",
                       tr("%1: what comes in would be taken out", number(value)), tr("Correct it."));
      values.add(reader, row, {*time, 1}, value - offset, {}, {});
    }
    return std::move(values).series();
  };
  if (level) to.basin.sea_level = read(*level, io::most_elevation, "m", to.datum);
  if (factor) to.basin.supply_factor = read(*factor, 1e6, "", 0);
}

void add_supply(const Feature& feature, SedimentBasin& to, Log& log) {
  const double sand = feature.number("sand_m3a").value_or(0), mud = feature.number("mud_m3a").value_or(0);
  io::CellsOfGeometry found = io::cells_of_geometry(feature.wkb, to.reference, feature.label);
  const std::vector<double>& bed = to.basin.bed;
  found.cells.erase(std::remove_if(found.cells.begin(), found.cells.end(),
                                   [&](std::size_t cell) { return std::isnan(bed[cell]); }),
                    found.cells.end());
  if (found.cells.empty())
    throw Error("supply_outside_dem", tr("%1 lies on no ground", sentence(feature.label)),
                tr("DEM covers %1, and has no data in some places", to.reference.extent_text()),
                tr("Move it inside, or check the CRS of SUPPLIES."));
  if (!(sand >= 0) || !(mud >= 0))
    throw Error("supply_negative", tr("%1 takes sediment out", sentence(feature.label)),
                tr("sand_m3a is %1, mud_m3a %2", number(sand), number(mud)),
                tr("Let sediment leave over an open side instead."));
  const auto share = 1 / static_cast<double>(found.cells.size());
  for (const std::size_t cell : found.cells) to.basin.supplies.push_back({cell, share * sand, share * mud});
  log.info(tr("%1: %2 m³ of sand and %3 m³ of mud a year on %4", sentence(feature.label), number(sand),
              number(mud), tr("%1 {cell|cells}", found.cells.size())));
}

void supply_side(sediment::Basin& basin, Side side, const std::string& name, double sand, double mud,
                 Log& log) {
  const std::int32_t supplied = sediment::supply_side(basin, side, sand, mud);
  const bool upright = side == Side::west || side == Side::east;
  const std::int32_t cells = upright ? basin.grid.rows : basin.grid.columns;
  if (supplied == 0)
    throw Error("supply_side_without_ground", tr("Nothing can come in over %1", name),
                tr("all cells of DEM at that edge have no data"),
                tr("Cut DEM to its ground, or draw lines on it as SUPPLIES."));
  if (supplied < cells)
    log.warning(
        {"supply_side_in_part", tr("%1 is supplied along %2 of its %3 cells only", name, supplied, cells),
         tr("the others have no data"), tr("Cut DEM to its ground, or draw lines on it as SUPPLIES.")});
}

void read_sea(const Inputs& inputs, const Values& values, SedimentBasin& to, Log& log) {
  if (inputs.is_given("SEA_TABLE")) read_sea_table(inputs.table("SEA_TABLE"), to);
  if (values.is_given("SEA_LEVEL")) {
    if (to.basin.sea_level.empty())
      to.basin.sea_level = Series(values.number("SEA_LEVEL") - to.datum);
    else
      log.warning({"sea_level_twice", tr("SEA_LEVEL is not used"), tr("SEA_TABLE has levels"),
                   tr("Leave one of them out.")});
  }
}

}  // namespace

SedimentBasin read_sediment_basin(const Inputs& inputs, const Values& values, Log& log) {
  io::Dem dem = read_elevation_model(inputs.raster("DEM"), inputs.dem_crs(), log);
  SedimentBasin result;
  sediment::Basin& basin = result.basin;
  result.reference = dem.reference;
  result.datum = dem.terrain.datum;
  basin.grid = dem.terrain.grid;
  const std::vector<float> heights = dem.terrain.zb.values();
  basin.bed.assign(heights.begin(), heights.end());
  basin.sand = field_of("SAND_RASTER", values.number("SAND"), inputs, result, log);
  basin.alpha = field_of("ALPHA_RASTER", values.number("ALPHA"), inputs, result, log);
  basin.beta = field_of("BETA_RASTER", values.number("BETA"), inputs, result, log);
  basin.alpha_sea = values.number("ALPHA_SEA");
  basin.beta_sea = values.number("BETA_SEA");
  basin.sand_solids = values.number("SAND_SOLIDS");
  basin.mud_solids = values.number("MUD_SOLIDS");
  basin.active_layer = values.number("ACTIVE_LAYER");
  read_sea(inputs, values, result, log);
  for (const auto& [name, side] : sides) {
    basin.open[static_cast<std::size_t>(side)] = values.text(name) == "open";
    const double sand = values.number(std::string(name) + "_SAND"),
                 mud = values.number(std::string(name) + "_MUD");
    if (sand > 0 || mud > 0) supply_side(basin, side, name, sand, mud, log);
  }
  for_each_feature(read_features(inputs, {"SUPPLIES", tr("supply"), {}, {}, {"sand_m3a", "mud_m3a"}}, log),
                   log, [&](const Feature& feature) { add_supply(feature, result, log); });
  sediment::check(basin);
  return result;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/soil_maps.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "algorithms/case/inputs/raster_inputs.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/raster/land_cover.hpp"
#include "algorithms/io/table/manning_table.hpp"
#include "algorithms/io/table/shipped_tables.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

const io::SoilColumn& column_of_band(const std::string& name, std::size_t band) {
  const auto& columns = io::soil_columns();
  const auto column = std::find_if(columns.begin(), columns.end(), [&](const io::SoilColumn& each) {
    return folded(io::trimmed(name)) == each.name;
  });
  if (column != columns.end()) return *column;
  std::vector<std::string> known;
  for (const io::SoilColumn& each : columns) known.emplace_back(each.name);
  throw Error("soil_band_unknown", tr("Band %1 of %2 is named '%3'", number(band), "SOIL_NUMBERS", name),
              tr("names are %1", joined(known)), tr("Give the band its name, or remove it."));
}

}  // namespace

SoilClasses read_soil_classes(const SoilClassNames& names, const Scenario& scenario,
                              const io::GeoReference& reference, const Inputs& inputs, Log& log) {
  const auto& [raster, table, shipped] = names;
  SoilClasses classes;
  if (!inputs.is_given(raster)) {
    if (inputs.is_given(table))
      log.warning({"table_of_classes_unused", tr("%1 is given without %2", table, raster),
                   tr("no place has a class"), tr("Give %1, or leave out %2.", raster, table)});
    return classes;
  }
  const io::SoilTable rows =
      io::read_soil_table(inputs.is_given(table) ? inputs.table(table) : io::shipped_table(shipped));
  const Watch watch = watch_stage(log, tr("Reading %1", raster));
  const io::RasterOnGrid on_grid =
      read_onto_grid(inputs, raster, reference, {io::Resampling::nearest, &scenario.terrain}, watch);
  warn_all(on_grid.warnings, log);
  constexpr std::size_t most_classes = 10000;  // soil maps of whole countries have some thousand units
  std::unordered_map<float, std::uint32_t> places;
  std::map<std::string, std::int64_t> unknown;
  classes.of_cells = PagedField<std::uint32_t>(on_grid.values.size(), {0});
  scenario.terrain.each_cell(watch, [&](std::size_t cell) {
    const float value = on_grid.values[cell];
    if (std::isnan(value) || scenario.terrain.is_wall(cell)) return;
    const auto [place, is_new] = places.try_emplace(value, 0);
    if (is_new) {
      io::check_class(value, places.size(), most_classes, names.raster);
      const auto row = rows.find(io::class_key(static_cast<double>(value)));
      if (row != rows.end()) {
        place->second = static_cast<std::uint32_t>(classes.rows.size());
        classes.rows.push_back(row->second);
      }
    }
    if (place->second == 0) ++unknown[io::class_key(static_cast<double>(value))];
    classes.of_cells.set(cell, place->second);
  });
  log.info(tr("%1: %2 {class|classes}", raster, number(classes.rows.size() - 1)));
  if (!unknown.empty()) {
    std::int64_t cells = 0;
    std::vector<std::string> some;
    for (const auto& [name, count] : unknown) {
      cells += count;
      if (some.size() < 10) some.push_back(name);
    }
    log.warning(
        {"soil_class_unknown", tr("%1 has classes that the table does not have", raster),
         tr("%1 {cell is|cells are} of the classes %2", number(static_cast<long long>(cells)), joined(some)),
         tr("Add them to %1; now the numbers for all places count there.", table)});
  }
  if (on_grid.missing > 0)
    log.info(tr("%1 has no data in %2 {cell|cells}, where the numbers for all places count", raster,
                number(static_cast<long long>(on_grid.missing))));
  return classes;
}

SoilGrids read_soil_grids(const Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                          Log& log) {
  SoilGrids grids;
  const char* const parameter = "SOIL_NUMBERS";
  const std::string source = inputs.raster(parameter);
  if (source.empty()) return grids;
  const std::vector<std::string> names = io::band_names(source, parameter);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const io::SoilColumn& column = column_of_band(names[i], i + 1);
    const Watch watch = watch_stage(log, tr("Reading %1", parameter));
    io::RasterOnGrid on_grid =
        read_onto_grid(inputs, parameter, reference,
                       {io::Resampling::continuous, &scenario.terrain, static_cast<int>(i + 1)}, watch);
    if (i == 0) warn_all(on_grid.warnings, log);
    const PagedField<float>& of_cells = on_grid.values.pages();
    scenario.terrain.each_cell(watch, [&](std::size_t cell) {
      const auto value = static_cast<double>(of_cells[cell]);
      if (scenario.terrain.is_wall(cell) || std::isnan(value) || (value >= 0 && value <= column.most)) return;
      const GridCell at = reference.grid.cell(cell);
      throw Error(
          "soil_raster_out_of_limits", tr("%1 has an impossible number '%2'", parameter, column.name),
          tr("%1 in column %2, row %3 from the south-west", number(value), number(at.column), number(at.row)),
          tr("It must be from %1 to %2.", number(0), number(column.most)));
    });
    grids[column.name] = std::move(on_grid.values);
  }
  return grids;
}

}  // namespace spate

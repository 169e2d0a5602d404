// SPDX-License-Identifier: GPL-3.0-or-later
// spate:manningfromlandcover, and the command `spate manningfromlandcover`.
#include <algorithm>

#include "algorithms/case/inputs/raster_inputs.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/raster/land_cover.hpp"
#include "algorithms/io/table/shipped_tables.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

constexpr std::size_t most_listed = 20;  // classes in the log; a raster of other numbers would have thousands

ParameterList parameters() {
  ParameterList list;
  list.push_back(
      make_parameter(Kind::raster, "DEM", tr("Elevation model"),
                     tr("Its cells are the cells of the result; it is in metres, in a projected CRS.")));
  list.push_back(optional(make_parameter(Kind::raster, "LAND_COVER", tr("Land cover raster"),
                                         tr("Class numbers, in the first band. Any CRS and resolution."))));
  list.push_back(optional(make_parameter(Kind::vector, "LAND_COVER_POLYGONS", tr("Land cover polygons"),
                                         tr("They take precedence over the raster. Any CRS."))));
  list.back().geometries.polygons = true;
  list.push_back(
      optional(make_parameter(Kind::field, "CLASS_FIELD", tr("Field with the class"),
                              tr("Of the land cover polygons; numbers or text, as in the table."))));
  list.back().parent = "LAND_COVER_POLYGONS";
  list.back().word = "class";
  list.push_back(choice(
      "LEGEND", tr("Table of roughness"), {"worldcover", "corine", "own"}, "worldcover",
      tr("worldcover: ESA WorldCover, 10 m, versions 100 and 200. corine: CORINE land cover, level 3. own: "
         "only the table below.")));
  list.push_back(optional(make_parameter(
      Kind::table, "TABLE", tr("Own table of roughness"),
      tr("CSV or any layer with the columns 'class' and 'manning' (s m^-1/3). With worldcover or corine, its "
         "rows replace those of the same class."))));
  list.push_back(number_of("DEFAULT", tr("Manning's n elsewhere (s m^-1/3)"), 0.035, 1,
                           tr("For classes that are not in the table, and cells without land cover.")));
  list.push_back(make_parameter(Kind::raster_result, "MANNING", tr("Manning's n (s m^-1/3)"),
                                tr("Roughness of each cell of the elevation model."), Group::results));
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"UNKNOWN_CELLS", tr("Cells of classes that are not in the table")},
          {"UNCOVERED_CELLS", tr("Cells without land cover")}};
}

void check(const Values& values) {
  if (!values.is_given("LAND_COVER") && !values.is_given("LAND_COVER_POLYGONS"))
    throw Error("no_land_cover", tr("There is no land cover"),
                tr("neither LAND_COVER nor LAND_COVER_POLYGONS is given"), tr("Give at least one of them."));
  if (values.text("LEGEND") == "own" && !values.is_given("TABLE"))
    throw Error("no_roughness_table", tr("LEGEND is 'own' without TABLE"),
                tr("there is no roughness of any class"),
                tr("Give the table, or choose worldcover or corine."));
  const double usual = values.number("DEFAULT");
  if (!(usual > 0 && usual <= 1))
    throw Error("value_out_of_limits", tr("%1 is %2", "DEFAULT", usual),
                tr("Manning's n must be greater than 0 and at most 1 s m^-1/3"),
                tr("Correct the value of DEFAULT."));
}

void add_polygons(io::LandCover& land_cover, const io::GeoReference& reference, const ToolCall& call) {
  const std::string field = call.values.text("CLASS_FIELD");
  const std::vector<Feature> polygons =
      read_features(call.inputs, {"LAND_COVER_POLYGONS", tr("polygon"), {field}}, call.log);
  std::size_t cells = 0;
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    stop_if_cancelled(call.log);
    call.log.progress(30 + 50.0 * static_cast<double>(i) / static_cast<double>(polygons.size()));
    const io::CellsOfGeometry inside =
        io::cells_of_geometry(polygons[i].wkb, reference, polygons[i].label, io::SmallPolygons::none);
    land_cover.add(inside.cells, io::class_key(polygons[i].text(field.c_str())));
    cells += inside.cells.size();
  }
  if (cells == 0)
    throw Error("land_cover_outside_dem", tr("LAND_COVER_POLYGONS covers no cell of DEM"),
                tr("it has %1 {polygon|polygons}; DEM covers %2", polygons.size(), reference.extent_text()),
                tr("Check the CRS of the layer, or leave it out."));
}

std::string count_text(const io::LandCover::Count& count) {
  return count.key.empty() ? tr("places without a class (%1 {cell|cells})", count.cells)
                           : tr("%1 (%2 {cell|cells})", count.key, count.cells);
}

void log_roughness(const io::LandCover::Roughness& roughness, double usual, Log& log) {
  std::vector<std::string> unknown;
  std::size_t listed = 0;
  for (const io::LandCover::Count& count : roughness.classes) {
    if (!count.is_known)
      unknown.push_back(count_text(count));
    else if (listed++ < most_listed)
      log.info(tr("Class %1: n = %2", count_text(count), count.manning));
  }
  if (!unknown.empty())
    log.warning(
        {"classes_without_roughness", tr("The table has no roughness for %1: n = %2 (DEFAULT) is used there.",
                                         joined_up_to(most_listed, unknown), usual)});
  if (roughness.uncovered > 0)
    log.warning({"cells_without_land_cover",
                 tr("%1 {cell has|cells have} no land cover: n = %2 (DEFAULT) is used there.",
                    roughness.uncovered, usual)});
}

io::ManningTable read_table(const ToolCall& call) {
  io::ManningTable table;
  if (call.inputs.is_given("TABLE")) table = io::read_manning_table(call.inputs.table("TABLE"));
  const std::string legend = call.values.text("LEGEND");
  // Merging keeps the rows that are there.
  if (legend != "own") table.merge(io::read_manning_table(io::shipped_table(legend)));
  return table;
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("MANNING");
  io::GeoTiffSet::check_writable(path);
  const io::ManningTable table = read_table(call);
  const io::Dem dem = read_elevation_model(call.inputs.raster("DEM"), call.inputs.dem_crs(), call.log);
  const Grid& grid = dem.reference.grid;
  io::LandCover land_cover(grid.cells());
  if (call.inputs.is_given("LAND_COVER")) {
    const io::RasterOnGrid raster =
        read_onto_grid(call.inputs, "LAND_COVER", dem.reference, {io::Resampling::nearest});
    warn_all(raster.warnings, call.log);
    land_cover.add(raster.values, "LAND_COVER");
    stop_if_cancelled(call.log);
  }
  call.log.progress(30);
  if (call.inputs.is_given("LAND_COVER_POLYGONS")) add_polygons(land_cover, dem.reference, call);
  call.log.progress(80);

  const double usual = call.values.number("DEFAULT");
  const io::LandCover::Roughness roughness = land_cover.roughness(table, usual, dem.terrain);
  log_roughness(roughness, usual, call.log);
  io::Metadata origin = call.origin;
  origin.emplace_back("SPATE_LEGEND", call.values.text("LEGEND"));
  io::GeoTiffSet set(dem.reference, origin);
  set.write(path, {{"Manning's n",
                    "s m^(-1/3)",
                    [&](std::int32_t begin, std::int32_t end, float* values) {
                      stop_if_cancelled(call.log);
                      const auto at = [&](std::int32_t row) {
                        return roughness.manning.begin() + static_cast<std::ptrdiff_t>(grid.index(0, row));
                      };
                      std::copy(at(begin), at(end), values);
                    },
                    {{io::result_item, "MANNING"}}}});
  set.publish();
  ToolAnswer answer;
  answer.counts = {{"UNKNOWN_CELLS", roughness.unknown}, {"UNCOVERED_CELLS", roughness.uncovered}};
  return answer;
}

}  // namespace

const Tool manning_from_land_cover_tool = {
    "manningfromlandcover",
    translatable("Make Manning's n from land cover, as spate:manningfromlandcover"),
    parameters,
    numbers,
    check,
    run,
    "DEM",
    {{"MANNING", "manning"}}};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:inputlayers, and the command `spate inputlayers`.
#include <filesystem>

#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/tools/input_forms.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/clock.hpp"
#include "algorithms/io/map_scale.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

ParameterList parameters() {
  ParameterList list = {make_parameter(ParameterKind::raster, "DEM", tr("Elevation model"),
                                       tr("The one of the simulation: the layers get its CRS.")),
                        make_parameter(ParameterKind::file_result, "INPUTS", tr("Input layers"),
                                       tr("The GeoPackage to create."), ParameterInfo::Group::results)};
  list.back().extension = "gpkg";
  return list;
}

std::vector<NumberInfo> numbers() {
  return {};
}

io::Layer empty_layer(const FormLayer& form, const std::string& crs) {
  io::Layer layer;
  layer.name = form.name;
  layer.shape = form.shape;
  layer.crs_wkt = crs;
  for (const FormField& field : form.fields) layer.columns.push_back(field.column);
  return layer;
}

// The table in which QGIS keeps the styles of a GeoPackage, and finds the one that it applies by itself.
io::Layer style_table(const std::vector<FormLayer>& forms) {
  using Kind = io::Column::Kind;
  io::Layer table;
  table.name = "layer_styles";
  table.columns = {{"f_table_catalog", Kind::text},
                   {"f_table_schema", Kind::text},
                   {"f_table_name", Kind::text},
                   {"f_geometry_column", Kind::text},
                   {"styleName", Kind::text},
                   {"styleQML", Kind::text},
                   {"styleSLD", Kind::text},
                   {"useAsDefault", Kind::whole_number},
                   {"description", Kind::text},
                   {"owner", Kind::text},
                   {"ui", Kind::text},
                   {"update_time", Kind::text}};
  for (const FormLayer& form : forms) {
    io::Row row;
    const std::string empty;
    row.attributes = {empty,
                      empty,
                      std::string(form.name),
                      std::string("geom"),
                      std::string(form.name),
                      form_style(form),
                      empty,
                      std::int64_t{1},
                      std::string("Spate"),
                      empty,
                      empty,
                      io::utc_now()};
    table.rows.push_back(std::move(row));
  }
  return table;
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("INPUTS");
  std::error_code ignored;
  if (folded(std::filesystem::u8path(path).extension().u8string()) != ".gpkg")
    throw Error("result_format_unknown", tr("%1 cannot be written", "INPUTS"),
                tr("only a GeoPackage holds several layers and their forms"),
                tr("Choose a file that ends in .gpkg."));
  if (std::filesystem::exists(std::filesystem::u8path(path), ignored))
    throw Error("inputs_exist", tr("INPUTS '%1' exists", path), tr("what was drawn in it would be lost"),
                tr("Choose another file, or delete this one yourself."));
  std::string crs = call.inputs.dem_crs();
  if (crs.empty()) crs = io::crs_of_raster(call.inputs.raster("DEM"), "DEM");
  if (crs.empty())
    call.log.warning({"inputs_without_crs",
                      tr("DEM has no CRS, so the layers have none either. Assign it the right one first.")});
  ToolAnswer answer;
  std::vector<io::Layer> layers;
  const std::vector<FormLayer> forms = form_layers();
  for (const FormLayer& form : forms) {
    layers.push_back(empty_layer(form, crs));
    answer.layers.emplace_back(form.output, path + "|layername=" + form.name);
  }
  layers.push_back(style_table(forms));
  io::write_layers(path, layers);
  return answer;
}

}  // namespace

const Tool input_layers_tool = {
    "inputlayers",
    translatable("Make empty layers to draw a simulation's inputs in, with forms, as spate:inputlayers"),
    parameters,
    numbers,
    nullptr,
    run};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/case_export.hpp"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <system_error>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/default_results.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/tool_list.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/program.hpp"
#include "algorithms/io/raster/netcdf_source.hpp"
#include "algorithms/io/raster/raster_copy.hpp"
#include "algorithms/io/table/csv_writer.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

const std::string geopackage = "inputs.gpkg";  // holds all vector layers

io::Layer read_layer(const Inputs& inputs, const ParameterInfo& info, const std::string& crs_wkt, Log& log) {
  const std::unique_ptr<InputLayer> source = inputs.layer(info.name.c_str());
  io::Layer layer;
  layer.name = folded(info.name);
  layer.shape = io::Shape::any;
  layer.crs_wkt = crs_wkt;
  layer.columns = source->columns();
  std::string why;
  for (io::Row row; source->next(row, &why);) {
    if (log.is_cancelled()) throw Cancelled(tr("Cancelled: the case is not complete."));
    if (!why.empty())
      throw Error("feature_not_transformed", tr("%1 cannot be brought into the CRS of DEM", info.name), why,
                  tr("Check the CRS of %1.", info.name));
    layer.rows.push_back(std::move(row));
  }
  log.info(tr("%1: %2", info.name, tr("%1 {feature|features}", layer.rows.size())));
  return layer;
}

const std::string rain_file = "rain_raster.nc";

void copy_file(const std::string& from, const std::string& to) {
  io::NewFiles files(to);
  std::error_code error;
  std::filesystem::copy_file(std::filesystem::u8path(from), std::filesystem::u8path(files.temporary()),
                             error);
  if (error)
    throw Error("result_not_written", tr("The result '%1' cannot be written", to), error.message(),
                tr("Look for free space, or choose another file or folder."));
  files.store_all();
  files.take_place();
}

const std::string case_file = "case.json";

std::string file_of(const ParameterInfo& info) {
  if (info.kind == ParameterKind::raster) return folded(info.name) + ".tif";
  return info.kind == ParameterKind::table ? folded(info.name) + ".csv" : geopackage;
}

}  // namespace

std::set<std::string> exported_files(const ParameterList& list) {
  std::set<std::string> files = {case_file, rain_file};
  for (const ParameterInfo& info : list)
    if (is_source(info)) files.insert(file_of(info));
  return files;
}

Values export_inputs(const Inputs& inputs, Values values, const ParameterList& list,
                     const std::string& folder, Log& log) {
  const std::filesystem::path place = std::filesystem::u8path(folder);
  std::string crs_wkt = inputs.dem_crs();
  if (crs_wkt.empty()) crs_wkt = io::crs_of_raster(inputs.raster("DEM"), "DEM");
  std::vector<io::Layer> layers;
  for (const ParameterInfo& info : list) {
    if (!is_source(info) || !inputs.is_given(info.name.c_str())) continue;
    if (log.is_cancelled()) throw Cancelled(tr("Cancelled: the case is not complete."));
    const std::string file = file_of(info), path = (place / file).u8string();
    const auto arrays = info.name == "RAIN_RASTER" ? io::netcdf_source(inputs.raster("RAIN_RASTER"))
                                                   : std::optional<io::NetcdfSource>();
    if (arrays) {  // as it is, since its axes and times are in its attributes
      copy_file(arrays->path, (place / rain_file).u8string());
      values.set(info.name,
                 arrays->variable.empty() ? rain_file : rain_file + ("|layername=" + arrays->variable));
      log.info(tr("%1: %2", info.name, rain_file));
      continue;
    }
    if (info.kind == ParameterKind::raster) {
      const bool all_bands = info.name == "RAIN_RASTER" || info.name == "SOIL_NUMBERS";
      io::copy_raster(inputs.raster(info.name.c_str()), info.name, path, inputs.raster_crs(info.name.c_str()),
                      all_bands);
    } else if (info.kind == ParameterKind::table) {
      io::write_csv(inputs.table(info.name.c_str()), path);
    } else {
      layers.push_back(read_layer(inputs, info, crs_wkt, log));
      values.set(info.name, file + "|layername=" + layers.back().name);
      continue;
    }
    values.set(info.name, file);
    log.info(tr("%1: %2", info.name, file));
  }
  if (!layers.empty()) io::write_layers((place / geopackage).u8string(), layers);
  return values;
}

namespace {

namespace fs = std::filesystem;

ParameterList parameters() {
  ParameterList list = case_inputs();
  list.push_back(
      make_parameter(ParameterKind::folder_result, "FOLDER", tr("Folder of the case"),
                     tr("Created if it does not exist. Files of an earlier export in it are replaced."),
                     ParameterInfo::Group::results));
  return list;
}

std::vector<NumberInfo> numbers() {
  return {};
}

void check_choices(const Values& values) {
  read_flood_choices(values);
}

std::vector<std::string> folder_files(const Values& values) {
  std::vector<std::string> files;
  for (const std::string& name : exported_files(case_inputs()))
    files.push_back((fs::u8path(values.text("FOLDER")) / name).u8string());
  return files;
}

nlohmann::ordered_json json_of(const Values::Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* flag = std::get_if<bool>(&value)) return *flag;
  if (const auto* number = std::get_if<double>(&value)) return *number;
  return nullptr;
}

ToolAnswer run(const ToolCall& call) {
  const std::string folder = call.values.text("FOLDER");
  std::error_code error;
  fs::create_directories(fs::u8path(folder), error);
  if (error)
    throw Error("case_folder_not_made", tr("FOLDER '%1' cannot be made", folder), error.message(),
                tr("Choose another folder."));
  const ParameterList list = case_inputs();
  const Values values = export_inputs(call.inputs, call.values, list, folder, call.log);
  nlohmann::ordered_json inputs;
  for (const ParameterInfo& info : list)
    if (values.is_given(info.name)) inputs[info.name] = json_of(values.get(info.name));
  for (const ParameterInfo& info : flood_parameters())
    if (const std::string file = default_file(info, values); is_result(info) && !file.empty())
      inputs[info.name] = file;
  const nlohmann::ordered_json document = {{"algorithm", "spate:simulateflood"}, {"inputs", inputs}};
  const std::string path = (fs::u8path(folder) / case_file).u8string();
  io::write_file(path, document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
  call.log.info(tr("Run it with: spate run %1", io::quoted_argument(path)));
  ToolAnswer answer;
  answer.layers = {{"FOLDER", folder}, {"CASE", path}};
  return answer;
}

}  // namespace

const Tool export_case_tool = {
    "exportcase",
    translatable("Write a flood simulation with all its inputs to a folder, as spate:exportcase"),
    parameters,
    numbers,
    check_choices,
    run,
    "DEM",
    {},
    folder_files,
    true};

}  // namespace spate

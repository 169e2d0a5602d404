// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/case_export.hpp"

#include <filesystem>
#include <fstream>

#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/raster/rain_file.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/tool_list.hpp"
#include "algorithms/io/raster/raster_copy.hpp"
#include "algorithms/io/table/csv_writer.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"

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
  log.info(tr("%1: %2", info.name, counted(layer.rows.size(), "1 feature", "%1 features")));
  return layer;
}

const std::string rain_file = "rain_raster.nc";

void copy_file(const std::string& from, const std::string& to) {
  std::ifstream in(std::filesystem::u8path(from), std::ios::binary);
  std::ofstream out(std::filesystem::u8path(to), std::ios::binary);
  out << in.rdbuf();
  out.close();
  if (!in || !out)
    throw Error("result_not_written", tr("The result '%1' cannot be written", to), tr("copying failed"),
                tr("Look for free space, or choose another file or folder."));
}

std::string file_of(const ParameterInfo& info) {
  if (info.kind == ParameterKind::raster) return folded(info.name) + ".tif";
  return info.kind == ParameterKind::table ? folded(info.name) + ".csv" : geopackage;
}

}  // namespace

std::set<std::string> exported_files(const ParameterList& list) {
  std::set<std::string> files = {"case.json", rain_file};
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
      io::copy_raster(inputs.raster(info.name.c_str()), info.name, path,
                      info.name == "DEM" ? inputs.dem_crs() : std::string(), all_bands);
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

}  // namespace spate

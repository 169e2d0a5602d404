// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/case_export.hpp"

#include <filesystem>

#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/raster/raster_copy.hpp"
#include "algorithms/io/table/csv_writer.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

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
      throw Error(tr("%1 cannot be brought into the CRS of DEM", info.name), why,
                  tr("Check the CRS of %1.", info.name));
    layer.rows.push_back(std::move(row));
  }
  log.info(tr("%1: %2 features", info.name, number(layer.rows.size())));
  return layer;
}

}  // namespace

Values export_inputs(const Inputs& inputs, Values values, const ParameterList& list,
                     const std::string& folder, Log& log) {
  const std::filesystem::path place = std::filesystem::u8path(folder);
  const std::string geopackage = "inputs.gpkg";
  std::string crs_wkt = inputs.dem_crs();
  if (crs_wkt.empty()) crs_wkt = io::crs_of_raster(inputs.raster("DEM"), "DEM");
  std::vector<io::Layer> layers;
  for (const ParameterInfo& info : list) {
    if (!is_source(info) || !inputs.is_given(info.name.c_str())) continue;
    if (log.is_cancelled()) throw Cancelled(tr("Cancelled: the case is not complete."));
    const std::string stem = folded(info.name);
    if (info.kind == ParameterKind::raster) {
      const std::string file = (place / (stem + ".tif")).u8string();
      io::copy_raster(inputs.raster(info.name.c_str()), info.name, file,
                      info.name == "DEM" ? inputs.dem_crs() : std::string());
      values.set(info.name, stem + ".tif");
      log.info(tr("%1: %2", info.name, stem + ".tif"));
    } else if (info.kind == ParameterKind::table) {
      io::write_csv(inputs.table(info.name.c_str()), (place / (stem + ".csv")).u8string());
      values.set(info.name, stem + ".csv");
      log.info(tr("%1: %2", info.name, stem + ".csv"));
    } else {
      layers.push_back(read_layer(inputs, info, crs_wkt, log));
      std::string source = geopackage;
      source += "|layername=";
      source += stem;
      values.set(info.name, source);
    }
  }
  if (!layers.empty()) io::write_layers((place / geopackage).u8string(), layers);
  return values;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// What an algorithm without a simulation takes, gives and does, stated once for QGIS and the command.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/inputs/kept_rows.hpp"
#include "algorithms/case/log/log.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/io/animation/rgb_picture.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/report/canvas.hpp"
#include "algorithms/report/page_painter.hpp"

namespace spate {

struct ToolCall {
  const Inputs& inputs;
  const Values& values;  // with their defaults
  // The files of rasters and pages that are wanted, by parameter.
  const std::map<std::string, std::string>& results;
  const io::Metadata& origin;  // for the rasters
  // Writes a result that is a layer or a table if it is wanted; style: QML, or empty.
  std::function<void(const char* parameter, const io::Layer& layer, const std::string& style)> write_layer;
  // The same with the rows of an input.
  std::function<void(const char* parameter, const KeptRows& rows, const std::string& style)> write_rows;
  Log& log;
  const PagePainter& painter = svg_painter();
  // What draws on a picture, which must outlive it; null in QGIS, which draws such pictures itself.
  std::unique_ptr<Canvas> (*canvas)(io::RgbPicture& picture) = nullptr;

  // The file of a result; empty = not wanted.
  std::string file(const char* parameter) const {
    const auto found = results.find(parameter);
    return found == results.end() ? std::string() : found->second;
  }
};

// The band with the name of the result that it is of.
inline io::Band band_of(const char* parameter, io::Band band) {
  band.metadata.emplace_back(io::result_item, parameter);
  return band;
}

struct ToolAnswer {
  Numbers numbers = {};
  std::vector<Finding> findings = {};                             // that are to be shown, the worst first
  std::vector<std::pair<const char*, std::int64_t>> counts = {};  // the numbers that are whole, by name
  // Within its files: by name, as QGIS opens them.
  std::vector<std::pair<const char*, std::string>> layers = {};
};

struct Tool {
  const char* name;     // of the algorithm, and of the command
  const char* summary;  // what it does, for the command's help; a text of the source
  ParameterList (*parameters)();
  std::vector<NumberInfo> (*numbers)();
  // Throws Error for values that make no sense together. Called before any input is read; null = none do.
  void (*check)(const Values& values);
  ToolAnswer (*run)(const ToolCall& call);
  // The raster whose CRS the layers are brought into, and have as results: the dem_crs() of its inputs.
  const char* grid = "DEM";
  std::vector<std::pair<const char*, const char*>> styles = {};  // of results that are rasters, by name
  // The paths of all files that it may write into a folder, none of which may be an input.
  std::vector<std::string> (*folder_files)(const Values& values) = nullptr;
  // Whether the command also takes a case of spate:simulateflood, whose results do not count then.
  bool takes_floods = false;
};

// Each beside its parameters, in the file of its name.
extern const Tool burn_streams_tool, merge_terrain_tool, fix_terrain_tool, design_storm_tool,
    flood_hazard_tool, building_damage_tool, sample_points_tool, annual_damage_tool,
    manning_from_land_cover_tool, hydrograph_tool, flood_extent_tool, check_barriers_tool,
    compare_scenarios_tool, input_layers_tool, flood_frames_tool;

}  // namespace spate

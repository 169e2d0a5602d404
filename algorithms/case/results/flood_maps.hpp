// SPDX-License-Identifier: GPL-3.0-or-later
// The results of spate:simulateflood: maps as GeoTIFF with their styles, and numbers.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "solver/run/field_list.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// A kind of map.
struct FloodMap {
  const char* name;  // of the parameter
  Field field;
  bool is_wanted;  // by default
};
const std::vector<FloodMap>& flood_map_list();

// A map and the style beside it.
struct MapFile {
  std::string parameter;
  std::string path;
  std::string style;  // QML; set when the map is written
};

// The files of the maps of a run.
class FloodMapFiles {
 public:
  // paths: by parameter; empty = not wanted. Throws Error when one cannot be written.
  explicit FloodMapFiles(const std::map<std::string, std::string>& paths);

  // Writes all maps, or none when it throws or is cancelled, and makes their styles. Returns the area that
  // was ever wet, m2.
  double write(const Simulation& simulation, const io::GeoReference& reference, const io::Metadata& metadata,
               const Log& log);

  const std::vector<MapFile>& files() const { return files_; }

 private:
  std::vector<MapFile> files_;
};

// The numbers that a run returns, in their order.
struct NumberInfo {
  const char* name;
  std::string title;
};
std::vector<NumberInfo> flood_number_list();

// Their values, and DEVICE_USED.
using Numbers = std::vector<std::pair<std::string, Values::Value>>;
Numbers flood_numbers(const Simulation& simulation, double wet_area);

}  // namespace spate

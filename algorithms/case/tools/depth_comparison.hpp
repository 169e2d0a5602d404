// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the rasters of two runs on the same cells, without and with a measure.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/report/map_picture.hpp"

namespace spate {

struct ComparedFiles {  // as GDAL opens them; the arrivals may be empty
  std::string depth_without, depth_with, arrival_without, arrival_with;
  int arrival_band = 1;
};

// Values of the raster of classes.
constexpr float newly_dry = 1, wet_in_both = 2, newly_flooded = 3;

// Standing water, as in the bed of a river, is no flood: where it is, nothing counts as flooded.
struct AreaFigures {
  double without = 0, with = 0;  // m2, flooded
  double newly_dry = 0, newly_flooded = 0, in_both = 0;
  double standing = 0;                         // m2
  double volume_without = 0, volume_with = 0;  // m3, under the maximum depths, where flooded
  double largest_rise = 0, largest_fall = 0;   // m, also of standing water
};

struct DelayFigures {
  double area = 0;  // m2, where water arrives in both; if it is 0, there are no delays
  double mean = 0, earliest = 0, latest = 0;  // s; negative = earlier with the measure
  bool are_there() const { return area > 0; }
};

// Of a part of the grid; standing water has its own picture, with the value 1.
struct ComparisonPictures {
  MapPicture without, with, change, classes, standing;
};

class DepthComparison {
 public:
  // Cells deeper than dry_depth (m) are flooded, but for those of standing water: the cells that the caller
  // names, and where arrival times are given those that were under water from the start in both runs. Throws
  // when a raster cannot be read, when the cells differ, or when a raster comes from a run that failed.
  DepthComparison(const ComparedFiles& files, double dry_depth);
  void set_standing(const std::vector<std::size_t>& cells);

  const io::GeoReference& reference() const { return without_.reference(); }
  bool has_arrival() const { return arrival_without_.has_value(); }

  // Reads all rasters once. cell_area: m2. Throws when cancelled, and for values that cannot be depths.
  void measure(double cell_area, Log& log);
  const AreaFigures& areas() const { return areas_; }
  const DelayFigures& delays() const { return delays_; }
  // The cells that are flooded in one of the runs lie in it; empty if there are none.
  const CellWindow& flooded_window() const { return flooded_; }
  // Reads the depths once more. Throws when cancelled.
  ComparisonPictures pictures(const CellWindow& window, Log& log);

  // Bands for GeoTiffSet, which the log must outlive. Depth change: with minus without, m, where either is
  // flooded; no data counts as 0. Arrival delay: with minus without, s, where water arrives in both.
  io::Band depth_change(Log& log);
  io::Band change_class(Log& log);
  io::Band arrival_delay(Log& log);

  io::Metadata metadata_without() const { return without_.metadata(); }
  io::Metadata metadata_with() const { return with_.metadata(); }

 private:
  using Rows = std::pair<std::int32_t, std::int32_t>;
  template <class Visit>
  void for_each_strip(Log& log, const Visit& visit);
  void mark_standing(Rows rows);
  void include(Rows rows, const float* classes);                         // in the window of flooded cells
  void read_pair(io::GridBand& first, io::GridBand& second, Rows rows);  // into first_ and second_
  void depth_changes(Rows rows, float* values);
  void change_classes(Rows rows, float* values);
  void arrival_delays(Rows rows, float* values);
  void add_depths(std::size_t cells, double cell_area);

  double dry_depth_;
  std::string source_without_, source_with_;
  io::GridBand without_, with_;
  std::optional<io::GridBand> arrival_without_, arrival_with_;
  std::vector<float> first_, second_;
  std::vector<bool> standing_;        // of all cells, as named; empty = none
  std::vector<bool> standing_there_;  // of the rows that are read
  float shallowest_without_ = std::numeric_limits<float>::infinity();
  float shallowest_with_ = shallowest_without_;
  AreaFigures areas_;
  DelayFigures delays_;
  CellWindow flooded_;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the rasters of two runs on the same cells, without and with a measure.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/qgis/plausible_depths.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/report/map_picture.hpp"

namespace spate {

struct ComparedFiles {  // as GDAL opens them; the arrivals may be empty
  std::string depthWithout, depthWith, arrivalWithout, arrivalWith;
  int arrivalBand = 1;
};

// Values of the raster of classes.
constexpr float newlyDry = 1, wetInBoth = 2, newlyFlooded = 3;

// Standing water, as in the bed of a river, is no flood: where it is, nothing counts as flooded.
struct AreaFigures {
  double without = 0, with = 0;  // m2, flooded
  double newlyDry = 0, newlyFlooded = 0, inBoth = 0;
  double standing = 0;                       // m2
  double volumeWithout = 0, volumeWith = 0;  // m3, under the maximum depths, where flooded
  double largestRise = 0, largestFall = 0;   // m, also of standing water
};

struct DelayFigures {
  double area = 0;  // m2, where water arrives in both; if it is 0, there are no delays
  double mean = 0, earliest = 0, latest = 0;  // s; negative = earlier with the measure
  bool areThere() const { return area > 0; }
};

// Of a part of the grid; standing water has its own picture, with the value 1.
struct ComparisonPictures {
  MapPicture without, with, change, classes, standing;
};

class DepthComparison {
 public:
  // Cells deeper than dryDepth (m) are flooded, but for those of standing water: the cells that the caller
  // names, and where arrival times are given those that were under water from the start in both runs. Throws
  // when a raster cannot be read, when the cells differ, or when a raster comes from a run that failed.
  DepthComparison(const ComparedFiles& files, double dryDepth);
  void setStanding(const std::vector<std::size_t>& cells);

  const io::GeoReference& reference() const { return without_.reference(); }
  bool hasArrival() const { return arrivalWithout_.has_value(); }

  // Reads all rasters once. Throws when cancelled, and for values that cannot be depths.
  void measure(QgsProcessingFeedback* feedback);
  const AreaFigures& areas() const { return areas_; }
  const DelayFigures& delays() const { return delays_; }
  // The cells that are flooded in one of the runs lie in it; empty if there are none.
  const CellWindow& floodedWindow() const { return flooded_; }
  // Reads the depths once more. Throws when cancelled.
  ComparisonPictures pictures(const CellWindow& window, QgsProcessingFeedback* feedback);

  // Bands for GeoTiffSet. Depth change: with minus without, m, where either is flooded; no data counts as 0.
  // Arrival delay: with minus without, s, where water arrives in both.
  io::Band depthChange(QgsProcessingFeedback* feedback);
  io::Band changeClass(QgsProcessingFeedback* feedback);
  io::Band arrivalDelay(QgsProcessingFeedback* feedback);

  io::Metadata metadataWithout() const { return without_.metadata(); }
  io::Metadata metadataWith() const { return with_.metadata(); }

 private:
  using Rows = std::pair<std::int32_t, std::int32_t>;
  template <class Visit>
  void forEachStrip(QgsProcessingFeedback* feedback, const Visit& visit);
  void markStanding(Rows rows);
  void include(Rows rows, const float* classes);                        // in the window of flooded cells
  void readPair(io::GridBand& first, io::GridBand& second, Rows rows);  // into first_ and second_
  void depthChanges(Rows rows, float* values);
  void changeClasses(Rows rows, float* values);
  void arrivalDelays(Rows rows, float* values);
  void addDepths(std::size_t cells, double cellArea);

  double dryDepth_;
  std::string sourceWithout_, sourceWith_;
  io::GridBand without_, with_;
  std::optional<io::GridBand> arrivalWithout_, arrivalWith_;
  std::vector<float> first_, second_;
  std::vector<bool> standing_;       // of all cells, as named; empty = none
  std::vector<bool> standingThere_;  // of the rows that are read
  float shallowestWithout_ = std::numeric_limits<float>::infinity();
  float shallowestWith_ = shallowestWithout_;
  AreaFigures areas_;
  DelayFigures delays_;
  CellWindow flooded_;
};

}  // namespace spate

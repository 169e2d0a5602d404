// SPDX-License-Identifier: GPL-3.0-or-later
// One elevation model of several: the first that has data at a place wins, with smooth seams. Read in strips,
// with a window of each layer in memory.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/raster/elevation_check.hpp"
#include "algorithms/io/terrain/warped_raster.hpp"
#include "solver/core/check.hpp"
#include "solver/core/watch.hpp"

namespace spate::io {

enum class Feather { linear, cosine };

struct MergeChoices {
  std::string crs_wkt;                          // empty = that of the first
  std::optional<double> cell;                   // m; not set: that of the first
  std::optional<std::array<double, 4>> extent;  // west, south, east, north in that CRS; not set: of all
  double blend = 0;                             // m
  Feather feather = Feather::cosine;
};

// Of a layer above those after it: where it has data, and how far it lies above them where they have, too.
struct MergedLayer {
  std::string name;
  std::int64_t cells = 0;          // of the result, that have its values alone
  std::int64_t common = 0;         // that another one after it has, too
  double mean = 0, deviation = 0;  // m, of the differences there
};

class TerrainMerge {
 public:
  // Throws Error when a layer cannot be read or placed, or the grid is not in metres or too large.
  TerrainMerge(const std::vector<TerrainSource>& sources, const MergeChoices& choices);

  const GeoReference& reference() const { return reference_; }
  const std::vector<Message>& warnings() const { return warnings_; }

  // Rows [begin, end), row 0 in the south; NaN = no layer has data. Counts, so each row is to be read once.
  // A cell of a layer within the width of blending from where it ends, and another begins, is mixed of both:
  // all of the other at the seam, all of its own at that distance; sooner where the other ends sooner.
  // Throws Error for elevations that are nodata values.
  void read(std::int32_t begin, std::int32_t end, float* values, const Watch& watch = no_watch);

  std::vector<Message> doubts() const;  // of the elevations that were read
  std::vector<MergedLayer> layers() const;
  std::int64_t mixed() const { return mixed_; }
  std::int64_t missing() const { return missing_; }

 private:
  struct Window;
  void place(const MergeChoices& choices);
  void check_lengths() const;
  void merge(Window& window, std::vector<float>& merged);
  void lay_over(std::size_t layer, const std::vector<float>& own, const Window& window,
                std::vector<float>& merged, std::vector<std::int16_t>& source);

  std::vector<WarpedRaster> rasters_;
  GeoReference reference_;
  double blend_;
  Feather feather_;
  struct Sums {
    std::int64_t cells = 0, common = 0;
    double mean = 0, squares = 0;
  };
  std::vector<Sums> sums_;
  std::vector<ElevationCheck> checks_;  // of the layers
  std::vector<Message> warnings_;
  std::int64_t mixed_ = 0, missing_ = 0;
};

}  // namespace spate::io

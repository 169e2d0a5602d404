// SPDX-License-Identifier: GPL-3.0-or-later
// A band of a raster on its own grid, not resampled, read row by row, as results are written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/raster/raster_strips.hpp"

namespace spate::io {

class GridBand {
 public:
  // label names it in messages, e.g. "DEPTH_WITH". Throws Error when it cannot be read, is rotated or not
  // georeferenced, or has no such band.
  GridBand(const std::string& gdal_source, const std::string& label, int band = 1);

  const std::string& name() const { return name_; }  // for messages, e.g. "DEPTH_WITH 'depth.tif'"
  const GeoReference& reference() const { return place_.reference; }

  // Rows [begin, end), row 0 in the south, as Band::read of geotiff.hpp; NaN = no data.
  void read(std::int32_t begin, std::int32_t end, float* values);

  // The entries that Spate wrote into the file: those whose names begin with SPATE_.
  Metadata metadata() const;

 private:
  std::string name_;
  GDALDatasetUniquePtr dataset_;
  RasterPlace place_;
  std::optional<RasterStrips> strips_;
};

// "3 cells, the first with -1 at x ..., y ...", for messages about a raster's values; value: NaN = no data.
std::string cells_text(std::int64_t count, double value, const std::string& place);

// The values below 0, or too large, among the rows of a band that are read.
class ImpossibleValues {
 public:
  explicit ImpossibleValues(double most) : most_(static_cast<float>(most)) {}

  // Rows from row_begin on, in any order.
  void look_at(const GridBand& band, std::int32_t row_begin, const float* values, std::size_t count);

  // Throws Error with their number, and the place of the first (from the south-west), when there were any.
  void check(const GridBand& band) const;

 private:
  float most_;
  std::int64_t count_ = 0;
  std::size_t first_ = 0;  // a cell of the grid
  float value_ = 0;        // there
};

}  // namespace spate::io

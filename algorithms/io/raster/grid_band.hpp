// SPDX-License-Identifier: GPL-3.0-or-later
// A band of a raster on its own grid, not resampled: row by row, as results are written, or all of it.
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

  // What Spate wrote into the file: names that begin with SPATE_.
  Metadata metadata() const;

 private:
  std::string name_;
  GDALDatasetUniquePtr dataset_;
  RasterPlace place_;
  std::optional<RasterStrips> strips_;
};

struct GridRaster {
  std::string name;  // for messages, e.g. "MAX_DEPTH 'depth.tif'"
  GeoReference reference;
  std::vector<float> values;  // one for each cell of the grid, laid out as grid.hpp says; NaN = no data
};

// The whole of the first band.
GridRaster read_grid_raster(const std::string& gdal_source, const std::string& label);

// Throws Error that counts the negative values, and gives the place of the first.
void check_not_negative(const GridRaster& raster);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// A band of a raster, row by row as results are written: so that rasters on the same cells can be combined.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "algorithms/io/geotiff.hpp"
#include "algorithms/io/raster_strips.hpp"

namespace spate::io {

class GridBand {
 public:
  // label names it in messages, e.g. "DEPTH_WITH". Throws Error when it cannot be read, is rotated or not
  // georeferenced, or has no such band.
  GridBand(const std::string& gdal_source, const std::string& label, int band = 1);

  const GeoReference& reference() const { return place_.reference; }

  // Throws Error when other has another number of cells, place, cell size or CRS.
  void check_same_grid(const GridBand& other) const;

  // Rows [begin, end), row 0 in the south, as Band::read of geotiff.hpp; NaN = no data.
  void read(std::int32_t begin, std::int32_t end, float* values);

  // What Spate wrote into the file: names that begin with SPATE_.
  Metadata metadata() const;

 private:
  std::string label_;
  GDALDatasetUniquePtr dataset_;
  RasterPlace place_;
  std::optional<RasterStrips> strips_;
};

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// A raster on another grid, resampled where it is read: nothing of it is kept in memory.
#pragma once

#include <gdal_priv.h>

#include <array>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

// An elevation model as it is given. crs_wkt: in place of the file's; empty = that of the file.
struct TerrainSource {
  std::string path, crs_wkt;
};

class WarpedRaster {
 public:
  // label names it in messages, e.g. "DEMS". Its first band, with scale and offset applied. Throws Error when
  // it cannot be read, is rotated or not georeferenced, or not in metres; warns in doubt.
  WarpedRaster(const TerrainSource& source, const std::string& label, std::vector<Message>& warnings);

  const std::string& name() const { return name_; }
  const GeoReference& own() const { return own_; }  // as it is in its file

  // Where it lies in that CRS, and how large its cells are there. An empty CRS is taken to be its own.
  struct Extent {
    double west = 0, south = 0, east = 0, north = 0, cell = 0;
  };
  Extent extent_in(const std::string& crs_wkt) const;

  // Puts it onto that grid. The same cells, or some of them, keep their values to the last bit; else
  // bilinear, and the mean of what lies in a cell where the grid's cells are at least twice as wide.
  void place_on(const GeoReference& target);
  bool touches(int column, int row, int columns, int rows) const;

  // A window of that grid, row 0 in the north, as large as values; NaN = no data.
  void read(int column, int row, int columns, int rows, std::vector<float>& values) const;

 private:
  bool has_cells_of(const GeoReference& target) const;

  std::string name_;
  GeoReference own_;
  GDALDatasetUniquePtr file_, source_, warped_;
  std::array<double, 4> covered_{};  // first and past columns, first and past rows of the grid
};

}  // namespace spate::io

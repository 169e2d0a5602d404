// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a raster at points.
#pragma once

#include <gdal_priv.h>

#include <array>
#include <limits>
#include <string>
#include <vector>

#include "solver/core/check.hpp"

namespace spate::io {

struct PointValue {
  bool inside = false;                                      // the extent of the raster
  double value = std::numeric_limits<double>::quiet_NaN();  // NaN = no data
  double x = 0, y = 0;         // where it was read: at the point, or at the centre of another cell
  double distance = 0;         // from the point to there, in the raster's units
  bool between_cells = false;  // interpolated, not the value of one cell
};

// Reads one band of a raster, with scale and offset applied, and only the cells around the points.
class RasterPoints {
 public:
  // label names it in messages, e.g. "DEM". Values that are not above `floor` count as no data. Throws Error
  // when it cannot be read, is rotated, or has no such band.
  RasterPoints(const std::string& gdal_source, const std::string& label, int band = 1,
               double floor = -std::numeric_limits<double>::infinity());

  // Throws Error where its values are elevations that are not in metres; warns in doubt.
  void check_elevations(std::vector<Message>& warnings) const;
  const std::string& unit() const { return unit_; }  // of the band; empty = unknown

  // x, y in the raster's CRS. bilinear: interpolates between the centres of the four cells around, where all
  // have data; otherwise the value is that of the point's own cell. When that has no data, the nearest cell
  // with data is taken whose centre is within radius.
  PointValue at(double x, double y, bool bilinear, double radius = 0) const;

 private:
  struct Window {
    int column = 0, row = 0, columns = 0, rows = 0;
    std::vector<double> values;  // NaN = no data
    double at(int c, int r) const {
      return values[static_cast<std::size_t>(r - row) * static_cast<std::size_t>(columns) +
                    static_cast<std::size_t>(c - column)];
    }
  };
  // The cells from (column, row) on, cut at the edges.
  Window read(int column, int row, int columns, int rows) const;
  double between_cells(double column, double row) const;
  PointValue nearest_with_data(double column, double row, double radius) const;

  std::string source_, name_;
  GDALDatasetUniquePtr dataset_;
  GDALRasterBand* band_ = nullptr;
  std::array<double, 6> transform_{};
  std::string unit_;
  double floor_;
};

}  // namespace spate::io

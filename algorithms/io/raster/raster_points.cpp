// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/raster_points.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/dem_checks.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

RasterPoints::RasterPoints(const std::string& gdal_source, const std::string& label, int band, double floor)
    : source_(gdal_source),
      name_(label + " '" + gdal_source + "'"),
      dataset_(open_raster(gdal_source, label)),
      floor_(floor) {
  read_place(*dataset_, name_);  // throws
  dataset_->GetGeoTransform(transform_.data());
  band_ = &find_band(*dataset_, band, name_);
  unit_ = band_->GetUnitType();
}

void RasterPoints::check_elevations(std::vector<Message>& warnings) const {
  check_dem_units(source_, *dataset_, *band_, warnings);
  check_dem_heights(source_, read_place(*dataset_, name_).reference.crs_wkt);
}

PointValue RasterPoints::at(double x, double y, bool bilinear, double radius) const {
  const double column = (x - transform_[0]) / transform_[1];
  const double row = (y - transform_[3]) / transform_[5];
  PointValue result;
  result.x = x;
  result.y = y;
  result.inside =
      column >= 0 && row >= 0 && column < dataset_->GetRasterXSize() && row < dataset_->GetRasterYSize();
  if (!result.inside) return result;
  if (bilinear) result.value = between_cells(column, row);
  result.between_cells = !std::isnan(result.value);
  if (std::isnan(result.value)) {
    const Window own = read(static_cast<int>(column), static_cast<int>(row), 1, 1);
    result.value = own.values[0];
  }
  if (std::isnan(result.value) && radius > 0) {
    const PointValue other = nearest_with_data(column, row, radius);
    if (!std::isnan(other.value)) return other;
  }
  return result;
}

RasterPoints::Window RasterPoints::read(int column, int row, int columns, int rows) const {
  Window window;
  window.column = std::max(column, 0);
  window.row = std::max(row, 0);
  window.columns = std::min(column + columns, dataset_->GetRasterXSize()) - window.column;
  window.rows = std::min(row + rows, dataset_->GetRasterYSize()) - window.row;
  RasterStrips reader(*band_, name_);
  window.values = reader.read(window.column, window.row, window.columns, window.rows);
  for (double& value : window.values)
    if (!(value > floor_)) value = std::numeric_limits<double>::quiet_NaN();
  return window;
}

double RasterPoints::between_cells(double column, double row) const {
  const double left = std::floor(column - 0.5), top = std::floor(row - 0.5);
  const double right_part = column - 0.5 - left, lower_part = row - 0.5 - top;
  const int c = static_cast<int>(left), r = static_cast<int>(top);
  if (c < 0 || r < 0 || c + 1 >= dataset_->GetRasterXSize() || r + 1 >= dataset_->GetRasterYSize())
    return std::numeric_limits<double>::quiet_NaN();
  const Window cells = read(c, r, 2, 2);
  const double upper = cells.values[0] + right_part * (cells.values[1] - cells.values[0]);
  const double lower = cells.values[2] + right_part * (cells.values[3] - cells.values[2]);
  return upper + lower_part * (lower - upper);
}

// Searches in windows that grow until one holds a cell nearer than the window's edge.
PointValue RasterPoints::nearest_with_data(double column, double row, double radius) const {
  const double width = std::fabs(transform_[1]), height = std::fabs(transform_[5]);
  const int c = static_cast<int>(column), r = static_cast<int>(row);
  PointValue best;
  best.inside = true;
  const double most = std::min(std::ceil(radius / std::min(width, height)) + 1, 1e9);
  for (int reach = 4;; reach = static_cast<int>(std::min(4.0 * reach, most))) {
    const Window window = read(c - reach, r - reach, 2 * reach + 1, 2 * reach + 1);
    best.value = std::numeric_limits<double>::quiet_NaN();
    best.distance = radius;
    for (int wr = window.row; wr < window.row + window.rows; ++wr) {
      for (int wc = window.column; wc < window.column + window.columns; ++wc) {
        const double value = window.at(wc, wr);
        if (std::isnan(value)) continue;
        const double distance = std::hypot((wc + 0.5 - column) * width, (wr + 0.5 - row) * height);
        if (distance > best.distance || (distance == best.distance && !std::isnan(best.value))) continue;
        best.value = value;
        best.distance = distance;
        best.x = transform_[0] + (wc + 0.5) * transform_[1];
        best.y = transform_[3] + (wr + 0.5) * transform_[5];
      }
    }
    const bool whole =
        window.columns == dataset_->GetRasterXSize() && window.rows == dataset_->GetRasterYSize();
    if (whole || best.distance <= reach * std::min(width, height)) return best;
  }
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cells of the grid lie among the pixels of a raster of rain, which may have another CRS.
#pragma once

#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/raster/rain_file.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"
#include "solver/model/rain.hpp"

namespace spate::io {

// Between the grid's CRS and the raster's pixels; the same where one of them is unknown.
class Between {
 public:
  Between(const PixelGrid& pixels, const GeoReference& reference) : at_(pixels.transform) {
    if (!pixels.corners.empty()) curved_.emplace(pixels.corners, pixels.columns, pixels.rows);
    const double size = at_[1] * at_[5] - at_[2] * at_[4];
    back_ = {at_[5] / size, -at_[2] / size, -at_[4] / size, at_[1] / size};
    if (pixels.crs_wkt.empty() || reference.crs_wkt.empty()) return;
    const OGRSpatialReference raster = crs_from_wkt(pixels.crs_wkt), grid = crs_from_wkt(reference.crs_wkt);
    if (raster.IsSame(&grid) != 0) return;
    to_raster_.reset(OGRCreateCoordinateTransformation(&grid, &raster));
    to_grid_.reset(OGRCreateCoordinateTransformation(&raster, &grid));
    fails_ = !to_raster_ || !to_grid_;
    if (raster.IsGeographic() != 0 && !curved_) middle_ = at_[0] + 0.5 * at_[1] * pixels.columns;
  }
  bool fails() const { return fails_; }

  // From x, y of the grid to column, row of the raster, in place.
  bool to_pixels(std::vector<double>& x, std::vector<double>& y) const {
    if (to_raster_ && to_raster_->Transform(static_cast<int>(x.size()), x.data(), y.data()) == 0)
      return false;
    for (std::size_t i = 0; i < x.size(); ++i) {
      if (middle_) x[i] += 360 * std::round((*middle_ - x[i]) / 360);
      const double dx = x[i] - at_[0], dy = y[i] - at_[3];
      const PixelPlace pixel = curved_
                                   ? curved_->pixel_of({x[i], y[i]})
                                   : PixelPlace{back_[0] * dx + back_[1] * dy, back_[2] * dx + back_[3] * dy};
      x[i] = pixel.x, y[i] = pixel.y;
    }
    return true;
  }
  bool to_map(std::vector<double>& x, std::vector<double>& y) const {
    for (std::size_t i = 0; i < x.size(); ++i) {
      const double column = x[i], row = y[i];
      const PixelPlace place = curved_ ? curved_->place_of(column, row)
                                       : PixelPlace{at_[0] + at_[1] * column + at_[2] * row,
                                                    at_[3] + at_[4] * column + at_[5] * row};
      x[i] = place.x, y[i] = place.y;
    }
    return !to_grid_ || to_grid_->Transform(static_cast<int>(x.size()), x.data(), y.data()) != 0;
  }

 private:
  struct Destroy {
    void operator()(OGRCoordinateTransformation* of) const { OGRCoordinateTransformation::DestroyCT(of); }
  };
  const std::array<double, 6> at_;
  std::optional<CurvedPixels> curved_;
  std::array<double, 4> back_{};
  std::optional<double> middle_;  // longitude of the raster, where it is in degrees
  std::unique_ptr<OGRCoordinateTransformation, Destroy> to_raster_, to_grid_;
  bool fails_ = false;
};

// Where the cells of the grid lie among the pixels: exact at the corners of the pages of the map, and
// bilinear between them where that is exact enough.
class CellsInPixels {
  static constexpr std::int32_t side = RainMapView::side;

 public:
  CellsInPixels(const Between& between, const GeoReference& reference, const std::string& problem)
      : between_(between), reference_(reference), problem_(problem) {}

  // Makes a row of pages known, from its southern row of cells on.
  void go_to(std::int32_t south) {
    if (south == south_) return;
    south_ = south;
    const std::int32_t pages = RainMap::pages_along(reference_.grid.columns);
    const auto line = [&](double row, double shift) {
      std::vector<double> x, y;
      for (std::int32_t page = 0; page <= pages; ++page) {
        x.push_back(reference_.x_at((page + shift) * side));
        y.push_back(reference_.y_at(row));
      }
      if (!between_.to_pixels(x, y))
        throw Error("rain_not_transformed", problem_,
                    tr("a place of the grid has no place in the CRS of the rain"),
                    tr("Reproject it with gdal:warpreproject to the CRS of the DEM."));
      std::vector<PixelPlace> places;
      for (std::size_t i = 0; i < x.size(); ++i) places.push_back({x[i], y[i]});
      return places;
    };
    southern_ = line(south, 0);
    northern_ = line(south + side, 0);
    const std::vector<PixelPlace> middle = line(south + 0.5 * side, 0.5);
    error_ = 0;
    for (std::size_t page = 0; page + 1 < southern_.size(); ++page) {
      const PixelPlace near = at(static_cast<std::int32_t>(page), 0.5, 0.5);
      error_ = std::max({error_, std::fabs(near.x - middle[page].x), std::fabs(near.y - middle[page].y)});
    }
  }
  // Of a page of that row; u, v: 0 to 1 within it.
  PixelPlace at(std::int32_t page, double u, double v) const {
    const auto i = static_cast<std::size_t>(page);
    const auto mix = [&](double PixelPlace::*c) {
      return (1 - v) * ((1 - u) * southern_[i].*c + u * southern_[i + 1].*c) +
             v * ((1 - u) * northern_[i].*c + u * northern_[i + 1].*c);
    };
    return {mix(&PixelPlace::x), mix(&PixelPlace::y)};
  }
  double error() const { return error_; }  // pixels, at most, in the middle of a page

 private:
  const Between& between_;
  const GeoReference& reference_;
  const std::string& problem_;
  std::int32_t south_ = -1;
  std::vector<PixelPlace> southern_, northern_;
  double error_ = 0;
};

}  // namespace spate::io

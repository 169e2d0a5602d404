// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/rain_zones.hpp"

#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

using Place = PixelPlace;
constexpr std::int32_t side = RainMapView::side;

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
      const Place pixel = curved_ ? curved_->pixel_of({x[i], y[i]})
                                  : Place{back_[0] * dx + back_[1] * dy, back_[2] * dx + back_[3] * dy};
      x[i] = pixel.x, y[i] = pixel.y;
    }
    return true;
  }
  bool to_map(std::vector<double>& x, std::vector<double>& y) const {
    for (std::size_t i = 0; i < x.size(); ++i) {
      const double column = x[i], row = y[i];
      const Place place =
          curved_ ? curved_->place_of(column, row)
                  : Place{at_[0] + at_[1] * column + at_[2] * row, at_[3] + at_[4] * column + at_[5] * row};
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
      std::vector<Place> places;
      for (std::size_t i = 0; i < x.size(); ++i) places.push_back({x[i], y[i]});
      return places;
    };
    southern_ = line(south, 0);
    northern_ = line(south + side, 0);
    const std::vector<Place> middle = line(south + 0.5 * side, 0.5);
    error_ = 0;
    for (std::size_t page = 0; page + 1 < southern_.size(); ++page) {
      const Place near = at(static_cast<std::int32_t>(page), 0.5, 0.5);
      error_ = std::max({error_, std::fabs(near.x - middle[page].x), std::fabs(near.y - middle[page].y)});
    }
  }
  // Of a page of that row; u, v: 0 to 1 within it.
  Place at(std::int32_t page, double u, double v) const {
    const auto i = static_cast<std::size_t>(page);
    const auto mix = [&](double Place::*c) {
      return (1 - v) * ((1 - u) * southern_[i].*c + u * southern_[i + 1].*c) +
             v * ((1 - u) * northern_[i].*c + u * northern_[i + 1].*c);
    };
    return {mix(&Place::x), mix(&Place::y)};
  }
  double error() const { return error_; }  // pixels, at most, in the middle of a page

 private:
  const Between& between_;
  const GeoReference& reference_;
  const std::string& problem_;
  std::int32_t south_ = -1;
  std::vector<Place> southern_, northern_;
  double error_ = 0;
};

double area_of(const std::vector<Place>& ring) {
  double sum = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Place &a = ring[i], &b = ring[(i + 1) % ring.size()];
    sum += (a.x - ring[0].x) * (b.y - ring[0].y) - (b.x - ring[0].x) * (a.y - ring[0].y);
  }
  return std::fabs(0.5 * sum);
}
// Sutherland and Hodgman (1974): what of a ring lies where inside(place) >= 0, a linear function.
template <class Inside>
std::vector<Place> clipped(const std::vector<Place>& ring, const Inside& inside) {
  std::vector<Place> kept;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Place &a = ring[i], &b = ring[(i + 1) % ring.size()];
    const double at_a = inside(a), at_b = inside(b);
    if (at_a >= 0) kept.push_back(a);
    if ((at_a < 0) == (at_b < 0)) continue;
    const double t = at_a / (at_a - at_b);
    kept.push_back({a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
  }
  return kept;
}

// The area of a pixel within the grid's rectangle; its edges may be curves there.
double area_in_grid(const Between& between, const GeoReference& grid, double column, double row, int pieces) {
  std::vector<double> x, y;
  for (int edge = 0; edge < 4; ++edge)
    for (int i = 0; i < pieces; ++i) {
      const double t = static_cast<double>(i) / pieces;
      x.push_back(column + (edge == 0 ? t : edge == 1 ? 1 : edge == 2 ? 1 - t : 0));
      y.push_back(row + (edge == 0 ? 0 : edge == 1 ? t : edge == 2 ? 1 : 1 - t));
    }
  if (!between.to_map(x, y)) return 0;
  std::vector<Place> ring;
  for (std::size_t i = 0; i < x.size(); ++i) ring.push_back({x[i], y[i]});
  ring = clipped(ring, [&](const Place& p) { return p.x - grid.west(); });
  ring = clipped(ring, [&](const Place& p) { return grid.east() - p.x; });
  ring = clipped(ring, [&](const Place& p) { return p.y - grid.south(); });
  ring = clipped(ring, [&](const Place& p) { return grid.north - p.y; });
  return area_of(ring);
}

}  // namespace

std::uint32_t ZoneBuilder::new_zone(const std::vector<RainPart>& parts) {
  field_.parts.insert(field_.parts.end(), parts.begin(), parts.end());
  field_.first_part.push_back(static_cast<std::uint32_t>(field_.parts.size()));
  return static_cast<std::uint32_t>(field_.zones() - 1);
}

std::uint32_t ZoneBuilder::zone(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& parts,
                                std::uint32_t of) {
  if (parts.empty()) return 0;
  std::vector<std::uint32_t> key{of};
  for (const auto& [source, count] : parts) key.insert(key.end(), {source, count});
  if (parts.size() == 1 && parts[0].second == of) key = {parts[0].first};
  const auto found = known_.find(key);
  if (found != known_.end()) return found->second;
  std::vector<RainPart> shares;
  for (const auto& [source, count] : parts)
    shares.push_back({source, static_cast<float>(static_cast<double>(count) / of)});
  return known_[key] = new_zone(shares);
}

PixelZones zones_of_pixels(const PixelGrid& pixels, const GeoReference& reference, const std::string& name,
                           const Watch& watch) {
  const GdalErrors errors;
  const std::string problem = tr("%1 cannot be placed on the DEM", name);
  if (static_cast<double>(pixels.columns) * pixels.rows > std::numeric_limits<std::uint32_t>::max())
    throw Error("rain_too_large", problem,
                tr("it has %1 x %2 pixels", number(pixels.columns), number(pixels.rows)),
                tr("Cut it to the DEM with gdal:cliprasterbyextent."));
  const Between between(pixels, reference);
  if (between.fails())
    throw Error("rain_not_transformed", problem, errors.why(tr("its CRS has no way to that of the DEM")),
                tr("Reproject it with gdal:warpreproject to the CRS of the DEM."));
  CellsInPixels cells(between, reference, problem);
  ZoneBuilder zones;
  const Grid& grid = reference.grid;
  double outside = 0;
  using Parts = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
  Parts parts;
  const auto pixel_at = [&](double column, double row) -> std::int64_t {
    if (!(column >= 0 && row >= 0 && column < pixels.columns && row < pixels.rows)) return -1;
    return static_cast<std::int64_t>(row) * pixels.columns + static_cast<std::int64_t>(column);
  };
  const auto page_zone = [&](std::int32_t west, std::int32_t south, std::uint32_t& zone) {
    cells.go_to(south);
    const std::int32_t page = west / side;
    const Place corners[] = {cells.at(page, 0, 0), cells.at(page, 1, 0), cells.at(page, 0, 1),
                             cells.at(page, 1, 1)};
    const double margin = 2 * cells.error() + 1e-9;
    double low_x = corners[0].x, high_x = low_x, low_y = corners[0].y, high_y = low_y;
    for (const Place& corner : corners) {
      low_x = std::min(low_x, corner.x), high_x = std::max(high_x, corner.x);
      low_y = std::min(low_y, corner.y), high_y = std::max(high_y, corner.y);
    }
    const std::int64_t pixel = pixel_at(low_x - margin, low_y - margin);
    if (pixel != pixel_at(high_x + margin, high_y + margin) ||
        std::floor(low_x - margin) != std::floor(high_x + margin) ||
        std::floor(low_y - margin) != std::floor(high_y + margin))
      return false;
    const double count = static_cast<double>(std::min(side, grid.columns - west)) *
                         static_cast<double>(std::min(side, grid.rows - south));
    if (pixel < 0) outside += count;
    zone = pixel < 0 ? 0 : zones.zone({{static_cast<std::uint32_t>(pixel), 1}}, 1);
    return true;
  };
  // Samples within a cell, at least four along each pixel.
  const auto zone_of = [&](std::int32_t column, std::int32_t row) {
    const std::int32_t page = column / side;
    const double u = column % side, v = row % side;
    const Place a = cells.at(page, 0, 0), b = cells.at(page, 1, 0), c = cells.at(page, 0, 1);
    const double across =
        std::max({std::fabs(b.x - a.x), std::fabs(b.y - a.y), std::fabs(c.x - a.x), std::fabs(c.y - a.y)}) /
        side;
    const int n = std::clamp(static_cast<int>(std::ceil(4 * across)), 4, 32);
    parts.clear();
    std::uint32_t missed = 0;
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < n; ++i) {
        const Place place = cells.at(page, (u + (i + 0.5) / n) / side, (v + (j + 0.5) / n) / side);
        const std::int64_t pixel = pixel_at(place.x, place.y);
        if (pixel < 0) {
          ++missed;
          continue;
        }
        const auto number = static_cast<std::uint32_t>(pixel);
        const auto found =
            std::find_if(parts.begin(), parts.end(), [&](const auto& part) { return part.first == number; });
        if (found != parts.end())
          ++found->second;
        else
          parts.emplace_back(number, 1);
      }
    std::sort(parts.begin(), parts.end());
    outside += static_cast<double>(missed) / (n * n);
    return zones.zone(parts, static_cast<std::uint32_t>(n * n));
  };
  zones.make_map(grid, part_of(watch, 0, 0.9), zone_of, page_zone);

  PixelZones result;
  result.field = std::move(zones.field());
  result.outside = outside;
  RainField& field = result.field;
  for (const RainPart& part : field.parts) result.pixels.push_back(part.source);
  std::sort(result.pixels.begin(), result.pixels.end());
  result.pixels.erase(std::unique(result.pixels.begin(), result.pixels.end()), result.pixels.end());
  if (result.pixels.empty())
    throw Error("rain_outside_dem", tr("%1 does not overlap the DEM", name),
                tr("the DEM covers %1", reference.extent_text()),
                tr("Check the CRS of both layers, or choose rain of the DEM's area."));
  for (RainPart& part : field.parts)
    part.source = static_cast<std::uint32_t>(
        std::lower_bound(result.pixels.begin(), result.pixels.end(), part.source) - result.pixels.begin());
  field.sources = static_cast<std::uint32_t>(result.pixels.size());

  result.cells.assign(field.zones(), 0);
  const RainMapView map = field.map.view();
  for (std::int32_t row = 0; row < grid.rows; ++row)
    for (std::int32_t column = 0; column < grid.columns; ++column) result.cells[map.zone(column, row)] += 1;
  const int pieces = result.pixels.size() > 20000 ? 1 : 8;
  for (const std::uint32_t pixel : result.pixels) {
    const auto columns = static_cast<std::uint32_t>(pixels.columns);
    result.pixel_areas.push_back(area_in_grid(between, reference, pixel % columns, pixel / columns, pieces));
  }
  return result;
}

}  // namespace spate::io

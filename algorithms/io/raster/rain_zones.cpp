// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/rain_zones.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/raster/cells_in_pixels.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

using Place = PixelPlace;
constexpr std::int32_t side = RainMapView::side;

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

PixelZones zones_of_pixels(const PixelGrid& pixels, const GeoReference& reference, const Terrain& terrain,
                           const std::string& name, const Watch& watch) {
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
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < n; ++i) {
        const Place place = cells.at(page, (u + (i + 0.5) / n) / side, (v + (j + 0.5) / n) / side);
        const std::int64_t pixel = pixel_at(place.x, place.y);
        if (pixel < 0) continue;
        const auto number = static_cast<std::uint32_t>(pixel);
        const auto found =
            std::find_if(parts.begin(), parts.end(), [&](const auto& part) { return part.first == number; });
        if (found != parts.end())
          ++found->second;
        else
          parts.emplace_back(number, 1);
      }
    std::sort(parts.begin(), parts.end());
    return zones.zone(parts, static_cast<std::uint32_t>(n * n));
  };
  zones.make_map(grid, part_of(watch, 0, 0.9), zone_of, page_zone);

  PixelZones result;
  result.field = std::move(zones.field());
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
  std::vector<double> ground(field.zones());
  const RainMapView map = field.map.view();
  for (std::int32_t row = 0; row < grid.rows; ++row)
    for (std::int32_t column = 0; column < grid.columns; ++column) {
      const std::uint32_t zone = map.zone(column, row);
      result.cells[zone] += 1;
      if (!Terrain::is_nodata(terrain.zb[grid.index(column, row)])) ground[zone] += 1;
    }
  result.over_ground.assign(result.pixels.size(), false);
  for (std::size_t zone = 0; zone < field.zones(); ++zone) {
    if (!(ground[zone] > 0)) continue;
    double covered = 0;
    for (std::uint32_t part = field.first_part[zone]; part < field.first_part[zone + 1]; ++part) {
      covered += static_cast<double>(field.parts[part].share);
      result.over_ground[field.parts[part].source] = true;
    }
    result.ground += ground[zone];
    constexpr double rounding = 1e-5;  // of shares in single precision
    if (covered < 1 - rounding) result.outside += ground[zone] * (1 - covered);
  }
  const int pieces = result.pixels.size() > 20000 ? 1 : 8;
  for (const std::uint32_t pixel : result.pixels) {
    const auto columns = static_cast<std::uint32_t>(pixels.columns);
    result.pixel_areas.push_back(area_in_grid(between, reference, pixel % columns, pixel / columns, pieces));
  }
  return result;
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Which pixels of a raster of rain lie over which cells of the grid, by area.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/raster/rain_file.hpp"
#include "solver/core/watch.hpp"
#include "solver/model/rain.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

// Builds the zones of a RainField: cells with the same mixture of sources share one.
class ZoneBuilder {
 public:
  ZoneBuilder() { field_.first_part = {0, 0}; }

  // parts: of each source its number and how often it counts, in the order of the sources; of: what they are
  // shares of. None: it never rains.
  std::uint32_t zone(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& parts, std::uint32_t of);
  // With shares of its own.
  std::uint32_t new_zone(const std::vector<RainPart>& parts);
  // zone_of(column, row) of each cell; a whole page may be alike: page_zone(column, row, zone) of its
  // south-western cell tells.
  template <class ZoneOf, class PageZone>
  void make_map(const Grid& grid, const Watch& watch, const ZoneOf& zone_of, const PageZone& page_zone) {
    constexpr std::int32_t side = RainMapView::side;
    RainMap& map = field_.map;
    map.columns = grid.columns;
    map.rows = grid.rows;
    std::uint32_t zones[side * side];
    for (std::int32_t south = 0; south < grid.rows; south += side) {
      watch(static_cast<double>(south) / grid.rows);
      for (std::int32_t west = 0; west < grid.columns; west += side) {
        std::uint32_t all = 0;
        const bool alike = page_zone(west, south, all);
        for (std::int32_t i = 0; i < side * side; ++i) {
          const std::int32_t column = west + i % side, row = south + i / side;
          zones[i] = alike ? all : grid.contains(column, row) ? zone_of(column, row) : zones[0];
        }
        map.add_page(zones);
      }
    }
  }
  RainField& field() { return field_; }

 private:
  RainField field_;
  std::map<std::vector<std::uint32_t>, std::uint32_t> known_;
};

// The zones over the grid, whose sources are numbers of `pixels`.
struct PixelZones {
  RainField field;                    // without times and rates
  std::vector<std::uint32_t> pixels;  // of the raster: row * columns + column, rising
  std::vector<double> cells;          // of each zone, of the whole grid
  std::vector<double> pixel_areas;    // m2 of each pixel within the grid's rectangle
  std::vector<bool> over_ground;      // whether each pixel lies over some cell that is not without ground
  double ground = 0, outside = 0;     // cells that are not, and how many of them, with parts, no pixel covers
};
// Throws Error when the two CRSs cannot be brought together, or the raster lies elsewhere. label: of the
// raster in messages.
PixelZones zones_of_pixels(const PixelGrid& pixels, const GeoReference& reference, const Terrain& terrain,
                           const std::string& name, const Watch& watch);

}  // namespace spate::io

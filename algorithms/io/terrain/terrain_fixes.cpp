// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/terrain_fixes.hpp"

#include <ogr_geometry.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "algorithms/io/gdal_support.hpp"

namespace spate::io {
namespace {

Spot spot_of(const Outlier& outlier, bool is_pit, const Terrain& terrain, const GeoReference& reference) {
  const std::size_t cell = outlier.cells.front();
  const MapPlace centre = reference.centre_of(cell);
  return {is_pit,
          centre.x,
          centre.y,
          static_cast<int>(outlier.cells.size()),
          static_cast<double>(terrain.zb[cell]) + terrain.datum,
          static_cast<double>(outlier.median) + terrain.datum};
}

}  // namespace

std::optional<Spot> spot_at(const Terrain& terrain, const GeoReference& reference, double x, double y,
                            int cells, std::optional<bool> is_pit) {
  const std::optional<std::size_t> cell = reference.cell_at(x, y);
  if (!cell || std::isnan(terrain.zb[*cell])) return std::nullopt;
  if (!is_pit) is_pit = terrain.zb[*cell] < outlier_at(terrain, *cell, 1, false).median;
  return spot_of(outlier_at(terrain, *cell, cells, *is_pit), *is_pit, terrain, reference);
}

std::vector<Spot> find_spots(const Terrain& terrain, const GeoReference& reference,
                             const OutlierSearch& search, const Watch& watch) {
  std::vector<Spot> spots;
  find_outliers(terrain, search, watch, [&](const Outlier& outlier) {
    spots.push_back(spot_of(outlier, outlier.height < 0, terrain, reference));
  });
  return spots;
}

Stream bed_through(const Bridge& bridge, const std::string& label) {
  OGRLineString line;
  line.addPoint(bridge.x0, bridge.y0);
  line.addPoint(bridge.x1, bridge.y1);
  Stream stream;
  stream.label = label;
  stream.wkb = wkb_of(line);
  stream.width = bridge.width;
  stream.bed.begin = bridge.begin;
  stream.bed.end = bridge.end;
  return stream;
}

std::vector<ChangedCell> changes_of(const Terrain& terrain, const GeoReference& reference,
                                    const std::vector<Spot>& spots, const std::vector<Stream>& beds,
                                    const Watch& watch) {
  std::map<std::size_t, double> levels;
  for (const Spot& spot : spots)
    if (const std::optional<std::size_t> cell = reference.cell_at(spot.x, spot.y))
      for (const std::size_t of : outlier_at(terrain, *cell, spot.cells, spot.is_pit).cells)
        levels[of] = spot.level;
  if (!beds.empty())
    for (const ChangedCell& cut : burn_streams(terrain, reference, beds, {}, watch).cells) {
      const auto [known, is_new] = levels.emplace(cut.cell, cut.level);
      if (!is_new) known->second = std::min(known->second, cut.level);
    }
  std::vector<ChangedCell> changes;
  for (const auto& [cell, level] : levels) changes.push_back({cell, level});
  return changes;
}

}  // namespace spate::io

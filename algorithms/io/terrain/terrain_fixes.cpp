// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/terrain_fixes.hpp"

#include <ogr_geometry.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace spate::io {
namespace {

Spot spot_of(const Outlier& outlier, bool is_pit, const Terrain& terrain, const GeoReference& reference) {
  const std::size_t cell = outlier.cells.front(), columns = static_cast<std::size_t>(reference.grid.columns);
  return {is_pit,
          reference.west() + (static_cast<double>(cell % columns) + 0.5) * reference.cell_width,
          reference.south() + (static_cast<double>(cell / columns) + 0.5) * reference.cell_height,
          static_cast<int>(outlier.cells.size()),
          static_cast<double>(terrain.zb[cell]) + terrain.datum,
          static_cast<double>(outlier.median) + terrain.datum};
}

std::optional<std::size_t> cell_at(const GeoReference& reference, double x, double y) {
  const double column = std::floor((x - reference.west()) / reference.cell_width),
               row = std::floor((y - reference.south()) / reference.cell_height);
  if (!(column >= 0 && column < reference.grid.columns && row >= 0 && row < reference.grid.rows))
    return std::nullopt;
  return reference.grid.index(static_cast<std::int32_t>(column), static_cast<std::int32_t>(row));
}

}  // namespace

std::optional<Spot> spot_at(const Terrain& terrain, const GeoReference& reference, double x, double y,
                            int cells, std::optional<bool> is_pit) {
  const std::optional<std::size_t> cell = cell_at(reference, x, y);
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
  stream.wkb.resize(line.WkbSize());
  line.exportToWkb(wkbNDR, reinterpret_cast<unsigned char*>(stream.wkb.data()), wkbVariantIso);
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
    if (const std::optional<std::size_t> cell = cell_at(reference, spot.x, spot.y))
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/burn_streams.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <utility>

#include "algorithms/io/terrain/stream_order.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

constexpr double nothing = std::numeric_limits<double>::infinity();

double ground_of(const Terrain& terrain, std::size_t cell) {
  return static_cast<double>(terrain.zb[cell]) + terrain.datum;
}

// How high the cross-section is at a distance from the middle; infinity = beyond it.
double section(const Stream& stream, const StreamProfile& profile, double distance, double along) {
  const double half = 0.5 * stream.width, bed = profile.bed(along);
  switch (stream.shape) {
    case StreamShape::rectangle:
      return distance <= half ? bed : nothing;
    case StreamShape::trapezoid: {
      if (distance <= half) return bed;
      const double height = stream.bank_slope > 0 ? (distance - half) / stream.bank_slope : nothing;
      return height <= 2 * profile.below_ground(along) ? bed + height : nothing;
    }
    case StreamShape::triangle:
      return distance <= half ? bed + profile.depth() * distance / half : nothing;
    case StreamShape::parabola:
      return distance <= half ? bed + profile.depth() * (distance / half) * (distance / half) : nothing;
  }
  return nothing;
}

double reach_of(const Stream& stream, const StreamProfile& profile) {
  double banks = 0;
  if (stream.shape == StreamShape::trapezoid)
    for (const StreamProfile::Place& place : profile.places())
      banks = std::max(banks, 2 * stream.bank_slope * (place.ground - place.bed));
  return 0.5 * stream.width + banks;
}

class LineBurner {
 public:
  LineBurner(const Terrain& terrain, const GeoReference& reference, const Stream& stream,
             const StreamProfile& profile, const Covered& covered)
      : terrain_(terrain), reference_(reference), stream_(stream), profile_(profile), covered_(covered) {}

  void burn(const std::vector<LinePiece>& pieces, std::map<std::size_t, double>& levels,
            const Watch& watch) const {
    constexpr std::size_t cells_a_look = 256;
    std::map<std::size_t, double> own;
    const auto around = cells_near(pieces);
    std::size_t done = 0;
    for (const auto& [cell, near] : around) {
      if (done++ % cells_a_look == 0) watch(static_cast<double>(done) / static_cast<double>(around.size()));
      const double level = mean_level(cell, pieces, near);
      if (level < ground_of(terrain_, cell)) own[cell] = level;
    }
    // The line itself. Where it comes back to a cell, the lower bed counts.
    std::map<std::size_t, double> middle;
    for (const StreamProfile::Place& place : profile_.places()) {
      if (is_covered(covered_, place.along)) continue;
      const auto [known, is_new] = middle.emplace(place.cell, place.bed);
      if (!is_new) known->second = std::min(known->second, place.bed);
    }
    for (const auto& [cell, bed] : middle) own[cell] = bed;
    for (const auto& [cell, level] : own) {
      if (!(level < ground_of(terrain_, cell))) continue;
      const auto [known, is_new] = levels.emplace(cell, level);
      if (!is_new) known->second = std::min(known->second, level);
    }
  }

 private:
  // The pieces whose cross-section may reach into a cell with data, by cell.
  std::map<std::size_t, std::vector<std::uint32_t>> cells_near(const std::vector<LinePiece>& pieces) const {
    const Grid& grid = reference_.grid;
    const double reach =
        reach_of(stream_, profile_) + std::hypot(reference_.cell_width, reference_.cell_height);
    std::map<std::size_t, std::vector<std::uint32_t>> near;
    const auto range = [&](double low, double high, double origin, double size, std::int32_t count) {
      const auto at = [&](double value) {
        return static_cast<std::int32_t>(
            std::clamp(std::floor((value - origin) / size), -1.0, double(count)));
      };
      return std::pair(std::max(at(low), 0), std::min(at(high), count - 1));
    };
    for (std::uint32_t p = 0; p < pieces.size(); ++p) {
      const LinePiece& piece = pieces[p];
      const auto [west, east] =
          range(std::min(piece.x0, piece.x1) - reach, std::max(piece.x0, piece.x1) + reach, reference_.west(),
                reference_.cell_width, grid.columns);
      const auto [south, north] =
          range(std::min(piece.y0, piece.y1) - reach, std::max(piece.y0, piece.y1) + reach,
                reference_.south(), reference_.cell_height, grid.rows);
      for (std::int32_t row = south; row <= north; ++row)
        for (std::int32_t column = west; column <= east; ++column) {
          const std::size_t cell = grid.index(column, row);
          if (std::isnan(terrain_.zb[cell])) continue;
          const double x = reference_.x_at(column + 0.5), y = reference_.y_at(row + 0.5),
                       t = std::clamp(piece.share(x, y), 0.0, 1.0);
          if (piece.distance2(x, y, t) <= reach * reach) near[cell].push_back(p);
        }
    }
    return near;
  }

  // Of the cross-section below the ground, over a lattice of places in the cell.
  double mean_level(std::size_t cell, const std::vector<LinePiece>& pieces,
                    const std::vector<std::uint32_t>& near) const {
    constexpr int side = 4;
    const double ground = ground_of(terrain_, cell);
    const MapPlace centre = reference_.centre_of(cell);
    double sum = 0;
    for (int i = 0; i < side; ++i)
      for (int j = 0; j < side; ++j) {
        const double x = centre.x + ((i + 0.5) / side - 0.5) * reference_.cell_width,
                     y = centre.y + ((j + 0.5) / side - 0.5) * reference_.cell_height;
        sum += std::min(ground, level_at(x, y, pieces, near));
      }
    return sum / (side * side);
  }

  double level_at(double x, double y, const std::vector<LinePiece>& pieces,
                  const std::vector<std::uint32_t>& near) const {
    double least = std::numeric_limits<double>::infinity(), along = 0;
    bool beyond = false;
    for (const std::uint32_t p : near) {
      const LinePiece& piece = pieces[p];
      const double share = piece.share(x, y), t = std::clamp(share, 0.0, 1.0),
                   distance2 = piece.distance2(x, y, t);
      if (!(distance2 < least)) continue;
      least = distance2;
      along = piece.along(t);
      beyond = (share < 0 && piece.ends_flat[0]) || (share > 1 && piece.ends_flat[1]);
    }
    if (beyond || is_covered(covered_, along)) return nothing;
    return section(stream_, profile_, std::sqrt(least), along);
  }

  const Terrain& terrain_;
  const GeoReference& reference_;
  const Stream& stream_;
  const StreamProfile& profile_;
  const Covered& covered_;
};

Burned sum_up(const std::map<std::size_t, double>& levels, const Terrain& terrain,
              const GeoReference& reference) {
  Burned burned;
  double sum = 0;
  for (const auto& [cell, level] : levels) {
    burned.cells.push_back({cell, level});
    const double lowered = ground_of(terrain, cell) - level;
    sum += lowered;
    if (lowered > burned.most) burned.most = lowered, burned.most_at = cell;
  }
  burned.volume = sum * reference.cell_width * reference.cell_height;
  burned.mean = levels.empty() ? 0 : sum / static_cast<double>(levels.size());
  return burned;
}

}  // namespace

Burned burn_streams(const Terrain& terrain, const GeoReference& reference, const std::vector<Stream>& streams,
                    const std::vector<std::string>& culverts, const Watch& watch) {
  std::vector<std::unique_ptr<OGRLineString>> pipes;
  for (const std::string& culvert : culverts)
    for (const auto& line : parts_of(culvert, "CULVERTS").lines)
      if (line->getNumPoints() > 1) pipes.emplace_back(line->clone());
  std::vector<bool> used(pipes.size());
  std::size_t outside = 0, narrow = 0;
  std::vector<StreamLine> lines = lines_of(streams, terrain, reference);
  std::vector<bool> is_inside(streams.size());
  for (const StreamLine& line : lines)
    if (!line.passed.empty()) is_inside[line.stream] = true;
  for (std::size_t i = 0; i < streams.size(); ++i) {
    outside += is_inside[i] ? 0 : 1;
    narrow += is_inside[i] && streams[i].width < reference.grid.spacing ? 1 : 0;
  }
  if (outside == streams.size())
    throw Error("streams_outside_dem", tr("No stream lies on the elevation model"),
                tr("%1 {stream|streams}; DEM covers %2", number(streams.size()), reference.extent_text()),
                tr("Check the CRS of STREAMS."));

  StreamOrder order(lines);
  std::vector<Covered> covered;  // of each line
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double width = streams[lines[i].stream].width, cell = reference.grid.spacing;
    covered.push_back(covered_by(pipes, lines[i].pieces, reference, std::max(width, 2 * cell), used));
    for (const auto& [begin, end] : covered.back()) {
      if (begin < 0.5 * width + cell) order.meets_culvert(i, false);
      if (end > lines[i].length() - 0.5 * width - cell) order.meets_culvert(i, true);
    }
  }
  std::map<std::size_t, double> levels;
  std::size_t uphill = 0, done = 0;
  for (const std::size_t number_of : order.downstream()) {
    const auto count = static_cast<double>(lines.size()), before = static_cast<double>(done++);
    const Watch of_line = part_of(watch, before / count, (before + 1) / count);
    of_line(0);
    StreamLine& line = lines[number_of];
    uphill += line.is_turned ? 1 : 0;
    if (line.passed.empty()) continue;
    const Stream& stream = streams[line.stream];
    StreamBed bed = stream.bed;
    if (line.is_turned) std::swap(bed.begin, bed.end);
    const StreamProfile profile(line.passed, line.length(), bed, order.highest(number_of));
    order.ends_at(number_of, profile.places().back().bed);
    order.mark_ends(number_of, line.pieces);
    // Short pieces have few cells around them.
    const double longest = std::max(reach_of(stream, profile), 4 * reference.grid.spacing);
    LineBurner(terrain, reference, stream, profile, covered[number_of])
        .burn(cut(line.pieces, longest), levels, of_line);
  }
  Burned burned = sum_up(levels, terrain, reference);
  burned.narrow = narrow;
  burned.outside = outside;
  burned.uphill = uphill;
  burned.culverts_left = static_cast<std::size_t>(std::count(used.begin(), used.end(), false));
  return burned;
}

}  // namespace spate::io

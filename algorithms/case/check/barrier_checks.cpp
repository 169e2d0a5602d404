// SPDX-License-Identifier: GPL-3.0-or-later
// Gaps between barriers as the simulation has them: on the faces between cells. spate:checkbarriers measures
// them on the drawn geometries, for a given level.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "algorithms/case/check/scenario_checks.hpp"
#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/log/texts.hpp"

namespace spate {
namespace {

// A corner of cells: columns and rows of corners are one more than those of cells.
struct Corner {
  std::int32_t column, row;
};

class Chains {
 public:
  explicit Chains(const CheckedScenario& checked)
      : terrain_(checked.scenario.terrain), reference_(checked.reference), barriers_(checked.barriers) {
    for (std::size_t i = 0; i < barriers_.size(); ++i)
      for (const BarrierFace& face : barriers_[i].barrier.faces)
        for (const Corner corner : corners_of(face.face)) {
          Standing& standing = at_[key(corner)][i];
          ++standing.faces;
          standing.crest = std::max(standing.crest, face.crest);
        }
  }

  std::vector<Spot> gaps() const {
    std::vector<Spot> gaps;
    for (const auto& [where, barriers] : at_)
      for (const auto& [barrier, standing] : barriers)
        if (standing.faces == 1 && barriers.size() == 1) look_beyond(where, barrier, standing, gaps);
    std::sort(gaps.begin(), gaps.end(), [](const Spot& a, const Spot& b) {
      return std::make_pair(a.place.x, a.place.y) < std::make_pair(b.place.x, b.place.y);
    });
    // Each gap was found from both of its ends.
    gaps.erase(std::unique(gaps.begin(), gaps.end(),
                           [](const Spot& a, const Spot& b) {
                             return a.place.x == b.place.x && a.place.y == b.place.y;
                           }),
               gaps.end());
    return gaps;
  }

 private:
  struct Standing {
    int faces = 0;
    float crest = std::numeric_limits<float>::lowest();
  };

  static std::array<Corner, 2> corners_of(const Face& face) {
    const std::int32_t c = face.column, r = face.row;
    switch (face.side) {
      case Side::west:
        return {Corner{c, r}, Corner{c, r + 1}};
      case Side::east:
        return {Corner{c + 1, r}, Corner{c + 1, r + 1}};
      case Side::south:
        return {Corner{c, r}, Corner{c + 1, r}};
      default:
        return {Corner{c, r + 1}, Corner{c + 1, r + 1}};
    }
  }
  std::uint64_t stride() const { return static_cast<std::uint64_t>(terrain_.grid.columns) + 1; }
  std::uint64_t key(const Corner& corner) const {
    return static_cast<std::uint64_t>(corner.row) * stride() + static_cast<std::uint64_t>(corner.column);
  }

  // The lowest ground of the cells between two corners, m above the datum; nothing when a wall is among them.
  std::optional<float> ground_between(const Corner& a, const Corner& b) const {
    float lowest = std::numeric_limits<float>::infinity();
    const std::int32_t west = std::min(a.column, b.column), east = std::max(a.column, b.column);
    const std::int32_t south = std::min(a.row, b.row), north = std::max(a.row, b.row);
    for (std::int32_t r = south == north ? south - 1 : south; r < std::max(north, south + 1); ++r)
      for (std::int32_t c = west == east ? west - 1 : west; c < std::max(east, west + 1); ++c) {
        if (!terrain_.grid.contains(c, r)) return std::nullopt;
        const std::size_t cell = terrain_.grid.index(c, r);
        if (terrain_.is_wall(cell)) return std::nullopt;
        lowest = std::min(lowest, terrain_.zb[cell]);
      }
    return lowest;
  }

  // The nearest other barrier within reach of an open end, where the ground between is lower than both.
  void look_beyond(std::uint64_t where, std::size_t barrier, const Standing& end,
                   std::vector<Spot>& gaps) const {
    constexpr std::int32_t reach = 2;  // cells
    constexpr float noticed = 0.1f;    // m
    const Corner from{static_cast<std::int32_t>(where % stride()),
                      static_cast<std::int32_t>(where / stride())};
    std::optional<Spot> nearest;
    for (std::int32_t dr = -reach; dr <= reach; ++dr)
      for (std::int32_t dc = -reach; dc <= reach; ++dc) {
        const Corner to{from.column + dc, from.row + dr};
        if (to.column < 0 || to.column > terrain_.grid.columns || to.row < 0 || to.row > terrain_.grid.rows)
          continue;
        const auto found = at_.find(key(to));
        if (found == at_.end()) continue;
        for (const auto& [other, standing] : found->second) {
          if (other == barrier) continue;
          const std::optional<float> ground = ground_between(from, to);
          const double width = std::hypot(dc, dr) * terrain_.grid.spacing;
          if (!ground || *ground + noticed > std::min(end.crest, standing.crest)) continue;
          if (nearest && width >= *nearest->value) continue;
          nearest =
              Spot{{reference_.x_at(from.column + 0.5 * dc), reference_.y_at(from.row + 0.5 * dr)}, width};
        }
      }
    if (nearest) gaps.push_back(*nearest);
  }

  const Terrain& terrain_;
  const io::GeoReference& reference_;
  const std::vector<PlacedBarrier>& barriers_;
  std::map<std::uint64_t, std::map<std::size_t, Standing>> at_;  // by corner and barrier
};

}  // namespace

void check_barriers(const CheckedScenario& checked, Log& log) {
  if (checked.barriers.size() < 2) return;
  std::vector<Spot> gaps = Chains(checked).gaps();
  if (gaps.empty()) return;
  const std::size_t count = gaps.size();
  std::sort(gaps.begin(), gaps.end(), [](const Spot& a, const Spot& b) { return *a.value > *b.value; });
  const double widest = *gaps.front().value;
  gaps.resize(std::min(count, WorstSpots::most));
  log.finding({Severity::warning,
               {"barriers_leak", tr("Water passes between barriers at %1 {place|places}", number(count)),
                with_rest(tr("they end up to %1 m from each other, on ground that is lower than they are",
                             number(widest, 3)),
                          count),
                tr("Let them meet, if that is meant, and run spate:checkbarriers with the level to hold.")},
               widest,
               "m",
               std::move(gaps)});
}

}  // namespace spate

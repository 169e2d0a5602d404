// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/bridges.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <queue>
#include <utility>

#include "algorithms/io/terrain/channel_gaps.hpp"
#include "algorithms/io/terrain/incised.hpp"

namespace spate::io {
namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

struct Offset {
  double columns = 0, rows = 0;  // cells
};

class BridgeFinder {
 public:
  BridgeFinder(const Terrain& terrain, const GeoReference& reference, const BridgeSearch& search)
      : reference_(reference),
        terrain_(terrain),
        grid_(terrain.grid),
        longest_(search.longest / terrain.grid.spacing + 1),
        widest_(static_cast<int>(std::ceil(search.widest / terrain.grid.spacing))),
        least_(static_cast<float>(search.least)),
        datum_(terrain.datum) {}

  std::vector<Bridge> find(const Watch& watch) const {
    ChannelMarks channels(grid_.cells(), {0});
    each_incised_row(terrain_, widest_ + 1, part_of(watch, 0, 0.4),
                     [&](std::int32_t row, const float* depths) {
                       for (std::int32_t column = 0; column < grid_.columns; ++column)
                         if (depths[column] >= least_) channels.set(grid_.index(column, row), 1);
                     });
    constexpr std::size_t least_cells = 5;  // fewer are the roughness of the ground
    const auto gaps =
        channel_gaps(std::move(channels), grid_, least_cells, longest_, part_of(watch, 0.4, 0.8));
    std::vector<Bridge> bridges;
    std::size_t done = 0;
    for (const auto& [pair, list] : gaps) {
      watch(0.8 + 0.2 * static_cast<double>(done++) / static_cast<double>(gaps.size()));
      if (const std::optional<Way> way = best_of(list)) bridges.push_back(bridge_of(*way));
    }
    return bridges;
  }

 private:
  struct Way {
    std::size_t from, to;
    float begin, end;                   // m above the datum, the bed
    double width = 0;                   // cells
    Offset from_middle{}, to_middle{};  // from the centres of its ends to the middle of the channel
    double aside() const {
      return std::hypot(from_middle.columns, from_middle.rows) +
             std::hypot(to_middle.columns, to_middle.rows);
    }
    float highest = 0;  // m above the datum, on the straight way
  };

  float ground(std::size_t cell) const { return terrain_.zb[cell]; }  // m above the datum
  // NaN outside.
  float ground_at(double column, double row) const {
    const auto c = static_cast<std::int32_t>(std::lround(column)),
               r = static_cast<std::int32_t>(std::lround(row));
    return grid_.contains(c, r) ? ground(grid_.index(c, r)) : std::numeric_limits<float>::quiet_NaN();
  }

  // Of all gaps between two channels the shortest that is a bridge; of several, that with the lowest ends.
  std::optional<Way> best_of(const std::vector<ChannelGap>& gaps) const {
    std::vector<Way> ways;
    for (const ChannelGap& gap : gaps) {
      Way way{on_bed(gap.from), on_bed(gap.to), lowest_near(gap.from), lowest_near(gap.to)};
      if (way.begin < way.end) std::swap(way.from, way.to), std::swap(way.begin, way.end);
      ways.push_back(way);
    }
    std::stable_sort(ways.begin(), ways.end(), [&](const Way& a, const Way& b) {
      return std::pair(length2(a), a.begin + a.end) < std::pair(length2(b), b.begin + b.end);
    });
    // Of those that are about as short the one in the middle of the channel: a bed is cut on both sides of
    // it.
    constexpr double longer = 1;  // cells
    std::vector<Way> bridges;
    for (Way& way : ways) {
      if (!bridges.empty() && std::sqrt(length2(way)) > std::sqrt(length2(bridges.front())) + longer) break;
      if (crosses_channel(way)) bridges.push_back(way);
    }
    std::stable_sort(bridges.begin(), bridges.end(),
                     [](const Way& a, const Way& b) { return a.aside() < b.aside(); });
    constexpr std::size_t most_floods = 20;  // each looks at all ground around
    for (std::size_t i = 0; i < std::min(bridges.size(), most_floods); ++i)
      if (dams_up(bridges[i])) return bridges[i];
    return std::nullopt;
  }

  double length2(const Way& way) const {
    const GridCell from = grid_.cell(way.from), to = grid_.cell(way.to);
    const double dx = to.column - from.column, dy = to.row - from.row;
    return dx * dx + dy * dy;
  }

  float lowest_near(std::size_t cell) const {
    const auto [column, row] = grid_.cell(cell);
    float lowest = ground(cell);
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const float z = ground_at(column + dx, row + dy);
        if (z < lowest) lowest = z;
      }
    return lowest;
  }

  // The cell itself, or the lowest beside it where it is rather of the bank: narrow beds have cells that are
  // cut in by half.
  std::size_t on_bed(std::size_t cell) const {
    const float lowest = lowest_near(cell);
    if (ground(cell) < lowest + 0.5f * least_) return cell;
    const auto [column, row] = grid_.cell(cell);
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx)
        if (ground_at(column + dx, row + dy) == lowest) return grid_.index(column + dx, row + dy);
    return cell;
  }

  bool crosses_channel(Way& way) const {
    if (way.from == way.to) return false;
    const GridCell from = grid_.cell(way.from), to = grid_.cell(way.to);
    const double length = std::sqrt(length2(way)), dx = (to.column - from.column) / length,
                 dy = (to.row - from.row) / length;
    way.highest = -infinite;
    for (double at = 0; at <= length; at += 0.5) {
      const float z = ground_at(from.column + at * dx, from.row + at * dy);
      if (std::isnan(z)) return false;
      way.highest = std::max(way.highest, z);
    }
    if (!(way.highest >= way.begin + least_)) return false;
    const std::optional<Channel> before = channel(way.from, -dx, -dy, way.begin),
                                 behind = channel(way.to, dx, dy, way.end);
    if (!before || !behind) return false;
    way.width = std::min(before->width, behind->width);
    way.from_middle = before->to_middle;
    way.to_middle = behind->to_middle;
    return true;
  }

  struct Channel {
    double width;      // cells
    Offset to_middle;  // from the way
  };

  // The channel whose bed goes on from a cell in about that direction; nothing where there is none.
  std::optional<Channel> channel(std::size_t from, double dx, double dy, float bed) const {
    constexpr double step = 5 * 3.14159265358979 / 180;
    for (const int turn : {0, 1, -1, 2, -2, 3, -3, 4, -4}) {
      const double cosine = std::cos(turn * step), sine = std::sin(turn * step);
      const std::optional<Channel> found =
          straight_channel(from, cosine * dx - sine * dy, sine * dx + cosine * dy, bed);
      if (found) return found;
    }
    return std::nullopt;
  }

  // Its banks go on to the left and the right for three times its width: ponds do not, and a river that a way
  // meets from the side leads away from its direction.
  std::optional<Channel> straight_channel(std::size_t from, double dx, double dy, float bed) const {
    const auto [column, row] = grid_.cell(from);
    double sum = 0, ahead = 3;
    Offset to_middle;
    int at = 0;
    for (; at < ahead; ++at) {
      // The bed of a narrow channel is a staircase: it may lie a cell beside the straight line.
      std::optional<std::pair<int, int>> sides;
      double x = 0, y = 0;
      for (const int beside : {0, 1, -1}) {
        x = column + at * dx - beside * dy;
        y = row + at * dy + beside * dx;
        if (ground_at(x, y) < bed + least_) sides = beds_beside(x, y, dx, dy, bed);
        if (sides) break;
      }
      if (!sides) return std::nullopt;
      const int width = sides->first + 1 + sides->second;
      ahead = std::max(ahead, std::min(3.0 * width, 2.0 * widest_));
      sum += width;
      if (at == 2) {  // clear of the strip's corners
        const double middle = 0.5 * (sides->first - sides->second);
        to_middle = {-middle * dy, middle * dx};
        if (!ends_behind(x + to_middle.columns, y + to_middle.rows, dx, dy, at + std::max(width, 3), bed))
          return std::nullopt;
      }
      bed = lowest_near(
          grid_.index(static_cast<std::int32_t>(std::lround(x)), static_cast<std::int32_t>(std::lround(y))));
    }
    return Channel{sum / at, to_middle};
  }

  // Whether the channel ends within so many cells against that direction: one that a way meets from the side
  // goes on there.
  bool ends_behind(double x, double y, double dx, double dy, int cells, float bed) const {
    for (int back = 1; back <= cells; ++back)
      if (ground_at(x - back * dx, y - back * dy) >= bed + least_) return true;
    return false;
  }

  // How many cells of the bed lie on either side up to the banks.
  std::optional<std::pair<int, int>> beds_beside(double x, double y, double dx, double dy, float bed) const {
    const auto up_to_bank = [&](int side) {
      const auto beside = [&](int away) { return ground_at(x - side * away * dy, y + side * away * dx); };
      int away = 1;
      while (away <= widest_ && beside(away) < bed + least_) ++away;
      return beside(away) >= bed + least_ ? away - 1 : widest_;
    };
    const int left = up_to_bank(1), right = up_to_bank(-1);
    return left + 1 + right <= widest_ ? std::optional(std::pair(left, right)) : std::nullopt;
  }

  // Whether no way leads from one end to the other nearby that stays below that height: the ground is flooded
  // from one end, always where it is lowest.
  bool dams_up(const Way& way) const {
    const int reach = static_cast<int>(std::ceil(longest_)) + widest_;
    const GridCell from = grid_.cell(way.from);
    const std::int32_t west = std::max(from.column - reach, 0),
                       east = std::min(from.column + reach, grid_.columns - 1),
                       south = std::max(from.row - reach, 0),
                       north = std::min(from.row + reach, grid_.rows - 1);
    const auto columns = static_cast<std::size_t>(east - west + 1);
    std::vector<bool> seen(columns * static_cast<std::size_t>(north - south + 1));
    const auto place = [&](std::int32_t column, std::int32_t row) {
      return static_cast<std::size_t>(row - south) * columns + static_cast<std::size_t>(column - west);
    };
    using Rim = std::pair<float, std::size_t>;
    std::priority_queue<Rim, std::vector<Rim>, std::greater<>> rims;
    rims.emplace(ground(way.from), way.from);
    seen[place(from.column, from.row)] = true;
    while (!rims.empty() && rims.top().first < way.begin + least_) {
      const std::size_t cell = rims.top().second;
      rims.pop();
      if (cell == way.to) return false;
      const auto [column, row] = grid_.cell(cell);
      for (std::int32_t r = std::max(row - 1, south); r <= std::min(row + 1, north); ++r)
        for (std::int32_t c = std::max(column - 1, west); c <= std::min(column + 1, east); ++c) {
          const std::size_t near = grid_.index(c, r);
          if (seen[place(c, r)] || std::isnan(ground(near))) continue;
          seen[place(c, r)] = true;
          rims.emplace(ground(near), near);
        }
    }
    return true;
  }

  Bridge bridge_of(const Way& way) const {
    const auto x = [&](std::size_t cell, const Offset& offset) {
      return reference_.x_at(grid_.cell(cell).column + 0.5 + offset.columns);
    };
    const auto y = [&](std::size_t cell, const Offset& offset) {
      return reference_.y_at(grid_.cell(cell).row + 0.5 + offset.rows);
    };
    return {x(way.from, way.from_middle),
            y(way.from, way.from_middle),
            x(way.to, way.to_middle),
            y(way.to, way.to_middle),
            static_cast<double>(way.begin) + datum_,
            static_cast<double>(way.end) + datum_,
            static_cast<double>(way.highest - way.begin),
            way.width * grid_.spacing};
  }

  const GeoReference& reference_;
  const Terrain& terrain_;
  const Grid& grid_;
  double longest_;  // cells
  int widest_;      // cells
  float least_;     // m
  double datum_;
};

}  // namespace

std::vector<Bridge> find_bridges(const Terrain& terrain, const GeoReference& reference,
                                 const BridgeSearch& search, const Watch& watch) {
  return BridgeFinder(terrain, reference, search).find(watch);
}

}  // namespace spate::io

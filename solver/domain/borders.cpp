// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/domain/borders.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace spate {
namespace {

struct Range {
  int begin, count;
};
// towards: -1, 0 or 1 along a side of `size` cells.
Range along(int towards, int size, int depth) {
  if (towards == 0) return {0, size};
  return {towards < 0 ? 0 : size - depth, depth};
}

}  // namespace

StripCells cells_of(const Strip& strip, const TileLayout& layout, int depth) {
  const auto step = [&](std::int32_t from, std::int32_t to) { return static_cast<int>(to - from); };
  const auto tile = static_cast<std::int32_t>(strip.tile), other = static_cast<std::int32_t>(strip.towards);
  const Range columns = along(step(tile % layout.columns, other % layout.columns), layout.width, depth);
  const Range rows = along(step(tile / layout.columns, other / layout.columns), layout.height, depth);
  return {columns.begin, rows.begin, columns.count, rows.count};
}

Borders find_borders(const TileGrid& grid, const Parts& parts, int own,
                     const std::vector<std::uint32_t>& active) {
  std::map<int, SharedBorder> by_rank;
  Borders borders;
  for (const std::uint32_t tile : active) {
    if (parts.owner(tile) != own) continue;
    grid.any_around(static_cast<int>(tile), [&](int around) {
      const auto near = static_cast<std::uint32_t>(around);
      const int rank = parts.owner(near);
      if (rank == own || !std::binary_search(active.begin(), active.end(), near)) return false;
      SharedBorder& shared = by_rank.try_emplace(rank, SharedBorder{rank, {}, {}}).first->second;
      shared.out.push_back({tile, near});
      shared.in.push_back({near, tile});
      borders.ghosts.push_back(near);
      return false;
    });
  }
  for (auto& [rank, shared] : by_rank) {
    // As the other part goes through its own tiles.
    std::sort(shared.in.begin(), shared.in.end(), [](const Strip& a, const Strip& b) {
      return std::pair(a.tile, a.towards) < std::pair(b.tile, b.towards);
    });
    borders.shared.push_back(std::move(shared));
  }
  std::sort(borders.ghosts.begin(), borders.ghosts.end());
  borders.ghosts.erase(std::unique(borders.ghosts.begin(), borders.ghosts.end()), borders.ghosts.end());
  return borders;
}

}  // namespace spate

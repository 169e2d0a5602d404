// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/channel_gaps.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>

namespace spate::io {
namespace {

template <class F>
void each_near(std::size_t cell, const Grid& grid, const F& f) {
  const auto column = static_cast<std::int32_t>(cell % static_cast<std::size_t>(grid.columns)),
             row = static_cast<std::int32_t>(cell / static_cast<std::size_t>(grid.columns));
  for (std::int32_t r = std::max(row - 1, 0); r <= std::min(row + 1, grid.rows - 1); ++r)
    for (std::int32_t c = std::max(column - 1, 0); c <= std::min(column + 1, grid.columns - 1); ++c)
      if (c != column || r != row) f(grid.index(c, r), c != column && r != row ? std::sqrt(2.0) : 1.0);
}

// The number of its channel for each cell; 0 = none.
std::vector<std::uint32_t> number_channels(const std::vector<bool>& marked, const Grid& grid,
                                           std::size_t least_cells) {
  std::vector<std::uint32_t> channel(marked.size());
  std::vector<bool> seen(marked.size());
  std::uint32_t count = 0;
  std::vector<std::size_t> cells;
  for (std::size_t first = 0; first < marked.size(); ++first) {
    if (!marked[first] || seen[first]) continue;
    cells.assign(1, first);
    seen[first] = true;
    for (std::size_t i = 0; i < cells.size(); ++i)
      each_near(cells[i], grid, [&](std::size_t near, double) {
        if (!marked[near] || seen[near]) return;
        seen[near] = true;
        cells.push_back(near);
      });
    if (cells.size() < least_cells) continue;
    ++count;
    for (const std::size_t cell : cells) channel[cell] = count;
  }
  return channel;
}

}  // namespace

std::map<ChannelPair, std::vector<ChannelGap>> channel_gaps(const std::vector<bool>& marked, const Grid& grid,
                                                            std::size_t least_cells, double longest,
                                                            const Watch& watch) {
  const std::vector<std::uint32_t> channel = number_channels(marked, grid, least_cells);
  // All channels grow at the same pace (Dijkstra 1959); where two meet, the gap is as long as both have
  // grown.
  std::vector<std::size_t> source(channel.size());
  std::vector<float> distance(channel.size(), std::numeric_limits<float>::infinity());
  using Front = std::pair<float, std::size_t>;
  std::priority_queue<Front, std::vector<Front>, std::greater<>> fronts;
  for (std::size_t cell = 0; cell < channel.size(); ++cell) {
    if (channel[cell] == 0) continue;
    source[cell] = cell;
    distance[cell] = 0;
    bool is_rim = false;
    each_near(cell, grid,
              [&](std::size_t near, double) { is_rim = is_rim || channel[near] != channel[cell]; });
    if (is_rim) fronts.emplace(0.0f, cell);
  }
  std::map<ChannelPair, std::vector<ChannelGap>> gaps;
  SparseWatch tell(watch, channel.size());
  while (!fronts.empty()) {
    tell();
    const auto [so_far, cell] = fronts.top();
    fronts.pop();
    if (so_far > distance[cell]) continue;
    each_near(cell, grid, [&, so_far = so_far, cell = cell](std::size_t near, double step) {
      const std::uint32_t own = channel[source[cell]];
      const auto next = so_far + static_cast<float>(step);
      const bool reached = std::isfinite(distance[near]);
      if (reached && channel[source[near]] != own) {
        const std::uint32_t other = channel[source[near]];
        if (static_cast<double>(next + distance[near]) <= longest)
          gaps[{std::min(own, other), std::max(own, other)}].push_back(
              own < other ? ChannelGap{source[cell], source[near]} : ChannelGap{source[near], source[cell]});
      } else if (next < distance[near] && static_cast<double>(next) <= 0.5 * longest + 1) {
        distance[near] = next;
        source[near] = source[cell];
        fronts.emplace(next, near);
      }
    });
  }
  for (auto& [pair, list] : gaps) {
    const auto ends = [](const ChannelGap& gap) { return std::pair(gap.from, gap.to); };
    std::sort(list.begin(), list.end(), [&](const auto& a, const auto& b) { return ends(a) < ends(b); });
    list.erase(std::unique(list.begin(), list.end(),
                           [&](const auto& a, const auto& b) { return ends(a) == ends(b); }),
               list.end());
  }
  return gaps;
}

}  // namespace spate::io

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
  const auto [column, row] = grid.cell(cell);
  for (std::int32_t r = std::max(row - 1, 0); r <= std::min(row + 1, grid.rows - 1); ++r)
    for (std::int32_t c = std::max(column - 1, 0); c <= std::min(column + 1, grid.columns - 1); ++c)
      if (c != column || r != row) f(grid.index(c, r), c != column && r != row ? std::sqrt(2.0) : 1.0);
}

bool is_none(std::uint32_t channel) {
  return channel == 0;
}

// Marks become the numbers of their channels; 0 = none.
void number_channels(ChannelMarks& channel, const Grid& grid, std::size_t least_cells) {
  constexpr std::uint32_t waiting = std::numeric_limits<std::uint32_t>::max();
  const auto each_marked = [&](const auto& f) {
    channel.each_but(0, channel.size(), is_none, [&](std::size_t cell) {
      if (channel[cell] != 0) f(cell);
    });
  };
  each_marked([&](std::size_t cell) { channel.set(cell, waiting); });
  std::uint32_t count = 0;
  std::vector<std::size_t> cells;
  each_marked([&](std::size_t first) {
    if (channel[first] != waiting) return;
    cells.assign(1, first);
    channel.set(first, ++count);
    for (std::size_t i = 0; i < cells.size(); ++i)
      each_near(cells[i], grid, [&](std::size_t near, double) {
        if (channel[near] != waiting) return;
        channel.set(near, count);
        cells.push_back(near);
      });
    if (cells.size() >= least_cells) return;
    --count;
    for (const std::size_t cell : cells) channel.set(cell, 0);
  });
}

void each_once(std::vector<ChannelGap>& list) {
  const auto ends = [](const ChannelGap& gap) { return std::pair(gap.from, gap.to); };
  std::sort(list.begin(), list.end(), [&](const auto& a, const auto& b) { return ends(a) < ends(b); });
  list.erase(
      std::unique(list.begin(), list.end(), [&](const auto& a, const auto& b) { return ends(a) == ends(b); }),
      list.end());
}

// Index: of a cell; four bytes will do for most grids.
template <class Index>
std::map<ChannelPair, std::vector<ChannelGap>> gaps_between(const ChannelMarks& channel, const Grid& grid,
                                                            double longest, const Watch& watch) {
  // All channels grow at the same pace (Dijkstra 1959); where two meet, the gap is as long as both have
  // grown.
  constexpr float far = std::numeric_limits<float>::infinity();
  PagedField<Index> source(channel.size(), {0});
  PagedField<float> distance(channel.size(), {far});
  using Front = std::pair<float, Index>;
  std::priority_queue<Front, std::vector<Front>, std::greater<>> fronts;
  channel.each_but(0, channel.size(), is_none, [&](std::size_t cell) {
    if (channel[cell] == 0) return;
    source.set(cell, static_cast<Index>(cell));
    distance.set(cell, 0);
    bool is_rim = false;
    each_near(cell, grid,
              [&](std::size_t near, double) { is_rim = is_rim || channel[near] != channel[cell]; });
    if (is_rim) fronts.emplace(0.0f, static_cast<Index>(cell));
  });
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
        if (static_cast<double>(next + distance[near]) > longest) return;
        std::vector<ChannelGap>& list = gaps[{std::min(own, other), std::max(own, other)}];
        if (list.size() == list.capacity()) each_once(list);  // fronts meet many times
        list.push_back(own < other ? ChannelGap{source[cell], source[near]}
                                   : ChannelGap{source[near], source[cell]});
      } else if (next < distance[near] && static_cast<double>(next) <= 0.5 * longest + 1) {
        distance.set(near, next);
        source.set(near, source[cell]);
        fronts.emplace(next, static_cast<Index>(near));
      }
    });
  }
  for (auto& [pair, list] : gaps) each_once(list);
  return gaps;
}

}  // namespace

std::map<ChannelPair, std::vector<ChannelGap>> channel_gaps(ChannelMarks marked, const Grid& grid,
                                                            std::size_t least_cells, double longest,
                                                            const Watch& watch) {
  number_channels(marked, grid, least_cells);
  return marked.size() <= std::numeric_limits<std::uint32_t>::max()
             ? gaps_between<std::uint32_t>(marked, grid, longest, watch)
             : gaps_between<std::uint64_t>(marked, grid, longest, watch);
}

}  // namespace spate::io

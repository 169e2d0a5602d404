// SPDX-License-Identifier: GPL-3.0-or-later
// Where channels end within some distance of each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "solver/core/paged_field.hpp"
#include "solver/core/watch.hpp"
#include "solver/model/grid.hpp"

namespace spate::io {

// The last cell of one channel and the first of the other.
struct ChannelGap {
  std::size_t from, to;
};

// Channels: the sets of marked cells (of any value but 0) that touch, of at least so many cells. The gaps
// between each two of them that are at most so long, in cells. Pages far from all channels take no memory.
using ChannelMarks = PagedField<std::uint32_t>;
using ChannelPair = std::pair<std::uint32_t, std::uint32_t>;
std::map<ChannelPair, std::vector<ChannelGap>> channel_gaps(ChannelMarks marked, const Grid& grid,
                                                            std::size_t least_cells, double longest,
                                                            const Watch& watch = no_watch);

}  // namespace spate::io

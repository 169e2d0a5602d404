// SPDX-License-Identifier: GPL-3.0-or-later
// What changes from step to step about the tiles of the CPU: which are active, in which part they lie, and
// what their ghosts hold.
#include <algorithm>
#include <new>
#include <utility>

#include "solver/backend/cpu/cpu_tiles.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr int travelling_planes = rest_plane;  // h, hu and hv: nobody reads the rest of a neighbour

// Calls f(row of numbers, how many) for the rows of a strip, plane by plane.
template <class F>
void each_row(const CpuTile& tile, Real* state, const StripCells& cells, const F& f) {
  for (int plane = 0; plane < travelling_planes; ++plane)
    for (int row = cells.row; row < cells.row + cells.rows; ++row)
      f(state + static_cast<std::size_t>(plane) * tile.plane + tile.at(cells.column, row), cells.columns);
}

std::size_t values_of(const std::vector<Strip>& strips, const TileLayout& layout) {
  std::size_t values = 0;
  for (const Strip& strip : strips) {
    const StripCells cells = cells_of(strip, layout, tile_halo);
    values += static_cast<std::size_t>(travelling_planes * cells.columns * cells.rows);
  }
  return values;
}

}  // namespace

bool CpuTiles::wetness_changes() const {
  return std::any_of(active_.begin(), active_.end(), [this](std::uint32_t index) {
    return tiles_[index]->second.wet != (wet_[index] == tile_wet);
  });
}

void CpuTiles::update_wetness() {
  constexpr std::size_t bits = 64;
  std::vector<std::uint64_t> changed((layout_.size() + bits - 1) / bits);
  for (const std::uint32_t index : active_)
    if (tiles_[index]->second.wet != (wet_[index] == tile_wet))
      changed[index / bits] |= std::uint64_t{1} << (index % bits);
  exchange_.sum(changed.data(), changed.size());  // one part alone owns a tile: none is counted twice
  for (std::size_t index = 0; index < layout_.size(); ++index) {
    if ((changed[index / bits] >> (index % bits) & 1u) == 0) continue;
    wet_[index] ^= tile_wet;
    if (wet_[index] == tile_wet && parts_.owns(index)) tiles_[index]->ever_wet = true;
  }
}

bool CpuTiles::wake() {
  const double* waiting = forcing_.plan().links.waiting[0];
  for (std::size_t k = 0; k < link_tiles_.size(); ++k) {
    const std::uint32_t tile = link_tiles_[k];
    if (waiting[k] < depth_quantum || wet_[tile] == tile_wet) continue;
    wet_[tile] = tile_wet;
    woken_.push_back(tile);
  }
  return !woken_.empty();
}

void CpuTiles::update_active_list() {
  list_active(no_watch);
}

void CpuTiles::list_active(const Watch& watch) {
  std::vector<std::uint32_t> now;
  Computed computed;
  Borders borders;
  Travel travel;
  const auto plan = [&] {
    now = active_tiles(layout_, flags_, wet_);
    computed.tiles = static_cast<std::int64_t>(now.size());
    for (const std::uint32_t index : now) computed.cells += layout_.cells_of(grid_, index);
    if (parts_.is_cut()) {
      borders = find_borders(layout_, parts_, exchange_.rank(), now);
      now.erase(std::remove_if(now.begin(), now.end(), [this](auto index) { return !parts_.owns(index); }),
                now.end());
    }
    return now;
  };
  const auto rest = [&] {
    for (const std::uint32_t index : borders.ghosts) make_ghost(index);
    travel = Travel(borders.shared, layout_);
  };
  make_tiles(plan, rest, watch);
  workers_.run(static_cast<std::int64_t>(now.size()), [&](int, std::int64_t i) {
    CpuTile& tile = *tiles_[now[static_cast<std::size_t>(i)]];
    if (!tile.cleared) tile.clear();
  });
  pool_.all_written();
  const auto set_active = [this](const std::vector<std::uint32_t>& list, bool is_active) {
    for (const std::uint32_t index : list) tiles_[index]->active = is_active;
  };
  set_active(active_, false);
  set_active(borders_.ghosts, false);
  set_active(now, true);
  set_active(borders.ghosts, true);
  for (const auto* before : {&active_, &borders_.ghosts})
    for (const std::uint32_t index : *before)
      if (!tiles_[index]->active && !tiles_[index]->ever_wet) tiles_[index].reset();
  for (const std::uint32_t index : woken_)
    if (parts_.owns(index)) tiles_[index]->ever_wet = true;
  woken_.clear();
  active_ = std::move(now);
  computed_ = computed;
  borders_ = std::move(borders);
  travel_ = std::move(travel);
}

void CpuTiles::make_ghost(std::size_t index) {
  if (tiles_[index]) return;
  tiles_[index] = std::make_unique<CpuTile>(layout_.width, planes(), pool_.take(), BlockPool<Real>::Block());
  tiles_[index]->clear();
}

std::vector<std::int64_t> CpuTiles::weights() const {
  std::vector<std::int64_t> weights(layout_.size());
  for (const std::uint32_t index : active_tiles(layout_, flags_, wet_))
    weights[index] = layout_.cells_of(grid_, index);
  return weights;
}

std::vector<std::int32_t> CpuTiles::other_owners(int shuffled) const {
  std::vector<std::int32_t> owners;
  if (!parts_.is_cut()) return owners;
  allocate_together(exchange_, [&] {
    owners = shuffled > 0 ? parts_.shuffled(weights(), shuffled) : parts_.recut(weights());
    return 0.0;
  });
  return owners;
}

void CpuTiles::set_owners(const std::vector<std::int32_t>& owners) {
  const auto ranks = static_cast<std::size_t>(exchange_.ranks()),
             own = static_cast<std::size_t>(exchange_.rank());
  for (const std::uint32_t index : borders_.ghosts) tiles_[index].reset();
  borders_ = {};
  std::vector<std::vector<std::uint32_t>> given(ranks), taken(ranks);
  for (std::size_t index = 0; index < layout_.size(); ++index) {
    const auto owner = static_cast<std::size_t>(owners[index]);
    if (owner == own || !parts_.owns(index) || tiles_[index] == nullptr || !tiles_[index]->ever_wet) continue;
    given[owner].push_back(static_cast<std::uint32_t>(index));
  }
  std::vector<std::uint64_t> counts(ranks * ranks);  // from each rank to each
  for (std::size_t rank = 0; rank < ranks; ++rank) counts[own * ranks + rank] = given[rank].size();
  exchange_.sum(counts.data(), counts.size());

  std::vector<Parcel> out, in;
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    taken[rank].resize(counts[rank * ranks + own]);
    const auto parcel = [&](std::vector<std::uint32_t>& list) {
      return Parcel{static_cast<int>(rank), list.data(), list.size() * sizeof(std::uint32_t)};
    };
    if (!given[rank].empty()) out.push_back(parcel(given[rank]));
    if (!taken[rank].empty()) in.push_back(parcel(taken[rank]));
  }
  exchange_.swap(out, in);
  std::vector<std::uint32_t> to_make;
  for (const auto& list : taken) to_make.insert(to_make.end(), list.begin(), list.end());
  make_tiles([&] { return to_make; }, [] {}, no_watch);
  for (const std::uint32_t index : to_make) tiles_[index]->clear();
  pool_.all_written();

  // What is kept of a tile: its state and its accumulators.
  const auto kept = [this](std::size_t rank, const std::vector<std::uint32_t>& list,
                           std::vector<Parcel>& to) {
    for (const std::uint32_t index : list) {
      const CpuTile& tile = *tiles_[index];
      const std::size_t state = planes().state() * tile.plane * sizeof(Real);
      const std::size_t all = CpuTile::reals(layout_.width, planes()) * sizeof(Real);
      to.push_back({static_cast<int>(rank), tile.state, state});
      to.push_back({static_cast<int>(rank), tile.accumulators, all - 2 * state});
    }
  };
  out.clear();
  in.clear();
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    kept(rank, given[rank], out);
    kept(rank, taken[rank], in);
  }
  exchange_.swap(out, in);
  for (const auto& list : taken)
    for (const std::uint32_t index : list) tiles_[index]->ever_wet = true;
  parts_.set_owners(owners);
  for (std::size_t index = 0; index < layout_.size(); ++index)
    if (!parts_.owns(index)) tiles_[index].reset();
  active_.erase(
      std::remove_if(active_.begin(), active_.end(), [this](auto index) { return !parts_.owns(index); }),
      active_.end());
}

CpuTiles::Travel::Travel(const std::vector<SharedBorder>& borders, const TileLayout& layout) {
  for (const SharedBorder& border : borders) {
    sent.emplace_back(values_of(border.out, layout));
    received.emplace_back(values_of(border.in, layout));
    out.push_back({border.rank, sent.back().data(), sent.back().size() * sizeof(Real)});
    in.push_back({border.rank, received.back().data(), received.back().size() * sizeof(Real)});
  }
}

void CpuTiles::swap_borders(Ghosts which) {
  if (!parts_.is_cut()) return;
  const auto state_of = [&](const CpuTile& tile) { return which == Ghosts::state ? tile.state : tile.other; };
  for (std::size_t i = 0; i < borders_.shared.size(); ++i) {
    Real* to = travel_.sent[i].data();
    for (const Strip& strip : borders_.shared[i].out) {
      const CpuTile& tile = *tiles_[strip.tile];
      each_row(tile, state_of(tile), cells_of(strip, layout_, tile_halo),
               [&](const Real* row, int count) { to = std::copy_n(row, count, to); });
    }
  }
  exchange_.swap(travel_.out, travel_.in);
  for (std::size_t i = 0; i < borders_.shared.size(); ++i) {
    const Real* from = travel_.received[i].data();
    for (const Strip& strip : borders_.shared[i].in) {
      const CpuTile& tile = *tiles_[strip.tile];
      each_row(tile, state_of(tile), cells_of(strip, layout_, tile_halo), [&](Real* row, int count) {
        std::copy_n(from, count, row);
        from += count;
      });
    }
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/dealer.cuh"

#include <algorithm>
#include <numeric>

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

std::vector<int> devices_of(const std::vector<std::unique_ptr<CudaPart>>& parts) {
  std::vector<int> devices;
  for (const auto& part : parts) devices.push_back(part->device());
  std::sort(devices.begin(), devices.end());
  devices.erase(std::unique(devices.begin(), devices.end()), devices.end());
  return devices;
}

}  // namespace

TileDealer::TileDealer(const std::vector<std::unique_ptr<CudaPart>>& parts)
    : parts_(parts),
      layout_(parts.front()->tiles().grid()),
      where_all_read_(read_each_other(devices_of(parts))),
      cut_(layout_, static_cast<int>(parts.size()), 0, parts.front()->tiles().weights_at_start()) {
  deal({});
}

std::vector<TileTables> TileDealer::tables() const {
  std::vector<TileTables> tables;
  for (const auto& part : parts_) {
    part->select();
    tables.push_back(part->tiles().tables());
  }
  return tables;
}

void TileDealer::wait() const {
  for (const auto& part : parts_) {
    part->select();
    part->stream().wait();
  }
}

bool TileDealer::deal_again(int shuffled) {
  if (shuffled == 0) {
    unsigned long long largest = 0, sum = 0;
    for (const auto& part : parts_) {
      largest = std::max(largest, part->active().cells);
      sum += part->active().cells;
    }
    if (!pays(static_cast<double>(largest * parts_.size()) / static_cast<double>(std::max(sum, 1ULL)), 1))
      return false;
  }
  const std::vector<TileTables> now = tables();
  std::vector<std::uint8_t> wetness(layout_.size());
  std::vector<std::int32_t> before(layout_.size());
  for (std::size_t tile = 0; tile < layout_.size(); ++tile) {
    before[tile] = cut_.owner(tile);
    wetness[tile] =
        (now[static_cast<std::size_t>(before[tile])].wetness[tile] & wet_parts) != 0 ? tile_wet : 0;
  }
  const std::vector<std::int64_t> weights = parts_.front()->tiles().weights(wetness);
  std::vector<std::int32_t> owners = shuffled > 0 ? cut_.shuffled(weights, shuffled) : cut_.recut(weights);
  if (owners.empty()) return false;
  cut_.set_owners(std::move(owners));
  try {
    deal(before);
  } catch (const OutOfMemory&) {  // then tiles stay where they are
    cut_.set_owners(before);
    return false;
  }
  for (const auto& part : parts_) {
    part->select();
    launch_first_tiles(part->view(), part->seen().list, part->stream());
  }
  show_borders();
  return true;
}

// before: who owned the tiles until now; empty at the start. Where memory is missing, nothing has moved.
void TileDealer::deal(const std::vector<std::int32_t>& before) {
  const std::vector<TileTables> now = tables();
  std::vector<Seating> seatings;
  for (std::size_t p = 0; p < parts_.size(); ++p) seatings.push_back(seat(static_cast<int>(p), now, before));
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    CudaPart& part = *parts_[p];
    part.select();
    for (const Move& move : seatings[p].moves) {
      const auto from = static_cast<std::size_t>(move.from);
      check_cuda(
          cudaMemcpyPeerAsync(part.tiles().memory_of(seatings[p].tables.own_slots[move.tile]), part.device(),
                              parts_[from]->tiles().memory_of(now[from].own_slots[move.tile]),
                              parts_[from]->device(), part.tiles().slot_bytes(), part.stream()),
          "receiving tiles of another GPU");
    }
  }
  wait();
  std::vector<const CudaPart*> all;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    CudaPart& part = *parts_[p];
    part.select();
    part.tiles().set(seatings[p].tables, seatings[p].is_foreign);
    part.share(std::move(seatings[p].posts));
    all.push_back(&part);
  }
  for (const auto& part : parts_) {
    part->read_posts(all);
    launch_furnish_ghosts(part->view(), part->stream());
  }
}

// Where the tiles of a part and its ghosts will lie. What leaves the part keeps its slot until it has been
// copied. now: of all parts.
TileDealer::Seating TileDealer::seat(int own, const std::vector<TileTables>& now,
                                     const std::vector<std::int32_t>& before) {
  CudaPart& part = *parts_[static_cast<std::size_t>(own)];
  const std::vector<std::int32_t>& had = now[static_cast<std::size_t>(own)].own_slots;
  std::vector<std::uint32_t> all(layout_.size());
  std::iota(all.begin(), all.end(), 0u);
  Seating seating;
  const Borders borders = find_borders(layout_, cut_, own, all);
  seating.is_foreign.resize(layout_.size());
  seating.tables.slots.assign(layout_.size(), -1);
  seating.tables.own_slots.assign(layout_.size(), -1);
  seating.tables.wetness.resize(layout_.size());
  std::vector<bool> is_ghost(layout_.size());
  for (const std::uint32_t ghost : borders.ghosts) is_ghost[ghost] = true;

  std::size_t wanted = 0, used = 1;  // the dry slot
  for (const std::int32_t slot : had) used += slot >= 0 ? 1 : 0;
  std::vector<bool> is_seated(layout_.size());
  for (std::size_t tile = 0; tile < layout_.size(); ++tile) {
    const bool is_own = cut_.owner(tile) == own;
    const int from = before.empty() ? cut_.owner(tile) : before[tile];
    const TileTables& there = now[static_cast<std::size_t>(from)];
    const bool exists = there.own_slots[tile] >= 0;
    seating.is_foreign[tile] = !is_own;
    if (is_own)
      seating.tables.wetness[tile] = there.wetness[tile];
    else if (is_ghost[tile])
      seating.tables.wetness[tile] = there.wetness[tile] & wet_parts;
    if (is_own && exists && from != own) seating.moves.push_back({tile, from});
    is_seated[tile] = is_ghost[tile] || (is_own && exists);
    if (is_seated[tile] && had[tile] < 0) ++wanted;
  }
  part.select();
  seating.posts = part.make_posts(static_cast<int>(parts_.size()), own, borders, where_all_read_);
  part.tiles().reserve(part.view(), used + wanted);
  part.stream().wait();

  std::vector<bool> is_used(part.tiles().slots());
  is_used[dry_slot] = true;
  for (const std::int32_t slot : had)
    if (slot >= 0) is_used[static_cast<std::size_t>(slot)] = true;
  std::size_t free = 0;
  for (std::size_t tile = 0; tile < layout_.size(); ++tile) {
    if (!is_seated[tile]) continue;
    std::int32_t& slot = seating.tables.own_slots[tile];
    slot = had[tile];
    if (slot < 0) {
      while (is_used[free]) ++free;
      slot = static_cast<std::int32_t>(free++);
    }
    const int from = before.empty() ? cut_.owner(tile) : before[tile];
    if (is_ghost[tile] || now[static_cast<std::size_t>(from)].slots[tile] >= 0)
      seating.tables.slots[tile] = slot;
  }
  return seating;
}

void TileDealer::show_borders() const {
  for (const auto& part : parts_) {
    part->select();
    launch_post_water(part->view(), part->stream());
  }
  wait();
  for (const auto& part : parts_) {
    part->select();
    launch_take_water(part->view(), part->stream());
  }
  wait();
}

}  // namespace SPATE_PRECISION
}  // namespace spate

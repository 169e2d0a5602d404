// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/dealer.cuh"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/own_cards.cuh"
#include "solver/domain/together.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

TileDealer::TileDealer(const std::vector<std::unique_ptr<CudaPart>>& parts, Exchange& exchange)
    : parts_(parts),
      exchange_(exchange),
      asking_(exchange),
      layout_(parts.front()->tiles().grid()),
      count_(exchange.is_alone() ? static_cast<int>(parts.size()) : exchange.ranks()),
      readers_(!exchange.is_alone()                 ? Readers::processes
               : read_each_other(devices_of(parts)) ? Readers::cards_beside
                                                    : Readers::cards),
      cut_(layout_, count_, first(), parts.front()->tiles().weights_at_start()) {
  learn_ground();
  std::vector<TileTables> own;
  on_own_cards(exchange_, [&] { own = tables(); });
  const std::vector<std::int32_t> owners = owners_now();
  deal(own, known(own, owners), owners);
}

std::vector<std::int32_t> TileDealer::owners_now() const {
  std::vector<std::int32_t> owners(layout_.size());
  for (std::size_t tile = 0; tile < owners.size(); ++tile) owners[tile] = cut_.owner(tile);
  return owners;
}

// Of the parts of this process.
std::vector<TileTables> TileDealer::tables() const {
  std::vector<TileTables> tables;
  for (const auto& part : parts_) {
    part->select();
    tables.push_back(part->tiles().tables());
  }
  return tables;
}

// Of each tile, as a word that travels.
std::vector<TileDealer::Known> TileDealer::known(const std::vector<TileTables>& own,
                                                 const std::vector<std::int32_t>& owners) const {
  constexpr std::uint64_t exists = std::uint64_t{1} << 32, is_listed = exists << 1;
  std::vector<std::uint64_t> words(layout_.size());
  for (std::size_t tile = 0; tile < words.size(); ++tile) {
    if (!is_own(owners[tile])) continue;
    const TileTables& there = own[static_cast<std::size_t>(owners[tile] - first())];
    words[tile] = there.wetness[tile] | (there.own_slots[tile] >= 0 ? exists : 0) |
                  (there.slots[tile] >= 0 ? is_listed : 0);
  }
  exchange_.sum(words.data(), words.size());
  std::vector<Known> known;
  for (const std::uint64_t word : words)
    known.push_back({static_cast<std::uint32_t>(word), (word & exists) != 0, (word & is_listed) != 0});
  return known;
}

void TileDealer::wait() const {
  for (const auto& part : parts_) {
    part->select();
    part->stream().wait();
  }
}

// Tiles move when waiting for the fullest part has taken as long, since they did last, as that took: then
// both together take at most twice as long as the better of the two.
bool TileDealer::wants_to_deal() {
  const double passed = seconds_since(looked_);
  looked_ = Clock::now();
  double largest[] = {0, passed};
  std::uint64_t sum = 0;
  for (const auto& part : parts_) {
    largest[0] = std::max(largest[0], static_cast<double>(part->active().cells));
    sum += part->active().cells;
  }
  exchange_.largest(largest, std::size(largest));
  exchange_.sum(&sum, 1);
  if (sum == 0) return false;
  const double fullest = largest[0] * count_ / static_cast<double>(sum);
  waited_ += largest[1] * (1 - 1 / fullest);
  return waited_ >= dealt_in_ && pays(fullest, 1);
}

bool TileDealer::deal_again(int shuffled) {
  if (shuffled == 0 && !wants_to_deal()) return false;
  const auto begin = Clock::now();
  const bool moved = move_tiles(shuffled);
  dealt_in_ = seconds_since(begin);
  exchange_.largest(&dealt_in_, 1);
  waited_ = 0;
  looked_ = Clock::now();
  return moved;
}

bool TileDealer::move_tiles(int shuffled) {
  std::vector<std::uint8_t> wetness(layout_.size());
  const std::vector<std::int32_t> before = owners_now();
  const std::vector<TileTables> own = tables();
  const std::vector<Known> now = known(own, before);
  for (std::size_t tile = 0; tile < wetness.size(); ++tile)
    wetness[tile] = (now[tile].wetness & wet_parts) != 0 ? tile_wet : 0;
  const std::vector<std::int64_t> weights = parts_.front()->tiles().weights(wetness);
  std::vector<std::int32_t> owners = shuffled > 0 ? cut_.shuffled(weights, shuffled) : cut_.recut(weights);
  if (owners.empty()) return false;
  cut_.set_owners(std::move(owners));
  learn_ground();
  try {
    deal(own, now, before);
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

// Of the tiles that this process owns, and of those beside them.
void TileDealer::learn_ground() {
  if (exchange_.is_alone()) return;
  std::vector<std::uint32_t> tiles;
  for (std::size_t tile = 0; tile < layout_.size(); ++tile)
    if (layout_.any_around(static_cast<int>(tile),
                           [&](int near) { return cut_.owner(static_cast<std::size_t>(near)) == first(); }))
      tiles.push_back(static_cast<std::uint32_t>(tile));
  CudaPart& part = *parts_.front();
  part.learn_ground(tiles, asking_);
  fail_together(exchange_, [&] { part.put_ground_on_card(); });
}

// own: of the parts of this process; now: what is known of the tiles; before: who owned them until now. Where
// memory is missing, nothing has moved.
void TileDealer::deal(const std::vector<TileTables>& own, const std::vector<Known>& now,
                      const std::vector<std::int32_t>& before) {
  std::vector<Seating> seatings;
  fail_together(exchange_, [&] {
    for (std::size_t p = 0; p < parts_.size(); ++p)
      seatings.push_back(seat(first() + static_cast<int>(p), own[p].own_slots, now, before));
  });
  if (exchange_.is_alone())
    move_beside(seatings, own);
  else
    move_between_processes(seatings.front(), own.front(), now, before);
  on_own_cards(exchange_, [&] { take_seats(seatings); });
}

void TileDealer::take_seats(std::vector<Seating>& seatings) const {
  std::vector<const CudaPart*> all;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    CudaPart& part = *parts_[p];
    part.select();
    part.tiles().set(seatings[p].tables, seatings[p].is_foreign);
    part.share(std::move(seatings[p].posts));
    all.push_back(&part);
  }
  for (const auto& part : parts_) {
    readers_ == Readers::processes ? part->tell_by_mail() : part->tell(all);
    launch_furnish_ghosts(part->view(), part->stream());
  }
  check_launches();
}

void TileDealer::move_beside(const std::vector<Seating>& seatings, const std::vector<TileTables>& own) const {
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    const CudaPart& part = *parts_[p];
    part.select();
    for (const Move& move : seatings[p].moves) {
      const auto from = static_cast<std::size_t>(move.from);
      check_cuda(
          cudaMemcpyPeerAsync(part.tiles().memory_of(seatings[p].tables.own_slots[move.tile]), part.device(),
                              parts_[from]->tiles().memory_of(own[from].own_slots[move.tile]),
                              parts_[from]->device(), part.tiles().slot_bytes(), part.stream()),
          "receiving tiles of another GPU");
    }
  }
  wait();
}

// By way of the host. Both ends go through the tiles in the same order.
void TileDealer::move_between_processes(const Seating& seating, const TileTables& own,
                                        const std::vector<Known>& known,
                                        const std::vector<std::int32_t>& before) const {
  const CudaPart& part = *parts_.front();
  part.select();
  const std::size_t bytes = part.tiles().slot_bytes();
  std::vector<std::vector<char>> out(static_cast<std::size_t>(count_)), in(out.size());
  for (std::size_t tile = 0; tile < known.size(); ++tile) {
    const int to = cut_.owner(tile);
    if (before[tile] != first() || to == first() || !known[tile].exists) continue;
    std::vector<char>& sent = out[static_cast<std::size_t>(to)];
    sent.resize(sent.size() + bytes);
    check_cuda(cudaMemcpy(&sent[sent.size() - bytes], part.tiles().memory_of(own.own_slots[tile]), bytes,
                          cudaMemcpyDeviceToHost),
               "sending tiles to another GPU");
  }
  for (const Move& move : seating.moves) {
    std::vector<char>& taken = in[static_cast<std::size_t>(move.from)];
    taken.resize(taken.size() + bytes);
  }
  const auto parcels = [](std::vector<std::vector<char>>& all) {
    std::vector<Parcel> parcels;
    for (std::size_t rank = 0; rank < all.size(); ++rank)
      if (!all[rank].empty()) parcels.push_back({static_cast<int>(rank), all[rank].data(), all[rank].size()});
    return parcels;
  };
  exchange_.swap(parcels(out), parcels(in));
  std::vector<const char*> next;
  for (const std::vector<char>& taken : in) next.push_back(taken.data());
  for (const Move& move : seating.moves) {
    const char*& from = next[static_cast<std::size_t>(move.from)];
    check_cuda(cudaMemcpy(part.tiles().memory_of(seating.tables.own_slots[move.tile]), from, bytes,
                          cudaMemcpyHostToDevice),
               "receiving tiles of another GPU");
    from += bytes;
  }
}

// Where the tiles of a part of this process and its ghosts will lie. What leaves the part keeps its slot
// until it has been copied. had: its slots; known: of all tiles; before: who owned them.
TileDealer::Seating TileDealer::seat(int own, const std::vector<std::int32_t>& had,
                                     const std::vector<Known>& known,
                                     const std::vector<std::int32_t>& before) {
  CudaPart& part = *parts_[static_cast<std::size_t>(own - first())];
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
    const bool is_own_tile = cut_.owner(tile) == own;
    seating.is_foreign[tile] = !is_own_tile;
    if (is_own_tile)
      seating.tables.wetness[tile] = known[tile].wetness;
    else if (is_ghost[tile])
      seating.tables.wetness[tile] = known[tile].wetness & wet_parts;
    if (is_own_tile && known[tile].exists && before[tile] != own)
      seating.moves.push_back({tile, before[tile]});
    is_seated[tile] = is_ghost[tile] || (is_own_tile && known[tile].exists);
    if (is_seated[tile] && had[tile] < 0) ++wanted;
  }
  part.select();
  seating.posts = part.make_posts(count_, own, borders, readers_);
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
    if (is_ghost[tile] || known[tile].is_listed) seating.tables.slots[tile] = slot;
  }
  return seating;
}

void TileDealer::show_borders() const {
  for (const auto& part : parts_) {
    part->select();
    launch_post_water(part->view(), part->stream());
  }
  wait();
  for (int pass = 0; pass < 2 && readers_ == Readers::processes; ++pass)
    parts_.front()->mail(pass, exchange_);
  for (const auto& part : parts_) {
    part->select();
    launch_take_water(part->view(), part->stream());
  }
  wait();
}

}  // namespace SPATE_PRECISION
}  // namespace spate

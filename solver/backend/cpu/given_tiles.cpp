// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tiles of the CPU get their ground and their first water from: the part that knows the whole grid
// has them; the others ask it, and hold the ground of their tiles alone. So a domain's ground is in memory
// once, however many processes compute it.
#include <algorithm>
#include <atomic>
#include <cstring>
#include <exception>
#include <iterator>
#include <new>
#include <numeric>

#include "solver/backend/cpu/cpu_tiles.hpp"
#include "solver/backend/stored_fields.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// Divides work among the threads. The caller's thread reports the progress of all to the watch; when the
// watch throws, the others stop soon, and the exception is passed on.
void run_watched(WorkerThreads& workers, std::int64_t count, const Watch& watch,
                 const WorkerThreads::Work& work) {
  std::atomic<std::int64_t> done{0};
  std::atomic<bool> stopped{false};
  std::exception_ptr reason;
  workers.run(count, [&](int thread, std::int64_t i) {
    if (stopped) return;
    work(thread, i);
    ++done;
    if (thread != 0) return;
    try {
      watch(static_cast<double>(done) / static_cast<double>(count));
    } catch (...) {
      reason = std::current_exception();
      stopped = true;
    }
  });
  if (reason) std::rethrow_exception(reason);
}

// Reads or writes numbers one after the other, in a sequence of bytes.
template <class T>
char* put(char* to, const T* values, std::size_t count) {
  std::memcpy(to, values, count * sizeof(T));
  return to + count * sizeof(T);
}
template <class T>
const char* get(const char* from, T* values, std::size_t count) {
  std::memcpy(values, from, count * sizeof(T));
  return from + count * sizeof(T);
}
template <class T>
const char* get(const char* from, std::vector<T>& values, std::size_t count) {
  values.resize(count);
  return get(from, values.data(), count);
}

}  // namespace

void CpuTiles::make_tiles(const Plan& plan, const std::function<void()>& rest, const Watch& watch) {
  std::vector<std::uint32_t> tiles, wanted;
  const double most_wanted = allocate_together(exchange_, [&] {
    tiles = plan();
    if (!has_ground_)
      std::copy_if(tiles.begin(), tiles.end(), std::back_inserter(wanted),
                   [this](std::uint32_t index) { return tiles_[index] == nullptr; });
    return static_cast<double>(wanted.size());
  });
  // Whoever fails goes on until all know it.
  std::exception_ptr failure;
  const auto attempt = [&](const auto& work) {
    try {
      if (!failure) work();
    } catch (const std::bad_alloc&) {
      failure = std::current_exception();
    }
  };
  attempt([&] {
    std::size_t done = 0;
    for (const std::uint32_t index : tiles) {
      watch(static_cast<double>(done++) / static_cast<double>(tiles.size()));
      if (has_ground_) make_tile(index);
    }
  });
  if (most_wanted > 0)
    ask(
        wanted, ground_bytes(), [this](std::size_t index, char* item) { give_ground(index, item); },
        [&](std::size_t index, const char* item) { attempt([&] { take_ground(index, item); }); });
  allocate_together(exchange_, [&] {
    if (failure) std::rethrow_exception(failure);
    rest();
    return 0.0;
  });
}

void CpuTiles::ask(const std::vector<std::uint32_t>& wanted, std::size_t bytes, const Give& give,
                   const Take& take) {
  const auto ranks = static_cast<std::size_t>(exchange_.ranks()),
             own = static_cast<std::size_t>(exchange_.rank());
  std::vector<std::uint64_t> first(ranks + 1);  // of what each rank wants, among all of it
  first[own + 1] = wanted.size();
  exchange_.sum(first.data(), first.size());
  std::partial_sum(first.begin(), first.end(), first.begin());
  const std::size_t all = first.back();
  if (all == 0) return;
  const auto parcels = [&](auto* data, std::size_t begin, std::size_t end, std::size_t size) {
    std::vector<Parcel> parcels;
    for (std::size_t rank = 1; rank < ranks; ++rank) {
      const std::size_t from = std::max<std::size_t>(first[rank], begin),
                        to = std::min<std::size_t>(first[rank + 1], end);
      if (from >= to || (!has_ground_ && rank != own)) continue;
      parcels.push_back({has_ground_ ? static_cast<int>(rank) : 0, data + (from - begin) * size,
                         (to - from) * size * sizeof *data});
    }
    return parcels;
  };
  std::vector<std::uint32_t> tiles(all);  // those of this rank at least
  std::copy(wanted.begin(), wanted.end(), tiles.begin() + static_cast<std::ptrdiff_t>(first[own]));
  const std::vector<Parcel> lists = parcels(tiles.data(), 0, all, 1), none;
  exchange_.swap(has_ground_ ? none : lists, has_ground_ ? lists : none);

  constexpr std::size_t bytes_at_once = std::size_t{4} << 20;
  const std::size_t at_once = std::max<std::size_t>(bytes_at_once / bytes, 1);
  items_.resize(std::max(items_.size(), std::min(at_once, all) * bytes));
  for (std::size_t begin = 0; begin < all; begin += at_once) {
    const std::size_t end = std::min(begin + at_once, all);
    const auto item = [&](std::size_t i) { return items_.data() + (i - begin) * bytes; };
    if (has_ground_)
      workers_.run(static_cast<std::int64_t>(end - begin), [&](int, std::int64_t k) {
        const std::size_t i = begin + static_cast<std::size_t>(k);
        give(tiles[i], item(i));
      });
    const std::vector<Parcel> items = parcels(items_.data(), begin, end, bytes);
    exchange_.swap(has_ground_ ? items : none, has_ground_ ? none : items);
    if (has_ground_) continue;
    for (std::size_t i = std::max<std::size_t>(begin, first[own]);
         i < std::min<std::size_t>(end, first[own + 1]); ++i)
      take(tiles[i], item(i));
  }
}

// Bytes of the nodes, the codes and the fields that vary, each in the tile and its halo.
std::size_t CpuTiles::ground_bytes() const {
  std::size_t fields = 0;
  for (unsigned bits = varying_; bits != 0; bits >>= 1) fields += bits & 1u;
  return CpuTile::nodes_with_halo(layout_.width) * sizeof(Real) +
         CpuTile::cells_with_halo(layout_.width) * (sizeof(FaceCodes) + fields * sizeof(float));
}

void CpuTiles::give_ground(std::size_t index, char* item) const {
  const std::int32_t first_column = layout_.first_column(index), first_row = layout_.first_row(index);
  const std::vector<Real> nodes = nodes_of(first_column, first_row);
  item = put(item, nodes.data(), nodes.size());
  const std::vector<FaceCodes> codes = codes_of(first_column, first_row);
  item = put(item, codes.data(), codes.size());
  const auto field = [&](const std::vector<float>& values) {
    if (values.size() <= 1) return;
    const std::int32_t columns = layout_.width + 2 * tile_halo;
    for (std::int32_t row = 0; row < columns; ++row) {
      const std::int32_t r = std::clamp(first_row + row - tile_halo, 0, grid_.rows - 1);
      for (std::int32_t column = 0; column < columns; ++column) {
        const std::int32_t c = std::clamp(first_column + column - tile_halo, 0, grid_.columns - 1);
        item = put(item, &values[grid_.index(c, r)], 1);
      }
    }
  };
  field(scenario_.terrain.manning);
  for (const std::vector<float>& numbers : scenario_.losses.soil) field(numbers);
}

void CpuTiles::take_ground(std::size_t index, const char* item) {
  std::unique_ptr<CpuTile> tile = new_tile();
  const std::size_t cells = CpuTile::cells_with_halo(layout_.width);
  const std::int32_t first_column = layout_.first_column(index), first_row = layout_.first_row(index);
  item = get(item, tile->nodes.get(), CpuTile::nodes_with_halo(layout_.width));
  std::vector<FaceCodes> codes;
  item = get(item, codes, cells);
  add_edges(*tile, first_column, first_row, codes);
  if ((varying_ & 1u) != 0) item = get(item, tile->manning, cells);
  for (std::size_t n = 0; n < soil_numbers; ++n)
    if ((varying_ & 2u << n) != 0) item = get(item, tile->soil[n], cells);
  add_items(*tile, first_column, first_row);
  tiles_[index] = std::move(tile);
}

// Calls f(column, row) for the cells of a tile, until it returns true; returns whether it did.
template <class F>
bool CpuTiles::each_cell(std::size_t index, const F& f) const {
  const std::int32_t first_column = layout_.first_column(index), first_row = layout_.first_row(index);
  for (std::int32_t row = first_row; row < std::min(first_row + layout_.width, grid_.rows); ++row)
    for (std::int32_t column = first_column; column < std::min(first_column + layout_.width, grid_.columns);
         ++column)
      if (f(column, row)) return true;
  return false;
}

std::vector<std::uint8_t> CpuTiles::find_water(const Watch& watch) {
  std::vector<std::uint8_t> holds(layout_.size());
  if (initial_->all_dry()) return holds;
  std::vector<std::vector<Real>> buffers(static_cast<std::size_t>(workers_.count()),
                                         std::vector<Real>(static_cast<std::size_t>(stored_count())));
  run_watched(workers_, static_cast<std::int64_t>(layout_.size()), watch, [&](int thread, std::int64_t i) {
    Real* stored = buffers[static_cast<std::size_t>(thread)].data();
    const auto index = static_cast<std::size_t>(i);
    const bool is_wet = each_cell(index, [&](auto column, auto row) {
      if (!initial_->read(column, row, stored)) return false;
      holds[index] = 1;
      return stored[stored_h] > 0;
    });
    if (is_wet) wet_[index] = tile_wet;
  });
  return holds;
}

void CpuTiles::set_initial_state(const Watch& watch) {
  std::vector<std::uint32_t> own;
  bool any = false;
  for (std::size_t index = 0; index < holds_.size(); ++index) {
    any = any || holds_[index] != 0;
    if (holds_[index] != 0 && parts_.owns(index)) own.push_back(static_cast<std::uint32_t>(index));
  }
  if (!any) return;
  make_tiles([&] { return own; }, [] {}, no_watch);
  for (const std::uint32_t index : own) tiles_[index]->ever_wet = true;
  if (has_ground_) {
    std::vector<std::vector<Real>> buffers(static_cast<std::size_t>(workers_.count()),
                                           std::vector<Real>(static_cast<std::size_t>(stored_count())));
    run_watched(workers_, static_cast<std::int64_t>(own.size()), watch, [&](int thread, std::int64_t i) {
      const std::uint32_t index = own[static_cast<std::size_t>(i)];
      CpuTile& tile = *tiles_[index];
      tile.clear();
      Real* stored = buffers[static_cast<std::size_t>(thread)].data();
      each_cell(index, [&](std::int32_t column, std::int32_t row) {
        if (initial_->read(column, row, stored)) set_stored(tile, column, row, stored);
        return false;
      });
    });
    own.clear();
  }
  if (exchange_.is_alone()) return;
  ask(
      own, water_bytes(), [this](std::size_t index, char* item) { give_water(index, item); },
      [this](std::size_t index, const char* item) { take_water(index, item); });
}

void CpuTiles::set_stored(CpuTile& tile, std::int32_t column, std::int32_t row, const Real* stored) const {
  const std::size_t at = tile.at(column % layout_.width, row % layout_.width);
  for (std::int32_t value = 0; value < stored_count(); ++value) plane_of(tile, value)[at] = stored[value];
}

// Bytes of the values stored of each cell, with a sign before them that it has some.
std::size_t CpuTiles::water_bytes() const {
  return static_cast<std::size_t>(layout_.width) * static_cast<std::size_t>(layout_.width) *
         static_cast<std::size_t>(1 + stored_count()) * sizeof(Real);
}

void CpuTiles::give_water(std::size_t index, char* item) const {
  std::vector<Real> stored(static_cast<std::size_t>(1 + stored_count()));
  each_cell(index, [&](std::int32_t column, std::int32_t row) {
    stored[0] = initial_->read(column, row, stored.data() + 1) ? 1.0f : 0.0f;
    item = put(item, stored.data(), stored.size());
    return false;
  });
}

void CpuTiles::take_water(std::size_t index, const char* item) {
  CpuTile& tile = *tiles_[index];
  tile.clear();
  std::vector<Real> stored;
  each_cell(index, [&](std::int32_t column, std::int32_t row) {
    item = get(item, stored, static_cast<std::size_t>(1 + stored_count()));
    if (stored[0] > 0) set_stored(tile, column, row, stored.data() + 1);
    return false;
  });
}

}  // namespace SPATE_PRECISION
}  // namespace spate

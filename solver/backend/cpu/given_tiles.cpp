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
      if (has_ground_ && tiles_[index] == nullptr) make_tile(index, known_ground(index));
    }
  });
  if (most_wanted > 0)
    ask(
        wanted, GroundPatch::bytes(nodes_around(0), cells_around(0), varying_),
        [this](std::size_t index, char* item) { give_ground(index, item); },
        [&](std::size_t index, const char* item) { attempt([&] { take_ground(index, item); }); });
  allocate_together(exchange_, [&] {
    if (failure) std::rethrow_exception(failure);
    rest();
    return 0.0;
  });
}

// Where there is no memory to give something, all throw, once they have taken what there was.
void CpuTiles::ask(const std::vector<std::uint32_t>& wanted, std::size_t bytes, const GiveItem& give,
                   const TakeItem& take) {
  std::atomic<bool> is_given = true;
  const auto attempt = [&](std::uint32_t index, char* item) {
    try {
      give(index, item);
    } catch (const std::bad_alloc&) {  // a thread of the workers must not throw
      is_given = false;
    }
  };
  const auto share = [this](std::size_t count, const std::function<void(std::size_t)>& work) {
    workers_.run(static_cast<std::int64_t>(count),
                 [&](int, std::int64_t i) { work(static_cast<std::size_t>(i)); });
  };
  asking_.ask(wanted, bytes, share, attempt, take);
  allocate_together(exchange_, [&] {
    if (!is_given) throw std::bad_alloc();
    return 0.0;
  });
}

void CpuTiles::give_ground(std::size_t index, char* item) const {
  known_ground(index).write(item);
}

void CpuTiles::take_ground(std::size_t index, const char* item) {
  make_tile(index, GroundPatch(item, nodes_around(index), cells_around(index), varying_));
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
    if (!initial_->may_hold(
            {layout_.first_column(index), layout_.first_row(index), layout_.width, layout_.width}))
      return;
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
  if (!exchange_.is_alone())
    ask(
        own, water_bytes(), [this](std::size_t index, char* item) { give_water(index, item); },
        [this](std::size_t index, const char* item) { take_water(index, item); });
  pool_.all_written();
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

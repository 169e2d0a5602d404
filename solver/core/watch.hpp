// SPDX-License-Identifier: GPL-3.0-or-later
// Work that takes long before the first step reports how far it has come, and can be aborted.
#pragma once

#include <cstddef>
#include <functional>

namespace spate {

// Called for every row of the grid, every few bands of rows (bands.hpp) or every tile with the share of the
// work that is done, 0 to 1; throws to abort it.
using Watch = std::function<void(double share)>;
inline void no_watch(double) {}

// A watch for part of the work, which lies between two shares of the whole.
inline Watch part_of(const Watch& watch, double from, double to) {
  return [&watch, from, to](double share) { watch(from + (to - from) * share); };
}

// For loops over single items: the watch hears of every 65536th.
class SparseWatch {
 public:
  SparseWatch(const Watch& watch, std::size_t count) : watch_(watch), count_(static_cast<double>(count)) {}
  void operator()() {
    if ((++done_ & 0xffff) == 0) watch_(static_cast<double>(done_) / count_);
  }

 private:
  const Watch& watch_;
  const double count_;
  std::size_t done_ = 0;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Work that takes long before the first step reports how far it has come, and can be aborted.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

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

// f(i) for all of count things that take no time each, as cells; the watch hears of every four millionth.
template <class F>
void each_watched(std::size_t count, const Watch& watch, const F& f) {
  constexpr std::size_t batch = std::size_t{1} << 22;
  for (std::size_t begin = 0; begin < count; begin += batch) {
    watch(static_cast<double>(begin) / static_cast<double>(count));
    for (std::size_t i = begin; i < std::min(count, begin + batch); ++i) f(i);
  }
}

// A large vector, filled bit by bit: the system finds the memory as it is filled, which takes three seconds
// for the 6 GB of 40,000 x 40,000 floats. The watch hears of every 64 MB.
template <class T>
std::vector<T> filled(std::size_t count, T value, const Watch& watch) {
  constexpr std::size_t batch = (std::size_t{64} << 20) / sizeof(T);
  std::vector<T> values;
  values.reserve(count);
  while (values.size() < count) {
    watch(static_cast<double>(values.size()) / static_cast<double>(count));
    values.resize(std::min(count, values.size() + batch), value);
  }
  return values;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to all rows of a large grid before a run, in bands of rows that threads share.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "solver/core/share_work.hpp"
#include "solver/core/watch.hpp"

namespace spate {

// Calls work(begin, end) for bands [begin, end) of rows that have so many columns, in all threads that the
// process may use, and take(begin, end, result) with what that gave: in the order of the bands, in the
// caller's thread. So what take() makes of it does not depend on the threads.
template <class Work, class Take>
void in_bands(std::int32_t rows, std::int32_t columns, const Watch& watch, const Work& work,
              const Take& take) {
  using Result = decltype(work(0, 0));
  static_assert(!std::is_same_v<Result, bool>, "threads would write bits of one word");
  constexpr std::int32_t least_rows = 16, cells = 1 << 18;
  const std::int32_t height = std::max(cells / std::max(columns, 1), least_rows);
  const int threads = usable_processor_count();
  const std::int32_t at_once = 2 * height * threads;
  std::vector<Result> results;
  for (std::int64_t first = 0; first < rows; first += at_once) {
    watch(static_cast<double>(first) / rows);
    const auto last = static_cast<std::int32_t>(std::min<std::int64_t>(first + at_once, rows));
    const auto begin_of = [&](std::size_t i) {
      return static_cast<std::int32_t>(
          std::min<std::int64_t>(first + static_cast<std::int64_t>(i) * height, last));
    };
    results.assign(static_cast<std::size_t>((last - first + height - 1) / height), Result{});
    share_work(results.size(), threads,
               [&](std::size_t i) { results[i] = work(begin_of(i), begin_of(i + 1)); });
    for (std::size_t i = 0; i < results.size(); ++i)
      take(begin_of(i), begin_of(i + 1), std::move(results[i]));
  }
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/processors.hpp"

#include <algorithm>
#include <thread>
#if defined(__linux__)
#include <sched.h>
#endif

namespace spate {

std::vector<std::int32_t> usable_processors() {
  std::vector<std::int32_t> usable(most_processors, 0);
#if defined(__linux__)
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) {
    for (std::size_t i = 0; i < std::min<std::size_t>(most_processors, CPU_SETSIZE); ++i)
      usable[i] = CPU_ISSET(i, &set) ? 1 : 0;
    return usable;
  }
#endif
  const std::size_t count = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, most_processors);
  std::fill_n(usable.begin(), count, 1);
  return usable;
}

int usable_processor_count() {
  const std::vector<std::int32_t> usable = usable_processors();
  return std::max(static_cast<int>(std::count(usable.begin(), usable.end(), 1)), 1);
}

int share_of_processors(const std::vector<std::int32_t>& usable, const std::vector<std::int32_t>& users) {
  constexpr double rounding = 1e-6;
  double share = rounding;
  for (std::size_t i = 0; i < usable.size(); ++i)
    if (usable[i] != 0) share += 1.0 / std::max(users[i], 1);
  return std::max(static_cast<int>(share), 1);
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/free_memory.hpp"

#include <limits>

#if !defined(_WIN32)
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "solver/core/container_memory.hpp"
#endif

namespace spate {

#if defined(_WIN32)

double free_memory(double) {
  return std::numeric_limits<double>::infinity();
}

#else

double free_memory(double unwritten) {
  constexpr double unknown = std::numeric_limits<double>::infinity();
  double free = unknown;
  std::ifstream meminfo("/proc/meminfo");  // Linux only
  for (std::string line; std::getline(meminfo, line);) {
    double kilobytes = 0;
    if (std::sscanf(line.c_str(), "MemAvailable: %lf", &kilobytes) != 1 &&
        std::sscanf(line.c_str(), "SwapFree: %lf", &kilobytes) != 1)
      continue;
    free = (free == unknown ? 0 : free) + 1024 * kilobytes;
  }
  std::ostringstream groups;
  groups << std::ifstream("/proc/self/cgroup").rdbuf();
  free = std::min(free, container_memory_left(groups.str(), "/sys/fs/cgroup")) - unwritten;
  rlimit limit{};
  double pages = 0;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      std::ifstream("/proc/self/statm") >> pages)
    free = std::min(free,
                    static_cast<double>(limit.rlim_cur) - pages * static_cast<double>(sysconf(_SC_PAGESIZE)));
  return std::max(free, 0.0);
}

#endif

}  // namespace spate

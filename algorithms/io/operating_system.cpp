// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/operating_system.hpp"

#include <algorithm>
#include <limits>

#if defined(_WIN32)
#include <process.h>
#else
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#endif

namespace spate::io {

#if defined(_WIN32)

int process_number() {
  return _getpid();
}

double free_memory() {
  return std::numeric_limits<double>::infinity();
}

std::string store(const std::string& /*path*/) {
  return {};  // closing the file has to do
}

#else

int process_number() {
  return ::getpid();
}

double free_memory() {
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
  rlimit limit{};
  double pages = 0;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      std::ifstream("/proc/self/statm") >> pages)
    free = std::min(free,
                    static_cast<double>(limit.rlim_cur) - pages * static_cast<double>(sysconf(_SC_PAGESIZE)));
  return std::max(free, 0.0);
}

std::string store(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool stored = file >= 0 && (::fsync(file) == 0 || errno == EINVAL || errno == EROFS);
  std::string why = stored ? std::string() : std::strerror(errno);
  if (file >= 0) ::close(file);
  return why;
}

#endif

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the memory that this process may still take, as `ulimit -v` does, during its lifetime.
#pragma once

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

namespace spate::test {

// Sanitizers take memory of their own.
#if defined(SPATE_SANITIZED)
inline constexpr bool memory_can_be_limited = false;
#else
inline constexpr bool memory_can_be_limited = true;
#endif

class MemoryLimit {
 public:
  explicit MemoryLimit(double more_bytes) {
    double pages = 0;
    EXPECT_TRUE(std::ifstream("/proc/self/statm") >> pages);
    EXPECT_EQ(0, getrlimit(RLIMIT_AS, &before_));
    rlimit limit = before_;
    limit.rlim_cur = static_cast<rlim_t>(pages * static_cast<double>(sysconf(_SC_PAGESIZE)) + more_bytes);
    EXPECT_EQ(0, setrlimit(RLIMIT_AS, &limit));
  }
  MemoryLimit(const MemoryLimit&) = delete;
  MemoryLimit& operator=(const MemoryLimit&) = delete;
  ~MemoryLimit() { setrlimit(RLIMIT_AS, &before_); }

 private:
  rlimit before_{};
};

}  // namespace spate::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the memory that this process may still take, as `ulimit -v` does, during its lifetime.
#pragma once

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstddef>
#include <fstream>
#include <memory>
#include <new>
#include <vector>

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
    taken_ = pages * static_cast<double>(sysconf(_SC_PAGESIZE));
    more_ = more_bytes;
    limit_to(taken_ + more_);
  }
  MemoryLimit(const MemoryLimit&) = delete;
  MemoryLimit& operator=(const MemoryLimit&) = delete;
  ~MemoryLimit() { setrlimit(RLIMIT_AS, &before_); }

  // Takes what was freed before the limit, too, which would be given out again.
  void take_left_over() {
    left_over_.reserve(1 << 16);
    limit_to(taken_);
    for (std::size_t size = 1 << 20; size >= 1 << 12; size /= 2)
      while (left_over_.size() < left_over_.capacity()) {
        char* const block = new (std::nothrow) char[size];
        if (block == nullptr) break;
        left_over_.emplace_back(block);
      }
    limit_to(taken_ + more_);
  }

 private:
  void limit_to(double bytes) const {
    rlimit limit = before_;
    limit.rlim_cur = static_cast<rlim_t>(bytes);
    EXPECT_EQ(0, setrlimit(RLIMIT_AS, &limit));
  }

  rlimit before_{};
  double taken_ = 0, more_ = 0;  // bytes
  std::vector<std::unique_ptr<char[]>> left_over_;
};

}  // namespace spate::test

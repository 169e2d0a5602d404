// SPDX-License-Identifier: GPL-3.0-or-later
// Imitates a full disk: no file of this process grows beyond a size during its lifetime.
#pragma once

#include <sys/resource.h>

#include <csignal>
#include <cstddef>

namespace spate::test {

class SmallDisk {
 public:
  explicit SmallDisk(std::size_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  void (*handler_)(int);
  rlimit before_{};
};

}  // namespace spate::test

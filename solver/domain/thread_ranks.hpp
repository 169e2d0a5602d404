// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks of one process, each a thread. They read each other's memory between two meetings of all.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

#include "solver/domain/exchange.hpp"

namespace spate {

class ThreadRanks {
 public:
  explicit ThreadRanks(int ranks);
  ~ThreadRanks();

  int count() const { return static_cast<int>(members_.size()); }
  Exchange& operator[](int rank);  // to be used by one thread

 private:
  class Member;

  void meet();  // returns when all ranks have come; throws Abandoned

  std::mutex mutex_;
  std::condition_variable met_;
  int waiting_ = 0;
  unsigned meetings_ = 0;
  bool is_abandoned_ = false;
  std::string why_;
  std::vector<std::unique_ptr<Member>> members_;
};

}  // namespace spate

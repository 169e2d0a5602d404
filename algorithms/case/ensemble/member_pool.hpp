// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that compute members.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace spate {

class MemberPool {
 public:
  // threads: or fewer, where the system grants no more; throws Error when it grants none. compute: called in
  // any of them; must not throw.
  MemberPool(int threads, std::function<void(std::size_t)> compute);
  // Waits for the members that are computed; others that were given are left out.
  ~MemberPool();
  MemberPool(const MemberPool&) = delete;
  MemberPool& operator=(const MemberPool&) = delete;

  int threads() const { return static_cast<int>(threads_.size()); }
  int free() const;  // threads without a member
  void give(std::size_t member);
  // Returns once a member has ended since the last call, or after that time.
  void wait_for_end(std::chrono::milliseconds most);

 private:
  void work();

  const std::function<void(std::size_t)> compute_;
  mutable std::mutex mutex_;
  std::condition_variable given_, ended_;
  std::deque<std::size_t> members_;
  int busy_ = 0;            // members that were given and have not ended
  bool has_ended_ = false;  // since it was asked
  bool closed_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/member_pool.hpp"

#include <system_error>
#include <utility>

#include "solver/core/check.hpp"

namespace spate {

MemberPool::MemberPool(int threads, std::function<void(std::size_t)> compute) : compute_(std::move(compute)) {
  try {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  } catch (const std::system_error& error) {  // fewer threads do the same work
    if (threads_.empty())
      throw Error("no_thread", tr("The members cannot be computed"), error.what(),
                  tr("Close other programs, or raise the limit of threads."));
  }
}

MemberPool::~MemberPool() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    closed_ = true;
  }
  given_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

int MemberPool::free() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return threads() - busy_;
}

void MemberPool::give(std::size_t member) {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    members_.push_back(member);
    ++busy_;
  }
  given_.notify_one();
}

void MemberPool::wait_for_end(std::chrono::milliseconds most) {
  std::unique_lock<std::mutex> lock(mutex_);
  ended_.wait_for(lock, most, [this] { return has_ended_; });
  has_ended_ = false;
}

void MemberPool::work() {
  std::unique_lock<std::mutex> lock(mutex_);
  for (;;) {
    given_.wait(lock, [this] { return closed_ || !members_.empty(); });
    if (closed_) return;
    const std::size_t member = members_.front();
    members_.pop_front();
    lock.unlock();
    compute_(member);
    lock.lock();
    --busy_;
    has_ended_ = true;
    ended_.notify_all();
  }
}

}  // namespace spate

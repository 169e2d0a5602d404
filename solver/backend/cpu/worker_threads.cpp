// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/worker_threads.hpp"

#include <system_error>

namespace spate {
namespace {

// Spins for a moment before a thread goes to sleep, since waking it takes longer.
template <class Condition>
void wait_shortly(Condition condition) {
  for (int i = 0; i < 100 && !condition(); ++i) std::this_thread::yield();
}

}  // namespace

WorkerThreads::WorkerThreads(int threads)
    : parts_(std::make_unique<Part[]>(static_cast<std::size_t>(threads))) {
  workers_.reserve(static_cast<std::size_t>(threads));
  try {
    for (int thread = 1; thread < threads; ++thread) workers_.emplace_back([this, thread] { serve(thread); });
  } catch (const std::system_error&) {
    // The system grants no more threads: fewer do the same work.
  }
}

WorkerThreads::~WorkerThreads() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    stop_ = true;
  }
  begins_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void WorkerThreads::run(std::int64_t count, const Work& work) {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    work_ = &work;
    for (int thread = 0; thread < this->count(); ++thread) {
      Part& part = parts_[static_cast<std::size_t>(thread)];
      part.next = count * thread / this->count();
      part.end = count * (thread + 1) / this->count();
    }
    ++round_;
  }
  if (count > 1) begins_.notify_all();
  take_all(work, 0);
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    work_ = nullptr;
  }
  wait_shortly([this] { return busy_ == 0; });
  std::unique_lock<std::mutex> lock(mutex_);
  ends_.wait(lock, [this] { return busy_ == 0; });
}

void WorkerThreads::take_all(const Work& work, int thread) {
  for (int k = 0; k < count(); ++k) {
    Part& part = parts_[static_cast<std::size_t>((thread + k) % count())];
    for (std::int64_t i = part.next++; i < part.end; i = part.next++) work(thread, i);
  }
}

void WorkerThreads::serve(int thread) {
  unsigned seen = 0;
  const auto called = [&] { return stop_ || round_ != seen; };
  for (;;) {
    wait_shortly(called);
    std::unique_lock<std::mutex> lock(mutex_);
    begins_.wait(lock, called);
    if (stop_) return;
    seen = round_;
    if (work_ == nullptr) continue;  // the round is over
    const Work& work = *work_;
    ++busy_;
    lock.unlock();
    take_all(work, thread);
    lock.lock();
    if (--busy_ == 0) ends_.notify_one();
  }
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Threads of one simulation, which sleep while there is nothing to do. Those of OpenMP would spin: where the
// cores are busy with something else, two threads would then be slower than one.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace spate {

class WorkerThreads {
 public:
  using Work = std::function<void(int thread, std::int64_t i)>;  // must not throw

  explicit WorkerThreads(int threads);  // includes the caller's; fewer where the system grants no more
  ~WorkerThreads();
  WorkerThreads(const WorkerThreads&) = delete;
  WorkerThreads& operator=(const WorkerThreads&) = delete;

  int count() const { return 1 + static_cast<int>(workers_.size()); }

  // Calls work once for each i in [0, count), and returns when all is done. Thread t begins with the t-th
  // part of them, so that from call to call it works on the same things, which lie in its caches and in the
  // memory beside its processor; then it helps the others. The caller is thread 0: those that wake up late
  // are not waited for.
  void run(std::int64_t count, const Work& work);

 private:
  void serve(int thread);
  void take_all(const Work& work, int thread);

  struct alignas(64) Part {  // a cache line of its own
    std::atomic<std::int64_t> next{0};
    std::int64_t end = 0;
  };

  std::mutex mutex_;
  std::condition_variable begins_, ends_;
  const Work* work_ = nullptr;  // null while no thread may begin
  std::atomic<unsigned> round_{0};
  std::atomic<int> busy_{0};  // threads within the round, beside the caller's
  std::atomic<bool> stop_{false};
  std::vector<std::thread> workers_;
  std::unique_ptr<Part[]> parts_;  // of the work, one for each thread
};

}  // namespace spate

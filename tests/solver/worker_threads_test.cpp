// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of the CPU backend: which thread takes which part of the work.
#include "solver/backend/cpu/worker_threads.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "solver/backend/cpu/plan_workers.hpp"
#include "tests/solver/memory_limit.hpp"

namespace {

// So a thread's data stay in its caches, and in the memory beside its processor.
TEST(Threads, EachBeginsWithItsPartOfTheWork) {
  spate::WorkerThreads workers(4);
  constexpr std::int64_t count = 22;
  const auto threads = static_cast<std::size_t>(workers.count());
  for (int round = 0; round < 20; ++round) {
    std::vector<std::int64_t> first(threads, -1);
    std::vector<int> done(count);
    std::atomic<std::size_t> begun{0};
    workers.run(count, [&](int thread, std::int64_t i) {
      ++done[static_cast<std::size_t>(i)];
      auto& own = first[static_cast<std::size_t>(thread)];
      if (own >= 0) return;
      own = i;
      ++begun;
      while (begun < threads) std::this_thread::yield();  // that none is through before another has begun
    });
    for (std::size_t t = 0; t < threads; ++t)
      EXPECT_EQ(count * static_cast<std::int64_t>(t) / workers.count(), first[t]) << "thread " << t;
    EXPECT_EQ(std::vector<int>(count, 1), done);
  }
}

// Threads take over the work that others have not begun.
TEST(Threads, HelpThoseThatTakeLonger) {
  spate::WorkerThreads workers(2);
  if (workers.count() < 2) GTEST_SKIP();
  constexpr std::int64_t count = 100;
  std::atomic<std::int64_t> done{0};
  workers.run(count, [&](int, std::int64_t i) {
    ++done;
    if (i == 0)
      while (done < count) std::this_thread::yield();  // all other work is done meanwhile
  });
  EXPECT_EQ(count, done);
}

// Plans of many places, as those of barriers, are made by all threads.
TEST(Threads, PlanWhereThereAreManyPlaces) {
  spate::WorkerThreads threads(2);
  if (threads.count() < 2) GTEST_SKIP();
  const spate::PlanWorkers workers(threads);
  constexpr int count = 10000;
  std::vector<int> done(count);
  std::atomic<int> ends{0};
  workers.each(count, [&](int i) {
    ++done[static_cast<std::size_t>(i)];
    if (i != 0 && i != count - 1) return;
    ++ends;
    while (ends < 2) std::this_thread::yield();  // the first and the last are under way at once
  });
  EXPECT_EQ(std::vector<int>(count, 1), done);
}

TEST(Threads, FewerDoTheWorkWhereTheSystemGivesNoMore) {
  if (!spate::test::memory_can_be_limited) GTEST_SKIP();
  constexpr int wanted = 500;  // each with a stack of some MB
  const spate::test::MemoryLimit limit(200e6);
  spate::WorkerThreads workers(wanted);
  EXPECT_LT(workers.count(), wanted);
  std::vector<int> done(10000);
  workers.run(static_cast<std::int64_t>(done.size()),
              [&](int, std::int64_t i) { ++done[static_cast<std::size_t>(i)]; });
  EXPECT_EQ(std::vector<int>(done.size(), 1), done);
}

}  // namespace

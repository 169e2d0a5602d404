// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/share_work.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <stdexcept>

namespace spate {
namespace {

TEST(ShareWork, DoesEachPieceOnce) {
  for (const int threads : {0, 1, 3, 100})
    for (const std::size_t count : std::vector<std::size_t>{0, 1, 2, 1000}) {
      std::vector<std::atomic<int>> done(count);
      share_work(count, threads, [&](std::size_t i) { ++done[i]; });
      for (const std::atomic<int>& times : done) EXPECT_EQ(1, times) << threads << " threads";
    }
}

TEST(ShareWork, TakesAsManyThreadsAsItMay) {
  std::mutex mutex;
  std::set<std::thread::id> met;
  std::atomic<int> begun{0};
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  share_work(3, 3, [&](std::size_t) {  // each waits for the two others
    ++begun;
    while (begun < 3 && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    const std::lock_guard<std::mutex> lock(mutex);
    met.insert(std::this_thread::get_id());
  });
  EXPECT_EQ(3u, met.size());
  EXPECT_EQ(1u, met.count(std::this_thread::get_id())) << "the caller's is among them";
}

TEST(ShareWork, ThrowsWhatAPieceThrew) {
  for (const int threads : {1, 4}) {
    std::atomic<int> begun{0};
    EXPECT_THROW(share_work(1'000'000, threads,
                            [&](std::size_t i) {
                              ++begun;
                              if (i == 5) throw std::runtime_error("the disk");
                            }),
                 std::runtime_error);
    EXPECT_LT(begun, 1'000'000) << "no new piece is begun";
  }
}

}  // namespace
}  // namespace spate

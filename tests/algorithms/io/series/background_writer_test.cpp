// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/background_writer.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <vector>

namespace spate::io {
namespace {

TEST(BackgroundWriter, WritesAllInOrder) {
  std::vector<int> written;
  BackgroundWriter<int> writer([&](const int& thing) { written.push_back(thing); });
  std::vector<int> all;
  for (int i = 0; i < 1000; ++i) {
    writer.push(i);
    all.push_back(i);
  }
  writer.finish();
  EXPECT_EQ(all, written);
}

TEST(BackgroundWriter, GivesBackWhatWasWritten) {
  BackgroundWriter<std::vector<int>> writer([](const std::vector<int>&) {});
  EXPECT_EQ(0u, writer.spare().capacity());
  std::vector<int> thing(1000);
  const int* const memory = thing.data();
  writer.push(std::move(thing));
  writer.wait();
  EXPECT_EQ(memory, writer.spare().data());
  EXPECT_EQ(0u, writer.spare().capacity()) << "it is given back once";
}

TEST(BackgroundWriter, LetsFewWait) {
  std::atomic<int> begun{0}, pushed{0};
  std::atomic<bool> may_go_on{false};
  BackgroundWriter<int> writer([&](const int&) {
    ++begun;
    while (!may_go_on) std::this_thread::yield();
  });
  std::thread pusher([&] {
    for (int i = 0; i < 10; ++i) {
      writer.push(i);
      ++pushed;
    }
  });
  while (begun < 1) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_LE(pushed, 3) << "one is being written, two wait";
  may_go_on = true;
  pusher.join();
  writer.finish();
  EXPECT_EQ(10, begun);
}

TEST(BackgroundWriter, TellsOfAFailureAndWritesNoMore) {
  std::vector<int> written;
  BackgroundWriter<int> writer([&](const int& thing) {
    if (thing == 2) throw std::runtime_error("full");
    written.push_back(thing);
  });
  EXPECT_THROW(for (int i = 0; i < 100; ++i) writer.push(i), std::runtime_error);
  EXPECT_THROW(writer.finish(), std::runtime_error);
  EXPECT_EQ((std::vector<int>{0, 1}), written);
}

}  // namespace
}  // namespace spate::io

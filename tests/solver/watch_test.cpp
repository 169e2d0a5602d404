// SPDX-License-Identifier: GPL-3.0-or-later
// Work before the first step is heard of often enough to be cancelled within two seconds at any size.
#include "solver/core/watch.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>

namespace {

constexpr std::size_t batch_bytes = std::size_t{64} << 20;

struct Aborted : std::runtime_error {
  Aborted() : std::runtime_error("aborted") {}
};

TEST(Watch, HearsOfLargeVectorsAsTheyAreFilled) {
  constexpr std::size_t count = 2 * batch_bytes / sizeof(float) + 1;
  int heard = 0;
  double last = -1;
  const std::vector<float> values = spate::filled(count, 2.5f, [&](double share) {
    EXPECT_GT(share, last);
    EXPECT_LT(share, 1);
    last = share;
    ++heard;
  });
  EXPECT_EQ(heard, 3);
  ASSERT_EQ(values.size(), count);
  EXPECT_EQ(values.capacity(), count);  // nothing was copied
  EXPECT_EQ(values.front(), 2.5f);
  EXPECT_EQ(values.back(), 2.5f);
  EXPECT_TRUE(spate::filled(0, 1, [](double) { FAIL(); }).empty());
}

TEST(Watch, EndsTheFillingWhenItThrows) {
  int heard = 0;
  const auto second = [&](double) {
    if (++heard == 2) throw Aborted();
  };
  EXPECT_THROW(spate::filled(3 * batch_bytes, std::uint8_t{0}, second), Aborted);
  EXPECT_EQ(heard, 2);
}

TEST(Watch, HearsOfManySmallThings) {
  constexpr std::size_t count = (std::size_t{3} << 22) + 5;
  int heard = 0;
  std::size_t next = 0;
  bool in_order = true;
  spate::each_watched(
      count, [&](double) { ++heard; }, [&](std::size_t i) { in_order = in_order && i == next++; });
  EXPECT_TRUE(in_order);
  EXPECT_EQ(next, count);
  EXPECT_EQ(heard, 4);
}

}  // namespace

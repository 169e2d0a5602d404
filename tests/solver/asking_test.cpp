// SPDX-License-Identifier: GPL-3.0-or-later
// Every rank gets what it has asked for, in its order, however much that is at a time.
#include "solver/domain/asking.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <thread>

#include "solver/domain/thread_ranks.hpp"

namespace {

using Numbers = std::vector<std::uint32_t>;

// What each of the ranks has taken: numbers of items, each of which is made of its number.
std::vector<Numbers> asked(const std::vector<Numbers>& wanted, std::size_t bytes) {
  spate::ThreadRanks ranks(static_cast<int>(wanted.size()));
  std::vector<Numbers> taken(wanted.size());
  const auto ask = [&](std::size_t rank) {
    spate::Asking asking(ranks[static_cast<int>(rank)]);
    for (int again = 0; again < 2; ++again) {
      taken[rank].clear();
      asking.ask(
          wanted[rank], bytes,
          [](std::size_t count, const auto& give) {
            for (std::size_t i = count; i-- > 0;) give(i);
          },
          [&](std::uint32_t number, char* item) {
            EXPECT_EQ(rank, 0u);
            for (std::size_t at = 0; at < bytes; at += sizeof number)
              std::memcpy(item + at, &number, sizeof number);
          },
          [&](std::uint32_t number, const char* item) {
            for (std::size_t at = 0; at < bytes; at += sizeof number)
              EXPECT_EQ(0, std::memcmp(item + at, &number, sizeof number));
            taken[rank].push_back(number);
          });
    }
  };
  std::vector<std::thread> others;
  for (std::size_t rank = 1; rank < wanted.size(); ++rank) others.emplace_back(ask, rank);
  ask(0);
  for (std::thread& other : others) other.join();
  return taken;
}

TEST(Asking, GivesEachRankWhatItWants) {
  const std::vector<Numbers> wanted{{}, {7, 3, 9}, {}, {3, 3, 1u << 31, 0}};
  EXPECT_EQ(asked(wanted, 12), wanted);
}

TEST(Asking, GivesMoreThanTravelsAtOnce) {
  std::vector<Numbers> wanted(3);
  for (std::uint32_t i = 0; i < 23; ++i) wanted[1 + i % 2].push_back(100 - i);
  EXPECT_EQ(asked(wanted, std::size_t{3} << 20), wanted);  // one or two items at a time
}

TEST(Asking, OfNobodyIsNothing) {
  const std::vector<Numbers> wanted(2);
  EXPECT_EQ(asked(wanted, 8), wanted);
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// How a domain is cut into parts, and what their ranks hear of each other.
#include <gtest/gtest.h>
#include <sched.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <random>
#include <set>
#include <thread>

#include "solver/core/processors.hpp"
#include "solver/domain/borders.hpp"
#include "solver/domain/gather.hpp"
#include "solver/domain/thread_ranks.hpp"

namespace {

using namespace spate;

int distance(const TileGrid& grid, std::uint32_t a, std::uint32_t b) {
  const auto column = [&](std::uint32_t tile) { return static_cast<int>(tile) % grid.columns; };
  const auto row = [&](std::uint32_t tile) { return static_cast<int>(tile) / grid.columns; };
  return std::abs(column(a) - column(b)) + std::abs(row(a) - row(b));
}

TEST(Processors, AreSharedByThoseThatMayUseThem) {
  const auto threads = share_of_processors;
  EXPECT_EQ(8, threads({1, 1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1, 1})) << "alone";
  EXPECT_EQ(4, threads({1, 1, 1, 1, 1, 1, 1, 1}, {2, 2, 2, 2, 2, 2, 2, 2})) << "two that are not bound";
  EXPECT_EQ(4, threads({0, 0, 0, 0, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1, 1})) << "two, each on its own half";
  EXPECT_EQ(2, threads({1, 1, 1, 1, 0, 0, 0, 0}, {2, 2, 2, 2, 1, 1, 1, 1})) << "two of three on one half";
  EXPECT_EQ(3, threads({1, 1, 1, 1, 1, 1, 1, 1, 1}, {3, 3, 3, 3, 3, 3, 3, 3, 3}))
      << "whole, though thirds sum up";
  EXPECT_EQ(1, threads({1, 1}, {3, 3})) << "more of them than processors";
  EXPECT_EQ(1, threads({1, 0}, {9, 9}));
  const std::vector<std::int32_t> usable = usable_processors();
  EXPECT_EQ(std::accumulate(usable.begin(), usable.end(), 0), usable_processor_count());
  EXPECT_EQ(usable_processor_count(), alone().processors());
  ThreadRanks ranks(2);
  EXPECT_EQ(std::max(alone().processors() / 2, 1), ranks[1].processors());
}

// Not those of the machine: a cluster's scheduler leaves a process some of them.
TEST(Processors, AreThoseThatTheProcessMayUse) {
  cpu_set_t before, one;
  ASSERT_EQ(0, sched_getaffinity(0, sizeof before, &before));
  CPU_ZERO(&one);
  for (int i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++i)
    if (CPU_ISSET(i, &before)) CPU_SET(i, &one);
  ASSERT_EQ(0, sched_setaffinity(0, sizeof one, &one));
  const int count = usable_processor_count();
  ASSERT_EQ(0, sched_setaffinity(0, sizeof before, &before));
  EXPECT_EQ(1, count);
  EXPECT_EQ(CPU_COUNT(&before), usable_processor_count());
}

TEST(HilbertOrder, VisitsEveryTileOnceAndStepsToANeighbour) {
  for (const int side : {1, 2, 4, 8, 64}) {
    const TileGrid grid{side, side};
    const std::vector<std::uint32_t> order = hilbert_order(grid);
    EXPECT_EQ(order.size(), std::set<std::uint32_t>(order.begin(), order.end()).size());
    for (std::size_t i = 1; i < order.size(); ++i)
      EXPECT_EQ(1, distance(grid, order[i - 1], order[i])) << "side " << side << ", step " << i;
  }
}

TEST(HilbertOrder, VisitsEveryTileOfOtherGridsOnceAndRarelyJumps) {
  for (const TileGrid grid : {TileGrid{1, 9}, TileGrid{13, 5}, TileGrid{100, 37}}) {
    const std::vector<std::uint32_t> order = hilbert_order(grid);
    std::vector<std::uint32_t> sorted = order, all(order.size());
    std::iota(all.begin(), all.end(), 0u);
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(all, sorted);
    std::size_t jumps = 0;
    for (std::size_t i = 1; i < order.size(); ++i) jumps += distance(grid, order[i - 1], order[i]) > 1;
    EXPECT_LE(jumps, static_cast<std::size_t>(grid.columns + grid.rows));
  }
}

std::vector<std::int64_t> some_weights(std::size_t count, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<std::int64_t> weights(count);
  for (std::int64_t& weight : weights) weight = random() % 3 == 0 ? 0 : random() % 5476;
  return weights;
}

TEST(Cuts, AreBalancedWithinATileAndInOnePiece) {
  const TileGrid grid{23, 17};
  const std::vector<std::uint32_t> order = hilbert_order(grid);
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    const std::vector<std::int64_t> weights = some_weights(order.size(), seed);
    const double heaviest = static_cast<double>(*std::max_element(weights.begin(), weights.end()));
    const double sum = static_cast<double>(std::accumulate(weights.begin(), weights.end(), std::int64_t{0}));
    for (const int parts : {1, 2, 3, 7, 64, 1000}) {
      const std::vector<std::int32_t> owners = cut(order, weights, parts);
      std::vector<double> loads(static_cast<std::size_t>(parts));
      std::int32_t last = 0;
      for (const std::uint32_t tile : order) {
        EXPECT_GE(owners[tile], last);  // along the curve
        EXPECT_LT(owners[tile], parts);
        last = owners[tile];
        loads[static_cast<std::size_t>(last)] += static_cast<double>(weights[tile]);
      }
      for (const double load : loads) EXPECT_LE(std::abs(load - sum / parts), heaviest);
      EXPECT_DOUBLE_EQ(imbalance(owners, weights, parts),
                       *std::max_element(loads.begin(), loads.end()) * parts / sum);
    }
  }
}

TEST(Cuts, CountTilesWhereNothingWeighsAnything) {
  const TileGrid grid{8, 4};
  const std::vector<std::int32_t> owners = cut(hilbert_order(grid), std::vector<std::int64_t>(32), 4);
  for (int part = 0; part < 4; ++part) EXPECT_EQ(8, std::count(owners.begin(), owners.end(), part));
}

TEST(Cuts, StayUntilTheyAreTooUneven) {
  const TileGrid grid{16, 16};
  std::vector<std::int64_t> weights(256, 100);
  Parts parts(grid, 4, 0, weights);
  EXPECT_TRUE(parts.recut(weights).empty());
  const auto add_to_first = [&](std::int64_t more) {
    for (std::size_t tile = 0; tile < 256; ++tile)
      if (parts.owner(tile) == 0) weights[tile] += more;
  };
  add_to_first(9);  // 109 / 102.25 is less than a tenth above
  EXPECT_TRUE(parts.recut(weights).empty());
  add_to_first(10);  // 119 / 104.75 is more
  const std::vector<std::int32_t> owners = parts.recut(weights);
  ASSERT_FALSE(owners.empty());
  parts.set_owners(owners);
  EXPECT_LT(imbalance(owners, weights, 4), 1.02);
  EXPECT_TRUE(parts.recut(weights).empty());
  // One tile that outweighs all cannot be shared: nothing moves for no gain.
  std::fill(weights.begin(), weights.end(), 0);
  weights[77] = 5476;
  parts.set_owners(cut(hilbert_order(grid), weights, 4));
  EXPECT_TRUE(parts.recut(weights).empty());
}

TEST(Borders, WhatOnePartSendsTheOtherExpects) {
  const Grid grid{200, 150, 1, 0, 0};
  const TileLayout layout(grid, 10, 10);
  std::mt19937 random(3);
  std::vector<std::uint32_t> active;
  for (std::uint32_t tile = 0; tile < layout.size(); ++tile)
    if (random() % 4 > 0) active.push_back(tile);
  const std::vector<std::int64_t> weights = some_weights(layout.size(), 5);
  constexpr int count = 5;
  std::vector<Borders> all;
  for (int rank = 0; rank < count; ++rank)
    all.push_back(find_borders(layout, Parts(layout, count, rank, weights), rank, active));
  const Parts parts(layout, count, 0, weights);
  std::size_t strips = 0;
  for (int rank = 0; rank < count; ++rank)
    for (const SharedBorder& border : all[static_cast<std::size_t>(rank)].shared) {
      const auto& there = all[static_cast<std::size_t>(border.rank)].shared;
      const auto back =
          std::find_if(there.begin(), there.end(), [&](const auto& b) { return b.rank == rank; });
      ASSERT_NE(there.end(), back);
      ASSERT_EQ(border.out.size(), back->in.size());
      for (std::size_t i = 0; i < border.out.size(); ++i, ++strips) {
        EXPECT_EQ(border.out[i].tile, back->in[i].tile);
        EXPECT_EQ(border.out[i].towards, back->in[i].towards);
        EXPECT_EQ(rank, parts.owner(border.out[i].tile));
      }
    }
  // Each pair of active tiles in different parts, both ways.
  std::size_t pairs = 0;
  for (const std::uint32_t tile : active)
    layout.any_around(static_cast<int>(tile), [&](int near) {
      pairs += parts.owner(tile) != parts.owner(static_cast<std::size_t>(near)) &&
               std::binary_search(active.begin(), active.end(), static_cast<std::uint32_t>(near));
      return false;
    });
  EXPECT_EQ(pairs, strips);
  const auto is = [&](Strip strip, int column, int row, int columns, int rows) {
    const StripCells cells = cells_of(strip, layout, 3);
    EXPECT_EQ(column, cells.column);
    EXPECT_EQ(row, cells.row);
    EXPECT_EQ(columns, cells.columns);
    EXPECT_EQ(rows, cells.rows);
  };
  is({45, 46}, 7, 0, 3, 10);  // east
  is({45, 44}, 0, 0, 3, 10);  // west
  is({45, 65}, 0, 7, 10, 3);  // north
  is({45, 24}, 0, 0, 3, 3);   // south-west
  is({45, 66}, 7, 7, 3, 3);   // north-east
}

// Calls work(exchange) for each rank, in a thread of its own.
void on_ranks(ThreadRanks& ranks, const std::function<void(Exchange&)>& work) {
  std::vector<std::thread> threads;
  for (int rank = 0; rank < ranks.count(); ++rank) threads.emplace_back([&, rank] { work(ranks[rank]); });
  for (std::thread& thread : threads) thread.join();
}

TEST(ThreadRanks, AgreeAndSwap) {
  for (const int count : {1, 2, 5}) {
    ThreadRanks ranks(count);
    std::atomic<int> failed{0};
    on_ranks(ranks, [&](Exchange& exchange) {
      const int rank = exchange.rank();
      for (int round = 0; round < 200; ++round) {
        double largest[] = {static_cast<double>((rank + round) % count), -1.5};
        exchange.largest(largest, 2);
        failed += largest[0] != count - 1 || largest[1] != -1.5;
        std::uint64_t sums[] = {static_cast<std::uint64_t>(rank), ~std::uint64_t{0}};
        exchange.sum(sums, 2);
        failed += sums[0] != static_cast<std::uint64_t>(count * (count - 1) / 2);
        failed += sums[1] != 0 - static_cast<std::uint64_t>(count);
        int said = rank == 0 ? round : -1;
        exchange.broadcast(&said, sizeof said);
        failed += said != round;
        // Two parcels to the next rank, one to the one before.
        const int next = (rank + 1) % count, before = (rank + count - 1) % count;
        int sent[] = {100 * rank, 100 * rank + 1, 100 * rank + 2}, received[3] = {};
        if (count > 2) {
          exchange.swap(
              {{next, &sent[0], sizeof(int)}, {before, &sent[2], sizeof(int)}, {next, &sent[1], sizeof(int)}},
              {{next, &received[2], sizeof(int)},
               {before, &received[0], sizeof(int)},
               {before, &received[1], sizeof(int)}});
          failed +=
              received[0] != 100 * before || received[1] != 100 * before + 1 || received[2] != 100 * next + 2;
        }
      }
    });
    EXPECT_EQ(0, failed);
  }
}

TEST(ThreadRanks, NobodyWaitsForOneThatCannotGoOn) {
  ThreadRanks ranks(4);
  std::atomic<int> abandoned{0};
  on_ranks(ranks, [&](Exchange& exchange) {
    if (exchange.rank() == 2) return exchange.abandon("no disk");
    try {
      double value = 0;
      exchange.largest(&value, 1);
    } catch (const Abandoned& error) {
      abandoned += std::string(error.what()) == "no disk";
    }
  });
  EXPECT_EQ(3, abandoned);
}

TEST(Gather, BringsTheRowsOfAllPartsTogether) {
  const Grid grid{57, 203, 1, 0, 0};
  const TileLayout layout(grid, 8, 8);
  const std::vector<std::int64_t> weights = some_weights(layout.size(), 9);
  ThreadRanks ranks(3);
  std::vector<float> values(57 * 190, -1);
  on_ranks(ranks, [&](Exchange& exchange) {
    const Parts parts(layout, 3, exchange.rank(), weights);
    const auto copy = [&](std::int32_t row, std::int32_t begin, std::int32_t end, float* to) {
      for (std::int32_t column = begin; column < end; ++column)
        *to++ = parts.owns(layout.tile_of(column, row)) ? static_cast<float>(1000 * row + column) : -2;
    };
    gather_rows(exchange, parts, layout, 57, 7, 197, copy, exchange.leads() ? values.data() : nullptr);
  });
  for (std::size_t i = 0; i < values.size(); ++i)
    ASSERT_EQ(static_cast<float>(1000 * (7 + i / 57) + i % 57), values[i]) << i;
}

// What all ranks know does not travel, and nobody is asked for it.
TEST(Gather, LeavesOutWhatAllPartsKnow) {
  const Grid grid{57, 203, 1, 0, 0};
  const TileLayout layout(grid, 8, 8);
  const std::vector<std::int64_t> weights = some_weights(layout.size(), 9);
  const auto is_known = [](std::int32_t column, std::int32_t row) {
    return (column / 8 + row / 30) % 3 != 0;
  };
  ThreadRanks ranks(3);
  std::vector<float> values(57 * 190, -1);
  std::atomic<int> asked{0};
  on_ranks(ranks, [&](Exchange& exchange) {
    const Parts parts(layout, 3, exchange.rank(), weights);
    const auto copy = [&](std::int32_t row, std::int32_t begin, std::int32_t end, float* to) {
      for (std::int32_t column = begin; column < end; ++column) {
        asked += is_known(column, row) || !parts.owns(layout.tile_of(column, row));
        *to++ = static_cast<float>(1000 * row + column);
      }
    };
    const auto known = [&](std::int32_t row, std::int32_t from, std::int32_t) {
      return is_known(from, row) ? std::optional<float>(static_cast<float>(-row)) : std::nullopt;
    };
    gather_rows(exchange, parts, layout, 57, 7, 197, copy, known, exchange.leads() ? values.data() : nullptr);
  });
  EXPECT_EQ(0, asked);
  for (std::int32_t i = 0; i < 57 * 190; ++i) {
    const std::int32_t row = 7 + i / 57, column = i % 57;
    ASSERT_EQ(static_cast<float>(is_known(column, row) ? -row : 1000 * row + column),
              values[static_cast<std::size_t>(i)])
        << i;
  }
}

}  // namespace

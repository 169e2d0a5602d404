// SPDX-License-Identifier: GPL-3.0-or-later
// A paged field holds what an array of all its values holds, in less memory.
#include "solver/core/paged_field.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>

namespace {

using Field = spate::PagedField<std::uint32_t>;
constexpr std::uint32_t wall = 0xffffffffu;

TEST(PagedField, HoldsWhatAnArrayHolds) {
  const std::size_t size = 20 * Field::page + 7;
  Field field(size, {wall, 0});
  std::vector<std::uint32_t> array(size, wall);
  const auto expect_same = [&] {
    for (std::size_t i = 0; i < size; ++i) ASSERT_EQ(field[i], array[i]) << i;
  };
  std::mt19937 random(7);
  std::uniform_int_distribution<std::size_t> any(0, size - 1);
  for (std::size_t i = 3 * Field::page; i < 9 * Field::page; ++i) {
    field.set(i, array[i] = 0);
    if (i % 100 == 0) field.settle(i);
  }
  field.settle(size);
  expect_same();
  for (int i = 0; i < 3000; ++i) {
    const std::size_t at = any(random);
    field.set(at, array[at] = static_cast<std::uint32_t>(at % 3));
  }
  expect_same();
  EXPECT_EQ(field.block(), array);
  expect_same();  // also from the block that has taken the place of the pages
  const Field moved = std::move(field);
  EXPECT_EQ(moved[size - 1], array[size - 1]);
}

TEST(PagedField, PagesOfCommonValuesTakeNoMemory) {
  const std::size_t size = 1000 * Field::page;
  Field field(size, {wall, 0});
  const double empty = field.bytes();
  EXPECT_LT(empty, 0.02 * static_cast<double>(size));
  for (std::size_t i = 0; i < size / 2; ++i) {
    field.set(i, 0);
    if (i % Field::page == 0) field.settle(i);
  }
  field.settle(size / 2);
  EXPECT_EQ(field.bytes(), empty) << "one half wall, the other 0";
  field.set(0, 1);
  field.set(1, 1);
  field.set(size - 1, 1);
  EXPECT_EQ(field.bytes(), empty + 2 * Field::page * sizeof(std::uint32_t));
}

}  // namespace

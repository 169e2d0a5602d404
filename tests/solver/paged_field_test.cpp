// SPDX-License-Identifier: GPL-3.0-or-later
// A paged field holds what an array of all its values holds, in less memory.
#include "solver/core/paged_field.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "solver/core/paged_view.hpp"

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
  const auto expect_same_packed = [&] {
    const spate::PagedView<std::uint32_t> view{field.packed().data(), field.books().data(),
                                               field.tables().data()};
    for (std::size_t i = 0; i < size; ++i) ASSERT_EQ(view[i], array[i]) << i;
    expect_same();  // also from the one piece that has taken the place of the pages
  };
  expect_same_packed();
  for (int i = 0; i < 300; ++i) {
    const std::size_t at = any(random);
    field.set(at, array[at] = static_cast<std::uint32_t>(7 + at % 3));
  }
  expect_same_packed();
  const Field moved = std::move(field);
  EXPECT_EQ(moved[size - 1], array[size - 1]);
}

TEST(PagedField, PagesOfCommonValuesTakeNoMemory) {
  const std::size_t size = 16 * Field::book;
  Field field(size, {wall, 0});
  const double empty = field.bytes();
  EXPECT_LT(empty, 0.01 * static_cast<double>(size));
  for (std::size_t i = 0; i < size / 2; ++i) {
    field.set(i, 0);
    if (i % Field::page == 0) field.settle(i);
  }
  field.settle(size / 2);
  EXPECT_EQ(field.bytes(), empty) << "one half wall, the other 0";
  field.set(0, 1);
  field.set(1, 1);
  field.set(size - 1, 1);
  EXPECT_EQ(field.bytes(), empty + 2 * (Field::bytes_of_page + Field::bytes_of_book));
}

// What a search leaves out, nobody sees: it must be all of the pages of nodata, and nothing else.
TEST(PagedField, VisitsWhatIsNotInPagesOfNodata) {
  constexpr float nan = std::numeric_limits<float>::quiet_NaN();
  using Heights = spate::PagedField<float>;
  const auto is_nodata = [](float z) { return std::isnan(z); };
  const std::size_t size = 9 * Heights::page + 5;
  Heights field(size, Heights::usual());
  std::vector<float> zeros(2 * Heights::page, 0.0f), nothing(Heights::page, nan);
  field.set_run(2 * Heights::page + 7, zeros.data(),
                zeros.size());  // also a whole page of 0, the other common one
  field.set_run(5 * Heights::page, nothing.data(), nothing.size());
  field.set(size - 1, -0.0f);
  field.settle(size);
  std::vector<std::size_t> visited;
  field.each_but(10, size, is_nodata, [&](std::size_t i) { visited.push_back(i); });
  std::vector<std::size_t> expected;
  for (std::size_t i = 10; i < size; ++i)
    if ((i >= 2 * Heights::page && i < 5 * Heights::page) || i >= 9 * Heights::page) expected.push_back(i);
  EXPECT_EQ(visited, expected);
  EXPECT_EQ(field.skip(0, size, is_nodata), 2 * Heights::page);
  EXPECT_EQ(field.skip(0, 100, is_nodata), 100u);
  EXPECT_EQ(field.skip(5 * Heights::page, size, is_nodata), 9 * Heights::page);
  EXPECT_TRUE(std::signbit(field[size - 1])) << "-0 is not 0";
  EXPECT_EQ(field.bytes(),
            Heights(size, Heights::usual()).bytes() + 3 * Heights::bytes_of_page + Heights::bytes_of_book);
}

TEST(PagedField, CopiesHoldTheSameAndAreTheirOwn) {
  const std::size_t size = 5 * Field::page + 3;
  Field field(size, {wall, 0});
  for (std::size_t i = Field::page; i < 3 * Field::page; ++i) field.set(i, 0);
  field.set(2 * Field::page, 9);
  field.settle(size);
  Field copy = field;
  EXPECT_EQ(copy.values(), field.values());
  EXPECT_EQ(copy.bytes(), field.bytes());
  copy.set(2 * Field::page, 8);
  copy.set(0, 7);
  EXPECT_EQ(field[2 * Field::page], 9u);
  EXPECT_EQ(field[0], wall);
  const std::vector<std::uint32_t> values = field.values();
  field.packed();
  Field packed = field;
  EXPECT_TRUE(packed.is_packed());
  EXPECT_EQ(packed.values(), values);
  packed.set(2 * Field::page, 8);
  EXPECT_FALSE(packed.is_packed());
  EXPECT_EQ(field.values(), values);
  Field grown;
  for (const std::uint32_t value : values) grown.push_back(value);
  EXPECT_EQ(grown.values(), values);
}

TEST(PagedField, ChangesEveryValue) {
  const std::size_t size = 3 * Field::page + 3;
  for (const bool is_packed : {false, true}) {
    Field field(size, {wall, 0});
    for (std::size_t i = Field::page; i < 2 * Field::page; ++i) field.set(i, 0);
    field.set(5, 9);
    field.settle(size);
    if (is_packed) field.packed();
    const double bytes = field.bytes();
    std::vector<std::uint32_t> expected = field.values();
    for (std::uint32_t& value : expected) value ^= 1u;
    field.change([](std::uint32_t value) { return value ^ 1u; });
    EXPECT_EQ(field.values(), expected);
    if (!is_packed) {
      EXPECT_EQ(field.bytes(), bytes) << "what was alike is alike";
    }
    field.set(2 * Field::page, wall ^ 1u);
    field.settle(size);
    EXPECT_EQ(field.values(), expected);
  }
}

TEST(PagedField, ShowsEachValueAndThoseOfAlikePagesOnce) {
  Field field(3 * Field::book, {wall, 0});
  field.set(Field::book + 5, 9);
  int nines = 0, walls = 0;
  field.each_value([&](std::uint32_t value) { ++(value == 9 ? nines : walls); });
  EXPECT_EQ(nines, 1);
  EXPECT_EQ(walls, static_cast<int>(Field::page) - 1 + static_cast<int>(Field::pages_of_book) - 1 + 2);
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a scenario hold its fields once, and a change of one is seen in no other.
#include "solver/core/shared_field.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "solver/model/scenario.hpp"

namespace {

using spate::Scenario;

const spate::PagedField<float>* held(const Scenario& scenario) {
  return &scenario.terrain.zb.pages();
}

TEST(SharedField, CopiesAreOneUntilOneIsWritten) {
  Scenario first;
  first.terrain.zb.assign(100, 2);
  Scenario second = first;
  const Scenario& seen = second;
  EXPECT_EQ(held(first), held(seen));
  second.terrain.zb[7] = 5;
  EXPECT_NE(held(first), held(seen));
  EXPECT_EQ(2, std::as_const(first).terrain.zb[7]);
  EXPECT_EQ(5, seen.terrain.zb[7]);
  EXPECT_EQ(2, seen.terrain.zb[8]);
  for (std::size_t i = 0; i < 100; ++i) second.terrain.zb[i] *= 2;
  EXPECT_EQ(2, std::as_const(first).terrain.zb[8]);
  EXPECT_EQ(4, seen.terrain.zb[8]);
}

TEST(SharedField, OneThatNobodySharesIsNotCopied) {
  Scenario scenario;
  scenario.terrain.zb.assign(100, 2);
  const auto* before = held(scenario);
  scenario.terrain.zb[3] = 1;
  EXPECT_EQ(before, held(scenario));
  {
    const Scenario copy = scenario;
    EXPECT_EQ(before, held(copy));
  }
  scenario.terrain.zb[4] = 1;
  EXPECT_EQ(before, held(scenario));
}

// Others may be reading what a GPU wants packed.
TEST(SharedField, IsPackedInACopy) {
  const spate::SharedField<float> field{1, 2, 3};
  const float* const before = &field.pages()[0];
  const spate::SharedField<float> packed = field.packed();
  EXPECT_TRUE(packed.pages().is_packed());
  EXPECT_FALSE(field.pages().is_packed());
  EXPECT_EQ(&field.pages()[0], before);
  EXPECT_EQ(packed.values(), field.values());
  EXPECT_EQ(&packed.packed().pages(), &packed.pages()) << "it is so already";
  EXPECT_TRUE(spate::SharedField<float>().packed().empty());
}

TEST(SharedField, EmptyOnesStayUsable) {
  Scenario first;
  EXPECT_TRUE(first.initial_depth.empty());
  const Scenario copy = first;
  first.initial_depth.push_back(3);
  EXPECT_EQ(1u, first.initial_depth.size());
  EXPECT_TRUE(copy.initial_depth.empty());
  const Scenario moved = std::move(first);
  EXPECT_EQ(1u, moved.initial_depth.size());
}

}  // namespace

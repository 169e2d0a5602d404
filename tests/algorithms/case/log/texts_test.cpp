// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/log/texts.hpp"

#include <gtest/gtest.h>

#include "solver/core/text.hpp"

namespace spate {
namespace {

using Names = std::vector<std::string>;

TEST(Texts, TimesHaveTheUnitThatSuitsThem) {
  EXPECT_EQ("90 s", time_text(90));
  EXPECT_EQ("12.5 min", time_text(750));
  EXPECT_EQ("3 h", time_text(3 * 3600));
}

TEST(Texts, SentencesBeginWithACapital) {
  EXPECT_EQ("The wall", sentence("the wall"));
  EXPECT_EQ(u8"Überhöhung", sentence(u8"überhöhung"));
  for (const char* same : {"", "Wall", "12 m", u8"Öl", u8"ß", u8"÷", u8"дамба"})
    EXPECT_EQ(same, sentence(same));
}

TEST(Texts, FreeSpaceIsNotRoundedUp) {
  EXPECT_EQ("4 MB", in_megabytes(3.5e6));
  EXPECT_EQ("3 MB", free_megabytes(3.5e6));
}

TEST(Texts, NearestNamesComeFirst) {
  const Names known = {"BARRIERS", "BARRIER_REPORT", "BUILDINGS", "RAIN"};
  EXPECT_EQ(Names{"BARRIERS"}, nearest_names("bariers", known, 1));
  EXPECT_EQ(4u, nearest_names("X", known, 9).size());
}

}  // namespace
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/text.hpp"

#include <gtest/gtest.h>

#include "solver/core/check.hpp"

namespace spate {
namespace {

class Text : public testing::Test {
 protected:
  void TearDown() override { set_language({}); }
};

TEST_F(Text, ArgumentsAreFilledInAtOnce) {
  EXPECT_EQ(tr("%1 is %2", "barrier '%2'", "low"), "barrier '%2' is low");
  EXPECT_EQ(tr("%2 before %1", "b", "a"), "a before b");
  EXPECT_EQ(tr("100 % of %1 %3", "x"), "100 % of x %3");
  EXPECT_EQ(tr("ends with %"), "ends with %");
  EXPECT_EQ(tr("%1 of %2: %3", 3, std::size_t{4}, 0.75f), "3 of 4: 0.75");
}

TEST_F(Text, OneIsNotMany) {
  const char* text = "%2: %1 {cell is|cells are} wet, of %3 {cell|cells}";
  EXPECT_EQ(tr(text, 1, "1", 20), "1: 1 cell is wet, of 20 cells");
  EXPECT_EQ(tr(text, 0, "a", 1), "a: 0 cells are wet, of 1 cell");
  EXPECT_EQ(tr(text, 1000000, "{x|y}", 21), "{x|y}: 1000000 cells are wet, of 21 cells");
  EXPECT_EQ(tr("{%1}"), "{%1}");
  EXPECT_EQ(tr("{%1|", 1), "{1|");
}

TEST_F(Text, IsTranslatedBeforeItIsFilled) {
  set_language({[](const char* source) { return std::string(source) == "low: %1" ? "niedrig: %1" : source; },
                ",", "."});
  EXPECT_EQ(tr("low: %1", number(1234.5)), "niedrig: 1.234,5");
  EXPECT_EQ(exact(1234.5), "1234.5");
}

TEST_F(Text, NumbersHaveSignificantDigits) {
  EXPECT_EQ(number(0.1), "0.1");
  EXPECT_EQ(number(0.0), "0");
  EXPECT_EQ(number(-0.0), "0");
  EXPECT_EQ(number(1234567.0, 3), "1230000");
  EXPECT_EQ(number(999.96, 4), "1000");
  EXPECT_EQ(number(-2.5e-7, 3), "-2.5e-7");
  EXPECT_EQ(number(1e20), "1e20");
  EXPECT_EQ(number(0.00012345, 3), "0.000123");
  EXPECT_EQ(fixed(-0.004, 2), "0.00");
  EXPECT_EQ(fixed(2.675, 1), "2.7");
  set_language({{}, ".", ","});
  EXPECT_EQ(number(1234567.0, 3), "1,230,000");
  EXPECT_EQ(fixed(-1234.5, 1), "-1,234.5");
  EXPECT_EQ(number(999LL), "999");
  EXPECT_EQ(number(-1000000LL), "-1,000,000");
}

TEST_F(Text, KeysAreFoldedAsAscii) {
  EXPECT_EQ(folded("TIME_S \xC3\x84i"), "time_s \xC3\x84i");
}

TEST_F(Text, ExactNumbersReadBackInAnyLocale) {
  for (const double value : {0.1, 1.0 / 3, 1e-300, 123456789.0, -2.5e17})
    EXPECT_EQ(std::stod(exact(value)), value);
  EXPECT_EQ(exact(0.5), "0.5");
  EXPECT_EQ(exact(-0.0), "0");
  EXPECT_EQ(exact(100000), "100000");
  EXPECT_EQ(exact(3e6), "3000000");
  EXPECT_EQ(exact(-3e6), "-3000000");
  EXPECT_EQ(exact(1e15), "1e+15");
}

TEST_F(Text, MessagesKeepTheirKeyInEveryLanguage) {
  set_language({[](const char*) { return std::string("%1 \u00fcbersetzt"); }, ",", "."});
  try {
    check(false, "grid_empty", "The grid is empty", "it has no columns", "Choose another one.");
    ADD_FAILURE() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_EQ(error.key(), "grid_empty");
    EXPECT_STREQ(error.what(), "%1 \u00fcbersetzt (%1 \u00fcbersetzt). %1 \u00fcbersetzt [grid_empty]");
  }
}

TEST_F(Text, MessagesLeaveOutEmptyParts) {
  EXPECT_EQ(full_text({"grid_empty", "It is dry."}), "It is dry. [grid_empty]");
  EXPECT_EQ(full_text({"grid_empty", "It is dry", "no rain"}), "It is dry (no rain). [grid_empty]");
  EXPECT_EQ(full_text({{}, "It is dry", "no rain"}), "It is dry (no rain).");
}

}  // namespace
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/clock.hpp"

#include <gtest/gtest.h>

namespace spate::io {
namespace {

TEST(Clock, ReadsDatesWithATime) {
  EXPECT_EQ("2026-11-22T06:00:00", date_of("2026-11-22T06:00"));
  EXPECT_EQ("2026-11-22T06:00:59", date_of("2026-11-22 06:00:59"));
  EXPECT_EQ("2026-11-22T04:00:00", date_of("2026-11-22T06:00:00+02:00")) << "in UTC";
  EXPECT_EQ("2026-11-22T06:00:00", date_of("2026-11-22T06:00:00Z"));
  EXPECT_EQ("2026-11-22T10:30:00", date_of(" 2026/11/22 6:0:0.0 -0430"));
  EXPECT_EQ("2026-11-22T06:00:01", date_of("2026-11-22 06:00:00.9 UTC")) << "to the second";
  EXPECT_EQ("2026-11-23T00:00:00", date_of("2026-11-22T23:59:59.6"));
  for (const char* wrong :
       {"2026-11-22 06:00 PM", "2026-11-22 06:00 CET", "26-11-22 06:00", "2026-11-22 24:30",
        "2026-11-22 06:75", "2026-11-22T06:00:00+", "2026-11-22 06:00 or so", "2026-02-30T00:00",
        "2026-02-29T06:00", "2026-04-31 12:00", "", "yesterday", "2026-11-22", "06:00", "2026-13-01T06:00",
        "12"})
    EXPECT_EQ("", date_of(wrong)) << wrong;
  EXPECT_EQ("", date_of(std::string(1000000, ' ') + "2026-11-22T06:00"))
      << "a match would need as deep a stack";
}

TEST(Clock, TellsHowFarATimeZoneIsAhead) {
  EXPECT_EQ(7200, offset_of("2026-11-22T06:00:00+02:00"));
  EXPECT_EQ(-16200, offset_of("2026-11-22 06:00 -0430"));
  for (const char* none : {"2026-11-22T06:00", "2026-11-22T06:00Z", "2026-11-22T06:00+00:00", "", "+02:00"})
    EXPECT_EQ(0, offset_of(none)) << none;
}

TEST(Clock, CountsOverDaysMonthsAndLeapYears) {
  EXPECT_EQ("2024-02-29T00:00:01", date_after("2024-02-28T23:59:59", 2));
  EXPECT_EQ("2027-01-01T05:00:00", date_after("2026-12-31T23:00:00", 6 * 3600));
  EXPECT_EQ("2026-12-22T06:00:00", date_after("2026-11-22T06:00:00", 30 * 86400.0));
  EXPECT_EQ("2026-11-22T06:00:00.250", date_after("2026-11-22T06:00:00", 0.25));
  EXPECT_EQ("2026-11-22T06:00:01", date_after("2026-11-22T06:00:00", 0.9999999)) << "to the millisecond";
  EXPECT_EQ("2026-11-22T05:59:59.500", date_after("2026-11-22T06:00:00", -0.5));
}

}  // namespace
}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/observations.hpp"

#include <gtest/gtest.h>

#include "solver/core/check.hpp"

namespace spate::io {
namespace {

std::map<std::string, Observation> read(const std::string& text) {
  return read_observations(parse_csv("observed.csv", text));
}

std::string key_of_error(const std::string& text) {
  try {
    read(text);
  } catch (const Error& error) {
    return error.key();
  }
  return "none";
}

TEST(Observations, AreLevelsOrDepthsOfGauges) {
  const auto observed =
      read("Gauge;Time (min);level_m;depth_m\nbridge;0;12,5;\nbridge;10;;\nmill;5;;0,25\nbridge;20;13;\n");
  ASSERT_EQ(2u, observed.size());
  EXPECT_FALSE(observed.at("bridge").is_depth);
  EXPECT_EQ((std::vector<double>{0, 1200}), observed.at("bridge").series.times())
      << "an empty value is a gap";
  EXPECT_EQ((std::vector<double>{12.5, 13}), observed.at("bridge").series.values());
  EXPECT_TRUE(observed.at("mill").is_depth);
}

TEST(Observations, SayWhatTheyLack) {
  EXPECT_EQ("gauge_column_missing", key_of_error("time_s,level_m\n0,1\n"));
  EXPECT_EQ("value_column_missing", key_of_error("time_s,gauge\n0,a\n"));
  EXPECT_EQ("time_column_missing", key_of_error("gauge,level_m\na,1\n"));
  EXPECT_EQ("level_and_depth", key_of_error("time_s,gauge,level_m,depth_m\n0,a,1,1\n"));
  EXPECT_EQ("level_and_depth", key_of_error("time_s,gauge,level_m,depth_m\n0,a,1,\n1,a,,1\n"));
  EXPECT_EQ("times_not_in_order", key_of_error("time_s,gauge,level_m\n5,a,1\n4,a,1\n"));
  EXPECT_EQ("none", key_of_error("time_s,gauge,level_m\n5,a,1\n4,b,1\n"));
}

}  // namespace
}  // namespace spate::io

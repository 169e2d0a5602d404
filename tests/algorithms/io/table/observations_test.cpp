// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/observations.hpp"

#include <gtest/gtest.h>

#include "solver/core/check.hpp"

namespace spate::io {
namespace {

Observations read_observed(const std::string& text) {
  return read_observations(parse_csv("observed.csv", text));
}

std::string key_of_error(const std::string& text) {
  try {
    read_observed(text);
  } catch (const Error& error) {
    return error.key();
  }
  return "none";
}

TEST(Observations, AreLevelsOrDepthsOfGauges) {
  const auto observed =
      read_observed(
          "Gauge;Time (min);level_m;depth_m\nbridge;0;12,5;\nbridge;10;;\nmill;5;;0,25\nbridge;20;13;\n")
          .gauges;
  ASSERT_EQ(2u, observed.size());
  EXPECT_FALSE(observed.at("bridge").is_depth);
  EXPECT_EQ((std::vector<double>{0, 1200}), observed.at("bridge").series.times())
      << "an empty value is a gap";
  EXPECT_EQ((std::vector<double>{12.5, 13}), observed.at("bridge").series.values());
  EXPECT_TRUE(observed.at("mill").is_depth);
}

TEST(Observations, HaveTheFormOfSeriesToo) {
  const Observations observed = read_observed(
      "time_s,time,kind,name,depth_m,level_m,speed_ms,discharge_m3s,volume_m3,width_m\n"
      "0,,gauge,bridge,0,,0,,,\n0,,gauge,hill,0,,0,,,\n0,,section,mill,,,,,0,\n0,,domain,stored,,,,,7,\n"
      "60,,gauge,bridge,0.5,12.5,1,,,\n60,,gauge,hill,0,,0,,,\n60,,Section,mill,,,,-3.5,-210,\n"
      "120,,section,mill,,,,4,30,\n120,,edge,west,,,,9,540,\n");
  ASSERT_EQ(2u, observed.gauges.size());
  EXPECT_FALSE(observed.gauges.at("bridge").is_depth);
  EXPECT_EQ((std::vector<double>{60}), observed.gauges.at("bridge").series.times()) << "it was dry before";
  EXPECT_EQ((std::vector<double>{12.5}), observed.gauges.at("bridge").series.values());
  EXPECT_TRUE(observed.gauges.at("hill").is_depth) << "it has no levels";
  EXPECT_EQ((std::vector<double>{0, 0}), observed.gauges.at("hill").series.values());
  ASSERT_EQ(1u, observed.discharges.size());
  EXPECT_EQ((std::vector<double>{30, 90}), observed.discharges.at("mill").times())
      << "means of the intervals";
  EXPECT_EQ((std::vector<double>{60, 120}),
            read_observed("time_s,kind,name,discharge_m3s\n60,section,a,1\n120,section,a,2\n")
                .discharges.at("a")
                .times())
      << "values as they were measured";
  EXPECT_EQ((std::vector<double>{-3.5, 4}), observed.discharges.at("mill").values());
  EXPECT_TRUE(read_observed("time_h,kind,name,discharge_m3s\n0,section,mill,1\n").gauges.empty());
  // As such a table writes names for spreadsheets.
  EXPECT_EQ(1u, read_observed("time_h,kind,name,level_m\n0,gauge,'+1.2 km,1\n").gauges.count("+1.2 km"));
  EXPECT_EQ(1u, read_observed("time_h,kind,name,level_m\n0,gauge,'old' mill,1\n").gauges.count("'old' mill"));
}

TEST(Observations, SayWhatTheyLack) {
  EXPECT_EQ("gauge_column_missing", key_of_error("time_s,kind,level_m\n0,gauge,1\n"));
  EXPECT_EQ("value_column_missing", key_of_error("time_s,kind,name,level\n0,gauge,a,1\n"));
  EXPECT_EQ("observations_without_places",
            key_of_error("time_s,kind,name,discharge_m3s\n0,edge,west,1\n0,section,a,\n"));
  EXPECT_EQ("times_not_in_order",
            key_of_error("time_s,kind,name,discharge_m3s\n5,section,a,1\n4,section,a,2\n"));
  EXPECT_EQ("gauge_column_missing", key_of_error("time_s,level_m\n0,1\n"));
  EXPECT_EQ("value_column_missing", key_of_error("time_s,gauge\n0,a\n"));
  EXPECT_EQ("time_column_missing", key_of_error("gauge,level_m\na,1\n"));
  EXPECT_EQ("level_and_depth", key_of_error("time_s,gauge,level_m,depth_m\n0,a,1,1\n"));
  EXPECT_EQ("level_and_depth", key_of_error("time_s,gauge,level_m,depth_m\n0,a,1,\n1,a,,1\n"));
  EXPECT_EQ("times_not_in_order", key_of_error("time_s,gauge,level_m\n5,a,1\n4,a,1\n"));
  EXPECT_EQ("observations_without_values", key_of_error("time_s,gauge,level_m\n5,a,\n"));
  EXPECT_EQ("none", key_of_error("time_s,gauge,level_m\n5,a,1\n4,b,1\n"));
}

}  // namespace
}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// The layer BARRIERS of spate:simulateflood: which barriers are accepted, and which are refused.
#include <gtest/gtest.h>

#include "tests/algorithms/simulate/flood_barriers_case.hpp"

namespace spate::test {
namespace {

TEST_F(FloodBarriers, AreToldBeforeTheFirstStep) {
  const Outcome run = runWith(valley.layer(
      lines,
      {{across, {"quay", "106,5", null, null, null, null, null, null}},
       {across, {"", QVariant(), 2, 600, 7200, null, null, null}},
       {"LineString(500200 5300150, 500300 5300150)", {"dike", "107", null, null, null, 90, 30, 103}},
       {"LineString(500200 5300155, 500300 5300155)", {"low", "90", null, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  for (const QStringList& line : std::initializer_list<QStringList>{
           {"1 'quay'", "300.0 m", "30 ", "106.50 m"},
           // 2 m above the western cells: 104.1 + 0.05 to 104.1 + 1.45
           {" 2:", "300.0 m", "30 ", "106.15", "107.55 m", "10 min", "2 h"},
           {"3 'dike'", "100.0 m", "10 ", "107.00 m", "90 s", "30 min", "103 m"}})
    EXPECT_TRUE(logged(run.log, line));
  EXPECT_TRUE(mentions(run.warnings, "barrier_below_ground", {"barrier 4 'low'", "90.00 m"}));
}

TEST_F(FloodBarriers, OfAnyKindAndCrs) {
  const Outcome band = runWith(valley.layer(
      polygons, {{"Polygon((500190 5299990, 500210 5299990, 500210 5300310, 500190 5300310, 500190 5299990))",
                  {"dike", "108", null, null, null, null, null, null}}}));
  ASSERT_TRUE(band.ok) << band.error.toStdString();
  // Two columns of cells: the faces on either side and between, and those along them.
  EXPECT_TRUE(logged(band.log, {"1 'dike'", "300.0 m", "148 ", "108.00 m", "60 "}));
  // A mobile one fills no cell.
  const Outcome mobile = runWith(valley.layer(
      polygons, {{"Polygon((500190 5299990, 500210 5299990, 500210 5300310, 500190 5300310, 500190 5299990))",
                  {"gate", "108", null, 60, null, null, null, null}}}));
  ASSERT_TRUE(mobile.ok) << mobile.error.toStdString();
  EXPECT_TRUE(logged(mobile.log, {"1 'gate'", "148 ", "108.00 m", "60 s"}));
  // In degrees: a line along the 15.0027th meridian.
  const Outcome degrees =
      runWith(valley.layer("LineString?crs=EPSG:4326&field=height:string",
                           {{"LineString(15.0026737 47.85, 15.0026737 47.86)", {"1,5"}}}));
  ASSERT_TRUE(degrees.ok) << degrees.error.toStdString();
  EXPECT_TRUE(logged(degrees.log, {" 1:", " 30 "}));
}

TEST_F(FloodBarriers, AreRefusedWhenTheyMakeNoSense) {
  const auto line = [&](const QVariantList& attributes) {
    return valley.layer(lines, {{across, attributes}});
  };
  refuses(line({"a", QVariant(), null, null, null, null, null, null}), "barrier_without_crest",
          {"barrier 1 'a'"});
  refuses(valley.layer("LineString?crs=EPSG:32633&field=top:double", {{across, {1}}}),
          "barrier_without_crest", {"barrier 1 "});
  refuses(line({"a", "105", 1, null, null, null, null, null}), "barrier_with_two_crests",
          {"barrier 1 'a'", "105 m", "1 m"});
  refuses(line({"a", "high", null, null, null, null, null, null}), "attribute_not_a_number",
          {"barrier 1 'a'", "crest", "'high'"});
  refuses(line({"a", QVariant(), 0, null, null, null, null, null}), "barrier_height_impossible",
          {"barrier 1 'a'", " 0 "});
  refuses(line({"a", "105", null, 600, 300, null, null, null}), "barrier_opened_before_closed",
          {"barrier 1 'a'", "open_s", "300", "close_s", "600"});
  refuses(line({"a", "105", null, null, null, 600, null, null}), "breach_without_crest", {"barrier 1 'a'"});
  refuses(line({"a", "105", null, null, null, 600, -5, 104}), "breach_minutes_impossible",
          {"barrier 1 'a'", "-5"});
  refuses(line({"a", "1e30", null, null, null, null, null, null}), "barrier_elevation_impossible",
          {"barrier 1 'a'", "crest", "1e30", "12,000"});
  refuses(line({"a", "105", null, null, null, 600, 1e30, 101}), "breach_minutes_impossible",
          {"barrier 1 'a'", "1e30"});
  refuses(line({"a", "105", null, 1e30, null, null, null, null}), "barrier_time_impossible",
          {"barrier 1 'a'", "close_s", "1e30"});
  refuses(line({"a", "105", null, null, null, 600, 5, -1e30}), "barrier_elevation_impossible",
          {"barrier 1 'a'", "breach_crest", "-1e30"});
  refuses(line({"a", QVariant(), 1e30, null, null, null, null, null}), "barrier_height_impossible",
          {"barrier 1 'a'", "1e30"});
  refuses(line({"a", "105", null, -10, null, null, null, null}), "barrier_time_impossible",
          {"barrier 1 'a'", "close_s", "-10"});
  refuses(line({"a", "105", null, null, -10, null, null, null}), "barrier_time_impossible",
          {"barrier 1 'a'", "open_s", "-10"});
  refuses(line({"a", "105", null, null, null, -10, null, 104}), "barrier_time_impossible",
          {"barrier 1 'a'", "breach_s", "-10"});
  refuses(line({"a", "105", null, null, 0, null, null, null}), "barrier_opened_before_closed",
          {"barrier 1 'a'", "open_s", "close_s"});
  refuses(line({"a", "105", null, 100, null, 30, null, 104}), "breach_before_closing",
          {"barrier 1 'a'", "30", "100"});
  refuses(line({"a", "105", null, null, 100, 130, null, 104}), "breach_after_opening",
          {"barrier 1 'a'", "130", "100"});
  refuses(line({"a", "105", null, null, null, 600, 5, 106}), "breach_upwards", {"barrier 1 'a'", "106 m"});
  const QVariantList plain = {"a", "105", null, null, null, null, null, null};
  refuses(valley.layer(lines, {{"LineString(0 0, 100 100)", plain}}), "barrier_outside_dem",
          {"barrier 1 'a'", "500,000"});
  refuses(valley.layer(lines, {{"LineString(500201 5300151, 500203 5300151)", plain}}),
          "barrier_between_no_cells", {"barrier 1 'a'"});
  refuses(valley.layer(lines, {{"", plain}}), "geometry_missing", {"barrier 1 'a'"});
}

TEST_F(FloodBarriers, ThatHaveNoEffectAreTold) {
  const Outcome run =
      runWith(valley.layer(lines, {{across, {"gate", "108", null, 360, null, null, null, null}},
                                   {across, {"late", "108", null, null, null, 400, null, 104}},
                                   {across, {"sound", "108", null, null, null, null, null, 104}},
                                   {across, {"quay", "104.4", null, null, null, null, null, null}}}));
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "barrier_never_closed", {"barrier 1 'gate'", "close_s", "360"}));
  EXPECT_TRUE(mentions(run.warnings, "breach_after_end", {"barrier 2 'late'", "breach_s", "400"}));
  EXPECT_TRUE(mentions(run.warnings, "breach_without_time", {"barrier 3 'sound'", "breach_crest"}));
}

}  // namespace
}  // namespace spate::test

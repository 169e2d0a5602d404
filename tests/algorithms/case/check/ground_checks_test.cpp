// SPDX-License-Identifier: GPL-3.0-or-later
// What is found odd in the ground, and what is not.
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "algorithms/case/check/worst_spots.hpp"
#include "tests/algorithms/case/check/checked_case.hpp"

namespace spate {
namespace {

using GroundChecks = CheckedCase;

TEST_F(GroundChecks, HolesAreEnclosed) {
  for (const std::size_t at : {cell(0, 3), cell(0, 4), cell(39, 29)}) scenario_.terrain.zb[at] = nodata;
  EXPECT_FALSE(has("dem_holes"));
  // A ring that is closed in its last row alone, and one cell.
  for (int row = 10; row < 14; ++row)
    for (const int column : {10, 12}) scenario_.terrain.zb[cell(column, row)] = nodata;
  scenario_.terrain.zb[cell(11, 13)] = nodata;
  scenario_.terrain.zb[cell(20, 20)] = nodata;
  const Finding holes = findings().at("dem_holes");
  EXPECT_EQ(10, holes.value);
  ASSERT_EQ(2u, holes.spots.size());
  EXPECT_EQ(9, holes.spots[0].value);
  EXPECT_EQ(1, holes.spots[1].value);
  EXPECT_EQ(500205, holes.spots[1].place.x);
  EXPECT_EQ(5300205, holes.spots[1].place.y);
  // Under buildings they are none.
  scenario_.terrain.taken.assign(1200, 0);
  for (std::size_t i = 0; i < 1200; ++i) scenario_.terrain.taken[i] = std::isnan(scenario_.terrain.zb[i]);
  EXPECT_FALSE(has("dem_holes"));
}

TEST_F(GroundChecks, SpikesAndPitsStandAlone) {
  scenario_.terrain.zb[cell(20, 10)] += 12;
  scenario_.terrain.zb[cell(30, 20)] -= 7;
  EXPECT_NEAR(11.8, value_of("dem_spikes"), 1e-4);
  EXPECT_NEAR(6.8, value_of("dem_pits"), 1e-4);
  EXPECT_EQ(500205, findings().at("dem_spikes").spots.at(0).place.x);
  scenario_.terrain.zb[cell(21, 10)] += 12;  // two cells are a tower, and not a slip
  scenario_.terrain.zb[cell(30, 20)] += 5.5f;
  EXPECT_FALSE(has("dem_spikes"));
  EXPECT_FALSE(has("dem_pits"));
}

TEST_F(GroundChecks, MountainsHaveNoSpikes) {
  ground([](int column, int row) { return -8 * std::hypot(column - 20, row - 15); });
  EXPECT_FALSE(has("dem_spikes"));
}

TEST_F(GroundChecks, OnlyTheWorstOfManyPlacesAreShown) {
  WorstSpots spots;
  for (std::size_t i = 0; i < 250; ++i) spots.add(i, static_cast<double>((i * 37) % 250));
  EXPECT_EQ(250u, spots.count());
  const std::vector<Spot> shown = spots.spots(reference_);
  ASSERT_EQ(WorstSpots::most, shown.size());
  for (std::size_t i = 0; i < shown.size(); ++i) EXPECT_EQ(249.0 - static_cast<double>(i), shown[i].value);
}

TEST_F(GroundChecks, SaysHowManyPlacesAreLeftOut) {
  EXPECT_EQ("why", with_rest("why", WorstSpots::most));
  for (int column = 1; column < 39; column += 2)
    for (int row = 1; row < 29; row += 2) scenario_.terrain.zb[cell(column, row)] = nodata;
  const Finding holes = findings().at("dem_holes");
  EXPECT_EQ(19 * 14, holes.value);
  EXPECT_EQ(WorstSpots::most, holes.spots.size());
  EXPECT_NE(std::string::npos, holes.message.why.find(std::to_string(19 * 14 - 100)));
}

TEST_F(GroundChecks, NarrowDikesAndDitches) {
  const auto smooth = [](int column, int) { return 8 - 0.02 * column; };
  ground(smooth);
  EXPECT_TRUE(narrow_ground(0.1).empty());
  ground([&](int column, int row) { return smooth(column, row) + (column == 20) - (column == 30); });
  std::map<std::string, Finding> found = narrow_ground(0.1);
  EXPECT_EQ(Severity::note, found.at("crests_held").severity);
  EXPECT_NEAR(0.5, found.at("crests_held").value.value(), 0.01);
  EXPECT_EQ(30u, found.at("crests_held").spots.size());
  EXPECT_EQ(500205, found.at("crests_held").spots[0].place.x);
  EXPECT_EQ(0u, found.count("crests_lowered"));
  EXPECT_EQ(Severity::note, found.at("ditches_raised").severity);
  EXPECT_NEAR(0.5, found.at("ditches_raised").value.value(), 0.01);
  EXPECT_EQ(500305, found.at("ditches_raised").spots.at(0).place.x);
  scenario_.barriers.clear();
  found = narrow_ground(0);
  EXPECT_EQ(Severity::warning, found.at("crests_lowered").severity);
  EXPECT_EQ(30u, found.at("crests_lowered").spots.size());
  EXPECT_EQ(0u, found.count("crests_held"));
}

}  // namespace
}  // namespace spate

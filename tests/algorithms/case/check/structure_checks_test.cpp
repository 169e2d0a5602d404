// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

#include "algorithms/case/check/structure_checks.hpp"
#include "algorithms/case/check/structure_inflows.hpp"
#include "solver/step/links/rating.hpp"
#include "tests/algorithms/case/check/checked_case.hpp"

namespace spate {
namespace {

// A valley with a V-shaped section and a dike across it at columns 20 and 21, 3 m above the ground, with a
// culvert of 1 m through it.
class StructureChecksTest : public CheckedCase {
 protected:
  StructureChecksTest() {
    embankment({20, 21});
    scenario_.structures.push_back(culvert(cell(19, 15), cell(22, 15)));
  }
  static double valley(int column, int row) { return 8 - 0.2 * column + 0.3 * std::abs(row - 15); }
  void embankment(const std::vector<int>& columns, int gap_row = -1) {
    ground([&](int column, int row) {
      const bool is_dike = std::find(columns.begin(), columns.end(), column) != columns.end();
      return is_dike && row != gap_row ? 8.0 : valley(column, row);
    });
  }
  double level(std::size_t cell) const {
    return scenario_.terrain.datum + static_cast<double>(scenario_.terrain.zb[cell]);
  }
  Structure culvert(std::size_t from, std::size_t to) const {
    Structure pipe;
    pipe.name = "pipe";
    pipe.paths = {{from, to, 1}};
    pipe.width = pipe.height = 1;
    pipe.length = 30;
    pipe.manning = 0.012;
    pipe.invert_up = level(from);
    pipe.invert_down = level(to);
    return pipe;
  }
  std::map<std::string, Finding> structure_findings(bool capacities = false) {
    NoLog silent;
    FindingsLog log(silent);
    StructureChecks wanted;
    wanted.capacities = capacities;
    check_structures(scenario_, reference_, ComputedBed(scenario_, scheme_), wanted, no_watch, log);
    return by_key(log);
  }
  bool finds(const char* key) { return structure_findings().count(key) > 0; }
  Structure& pipe() { return scenario_.structures.front(); }

  SchemeId scheme_ = SchemeId::hr;  // whose bed is the ground
};

TEST_F(StructureChecksTest, AGoodCulvertIsTooSmallAtMost) {
  scenario_.inflows.front().series = Series(1.0);
  EXPECT_TRUE(structure_findings().empty());
  scenario_.inflows.front().series = Series({0, 600}, {0, 9});
  const std::map<std::string, Finding> found = structure_findings();
  ASSERT_EQ(1u, found.size());
  const Finding& small = found.at("structure_too_small");
  EXPECT_DOUBLE_EQ(9, *small.value);
  EXPECT_EQ("pipe", small.feature);
  ASSERT_EQ(1u, small.spots.size());
  EXPECT_DOUBLE_EQ(500195, small.spots[0].place.x);
  EXPECT_DOUBLE_EQ(5300155, small.spots[0].place.y);
}

// HDS-5, inlet control of a circular pipe in a headwall at HW/D = 1.5, submerged:
// 1.5 = 0.0398 q^2 + 0.67 - 0.5 S, q = 1.811 Q / (A sqrt D); S = 0.02.
TEST_F(StructureChecksTest, TheCapacityIsThatOfHds5) {
  const double q = std::sqrt((1.5 - 0.67 + 0.5 * 0.02) / 0.0398);
  const double expected = q / 1.811 * std::acos(-1.0) / 4;
  const double capacity = *structure_findings(true).at("structure_capacity").value;
  std::printf("capacity %.4f m3/s, HDS-5 by hand %.4f\n", capacity, expected);
  EXPECT_NEAR(expected, capacity, 0.003 * expected);
}

TEST_F(StructureChecksTest, TheCapacityEndsWhereWaterPassesTheEmbankment) {
  pipe().width = pipe().height = 4;  // 1.5 times that is above the embankment
  const double crest = scenario_.terrain.datum + 8;
  EXPECT_DOUBLE_EQ(rated_discharge(pipe(), crest, pipe().invert_down, 9.81),
                   *structure_findings(true).at("structure_capacity").value);
}

TEST_F(StructureChecksTest, NumbersInOtherUnitsAreFound) {
  EXPECT_FALSE(finds("structure_size_unusual"));
  pipe().width = pipe().height = 1000;  // mm
  EXPECT_DOUBLE_EQ(50, *structure_findings().at("structure_size_unusual").value) << "times the largest";
  pipe() = culvert(cell(19, 15), cell(22, 15));
  Structure grate = pipe();
  grate.kind = StructureKind::inlet;
  grate.paths.front().to = StructurePath::out;
  grate.grate.capacity = 0.05;
  scenario_.structures.push_back(grate);
  EXPECT_FALSE(finds("structure_size_unusual"));
  scenario_.structures.back().grate.capacity = 50;  // l/s
  const Finding odd = structure_findings().at("structure_size_unusual");
  EXPECT_DOUBLE_EQ(10, *odd.value);
  EXPECT_EQ(1u, odd.spots.size());
  scenario_.structures.back().kind = StructureKind::pump;
  scenario_.structures.back().discharge = Series(1500.0);
  EXPECT_DOUBLE_EQ(15, *structure_findings().at("structure_size_unusual").value);
}

TEST_F(StructureChecksTest, EndsBesideTheGroundAreFound) {
  pipe().invert_up += 1;
  EXPECT_EQ("invert_up", structure_findings().at("culvert_above_ground").field);
  pipe().invert_up -= 1;
  pipe().invert_down -= 2;
  EXPECT_EQ("invert_down", structure_findings().at("culvert_buried").field);
  pipe().length = 1;
  EXPECT_TRUE(finds("culvert_steep"));
  pipe() = culvert(cell(22, 15), cell(19, 15));
  EXPECT_NEAR(0.6, *structure_findings().at("culvert_uphill").value, 1e-5);
}

// Beside an embankment the bed of vertices lies above the pipe.
TEST_F(StructureChecksTest, AnEndOnARaisedBedIsFound) {
  EXPECT_FALSE(finds("culvert_on_raised_bed"));
  scheme_ = SchemeId::hwp14;
  const Finding raised = structure_findings().at("culvert_on_raised_bed");
  EXPECT_NEAR((8 - valley(19, 15)) / 4, *raised.value, 0.25);  // and the sides of the valley
  EXPECT_EQ("pipe", raised.feature);
  pipe() = culvert(cell(18, 15), cell(23, 15));
  EXPECT_FALSE(finds("culvert_on_raised_bed"));
}

// Pipes of inlets that rise are told together, with the worst first; those out of the domain are not asked.
TEST_F(StructureChecksTest, InletsBelowTheirOutletsAreFound) {
  const auto inlet = [&](std::size_t from, std::size_t to) {
    Structure grate;
    grate.kind = StructureKind::inlet;
    grate.name = "gully";
    grate.paths = {{from, to, 1}};
    grate.width = 1;
    grate.invert_up = level(from);
    grate.invert_down = to == StructurePath::out ? grate.invert_up : level(to);
    return grate;
  };
  scenario_.structures = {inlet(cell(5, 15), cell(15, 15)), inlet(cell(5, 15), StructurePath::out)};
  EXPECT_FALSE(finds("inlet_below_its_outlet"));
  scenario_.structures.push_back(inlet(cell(12, 15), cell(10, 15)));
  scenario_.structures.push_back(inlet(cell(15, 15), cell(10, 15)));
  const Finding found = structure_findings().at("inlet_below_its_outlet");
  EXPECT_NEAR(1, *found.value, 1e-5);
  ASSERT_EQ(2u, found.spots.size());
  EXPECT_NEAR(0.4, *found.spots[1].value, 1e-5);
  EXPECT_DOUBLE_EQ(reference_.centre_of(cell(15, 15)).x, found.spots[0].place.x);
}

// A bridge across the valley, 2 m above its ground, whose banks rise by 0.3 m a cell.
TEST_F(StructureChecksTest, ABridgeThatEndsBelowItsSoffitIsFound) {
  ground(valley);
  scenario_.structures.clear();
  const auto bridge_to = [&](int half) {
    Bridge bridge;
    bridge.name = "bridge";
    const auto soffit = static_cast<float>(valley(20, 15) + 2);
    for (int row = 15 - half; row <= 15 + half; ++row)
      bridge.faces.push_back({{20, row, Side::east}, soffit, soffit + 1, 1});
    scenario_.bridges = {bridge};
  };
  bridge_to(8);
  EXPECT_FALSE(finds("bridge_bypassed"));
  bridge_to(3);
  const Finding found = structure_findings().at("bridge_bypassed");
  EXPECT_NEAR(2 - 4 * 0.3, *found.value, 1e-5);  // over the fourth cell from the middle
  EXPECT_EQ("bridge", found.feature);
  EXPECT_DOUBLE_EQ(reference_.centre_of(cell(20, 15)).x, found.spots[0].place.x);
  EXPECT_DOUBLE_EQ(reference_.centre_of(cell(20, 15)).y, found.spots[0].place.y);
}

// Its line is too short: it begins on the slope of the embankment.
TEST_F(StructureChecksTest, AnInletOnTheEmbankmentIsFound) {
  pipe() = culvert(cell(20, 15), cell(22, 15));
  const Finding found = structure_findings().at("inlet_beside_low_point");
  EXPECT_GT(*found.value, 3);
  EXPECT_NE(std::string::npos, found.message.why.find("500195.0"));
  pipe() = culvert(cell(19, 17), cell(22, 15));  // beside the channel
  EXPECT_NEAR(0.4, *structure_findings().at("inlet_beside_low_point").value, 1e-5);
}

TEST_F(StructureChecksTest, AnElevationModelThatIsCutOpenIsFound) {
  embankment({20, 21}, 15);
  pipe() = culvert(cell(19, 15), cell(22, 15));
  EXPECT_TRUE(finds("dem_already_open"));
  // A barrier closes it, unless it can be opened.
  Barrier dike;
  for (int row = 0; row < 30; ++row) dike.faces.push_back({{20, row, Side::west}, 8, 1});
  scenario_.barriers.push_back(dike);
  EXPECT_FALSE(finds("dem_already_open"));
  scenario_.barriers.front().open = 600;
  EXPECT_TRUE(finds("dem_already_open"));
}

TEST_F(StructureChecksTest, AWeirBelowTheGroundOrBesideAnOpenGroundIsFound) {
  pipe().kind = StructureKind::weir;
  pipe().invert_up = pipe().invert_down = 107.5;
  pipe().coefficient = 1.7;
  EXPECT_TRUE(structure_findings().empty());
  pipe().invert_up = 104;
  EXPECT_TRUE(finds("crest_below_ground"));
  pipe().invert_up = 108.5;
  EXPECT_EQ("level", structure_findings().at("dem_already_open").field);
  // Whatever stands in one of its cells, as a pillar.
  pipe().paths.insert(pipe().paths.begin(), {cell(19, 14), cell(22, 14), 0.5});
  ground([](int column, int row) {
    if (row == 14 && column == 22) return 12.0;
    return column == 20 || column == 21 ? 8.0 : valley(column, row);
  });
  EXPECT_TRUE(finds("dem_already_open"));
}

TEST_F(StructureChecksTest, AnOutletInAHollowIsFound) {
  ground([&](int column, int row) {
    if (column == 22 && row == 15) return 2.0;  // 1.6 m below the valley
    return column == 20 || column == 21 ? 8.0 : valley(column, row);
  });
  pipe() = culvert(cell(19, 15), cell(22, 15));
  EXPECT_NEAR(1.4, *structure_findings().at("outlet_in_hollow").value, 1e-5);
  std::vector<std::uint8_t> taken(scenario_.terrain.grid.cells(), 0);
  for (const std::size_t wall : {cell(23, 15), cell(22, 14), cell(22, 16), cell(21, 15)}) taken[wall] = 1;
  scenario_.terrain.taken = std::move(taken);
  EXPECT_TRUE(finds("outlet_in_hollow"));  // enclosed
}

TEST_F(StructureChecksTest, InflowsComeThroughStructuresToOthersAndTouchingOnesShare) {
  embankment({20, 21, 30, 31});
  scenario_.structures = {culvert(cell(29, 15), cell(32, 15)), culvert(cell(19, 15), cell(22, 15)),
                          culvert(cell(19, 16), cell(22, 16)), culvert(cell(19, 22), cell(22, 22))};
  scenario_.inflows.push_back({"brook", InflowKind::discharge, Series(2.0), {{cell(25, 20), 1}}});
  const StructureGround ground(scenario_);
  const StructureInflows found = inflows_of_structures(scenario_, ground);
  EXPECT_TRUE(found.all_followed);
  EXPECT_EQ((std::vector<double>{7, 5, 5, 0}), found.discharge);
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 1, 3}), found.beside);
}

TEST_F(StructureChecksTest, AnInflowMayBeginAtTheEdgeOfTheModel) {
  const auto found = [&](std::size_t source) {
    scenario_.inflows.front().cells = {{source, 1}};
    return inflows_of_structures(scenario_, StructureGround(scenario_)).discharge;
  };
  for (const std::size_t source : {cell(0, 15), cell(1, 15), cell(0, 16)})
    EXPECT_EQ(std::vector<double>{5}, found(source)) << source;
  EXPECT_EQ(std::vector<double>{0}, found(cell(39, 15))) << "behind the embankment, where it leaves";
}

// A note, and only where the inflows were followed to the end: a basin of a thousand cells for each of a
// thousand inflows is more than the check fills.
TEST_F(StructureChecksTest, StructuresThatNoInflowReachesAreFound) {
  EXPECT_EQ(0u, structure_findings(true).count("structure_without_inflow"));
  ground(valley);
  pipe() = culvert(cell(10, 22), cell(13, 22));     // on the bank, with nothing that dams the river up
  EXPECT_FALSE(finds("structure_without_inflow"));  // unless capacities are asked for
  const Finding found = structure_findings(true).at("structure_without_inflow");
  EXPECT_EQ(Severity::note, found.severity);
  EXPECT_EQ("pipe", found.feature);
  ASSERT_EQ(1u, found.spots.size());
  EXPECT_DOUBLE_EQ(reference_.centre_of(cell(10, 22)).y, found.spots[0].place.y);

  ground(
      [](int column, int row) { return std::max(std::abs(column - 19.5) / 20, std::abs(row - 14.5) / 15); });
  pipe() = culvert(cell(10, 22), cell(13, 22));
  EXPECT_EQ(0u, structure_findings(true).count("inflows_not_followed"));
  scenario_.inflows.resize(1000, scenario_.inflows.front());
  const std::map<std::string, Finding> all = structure_findings(true);
  EXPECT_EQ(Severity::note, all.at("inflows_not_followed").severity);
  EXPECT_EQ(0u, all.count("structure_without_inflow"));
}

TEST_F(StructureChecksTest, ASimulationWarnsOfThemToo) {
  pipe().invert_down -= 2;
  EXPECT_TRUE(has("culvert_buried"));
  EXPECT_FALSE(has("structure_capacity"));
}

}  // namespace
}  // namespace spate

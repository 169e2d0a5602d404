// SPDX-License-Identifier: GPL-3.0-or-later
// What each kind of edge lets through, against volumes in closed form.
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;
using spate::Side;

class Edges : public EveryScheme {};

double east_slope(double x, double) {
  return -0.01 * x;
}

TEST_P(Edges, WallsKeepEverything) {
  Scenario scenario = flat(20, 10, 1);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double y) { return x + y < 8 ? 2.0 : 1.0; });
  const spate::Volumes volumes = simulate(scenario, scheme(), 60)->report().volumes;
  EXPECT_EQ(volumes.edges_in, 0);
  EXPECT_EQ(volumes.edges_out, 0);
  EXPECT_NEAR(volumes.stored, volumes.initial, 1e-6 * volumes.initial);
}

TEST_P(Edges, OpenSideDrainsASlope) {
  Scenario scenario = make_scenario(20, 4, 5, east_slope, 0.03);
  scenario.initial_depth.assign(80, 0.2f);
  set_side(scenario, Side::east, EdgeKind::open);
  const spate::Volumes volumes = simulate(scenario, scheme(), 1200)->report().volumes;
  EXPECT_EQ(volumes.edges_in, 0);
  // KP07 damps what is thinner than its K.
  EXPECT_GT(volumes.edges_out, (scheme() == SchemeId::kp07 ? 0.1 : 0.95) * volumes.initial);
  EXPECT_NEAR(volumes.stored + volumes.edges_out, volumes.initial, 1e-6 * volumes.initial);
}

TEST_P(Edges, DischargeDeliversTheIntegralOfItsHydrograph) {
  const Series hydrograph({0, 7, 40, 90, 100}, {0, 3, 11, 2, 0});
  Scenario scenario = make_scenario(30, 20, 5, east_slope, 0.03);
  set_side(scenario, Side::west, EdgeKind::discharge, hydrograph);
  const spate::Volumes volumes = simulate(scenario, scheme(), 120)->report().volumes;
  const double delivered = hydrograph.integral(0, 120);
  figure_at_most(label("edge discharge, relative error of its volume"),
                 std::abs(volumes.edges_in / delivered - 1), 1e-6);
  EXPECT_NEAR(volumes.stored, delivered, 2e-6 * delivered);
}

TEST_P(Edges, NegativeDischargeTakesItsVolumeOut) {
  Scenario scenario = flat(20, 20, 5, 0.03);
  scenario.initial_depth.assign(400, 1);
  set_side(scenario, Side::north, EdgeKind::discharge, Series(-5));
  const spate::Volumes volumes = simulate(scenario, scheme(), 100)->report().volumes;
  EXPECT_NEAR(volumes.edges_out, 500, 500e-6);
  EXPECT_NEAR(volumes.stored, volumes.initial - 500, 1e-6 * volumes.initial);
}

TEST_P(Edges, NegativeDischargeIsLimitedByTheWater) {
  Scenario scenario = flat(10, 10, 1, 0.03);
  scenario.initial_depth.assign(100, 0.1f);
  set_side(scenario, Side::north, EdgeKind::discharge, Series(-5));
  const auto simulation = simulate(scenario, scheme(), 100);
  const spate::Volumes volumes = simulation->report().volumes;
  if (scheme() != SchemeId::kp07) {
    EXPECT_LE(volumes.edges_out, volumes.initial * (1 + 1e-6));
  }
  EXPECT_NEAR(volumes.stored + volumes.edges_out - volumes.edges_in - volumes.clipped, volumes.initial,
              3e-6 * (volumes.initial + volumes.edges_out));
  const std::vector<float> depth = simulation->field(Field::depth);
  EXPECT_GE(*std::min_element(depth.begin(), depth.end()), 0.f);
}

TEST_P(Edges, LevelFillsAPondToIt) {
  Scenario scenario = flat(8, 6, 4, 0.2);  // rough, or the pond would seiche for hours
  scenario.terrain.datum = 100;
  set_side(scenario, Side::south, EdgeKind::level, Series({0, 120}, {100, 101.5}));
  const auto simulation = simulate(scenario, scheme(), 1200);
  const spate::Volumes volumes = simulation->report().volumes;
  const double pond = 1.5 * 8 * 6 * 16;
  figure_near(label("level edge, volume of the pond (m3)"), volumes.stored, pond, 2e-3 * pond);
  EXPECT_NEAR(volumes.edges_in - volumes.edges_out, volumes.stored, 5e-6 * pond);
  EXPECT_LE(largest_difference(simulation->field(Field::level), 1.5), 5e-3);
}

TEST_P(Edges, FallingLevelDrainsAPondToIt) {
  Scenario scenario = flat(8, 6, 4, 0.2);
  scenario.initial_depth.assign(48, 2);
  set_side(scenario, Side::west, EdgeKind::level, Series({0, 120}, {2, 0.5}));
  const double pond = 0.5 * 8 * 6 * 16;
  EXPECT_NEAR(simulate(scenario, scheme(), 1200)->report().volumes.stored, pond, 0.01 * pond);
}

// A level that comes to stand higher than the bore that a torrent can hold back runs up it, as if it had
// always stood there.
TEST_P(Edges, ALevelThatRisesDrownsATorrent) {
  const auto stored = [&](const Series& level) {
    Scenario scenario = make_scenario(
        60, 3, 5, [](double x, double) { return 0.02 * x; }, 0.012);
    set_side(scenario, Side::east, EdgeKind::discharge, Series(3));
    set_side(scenario, Side::west, EdgeKind::level, level);
    return simulate(scenario, scheme(), 2400)->report().volumes.stored;
  };
  const double torrent = stored(Series(-5)), pool = 0.5 * 3 * 150 * 15, expected = pool + 0.5 * torrent;
  figure_near(label("a level against a torrent from the beginning, water above it (m3)"), stored(Series(3)),
              expected, 0.05 * expected);
  figure_near(label("a level that rises against a torrent (m3)"), stored(Series({0, 600, 900}, {-5, -5, 3})),
              expected, 0.05 * expected);
  // The jump holds back a level below the torrent's conjugate depth.
  figure_near(label("a level that a torrent holds back (m3)"), stored(Series(0.1)), torrent, 0.05 * torrent);
}

// The scheme of Lax and Friedrichs smears what is at a fall over both of its sides.
double of_fall(SchemeId scheme, double limit) {
  return scheme == SchemeId::lxf ? 5 * limit : limit;
}

// Still water leaves as in Ritter's dam break: 8/27 of its depth at the speed of its waves. So it does where
// a level below the ground is imposed.
TEST_P(Edges, StillWaterFallsFreely) {
  Scenario scenario = flat(100, 4, 5);
  scenario.initial_depth.assign(400, 2);
  const double seconds = 60, width = 4 * 5, expected = 8.0 / 27 * 2 * std::sqrt(gravity * 2);
  const auto discharge = [&](EdgeKind kind, const Series& series) {
    set_side(scenario, Side::east, kind, series);
    return simulate(scenario, scheme(), seconds)->report().volumes.edges_out / (seconds * width);
  };
  figure_near(label("free fall over an edge, discharge (m2/s)"), discharge(EdgeKind::fall, {}), expected,
              of_fall(scheme(), 0.1));
  figure_near(label("level below the ground, discharge (m2/s)"), discharge(EdgeKind::level, Series(-10)),
              expected, of_fall(scheme(), 0.1));
}

// A stream on level ground has its critical depth near a fall, and nothing comes back over it.
TEST_P(Edges, AStreamFallsAtItsCriticalDepth) {
  Scenario scenario = flat(200, 3, 2, 0.02);
  const double q = 1, critical = std::cbrt(q * q / gravity);
  set_side(scenario, Side::west, EdgeKind::discharge, Series(q * 6));
  set_side(scenario, Side::east, EdgeKind::fall, {});
  const auto simulation = simulate(scenario, scheme(), 1800);
  figure_near(label("stream over a fall, depth in the last cell (m)"),
              at_point(*simulation, Field::depth, 399, 3), critical, of_fall(scheme(), 0.05));
  const spate::Volumes volumes = simulation->report().volumes;
  EXPECT_GT(volumes.edges_out, 0.8 * volumes.edges_in);
  figure_at_most(label("stream over a fall, mass error"), std::abs(volumes.mass_error()), 1e-9);
}

TEST_P(Edges, BoundaryOverridesItsPartOfASide) {
  Scenario scenario = flat(10, 10, 1, 0.03);
  scenario.initial_depth.assign(100, 1);
  spate::Boundary gap{"gap", {EdgeKind::level, Series(0.2)}, {}};
  for (int row = 4; row < 6; ++row) gap.faces.push_back({9, row, Side::east});
  scenario.boundaries = {gap};
  const auto out = simulate(scenario, scheme(), 1);
  EXPECT_GT(out->report().volumes.edges_out, 1);
  EXPECT_LT(at_point(*out, Field::depth, 9.5, 5), 0.9);  // the wave comes from the gap
  EXPECT_NEAR(at_point(*out, Field::depth, 0.5, 0.5), 1, 1e-3);

  set_side(scenario, Side::east, EdgeKind::level, Series(0.2));
  scenario.boundaries.front().condition = {EdgeKind::wall, {}};
  const auto around = simulate(scenario, scheme(), 0.3);
  EXPECT_NEAR(at_point(*around, Field::depth, 9.5, 5), 1, 0.2);
  EXPECT_LT(at_point(*around, Field::depth, 9.5, 0.5), 0.8);
}

TEST_P(Edges, TheLaterOfTwoBoundariesHolds) {
  Scenario scenario = flat(10, 10, 1, 0.03);
  spate::Boundary river{"river", {EdgeKind::discharge, Series(1)}, {{0, 4, Side::west}, {0, 5, Side::west}}};
  scenario.boundaries = {river, {"sluice", {EdgeKind::wall, {}}, {{0, 4, Side::west}}}};
  EXPECT_NEAR(simulate(scenario, scheme(), 10)->report().volumes.edges_in, 10, 1e-5);
  scenario.boundaries.back().faces.push_back({0, 5, Side::west});
  EXPECT_EQ(simulate(scenario, scheme(), 10)->report().volumes.edges_in, 0);
}

TEST_P(Edges, BoundaryWorksAtAWallInsideTheDomain) {
  Scenario scenario = flat(10, 10, 1, 0.03);
  scenario.terrain.taken.assign(100, 0);
  scenario.terrain.taken[55] = 1;
  scenario.terrain.zb[45] = no_data;
  scenario.boundaries = {{"spring", {EdgeKind::discharge, Series(0.25)}, {{4, 5, Side::east}}},
                         {"culvert", {EdgeKind::discharge, Series(0.5)}, {{5, 3, Side::north}}}};
  const spate::Volumes volumes = simulate(scenario, scheme(), 20)->report().volumes;
  EXPECT_NEAR(volumes.edges_in, 15, 15e-6);
  EXPECT_NEAR(volumes.stored, 15, 15e-6);
}

// A channel that ends in no data, which reaches the eastern side.
Scenario channel_into_nodata() {
  Scenario scenario = make_scenario(20, 3, 5, east_slope, 0.03);
  for (int row = 0; row < 3; ++row)
    for (int column = 16; column < 20; ++column)
      scenario.terrain.zb[scenario.terrain.grid.index(column, row)] = no_data;
  scenario.initial_depth.assign(60, 0.5f);
  set_side(scenario, Side::east, EdgeKind::open);
  return scenario;
}

TEST_P(Edges, NodataThatReachesAnOpenSideIsAnOutletOrAWallAsChosen) {
  Scenario scenario = channel_into_nodata();
  const spate::Volumes outlet = simulate(scenario, scheme(), 600)->report().volumes;
  EXPECT_DOUBLE_EQ(outlet.initial, 0.5 * 48 * 25);
  EXPECT_GT(outlet.edges_out, (scheme() == SchemeId::kp07 ? 0.5 : 0.8) * outlet.initial);
  scenario.nodata_continues_open_side = false;
  const spate::Volumes wall = simulate(scenario, scheme(), 600)->report().volumes;
  EXPECT_EQ(wall.edges_out, 0);
  EXPECT_NEAR(wall.stored, wall.initial, 1e-6 * wall.initial);
}

TEST_P(Edges, NodataInsideTheDomainIsAWall) {
  Scenario scenario = channel_into_nodata();
  set_side(scenario, Side::east, EdgeKind::wall);
  set_side(scenario, Side::west, EdgeKind::open);  // uphill, not touched by the no data
  const auto simulation = simulate(scenario, scheme(), 600);
  EXPECT_GT(at_point(*simulation, Field::depth, 77.5, 7.5), 0.5);  // piles up before the no data
  EXPECT_TRUE(std::isnan(simulation->field(Field::bed)[19]));
}

TEST_P(Edges, DischargeIsSplitByConveyance) {
  // Two flat halves, 1 m and 2 m deep: conveyances h^(5/3) as 1 to 3.17.
  Scenario scenario = make_scenario(
      8, 24, 1, [](double, double y) { return y < 12 ? 1.0 : 0.0; }, 0.03);
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 2);
  set_side(scenario, Side::west, EdgeKind::discharge, Series(24));
  const auto simulation = simulate(scenario, scheme(), 0.02);
  const double shallow = at_point(*simulation, Field::depth, 0.5, 4.5) - 1;
  const double deep = at_point(*simulation, Field::depth, 0.5, 20.5) - 2;
  figure_near(label("discharge edge, share of 2 m of water to that of 1 m"), deep / shallow,
              std::pow(2, 5.0 / 3), 0.1);
}

TEST_P(Edges, DischargeIntoADryValleyFollowsTheThalweg) {
  // A valley of slope 0.2 on both sides of its thalweg at y = 30.5 m; 5 m3/s pass it at critical depth 0.69
  // m, from (8/5) sqrt(g) h^(5/2) / (2 * 0.2).
  const auto above_thalweg = [](double y) { return 0.2 * std::abs(y - 30.5); };
  Scenario scenario = make_scenario(
      40, 61, 1, [&](double x, double y) { return above_thalweg(y) - 0.01 * x; }, 0.03);
  set_side(scenario, Side::west, EdgeKind::discharge, Series(5));
  const auto simulation = simulate(scenario, scheme(), 5);
  const std::vector<float> depth = simulation->field(Field::depth),
                           most = simulation->field(Field::max_depth);
  double all = 0, high = 0;
  int wet_at_edge = 0;
  for (int row = 0; row < 61; ++row)
    for (int column = 0; column < 40; ++column) {
      const std::size_t cell = scenario.terrain.grid.index(column, row);
      all += static_cast<double>(depth[cell]);
      if (above_thalweg(row + 0.5) > 1) high += static_cast<double>(depth[cell]);
      if (column == 0 && most[cell] > 0) ++wet_at_edge;
    }
  EXPECT_NEAR(all, 25, 1e-4);
  figure_at_most(label("discharge edge, share of the water higher than 1 m above the thalweg"), high / all,
                 creeps() ? 0.1 : 0.01);
  if (!creeps()) figure_at_most(label("discharge edge, cells wet along the edge"), wet_at_edge, 11);
}

TEST_P(Edges, DischargeFillsTheLowestFacesFirst) {
  // Two pits of one cell each, 1 m and 0.5 m below the rest: a trickle enters by the deeper one alone.
  Scenario scenario = flat(6, 9, 10);
  for (int column = 0; column < 6; ++column) {
    scenario.terrain.zb[scenario.terrain.grid.index(column, 2)] = -1;
    scenario.terrain.zb[scenario.terrain.grid.index(column, 6)] = -0.5;
  }
  set_side(scenario, Side::west, EdgeKind::discharge, Series(0.01));
  const auto simulation = simulate(scenario, scheme(), 10);
  EXPECT_GT(at_point(*simulation, Field::depth, 5, 25), 0);
  EXPECT_EQ(at_point(*simulation, Field::depth, 5, 65), 0);
  EXPECT_EQ(at_point(*simulation, Field::depth, 5, 85), 0);
}

SPATE_TEST_EVERY_SCHEME(Edges);

}  // namespace

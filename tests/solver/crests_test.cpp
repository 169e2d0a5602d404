// SPDX-License-Identifier: GPL-3.0-or-later
// Thin ridges of the elevation model hold water up to their crest, though the bed of vertices lowers them.
#include "solver/run/crests.hpp"

#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>

#include "tests/solver/cases.hpp"
#include "tests/solver/winding_dike.hpp"

namespace {

using namespace cases;

constexpr double threshold = 0.1;

struct Crests {
  spate::LoweredCrests lowered;
  std::vector<spate::BarrierFace> faces;
};
Crests crests_of(const Scenario& scenario) {
  const spate::Edges edges = spate::find_edges(scenario);
  const spate::Bed bed(scenario, edges, spate::BedNodes::vertices);
  const std::vector<std::size_t> ridges = spate::find_ridges(scenario.terrain, edges, bed, threshold);
  return {spate::lowered_crests(scenario.terrain, bed, ridges),
          spate::crest_faces(scenario.terrain, edges, bed, ridges)};
}

// The scenario with its crests as a barrier.
Scenario with_crests(Scenario scenario) {
  scenario.barriers.push_back({"crests", crests_of(scenario).faces, {}});
  return scenario;
}

TEST(Crests, WindingDikesOfOneCellHoldALake) {
  double worst = 0;
  for (const SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07})
    for (const bool by_corners : {false, true})
      for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        Scenario scenario = flat(60, 60, 1, 0.03);
        const std::vector<bool> inside = raise_ring(scenario, 2, by_corners, seed);
        scenario = with_crests(std::move(scenario));
        spate::Inflow inflow;  // fills the lake in 100 s, gently
        for (std::size_t cell = 0; cell < inside.size(); ++cell)
          if (inside[cell]) inflow.cells.push_back({cell, 1});
        const double area = static_cast<double>(inflow.cells.size());
        for (spate::CellShare& share : inflow.cells) share.share = static_cast<float>(1 / area);
        inflow.name = "spring";
        inflow.series = Series({0, 100, 101}, {1.5 * area / 100, 1.5 * area / 100, 0});
        scenario.inflows = {inflow};
        set_all_sides(scenario, EdgeKind::open);
        const auto lake = simulate(scenario, scheme, 200);
        EXPECT_EQ(0, lake->report().volumes.edges_out) << seed << by_corners;
        const std::vector<float> deepest = lake->field(Field::max_depth);
        for (int row = 0; row < 60; ++row)
          for (int column = 0; column < 60; ++column) {
            const std::size_t cell = scenario.terrain.grid.index(column, row);
            if (!inside[cell] && scenario.terrain.zb[cell] <= 0)
              worst = std::max(worst, static_cast<double>(deepest[cell]));
          }
      }
  std::printf("deepest water beyond 12 dikes: %.1e m\n", worst);
  EXPECT_EQ(0, worst);
}

TEST(Crests, WithoutThemTheDikeIsRunThrough) {
  Scenario scenario = flat(60, 60, 1, 0.03);
  const std::vector<bool> inside = raise_ring(scenario, 2, true, 1);
  std::vector<float> depth(inside.size());
  for (std::size_t cell = 0; cell < depth.size(); ++cell) depth[cell] = inside[cell] ? 1.5f : 0.0f;
  scenario.initial_depth = depth;
  set_all_sides(scenario, EdgeKind::open);
  EXPECT_GT(simulate(scenario, SchemeId::hwp14, 200)->report().volumes.edges_out, 100);
}

TEST(Crests, FlowOverTheDikeIsThatOfAWeir) {
  for (const double q : {0.05, 0.3, 1.0}) {
    Scenario scenario = make_scenario(
        160, 4, 1, [](double x, double) { return x > 80 && x < 81 ? 2 : 0; }, 0.02);
    scenario = with_crests(std::move(scenario));
    set_side(scenario, spate::Side::west, EdgeKind::discharge, Series({0, 60}, {0, q * 4}));
    set_side(scenario, spate::Side::east, EdgeKind::open);
    scenario.initial_level = at_centres(scenario.terrain.grid, [=](double x, double) {
      return x < 80 ? 2 + std::pow(q / (0.544 * std::sqrt(gravity)), 2.0 / 3) : -1.0;
    });
    const auto flume = simulate(scenario, SchemeId::hwp14, 1200);
    const std::vector<float> depth = flume->field(Field::depth);
    const double head = static_cast<double>(depth[scenario.terrain.grid.index(75, 1)]) - 2;
    const double energy = head + q * q / (2 * gravity * (2 + head) * (2 + head));
    const double weir = 0.544 * std::sqrt(gravity) * std::pow(energy, 1.5);
    std::printf("dike of one cell: q %.2f m2/s, energy head %.4f m, weir %.4f m2/s (%+.1f %%)\n", q, energy,
                weir, 100 * (weir / q - 1));
    EXPECT_NEAR(q, weir, 0.03 * q);
  }
}

// As high and as wide in the mirrored terrain. The ground is uneven, so that no two sides are alike.
TEST(Crests, AreThoseOfTheMirroredTerrain) {
  constexpr int size = 60;
  using Mirror = std::function<int(int)>;
  // The crest and the width of each face, by the cells on both sides in the unmirrored terrain.
  const auto faces_in = [&](const Mirror& mirror_x, const Mirror& mirror_y) {
    Scenario scenario = flat(size, size, 1);
    Random random(7);
    raise_ring(scenario, 2, true, 1);
    const spate::Grid& grid = scenario.terrain.grid;
    const auto mirrored = [&](int column, int row) { return grid.index(mirror_x(column), mirror_y(row)); };
    Scenario moved = scenario;
    for (int row = 0; row < size; ++row)
      for (int column = 0; column < size; ++column)
        moved.terrain.zb[mirrored(column, row)] =
            scenario.terrain.zb.pages()[grid.index(column, row)] + static_cast<float>(random(0, 0.05));
    std::map<std::pair<std::size_t, std::size_t>, std::pair<float, float>> faces;
    for (const spate::BarrierFace& of : crests_of(moved).faces) {
      const spate::Step step = spate::step_across(of.face.side);
      const std::size_t a = mirrored(of.face.column, of.face.row),
                        b = mirrored(of.face.column + step.column, of.face.row + step.row);
      faces[std::minmax(a, b)] = {of.crest, of.width};
    }
    return faces;
  };
  const Mirror same = [](int i) { return i; }, back = [](int i) { return size - 1 - i; };
  const auto original = faces_in(same, same);
  EXPECT_GT(original.size(), 100u);
  EXPECT_EQ(original, faces_in(back, same));
  EXPECT_EQ(original, faces_in(same, back));
  EXPECT_EQ(original, faces_in(back, back));
}

TEST(Crests, PlanesBanksAndBroadDikesHaveNone) {
  EXPECT_TRUE(crests_of(make_scenario(40, 30, 1, [](double x, double y) {
                return 0.5 * x + 0.3 * y;
              })).faces.empty());
  EXPECT_TRUE(
      crests_of(make_scenario(40, 30, 1, [](double x, double) { return x < 20 ? 5.0 : 0.0; })).faces.empty());
  EXPECT_TRUE(crests_of(make_scenario(40, 30, 1, [](double x, double) {
                return x > 20 && x < 24 ? 2.0 : 0.0;
              })).faces.empty());
  EXPECT_TRUE(
      crests_of(make_scenario(40, 30, 1, [](double x, double) { return 0.08 * std::sin(x); })).faces.empty());
  // A ditch, and a bump that water flows around.
  EXPECT_TRUE(crests_of(make_scenario(40, 30, 1, [](double x, double) {
                return x > 20 && x < 21 ? -2.0 : 0.0;
              })).faces.empty());
  EXPECT_TRUE(crests_of(make_scenario(40, 30, 1, [](double x, double y) {
                return x > 20 && x < 22 && y > 9 && y < 10 ? 2.0 : 0.0;
              })).faces.empty());
}

TEST(Crests, RoughGroundIsNoDike) {
  Random random(5);
  const Scenario rough = make_scenario(100, 80, 1, [&](double, double) { return random(-0.6, 0.6); });
  EXPECT_EQ(0u, crests_of(rough).lowered.cells);
}

// With its crests as the planner's runs have them.
Scenario raised(Scenario scenario, SchemeId scheme) {
  const spate::ComputedBed bed(scenario, scheme);
  spate::raise_crests(scenario, bed, threshold, 0.2);
  return scenario;
}

// The deepest water (m) in columns [begin, end).
double deepest_in(const Simulation& flood, int begin, int end) {
  const spate::Grid& grid = flood.scenario().terrain.grid;
  const std::vector<float> depth = flood.field(Field::max_depth);
  float most = 0;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = begin; column < end; ++column)
      most = std::max(most, std::isnan(depth[grid.index(column, row)]) ? 0 : depth[grid.index(column, row)]);
  return static_cast<double>(most);
}

// A lake at 1.5 m behind a dike of 2 m, on ground whose own bumps the bed lowers by up to a quarter of that.
TEST(Crests, ADikeStandsOutOfRoughGround) {
  for (const SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07})
    for (const char* ground : {"random 0.4", "random 0.7", "furrows"}) {
      Random random(7);
      const bool furrows = ground[0] == 'f';
      const double relief = furrows ? 0.3 : std::atof(ground + 7);
      Scenario scenario = make_scenario(
          90, 60, 1,
          [&](double x, double) {
            const int column = static_cast<int>(x);
            if (column == 45) return 2.0;
            return furrows ? (column % 4 == 0 ? relief : 0.0) : random(0, relief);
          },
          0.03);
      std::vector<float> level(scenario.terrain.grid.cells(), std::nanf(""));
      for (std::size_t cell = 0; cell < level.size(); ++cell)
        if (cell % 90 < 42) level[cell] = 1.5f;
      scenario.initial_level = level;
      const auto lake = simulate(raised(scenario, scheme), scheme, 120);
      EXPECT_EQ(0, deepest_in(*lake, 46, 90)) << ground << " " << lake->device_name();
      const std::size_t cells = crests_of(scenario).lowered.cells;
      std::printf("%s: %zu cells of ridges, of which the dike has 60\n", ground, cells);
      EXPECT_GE(cells, 60u);
      if (relief > 0.6) {
        EXPECT_EQ(60u, cells) << "all else is rough";
      }
    }
}

// Planners draw lakes and inflows from crest to crest. Of the cells of a dike those on the other side are
// left out, since the bed is lower there, whichever way the dike lies.
TEST(Crests, WhatIsDrawnToTheCrestStaysOnItsSide) {
  for (const SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07})
    for (const bool mirrored : {false, true}) {
      const auto column_at = [&](int column) { return mirrored ? 59 - column : column; };
      // A dike at column 40; the lake in columns 0 to 40.
      const Scenario plain = make_scenario(
          60, 40, 1, [&](double x, double) { return static_cast<int>(x) == column_at(40) ? 2.0 : 0.0; },
          0.03);
      const auto beyond = [&](const Simulation& flood) {
        return mirrored ? deepest_in(flood, 0, 19) : deepest_in(flood, 41, 60);
      };
      Scenario scenario = plain;
      std::vector<float> level(scenario.terrain.grid.cells(), std::nanf(""));
      for (int row = 0; row < 40; ++row)
        for (int column = 0; column <= 40; ++column)
          level[scenario.terrain.grid.index(column_at(column), row)] = 1.5f;
      scenario.initial_level = level;
      const auto lake = simulate(raised(scenario, scheme), scheme, 60);
      EXPECT_EQ(0, beyond(*lake));
      double fastest = 0;
      for (const float speed : lake->field(Field::max_speed))
        fastest = std::max(fastest, std::isnan(speed) ? 0 : static_cast<double>(speed));
      EXPECT_LT(fastest, 1e-3) << "at rest up to the dike";

      for (const spate::InflowKind kind : {spate::InflowKind::level, spate::InflowKind::discharge}) {
        scenario = plain;
        spate::Inflow inflow;
        inflow.kind = kind;
        inflow.name = "channel";
        inflow.series = Series({0, 60}, {0, 1.5});
        for (int column = 30; column <= 40; ++column)
          inflow.cells.push_back({scenario.terrain.grid.index(column_at(column), 20), 1.0f / 11});
        scenario.inflows = {inflow};
        const auto flood = simulate(raised(scenario, scheme), scheme, 60);
        EXPECT_EQ(0, beyond(*flood)) << "inflow " << static_cast<int>(kind);
        EXPECT_GT(flood->report().volumes.inflow, 10);
      }

      scenario = plain;
      spate::Boundary boundary{"gauge", {EdgeKind::level, Series({0, 60}, {0, 1.5})}, {}};
      for (int column = 30; column <= 40; ++column)
        boundary.faces.push_back({column_at(column), 0, spate::Side::south});
      scenario.boundaries = {boundary};
      const auto flood = simulate(raised(scenario, scheme), scheme, 60);
      EXPECT_EQ(0, beyond(*flood)) << "boundary";
      EXPECT_GT(flood->report().volumes.edges_in, 10);
    }
}

// Where the crest itself is under water, or nothing else is drawn, all stays as it was given.
TEST(Crests, WhatIsDrawnOnTheCrestAloneStays) {
  Scenario scenario = make_scenario(
      60, 40, 1, [](double x, double) { return x > 40 && x < 41 ? 2.0 : 0.0; }, 0.03);
  scenario.initial_level = std::vector<float>(scenario.terrain.grid.cells(), 2.5f);
  spate::Inflow inflow;
  inflow.name = "on the dike";
  inflow.series = Series({0, 60}, {1, 1});
  inflow.cells = {{scenario.terrain.grid.index(40, 20), 1.0f}};
  scenario.inflows = {inflow};
  const Scenario with = raised(scenario, SchemeId::hwp14);
  EXPECT_EQ(1u, with.inflows[0].cells.size());
  EXPECT_EQ(2.5f, with.initial_level[scenario.terrain.grid.index(40, 5)]);
}

TEST(Crests, WhatIsLeftIsWhatWasNotRaised) {
  // Two dikes across a plain, of 2 and 0.9 m, which the bed lowers by 1 and 0.45 m.
  const Scenario plain = make_scenario(60, 20, 1, [](double x, double) {
    return x > 20 && x < 21 ? 2.0 : x > 40 && x < 41 ? 0.9 : 0.0;
  });
  const auto raised_at = [&](double at_most) {
    Scenario scenario = plain;
    const spate::ComputedBed bed(scenario, SchemeId::hwp14);
    const spate::BedReport report = spate::raise_crests(scenario, bed, at_most, 0.2);
    EXPECT_EQ(report.faces > 0 ? 1u : 0u, scenario.barriers.size());
    return report;
  };
  const spate::BedReport off = raised_at(0), high = raised_at(0.6), low = raised_at(0.1);
  EXPECT_EQ(0u, off.raised.cells);
  EXPECT_EQ(40u, off.left.cells);
  EXPECT_NEAR(1, off.left.most, 1e-6);
  EXPECT_EQ(20u, high.raised.cells);
  EXPECT_EQ(20u, high.left.cells);
  EXPECT_NEAR(0.45, high.left.most, 1e-6) << "the higher one is raised";
  EXPECT_EQ(40u, low.raised.cells);
  EXPECT_EQ(0u, low.left.cells);
}

TEST(Crests, OnTheBedsOfCellsNoneIsLowered) {
  Scenario scenario = flat(60, 60, 1);
  raise_ring(scenario, 2, true, 3);
  const spate::ComputedBed bed(scenario, SchemeId::hr);
  const spate::BedReport report = spate::raise_crests(scenario, bed, 0.1, 0.05);
  EXPECT_TRUE(scenario.barriers.empty());
  EXPECT_EQ(0u, report.raised.cells + report.left.cells);
  EXPECT_EQ(0, report.difference.below);
  EXPECT_EQ(0, report.difference.above);
}

TEST(Crests, EachFaceStandsOnceBesideACellOfTheRidge) {
  Scenario scenario = flat(60, 60, 1);
  raise_ring(scenario, 2, true, 3);
  const Crests crests = crests_of(scenario);
  EXPECT_GT(crests.lowered.cells, 60u);
  EXPECT_NEAR(1, crests.lowered.most, 0.5);
  EXPECT_EQ(2, scenario.terrain.zb[crests.lowered.most_at]);
  std::set<std::pair<std::size_t, int>> seen;
  for (const spate::BarrierFace& each : crests.faces) {
    const spate::Face beyond = spate::from_beyond(each.face);
    const bool is_named_there = each.face.side == spate::Side::west || each.face.side == spate::Side::south;
    const spate::Face& face = is_named_there ? beyond : each.face;
    EXPECT_TRUE(
        seen.emplace(scenario.terrain.grid.index(face.column, face.row), static_cast<int>(face.side)).second);
    EXPECT_EQ(2, each.crest);
    EXPECT_GT(each.width, 0.7);
    EXPECT_LE(each.width, 1);
  }
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// Bridges in a channel: what passes beneath them, freely, past piers and under pressure, and over their
// decks.
#include "solver/equations/structures/bridge.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;
using spate::BridgeOpening;
using spate::Side;

constexpr double unlimited = 1e30;

// The velocity head (m) of a discharge (m2/s) in that depth (m).
double head_of(double discharge, double depth) {
  return std::pow(discharge / depth, 2) / (2 * gravity);
}

TEST(BridgeFormulas, YarnellsLossIsThatOfItsHead) {
  const BridgeOpening opening{3, 0.15, 1.25, 0.8, 0.5};
  for (const double head : {0.01, 0.1, 0.5}) {
    const double factor = 2 * 1.25 * (0.15 + 15 * std::pow(0.15, 4));
    const double loss = factor * (1.25 - 0.6 + 10 * head / 2) * head;
    EXPECT_NEAR(spate::yarnell_head(opening, 2, loss), head, 1e-12);
  }
}

TEST(BridgeFormulas, PressureFlowIsThatOfHdsOne) {
  const BridgeOpening opening{2, 0, 0.9, 0.8, 0.5};
  // Both sides under water: 0.8 Z sqrt(2 g H); the upper one alone: 0.5 Z sqrt(2 g (Y - Z / 2)); H and Y with
  // the velocity head.
  const double both = spate::flow_beneath(opening, 3.5, 3, gravity, unlimited);
  EXPECT_NEAR(both, 1.6 * std::sqrt(2 * gravity * (0.5 + head_of(both, 3.5))), 1e-12);
  const double upper = spate::flow_beneath(opening, 3, 0.4, gravity, unlimited);
  EXPECT_NEAR(upper, std::sqrt(2 * gravity * (2 + head_of(upper, 3))), 1e-12);
  EXPECT_EQ(spate::flow_beneath(opening, 1.9, 1, gravity, unlimited), unlimited);
  EXPECT_EQ(spate::flow_beneath(opening, 3, 3, gravity, unlimited), 0);
  EXPECT_EQ(spate::flow_beneath({0, 0, 0.9, 0.8, 0.5}, 3, 1, gravity, unlimited), 0);
}

TEST(BridgeFormulas, RegimesMeetWithoutAJump) {
  const BridgeOpening opening{2, 0.2, 0.9, 0.8, 0.5};
  double steepest = 0;
  for (const double down : {0.3, 1.2, 1.7})
    for (double up = down + 0.05; up < 4; up += 1e-4) {
      const auto flow = [&](double of) { return spate::flow_beneath(opening, of, down, gravity, unlimited); };
      steepest = std::max(steepest, std::abs(flow(up + 1e-4) / flow(up) - 1) / 1e-4);
    }
  figure_at_most("bridge, steepest change of its discharge with the upper level (1/m)", steepest, 30);
}

// On the vertices' bed and on the cells'.
class Bridges : public EveryScheme {};

// A channel 3 m wide and 120 m long; water comes from the west, and leaves at a level in the east.
Scenario channel(double discharge, double level) {
  Scenario scenario = flat(120, 3, 1, 0.01);
  scenario.initial_depth.assign(scenario.terrain.grid.cells(), static_cast<float>(level));
  set_side(scenario, Side::west, EdgeKind::discharge, Series(3 * discharge));
  set_side(scenario, Side::east, EdgeKind::level, Series(level));
  return scenario;
}
spate::Bridge bridge_at(int column, float soffit, float deck) {
  spate::Bridge bridge;
  bridge.name = "bridge";
  for (int row = 0; row < 3; ++row) bridge.faces.push_back({{column, row, Side::east}, soffit, deck});
  return bridge;
}
double depth_at(const Simulation& now, double x) {
  return at_point(now, Field::depth, x, 1.5);
}
constexpr int place = 60;

TEST_P(Bridges, FarAboveTheWaterTheyAreNotThere) {
  Scenario scenario = channel(1, 1);
  const auto without = simulate(scenario, scheme(), 120);
  scenario.bridges = {bridge_at(place, 5, 6)};
  const auto with = simulate(scenario, scheme(), 120);
  EXPECT_EQ(with->field(Field::depth), without->field(Field::depth));
  EXPECT_EQ(with->field(Field::max_speed), without->field(Field::max_speed));
  const spate::BridgeReport report = with->bridge_reports().at(0);
  EXPECT_LT(report.pressed_at, 0);
  EXPECT_LT(report.overtopped_at, 0);
  EXPECT_GT(report.highest_level, 0.9);
}

TEST_P(Bridges, LetALakeRestAtTheirSoffits) {
  Scenario scenario = channel(0, 2);
  set_all_sides(scenario, EdgeKind::wall);
  for (const auto& [soffit, deck] : {std::pair(1.0f, 3.0f), std::pair(0.5f, 1.5f), std::pair(0.0f, 3.0f)}) {
    scenario.bridges = {bridge_at(place, soffit, deck)};
    const auto simulation = simulate(scenario, scheme(), 60);
    figure_at_most(label("lake beneath a bridge, speed (m/s)"), largest(simulation->field(Field::max_speed)),
                   1e-5);
  }
}

struct Passing {
  double up, down, discharge;  // m, m2/s
};
// The flow once it is steady.
Passing steady(const Scenario& scenario, SchemeId scheme) {
  const auto simulation = simulate(scenario, scheme, 1800);
  const spate::SectionReport before = simulation->section_reports().at(0);
  const auto later = simulate(scenario, scheme, 2000);
  EXPECT_LE(std::abs(later->report().volumes.mass_error()), 1e-9);
  return {depth_at(*later, place + 0.5), depth_at(*later, place + 1.5),
          (later->section_reports().at(0).volume - before.volume) / 200 / 3};
}
Scenario bridged(double discharge, double level, float soffit, float deck) {
  Scenario scenario = channel(discharge, level);
  scenario.bridges = {bridge_at(place, soffit, deck)};
  spate::Section section{"bridge", {}};
  for (const spate::BridgeFace& of : scenario.bridges[0].faces) section.faces.push_back(of.face);
  scenario.sections = {section};
  return scenario;
}

TEST_P(Bridges, UnderPressureTheyAreOrifices) {
  const Passing both = steady(bridged(2, 1.5, 1, 10), scheme());
  figure_near(label("bridge, both sides under water, discharge (m2/s)"), both.discharge, 2, 0.01);
  figure_near(label("bridge, both sides under water, drop (m)"), both.up - both.down,
              head_of(2, 0.8) - head_of(2, both.up), 0.01);
  // The upper one alone: the water shoots away below.
  const Passing upper = steady(bridged(0.7, 0.3, 0.5f, 10), scheme());
  figure_near(label("bridge as a sluice, discharge (m2/s)"), upper.discharge, 0.7, 0.01);
  figure_near(label("bridge as a sluice, upper depth (m)"), upper.up,
              0.25 + head_of(0.7, 0.25) - head_of(0.7, upper.up), 0.04);
}

// Where little is lost, a step changes the drop by more than the discharge needs. What is left of that is
// less than a tenth of a millimetre, beside the waves that still run to and fro in the channel.
TEST_P(Bridges, SmallLossesDoNotSwingFromStepToStep) {
  for (const double discharge : {0.1, 0.5}) {
    std::vector<double> volumes, depths;
    Snapshots every([&](const Simulation& now) {
      if (now.report().time < 1800) return;
      volumes.push_back(now.section_reports().at(0).volume);
      depths.push_back(depth_at(now, place + 0.5));
    });
    spate::Parameters parameters = parameters_for(scheme(), 1850);
    parameters.snapshot_interval = 0.25;  // a few steps
    simulate(bridged(discharge, 1.5, 1, 10), parameters, &every);
    ASSERT_GT(depths.size(), 100u);
    double swing = 0, most = 0;
    for (std::size_t i = 2; i < volumes.size(); ++i) {
      swing = std::max(swing, std::abs(volumes[i] - 2 * volumes[i - 1] + volumes[i - 2]) / (0.25 * 3));
      most = std::max(most, std::abs(depths[i] - depths[i - 1]));
    }
    const std::string of = " at " + text(discharge) + " m2/s";
    figure_at_most(label("bridge" + of + ", change of the discharge in 0.25 s, share of it"),
                   swing / discharge, discharge < 0.5 ? 0.02 : 1e-4);
    figure_at_most(label("bridge" + of + ", change of the upper depth in 0.25 s (m)"), most, 5e-4);
  }
}

TEST_P(Bridges, WaterFlowsOverTheirDecks) {
  const Passing over = steady(bridged(3, 1.2, 1, 1.5f), scheme());
  const BridgeOpening opening{1, 0, 0.9, 0.8, 0.5};
  const double beneath = spate::flow_beneath(opening, over.up, over.down, gravity, unlimited);
  const double above = 1.705 * std::pow(over.up + head_of(over.discharge, over.up) - 1.5, 1.5);
  figure_near(label("bridge with water over its deck, discharge (m2/s)"), over.discharge, 3, 0.02);
  figure_near(label("bridge with water over its deck, by both formulas (m2/s)"), beneath + above, 3, 0.3);
}

TEST_P(Bridges, PiersTakeYarnellsLoss) {
  Scenario scenario = bridged(2, 1.5, 5, 6);
  scenario.bridges[0].piers = 0.2;
  const Passing past = steady(scenario, scheme());
  const double head = std::pow(2 / past.down, 2) / (2 * gravity);
  const double loss = 2 * 0.9 * (0.2 + 15 * std::pow(0.2, 4)) * (0.3 + 10 * head / past.down) * head;
  figure_near(label("piers, drop (m)"), past.up - past.down, loss, 0.003);
}

TEST_P(Bridges, FacesOfASlantedOnePassTheirShare) {
  Scenario scenario = bridged(1.6, 1.5, 1, 10);
  for (spate::BridgeFace& of : scenario.bridges[0].faces) of.width = 0.8f;
  const Passing both = steady(scenario, scheme());
  figure_near(label("slanted bridge, both sides under water, drop (m)"), both.up - both.down,
              head_of(2, 0.8) - head_of(2, both.up), 0.01);
}

TEST_P(Bridges, TellWhatHappened) {
  Scenario scenario = channel(3, 0.5);
  scenario.terrain.datum = 100;
  set_side(scenario, Side::east, EdgeKind::level, Series(100.5));
  scenario.bridges = {bridge_at(place, 1, 1.3f), bridge_at(20, 9, 10)};
  const auto simulation = simulate(scenario, scheme(), 900);
  const std::vector<spate::BridgeReport> reports = simulation->bridge_reports();
  EXPECT_GT(reports[0].pressed_at, 0);
  EXPECT_GT(reports[0].overtopped_at, reports[0].pressed_at);
  EXPECT_NEAR(reports[0].pressed, 900 - reports[0].pressed_at, 30);
  EXPECT_GT(reports[0].highest_level, 101.3);
  EXPECT_GT(reports[0].largest_drop, 0.3);
  EXPECT_EQ(reports[1].pressed, 0);
}

TEST_P(Bridges, BarriersStandWhereBothAre) {
  Scenario scenario = channel(0, 1);
  set_all_sides(scenario, EdgeKind::wall);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double) { return x < place + 1 ? 1.0 : 0.2; });
  spate::Barrier barrier{"wall", {}, {}};
  for (int row = 0; row < 3; ++row) barrier.faces.push_back({{place, row, Side::east}, 3, 1});
  scenario.barriers = {barrier};
  scenario.bridges = {bridge_at(place, 0.8f, 2)};
  const auto simulation = simulate(scenario, scheme(), 60);
  EXPECT_NEAR(depth_at(*simulation, 90), 0.2, 1e-6);
}

// Stop logs in a bridge's opening: until they stand the bridge is there, to the bit, and again once they are
// taken away.
TEST_P(Bridges, WhatClosesInTheirOpeningLeavesThemUntilThen) {
  const auto run = [&](double close, double open, double until) {
    Scenario scenario = channel(3, 1);
    scenario.bridges = {bridge_at(place, 0.8f, 6)};
    if (close < open) {
      spate::Barrier logs{"stop logs", {}, {}};
      for (int row = 0; row < 3; ++row) logs.faces.push_back({{place, row, Side::east}, 5, 1});
      logs.close = close;
      logs.open = open;
      scenario.barriers = {logs};
    }
    return simulate(scenario, scheme(), until);
  };
  const auto none = run(1, 0, 300), later = run(1e6, 2e6, 300), earlier = run(-1e6, -1, 300),
             closed = run(100, 2e6, 120), opened = run(100, 120, 900), settled = run(1, 0, 900);
  EXPECT_EQ(none->field(Field::depth), later->field(Field::depth));
  EXPECT_EQ(none->bridge_reports()[0].pressed, later->bridge_reports()[0].pressed);
  EXPECT_GT(none->bridge_reports()[0].pressed, 0);
  EXPECT_EQ(none->field(Field::depth), earlier->field(Field::depth));
  EXPECT_LT(at_point(*closed, Field::discharge_x, place + 0.5, 1.5), 0.5);
  EXPECT_NEAR(depth_at(*settled, 30), depth_at(*opened, 30), 0.02);
}

TEST(BridgeErrors, AreNamed) {
  const auto refused = [](const char* key, const auto& change) {
    Scenario scenario = channel(1, 1);
    scenario.bridges = {bridge_at(place, 1, 2)};
    change(scenario);
    expect_error([&] { simulate(scenario, SchemeId::hwp14, 1); }, key);
  };
  refused("bridge_deck_below_soffit", [](Scenario& s) { s.bridges[0].faces[1].deck = 0.5f; });
  refused("bridge_number_impossible", [](Scenario& s) { s.bridges[0].piers = 1; });
  refused("bridge_number_impossible", [](Scenario& s) { s.bridges[0].orifice = std::nan(""); });
  refused("bridge_face_without_flow", [](Scenario& s) { s.bridges[0].faces[0].face = {119, 0, Side::east}; });
}

INSTANTIATE_TEST_SUITE_P(All, Bridges,
                         testing::Values(spate::scheme_info(SchemeId::hwp14),
                                         spate::scheme_info(SchemeId::hr)),
                         scheme_name);

}  // namespace

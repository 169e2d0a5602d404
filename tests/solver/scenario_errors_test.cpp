// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario that makes no sense is refused before the first step, by the name of what is wrong.
#include "tests/solver/cases.hpp"
#include "tests/solver/errors.hpp"

namespace {

using namespace cases;
using spate::Side;

// 4 x 3 cells; cell 5 (column 1, row 1) is no data, cell 6 (column 2, row 1) is taken out.
Scenario small_scenario() {
  Scenario scenario = flat(4, 3, 10, 0.03);
  scenario.terrain.zb[5] = no_data;
  scenario.terrain.taken.assign(12, 0);
  scenario.terrain.taken[6] = 1;
  return scenario;
}

template <class Change>
void expect_refused(Change change, const char* key, std::initializer_list<const char*> parts = {}) {
  Scenario scenario = small_scenario();
  change(scenario);
  expect_error(
      [&] { Simulation(std::make_shared<const Scenario>(scenario), parameters_for(SchemeId::hwp14, 1)); },
      key, parts);
}

spate::Inflow inflow_on(std::vector<spate::CellShare> cells) {
  return {"Mill Beck", spate::InflowKind::discharge, Series(1), std::move(cells)};
}

spate::Boundary boundary_on(std::vector<spate::Face> faces) {
  return {"Weir", {EdgeKind::open, {}}, std::move(faces)};
}

TEST(ScenarioErrors, TheScenarioThatTheOthersChangeIsAccepted) {
  EXPECT_NO_THROW(
      Simulation(std::make_shared<const Scenario>(small_scenario()), parameters_for(SchemeId::hwp14, 1)));
}

TEST(ScenarioErrors, Grid) {
  expect_refused([](Scenario& s) { s.terrain.grid.columns = 0; }, "grid_empty");
  expect_refused([](Scenario& s) { s.terrain.grid.spacing = 0; }, "cell_size_not_positive");
  expect_refused([](Scenario& s) { s.terrain.grid.spacing = std::nan(""); }, "cell_size_not_positive");
}

TEST(ScenarioErrors, Terrain) {
  expect_refused([](Scenario& s) { s.terrain.zb.push_back(0); }, "bed_of_other_size");
  expect_refused([](Scenario& s) { s.terrain.zb.assign(12, no_data); }, "no_flow_cell");
  expect_refused([](Scenario& s) { s.terrain.taken.assign(12, 1); }, "no_flow_cell");
  expect_refused([](Scenario& s) { s.terrain.taken.push_back(0); }, "taken_cells_of_other_size");
  expect_refused([](Scenario& s) { s.terrain.zb[0] = std::numeric_limits<float>::infinity(); },
                 "elevation_infinite");
}

TEST(ScenarioErrors, Manning) {
  expect_refused([](Scenario& s) { s.terrain.manning = {-0.03f}; }, "manning_out_of_limits", {"-0.03"});
  expect_refused([](Scenario& s) { s.terrain.manning = {no_data}; }, "manning_out_of_limits");
  expect_refused([](Scenario& s) { s.terrain.manning = {}; }, "manning_of_other_size");
  expect_refused([](Scenario& s) { s.terrain.manning.assign(7, 0.03f); }, "manning_of_other_size");
}

TEST(ScenarioErrors, Start) {
  expect_refused([](Scenario& s) { s.initial_depth.assign(3, 0); }, "field_of_other_size",
                 {"initial_depth", "3", "12"});
  expect_refused([](Scenario& s) { s.initial_depth.assign(12, -1); }, "initial_depth_impossible");
  expect_refused([](Scenario& s) { s.initial_depth.assign(12, std::numeric_limits<float>::infinity()); },
                 "initial_depth_impossible");
  expect_refused([](Scenario& s) { s.initial_level.assign(3, 0); }, "field_of_other_size",
                 {"initial_level", "3", "12"});
  expect_refused([](Scenario& s) { s.initial_hu.assign(3, 0); }, "field_of_other_size",
                 {"initial_hu", "3", "12"});
  expect_refused([](Scenario& s) { s.initial_hv.assign(3, 0); }, "field_of_other_size",
                 {"initial_hv", "3", "12"});
}

TEST(ScenarioErrors, Inflows) {
  expect_refused([](Scenario& s) { s.inflows = {inflow_on({})}; }, "inflow_incomplete", {"Mill Beck"});
  expect_refused(
      [](Scenario& s) {
        s.inflows = {inflow_on({{12, 1}})};
      },
      "inflow_cell_without_flow", {"Mill Beck"});
  expect_refused(
      [](Scenario& s) {
        s.inflows = {inflow_on({{5, 1}})};
      },
      "inflow_cell_without_flow", {"Mill Beck"});
  expect_refused(
      [](Scenario& s) {
        s.inflows = {inflow_on({{6, 1}})};
      },
      "inflow_cell_without_flow", {"Mill Beck"});
  expect_refused(
      [](Scenario& s) {
        s.inflows = {inflow_on({{0, 0.4f}, {1, 0.4f}})};
      },
      "inflow_shares_incomplete", {"Mill Beck", "0.8"});
  expect_refused([](Scenario& s) { s.inflows = {inflow_on({{0, -1}, {1, 2}})}; }, "inflow_share_negative");
  expect_refused(
      [](Scenario& s) {
        s.inflows = {{"Mill Beck", spate::InflowKind::discharge, Series(), {{0, 1}}}};
      },
      "inflow_incomplete", {"Mill Beck"});
}

TEST(ScenarioErrors, Boundaries) {
  expect_refused([](Scenario& s) { s.boundaries = {boundary_on({})}; }, "boundary_without_faces", {"Weir"});
  expect_refused(
      [](Scenario& s) {
        s.boundaries = {boundary_on({{4, 0, Side::east}})};
      },
      "boundary_inside_flow", {"Weir"});
  expect_refused(
      [](Scenario& s) {
        s.boundaries = {boundary_on({{0, 0, Side::east}})};
      },
      "boundary_inside_flow", {"Weir"});
  expect_refused(
      [](Scenario& s) {
        s.boundaries = {boundary_on({{1, 1, Side::west}})};
      },
      "boundary_inside_flow", {"Weir"});
  expect_refused(
      [](Scenario& s) {
        s.boundaries = {{"Weir", {EdgeKind::level, {}}, {{0, 0, Side::west}}}};
      },
      "edge_without_series", {"Weir"});
}

TEST(ScenarioErrors, Sides) {
  expect_refused([](Scenario& s) { set_side(s, Side::east, EdgeKind::level); }, "edge_without_series",
                 {"east"});
  expect_refused([](Scenario& s) { set_side(s, Side::north, EdgeKind::discharge); }, "edge_without_series",
                 {"north"});
}

TEST(ScenarioErrors, RainAndInfiltration) {
  expect_refused([](Scenario& s) { s.rain = Series(-1e-5); }, "rain_negative");
  expect_refused([](Scenario& s) { s.infiltration = -1e-5; }, "infiltration_negative");
  expect_refused([](Scenario& s) { s.infiltration = std::nan(""); }, "infiltration_negative");
}

TEST(ScenarioErrors, Device) {
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 1);
  parameters.duration = 0;
  expect_error([&] { Simulation(std::make_shared<const Scenario>(small_scenario()), parameters); },
               "parameter_out_of_limits", {"duration"});
}

TEST(ScenarioErrors, Breaches) {
  const auto with = [](spate::BreachGrowth growth) {
    return [growth](Scenario& s) {
      s.barriers = {{"Levee", {{{0, 0, Side::east}, 1}}, {}}};
      s.barriers[0].growth = growth;
    };
  };
  expect_refused(with({-1, 0, {}}), "breach_growth_negative");
  expect_refused(with({1, std::nan(""), {}}), "breach_growth_negative");
  expect_refused(with({1, 0.2, {0, 12}}), "breach_beside_no_flow");
  expect_refused(with({1, 0.2, {5, 0}}), "breach_beside_no_flow");
}

}  // namespace

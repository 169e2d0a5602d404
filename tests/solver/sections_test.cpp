// SPDX-License-Identifier: GPL-3.0-or-later
// The flow through sections, against the water that is found on their other side.
#include "solver/run/edge_sections.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;
using spate::Face;
using spate::Section;
using spate::SectionReport;

class Sections : public testing::TestWithParam<SchemeId> {};
INSTANTIATE_TEST_SUITE_P(Schemes, Sections, testing::Values(SchemeId::hwp14, SchemeId::kp07, SchemeId::hr),
                         [](const auto& info) { return upper_name(info.param); });

Section reversed(Section section) {
  for (Face& face : section.faces) face = spate::from_beyond(face);
  return section;
}

// A dam breaks over rough ground that is wet here and dry there; a basin in its way is enclosed by a section.
TEST_P(Sections, CountWhatEntersAndLeavesABasin) {
  Random random(7);
  Scenario scenario = make_scenario(
      90, 70, 5, [&](double x, double) { return random(0, 0.4) - 0.002 * x; }, 0.03);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_depth.assign(grid.cells(), 0);
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < 20; ++column) scenario.initial_depth[grid.index(column, row)] = 2.5f;
  const Inside inside = [](int column, int row) { return std::hypot(column - 40, row - 35) < 17; };
  scenario.sections = {section_around(grid, inside)};
  scenario.sections.push_back(reversed(scenario.sections[0]));
  const auto run = simulate(scenario, GetParam(), 150);
  const double gained = water_in(*run, inside);
  const std::vector<SectionReport> reports = run->section_reports();
  ASSERT_EQ(2u, reports.size());
  std::printf("%.3f m3 entered, %.3f m3 are there\n", -reports[0].volume, gained);
  EXPECT_GT(gained, 500);
  EXPECT_NEAR(gained, -reports[0].volume, 2e-6 * gained);
  EXPECT_EQ(reports[0].volume, -reports[1].volume) << "the other way round";
  EXPECT_EQ(reports[0].max_discharge, -reports[1].min_discharge);
  EXPECT_EQ(reports[0].time_of_max, reports[1].time_of_min);
  EXPECT_LT(reports[0].min_discharge, 0);
  EXPECT_GT(reports[0].time_of_min, 0);
}

// Neither water at rest nor dry ground lets anything cross a section.
TEST_P(Sections, SeeNothingWhereNothingFlows) {
  Scenario scenario = make_scenario(40, 30, 5, [](double x, double) { return 0.01 * x; });
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_level.assign(grid.cells(), 1);
  scenario.sections = {section_around(grid, [](int column, int) { return column < 10; }),
                       section_around(grid, [](int column, int) { return column < 35; })};
  const auto run = simulate(scenario, GetParam(), 60);
  EXPECT_NEAR(0, run->section_reports()[0].volume, 1e-3);
  EXPECT_EQ(0, run->section_reports()[1].volume);
  EXPECT_LT(run->section_reports()[1].time_of_max, 0);
  EXPECT_LT(run->section_reports()[1].time_of_min, 0);
}

// The flow through each end of the domain, and through all of them, is what the volumes say.
TEST_P(Sections, CountTheEdgesOfTheFlow) {
  Scenario scenario = everything();
  scenario.sections.clear();
  for (spate::EdgeSection& edge : spate::edge_sections(scenario))
    scenario.sections.push_back(std::move(edge.section));
  ASSERT_EQ(6u, scenario.sections.size()) << "east, south, river, outfall, spring, fall";
  const auto run = simulate(scenario, GetParam(), everything_duration);
  const spate::Volumes volumes = run->report().volumes;
  EXPECT_GT(volumes.edges_in, 100);
  EXPECT_GT(volumes.edges_out, 10);
  double left = 0;
  for (const SectionReport& report : run->section_reports()) left += report.volume;
  EXPECT_NEAR(volumes.edges_out - volumes.edges_in, left, 1e-9 * (volumes.edges_in + volumes.edges_out));
  const double river = scenario.boundaries[0].condition.series.integral(0, everything_duration);
  EXPECT_NEAR(-river, run->section_reports()[2].volume, 1e-6 * river) << "what is asked of it";
  EXPECT_GT(run->section_reports()[5].volume, 0) << "over the fall";
}

TEST_P(Sections, LeaveTheFlowAsItIs) {
  Scenario scenario = everything();
  ASSERT_FALSE(scenario.sections.empty());
  const Result with = result_of(*simulate(scenario, GetParam(), everything_duration));
  scenario.sections.clear();
  Result without = result_of(*simulate(scenario, GetParam(), everything_duration));
  for (const SectionReport& report : with.sections) EXPECT_NE(0, report.volume);
  without.sections = with.sections;
  expect_same_bits(without, with);
}

// The reported peak is that of a step, and at its time, as an observer sees it after each step.
TEST_P(Sections, KnowThePeakOfASingleStep) {
  Scenario scenario = flat(80, 8, 5);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_depth = at_centres(grid, [](double x, double) { return x > 100 && x < 160 ? 1.0 : 0.1; });
  scenario.sections = {section_around(grid, [](int column, int) { return column < 44; })};
  struct Steps : spate::Observer {
    double before = 0, time = 0, most = 0, time_of_most = 0;
    void snapshot(const Simulation& now) override {
      const SectionReport report = now.section_reports()[0];
      const double t = now.report().time;
      if (t > time && (report.volume - before) / (t - time) > most) {
        most = (report.volume - before) / (t - time);
        time_of_most = t;
      }
      before = report.volume;
      time = t;
    }
  } steps;
  spate::Parameters parameters = parameters_for(GetParam(), 40);
  parameters.snapshot_interval = 1.0 / 8;  // shorter than steps would be
  const auto run = simulate(scenario, parameters, &steps);
  EXPECT_EQ(320, run->report().steps);
  const SectionReport report = run->section_reports()[0];
  EXPECT_GT(report.max_discharge, 10);
  EXPECT_NEAR(steps.most, report.max_discharge, 1e-9 * steps.most);
  EXPECT_EQ(steps.time_of_most, report.time_of_max);
}

}  // namespace

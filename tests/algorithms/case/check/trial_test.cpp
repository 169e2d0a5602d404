// SPDX-License-Identifier: GPL-3.0-or-later
// A run is estimated from its first steps, against the run itself.
#include "algorithms/case/check/trial.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace spate {
namespace {

class NoLog : public Log {
 public:
  void info(const std::string&) override {}
  void warning(const Message&) override {}
  void progress(double) override {}
  bool is_cancelled() const override { return cancelled; }
  bool cancelled = false;
};

// A valley of 60 x 40 cells of 10 m that falls eastwards, open in the east.
class TrialTest : public testing::Test {
 protected:
  TrialTest() : scenario_(std::make_shared<Scenario>()) {
    Terrain& terrain = scenario_->terrain;
    terrain.grid = {60, 40, 10, 0, 0};
    std::vector<float> zb;
    for (int row = 0; row < 40; ++row)
      for (int column = 0; column < 60; ++column)
        zb.push_back(static_cast<float>(6 - 0.05 * column + 0.1 * std::abs(row - 20)));
    terrain.zb = std::move(zb);
    terrain.manning = {0.04f};
    scenario_->sides[1].kind = EdgeKind::open;
    parameters_.duration = 3600;
    parameters_.device = "cpu";
    parameters_.numerics.threads = 1;
    parameters_.snapshot_interval = 10;  // so often it is looked whether the trial has ended
  }

  void add_inflow(Series series) {
    scenario_->inflows.push_back(
        {"river", InflowKind::discharge, std::move(series), {{scenario_->terrain.grid.index(3, 20), 1}}});
  }

  // Expects estimates near the numbers of the whole run.
  void expect_near() {
    Simulation simulation(scenario_, parameters_);
    const Trial trial = run_trial(simulation, {100, 1000}, log_);
    EXPECT_FALSE(trial.is_whole);
    EXPECT_LT(trial.end.time, 0.25 * parameters_.duration);
    EXPECT_LE(100, trial.end.steps);
    EXPECT_GT(150, trial.end.steps);
    const RunEstimate estimate = estimate_run(trial, *scenario_, parameters_.duration);
    Simulation whole(scenario_, parameters_);
    whole.run();
    const auto steps = static_cast<double>(whole.report().steps);
    std::printf("%g steps, estimated %g (%g to %g) from %g s\n", steps, estimate.steps.likely,
                estimate.steps.least, estimate.steps.most, trial.end.time);
    EXPECT_LT(0.5 * steps, estimate.steps.likely);
    EXPECT_GT(2 * steps, estimate.steps.likely);
    EXPECT_LE(estimate.steps.least, steps);
    EXPECT_GE(estimate.steps.most, steps);
    EXPECT_LE(estimate.seconds.least, estimate.seconds.likely);
    EXPECT_LE(estimate.seconds.likely, estimate.seconds.most);
  }

  std::shared_ptr<Scenario> scenario_;
  Parameters parameters_;
  NoLog log_;
};

TEST_F(TrialTest, OfASteadyInflow) {
  add_inflow(Series(20.0));
  expect_near();
}

TEST_F(TrialTest, OfARisingFlood) {
  add_inflow(Series({0, 300, 1800, 3600}, {3, 3, 150, 20}));
  expect_near();
}

TEST_F(TrialTest, OfARisingLevel) {
  scenario_->sides[1] = {EdgeKind::level, Series({0, 300, 1800, 3600}, {4, 4, 8, 5})};
  expect_near();
}

TEST_F(TrialTest, OfRain) {
  scenario_->rain = Series({0, 900, 3600}, {10 / 3.6e6, 60 / 3.6e6, 0});
  expect_near();
}

TEST_F(TrialTest, AShortRunIsKnownExactly) {
  add_inflow(Series(20.0));
  parameters_.duration = 60;
  Simulation simulation(scenario_, parameters_);
  const Trial trial = run_trial(simulation, {100000, 1000}, log_);
  EXPECT_TRUE(trial.is_whole);
  const Estimate steps = estimate_run(trial, *scenario_, 60).steps;
  EXPECT_EQ(static_cast<double>(simulation.report().steps), steps.likely);
  EXPECT_EQ(steps.least, steps.most);
}

TEST_F(TrialTest, CanBeCancelled) {
  add_inflow(Series(20.0));
  Simulation simulation(scenario_, parameters_);
  log_.cancelled = true;
  EXPECT_THROW(run_trial(simulation, {}, log_), Cancelled);
  EXPECT_LT(simulation.report().time, parameters_.duration);
}

}  // namespace
}  // namespace spate

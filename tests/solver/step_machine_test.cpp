// SPDX-License-Identifier: GPL-3.0-or-later
// The step machine, driven by hand: the stages that it plans, accepts and repeats, and the times that it
// hits.
#include "solver/step/step_machine.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

namespace {

using namespace spate;

// Tiles without water, which count the calls of the machine.
struct NotedTiles {
  int stages = 0, steps = 0;
  struct Dry {
    float of(std::uint64_t) const { return 0; }
    float of_link(int) const { return 0; }
  };
  Dry depths() const { return {}; }
  std::int64_t cells() const { return 100; }
  void keep_stage() { ++stages; }
  void keep_step() { ++steps; }
};

// Cells of 10 m at the CFL number 0.5: a wave of 1 m/s takes steps of 5 s.
class Machine : public testing::Test {
 protected:
  Machine() {
    tables_.cfl = rules_.cfl;
    tables_.gravity = 9.81;
    tables_.spacing = rules_.spacing;
    plan_.partial = partial_;
  }

  void run_to(double target) {
    state_.target = target;
    machine_.resume();
  }
  void rain_of(std::vector<double> times, std::vector<double> values) {  // s, m/s
    times_ = std::move(times);
    values_ = std::move(values);
    tables_.times = times_.data();
    tables_.values = values_.data();
    tables_.rain = {0, static_cast<std::uint32_t>(times_.size())};
    tables_.rises = &rain_alone_;
    tables_.rise_count = 1;
  }
  // Both stages of the step at hand, with these speeds, m/s.
  void step(double first, double second) {
    ASSERT_EQ(state_.phase, Phase::first_stage);
    machine_.follow({first});
    ASSERT_EQ(state_.phase, Phase::second_stage);
    machine_.follow({second});
  }

  StepRules rules_{0.5, 10, 1.1, Integrator::rk2};
  ForcingTables tables_{};
  ForcingPlan plan_{};
  double partial_[summands] = {};
  std::vector<double> times_, values_;
  const FastestRise rain_alone_{1, 0, 0};
  StepState state_ = before_first_step;
  NotedTiles tiles_;
  const OneWorker worker_{};
  StepMachine<OneWorker, NotedTiles> machine_{worker_, rules_, tables_, state_, plan_, tiles_};
};

TEST_F(Machine, WaitsForATarget) {
  run_to(0);
  EXPECT_EQ(state_.phase, Phase::waiting);
  EXPECT_EQ(state_.steps, 0);
}

TEST_F(Machine, AcceptsAStepOfTwoStages) {
  run_to(4);
  EXPECT_EQ(state_.phase, Phase::first_stage);
  EXPECT_EQ(state_.dt, 4);
  EXPECT_FALSE(state_.stage.average);
  machine_.follow({1});
  EXPECT_EQ(state_.phase, Phase::second_stage);
  EXPECT_TRUE(state_.stage.average && state_.stage.last);
  EXPECT_EQ(state_.stage.weight, 0.5);
  EXPECT_EQ(tiles_.stages, 1);
  EXPECT_EQ(tiles_.steps, 0);
  EXPECT_EQ(state_.time, 0);
  machine_.follow({0.5});
  EXPECT_EQ(state_.phase, Phase::waiting);
  EXPECT_EQ(state_.time, 4);
  EXPECT_EQ(state_.last_dt, 4);
  EXPECT_EQ(state_.speed, 1);  // the larger of both stages
  EXPECT_EQ(state_.cell_updates, 100);
  EXPECT_EQ(tiles_.steps, 1);
}

// Which cell limited each of the steps that were accepted.
TEST_F(Machine, KnowsTheCellThatLimitsAStep) {
  run_to(100);
  EXPECT_EQ(state_.limiting, no_cell);  // the target
  machine_.follow({2, 7});              // too long: the cell limits the step that is tried instead
  EXPECT_EQ(state_.limiting, 7u);
  machine_.follow({1, 8});
  machine_.follow({0.9, 9});
  EXPECT_EQ(tiles_.steps, 1);
  EXPECT_EQ(state_.limiting, 8u);  // of the faster stage
  machine_.follow({1, 5});
  machine_.follow({1.05, 4});
  EXPECT_EQ(state_.limiting, 4u);
  const StepState again = continued(saved_steps(state_));
  EXPECT_EQ(again.fastest, 4u);

  state_ = before_first_step;
  run_to(1);
  machine_.follow({1, 3});
  machine_.follow({1, 3});
  run_to(2);  // which is nearer than cell 3 demands
  EXPECT_EQ(state_.dt, 1);
  EXPECT_EQ(state_.limiting, no_cell);
}

TEST_F(Machine, RepeatsAFirstStageThatWasTooLong) {
  run_to(100);
  EXPECT_EQ(state_.dt, 100);
  machine_.follow({2});
  EXPECT_EQ(state_.phase, Phase::first_stage);
  EXPECT_EQ(state_.dt, 2.5);
  EXPECT_EQ(tiles_.stages, 0);  // what was computed does not count
  machine_.follow({2.1});       // within the slack
  EXPECT_EQ(state_.phase, Phase::second_stage);
  machine_.follow({9});  // a second stage is never repeated
  EXPECT_EQ(state_.time, 2.5);
  EXPECT_EQ(state_.steps, 1);
  EXPECT_EQ(state_.phase, Phase::first_stage);
  EXPECT_DOUBLE_EQ(state_.dt, 5.0 / 9);
}

TEST_F(Machine, LetsTheNextStepAccumulateUntilTheTargetOrAPause) {
  rules_.integrator = Integrator::hancock;
  rules_.late = true;
  run_to(100);
  machine_.follow({2});  // too long
  EXPECT_EQ(state_.steps, 0);
  EXPECT_FALSE(state_.stage.late);
  machine_.follow({2});
  EXPECT_EQ(state_.phase, Phase::first_stage);
  EXPECT_EQ(state_.steps, 1);
  EXPECT_EQ(tiles_.stages, 0);  // a whole step, once
  EXPECT_EQ(tiles_.steps, 1);
  EXPECT_EQ(state_.time, 2.5);
  EXPECT_TRUE(state_.stage.late);
  EXPECT_EQ(state_.stage.owed.time_end, 2.5f);
  EXPECT_EQ(state_.stage.time_begin, 2.5f);

  state_.pauses = true;
  machine_.follow({2});
  EXPECT_EQ(state_.phase, Phase::second_stage);
  EXPECT_TRUE(state_.stage.last);
  machine_.follow({0});
  EXPECT_EQ(state_.steps, 2);
  EXPECT_FALSE(state_.stage.late);

  state_.pauses = false;
  Phase before = state_.phase;
  for (int stage = 0; stage < 1000 && state_.phase != Phase::waiting; ++stage) {
    before = state_.phase;
    machine_.follow({before == Phase::first_stage ? 2.0 : 0.0});
  }
  EXPECT_EQ(state_.time, 100);
  EXPECT_EQ(before, Phase::second_stage);
  EXPECT_FALSE(state_.stage.late);
}

TEST_F(Machine, LandsExactlyOnEveryTarget) {
  for (const double target : {0.1, 7.3, 7.3000001, 100.0 / 3, 1000.0}) {
    run_to(target);
    int steps = 0;
    while (state_.phase != Phase::waiting && steps < 10000) {
      step(1.7, 1.9);
      ++steps;
    }
    EXPECT_EQ(state_.time, target);
    EXPECT_EQ(state_.target, target);
  }
}

TEST_F(Machine, TakesNoTinyLastStep) {
  run_to(5);
  machine_.follow({1});
  machine_.follow({1});
  run_to(11);  // 6 s are left, a step takes 5
  EXPECT_EQ(state_.dt, 3);
}

TEST_F(Machine, FailsWhereTheWaterIsTooFastOrTheStepTooShort) {
  run_to(1);
  machine_.follow({1e4});
  EXPECT_EQ(state_.phase, Phase::first_stage) << "a step of unknown speed was far too long";
  step(1e4, 1e4);
  EXPECT_EQ(state_.phase, Phase::failed);
  EXPECT_EQ(state_.failure, Failure::too_fast);
  EXPECT_EQ(tiles_.steps, 1);

  state_ = before_first_step;
  run_to(1);
  machine_.follow({1e4});
  step(2, 2);
  EXPECT_EQ(state_.phase, Phase::first_stage) << "what it met with a short step is not too fast";

  state_ = before_first_step;
  state_.time = 1e18;
  run_to(2e18);
  machine_.follow({900});
  EXPECT_EQ(state_.failure, Failure::step_too_short);
}

TEST_F(Machine, FailsWhereAnyStepIsTooShort) {
  rain_of({0}, {1e40});
  run_to(1);
  EXPECT_EQ(state_.phase, Phase::failed);
  EXPECT_EQ(state_.failure, Failure::step_too_short);
}

TEST_F(Machine, TakesALastStepAsShortAsNeeded) {
  run_to(1e-12);
  EXPECT_EQ(state_.phase, Phase::first_stage);
  EXPECT_EQ(state_.dt, 1e-12);
}

TEST_F(Machine, APeakDoesNotShortenTheStepsBeforeIt) {
  rain_of({0, 100, 100.001}, {1e-6, 1e-6, 1e6});
  const double in_peak = std::cbrt(25 / (9.81 * 1e6));
  run_to(200);
  EXPECT_GE(state_.dt, 50);
  EXPECT_LE(state_.dt, 100);
  int steps = 0;
  for (; state_.time < 99; ++steps) {
    step(1e-3, 1e-3);
    ASSERT_LE(state_.time, 100.001) << "a step went over the peak";
  }
  EXPECT_LE(steps, 10);
  while (state_.time < 100.01) step(1e-3, 1e-3);
  EXPECT_NEAR(state_.dt, in_peak, 1e-6 * in_peak);
}

TEST_F(Machine, GivesOtherStepsThanHeunsOneStageOfVolumes) {
  for (const Integrator integrator : {Integrator::euler, Integrator::hancock}) {
    state_ = before_first_step;
    rules_.integrator = integrator;
    run_to(1);
    EXPECT_EQ(state_.stage.weight, 1);
    EXPECT_EQ(state_.stage.predict, integrator == Integrator::hancock);
    machine_.follow({1});
    EXPECT_FALSE(state_.stage.average || state_.stage.predict);
    EXPECT_TRUE(state_.stage.last);
  }
}

// A level that rises by 1 m in 1 s at a face with its bed at 0 shows for which time a stage takes it.
TEST_F(Machine, ShowsTheEdgesToEachStageWhenItsFluxesAre) {
  rain_of({0, 1}, {0, 1});
  tables_.rise_count = 0;
  const ForcedLine line{{0, 2}, {}, {}, 0, 1, 0, true};
  const ForcedFace face{0, 0, 1, 0};
  EdgeValue first{}, second{};
  tables_.lines = &line;
  tables_.faces = &face;
  tables_.line_count = tables_.face_count = 1;
  LineValue of_line{};
  plan_.lines = &of_line;
  plan_.edges[0] = &first;
  plan_.edges[1] = &second;
  const auto seen = [&](Integrator integrator) {
    state_ = before_first_step;
    rules_.integrator = tables_.integrator = integrator;
    run_to(0.25);
    return std::pair(first.value, second.value);
  };
  EXPECT_EQ(seen(Integrator::rk2), std::pair(0.0f, 0.25f));
  EXPECT_EQ(seen(Integrator::euler).first, 0.0f);
  EXPECT_EQ(seen(Integrator::hancock).first, 0.125f);
}

TEST_F(Machine, KeepsRainThatMakesNoWholeQuantumForLater) {
  rain_of({0}, {1e-6});
  run_to(1);
  EXPECT_EQ(plan_.rain, 0);  // 1e-6 m is less than a quantum
  step(1, 1);
  double fallen = 0;
  for (int target = 2; target <= 100; ++target) {
    run_to(target);
    fallen += static_cast<double>(plan_.rain);
    step(1, 1);
  }
  EXPECT_NEAR(fallen, 100e-6, depth_quantum);
}

}  // namespace

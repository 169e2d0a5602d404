// SPDX-License-Identifier: GPL-3.0-or-later
// A run that continues a saved one ends with the same bits as one that was never interrupted, whatever tiles,
// threads and instructions both used, and wherever it was interrupted.
#include <algorithm>
#include <cmath>

#include "solver/core/check.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/everything.hpp"
#include "tests/solver/planted.hpp"

namespace {

using namespace cases;
using spate::RunState;

class Resume : public EveryScheme {
 protected:
  spate::Parameters parameters(spate::Integrator integrator) const {
    spate::Parameters result = parameters_for(scheme(), everything_duration);
    result.numerics.arrival_depths = {0.05, 0.3, 1};
    result.numerics.integrator = integrator;
    result.numerics.step_limits = true;
    return result;
  }
};

// What the schemes that are there to be compared with share with all others is not repeated with them.
class ResumeOfFloods : public Resume {};

// Stops a run when it looks at it, and saves the state there.
class Saver : public spate::Observer {
 public:
  explicit Saver(int looks) : left_(looks) {}
  bool progress(const spate::Report&) override { return left_-- > 0; }

 private:
  int left_;
};

// The state of a run saved at a time, s.
RunState saved_at(const Scenario& scenario, spate::Parameters parameters, double time) {
  parameters.duration = time;
  return simulate(scenario, parameters)->save();
}
RunState saved_within(const Scenario& scenario, const spate::Parameters& parameters, int looks) {
  Simulation simulation(std::make_shared<const Scenario>(scenario), parameters);
  Saver saver(looks);
  EXPECT_FALSE(simulation.run(&saver));
  return simulation.save();
}
Result resumed(const Scenario& scenario, const spate::Parameters& parameters, const RunState& from) {
  Simulation simulation(std::make_shared<const Scenario>(scenario), parameters, from);
  EXPECT_TRUE(simulation.run());
  return result_of(simulation);
}

struct Way {
  double quarters;  // of the run, after which it is saved
  int threads, tile_size;
  bool sparse;
};

TEST_P(Resume, OnOtherTilesAndThreads) {
  for (const spate::Integrator integrator : integrators()) {
    SCOPED_TRACE(name_of(integrator));
    spate::Parameters reference = parameters(integrator);
    reference.snapshot_interval = everything_duration / 4;  // steps end at the same times in all runs
    const Result expected = result_of(*simulate(everything(), reference));
    // The gate closes and opens, the levee breaches and the pump runs before, between and after these.
    for (const Way& way : {Way{1, 3, 19, false}, Way{2, 2, 8, true}, Way{3, 1, 0, true}}) {
      SCOPED_TRACE(testing::Message() << way.quarters << " quarters, threads " << way.threads
                                      << ", tile size " << way.tile_size << ", sparse " << way.sparse);
      const RunState saved = saved_at(everything(), reference, way.quarters * everything_duration / 4);
      spate::Parameters other = reference;
      other.numerics.threads = way.threads;
      other.numerics.tile_size = way.tile_size;
      other.numerics.sparse = way.sparse;
      expect_same_bits(resumed(everything(), other, saved), expected);
    }
  }
}

TEST_P(ResumeOfFloods, WithSoils) {
  for (const spate::LossMethod method : all_loss_methods)
    for (const bool rains : {true, false}) {
      SCOPED_TRACE(testing::Message() << "method " << static_cast<int>(method) << ", rains " << rains);
      const Scenario scenario = soaking(method, rains);
      spate::Parameters reference = parameters_for(scheme(), everything_duration);
      reference.snapshot_interval = everything_duration / 4;
      const Result expected = result_of(*simulate(scenario, reference));
      const RunState saved = saved_at(scenario, reference, everything_duration / 2);
      spate::Parameters other = reference;
      other.numerics.tile_size = 8;
      other.numerics.threads = 2;
      expect_same_bits(resumed(scenario, other, saved), expected);
    }
}

TEST_P(ResumeOfFloods, WithStructures) {
  const Scenario scenario = structured(3, false);
  for (const spate::Integrator integrator : integrators()) {
    spate::Parameters reference = parameters(integrator);
    reference.snapshot_interval = everything_duration / 4;
    const Result expected = result_of(*simulate(scenario, reference));
    for (const double quarters : {1, 2, 3}) {
      SCOPED_TRACE(testing::Message() << name_of(integrator) << ", quarters " << quarters);
      const RunState saved = saved_at(scenario, reference, quarters * everything_duration / 4);
      spate::Parameters other = reference;
      other.numerics.tile_size = 8;
      other.numerics.threads = 2;
      expect_same_bits(resumed(scenario, other, saved), expected);
    }
  }
}

TEST_P(Resume, WhereverItWasInterrupted) {
  spate::Parameters reference = parameters(spate::Integrator::hancock);
  const Result expected = result_of(*simulate(everything(), reference));
  // Each look is after a single step.
  const auto scenario = std::make_shared<const Scenario>(everything());
  const spate::Numerics numerics = spate::with_defaults(reference.numerics);
  for (const int steps : {1, 2, 7, 40}) {
    SCOPED_TRACE(testing::Message() << "after " << steps << " steps");
    const std::unique_ptr<spate::Backend> backend = spate::make_cpu_backend(scenario, numerics);
    for (int step = 0; step < steps; ++step) backend->advance(everything_duration, 0);
    if (steps > 2 && backend->report().time == everything_duration) break;  // the sanitizers' run is short
    ASSERT_LT(backend->report().time, everything_duration);
    expect_same_bits(resumed(everything(), reference, backend->save()), expected);
  }
}

TEST_P(Resume, OfWhatWasResumed) {
  spate::Parameters reference = parameters(spate::Integrator::rk2);
  reference.snapshot_interval = everything_duration / 4;
  const Result expected = result_of(*simulate(everything(), reference));
  RunState saved = saved_at(everything(), reference, everything_duration / 4);
  spate::Parameters half = reference;
  half.duration = everything_duration / 2;
  Simulation second(std::make_shared<const Scenario>(everything()), half, saved);
  ASSERT_TRUE(second.run());
  expect_same_bits(resumed(everything(), reference, second.save()), expected);
}

TEST_P(Resume, OfARunThatHasNotBegun) {
  const spate::Parameters reference = parameters(spate::Integrator::hancock);
  const RunState saved = saved_within(everything(), reference, 0);
  EXPECT_EQ(0, saved.steps.steps);
  expect_same_bits(resumed(everything(), reference, saved), result_of(*simulate(everything(), reference)));
}

TEST_P(Resume, KeepsOnlyBlocksThatHeldWater) {
  Scenario scenario = make_scenario(200, 150, 4, [](double, double) { return 0.0; });
  scenario.initial_depth = at_centres(scenario.terrain.grid, [](double x, double y) {
    return x > 400 && x < 440 && y > 300 && y < 320 ? 1.0 : 0.0;
  });
  const RunState saved = saved_at(scenario, parameters_for(scheme(), 1), 1);
  EXPECT_GE(saved.cells.blocks.size(), 1u);
  EXPECT_LE(saved.cells.blocks.size(), 4u);  // of 35
  EXPECT_EQ(saved.cells.blocks.size() * saved.cells.block_values(),
            saved.cells.values.size() + saved.cells.double_values.size());
}

TEST_P(Resume, RefusesWhatIsOfAnotherRun) {
  const spate::Parameters reference = parameters(spate::Integrator::hancock);
  const RunState saved = saved_within(everything(), reference, 0);
  const auto refuses = [&](const Scenario& scenario, const spate::Parameters& parameters,
                           const RunState& from, const char* key) {
    expect_error([&] { Simulation(std::make_shared<const Scenario>(scenario), parameters, from); }, key);
  };
  spate::Parameters other = reference;
  other.numerics.arrival_depths = {0.1};
  refuses(everything(), other, saved, "saved_cells_of_other_run");
  RunState damaged = saved;
  damaged.cells.blocks.back() = 1 << 20;
  refuses(everything(), reference, damaged, "saved_cells_of_other_run");
  Scenario without = everything();
  without.barriers.pop_back();
  refuses(without, reference, saved, "saved_barriers_of_other_run");
  without = everything();
  without.inflows.pop_back();
  refuses(without, reference, saved, "saved_inflows_of_other_run");
  const RunState linked = saved_within(structured(), reference, 0);
  without = structured();
  without.structures.pop_back();
  without.structures.pop_back();
  // Their ends are sources of the forcing, too.
  refuses(without, reference, linked, "saved_inflows_of_other_run");
  without = structured();
  without.structures[0].paths[0].share = 0.5;
  without.structures[0].paths.push_back(without.structures[0].paths[0]);
  refuses(without, reference, linked, "saved_structures_of_other_run");
}

TEST_P(Resume, WhatIsNoNumberIsFoundAtTheNextLookAndWhere) {
  const spate::Parameters parameters = parameters_for(scheme(), 1e7);
  const RunState saved = saved_within(PlantedLake::scenario(), parameters, 0);
  for (std::size_t plane = 0; plane < 3; ++plane)
    PlantedLake::expect_found(parameters, PlantedLake::planted(saved, plane));
}

// Time is counted in double: 30 days on, a step is as long as at the start.
TEST_P(Resume, AStepAfterThirtyDaysIsAsExactAsAtTheStart) {
  constexpr double late = 30 * 86400.0, duration = 40;
  Scenario scenario = make_scenario(60, 40, 2, [](double x, double y) { return 0.02 * x + 0.01 * y; });
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double) { return x < 40 ? 1.5 : 0.0; });
  spate::Parameters parameters = parameters_for(scheme(), duration);
  RunState begin = saved_within(scenario, parameters, 0);
  const auto early = simulate(scenario, parameters);
  begin.steps.time = late;
  parameters.duration = late + duration;
  Simulation simulation(std::make_shared<const Scenario>(scenario), parameters, begin);
  EXPECT_TRUE(simulation.run());
  EXPECT_EQ(early->report().steps, simulation.report().steps);
  const std::vector<float> before = early->field(Field::depth), after = simulation.field(Field::depth);
  double most = 0;
  for (std::size_t cell = 0; cell < before.size(); ++cell)
    most = larger_error(most, static_cast<double>(before[cell] - after[cell]));
  std::printf("%d steps, depths at most %.1e m apart\n", static_cast<int>(early->report().steps), most);
  EXPECT_LE(most, 1e-6);
}

SPATE_TEST_EVERY_SCHEME(Resume);
SPATE_TEST_FLOOD_SCHEMES(ResumeOfFloods);

}  // namespace

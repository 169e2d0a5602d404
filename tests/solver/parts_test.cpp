// SPDX-License-Identifier: GPL-3.0-or-later
// A simulation in parts has the same bits as one in a single part, wherever the cuts lie and however they
// move.
#include "solver/core/check.hpp"
#include "tests/solver/everything.hpp"
#include "tests/solver/lake_in_rough_land.hpp"
#include "tests/solver/memory_limit.hpp"

namespace {

using namespace cases;

// First, since what other tests have freed counts as memory that there is.
TEST(Parts, EndTogetherWhenMemoryRunsOut) {
  if (!spate::test::memory_can_be_limited) GTEST_SKIP();
  Scenario scenario = flat(600, 600, 1);
  scenario.initial_depth = at_centres(scenario.terrain.grid, [](double x, double y) {
    return std::hypot(x - 300, y - 300) < 60 ? 20.0 : 0.0;
  });
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 60);
  parameters.numerics.parts = 3;
  Simulation stopped(std::make_shared<const Scenario>(scenario), parameters);
  {
    spate::test::MemoryLimit limit(6e6);
    limit.take_left_over();
    EXPECT_THROW(stopped.run(), spate::OutOfMemory);
    EXPECT_THROW(stopped.run(), spate::OutOfMemory);
  }
  const spate::Report report = stopped.report();
  EXPECT_GT(report.time, 0);
  ASSERT_LT(report.time, 60);
  EXPECT_LT(std::abs(report.volumes.mass_error()), 1e-7);
  parameters.numerics.parts = 1;
  const auto whole = spate::make_cpu_backend(std::make_shared<const Scenario>(scenario),
                                             spate::with_defaults(parameters.numerics));
  while (whole->report().steps < report.steps) whole->advance(parameters.duration, 0);
  EXPECT_EQ(whole->report().time, report.time);
  std::vector<float> expected(scenario.terrain.grid.cells());
  whole->read(Field::max_depth, 0, 0, scenario.terrain.grid.rows, expected.data());
  const std::vector<float> found = stopped.field(Field::max_depth);
  EXPECT_EQ(0, std::memcmp(expected.data(), found.data(), found.size() * sizeof(float)));
}

class InParts : public EveryScheme {
 protected:
  spate::Parameters parameters(double duration) const {
    spate::Parameters result = parameters_for(scheme(), duration);
    result.device = "cpu";
    result.numerics.arrival_depths = {0.05, 0.3, 1};
    result.numerics.tile_size = 8;
    return result;
  }
  static spate::Parameters in_parts(spate::Parameters parameters, int parts, int shuffle_steps = 0) {
    parameters.numerics.parts = parts;
    parameters.numerics.shuffle_steps = shuffle_steps;
    return parameters;
  }
};

void expect_same(const Result& result, const Result& expected) {
  expect_same_bits(result, expected);
  EXPECT_EQ(expected.report.tiles, result.report.tiles);
  EXPECT_EQ(expected.report.cell_updates, result.report.cell_updates);
}

// Of the schemes that are there to be compared with this is repeated alone: they share all but the flux.
class EverySchemeInParts : public InParts {};

TEST_P(EverySchemeInParts, EverythingAtOnce) {
  for (const spate::Integrator integrator : integrators()) {
    spate::Parameters whole = parameters(everything_duration);
    whole.numerics.integrator = integrator;
    const Result expected = result_of(*simulate(everything(), whole));
    for (const int parts : {2, 3, 7}) {
      SCOPED_TRACE(testing::Message() << name_of(integrator) << ", " << parts << " parts");
      expect_same(result_of(*simulate(everything(), in_parts(whole, parts))), expected);
    }
  }
}

TEST_P(InParts, WhoseTilesMoveEveryTenSteps) {
  for (const spate::Integrator integrator : integrators()) {
    spate::Parameters whole = parameters(everything_duration);
    whole.numerics.integrator = integrator;
    const Result expected = result_of(*simulate(everything(2), whole));
    for (const int parts : {2, 3, 7}) {
      SCOPED_TRACE(testing::Message() << name_of(integrator) << ", " << parts << " parts");
      spate::Parameters moving = in_parts(whole, parts, 10);
      expect_same(result_of(*simulate(everything(2), moving)), expected);
      if (parts != 3) continue;
      moving.numerics.threads = 2;
      moving.numerics.sparse = false;
      expect_same_bits(result_of(*simulate(everything(2), moving)), expected);
    }
  }
}

TEST_P(InParts, JoinedByStructures) {
  for (const spate::Integrator integrator : integrators()) {
    spate::Parameters whole = parameters(everything_duration);
    whole.numerics.integrator = integrator;
    const Scenario scenario = structured(4, false);
    const Result expected = result_of(*simulate(scenario, whole));
    for (const int parts : {2, 3, 7}) {
      SCOPED_TRACE(testing::Message() << name_of(integrator) << ", " << parts << " parts");
      expect_same(result_of(*simulate(scenario, in_parts(whole, parts, 10))), expected);
    }
  }
}

TEST_P(InParts, WithEdgesAtTheCuts) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const spate::Parameters whole = parameters(forced_holes_duration);
    const Result expected = result_of(*simulate(forced_holes(seed), whole));
    for (const int parts : {2, 3, 4, 7}) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", " << parts << " parts");
      expect_same(result_of(*simulate(forced_holes(seed), in_parts(whole, parts, 7))), expected);
    }
  }
}

// A dam breaks in a corner: at first one part has all the water; the front crosses the cuts, and they follow.
TEST_P(InParts, WhoseFrontCrossesTheCuts) {
  Scenario scenario = make_scenario(
      150, 110, 2, [](double x, double y) { return 0.002 * (x + y); }, 0.03);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double y) { return x < 40 && y < 30 ? 3.0 : 0.0; });
  const spate::Parameters whole = parameters(everything_duration / 3);
  const Result expected = result_of(*simulate(scenario, whole));
  for (const int parts : {2, 3, 4, 7}) {
    SCOPED_TRACE(testing::Message() << parts << " parts");
    expect_same(result_of(*simulate(scenario, in_parts(whole, parts))), expected);
  }
}

TEST_P(InParts, OfWhichSomeHaveNoWaterAndSomeNoTile) {
  Scenario dry = make_scenario(40, 40, 2, [](double x, double) { return 0.01 * x; });
  const spate::Parameters whole = parameters(10);
  expect_same(result_of(*simulate(dry, in_parts(whole, 3))), result_of(*simulate(dry, whole)));
  Scenario drop = dry;
  drop.initial_depth = at_centres(
      drop.terrain.grid, [](double x, double y) { return x > 30 && x < 34 && y > 50 && y < 54 ? 1.0 : 0.0; });
  const Result expected = result_of(*simulate(drop, whole));
  for (const int parts : {3, 25, 60}) {  // of 25 tiles
    SCOPED_TRACE(testing::Message() << parts << " parts");
    expect_same(result_of(*simulate(drop, in_parts(whole, parts, 5))), expected);
  }
}

// Saved in some parts, it goes on in others.
TEST_P(InParts, SavedAndResumed) {
  const spate::Parameters whole = parameters(everything_duration);
  spate::Parameters half = whole;
  half.duration = everything_duration / 2;
  const auto resumed = [&](const spate::RunState& from, int parts) {
    Simulation simulation(std::make_shared<const Scenario>(everything()), in_parts(whole, parts, 10), from);
    EXPECT_TRUE(simulation.run());
    return result_of(simulation);
  };
  const spate::RunState saved = simulate(everything(), half)->save();
  const Result expected = resumed(saved, 1);
  for (const int parts : {2, 5}) {
    const spate::RunState other = simulate(everything(), in_parts(half, parts, 10))->save();
    EXPECT_EQ(saved.cells.blocks, other.cells.blocks);
    EXPECT_EQ(saved.cells.values, other.cells.values);
    EXPECT_EQ(saved.cells.double_values, other.cells.double_values);
    EXPECT_EQ(saved.steps.cell_updates, other.steps.cell_updates);
    EXPECT_EQ(saved.barriers.highest_water, other.barriers.highest_water);
    EXPECT_EQ(saved.barriers.freeboard, other.barriers.freeboard);
    EXPECT_EQ(saved.barriers.overtopped, other.barriers.overtopped);
    for (const int then : {1, 2, 3}) {
      SCOPED_TRACE(testing::Message() << parts << " parts, then " << then);
      expect_same(resumed(other, then), expected);
    }
    expect_same(resumed(saved, parts), expected);
  }
}

// Looks at everything, often, and stops in between.
class Nosy : public spate::Observer {
 public:
  explicit Nosy(const Simulation& simulation) : simulation_(simulation) {}
  bool progress(const spate::Report& report) override {
    next_ = report.time + everything_duration / 24;
    simulation_.field(Field::max_speed);
    simulation_.barrier_reports();
    return ++calls_ % 3 != 0;
  }
  double next_look() const override { return next_; }

 private:
  const Simulation& simulation_;
  double next_ = 0;
  int calls_ = 0;
};

TEST_P(InParts, LookedAtAndInterrupted) {
  const spate::Parameters whole = parameters(everything_duration);
  Simulation simulation(std::make_shared<const Scenario>(everything()), in_parts(whole, 3));
  Nosy nosy(simulation);
  int runs = 1;
  while (!simulation.run(&nosy) && runs < 1000) ++runs;
  EXPECT_GT(runs, 1);
  expect_same(result_of(simulation), result_of(*simulate(everything(), whole)));
}

SPATE_TEST_EVERY_SCHEME(EverySchemeInParts);
SPATE_TEST_FLOOD_SCHEMES(InParts);

// The bed of the whole grid is in the first part; of the others each has that of its tiles. Held by every
// part, it would take twice as much again in three.
TEST(Parts, HoldTheGroundOnce) {
  const Scenario scenario = lake_in_rough_land(2400, 1800);
  const spate::Grid& grid = scenario.terrain.grid;
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 2);
  parameters.numerics.tile_size = 16;
  const double bed = static_cast<double>(grid.cells()) * sizeof(float);
  const Result expected = result_of(*simulate(scenario, parameters));
  for (const int parts : {2, 3, 7}) {
    parameters.numerics.parts = parts;
    const Result result = result_of(*simulate(scenario, parameters));
    expect_same_bits(result, expected);
    const double more = result.report.memory - expected.report.memory;
    std::printf("  bed %.2f MB; 1 part: %.2f MB, %d parts: %.2f MB more\n", bed / 1e6,
                expected.report.memory / 1e6, parts, more / 1e6);
    EXPECT_LT(more, 0.5 * bed);
  }
}

TEST(Parts, TellWhereWaterIsNoNumber) {
  Scenario scenario = flat(64, 64, 1);
  scenario.initial_depth.assign(64 * 64, 1);
  scenario.initial_hu.assign(64 * 64, 0);
  scenario.initial_hu[scenario.terrain.grid.index(50, 60)] = 1e30f;
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 10);
  parameters.numerics.tile_size = 16;
  const auto said = [&](int parts) -> std::string {
    parameters.numerics.parts = parts;
    try {
      simulate(scenario, parameters);
    } catch (const spate::Error& error) {
      return error.key() + error.what();
    }
    return {};
  };
  const std::string alone = said(1);
  EXPECT_NE(std::string::npos, alone.find("unstable")) << alone;
  EXPECT_EQ(alone, said(2));
  EXPECT_EQ(alone, said(5));
}

TEST(Parts, CanBeCancelledWhileTheyAreMade) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 10);
  parameters.numerics.parts = 3;
  int asked = 0;
  const Simulation whole(scenario, parameters, [&](double) { ++asked; });
  struct Enough {};
  for (int at = 1; at <= asked; at += 41) {
    int now = 0;
    EXPECT_THROW(Simulation(scenario, parameters,
                            [&](double) {
                              if (++now == at) throw Enough();
                            }),
                 Enough);
  }
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// Results do not depend, in any bit, on how the work is done: threads, tiles, sparse or dense, one
// simulation or several at once, in one go or interrupted, near the datum or far above it.
#include <thread>

#include "solver/core/check.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;

// How a run is computed.
struct Way {
  int threads, tile_size;
  bool sparse;
};

class Independence : public EveryScheme {
 protected:
  spate::Parameters parameters() const {
    spate::Parameters result = parameters_for(scheme(), everything_duration);
    result.numerics.arrival_depths = {0.05, 0.3, 1};
    result.numerics.step_limits = true;
    return result;
  }

  // Expects that a run has those results if it is computed that way.
  static void expect_same_in(const Way& way, const Scenario& scenario, spate::Parameters parameters,
                             const Result& expected) {
    SCOPED_TRACE(testing::Message() << "threads " << way.threads << ", tile size " << way.tile_size
                                    << ", sparse " << way.sparse);
    parameters.numerics.threads = way.threads;
    parameters.numerics.tile_size = way.tile_size;
    parameters.numerics.sparse = way.sparse;
    expect_same_bits(result_of(*simulate(scenario, parameters)), expected);
  }
  // The same with each set of instructions; not every processor has all of them.
  static void expect_same_with_every_instruction_set(const Scenario& scenario, spate::Parameters parameters) {
    const Result expected = result_of(*simulate(scenario, parameters));
    int compared = 0;
    for (const char* set : {"SSE2", "AVX2", "AVX-512"}) {
      parameters.numerics.instruction_set = set;
      SCOPED_TRACE(set);
      try {
        expect_same_bits(result_of(*simulate(scenario, parameters)), expected);
        ++compared;
      } catch (const spate::Error& error) {
        EXPECT_EQ("instruction_set_missing", error.key());
        std::printf("  %s: %s\n", set, error.what());
      }
    }
#if defined(__x86_64__)  // others have a set of another name alone
    EXPECT_GT(compared, 0);
#endif
  }
};

// What the schemes that are there to be compared with share with all others is not repeated with them.
class IndependenceOfFloods : public Independence {};

TEST_P(Independence, TheScenarioHasEverythingInIt) {
  const auto simulation = simulate(everything(), parameters_for(scheme(), 120));
  const spate::Volumes volumes = simulation->report().volumes;
  for (double volume : {volumes.initial, volumes.inflow, volumes.abstracted, volumes.edges_in,
                        volumes.edges_out, volumes.rain, volumes.infiltrated, volumes.stored})
    EXPECT_GT(volume, 1);
  if (scheme() != SchemeId::lxf) {  // which spreads water over all ground
    EXPECT_LT(simulation->report().wet_cells, 61 * 47 - 80) << "some stay dry";
  }
  figure_at_most(label("every edge and source at once, mass error"), std::abs(volumes.mass_error()), 1e-7);
  if (scheme() != SchemeId::kp07)
    figure_at_most(label("every edge and source at once, clipped (m3)"), volumes.clipped, 0, "0");
}

TEST_P(Independence, OfThreadsTilesAndSparsity) {
  for (const spate::Integrator integrator : integrators()) {
    SCOPED_TRACE(name_of(integrator));
    spate::Parameters reference = parameters();
    reference.duration = everything_duration / 2;
    reference.numerics.integrator = integrator;
    const Result expected = result_of(*simulate(everything(), reference));
    for (const Way& way :
         {Way{1, 0, false}, Way{1, 8, true}, Way{2, 19, false}, Way{2, 64, true}, Way{3, 32, true}})
      expect_same_in(way, everything(), reference, expected);
  }
}

// Without rain, tiles dry up and are left alone until water comes again.
TEST_P(IndependenceOfFloods, OfThreadsTilesAndSparsityOnSoils) {
  const Way ways[] = {{1, 8, true}, {2, 19, false}, {3, 32, true}};
  std::size_t taken = 0;  // of the ways, in turn
  for (const spate::LossMethod method : all_loss_methods)
    for (const bool rains : {true, false}) {
      const Scenario scenario = soaking(method, rains);
      spate::Parameters reference = parameters();
      const Result expected = result_of(*simulate(scenario, reference));
      const spate::Volumes& volumes = expected.report.volumes;
      const bool takes = method != spate::LossMethod::none;
      constexpr bool is_long = everything_duration > 60;  // the few steps of the sanitizers may pass it by
      if (is_long) {
        EXPECT_GT(volumes.evaporated, 0);
      }
      figure_at_most(label("soils, mass error"), std::abs(volumes.mass_error()), 1e-7);
      Scenario mapped_alone = scenario;
      mapped_alone.infiltration = 0;  // which has no map
      const auto simulation = simulate(mapped_alone, reference);
      double mapped = 0;
      for (const float depth : simulation->field(Field::infiltrated))
        if (!std::isnan(depth)) mapped += static_cast<double>(depth) * scenario.terrain.grid.cell_area();
      if (takes && (method != spate::LossMethod::curve_number || rains) && is_long) {
        EXPECT_GT(mapped, 1);
      }
      figure_at_most(label("soils, map of what infiltrated, relative error"),
                     std::abs(mapped - simulation->report().volumes.infiltrated) / std::max(mapped, 1.0),
                     1e-6);
      SCOPED_TRACE(testing::Message() << "method " << static_cast<int>(method) << ", rains " << rains);
      expect_same_in(ways[taken++ % std::size(ways)], scenario, reference, expected);
    }
}

// Without rain, structures wake tiles that were dry.
TEST_P(IndependenceOfFloods, OfThreadsTilesAndSparsityWithStructures) {
  for (const spate::Integrator integrator : integrators())
    for (const bool rains : {true, false}) {
      SCOPED_TRACE(testing::Message() << name_of(integrator) << ", rains " << rains);
      const Scenario scenario = structured(rains ? 1 : 2, rains);
      spate::Parameters reference = parameters();
      reference.duration = everything_duration / 2;
      reference.numerics.integrator = integrator;
      const Result expected = result_of(*simulate(scenario, reference));
      figure_at_most(label("structures, mass error"), std::abs(expected.report.volumes.mass_error()), 1e-7);
      for (const Way& way : {Way{1, 8, true}, Way{2, 19, false}, Way{3, 32, true}})
        expect_same_in(way, scenario, reference, expected);
    }
}

TEST_P(IndependenceOfFloods, OfWhereEdgesLieInTiles) {
  spate::Parameters reference = parameters();
  reference.duration = forced_holes_duration;
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Scenario scenario = forced_holes(seed);
    const Result expected = result_of(*simulate(scenario, reference));
    for (const int tile_size : {8, 13, 16, 31}) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", tile size " << tile_size);
      spate::Parameters other = reference;
      other.numerics.tile_size = tile_size;
      expect_same_bits(result_of(*simulate(scenario, other)), expected);
    }
  }
}

TEST_P(Independence, OfTheInstructionSet) {
  expect_same_with_every_instruction_set(everything(), parameters());
}

TEST_P(Independence, OfOtherSimulationsAtTheSameTime) {
  std::vector<Result> alone, together(4);
  for (std::uint32_t seed = 0; seed < 4; ++seed)
    alone.push_back(result_of(*simulate(everything(seed), parameters())));
  std::vector<std::thread> threads;
  for (std::uint32_t seed = 0; seed < 4; ++seed)
    threads.emplace_back([&, seed] {
      spate::Parameters own = parameters();
      own.numerics.threads = 1 + static_cast<int>(seed % 2);
      together[seed] = result_of(*simulate(everything(seed), own));
    });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t seed = 0; seed < 4; ++seed) expect_same_bits(together[seed], alone[seed]);
}

// A cell whose discharge is so small that its square is no number, beside fast water: whether they share a
// register must not count.
TEST_P(Independence, OfFastNeighboursOfSlowWater) {
  Scenario scenario = make_scenario(
      64, 4, 4, [](double, double) { return 0.0; }, 0.1);
  const std::size_t cells = scenario.terrain.grid.cells();
  scenario.initial_depth.assign(cells, 2e-5f);
  scenario.initial_hu.assign(cells, 0.0f);
  scenario.initial_hv.assign(cells, 1e-21f);
  for (int row = 0; row < 4; ++row) {
    scenario.initial_depth[scenario.terrain.grid.index(20, row)] = 1;
    scenario.initial_hv[scenario.terrain.grid.index(20, row)] = 1;
  }
  spate::Parameters reference = parameters();
  reference.duration = 0.3;
  expect_same_with_every_instruction_set(scenario, reference);
}

TEST_P(Independence, OfTheDatum) {
  // Beds and levels are multiples of 2^-10 m, so that a shift by a datum is exact. While levels were
  // interpolated with the datum in them, one run in twenty differed: each scheme's in one of these.
  for (const std::uint32_t seed : {0u, 3u, 19u, 32u}) {
    SCOPED_TRACE(seed);
    Scenario high = everything(seed);
    high.terrain.datum += 2048;
    set_side(high, spate::Side::south, EdgeKind::level, Series({0, 60, 120}, {2112, 2114.5, 2113}));
    high.inflows[2].series = Series(2115);
    expect_same_bits(result_of(*simulate(high, parameters())),
                     result_of(*simulate(everything(seed), parameters())));
  }
}

TEST_P(Independence, OfTheOriginOfTheGrid) {
  Scenario far = everything();
  far.terrain.grid.west = 424520.25;
  far.terrain.grid.south = 6354265.4;
  expect_same_bits(result_of(*simulate(far, parameters())), result_of(*simulate(everything(), parameters())));
}

// Stops at every other look.
class Interrupter : public spate::Observer {
 public:
  bool progress(const spate::Report& report) override {
    next_ = report.time + everything_duration / 24;
    return ++calls_ % 2 == 0;
  }
  double next_look() const override { return next_; }

 private:
  double next_ = 0;
  int calls_ = 0;
};

TEST_P(Independence, OfInterruptions) {
  Simulation simulation(std::make_shared<const Scenario>(everything()), parameters());
  Interrupter interrupter;
  int runs = 1;
  while (!simulation.run(&interrupter) && runs < 1000) ++runs;
  EXPECT_GT(runs, 2) << "it stops at the end only";
  expect_same_bits(result_of(simulation), result_of(*simulate(everything(), parameters())));
}

SPATE_TEST_EVERY_SCHEME(Independence);
SPATE_TEST_FLOOD_SCHEMES(IndependenceOfFloods);

}  // namespace

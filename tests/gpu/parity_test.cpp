// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU computes what the CPU computes, bit for bit, in whole runs with every kind of edge and source; and
// with fast arithmetic nearly so.
#include "solver/core/check.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;
using spate::Integrator;

class Gpu : public testing::TestWithParam<std::tuple<SchemeId, Integrator>> {
 protected:
  void SetUp() override {
    if (!spate::chosen_gpu("auto")) GTEST_SKIP() << "no GPU";
  }
  static spate::Parameters parameters(const char* device, double duration = everything_duration) {
    spate::Parameters result = parameters_for(std::get<0>(GetParam()), duration);
    result.device = device;
    result.numerics.integrator = std::get<1>(GetParam());
    result.numerics.arrival_depths = {0.05, 0.3, 1};
    return result;
  }
  static Result run(const Scenario& scenario, const spate::Parameters& parameters) {
    Simulation simulation(std::make_shared<const Scenario>(scenario), parameters);
    EXPECT_TRUE(simulation.run());
    return result_of(simulation);
  }
};

TEST_P(Gpu, ComputesTheBitsOfTheCpu) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    expect_same_bits(run(everything(seed), parameters("cuda")), run(everything(seed), parameters("cpu")));
  }
}

TEST_P(Gpu, ForcesTheEdgesOfHolesWhereverTheyLie) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Scenario scenario = forced_holes(seed);
    const Result expected = run(scenario, parameters("cpu", forced_holes_duration));
    for (const int height : {0, 8, 32}) {  // by blocks, and by marches
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", height " << height);
      spate::Parameters other = parameters("cuda", forced_holes_duration);
      other.numerics.tile_size = height;
      expect_same_bits(run(scenario, other), expected);
    }
  }
}

TEST_P(Gpu, SmallCase) {             // for the sanitizers, which are slow
  for (const int height : {0, 8}) {  // by blocks, and by marches
    spate::Parameters small = parameters("cuda", 4);
    small.numerics.tile_size = height;
    expect_same_bits(run(everything(), small), run(everything(), parameters("cpu", 4)));
    small.duration = 1;
    expect_same_bits(run(forced_holes(3), small), run(forced_holes(3), parameters("cpu", 1)));
  }
}

TEST_P(Gpu, DoesNotDependOnTilesAndSparsity) {
  const Result expected = run(everything(), parameters("cpu"));
  for (const bool sparse : {true, false})
    for (const int height : {4, 7, 8, 16, 20, 22, 32, 64}) {
      SCOPED_TRACE(testing::Message() << "height " << height << ", sparse " << sparse);
      spate::Parameters other = parameters("cuda");
      other.numerics.tile_size = height;
      other.numerics.sparse = sparse;
      expect_same_bits(run(everything(), other), expected);
    }
}

// A dam breaks in the corner of rough dry land: the front keeps creating tiles.
Scenario dam_break() {
  Random random(7);
  Scenario scenario = make_scenario(
      300, 260, 5, [&](double, double) { return random(0, 2); }, 0.03);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double y) { return x < 200 && y < 200 ? 8.0 : 0.0; });
  return scenario;
}

TEST_P(Gpu, FollowsAFrontIntoDryLand) {
  const Result expected = run(dam_break(), parameters("cpu", 60));
  for (const int height : {4, 20, 22, 32}) {  // 20 and 22: by blocks
    spate::Parameters other = parameters("cuda", 60);
    other.numerics.tile_size = height;
    const Result result = run(dam_break(), other);
    expect_same_bits(result, expected);
    EXPECT_LT(result.report.tiles, result.report.tiles_total);
  }
}

TEST_P(Gpu, KeepsAWetBasin) {
  // Many tiles, all wet from the start; run twice, to catch what depends on timing.
  Scenario scenario = flat(256, 256, 2.5, 0.03);
  scenario.initial_depth = at_centres(scenario.terrain.grid, [](double x, double y) {
    return std::hypot(x - 320, y - 320) < 62 ? 10.0 : 1.0;
  });
  const Result expected = run(scenario, parameters("cpu", 15));
  for (int time = 0; time < 2; ++time) expect_same_bits(run(scenario, parameters("cuda", 15)), expected);
}

TEST_P(Gpu, GoesOnWhereTheCpuWasSavedAndBack) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  const auto parameters_on = [](const char* device, double quarters, int height) {
    spate::Parameters result = parameters(device, quarters * everything_duration / 4);
    result.snapshot_interval = everything_duration / 4;  // steps end at the same times in all runs
    result.numerics.tile_size = height;
    return result;
  };
  const Result expected = run(*scenario, parameters_on("cpu", 4, 0));
  for (const int height : {0, 8, 32})  // by blocks, and by marches
    for (const double quarters : {1, 3}) {
      SCOPED_TRACE(testing::Message() << quarters << " quarters, height " << height);
      Simulation on_cpu(scenario, parameters_on("cpu", quarters, 0));
      Simulation on_gpu(scenario, parameters_on("cuda", quarters, height));
      EXPECT_TRUE(on_cpu.run() && on_gpu.run());
      Simulation from_cpu(scenario, parameters_on("cuda", 4, height), on_cpu.save());
      Simulation from_gpu(scenario, parameters_on("cpu", 4, 0), on_gpu.save());
      EXPECT_TRUE(from_cpu.run() && from_gpu.run());
      expect_same_bits(result_of(from_cpu), expected);
      expect_same_bits(result_of(from_gpu), expected);
    }
}

TEST_P(Gpu, IsSavedWhereverItIs) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  const Result expected = run(*scenario, parameters("cpu"));
  for (const int height : {0, 8}) {
    spate::Parameters on_gpu = parameters("cuda");
    on_gpu.numerics.tile_size = height;
    const auto backend =
        spate::make_cuda_backend(scenario, spate::with_defaults(on_gpu.numerics), *spate::chosen_gpu("cuda"));
    for (int part = 0; part < 3; ++part) {
      SCOPED_TRACE(testing::Message() << "part " << part << ", height " << height);
      backend->advance(everything_duration, 0);
      Simulation later(scenario, parameters("cpu"), backend->save());
      EXPECT_TRUE(later.run());
      expect_same_bits(result_of(later), expected);
    }
  }
}

TEST_P(Gpu, DriesUpAndFloodsAgain) {
  // A hollow drains by infiltration and is filled again by an inflow that starts later.
  Scenario scenario = make_scenario(200, 200, 2, [](double x, double y) {
    return 1e-3 * ((x - 200) * (x - 200) + (y - 200) * (y - 200)) / 40;
  });
  scenario.infiltration = 1e-3;
  scenario.initial_depth = at_centres(scenario.terrain.grid, [](double x, double y) {
    return std::abs(x - 100) < 30 && std::abs(y - 100) < 30 ? 0.1 : 0.0;
  });
  scenario.inflows = {{"late",
                       spate::InflowKind::discharge,
                       Series({0, 200, 201, 300}, {0, 0, 20, 0}),
                       {{scenario.terrain.grid.index(60, 70), 1}}}};
  expect_same_bits(run(scenario, parameters("cuda", 400)), run(scenario, parameters("cpu", 400)));
}

// Reports of barriers are the same numbers: a wall that breaches, a gate that closes and opens, a band, one
// that shares its faces with a higher one, one that nobody asks about; and steps that were too long.
TEST_P(Gpu, ReportsOfBarriersAreTheSame) {
  Random random(3);
  Scenario scenario = make_scenario(
      120, 90, 4, [&](double, double) { return random(0, 0.3); }, 0.03);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_level = at_centres(grid, [](double x, double) { return x < 160 ? 3.0 : std::nan(""); });
  const auto west_of = [](int edge) {
    return [edge](int column, int row) { return column + row / 4 < edge; };
  };
  spate::Barrier wall = barrier_around(grid, 2.8f, west_of(60));
  wall.breach = 20;
  wall.breach_duration = 15;
  wall.breach_crest = 0.5f;
  spate::Barrier gate = barrier_around(grid, 3.0f, west_of(80));
  gate.close = 10;
  gate.open = 45;
  const auto in_band = [](int column, int row) { return column >= 95 && column < 98 && row > 10; };
  spate::Barrier unasked = barrier_around(grid, 0.8f, west_of(70));
  unasked.reported = false;
  scenario.barriers = {wall, gate, barrier_on(grid, 0.6f, in_band), barrier_around(grid, 0.4f, west_of(80)),
                       unasked};
  const Result expected = run(scenario, parameters("cpu", 90));
  double crossed = 0;
  for (const spate::BarrierReport& report : expected.barriers) crossed += report.volume;
  EXPECT_GT(crossed, 100);
  EXPECT_EQ(0, expected.barriers.back().volume);
  for (const int height : {0, 8, 20}) {
    SCOPED_TRACE(height);
    spate::Parameters other = parameters("cuda", 90);
    other.numerics.tile_size = height;
    expect_same_bits(run(scenario, other), expected);
  }
}

// Sections where nothing else is special and nothing forces the flow: in deep water, and at a front.
TEST_P(Gpu, CountsWhatFlowsThroughSections) {
  Random random(11);
  Scenario scenario = make_scenario(
      160, 120, 4, [&](double, double) { return random(0, 0.3); }, 0.03);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_depth = at_centres(grid, [](double x, double) { return x < 300 ? 3.0 : 0.0; });
  scenario.sections = {
      section_around(grid, [](int column, int row) { return std::hypot(column - 60, row - 60) < 33; }),
      section_around(grid, [](int column, int row) { return 2 * column + row < 260; })};
  const Result expected = run(scenario, parameters("cpu", 60));
  for (const spate::SectionReport& report : expected.sections) EXPECT_GT(report.volume, 100);
  for (const int height : {0, 8, 20, 32}) {
    SCOPED_TRACE(height);
    spate::Parameters other = parameters("cuda", 60);
    other.numerics.tile_size = height;
    expect_same_bits(run(scenario, other), expected);
  }
  scenario.sections.clear();
  Result without = run(scenario, parameters("cuda", 60));
  without.sections = expected.sections;
  expect_same_bits(without, expected);
}

TEST_P(Gpu, SaysWhenItsMemoryIsTooSmallAndKeepsWhatItHas) {
  spate::Parameters little = parameters("cuda", 60);
  little.numerics.tile_size = 4;
  little.numerics.gpu_memory = 7e5;
  Simulation simulation(std::make_shared<const Scenario>(dam_break()), little);
  expect_error([&] { simulation.run(); }, "out_of_gpu_memory");
  const Result result = result_of(simulation);
  little.numerics.gpu_memory = 1e5;  // too little for the start
  expect_error([&] { Simulation(std::make_shared<const Scenario>(dam_break()), little); },
               "out_of_gpu_memory");
  EXPECT_GT(result.report.steps, 0);
  EXPECT_LT(std::abs(result.report.volumes.mass_error()), 1e-7);
  EXPECT_GT(result.report.wet_cells, 1500);
}

TEST_P(Gpu, CanBeInterruptedAndWatched) {
  class Interrupter : public spate::Observer {
   public:
    bool progress(const spate::Report&) override { return ++calls_ % 2 == 0; }

   private:
    int calls_ = 0;
  };
  spate::Parameters with_snapshots = parameters("cuda");
  with_snapshots.snapshot_interval = 7;
  spate::Parameters on_cpu = parameters("cpu");
  on_cpu.snapshot_interval = 7;
  Simulation simulation(std::make_shared<const Scenario>(everything()), with_snapshots);
  Interrupter interrupter;
  int runs = 1;
  while (!simulation.run(&interrupter) && runs < 1000) ++runs;
  EXPECT_GT(runs, 1);
  expect_same_bits(result_of(simulation), run(everything(), on_cpu));
}

TEST_P(Gpu, HasAccumulatedAllStepsWheneverItIsLookedAt) {
  const auto scenario = std::make_shared<const Scenario>(dam_break());
  const spate::Grid& grid = scenario->terrain.grid;
  for (const int height : {0, 8}) {
    spate::Numerics numerics = parameters("cuda").numerics;
    numerics.tile_size = height;
    const auto backend = spate::make_cuda_backend(scenario, spate::with_defaults(numerics),
                                                  spate::cuda_devices().names.begin()->first);
    std::vector<float> depth(grid.cells()), most(grid.cells());
    for (int look = 0; look < 3; ++look) {
      backend->advance(600, 0);
      EXPECT_GT(backend->report().steps, 0);
      backend->read(spate::Field::depth, 0, 0, grid.rows, depth.data());
      backend->read(spate::Field::max_depth, 0, 0, grid.rows, most.data());
      int deeper = 0;
      for (std::size_t i = 0; i < depth.size(); ++i) deeper += depth[i] > 0.01f && !(most[i] >= depth[i]);
      EXPECT_EQ(deeper, 0) << "height " << height << ", look " << look;
    }
  }
}

TEST_P(Gpu, FastArithmeticDiffersLittle) {
  spate::Parameters fast = parameters("cuda", 60);
  fast.numerics.fast_math = true;
  const Result expected = run(dam_break(), parameters("cpu", 60)), result = run(dam_break(), fast);
  const std::vector<float>&a = result.fields[5], &b = expected.fields[5];  // maximum depth
  double sum = 0, total = 0, most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double x = std::isnan(a[i]) ? 0 : static_cast<double>(a[i]);
    const double y = std::isnan(b[i]) ? 0 : static_cast<double>(b[i]);
    sum += std::abs(x - y);
    total += y;
    most = std::max(most, std::abs(x - y));
  }
  std::printf(
      "  fast arithmetic: maximum depth differs by %.1e of its mean, at most by %.1e m; %ld steps for %ld\n",
      sum / total, most, static_cast<long>(result.report.steps), static_cast<long>(expected.report.steps));
  EXPECT_LT(sum / total, 1e-3);
  EXPECT_NEAR(static_cast<double>(result.report.steps), static_cast<double>(expected.report.steps),
              0.01 * static_cast<double>(expected.report.steps));
}

std::string name_of(const testing::TestParamInfo<std::tuple<SchemeId, Integrator>>& info) {
  return std::string(spate::scheme_info(std::get<0>(info.param)).name) + "_" +
         name_of(std::get<1>(info.param));
}
INSTANTIATE_TEST_SUITE_P(All, Gpu,
                         testing::Combine(testing::Values(SchemeId::hwp14, SchemeId::kp07, SchemeId::hr),
                                          testing::ValuesIn(spate::integrator_list)),
                         name_of);

}  // namespace

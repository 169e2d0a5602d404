// SPDX-License-Identifier: GPL-3.0-or-later
// Runs on a GPU that are saved and continued, interrupted, watched, short of memory, or no longer numbers.
// parity_test.cpp names the schemes and integrators.
#include "solver/core/check.hpp"
#include "tests/gpu/gpu_case.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/planted.hpp"

namespace {

using namespace cases;
using spate::RunState;

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
        spate::make_cuda_backend(scenario, spate::with_defaults(on_gpu.numerics), spate::chosen_gpus("cuda"));
    for (int part = 0; part < 3; ++part) {
      SCOPED_TRACE(testing::Message() << "part " << part << ", height " << height);
      backend->advance(everything_duration, 0);
      Simulation later(scenario, parameters("cpu"), backend->save());
      EXPECT_TRUE(later.run());
      expect_same_bits(result_of(later), expected);
    }
  }
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
  // The last step's maxima and arrivals, too, though the next one would have noted them: on to the bits of a
  // run that had enough.
  const std::vector<float> depth = simulation.field(Field::depth), most = simulation.field(Field::max_depth);
  for (std::size_t cell = 0; cell < depth.size(); ++cell)
    if (static_cast<double>(depth[cell]) >= little.numerics.dry_depth) {
      ASSERT_GE(most[cell], depth[cell]) << cell;
    }
  Simulation resumed(std::make_shared<const Scenario>(dam_break()), parameters("cpu", 60), simulation.save());
  EXPECT_TRUE(resumed.run());
  expect_same_bits(result_of(resumed), run(dam_break(), parameters("cpu", 60)));
}

TEST_P(Gpu, FindsWhatIsNoNumberAtTheNextLookAndWhere) {
  const auto scenario = std::make_shared<const Scenario>(PlantedLake::scenario());
  const RunState saved = Simulation(scenario, parameters("cpu", 1e7)).save();
  for (const int height : {0, 8}) {
    spate::Parameters on_gpu = parameters("cuda", 1e7);
    on_gpu.numerics.tile_size = height;
    for (std::size_t plane = 0; plane < 3; ++plane)
      PlantedLake::expect_found(on_gpu, PlantedLake::planted(saved, plane));
  }
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
                                                  {spate::cuda_devices().names.begin()->first});
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

}  // namespace

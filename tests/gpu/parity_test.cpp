// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU computes what the CPU computes, bit for bit, in whole runs with every kind of edge and source; and
// with fast arithmetic nearly so.
#include <cmath>
#include <limits>

#include "solver/backend/backend.hpp"
#include "tests/gpu/gpu_case.hpp"
#include "tests/solver/basin.hpp"
#include "tests/solver/errors.hpp"

namespace {

using namespace cases;
using spate::Integrator;

TEST_P(Gpu, ComputesTheBitsOfTheCpu) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    expect_same_bits(run(everything(seed), parameters("cuda")), run(everything(seed), parameters("cpu")));
  }
}

// By the kernels that do not look where the largest speed is, which most runs use; with the edges of holes,
// until hardly any water is left around them.
TEST_P(Gpu, ComputesTheSameWhereStepsAreNotCounted) {
  Scenario plain = everything();
  plain.barriers.clear();
  plain.sections.clear();
  spate::Parameters uncounted = parameters("cuda"), on_cpu = parameters("cpu");
  uncounted.numerics.step_limits = on_cpu.numerics.step_limits = false;
  for (const Scenario& scenario : {everything(), plain, forced_holes(3)}) {
    const Result expected = run(scenario, on_cpu);
    for (const int height : {0, 8}) {  // by blocks, and by marches
      SCOPED_TRACE(height);
      uncounted.numerics.tile_size = height;
      expect_same_bits(run(scenario, uncounted), expected);
    }
  }
}

// Deep water beside rows so thin that it drains: marches must notice those of the halo, too.
TEST_P(Gpu, ForcesTheEdgesOfHolesForLong) {
  for (const std::uint32_t seed : {3u, 6u, 9u}) {
    const Scenario scenario = forced_holes(seed);
    const Result expected = run(scenario, parameters("cpu"));
    for (const int height : {0, 8, 16}) {  // by blocks, and by marches
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", height " << height);
      spate::Parameters other = parameters("cuda");
      other.numerics.tile_size = height;
      expect_same_bits(run(scenario, other), expected);
    }
  }
}

// Films beside deep water, and water that moves fast in any direction: cells drain everywhere, also those
// next to tiles, on which these depend.
TEST_P(Gpu, DrainsBesideTiles) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    Random random(seed);
    Scenario scenario = make_scenario(
        229, 60, 2, [&](double, double) { return random(0, 0.5); }, 0.03);
    const spate::Grid& grid = scenario.terrain.grid;
    std::vector<float> depth, hu, hv;
    for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
      const double film = std::pow(10, random(-5, -1)), deep = random(1, 3);
      depth.push_back(static_cast<float>(random(0, 1) < 0.1 * seed ? deep : film));
      hu.push_back(depth.back() * static_cast<float>(random(-4, 4)));
      hv.push_back(depth.back() * static_cast<float>(random(-4, 4)));
    }
    scenario.initial_depth = depth;
    scenario.initial_hu = hu;
    scenario.initial_hv = hv;
    const Result expected = run(scenario, parameters("cpu", 3));
    for (const int height : {0, 8, 32}) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", height " << height);
      spate::Parameters other = parameters("cuda", 3);
      other.numerics.tile_size = height;
      expect_same_bits(run(scenario, other), expected);
    }
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

// For the sanitizers, which are slow. Where nothing is forced the decision has the fewest barriers.
TEST_P(Gpu, SmallCase) {
  Scenario dam = flat(48, 40, 1, 0.03);
  dam.initial_depth = at_centres(dam.terrain.grid, [](double x, double) { return x < 20 ? 1.0 : 0.0; });
  for (const int height : {0, 8}) {  // by blocks, and by marches
    spate::Parameters small = parameters("cuda", 4);
    small.numerics.tile_size = height;
    expect_same_bits(run(everything(), small), run(everything(), parameters("cpu", 4)));
    small.duration = 1;
    expect_same_bits(run(forced_holes(3), small), run(forced_holes(3), parameters("cpu", 1)));
    expect_same_bits(run(dam, small), run(dam, parameters("cpu", 1)));
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

// As a flood that has grown large; here, after some steps.
TEST_P(Gpu, GoesOnByMarchesWhereBlocksHaveBegun) {
  for (const int steps : {1, 40}) {
    SCOPED_TRACE(testing::Message() << "after " << steps << " steps");
    for (const std::uint32_t seed : {2u, 4u}) {
      spate::Parameters changing = parameters("cuda");
      changing.numerics.shuffle_steps = steps;
      expect_same_bits(run(everything(seed), changing), run(everything(seed), parameters("cpu")));
    }
    for (const spate::LossMethod method : all_loss_methods) {
      spate::Parameters changing = parameters("cuda");
      changing.numerics.shuffle_steps = steps;
      expect_same_bits(run(soaking(method, true), changing), run(soaking(method, true), parameters("cpu")));
    }
    spate::Parameters changing = parameters("cuda", forced_holes_duration);
    changing.numerics.shuffle_steps = steps;
    expect_same_bits(run(forced_holes(3), changing),
                     run(forced_holes(3), parameters("cpu", forced_holes_duration)));
  }
}

TEST_P(Gpu, SoilsTakeTheSame) {
  for (const spate::LossMethod method : all_loss_methods)
    for (const bool rains : {true, false}) {
      const Scenario scenario = soaking(method, rains);
      const Result expected = run(scenario, parameters("cpu"));
      for (const int height : {0, 8, 20}) {  // by blocks, and by marches
        SCOPED_TRACE(testing::Message() << "method " << static_cast<int>(method) << ", rains " << rains
                                        << ", height " << height);
        spate::Parameters other = parameters("cuda");
        other.numerics.tile_size = height;
        other.numerics.sparse = height != 20;
        expect_same_bits(run(scenario, other), expected);
      }
    }
}

TEST_P(Gpu, RainDiffersFromPlaceToPlace) {
  for (const spate::LossMethod method : all_loss_methods) {
    const Scenario scenario = under_banded_rain(method);
    const Result expected = run(scenario, parameters("cpu"));
    for (const bool sparse : {true, false})
      for (const int height : {0, 8, 20, 32}) {  // by blocks, and by marches
        SCOPED_TRACE(testing::Message() << "method " << static_cast<int>(method) << ", height " << height
                                        << ", sparse " << sparse);
        spate::Parameters other = parameters("cuda");
        other.numerics.tile_size = height;
        other.numerics.sparse = sparse;
        expect_same_bits(run(scenario, other), expected);
      }
  }
}

// Nothing else forces this flow, so it is the rain that makes one block plan for all.
TEST_P(Gpu, RainInZonesAlone) {
  Scenario scenario = flat(300, 260, 5, 0.03);
  scenario.rain_field = banded_rain(scenario.terrain.grid, {0, 10, 30, 60});
  const Result expected = run(scenario, parameters("cpu", 90));
  for (const int height : {0, 8, 20, 32}) {
    SCOPED_TRACE(height);
    spate::Parameters other = parameters("cuda", 90);
    other.numerics.tile_size = height;
    expect_same_bits(run(scenario, other), expected);
  }
}

TEST_P(Gpu, RainInZonesGoesOnOnTheOtherDevice) {
  const auto scenario = std::make_shared<const Scenario>(under_banded_rain(spate::LossMethod::horton));
  spate::Parameters whole = parameters("cpu");
  whole.snapshot_interval = everything_duration / 2;
  const Result expected = run(*scenario, whole);
  for (const char* first : {"cpu", "cuda"}) {
    SCOPED_TRACE(first);
    spate::Parameters half = whole, rest = whole;
    half.device = first;
    half.duration = everything_duration / 2;
    rest.device = std::string(first) == "cpu" ? "cuda" : "cpu";
    Simulation begun(scenario, half);
    ASSERT_TRUE(begun.run());
    const spate::RunState saved = begun.save();
    Simulation resumed(scenario, rest, saved);
    ASSERT_TRUE(resumed.run());
    expect_same_bits(result_of(resumed), expected);
  }
}

// Each device continues what the other has begun.
TEST_P(Gpu, SoilsGoOnOnTheOtherDevice) {
  for (const spate::LossMethod method : {spate::LossMethod::horton, spate::LossMethod::green_ampt}) {
    const auto scenario = std::make_shared<const Scenario>(soaking(method, true));
    spate::Parameters whole = parameters("cpu");
    whole.snapshot_interval = everything_duration / 2;
    const Result expected = run(*scenario, whole);
    for (const char* first : {"cpu", "cuda"}) {
      SCOPED_TRACE(testing::Message() << "method " << static_cast<int>(method) << ", begun on " << first);
      spate::Parameters half = whole;
      half.device = first;
      half.duration = everything_duration / 2;
      Simulation begun(scenario, half);
      ASSERT_TRUE(begun.run());
      spate::Parameters rest = whole;
      rest.device = std::string(first) == "cpu" ? "cuda" : "cpu";
      const spate::RunState saved = begun.save();
      Simulation resumed(scenario, rest, saved);
      ASSERT_TRUE(resumed.run());
      expect_same_bits(result_of(resumed), expected);
    }
  }
}

TEST_P(Gpu, StructuresPassTheSame) {
  for (const bool rains : {true, false})
    for (const Integrator integrator : spate::integrator_list) {
      const Scenario scenario = structured(5, rains);
      spate::Parameters on_cpu = parameters("cpu");
      on_cpu.numerics.integrator = integrator;
      const Result expected = run(scenario, on_cpu);
      for (const bool sparse : {true, false})
        for (const int height : {0, 8, 20, 32}) {  // by blocks, and by marches
          SCOPED_TRACE(testing::Message() << name_of(integrator) << ", rains " << rains << ", height "
                                          << height << ", sparse " << sparse);
          spate::Parameters other = parameters("cuda");
          other.numerics.integrator = integrator;
          other.numerics.tile_size = height;
          other.numerics.sparse = sparse;
          expect_same_bits(run(scenario, other), expected);
        }
    }
}

// So many that block 0 calls the others to plan them.
TEST_P(Gpu, VeryManyStructuresPassTheSame) {
  constexpr double duration = 60;
  const Scenario scenario = *basin::with_both(*basin::wet(128), 1500, 700);
  const Result expected = run(scenario, parameters("cpu", duration));
  for (const int parts : {1, 3})
    for (const int height : {8, 32}) {
      SCOPED_TRACE(testing::Message() << parts << " parts, height " << height);
      spate::Parameters other = parameters("cuda", duration);
      other.numerics.parts = parts;
      other.numerics.shuffle_steps = 10;
      other.numerics.tile_size = height;
      expect_same_bits(run(scenario, other), expected);
    }
}

TEST_P(Gpu, StructuresPassTheSameInParts) {
  const Scenario scenario = structured(6, false);
  const Result expected = run(scenario, parameters("cpu"));
  for (const int parts : {2, 3}) {
    spate::Parameters other = parameters("cuda");
    other.numerics.parts = parts;
    other.numerics.shuffle_steps = 10;
    SCOPED_TRACE(parts);
    expect_same_bits(run(scenario, other), expected);
  }
}

// Each device continues what the other has begun.
TEST_P(Gpu, StructuresGoOnOnTheOtherDevice) {
  const auto scenario = std::make_shared<const Scenario>(structured(7, false));
  spate::Parameters whole = parameters("cpu");
  whole.snapshot_interval = everything_duration / 2;
  const Result expected = run(*scenario, whole);
  for (const char* first : {"cpu", "cuda"}) {
    SCOPED_TRACE(first);
    spate::Parameters half = whole;
    half.device = first;
    half.duration = everything_duration / 2;
    Simulation begun(scenario, half);
    ASSERT_TRUE(begun.run());
    spate::Parameters rest = whole;
    rest.device = std::string(first) == "cpu" ? "cuda" : "cpu";
    const spate::RunState saved = begun.save();
    Simulation resumed(scenario, rest, saved);
    ASSERT_TRUE(resumed.run());
    expect_same_bits(result_of(resumed), expected);
  }
}

// A valley that winds through nodata, as rivers are mapped: neither the card nor the host holds the rest of
// the grid.
TEST_P(Gpu, HoldsNoNodata) {
  const auto is_valley = [](double x, double y) {
    return std::fabs(y - 1500 - 900 * std::sin(0.003 * x)) < 40;
  };
  const auto memory_with = [&](double beside) {
    Scenario scenario = make_scenario(
        1500, 1500, 2, [&](double x, double y) { return is_valley(x, y) ? 20 - 0.005 * x : beside; }, 0.03);
    scenario.initial_depth = at_centres(
        scenario.terrain.grid, [&](double x, double y) { return x < 100 && is_valley(x, y) ? 2.0 : 0.0; });
    const Result result = run(scenario, parameters("cuda", 20));
    expect_same_bits(result, run(scenario, parameters("cpu", 20)));
    return result.report.memory;
  };
  const double nodata = memory_with(std::numeric_limits<double>::quiet_NaN()), hills = memory_with(24);
  const double ground = 1500 * 1500 * 2.0 * sizeof(float);
  std::printf("  ground of all cells %.2f MB; between nodata %.2f MB less\n", ground / 1e6,
              (hills - nodata) / 1e6);
  EXPECT_GT(hills - nodata, 0.4 * ground) << "hills have codes that are alike, too: half of it";
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

// More tiles with edges than warps, which march through chains of them; everywhere, and in a part of a town.
TEST_P(Gpu, HousesStandInVeryManyTiles) {
  for (const int built_columns : {1100, 500}) {
    Random random(5);
    Scenario scenario = make_scenario(
        1100, 1400, 2, [&](double, double) { return random(0, 0.4); }, 0.03);
    const spate::Grid& grid = scenario.terrain.grid;
    std::vector<std::uint8_t> taken(grid.cells());
    for (int row = 0; row < grid.rows; ++row)
      for (int column = 0; column < built_columns; ++column)
        taken[grid.index(column, row)] = column % 20 >= 14 && row % 9 >= 4 ? 1 : 0;
    scenario.terrain.taken = taken;
    scenario.initial_depth = at_centres(
        grid, [](double x, double y) { return std::max(0.8 + std::sin(x / 40) * std::cos(y / 30), 0.0); });
    spate::Parameters on_cpu = parameters("cpu", 3), other = parameters("cuda", 3);
    on_cpu.numerics.step_limits = other.numerics.step_limits = false;
    other.numerics.tile_size = 4;
    SCOPED_TRACE(built_columns);
    expect_same_bits(run(scenario, other), run(scenario, on_cpu));
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

// Doubles, by blocks alone, however large the grid.
TEST_P(Gpu, ComputesTheBitsOfTheCpuInDouble) {
  if (!spate::has_double_precision()) GTEST_SKIP();
  spate::Parameters on_gpu = parameters("cuda", 60), on_cpu = parameters("cpu", 60);
  for (spate::Parameters* one : {&on_gpu, &on_cpu}) one->numerics.precision = spate::Precision::float64;
  for (const Scenario& scenario : {everything(5), forced_holes(6), dam_break()})
    expect_same_bits(run(scenario, on_gpu), run(scenario, on_cpu));
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

std::vector<SchemeId> every_scheme() {
  std::vector<SchemeId> schemes;
  for (const spate::SchemeInfo& info : spate::scheme_list) schemes.push_back(info.id);
  return schemes;
}
std::string name_of(const testing::TestParamInfo<std::tuple<SchemeId, Integrator>>& info) {
  return std::string(spate::scheme_info(std::get<0>(info.param)).name) + "_" +
         name_of(std::get<1>(info.param));
}
INSTANTIATE_TEST_SUITE_P(All, Gpu,
                         testing::Combine(testing::ValuesIn(every_scheme()),
                                          testing::ValuesIn(spate::integrator_list)),
                         name_of);

}  // namespace

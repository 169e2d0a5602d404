// SPDX-License-Identifier: GPL-3.0-or-later
// A simulation that several processes share has the bits of one alone, with all that a scenario can hold:
// each process has the ground of its tiles, and hears the rest from the first. The processes are threads
// here, which see nothing of each other's memory.
#include "tests/solver/everything.hpp"
#include "tests/solver/process_ranks.hpp"

namespace {

using namespace cases;

class InProcesses : public EveryScheme {
 protected:
  spate::Parameters parameters() const {
    spate::Parameters result = parameters_for(scheme(), everything_duration);
    result.device = "cpu";
    result.numerics.arrival_depths = {0.05, 0.3, 1};
    result.numerics.tile_size = 8;
    result.numerics.shuffle_steps = 10;
    return result;
  }
};

TEST_P(InProcesses, ComputeWhatOneComputes) {
  const std::pair<const char*, Scenario> cases[] = {
      {"everything", everything(5)},
      {"structures", structured(2)},
      {"soils", soaking(spate::LossMethod::green_ampt, true)},
      {"rain that differs from place to place", under_banded_rain(spate::LossMethod::horton)}};
  for (const auto& [name, scenario] : cases) {
    const Result expected = result_of(*simulate(scenario, parameters()));
    for (const int processes : {2, 3, 7}) {
      SCOPED_TRACE(testing::Message() << name << ", " << processes << " processes");
      expect_same_bits(run_in(processes, scenario, parameters()), expected);
    }
  }
}

// What was saved in some processes goes on in others, and alone.
TEST_P(InProcesses, GoOnInOthers) {
  const auto scenario = std::make_shared<const Scenario>(structured(3));
  spate::Parameters whole = parameters(), half = whole;
  whole.snapshot_interval = half.snapshot_interval = half.duration = everything_duration / 2;
  const Result expected = result_of(*simulate(*scenario, whole));
  const auto saved_in = [&](int processes) {
    ProcessRanks ranks(processes);
    Simulation begun(scenario, half, spate::no_watch, &ranks.first());
    EXPECT_TRUE(begun.run());
    return begun.save();
  };
  for (const int before : {2, 5}) {
    const spate::RunState saved = saved_in(before);
    for (const int then : {1, 3, 7}) {
      SCOPED_TRACE(testing::Message() << before << " processes, then " << then);
      ProcessRanks ranks(then);
      Simulation goes_on(scenario, whole, saved, spate::no_watch, &ranks.first());
      EXPECT_TRUE(goes_on.run());
      expect_same_bits(result_of(goes_on), expected);
    }
  }
}

SPATE_TEST_FLOOD_SCHEMES(InProcesses);

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// How many members of an ensemble are computed at once, and with how many threads each. Too many would run
// out of memory, too few would leave cores idle.
#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

#include "algorithms/case/ensemble/concurrent_members.hpp"
#include "algorithms/case/ensemble/device_turns.hpp"
#include "algorithms/case/inputs/file_inputs.hpp"
#include "tests/solver/memory_limit.hpp"

namespace spate {
namespace {

// 512 x 512 flat cells with rain, for 4 threads of the CPU.
class ShareMachine : public testing::Test {
 protected:
  ShareMachine() {
    FloodScenario base;
    base.reference.grid = {512, 512, 10, 500000, 5300000};
    base.reference.cell_width = base.reference.cell_height = 10;
    base.reference.north = 5305120;
    base.scenario = std::make_shared<Scenario>();
    base.scenario->terrain.grid = base.reference.grid;
    base.scenario->terrain.zb.assign(base.reference.grid.cells(), 0);
    base.scenario->terrain.manning = {0.03f};
    base.scenario->rain = Series(1e-6);
    parameters_.device = "cpu";
    parameters_.numerics.threads = 4;
    const Values none;
    const ParameterList list = flood_inputs();
    const FileInputs inputs(none, list);
    io::ScenarioTable table;
    table.rows.resize(1);
    table.rows[0].id = "base";
    ensemble_ = std::make_unique<Ensemble>(std::move(base), Hydrographs(inputs), table, parameters_);
    bytes_ = memory_when_all_wet(ensemble_->base(), parameters_);
  }
  // "members x threads"
  std::string shared(std::size_t members, int at_once = 0) const {
    const MemberThreads share = share_machine(*ensemble_, members, at_once, alone());
    return std::to_string(share.members) + " x " + std::to_string(share.threads);
  }

  Parameters parameters_;
  std::unique_ptr<Ensemble> ensemble_;
  double bytes_ = 0;  // of a member, when every cell is wet
};

TEST_F(ShareMachine, GivesEachMemberAThreadAndTheRestToFewMembers) {
  EXPECT_EQ("4 x 1", shared(9));
  EXPECT_EQ("4 x 1", shared(4));
  EXPECT_EQ("2 x 2", shared(2));
  EXPECT_EQ("1 x 4", shared(1));
}

TEST_F(ShareMachine, TakesTheNumberThatIsAskedFor) {
  EXPECT_EQ("3 x 1", shared(9, 3));
  EXPECT_EQ("2 x 2", shared(9, 2));
  EXPECT_EQ("6 x 1", shared(9, 6));
  EXPECT_EQ("2 x 2", shared(2, 6)) << "there are no more";
}

// 0.7 of what is free is for members.
TEST_F(ShareMachine, StartsNoMoreMembersThanTheMemoryHolds) {
  if (!test::memory_can_be_limited) GTEST_SKIP();
  for (const auto& [fit, expected] :
       {std::pair(0.5, "1 x 4"), {1.5, "1 x 4"}, {2.5, "2 x 2"}, {3.5, "3 x 1"}}) {
    const test::MemoryLimit limit(fit * bytes_ / 0.7);
    const std::string found = shared(9);
    std::printf("memory for %g members of %.0f MB: %s\n", fit, bytes_ / 1e6, found.c_str());
    EXPECT_EQ(expected, found);
  }
}

TEST(DeviceTurns, GiveTheDeviceWithTheFewestMembers) {
  DeviceTurns turns({"cuda:0", "cuda:1"});
  const DeviceTurns::Turn first(turns);
  auto second = std::make_unique<DeviceTurns::Turn>(turns);
  EXPECT_EQ("cuda:0", first.device());
  EXPECT_EQ("cuda:1", second->device());
  second.reset();
  const DeviceTurns::Turn third(turns), fourth(turns);
  EXPECT_EQ("cuda:1", third.device());
  EXPECT_EQ("cuda:0", fourth.device());
}

}  // namespace
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a checkpoint: what is written is read again, and nothing else is.
#include "algorithms/case/checkpoint.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace {

using namespace spate;

RunState state() {
  RunState state;
  state.steps = {12.5, 0.25, 3.5, 77, 123456789012};
  for (DepthSum& sum : state.counted.sums) {
    sum.coarse = 5;
    sum.fine = -7;
  }
  state.counted.rain = 0.125;
  state.initial.coarse = 9;
  state.forcing = {1e-9, 2e-9, {0.1, 0.2}, {0.3, 0.4}};
  state.barriers = {{-1, 0.5f}, {{3.5, 11, 0.1, 0.2}, {-1, 0, 0, 0}}, {0.7f}, {0.1f, 3e38f}, {0, 1}};
  state.cells.planes = 2;
  state.cells.blocks = {3, 8};
  for (std::size_t i = 0; i < 2 * state.cells.block_values(); ++i)
    state.cells.values.push_back(static_cast<float>(i) / 3);
  return state;
}

class Checkpoint : public testing::Test {
 protected:
  const RunParts parts_ = {{"DEM", "a1"}, {"BARRIERS", "b2"}};
  io::TemporaryFolder folder_;
  const std::string path_ = checkpoint_path(folder_.file(""));

  std::string bytes() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  void store(const std::string& bytes) const { std::ofstream(path_, std::ios::binary) << bytes; }
};

TEST_F(Checkpoint, IsReadAsItWasWritten) {
  write_checkpoint(path_, parts_, state());
  const RunState expected = state();
  for (const std::string& from : {path_, folder_.file("")}) {
    const RunState read = read_checkpoint(from, parts_);
    EXPECT_EQ(expected.steps.time, read.steps.time);
    EXPECT_EQ(expected.steps.last_dt, read.steps.last_dt);
    EXPECT_EQ(expected.steps.speed, read.steps.speed);
    EXPECT_EQ(expected.steps.steps, read.steps.steps);
    EXPECT_EQ(expected.steps.cell_updates, read.steps.cell_updates);
    EXPECT_EQ(-7, read.counted.sums[sum_clipped].fine);
    EXPECT_EQ(0.125, read.counted.rain);
    EXPECT_EQ(9, read.initial.coarse);
    EXPECT_EQ(2e-9, read.forcing.infiltration);
    EXPECT_EQ(expected.forcing.gain, read.forcing.gain);
    EXPECT_EQ(expected.forcing.taken, read.forcing.taken);
    EXPECT_EQ(expected.barriers.failed, read.barriers.failed);
    ASSERT_EQ(2u, read.barriers.tallies.size());
    EXPECT_EQ(11u, read.barriers.tallies[0].on_band);
    EXPECT_EQ(expected.barriers.highest_water, read.barriers.highest_water);
    EXPECT_EQ(expected.barriers.freeboard, read.barriers.freeboard);
    EXPECT_EQ(expected.barriers.overtopped, read.barriers.overtopped);
    EXPECT_EQ(expected.cells.planes, read.cells.planes);
    EXPECT_EQ(expected.cells.blocks, read.cells.blocks);
    EXPECT_EQ(expected.cells.values, read.cells.values);
  }
}

TEST_F(Checkpoint, NamesWhatIsOther) {
  write_checkpoint(path_, parts_, state());
  cases::expect_error(
      [&] {
        read_checkpoint(path_, {{"DEM", "a1"}, {"BARRIERS", "b3"}});
      },
      "checkpoint_of_other_flood", {"BARRIERS"});
  cases::expect_error(
      [&] {
        read_checkpoint(path_, {{"DEM", "a2"}, {"BARRIERS", "b3"}});
      },
      "checkpoint_of_other_flood", {"DEM", "BARRIERS"});
}

TEST_F(Checkpoint, IsRefusedWhenItIsDamaged) {
  cases::expect_error([&] { read_checkpoint(path_, parts_); }, "checkpoint_not_read", {path_.c_str()});
  write_checkpoint(path_, parts_, state());
  const std::string whole = bytes();
  store("PNG" + whole);
  cases::expect_error([&] { read_checkpoint(path_, parts_); }, "checkpoint_of_other_kind");
  // Any byte, and any end.
  for (std::size_t at = 40; at < whole.size(); at += whole.size() / 23) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    store(damaged);
    cases::expect_error([&] { read_checkpoint(path_, parts_); }, "checkpoint_damaged");
    store(whole.substr(0, at));
    cases::expect_error([&] { read_checkpoint(path_, parts_); }, "checkpoint_damaged");
  }
  store(whole);
  EXPECT_EQ(77, read_checkpoint(path_, parts_).steps.steps);
}

}  // namespace

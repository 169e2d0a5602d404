// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a checkpoint: a run continues from it to the same bits, and no other file is taken for one.
#include "algorithms/case/resume/checkpoint_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include "algorithms/case/resume/frame_journal.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace spate;
using cases::everything_duration;

class CheckpointFile : public testing::Test {
 protected:
  CheckpointFile() { parameters_.numerics.arrival_depths = {0.05, 0.3}; }

  std::unique_ptr<Simulation> run_until(double share, const RunState* from = nullptr) const {
    Parameters parameters = parameters_;
    parameters.duration = share * everything_duration;
    auto simulation = from == nullptr ? std::make_unique<Simulation>(scenario_, parameters)
                                      : std::make_unique<Simulation>(scenario_, parameters, *from);
    EXPECT_TRUE(simulation->run());
    return simulation;
  }
  static SavedOverTime over_time() {
    SavedOverTime saved;
    saved.rows.places = {{"gauge", "bridge", "3,4"}, {"domain", "stored", ""}};
    saved.rows.times = {0, 0.5};
    saved.rows.values = {1, 2, std::numeric_limits<double>::quiet_NaN(), 4};
    saved.frames = {"flood-1.frames", 7, 1234, "abc"};
    return saved;
  }
  std::string bytes() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  void store(const std::string& bytes) const { std::ofstream(path_, std::ios::binary) << bytes; }

  const std::shared_ptr<const Scenario> scenario_ = std::make_shared<const Scenario>(cases::everything());
  Parameters parameters_ = cases::parameters_for(SchemeId::hwp14, everything_duration);
  const RunIdentity identity_ = {{{"DEM", "a1"}, {"MANNING", "b2"}, {"BARRIERS", "c3", true}}, {}, {}, {}};
  io::TemporaryFolder folder_;
  const std::string path_ = checkpoint_path(folder_.file(""));
};

TEST_F(CheckpointFile, HoldsAllThatARunNeedsOnAnyTilesAndThreads) {
  parameters_.snapshot_interval = everything_duration / 4;
  const cases::Result expected = cases::result_of(*run_until(1));
  for (const int interruptions : {1, 3}) {
    std::unique_ptr<Simulation> simulation;
    for (int quarter = interruptions == 1 ? 2 : 1; quarter <= 4; ++quarter) {
      SCOPED_TRACE(testing::Message() << interruptions << " interruptions, quarter " << quarter);
      parameters_.numerics.threads = 1 + quarter % 3;
      parameters_.numerics.tile_size = 8 * quarter + quarter % 2;
      parameters_.numerics.sparse = quarter % 2 == 0;
      if (simulation == nullptr) {
        simulation = run_until(0.25 * quarter);
      } else {
        const SavedRun saved = read_checkpoint(path_, identity_);
        simulation = run_until(interruptions == 1 ? 1 : 0.25 * quarter, &saved.state);
      }
      write_checkpoint(path_, identity_, over_time(), *simulation);
    }
    cases::expect_same_bits(cases::result_of(*simulation), expected);
  }
}

TEST_F(CheckpointFile, HoldsWhatWasRecordedOverTime) {
  write_checkpoint(path_, identity_, over_time(), *run_until(0.1));
  const SavedOverTime expected = over_time(), read = read_checkpoint(path_, identity_).over_time;
  ASSERT_EQ(2u, read.rows.places.size());
  EXPECT_EQ("gauge", read.rows.places[0].kind);
  EXPECT_EQ("bridge", read.rows.places[0].name);
  EXPECT_EQ("3,4", read.rows.places[0].where);
  EXPECT_EQ(expected.rows.times, read.rows.times);
  ASSERT_EQ(4u, read.rows.values.size());
  EXPECT_TRUE(std::isnan(read.rows.values[2]));
  EXPECT_EQ(4, read.rows.values[3]);
  EXPECT_EQ("flood-1.frames", read.frames.file);
  EXPECT_EQ(7u, read.frames.count);
  EXPECT_EQ(1234u, read.frames.bytes);
  EXPECT_EQ("abc", read.frames.digest);
}

TEST_F(CheckpointFile, NamesWhatIsOther) {
  write_checkpoint(path_, identity_, {}, *run_until(0.1));
  cases::expect_error(
      [&] {
        read_checkpoint(path_, {{{"DEM", "a1"}, {"MANNING", "b3"}}, {}, {}, {}});
      },
      "checkpoint_of_other_flood", {"MANNING"});
  cases::expect_error(
      [&] {
        read_checkpoint(path_, {{{"DEM", "a2"}, {"MANNING", "b3"}, {"BARRIERS", "c4", true}}, {}, {}, {}});
      },
      "checkpoint_of_other_flood", {"DEM", "MANNING"});
  // A part that may change is no reason to refuse.
  read_checkpoint(path_, {{{"DEM", "a1"}, {"MANNING", "b2"}, {"BARRIERS", "c4", true}}, {}, {}, {}});
}

TEST_F(CheckpointFile, IsRefusedWhenItIsDamaged) {
  cases::expect_error([&] { read_checkpoint(path_, identity_); }, "checkpoint_not_read", {path_.c_str()});
  write_checkpoint(path_, identity_, over_time(), *run_until(0.1));
  const std::string whole = bytes();
  store("PNG" + whole);
  cases::expect_error([&] { read_checkpoint(path_, identity_); }, "checkpoint_of_other_kind");
  // Any changed byte and any truncation is noticed.
  for (std::size_t at = 40; at < whole.size(); at += whole.size() / 23) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    store(damaged);
    cases::expect_error([&] { read_checkpoint(path_, identity_); }, "checkpoint_damaged");
    store(whole.substr(0, at));
    cases::expect_error([&] { read_checkpoint(path_, identity_); }, "checkpoint_damaged");
  }
  store(whole);
  EXPECT_LT(0, read_checkpoint(path_, identity_).state.steps.steps);
}

TEST_F(CheckpointFile, OfAnotherVersionIsRefused) {
  write_checkpoint(path_, identity_, {}, *run_until(0.1));
  const std::string whole = bytes();
  const std::size_t digest = 64, at = whole.find(version());
  ASSERT_LT(at, 40u);
  // As another version would write it, whole and with its own checksum.
  std::string other = whole.substr(0, whole.size() - digest);
  other[at] = '9';
  Sha256 hash;
  hash.add(other.data(), other.size());
  store(other + hash.hex());
  const std::string theirs = other.substr(at, std::string(version()).size());
  cases::expect_error([&] { read_checkpoint(path_, identity_); }, "checkpoint_of_other_version",
                      {theirs.c_str(), version()});
  // And one whose parts were others.
  other = whole;
  const std::size_t format = other.find('\n') - 1;
  other[format] = '7';
  store(other);
  cases::expect_error([&] { read_checkpoint(path_, identity_); }, "checkpoint_of_other_version",
                      {path_.c_str()});
}

TEST_F(CheckpointFile, FramesGoThatNoneRefersTo) {
  for (const bool is_kept : {true, false}) {
    {
      FrameJournal(folder_.file(""), [&] { return is_kept; }).saved();
    }
    const auto files = std::filesystem::directory_iterator(folder_.file(""));
    const auto is_journal = [](const auto& entry) { return entry.path().extension() == ".frames"; };
    EXPECT_EQ(is_kept ? 1 : 0, std::count_if(begin(files), end(files), is_journal));
    remove_journals_but({}, folder_.file(""));
  }
}

TEST_F(CheckpointFile, HasItsFramesBesideIt) {
  const auto frame = [](double time, std::uint32_t tile) {
    io::Frame frame;
    frame.time = time;
    frame.tiles = frame.new_tiles = {tile};
    for (std::vector<float>& values : frame.values) values.assign(io::frame_tile_cells, 0.25f);
    frame.beds.assign(io::frame_tile_cells, 100);
    return frame;
  };
  FrameJournal journal(folder_.file(""), [] { return true; });
  journal.append(frame(0, 3));
  journal.append(frame(60, 7));
  const SavedFrames two = journal.saved();
  journal.append(frame(120, 9));  // after the checkpoint
  journal.saved();
  check_frames(folder_.file(""), two);
  std::vector<std::uint32_t> tiles;
  read_frames(folder_.file(""), two, [&](io::Frame&& read) {
    tiles.push_back(read.new_tiles.at(0));
    EXPECT_EQ(0.25f, read.values[io::frame_v].at(255));
    EXPECT_EQ(100, read.beds.at(255));
  });
  EXPECT_EQ((std::vector<std::uint32_t>{3, 7}), tiles);

  FrameJournal other(folder_.file(""), [] { return true; });
  other.append(frame(0, 1));
  const SavedFrames of_other = other.saved();
  remove_journals_but(of_other.file, folder_.file(""));
  check_frames(folder_.file(""), of_other);
  cases::expect_error([&] { check_frames(folder_.file(""), two); }, "checkpoint_without_frames",
                      {two.file.c_str()});
}

}  // namespace

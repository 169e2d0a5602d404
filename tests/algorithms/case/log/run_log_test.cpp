// SPDX-License-Identifier: GPL-3.0-or-later
// The times at which the log of a run gives its expected end, and what it says of the memory.
#include "algorithms/case/log/run_log.hpp"

#include <gtest/gtest.h>

#include <cstdio>

#include "algorithms/case/log/texts.hpp"
#include "tests/solver/memory_limit.hpp"

namespace spate {
namespace {

class Lines : public Log {
 public:
  void info(const std::string& text) override { infos.push_back(text); }
  void warning(const Message& message) override { warnings.push_back(message.key); }
  void progress(double) override {}
  bool is_cancelled() const override { return false; }
  std::vector<std::string> infos, warnings;
};

class RunLog : public testing::Test {
 protected:
  RunLog() {
    auto scenario = std::make_shared<Scenario>();
    scenario->terrain.grid = {4, 4, 10, 0, 0};
    scenario->terrain.zb.assign(16, 0);
    scenario->terrain.manning = {0.03f};
    Parameters parameters;
    parameters.duration = 1000;
    parameters.device = "cpu";
    simulation_ = std::make_unique<Simulation>(scenario, parameters);
    progress_ = std::make_unique<RunProgress>(*simulation_, lines_, [this] { return 5000 + seconds_; });
  }
  // Reports that some time (s) is simulated after some seconds of wall time.
  void at(double seconds, double simulated) {
    seconds_ = seconds;
    Report report;
    report.time = simulated;
    EXPECT_TRUE(progress_->progress(report));
  }

  Lines lines_;
  double seconds_ = 0;
  std::unique_ptr<Simulation> simulation_;
  std::unique_ptr<RunProgress> progress_;
};

TEST_F(RunLog, TellsTheEndAfterTenSeconds) {
  at(1, 1);
  at(9.9, 10);
  EXPECT_TRUE(lines_.infos.empty());
  at(10, 20);  // 500 s in all
  ASSERT_EQ(1u, lines_.infos.size());
  EXPECT_NE(std::string::npos, lines_.infos[0].find(time_text(500)));
  EXPECT_NE(std::string::npos, lines_.infos[0].find(time_text(490)));
  at(20, 40);
  at(27, 30);  // 900 s: not twice as long
  EXPECT_EQ(1u, lines_.infos.size());
}

// A flood that spreads: at the pace of the whole run so far 48 s would be left.
TEST_F(RunLog, GoesByThePaceOfTheLastTenth) {
  for (int percent = 1; percent <= 10; ++percent) at(0.2 * percent, 10.0 * percent);
  for (int percent = 11; percent <= 20; ++percent) at(2 + (percent - 10), 10.0 * percent);
  ASSERT_FALSE(lines_.infos.empty());
  EXPECT_NE(std::string::npos, lines_.infos.back().find(" 80 s")) << lines_.infos.back();
}

TEST_F(RunLog, TellsItAgainWhenItHasDoubled) {
  at(10, 50);   // 200 s
  at(100, 90);  // 1111 s
  ASSERT_EQ(2u, lines_.infos.size());
  EXPECT_NE(std::string::npos, lines_.infos[1].find(time_text(100 * 1000.0 / 90)));
  at(101, 91);
  EXPECT_EQ(2u, lines_.infos.size());
  EXPECT_TRUE(lines_.warnings.empty());
}

TEST_F(RunLog, WarnsWhenItGrowsOutOfBounds) {
  at(10, 50);
  at(60, 50.0001);
  EXPECT_TRUE(lines_.warnings.empty());
  at(1000, 0.1);  // 10 million s
  EXPECT_EQ(std::vector<std::string>{"run_without_end"}, lines_.warnings);
  at(3000, 0.11);  // longer still: an information
  EXPECT_EQ(1u, lines_.warnings.size());
}

TEST_F(RunLog, TellsNothingBeforeAnythingIsSimulated) {
  at(100, 0);
  EXPECT_TRUE(lines_.infos.empty());
  at(101, 1e-6);  // 101,000 million s
  EXPECT_EQ(1u, lines_.warnings.size());
}

// A run that may grow out of the memory says so before its first step.
TEST_F(RunLog, WarnsWhenTheMemoryMayRunOut) {
  const double most = memory_when_all_wet(simulation_->scenario(), simulation_->parameters());
  const double now = simulation_->report().memory, to_write = memory_to_write(*simulation_);
  std::printf("at most %.0f KB, %.0f KB at the start, %.0f MB to write\n", most / 1e3, now / 1e3,
              to_write / 1e6);
  ASSERT_GT(most, now);
  log_start(*simulation_, Integrator::hancock, lines_);
  EXPECT_TRUE(lines_.warnings.empty());
  if (!test::memory_can_be_limited) GTEST_SKIP();
  {
    const test::MemoryLimit enough(to_write + 64e6);
    log_start(*simulation_, Integrator::hancock, lines_);
  }
  EXPECT_TRUE(lines_.warnings.empty());
  const test::MemoryLimit little(to_write - 8e6);
  log_start(*simulation_, Integrator::hancock, lines_);
  EXPECT_EQ(std::vector<std::string>{"memory_may_run_out"}, lines_.warnings);
}

}  // namespace
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs: found, run in a folder, heard, and ended.
#include "algorithms/io/program.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

const auto go_on = [] {};

TEST(Programs, AreFoundByTheirNames) {
  EXPECT_EQ('/', find_program("sh").front());
  EXPECT_EQ("", find_program("no such program"));
  EXPECT_EQ("", find_program("."));  // a folder
}

TEST(Programs, RunInAFolderAndSaySomething) {
  const TemporaryFolder folder;
  std::ofstream(folder.file("here")) << "";
  const ProgramEnd end =
      run_program(find_program("sh"), {"-c", "ls; echo 'two words' >&2; exit 0"}, folder.file("."), go_on);
  EXPECT_TRUE(end.succeeded);
  EXPECT_EQ("here\ntwo words\n", end.said);
  EXPECT_FALSE(run_program(find_program("sh"), {"-c", "exit 3"}, folder.file("."), go_on).succeeded);
  EXPECT_FALSE(run_program(find_program("sh"), {"-c", "kill -9 $$"}, folder.file("."), go_on).succeeded);
  const ProgramEnd none = run_program("/no/such/program", {}, folder.file("."), go_on);
  EXPECT_FALSE(none.succeeded);
  EXPECT_NE("", none.said);
}

TEST(Programs, EndWhenTheyAreNoLongerWanted) {
  const auto begin = std::chrono::steady_clock::now();
  const auto stop = [] { throw std::runtime_error("stop"); };
  EXPECT_THROW(run_program(find_program("sleep"), {"60"}, "/", stop), std::runtime_error);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
}

}  // namespace
}  // namespace spate::io

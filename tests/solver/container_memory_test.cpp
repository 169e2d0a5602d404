// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that control groups leave, from files as Linux writes them.
#include "solver/core/container_memory.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <system_error>

namespace spate {
namespace {

class Groups {
 public:
  Groups() {
    std::string name = (std::filesystem::temp_directory_path() / "spate-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = name;
  }
  Groups(const Groups&) = delete;
  Groups& operator=(const Groups&) = delete;
  ~Groups() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  void add(const std::string& file, const std::string& text) const {
    const std::filesystem::path path = folder_ / file;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
  }
  double left(const std::string& groups) const { return container_memory_left(groups, folder_.string()); }

 private:
  std::filesystem::path folder_;
};

TEST(ContainerMemory, IsThatOfTheTightestGroupOfVersion2) {
  const Groups groups;
  groups.add("a/memory.max", "1000000\n");
  groups.add("a/memory.current", "900000\n");
  groups.add("a/memory.stat", "anon 500000\ninactive_file 300000\nslab 7\n");
  groups.add("a/b/memory.max", "max\n");
  groups.add("a/b/memory.current", "600000\n");
  EXPECT_EQ(groups.left("0::/a/b\n"), 400000) << "what lies in the cache is given back";
  groups.add("a/b/memory.max", "700000\n");
  EXPECT_EQ(groups.left("0::/a/b\n"), 100000);
  groups.add("a/b/memory.current", "800000\n");
  EXPECT_EQ(groups.left("0::/a/b\n"), 0) << "never below nothing";
}

TEST(ContainerMemory, IsThatOfVersion1) {
  const Groups groups;
  groups.add("memory/job/memory.limit_in_bytes", "2000000\n");
  groups.add("memory/job/memory.usage_in_bytes", "1500000\n");
  groups.add("memory/job/memory.stat", "cache 9\ntotal_inactive_file 250000\n");
  groups.add("memory/memory.limit_in_bytes", "9223372036854771712\n");
  groups.add("memory/memory.usage_in_bytes", "1500000\n");
  EXPECT_EQ(groups.left("11:cpu,cpuacct:/job\n4:memory:/job\n0::/\n"), 750000);
}

TEST(ContainerMemory, IsThatOfTheRootWhereThePathIsTheHosts) {
  const Groups groups;
  groups.add("memory.max", "5000000\n");
  groups.add("memory.current", "1000000\n");
  EXPECT_EQ(groups.left("0::/system.slice/of-the-host\n"), 4000000);
  EXPECT_EQ(groups.left("0::/\n"), 4000000);
}

TEST(ContainerMemory, IsWithoutLimitWhereNothingIsSaid) {
  const Groups groups;
  EXPECT_TRUE(std::isinf(groups.left("0::/a\n")));
  EXPECT_TRUE(std::isinf(groups.left("")));
  EXPECT_TRUE(std::isinf(groups.left("not\nlike that\n:")));
}

}  // namespace
}  // namespace spate

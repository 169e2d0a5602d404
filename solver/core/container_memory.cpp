// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/container_memory.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>

namespace spate {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

// How a version calls its files. A limit that is not a number ("max"), or beyond all memory, is none.
struct Version {
  const char *folder, *limit, *used, *cached;
};
constexpr Version first{"/memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};
constexpr Version second{"", "memory.max", "memory.current", "inactive_file"};

std::optional<double> read_number(const std::filesystem::path& file) {
  double value = 0;
  if (std::ifstream(file) >> value) return value;
  return {};
}

double read_entry(const std::filesystem::path& file, const std::string& wanted) {
  std::ifstream lines(file);
  std::string name;
  for (double value = 0; lines >> name >> value;)
    if (name == wanted) return value;
  return 0;
}

double left_in(const std::filesystem::path& group, const Version& version) {
  const std::optional<double> limit = read_number(group / version.limit);
  const std::optional<double> used = read_number(group / version.used);
  if (!limit || !used || *limit > 1e18) return infinite;
  return std::max(*limit - *used + read_entry(group / "memory.stat", version.cached), 0.0);
}

// The group and all that it lies in. Within a container the path may be that of the host, which is not there.
double left_up_from(const std::string& mount, std::string path, const Version& version) {
  const std::string root = mount + version.folder;
  double left = left_in(root, version);
  for (; !path.empty() && path != "/"; path.erase(path.rfind('/')))
    left = std::min(left, left_in(root + path, version));
  return left;
}

}  // namespace

double container_memory_left(const std::string& groups, const std::string& mount) {
  double left = infinite;
  std::istringstream lines(groups);
  for (std::string line; std::getline(lines, line);) {  // number:controllers:path
    const std::size_t begin = line.find(':'), end = line.find(':', begin + 1);
    if (begin == std::string::npos || end == std::string::npos || line.compare(end + 1, 1, "/") != 0)
      continue;
    const std::string controllers = "," + line.substr(begin + 1, end - begin - 1) + ",";
    const std::string path = line.substr(end + 1);
    if (controllers == ",,") left = std::min(left, left_up_from(mount, path, second));
    if (controllers.find(",memory,") != std::string::npos)
      left = std::min(left, left_up_from(mount, path, first));
  }
  return left;
}

}  // namespace spate

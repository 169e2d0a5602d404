// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/operating_system.hpp"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>

#if !defined(_WIN32)
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>

#include "algorithms/io/container_memory.hpp"
#endif

namespace spate::io {

namespace fs = std::filesystem;

#if defined(_WIN32)

double free_memory() {
  return std::numeric_limits<double>::infinity();
}

std::string store(const std::string& /*path*/) {
  return {};  // closing the file has to do
}

bool is_protected(const std::string& path) {
  std::error_code error;
  const fs::perms rights = fs::status(fs::u8path(path), error).permissions();
  return !error && (rights & fs::perms::owner_write) == fs::perms::none;
}

std::string make_private_folder(const std::string& path) {
  std::error_code error;
  return fs::create_directory(fs::u8path(path), error) ? std::string()
                                                       : std::string(error ? error.message() : "it exists");
}

FolderClaim::FolderClaim(const std::string& /*folder*/) {}
FolderClaim::~FolderClaim() = default;

#else

double free_memory() {
  constexpr double unknown = std::numeric_limits<double>::infinity();
  double free = unknown;
  std::ifstream meminfo("/proc/meminfo");  // Linux only
  for (std::string line; std::getline(meminfo, line);) {
    double kilobytes = 0;
    if (std::sscanf(line.c_str(), "MemAvailable: %lf", &kilobytes) != 1 &&
        std::sscanf(line.c_str(), "SwapFree: %lf", &kilobytes) != 1)
      continue;
    free = (free == unknown ? 0 : free) + 1024 * kilobytes;
  }
  rlimit limit{};
  double pages = 0;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      std::ifstream("/proc/self/statm") >> pages)
    free = std::min(free,
                    static_cast<double>(limit.rlim_cur) - pages * static_cast<double>(sysconf(_SC_PAGESIZE)));
  std::ostringstream groups;
  groups << std::ifstream("/proc/self/cgroup").rdbuf();
  free = std::min(free, container_memory_left(groups.str(), "/sys/fs/cgroup"));
  return std::max(free, 0.0);
}

std::string store(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool stored = file >= 0 && (::fsync(file) == 0 || errno == EINVAL || errno == EROFS);
  std::string why = stored ? std::string() : std::strerror(errno);
  if (file >= 0) ::close(file);
  return why;
}

bool is_protected(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return false;
  constexpr mode_t anybody = S_IWUSR | S_IWGRP | S_IWOTH;  // access() lets the superuser write everything
  return (status.st_mode & anybody) == 0 || ::access(path.c_str(), W_OK) != 0;
}

std::string make_private_folder(const std::string& path) {
  return ::mkdir(path.c_str(), S_IRWXU) == 0 ? std::string() : std::string(std::strerror(errno));
}

FolderClaim::FolderClaim(const std::string& folder) {
  descriptor_ = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) {
    struct stat there {};
    struct stat opened {};
    const bool is_there = ::stat(folder.c_str(), &there) == 0 && ::fstat(descriptor_, &opened) == 0 &&
                          there.st_ino == opened.st_ino && there.st_dev == opened.st_dev;
    state_ = is_there ? State::mine : State::others;
  } else if (descriptor_ < 0 || errno == EWOULDBLOCK) {
    state_ = State::others;
  }
}

FolderClaim::~FolderClaim() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

#endif

}  // namespace spate::io

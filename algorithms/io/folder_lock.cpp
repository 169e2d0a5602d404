// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/folder_lock.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "solver/core/check.hpp"

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#define SPATE_HAS_FLOCK 1
#endif

namespace spate::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const char* key, const std::string& folder, const std::string& what,
                         const std::string& why) {
  throw Error(key, tr("%1 '%2' cannot be used", what, folder), why, tr("Choose another folder, or wait."));
}

}  // namespace

#ifdef SPATE_HAS_FLOCK

namespace {

// Not so when another process removed the file after it was opened here.
bool is_at(const std::string& path, int descriptor) {
  struct stat there {};
  struct stat opened {};
  return ::stat(path.c_str(), &there) == 0 && ::fstat(descriptor, &opened) == 0 &&
         there.st_ino == opened.st_ino && there.st_dev == opened.st_dev;
}

}  // namespace

FolderLock::FolderLock(const std::string& folder, const std::string& file, const std::string& what)
    : path_((fs::u8path(folder) / file).u8string()) {
  for (;;) {
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor_ < 0)
      refuse("folder_not_writable", folder, what,
             tr("nothing can be written there: %1", std::strerror(errno)));
    const bool is_mine = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0;
    if (is_mine && is_at(path_, descriptor_)) return;
    ::close(descriptor_);
    if (!is_mine) refuse("folder_in_use", folder, what, tr("another run is using it"));
  }
}

FolderLock::~FolderLock() {
  std::error_code ignored;
  fs::remove(fs::u8path(path_), ignored);
  ::close(descriptor_);
}

#else

// Where there is no flock(): a file that is made only if it is not there, which a killed process leaves
// behind.
FolderLock::FolderLock(const std::string& folder, const std::string& file, const std::string& what)
    : path_((fs::u8path(folder) / file).u8string()) {
  std::FILE* lock = std::fopen(path_.c_str(), "wx");
  if (lock == nullptr)
    refuse("folder_in_use", folder, what,
           tr("another run is using it; if none is, one was killed: remove the file '%1'", path_));
  std::fclose(lock);
}

FolderLock::~FolderLock() {
  std::error_code ignored;
  fs::remove(fs::u8path(path_), ignored);
}

#endif

}  // namespace spate::io

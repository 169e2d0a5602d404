// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/operating_system.hpp"

#include <hdf5.h>

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <random>
#include <system_error>

#if !defined(_WIN32)
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#endif

namespace spate::io {

namespace fs = std::filesystem;

#if defined(_WIN32)

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

// A file that is made only if it is not there.
FileLock::FileLock(const std::string& path) : path_(path) {
  std::FILE* file = std::fopen(path.c_str(), "wx");
  if (file == nullptr) return;
  std::fclose(file);
  state_ = State::mine;
}
FileLock::~FileLock() {
  std::error_code ignored;
  if (state_ == State::mine) fs::remove(fs::u8path(path_), ignored);
}
bool FileLock::ends_with_its_process() {
  return false;
}

#else

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

namespace {

// Not so when another process removed the file after it was opened here.
bool is_at(const std::string& path, int descriptor) {
  struct stat there {};
  struct stat opened {};
  return ::stat(path.c_str(), &there) == 0 && ::fstat(descriptor, &opened) == 0 &&
         there.st_ino == opened.st_ino && there.st_dev == opened.st_dev;
}

}  // namespace

FolderClaim::FolderClaim(const std::string& folder) {
  descriptor_ = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) {
    state_ = is_at(folder, descriptor_) ? State::mine : State::others;
  } else if (descriptor_ < 0 || errno == EWOULDBLOCK) {
    state_ = State::others;
  }
}

FolderClaim::~FolderClaim() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

FileLock::FileLock(const std::string& path) : path_(path) {
  for (;;) {
    descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor_ < 0) {
      state_ = State::not_writable;
      problem_ = std::strerror(errno);
      return;
    }
    // The disks of some clusters know no locks: there nobody can tell whether others hold it.
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) break;
    if (is_at(path, descriptor_)) {
      state_ = State::mine;
      return;
    }
    ::close(descriptor_);
  }
  ::close(descriptor_);
}

FileLock::~FileLock() {
  if (state_ != State::mine) return;
  std::error_code ignored;
  fs::remove(fs::u8path(path_), ignored);
  ::close(descriptor_);
}

bool FileLock::ends_with_its_process() {
  return true;
}

#endif

constexpr const char* letters_and_digits = "0123456789abcdef";
constexpr std::size_t letter_count = 16;

std::string random_letters() {
  std::random_device random;
  std::string letters;
  for (std::size_t i = 0; i < letter_count; ++i) letters += letters_and_digits[random() % 16];
  return letters;
}

bool are_random_letters(const std::string& text) {
  return text.size() == letter_count && text.find_first_not_of(letters_and_digits) == std::string::npos;
}

void silence_hdf5() {
  static thread_local const bool is_silent = H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr) >= 0;
  static_cast<void>(is_silent);
}

}  // namespace spate::io

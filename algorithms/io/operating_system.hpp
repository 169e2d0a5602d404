// SPDX-License-Identifier: GPL-3.0-or-later
// What the standard library does not say about the machine and its disks. Only the source of this calls POSIX
// in this layer; where there is none (Windows) its other half does as much as can be done portably.
#pragma once

#include <string>

namespace spate::io {

// 16 letters and digits that nobody can guess, for the name of a new file.
std::string random_letters();
bool are_random_letters(const std::string& text);  // whether a text has that form

// Waits until the file is really stored: disks that accept everything until then fail here. Empty, or why
// not.
std::string store(const std::string& path);

// Whether the file may not be changed: nobody may write it, or not this user. False when there is none.
bool is_protected(const std::string& path);

// A folder that no other user can enter. Empty, or why it cannot be made, as when something has that name.
std::string make_private_folder(const std::string& path);

// Lets HDF5, if the process has it, no longer print its errors from this thread: those that its users expect,
// as netCDF does, are none. HDF5 keeps that for each thread, and netCDF sets it in the one that used it
// first.
void silence_hdf5();

// Marks a folder as used, as long as it lives; the system ends that when the process ends, however that
// happens.
class FolderClaim {
 public:
  explicit FolderClaim(const std::string& folder);
  ~FolderClaim();
  FolderClaim(const FolderClaim&) = delete;
  FolderClaim& operator=(const FolderClaim&) = delete;

  // mine: nobody else uses the folder. others: somebody does, or it is gone. unknown: this disk or system has
  // no such marks.
  enum class State { mine, others, unknown };
  State state() const { return state_; }

 private:
  int descriptor_ = -1;
  State state_ = State::unknown;
};

// A file that one process, and one run of it, holds at a time: from construction to destruction, which
// removes it.
class FileLock {
 public:
  explicit FileLock(const std::string& path);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  enum class State { mine, others, not_writable };
  State state() const { return state_; }
  const std::string& problem() const { return problem_; }  // why it cannot be written
  // Whether the system gives it free when its process is killed; else the file stays.
  static bool ends_with_its_process();

 private:
  std::string path_, problem_;
  int descriptor_ = -1;
  State state_ = State::others;
};

}  // namespace spate::io

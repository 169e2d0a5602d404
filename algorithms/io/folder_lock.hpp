// SPDX-License-Identifier: GPL-3.0-or-later
// A folder that one program at a time works in.
#pragma once

#include <string>

namespace spate::io {

// Holds the lock file from construction to destruction. The system gives it free when the process ends,
// however that happens. Throws Error that names the folder when another process, or another run of this one,
// holds it.
class FolderLock {
 public:
  // what: the folder's name for messages, e.g. "FOLDER".
  FolderLock(const std::string& folder, const std::string& file, const std::string& what);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  std::string path_;
  int descriptor_ = -1;
};

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// A folder that one program at a time works in.
#pragma once

#include <string>

#include "algorithms/io/operating_system.hpp"

namespace spate::io {

// Holds a lock file in the folder from construction to destruction. Throws Error that names the folder when
// another process, or another run of this one, holds it, and when nothing can be written there.
class FolderLock {
 public:
  // what: the folder's name for messages, e.g. "FOLDER".
  FolderLock(const std::string& folder, const std::string& file, const std::string& what);

 private:
  FileLock lock_;
};

}  // namespace spate::io

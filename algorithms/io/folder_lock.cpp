// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/folder_lock.hpp"

#include <filesystem>

#include "solver/core/check.hpp"

namespace spate::io {

FolderLock::FolderLock(const std::string& folder, const std::string& file, const std::string& what)
    : lock_((std::filesystem::u8path(folder) / file).u8string()) {
  if (lock_.state() == FileLock::State::mine) return;
  const std::string problem = tr("%1 '%2' cannot be used", what, folder);
  const std::string remedy = tr("Choose another folder, or wait.");
  if (lock_.state() == FileLock::State::not_writable)
    throw Error("folder_not_writable", problem, tr("nothing can be written there: %1", lock_.problem()),
                remedy);
  throw Error("folder_in_use", problem,
              FileLock::ends_with_its_process()
                  ? tr("another run is using it, with the lock file '%1'", file)
                  : tr("another run is using it; if none is, one was killed: remove the file '%1'", file),
              remedy);
}

}  // namespace spate::io

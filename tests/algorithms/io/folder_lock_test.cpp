// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/folder_lock.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

#include "solver/core/check.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"
#include "tests/solver/errors.hpp"

namespace spate::io {
namespace {

TEST(FolderLock, IsHeldByOneAtATime) {
  const TemporaryFolder folder;
  const auto lock = [&] { return std::make_unique<FolderLock>(folder.file(""), ".test.lock", "FOLDER"); };
  auto first = lock();
  cases::expect_error([&] { lock(); }, "folder_in_use", {"FOLDER", "'.test.lock'"});
  cases::expect_error([&] { lock(); }, "folder_in_use");  // a refusal does not free it
  first.reset();
  EXPECT_FALSE(std::filesystem::exists(folder.file(".test.lock")));
  EXPECT_NO_THROW(lock());
}

TEST(FolderLock, NamesTheFolderThatCannotBeWrittenTo) {
  cases::expect_error([] { const FolderLock lock("/nowhere/at all", ".lock", "FOLDER"); },
                      "folder_not_writable", {"FOLDER '/nowhere/at all'"});
}

}  // namespace
}  // namespace spate::io

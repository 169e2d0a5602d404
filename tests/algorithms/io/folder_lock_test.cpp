// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/folder_lock.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

#include "solver/core/check.hpp"

namespace spate::io {
namespace {

TEST(FolderLock, IsHeldByOneAtATime) {
  const std::string folder = testing::TempDir();
  const auto lock = [&] { return std::make_unique<FolderLock>(folder, ".test.lock", "FOLDER"); };
  auto first = lock();
  EXPECT_THROW(lock(), Error);
  EXPECT_THROW(lock(), Error) << "a refusal must not free it";
  first.reset();
  EXPECT_FALSE(std::filesystem::exists(folder + ".test.lock"));
  EXPECT_NO_THROW(lock());
}

TEST(FolderLock, NamesTheFolderThatCannotBeWrittenTo) {
  try {
    const FolderLock lock("/nowhere/at all", ".lock", "FOLDER");
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string::npos, error.problem().find("FOLDER '/nowhere/at all'")) << error.what();
  }
}

}  // namespace
}  // namespace spate::io

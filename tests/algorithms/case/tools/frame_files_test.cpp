// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/frame_files.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace spate {
namespace {

namespace fs = std::filesystem;

class CancelledAfter : public Log {
 public:
  explicit CancelledAfter(int pictures) : left_(pictures) {}
  void info(const std::string&) override {}
  void warning(const Message&) override {}
  void progress(double) override { --left_; }
  bool is_cancelled() const override { return left_ <= 0; }

 private:
  int left_;
};

class FrameFilesTest : public testing::Test {
 protected:
  FrameFilesTest() : folder_((fs::path(testing::TempDir()) / "frames_of_a_test").string()) {
    fs::remove_all(folder_);
    make_frame_folder(folder_);
  }
  ~FrameFilesTest() override { fs::remove_all(folder_); }

  // Draws four pictures; returns what is said when that is cancelled.
  std::string said(int pictures) const {
    CancelledAfter log(pictures);
    try {
      write_frames(
          {folder_, "", 6}, 4,
          [](std::size_t) {
            return io::RgbPicture{1, 1, {0}};
          },
          log);
    } catch (const Cancelled& cancelled) {
      return cancelled.what();
    }
    return "";
  }
  std::ptrdiff_t pictures() const {
    return std::distance(fs::directory_iterator(folder_), fs::directory_iterator());
  }

  const std::string folder_;
};

TEST_F(FrameFilesTest, CancelledBeforeTheFirst) {
  EXPECT_EQ(said(0).find(folder_), std::string::npos);
  EXPECT_EQ(pictures(), 0);
}

TEST_F(FrameFilesTest, CancelledLaterTellWhatIsThere) {
  const std::string told = said(3);
  for (const std::string& of : {std::string("3"), std::string("4"), folder_})
    EXPECT_NE(told.find(of), std::string::npos) << told;
  EXPECT_EQ(pictures(), 3);
}

TEST_F(FrameFilesTest, AllAreWritten) {
  EXPECT_EQ(said(5), "");
  EXPECT_EQ(pictures(), 4);
}

}  // namespace
}  // namespace spate

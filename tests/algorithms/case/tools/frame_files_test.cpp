// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/frame_files.hpp"

#include <gtest/gtest.h>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate {
namespace {

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
  FrameFilesTest() : folder_(files_.file("frames")) { make_frame_folder(folder_); }

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
    return std::distance(std::filesystem::directory_iterator(folder_), std::filesystem::directory_iterator());
  }

  const io::TemporaryFolder files_;
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

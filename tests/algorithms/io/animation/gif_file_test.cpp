// SPDX-License-Identifier: GPL-3.0-or-later
// Animations as GIF, read back by GDAL picture by picture, and by giflib.
#include "algorithms/io/animation/gif_file.hpp"

#include <gif_lib.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "solver/core/check.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"
#include "tests/algorithms/io/small_disk.hpp"

namespace spate::io {
namespace {

// Grey with a square of another colour at x.
RgbPicture square_at(int x, std::uint32_t color) {
  RgbPicture picture{60, 40, std::vector<std::uint32_t>(2400, 0x808080)};
  for (int y = 10; y < 20; ++y)
    for (int i = x; i < x + 10; ++i)
      picture.colors[60 * static_cast<std::size_t>(y) + static_cast<std::size_t>(i)] = color;
  return picture;
}

TEST(GifFile, HoldsWhatChanges) {
  const TemporaryFolder folder;
  const std::string path = folder.file("flood.gif");
  {
    GifFile gif(path, square_at(0, 0x2060c0), 0.2);
    gif.add(square_at(0, 0x2060c0));
    gif.add(square_at(5, 0x2060c0));
    gif.add(square_at(5, 0x2060c0));
    EXPECT_FALSE(std::filesystem::exists(path)) << "it appears when it is whole";
    gif.publish();
  }
  EXPECT_NE(std::filesystem::perms::none,
            std::filesystem::status(path).permissions() & std::filesystem::perms::group_read);
  int error = 0;
  GifFileType* read = DGifOpenFileName(path.c_str(), &error);
  ASSERT_NE(nullptr, read);
  ASSERT_EQ(GIF_OK, DGifSlurp(read));
  ASSERT_EQ(3, read->ImageCount);
  const auto place = [&](int i) { return read->SavedImages[i].ImageDesc; };
  EXPECT_EQ(60, place(0).Width);
  EXPECT_EQ(40, place(0).Height);
  EXPECT_EQ(0, place(1).Left);
  EXPECT_EQ(15, place(1).Width) << "where the square was, and where it is";
  EXPECT_EQ(10, place(1).Top);
  EXPECT_EQ(10, place(1).Height);
  EXPECT_EQ(1, place(2).Width * place(2).Height) << "nothing has changed";
  GraphicsControlBlock control;
  ASSERT_EQ(GIF_OK, DGifSavedExtensionToGCB(read, 1, &control));
  EXPECT_EQ(20, control.DelayTime);
  const auto color_at = [&](int x, int y) {
    const GifColorType color = read->SColorMap->Colors[read->SavedImages[0].RasterBits[60 * y + x]];
    return color.Red << 16 | color.Green << 8 | color.Blue;
  };
  const auto near = [](int color, int other) {
    return std::abs((color >> 16) - (other >> 16)) + std::abs((color >> 8 & 255) - (other >> 8 & 255)) +
           std::abs((color & 255) - (other & 255));
  };
  EXPECT_LT(near(color_at(2, 12), 0x2060c0), 24);
  EXPECT_LT(near(color_at(30, 30), 0x808080), 24);
  DGifCloseFile(read, &error);
}

TEST(GifFile, LeavesTheOldFileWhenTheDiskIsFull) {
  const TemporaryFolder folder;
  const std::string path = folder.file("flood.gif");
  std::ofstream(path) << "old";
  RgbPicture noise{400, 400, {}};
  for (std::uint32_t i = 0; i < 160'000; ++i) noise.colors.push_back(i * 2654435761u >> 8);
  {
    const test::SmallDisk disk(20'000);
    EXPECT_THROW(
        {
          GifFile gif(path, noise, 0.2);
          gif.add(noise);
          gif.publish();
        },
        Error);
  }
  EXPECT_EQ(3u, std::filesystem::file_size(path));
  EXPECT_EQ(1u, folder.count());
}

}  // namespace
}  // namespace spate::io

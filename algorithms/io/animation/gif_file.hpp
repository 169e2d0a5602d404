// SPDX-License-Identifier: GPL-3.0-or-later
// An animation as GIF, by giflib, which GDAL needs too. All pictures share one palette, so that nothing
// flickers; of each only the rectangle that has changed is stored.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace spate::io {

// Colours as 0xRRGGBB, row by row from the upper left.
struct GifPicture {
  int width = 0, height = 0;
  std::vector<std::uint32_t> colors;
};

class GifFile {
 public:
  // palette_of: a picture with the colours that all of them have. delay: s for which each is shown. Throws
  // Error when path cannot be written.
  GifFile(const std::string& path, const GifPicture& palette_of, double delay);
  ~GifFile();
  GifFile(const GifFile&) = delete;
  GifFile& operator=(const GifFile&) = delete;

  void add(const GifPicture& picture);  // of the same size

  // The file is whole and takes the place of one of that name.
  void publish();

 private:
  class Writer;
  std::unique_ptr<Writer> writer_;
};

}  // namespace spate::io

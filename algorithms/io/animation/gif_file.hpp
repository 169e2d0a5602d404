// SPDX-License-Identifier: GPL-3.0-or-later
// An animation as GIF, by giflib, which GDAL needs too. All pictures share one palette, so that nothing
// flickers; of each only the rectangle that has changed is stored.
#pragma once

#include <memory>
#include <string>

#include "algorithms/io/animation/rgb_picture.hpp"

namespace spate::io {

class GifFile {
 public:
  // palette_of: a picture with the colours that all of them have. delay: s for which each is shown. Throws
  // Error when path cannot be written.
  GifFile(const std::string& path, const RgbPicture& palette_of, double delay);
  ~GifFile();
  GifFile(const GifFile&) = delete;
  GifFile& operator=(const GifFile&) = delete;

  void add(const RgbPicture& picture);  // of the same size

  // The file is whole and takes the place of one of that name.
  void publish();

 private:
  class Writer;
  std::unique_ptr<Writer> writer_;
};

}  // namespace spate::io

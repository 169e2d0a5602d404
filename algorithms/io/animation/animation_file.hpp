// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as an animation in one file: GIF by giflib, or MP4 by the program ffmpeg where it is installed. No
// library that QGIS brings encodes video; those of ffmpeg would bind Spate to one of their releases.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "algorithms/io/animation/gif_file.hpp"

namespace spate::io {

// Throws Error when no file of that ending can be made here: call it before the frames are drawn.
void check_animation(const std::string& path);

class AnimationFile {
 public:
  // last: the last picture, whose colours a GIF has. folder: where the pictures lie as frame_00001.png, ...
  AnimationFile(const std::string& path, const RgbPicture& last, double frames_per_second,
                const std::string& folder);

  void add(const RgbPicture& picture);
  // Takes the place of a file of that name. meanwhile is called several times a second; when it throws,
  // nothing is written. Throws Error when it cannot be written.
  void publish(const std::function<void()>& meanwhile);

 private:
  const std::string path_, folder_;
  const double frames_per_second_;
  int count_ = 0;
  std::unique_ptr<GifFile> gif_;  // null: it is an MP4
};

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as an animation in one file: GIF by giflib, or MP4 by the program ffmpeg where it is installed. No
// library that QGIS brings encodes video; those of ffmpeg would bind the plugin to one of their releases.
#pragma once

#include <QImage>
#include <QString>
#include <memory>

#include "algorithms/io/animation/gif_file.hpp"
#include "qgsprocessingfeedback.h"

namespace spate {

// Throws Error when no file of that ending can be made here: call it before the frames are drawn.
void checkAnimation(const QString& path);

class AnimationFile {
 public:
  // last: the last picture, whose colours a GIF has. folder: where the pictures lie as frame_00001.png, ...
  AnimationFile(const QString& path, const QImage& last, double framesPerSecond, const QString& folder);

  void add(const QImage& picture);
  // Takes the place of a file of that name. Throws when cancelled, or when it cannot be written.
  void publish(QgsProcessingFeedback* feedback);

 private:
  const QString path_, folder_;
  const double framesPerSecond_;
  int count_ = 0;
  std::unique_ptr<io::GifFile> gif_;  // null: it is an MP4
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/animate/animation_file.hpp"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include "algorithms/io/new_files.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {
namespace {

bool isGif(const QString& path) {
  return path.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive);
}
QString encoder() {
  return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

io::GifPicture gifPicture(const QImage& image) {
  const QImage plain = image.convertToFormat(QImage::Format_RGB32);
  io::GifPicture picture{plain.width(), plain.height(), {}};
  for (int y = 0; y < plain.height(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
    for (int x = 0; x < plain.width(); ++x) picture.colors.push_back(line[x] & 0xffffffu);
  }
  return picture;
}

}  // namespace

void checkAnimation(const QString& path) {
  const std::string why = io::why_not_writable(path.toStdString());
  if (!why.empty())
    throw inputError("result_not_written", qtr("ANIMATION '%1' cannot be written", path),
                     QString::fromStdString(why), qtr("Choose another file or folder."));
  if (isGif(path)) return;
  if (!path.endsWith(QLatin1String(".mp4"), Qt::CaseInsensitive))
    throw inputError("result_format_unknown", qtr("ANIMATION '%1' cannot be written", path),
                     qtr("an animation is GIF or MP4"), qtr("Choose a file that ends in .gif or .mp4."));
  if (encoder().isEmpty())
    throw inputError("no_video_encoder", qtr("ANIMATION '%1' cannot be written", path),
                     qtr("the program ffmpeg, which makes MP4, is not installed"),
                     qtr("Install ffmpeg, or choose a file that ends in .gif."));
}

AnimationFile::AnimationFile(const QString& path, const QImage& last, double framesPerSecond,
                             const QString& folder)
    : path_(path), folder_(folder), framesPerSecond_(framesPerSecond) {
  if (isGif(path))
    gif_ = std::make_unique<io::GifFile>(path.toStdString(), gifPicture(last), 1 / framesPerSecond);
}

void AnimationFile::add(const QImage& picture) {
  ++count_;
  if (gif_) gif_->add(gifPicture(picture));
}

void AnimationFile::publish(QgsProcessingFeedback* feedback) {
  if (gif_) return gif_->publish();
  io::NewFiles files(path_.toStdString());
  QProcess ffmpeg;
  ffmpeg.setWorkingDirectory(folder_);  // whose name may hold what the pattern would take for a number
  ffmpeg.setProcessChannelMode(QProcess::MergedChannels);
  ffmpeg.setProgram(encoder());
  ffmpeg.setArguments({"-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-framerate",
                       QString::number(framesPerSecond_), "-i", "frame_%05d.png", "-frames:v",
                       QString::number(count_)});
  // Players take the colours of a large video for those of BT.709, unless it says what they are.
  ffmpeg.setArguments(ffmpeg.arguments() +
                      QStringList{"-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p",
                                  "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
                                  "iec61966-2-1", "-color_range", "tv", "-movflags", "+faststart",
                                  QString::fromStdString(files.temporary())});
  // Qt 6 has dropped start() of a single string only, which the check does not tell apart.
  ffmpeg.start();  // clazy:exclude=qt6-deprecated-api-fixes
  while (!ffmpeg.waitForFinished(200) && ffmpeg.state() != QProcess::NotRunning) {
    if (!feedback->isCanceled()) continue;
    ffmpeg.kill();
    ffmpeg.waitForFinished();
    stopIfCancelled(feedback);
  }
  if (ffmpeg.exitStatus() != QProcess::NormalExit || ffmpeg.exitCode() != 0 ||
      ffmpeg.error() == QProcess::FailedToStart)
    throw inputError("video_not_made", qtr("ANIMATION '%1' cannot be written", path_),
                     qtr("ffmpeg says: %1", QString::fromLocal8Bit(ffmpeg.readAll()).trimmed()),
                     qtr("Choose a file that ends in .gif."));
  files.store_all();
  files.take_place();
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/animation/animation_file.hpp"

#include <filesystem>

#include "algorithms/io/new_files.hpp"
#include "algorithms/io/program.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

bool ends_in(const std::string& path, const char* ending) {
  return folded(std::filesystem::u8path(path).extension().u8string()) == ending;
}

std::string encoder() {
  return find_program("ffmpeg");
}

}  // namespace

void check_animation(const std::string& path) {
  if (const std::string why = why_not_writable(path); !why.empty())
    throw Error("result_not_written", tr("ANIMATION '%1' cannot be written", path), why,
                tr("Choose another file or folder."));
  if (ends_in(path, ".gif")) return;
  if (!ends_in(path, ".mp4"))
    throw Error("result_format_unknown", tr("ANIMATION '%1' cannot be written", path),
                tr("an animation is GIF or MP4"), tr("Choose a file that ends in .gif or .mp4."));
  if (encoder().empty())
    throw Error("no_video_encoder", tr("ANIMATION '%1' cannot be written", path),
                tr("the program ffmpeg, which makes MP4, is not installed"),
                tr("Install ffmpeg, or choose a file that ends in .gif."));
}

AnimationFile::AnimationFile(const std::string& path, const RgbPicture& last, double frames_per_second,
                             const std::string& folder)
    : path_(path), folder_(folder), frames_per_second_(frames_per_second) {
  if (ends_in(path, ".gif")) gif_ = std::make_unique<GifFile>(path, last, 1 / frames_per_second);
}

void AnimationFile::add(const RgbPicture& picture) {
  ++count_;
  if (gif_) gif_->add(picture);
}

void AnimationFile::publish(const std::function<void()>& meanwhile) {
  if (gif_) return gif_->publish();
  NewFiles files(std::filesystem::absolute(std::filesystem::u8path(path_)).u8string());
  // It runs in the folder of the pictures, whose name may hold what the pattern would take for a number.
  // Players take the colours of a large video for those of BT.709, unless it says what they are.
  const ProgramEnd end = run_program(encoder(),
                                     {"-hide_banner",
                                      "-loglevel",
                                      "error",
                                      "-nostdin",
                                      "-y",
                                      "-framerate",
                                      exact(frames_per_second_),
                                      "-i",
                                      "frame_%05d.png",
                                      "-frames:v",
                                      std::to_string(count_),
                                      "-vf",
                                      "scale=out_color_matrix=bt709:out_range=tv",
                                      "-pix_fmt",
                                      "yuv420p",
                                      "-colorspace",
                                      "bt709",
                                      "-color_primaries",
                                      "bt709",
                                      "-color_trc",
                                      "iec61966-2-1",
                                      "-color_range",
                                      "tv",
                                      "-movflags",
                                      "+faststart",
                                      files.temporary()},
                                     folder_, meanwhile);
  if (!end.succeeded)
    throw Error("video_not_made", tr("ANIMATION '%1' cannot be written", path_),
                tr("ffmpeg says: %1", trimmed(end.said)), tr("Choose a file that ends in .gif."));
  files.store_all();
  files.take_place();
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/frame_files.hpp"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "algorithms/io/animation/animation_file.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/raster/png.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

std::string png_of(const io::RgbPicture& picture) {
  std::vector<std::uint8_t> rgb;
  rgb.reserve(3 * picture.colors.size());
  for (const std::uint32_t color : picture.colors)
    for (const int shift : {16, 8, 0}) rgb.push_back(static_cast<std::uint8_t>(color >> shift));
  return io::png_of(picture.width, picture.height, rgb);
}

std::string name_of(std::size_t number) {
  char name[40];
  std::snprintf(name, sizeof name, "frame_%05zu.png", number);
  return name;
}

// Those of an earlier, longer animation: whoever makes a film of the folder would get them, too.
void remove_frames_after(std::size_t count, const fs::path& folder) {
  std::error_code ignored;
  while (fs::remove(folder / name_of(++count), ignored)) {
  }
}

}  // namespace

void make_frame_folder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(fs::u8path(folder), error);
  if (error)
    throw Error("frame_folder_not_made", tr("FRAMES '%1' cannot be made", folder), error.message(),
                tr("Choose another folder."));
}

std::vector<double> times_to_draw(const std::vector<double>& all, int every, Log& log) {
  std::vector<double> times;
  for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(every)) times.push_back(all[i]);
  if (times.empty() || times.size() > static_cast<std::size_t>(most_frames))
    throw Error("series_frames_count", tr("SERIES has %1 frames", all.size()),
                tr("1 to %1 can be drawn", most_frames), tr("Choose another series, or EVERY."));
  log.info(tr("%1 {picture|pictures} of %2 {frame|frames} are drawn", times.size(), all.size()));
  return times;
}

void check_extent(const std::array<double, 4>& shown, const std::array<double, 4>& flood) {
  if (shown[0] < flood[2] && shown[2] > flood[0] && shown[1] < flood[3] && shown[3] > flood[1]) return;
  const auto text = [](const std::array<double, 4>& extent) {
    return tr("x %1 to %2, y %3 to %4", fixed(extent[0], 0), fixed(extent[2], 0), fixed(extent[1], 0),
              fixed(extent[3], 0));
  };
  throw Error("extent_beside_flood", tr("EXTENT shows nothing of the flood"),
              tr("it covers %1, and the flood %2", text(shown), text(flood)),
              tr("Choose another extent, or check its CRS."));
}

void write_frames(const FrameFiles& files, std::size_t count,
                  const std::function<io::RgbPicture(std::size_t)>& draw, Log& log) {
  io::RgbPicture last = draw(count - 1);  // a GIF has its colours
  std::unique_ptr<io::AnimationFile> animation;
  if (!files.animation.empty())
    animation = std::make_unique<io::AnimationFile>(files.animation, last, files.per_second, files.folder);
  const auto stop_after = [&](std::size_t written) {
    if (log.is_cancelled() && written > 0)
      throw Cancelled(tr("Cancelled: %1 of %2 {picture|pictures} are in %3.", written, count, files.folder));
    stop_if_cancelled(log);
  };
  for (std::size_t i = 0; i < count; ++i) {
    stop_after(i);
    const io::RgbPicture picture = i + 1 < count ? draw(i) : std::move(last);
    io::write_file((fs::u8path(files.folder) / name_of(i + 1)).u8string(), png_of(picture));
    if (animation) animation->add(picture);
    log.progress(95.0 * static_cast<double>(i + 1) / static_cast<double>(count));
  }
  remove_frames_after(count, fs::u8path(files.folder));
  if (animation) animation->publish([&] { stop_after(count); });
}

}  // namespace spate

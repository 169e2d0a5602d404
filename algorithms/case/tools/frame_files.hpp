// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a flood over time as files, whoever draws them.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/animation/rgb_picture.hpp"

namespace spate {

struct FrameFiles {
  std::string folder;     // of the pictures
  std::string animation;  // empty = not wanted
  double per_second = 0;  // of the animation
};

// A flood has at most so many pictures: frame_99999.png.
inline constexpr int most_frames = 99'999;

// Makes the folder. Throws Error when it cannot be made.
void make_frame_folder(const std::string& folder);

// Every so many of the frames, which the log hears of. Throws Error when there are none, or too many.
std::vector<double> times_to_draw(const std::vector<double>& all, int every, Log& log);

// Throws Error when the extent that the pictures show has nothing of the flood's; both west, south, east,
// north in the same CRS.
void check_extent(const std::array<double, 4>& shown, const std::array<double, 4>& flood);

// Draws and writes all of them, and the animation. draw: by the number of the picture. Throws Cancelled.
void write_frames(const FrameFiles& files, std::size_t count,
                  const std::function<io::RgbPicture(std::size_t)>& draw, Log& log);

}  // namespace spate

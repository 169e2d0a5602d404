// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace spate::io {

// Colours as 0xRRGGBB, row by row from the upper left.
struct RgbPicture {
  int width = 0, height = 0;
  std::vector<std::uint32_t> colors;
};

}  // namespace spate::io

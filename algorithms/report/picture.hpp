// SPDX-License-Identifier: GPL-3.0-or-later
// A picture in memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace spate {

using Rgb = std::array<std::uint8_t, 3>;

// The colour of a text like "#1f5fa6".
Rgb rgb_of(const std::string& color);
// Its inverse.
std::string color_text(const Rgb& color);
// A colour that lies over another one, which shines through it unless it is opaque (1).
Rgb mixed(const Rgb& top, const Rgb& below, double opacity);

// Rows from the top, each from the left; four bytes a pixel: red, green, blue, and 0 (transparent) or 255.
struct Picture {
  Picture(int columns, int rows)
      : width(columns),
        height(rows),
        rgba(4 * static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

  int width, height;
  std::vector<std::uint8_t> rgba;

  std::size_t pixels() const { return rgba.size() / 4; }
  bool is_set(std::size_t pixel) const { return rgba[4 * pixel + 3] > 0; }
  void set(std::size_t pixel, const Rgb& color) {
    for (std::size_t i = 0; i < 3; ++i) rgba[4 * pixel + i] = color[i];
    rgba[4 * pixel + 3] = 255;
  }
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/picture.hpp"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace spate {

Rgb rgb_of(const std::string& color) {
  std::uint32_t all = 0;
  std::from_chars(color.data() + 1, color.data() + color.size(), all, 16);
  return {static_cast<std::uint8_t>(all >> 16), static_cast<std::uint8_t>(all >> 8),
          static_cast<std::uint8_t>(all)};
}

std::string color_text(const Rgb& color) {
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", color[0], color[1], color[2]);
  return text;
}

Rgb mixed(const Rgb& top, const Rgb& below, double opacity) {
  Rgb color;
  for (std::size_t i = 0; i < color.size(); ++i)
    color[i] = static_cast<std::uint8_t>(std::lround(opacity * top[i] + (1 - opacity) * below[i]));
  return color;
}

}  // namespace spate

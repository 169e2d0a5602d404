// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/picture.hpp"

#include <charconv>

namespace spate {

Rgb rgb_of(const std::string& color) {
  std::uint32_t all = 0;
  std::from_chars(color.data() + 1, color.data() + color.size(), all, 16);
  return {static_cast<std::uint8_t>(all >> 16), static_cast<std::uint8_t>(all >> 8),
          static_cast<std::uint8_t>(all)};
}

}  // namespace spate

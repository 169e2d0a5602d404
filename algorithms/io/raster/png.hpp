// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as PNG.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spate::io {

// The bytes of a file. rgb: rows from the top, three bytes a pixel. Throws Error when this GDAL cannot write
// them.
std::string png_of(int width, int height, const std::vector<std::uint8_t>& rgb);

}  // namespace spate::io

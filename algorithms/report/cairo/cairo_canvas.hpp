// SPDX-License-Identifier: GPL-3.0-or-later
// Draws by Cairo on a picture in memory, for the command: it needs neither Qt nor a screen. Only the source
// of this includes Cairo.
#pragma once

#include <memory>

#include "algorithms/io/animation/rgb_picture.hpp"
#include "algorithms/report/canvas.hpp"

namespace spate {

// The picture must outlive what is drawn on it.
std::unique_ptr<Canvas> cairo_canvas(io::RgbPicture& picture);

}  // namespace spate

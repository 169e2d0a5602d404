// SPDX-License-Identifier: GPL-3.0-or-later
// The ground beneath the water of a map.
#pragma once

#include <cstdint>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"

namespace spate {

// An elevation model shaded for a map of that many pixels, as io::hillshade() says. Warns where it covers
// nothing of the map, which is then plain.
std::vector<std::uint8_t> shaded_ground(const RasterInput& dem, const io::GeoReference& map, int width,
                                        int height, Log& log);

}  // namespace spate

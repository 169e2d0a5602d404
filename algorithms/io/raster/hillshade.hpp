// SPDX-License-Identifier: GPL-3.0-or-later
// The ground as a shaded picture, to draw maps over.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

// Of the elevations of any raster, over the area of place and in its CRS: height rows of width pixels, the
// northern row first; 1 (dark) to 255, 0 = no data. Flat ground is shown steeper than it is, so that dikes
// and banks can be seen in a plain. crs_wkt: of the raster where its file does not say; empty = that of the
// file. label names it in messages. Throws Error when it cannot be read.
std::vector<std::uint8_t> hillshade(const std::string& source, const std::string& label,
                                    const std::string& crs_wkt, const GeoReference& place, int width,
                                    int height);

}  // namespace spate::io

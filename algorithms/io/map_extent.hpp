// SPDX-License-Identifier: GPL-3.0-or-later
// A rectangle on the map as a text.
#pragma once

#include <array>
#include <string>

namespace spate::io {

// "west, east, south, north", and behind it its CRS in brackets where it is another than crs_wkt:
// "7.1, 7.2, 50.6, 50.7 [EPSG:4326]". As west, south, east, north in crs_wkt: what holds the rectangle there.
// label names it in messages. Throws Error when it is no rectangle, or cannot be brought into that CRS.
std::array<double, 4> extent_of_text(const std::string& text, const std::string& crs_wkt,
                                     const std::string& label);

// The CRS of a text that GDAL understands ("EPSG:25832", WKT, PROJ), as WKT. Throws Error when it does not.
std::string crs_of_text(const std::string& text, const std::string& label);

}  // namespace spate::io

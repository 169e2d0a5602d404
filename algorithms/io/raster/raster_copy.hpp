// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace spate::io {

// The first band of a raster, or all of them, as a GeoTIFF with the same values, nodata, scale and mask.
// crs_wkt: takes the place of its CRS; empty = its own. label names the raster in messages. Throws Error when
// it cannot be read or written.
void copy_raster(const std::string& source, const std::string& label, const std::string& path,
                 const std::string& crs_wkt, bool all_bands = false);

}  // namespace spate::io

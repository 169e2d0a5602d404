// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a digital elevation model from the first band of any raster that GDAL opens.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/core/check.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

struct Dem {
  Terrain terrain;  // grid, datum, zb (NaN = no data); manning and taken are left empty
  GeoReference reference;
  std::int64_t nodata_cells = 0;
  double lowest = 0;   // m, of the cells with data
  double highest = 0;  // m, likewise
  std::vector<Message> warnings;
};

// Elevations are read in double with the band's scale and offset; the datum is the middle of their range in
// whole metres, so that float loses nothing at high altitude. A cell has no data where the band holds its
// nodata value, NaN or infinity, or where its mask band says so. South-up rasters are accepted; a raster
// without a CRS gives a warning. Throws Error with a remedy when the raster cannot be read, is rotated or not
// georeferenced, is not in metres, has cells that are not square (beyond 0.1 %), has no data at all, or holds
// elevations beyond 12 km.
//
// bytes_per_cell: what the caller will need of each cell with data, the elevations included; where so much
// memory is not free, that is an Error before it is taken. Nodata takes next to none, and blocks that a
// sparse file leaves out are not read. watch is told how far reading is, from 0 to 1, and may throw to end
// it. crs_wkt: in place of the file's; empty = that.
Dem read_dem(
    const std::string& gdal_source, double bytes_per_cell = sizeof(float),
    const std::function<void(double)>& watch = [](double) {}, const std::string& crs_wkt = {});

}  // namespace spate::io

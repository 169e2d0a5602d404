// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/shaded_ground.hpp"

#include <algorithm>

#include "algorithms/io/raster/hillshade.hpp"

namespace spate {

std::vector<std::uint8_t> shaded_ground(const RasterInput& dem, const io::GeoReference& map, int width,
                                        int height, Log& log) {
  std::vector<std::uint8_t> shade = io::hillshade(dem.path, "DEM", dem.crs_wkt, map, width, height);
  if (std::all_of(shade.begin(), shade.end(), [](std::uint8_t grey) { return grey == 0; }))
    log.warning(
        {"dem_beside_map", tr("DEM covers nothing of the map"), tr("the map covers %1", map.extent_text()),
         tr("Choose the elevation model of this place, or check its CRS. The ground is left plain.")});
  return shade;
}

}  // namespace spate

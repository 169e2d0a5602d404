// SPDX-License-Identifier: GPL-3.0-or-later
// What an elevation model must be like before its values are read: in metres, and of square cells.
#pragma once

#include <gdal_priv.h>
#include <ogr_spatialref.h>

#include <string>
#include <vector>

#include "algorithms/io/raster/raster_strips.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

std::string quoted_dem(const std::string& source);  // as messages name it

// Throws Error for pictures; warns of several bands, of which the first is taken.
void check_dem_bands(const std::string& source, GDALDataset& dataset, std::vector<Message>& warnings);
// Whether elevations are in metres, by the unit of the band and by what its names and tags say of feet.
// Throws Error where they are not; warns in doubt.
void check_dem_units(const std::string& source, GDALDataset& dataset, GDALRasterBand& band,
                     std::vector<Message>& warnings);
// The same by the heights of its CRS (WKT; empty = unknown).
void check_dem_heights(const std::string& source, const std::string& crs_wkt);
// Whether the heights of a CRS are in metres; true where it has none.
bool are_heights_in_metres(const OGRSpatialReference& crs);

// Throws Error unless the CRS measures in metres and the cells are squares of a possible size; warns where
// there is no CRS.
void check_dem_geometry(const std::string& source, const RasterPlace& place, std::vector<Message>& warnings);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// What the dimensions of a variable of CF NetCDF are. Their coordinate variables say so by their attributes:
// units (degrees_east, km, "minutes since ..."), standard_name or axis.
#pragma once

#include <gdal_priv.h>

#include <memory>
#include <string>
#include <vector>

#include "algorithms/io/raster/curved_pixels.hpp"

namespace spate::io {

using NetcdfArray = std::shared_ptr<GDALMDArray>;

// Empty where there is none.
std::string attribute(const GDALMDArray& array, const char* name);
std::string unit_of(const GDALMDArray& array);
bool starts_with(const std::string& text, const char* begin);

enum class Axis { x, y, time, other };
Axis axis_of(const GDALDimension& dimension);
// Degrees about another pole than the Earth's.
bool is_rotated(const GDALDimension& dimension);

// CF's curvilinear axes: two variables of the same two dimensions, of which an array has both. Those that it
// names as its coordinates come before others. Null where there are none.
struct PixelCoordinates {
  NetcdfArray longitude, latitude;
};
PixelCoordinates pixel_coordinates(const GDALGroup& group, const GDALMDArray& array);

// For CurvedPixels. Throws Error when some have no place, or lie upon each other. name: of the file.
std::vector<PixelPlace> pixel_corners(const PixelCoordinates& coordinates, const std::string& name);

// NaN where it cannot be read.
std::vector<double> all_values(const GDALMDArray& array, std::size_t count);

}  // namespace spate::io

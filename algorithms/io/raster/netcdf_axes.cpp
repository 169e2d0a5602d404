// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/netcdf_axes.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

// Longitude or latitude of each pixel.
Axis degrees_of(const GDALMDArray& array) {
  const std::string unit = folded(unit_of(array)), name = attribute(array, "standard_name");
  if (name == "longitude" || starts_with(unit, "degrees_e") || starts_with(unit, "degree_e")) return Axis::x;
  if (name == "latitude" || starts_with(unit, "degrees_n") || starts_with(unit, "degree_n")) return Axis::y;
  return Axis::other;
}

}  // namespace

std::string attribute(const GDALMDArray& array, const char* name) {
  const std::shared_ptr<GDALAttribute> found = array.GetAttribute(name);
  const char* text = found ? found->ReadAsString() : nullptr;
  return text != nullptr ? text : "";
}
// GDAL keeps some units apart from the attributes.
std::string unit_of(const GDALMDArray& array) {
  return array.GetUnit().empty() ? attribute(array, "units") : array.GetUnit();
}

bool starts_with(const std::string& text, const char* begin) {
  return text.rfind(begin, 0) == 0;
}

Axis axis_of(const GDALDimension& dimension) {
  const NetcdfArray values = dimension.GetIndexingVariable();
  if (!values) return Axis::other;
  const std::string unit = folded(unit_of(*values)), name = attribute(*values, "standard_name"),
                    axis = folded(attribute(*values, "axis"));
  if (unit.find(" since ") != std::string::npos || name == "time" || axis == "t") return Axis::time;
  for (const char* east : {"degrees_east", "degree_east", "degrees_e", "degree_e"})
    if (unit == east) return Axis::x;
  for (const char* north : {"degrees_north", "degree_north", "degrees_n", "degree_n"})
    if (unit == north) return Axis::y;
  if (name == "projection_x_coordinate" || name == "longitude" || name == "grid_longitude" || axis == "x")
    return Axis::x;
  if (name == "projection_y_coordinate" || name == "latitude" || name == "grid_latitude" || axis == "y")
    return Axis::y;
  return Axis::other;
}

bool is_rotated(const GDALDimension& dimension) {
  const NetcdfArray values = dimension.GetIndexingVariable();
  const std::string name = values ? attribute(*values, "standard_name") : std::string();
  return name == "grid_longitude" || name == "grid_latitude";
}

std::vector<double> all_values(const GDALMDArray& array, std::size_t count) {
  std::vector<double> values(count);
  std::vector<GUInt64> start(array.GetDimensionCount(), 0);
  std::vector<std::size_t> counts;
  for (const auto& dimension : array.GetDimensions()) counts.push_back(dimension->GetSize());
  const GDALExtendedDataType type = GDALExtendedDataType::Create(GDT_Float64);
  if (!array.Read(start.data(), counts.data(), nullptr, nullptr, type, values.data()))
    std::fill(values.begin(), values.end(), std::numeric_limits<double>::quiet_NaN());
  return values;
}

PixelCoordinates pixel_coordinates(const GDALGroup& group, const GDALMDArray& array) {
  const std::string named = " " + attribute(array, "coordinates") + " ";
  const auto has = [&](const std::string& dimension) {
    const auto& all = array.GetDimensions();
    return std::any_of(all.begin(), all.end(), [&](const auto& own) { return own->GetName() == dimension; });
  };
  const auto name_of = [](const NetcdfArray& of, std::size_t i) { return of->GetDimensions()[i]->GetName(); };
  PixelCoordinates found;
  for (const bool by_name : {true, false})
    for (const std::string& name : group.GetMDArrayNames()) {
      if (by_name != (named.find(" " + name + " ") != std::string::npos)) continue;
      const NetcdfArray one = group.OpenMDArray(name);
      if (!one || one->GetDimensionCount() != 2 || !has(name_of(one, 0)) || !has(name_of(one, 1))) continue;
      const Axis axis = degrees_of(*one);
      if (axis == Axis::x && !found.longitude) found.longitude = one;
      if (axis == Axis::y && !found.latitude) found.latitude = one;
    }
  if (!found.longitude || !found.latitude || name_of(found.longitude, 0) != name_of(found.latitude, 0) ||
      name_of(found.longitude, 1) != name_of(found.latitude, 1))
    return {};
  return found;
}

std::vector<PixelPlace> pixel_corners(const PixelCoordinates& coordinates, const std::string& name) {
  const auto& dimensions = coordinates.longitude->GetDimensions();
  const auto rows = static_cast<std::size_t>(dimensions[0]->GetSize()),
             columns = static_cast<std::size_t>(dimensions[1]->GetSize());
  const std::vector<double> x = all_values(*coordinates.longitude, rows * columns),
                            y = all_values(*coordinates.latitude, rows * columns);
  std::vector<PixelPlace> middles, corners;
  bool is_known = true;
  for (std::size_t i = 0; i < x.size(); ++i) {
    is_known = is_known && std::fabs(x[i]) <= 720 && std::fabs(y[i]) <= 90;
    middles.push_back({x[i], y[i]});
  }
  if (is_known)
    corners = corners_of_middles(std::move(middles), static_cast<int>(columns), static_cast<int>(rows));
  if (!corners.empty()) return corners;
  const std::string &of_x = coordinates.longitude->GetName(), &of_y = coordinates.latitude->GetName();
  throw Error("rain_pixels_misplaced", tr("%1 has pixels that cannot be placed", name),
              is_known ? tr("by '%1' and '%2' some lie upon each other", of_x, of_y)
                       : tr("'%1' and '%2' do not have a longitude and a latitude for each", of_x, of_y),
              tr("Reproject it to an even grid, e.g. with gdal:warpreproject."));
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/map_scale.hpp"

#include <array>
#include <cmath>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

// Metres on the ellipsoid between two places that are close to each other, in radians: its radii of curvature
// along the meridian and across it, at the latitude between them.
double ground_distance(double longitude_a, double latitude_a, double longitude_b, double latitude_b,
                       const OGRSpatialReference& crs) {
  const double semi_major = crs.GetSemiMajor();
  const double flattening = crs.GetInvFlattening() == 0 ? 0 : 1 / crs.GetInvFlattening();
  const double e2 = flattening * (2 - flattening);
  const double latitude = 0.5 * (latitude_a + latitude_b);
  const double w2 = 1 - e2 * std::sin(latitude) * std::sin(latitude);
  const double across = semi_major / std::sqrt(w2);
  const double along = across * (1 - e2) / w2;
  return std::hypot(along * (latitude_b - latitude_a),
                    across * std::cos(latitude) * (longitude_b - longitude_a));
}

}  // namespace

std::string crs_of_raster(const std::string& source, const std::string& label) {
  const GDALDatasetUniquePtr dataset = open_raster(source, label);
  const OGRSpatialReference* crs = dataset->GetSpatialRef();
  return crs != nullptr && crs->IsEmpty() == 0 ? wkt_of(*crs) : std::string();
}

std::string crs_key(const std::string& wkt) {
  const GdalErrors errors;
  const OGRSpatialReference crs = crs_from_wkt(wkt);
  const char* authority = crs.GetAuthorityName(nullptr);
  const char* code = crs.GetAuthorityCode(nullptr);
  return authority != nullptr && code != nullptr ? std::string(authority) + ":" + code : wkt;
}

void use_crs(GeoReference& reference, const std::string& wkt, const std::string& parameter) {
  const GdalErrors errors;
  const OGRSpatialReference crs = crs_from_wkt(wkt);
  const char* unit = "";
  const bool in_metres = crs.IsGeographic() == 0 && std::abs(crs.GetLinearUnits(&unit) - 1) < 1e-9;
  if (!in_metres)
    throw Error("crs_not_in_metres", tr("%1 is not in metres", parameter),
                tr("its CRS %1 measures in %2", crs_name(crs),
                   crs.IsGeographic() != 0 ? tr("degrees") : "'" + std::string(unit) + "'"),
                tr("Reproject it with gdal:warpreproject to a projected CRS in metres."));
  reference.crs_wkt = wkt;
  reference.crs_name = crs_name(crs);
}

std::optional<MapScale> map_scale(const GeoReference& reference) {
  const GdalErrors errors;
  OGRSpatialReference crs = crs_from_wkt(reference.crs_wkt);
  if (crs.IsProjected() == 0) return std::nullopt;
  const std::unique_ptr<OGRSpatialReference> places(crs.CloneGeogCS());
  if (!places) return std::nullopt;
  places->SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  const std::unique_ptr<OGRCoordinateTransformation> transform(
      OGRCreateCoordinateTransformation(&crs, places.get()));
  if (!transform) return std::nullopt;

  constexpr double half = 100;  // m
  const double x = 0.5 * (reference.west() + reference.east());
  const double y = 0.5 * (reference.south() + reference.north);
  std::array<double, 4> longitudes = {x - half, x + half, x, x};
  std::array<double, 4> latitudes = {y, y, y - half, y + half};
  if (transform->Transform(4, longitudes.data(), latitudes.data()) == 0) return std::nullopt;
  const double radians = places->GetAngularUnits();
  for (double& angle : longitudes) angle *= radians;
  for (double& angle : latitudes) angle *= radians;
  const auto scale = [&](std::size_t a) {
    return ground_distance(longitudes[a], latitudes[a], longitudes[a + 1], latitudes[a + 1], *places) /
           (2 * half);
  };
  const MapScale scales = {scale(0), scale(2)};
  if (!std::isfinite(scales.along_x) || !std::isfinite(scales.along_y)) return std::nullopt;
  return scales;
}

double metre_on_ground(const GeoReference& reference) {
  const MapScale scale = map_scale(reference).value_or(MapScale());
  return length_error(scale.along_y) > length_error(scale.along_x) ? scale.along_y : scale.along_x;
}
double length_error(double metre_on_ground) {
  return std::abs(1 / metre_on_ground - 1);
}

double cell_area(const GeoReference& reference) {
  const double area = reference.cell_width * reference.cell_height;
  const MapScale scale = map_scale(reference).value_or(MapScale());
  const bool is_in_metres = length_error(metre_on_ground(reference)) <= most_length_error;
  return is_in_metres ? area : area * scale.along_x * scale.along_y;
}

}  // namespace spate::io

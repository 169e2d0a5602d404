// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/point_transform.hpp"

#include <ogr_geometry.h>

#include <cmath>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

PointTransform::PointTransform(const std::string& from_wkt, const std::string& to_wkt) {
  if (from_wkt.empty() || to_wkt.empty() || from_wkt == to_wkt) return;
  const OGRSpatialReference from = crs_from_wkt(from_wkt), to = crs_from_wkt(to_wkt);
  if (from.IsSame(&to) != 0) return;
  const GdalErrors errors;
  transform_.reset(OGRCreateCoordinateTransformation(&from, &to));
  if (!transform_)
    throw Error("no_way_between_crs", tr("There is no way from %1 to %2", crs_name(from), crs_name(to)),
                errors.why(tr("PROJ knows none")), tr("Check the CRSs of the layers."));
}

PointTransform::~PointTransform() = default;
PointTransform::PointTransform(PointTransform&&) noexcept = default;

std::optional<MapPlace> PointTransform::operator()(double x, double y) const {
  if (!transform_) return MapPlace{x, y};
  const GdalErrors errors;
  if (transform_->Transform(1, &x, &y) == 0 || !std::isfinite(x) || !std::isfinite(y)) return std::nullopt;
  return MapPlace{x, y};
}

std::optional<std::string> PointTransform::operator()(const std::string& wkb) const {
  if (!transform_ || wkb.empty()) return wkb;
  const GdalErrors errors;
  const std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  if (!geometry || geometry->transform(transform_.get()) != OGRERR_NONE) return std::nullopt;
  return wkb_of(*geometry);
}

}  // namespace spate::io

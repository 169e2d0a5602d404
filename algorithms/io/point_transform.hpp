// SPDX-License-Identifier: GPL-3.0-or-later
// Points and geometries from one CRS to another.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "algorithms/io/geo_reference.hpp"

class OGRCoordinateTransformation;

namespace spate::io {

class PointTransform {
 public:
  // CRSs as WKT. Where one is not known (empty), and where both are the same, all stays as it is. Throws
  // Error when there is no way from one to the other.
  PointTransform(const std::string& from_wkt, const std::string& to_wkt);
  ~PointTransform();
  PointTransform(PointTransform&&) noexcept;

  // Nothing for a place that does not exist there.
  std::optional<MapPlace> operator()(double x, double y) const;
  // The same for a geometry as WKB.
  std::optional<std::string> operator()(const std::string& wkb) const;

 private:
  std::unique_ptr<OGRCoordinateTransformation> transform_;
};

}  // namespace spate::io

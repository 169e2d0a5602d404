// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one result raster at points and compares it with the observations there.
#pragma once

#include <QString>
#include <map>
#include <optional>
#include <vector>

#include "algorithms/io/raster/raster_points.hpp"
#include "algorithms/report/html_page.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgscoordinatetransform.h"
#include "qgsgeometry.h"

namespace spate {

// A raster as the project knows it; no raster if the source is empty.
struct RasterLayerSource {
  QString name;
  std::string source;  // as GDAL opens it
  QgsCoordinateReferenceSystem crs;
};

struct ObservedPoint {
  QString label;
  QgsGeometry geometry;  // a point, or null
  std::optional<double> observed;
};

struct PointSample {
  const char* status = "no place";
  std::optional<double> modelled, error, distance;  // error: modelled minus observed
};

struct SampleChoices {
  int band = 1;
  bool bilinear = false;
  double radius = 0;  // for dry points, in the units of the result's CRS
  bool hasObserved = false;
};

class PointComparison {
 public:
  // dem: the ground elevation, which is added to results that are depths (those of 0 are dry); may be none.
  // Throws when a raster cannot be read.
  PointComparison(const RasterLayerSource& result, const RasterLayerSource& dem,
                  const QgsCoordinateReferenceSystem& crsOfPoints,
                  const QgsCoordinateTransformContext& context, const SampleChoices& choices);

  // Samples a point and counts its status, which is one of: compared, sampled (there is no field of
  // observations), not observed, dry, outside, no place (no geometry), no ground.
  PointSample sample(const ObservedPoint& point);

  const QString& name() const { return name_; }
  const QString& unit() const { return unit_; }
  int count(const char* status) const;

  // Errors of the points compared so far; NaN if there are none.
  double bias() const {
    return mean([](double error) { return error; });
  }
  double meanAbsolute() const;
  double rootMeanSquare() const;
  double largest() const;

 private:
  double mean(double (*of)(double)) const;
  PointSample read(const QgsGeometry& geometry) const;

  QString name_, unit_;
  SampleChoices choices_;
  io::RasterPoints raster_;
  std::optional<io::RasterPoints> ground_;
  QgsCoordinateTransform toRaster_, toGround_;
  std::map<QString, int> counts_;
  std::vector<double> errors_;
};

// A page with the errors, a plot of observed against modelled values, and the points. samples: of all points,
// for each comparison.
HtmlPage comparisonPage(const std::vector<PointComparison>& comparisons,
                        const std::vector<ObservedPoint>& points,
                        const std::vector<std::vector<PointSample>>& samples);

}  // namespace spate

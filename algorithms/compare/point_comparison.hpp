// SPDX-License-Identifier: GPL-3.0-or-later
// One result raster read at points and compared with what was observed there.
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

// A raster as the project knows it; an empty source stands for none.
struct RasterLayerSource {
  QString name;
  std::string source;  // what GDAL opens
  QgsCoordinateReferenceSystem crs;
};

struct ObservedPoint {
  QString label;
  QgsGeometry geometry;  // a point, or nothing
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
  // dem: ground to add, where the result is a depth. Throws when a raster cannot be read.
  PointComparison(const RasterLayerSource& result, const RasterLayerSource& dem,
                  const QgsCoordinateReferenceSystem& crsOfPoints,
                  const QgsCoordinateTransformContext& context, const SampleChoices& choices);

  // Also counts it. The status is one of: compared, sampled (there is no field of observations), not
  // observed, dry, outside, no place, no ground.
  PointSample sample(const ObservedPoint& point);

  const QString& name() const { return name_; }
  const QString& unit() const { return unit_; }
  int count(const char* status) const;

  // Of the points compared so far; NaN when there are none.
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

// The errors, observed against modelled as a plot, and the points. samples: for each comparison those of all
// points.
HtmlPage comparisonPage(const std::vector<PointComparison>& comparisons,
                        const std::vector<ObservedPoint>& points,
                        const std::vector<std::vector<PointSample>>& samples);

}  // namespace spate

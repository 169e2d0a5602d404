// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one result raster at points and compares it with the observations there.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/point_transform.hpp"
#include "algorithms/io/raster/raster_points.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

struct ObservedPoint {
  std::int64_t id = 0;  // of its feature
  std::string label;
  std::optional<double> observed;
};

// A point in the CRS of a result. is_elsewhere: it has no coordinates there.
struct PointPlace {
  std::optional<MapPlace> at;  // none = no geometry
  bool is_elsewhere = false;
};

struct PointSample {
  const char* status = "no place";
  std::optional<double> modelled, error, distance;  // error: modelled minus observed
};

struct SampleChoices {
  int band = 1;
  bool bilinear = false;
  double radius = 0;  // for dry points, in the units of the result's CRS
  bool has_observed = false;
};

class PointComparison {
 public:
  // dem: the ground elevation, which is added to results that are depths (those of 0 are dry); no raster if
  // its path is empty. Throws Error when a raster cannot be read.
  PointComparison(const RasterInput& result, const RasterInput& dem, const SampleChoices& choices);

  // Throws Error for depths that are none, as an undeclared nodata value. Samples a point and counts its
  // status, which is one of: compared, sampled (there is no field of observations), not observed, dry,
  // outside, no place (no geometry), no ground.
  PointSample sample(const ObservedPoint& point, const PointPlace& place);

  const std::string& name() const { return name_; }
  const std::string& unit() const { return raster_.unit(); }
  int count(const char* status) const;

  // Errors of the points compared so far; NaN if there are none.
  double bias() const {
    return mean([](double error) { return error; });
  }
  double mean_absolute() const;
  double root_mean_square() const;
  double largest() const;

 private:
  double mean(double (*of)(double)) const;
  PointSample read(const PointPlace& place) const;

  std::string name_;
  SampleChoices choices_;
  io::RasterPoints raster_;
  std::optional<io::RasterPoints> ground_;
  io::PointTransform to_ground_;
  std::map<std::string, int> counts_;
  std::vector<double> errors_;
};

// A page with the errors, a plot of observed against modelled values, and the points. samples: of all points,
// for each comparison.
HtmlPage comparison_page(const std::vector<PointComparison>& comparisons,
                         const std::vector<ObservedPoint>& points,
                         const std::vector<std::vector<PointSample>>& samples);

}  // namespace spate

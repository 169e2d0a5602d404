// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/point_comparison.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/qgis/text.hpp"
#include "algorithms/report/plot.hpp"
#include "qgsexception.h"

namespace spate {
namespace {

constexpr std::size_t mostRowsOnPage = 500;

std::string orDash(std::optional<double> value) {
  return value && std::isfinite(*value) ? fixed(*value, 3) : "-";
}

QgsPointXY transformed(const QgsPointXY& point, const QgsCoordinateTransform& transform) {
  return transform.isValid() ? transform.transform(point) : point;
}

// A plot whose axes are the same, with the line of no error.
std::string observedAgainstModelled(const std::vector<PointComparison>& comparisons,
                                    const std::vector<ObservedPoint>& points,
                                    const std::vector<std::vector<PointSample>>& samples) {
  Plot plot;
  std::vector<double> ends;
  for (std::size_t i = 0; i < comparisons.size(); ++i) {
    Curve curve{comparisons[i].name().toStdString(), Mark::points, {}, {}, {}};
    for (std::size_t k = 0; k < points.size(); ++k) {
      if (!samples[i][k].error) continue;
      curve.points.push_back({*points[k].observed, *samples[i][k].modelled});
      curve.tips.push_back(points[k].label.toStdString());
      ends.insert(ends.end(), {*points[k].observed, *samples[i][k].modelled});
    }
    plot.curves.push_back(std::move(curve));
  }
  if (ends.empty()) return {};
  const auto [least, most] = std::minmax_element(ends.begin(), ends.end());
  plot.curves.push_back({tr("no error"), Mark::dashed, {{*least, *least}, {*most, *most}}, "#888888", {}});
  plot.x.include = plot.y.include = {*least, *most};
  const std::string unit = comparisons[0].unit().toStdString();
  plot.x.title = unit.empty() ? tr("Observed") : tr("Observed (%1)", unit);
  plot.y.title = unit.empty() ? tr("Modelled") : tr("Modelled (%1)", unit);
  plot.width = plot.height = 560;
  return plotSvg(plot);
}

}  // namespace

PointComparison::PointComparison(const RasterLayerSource& result, const RasterLayerSource& dem,
                                 const QgsCoordinateReferenceSystem& crsOfPoints,
                                 const QgsCoordinateTransformContext& context, const SampleChoices& choices)
    : name_(result.name),
      choices_(choices),
      raster_(result.source, "RESULTS", choices.band,
              dem.source.empty() ? -std::numeric_limits<double>::infinity() : 0.0),
      toRaster_(crsOfPoints, result.crs, context),
      toGround_(result.crs, dem.crs, context) {
  unit_ = QString::fromStdString(raster_.unit());
  if (!dem.source.empty()) ground_.emplace(dem.source, "DEM");
}

PointSample PointComparison::read(const QgsGeometry& geometry) const {
  PointSample sample;
  if (geometry.isEmpty()) return sample;
  try {
    const QgsPointXY place = transformed(geometry.asPoint(), toRaster_);
    const io::PointValue found = raster_.at(place.x(), place.y(), choices_.bilinear, choices_.radius);
    sample.status = "outside";
    if (!found.inside) return sample;
    sample.status = "dry";
    if (std::isnan(found.value)) return sample;
    double value = found.value;
    if (ground_) {
      const QgsPointXY below = transformed({found.x, found.y}, toGround_);
      value += ground_->at(below.x(), below.y(), found.between_cells).value;  // of the same cells
      sample.status = "no ground";
      if (std::isnan(value)) return sample;
    }
    sample.status = "sampled";
    sample.modelled = value;
    sample.distance = found.distance;
  } catch (const QgsCsException&) {
    sample.status = "outside";  // a place that has no coordinates in the other CRS
  }
  return sample;
}

PointSample PointComparison::sample(const ObservedPoint& point) {
  PointSample sample = read(point.geometry);
  if (sample.modelled && choices_.hasObserved) {
    sample.status = point.observed ? "compared" : "not observed";
    if (point.observed) {
      sample.error = *sample.modelled - *point.observed;
      errors_.push_back(*sample.error);
    }
  }
  ++counts_[QLatin1String(sample.status)];
  return sample;
}

int PointComparison::count(const char* status) const {
  const auto found = counts_.find(QLatin1String(status));
  return found == counts_.end() ? 0 : found->second;
}

double PointComparison::mean(double (*of)(double)) const {
  double sum = 0;
  for (const double error : errors_) sum += of(error);
  return errors_.empty() ? std::nan("") : sum / static_cast<double>(errors_.size());
}

double PointComparison::meanAbsolute() const {
  return mean([](double error) { return std::fabs(error); });
}

double PointComparison::rootMeanSquare() const {
  return std::sqrt(mean([](double error) { return error * error; }));
}

double PointComparison::largest() const {
  double most = std::nan("");
  for (const double error : errors_) most = std::fmax(most, std::fabs(error));
  return most;
}

HtmlPage comparisonPage(const std::vector<PointComparison>& comparisons,
                        const std::vector<ObservedPoint>& points,
                        const std::vector<std::vector<PointSample>>& samples) {
  HtmlPage page(tr("Results at points"));
  page.section(tr("Errors: modelled minus observed"));
  std::vector<std::vector<std::string>> rows;
  rows.reserve(comparisons.size());
  for (const PointComparison& result : comparisons)
    rows.push_back({result.name().toStdString(), number(result.count("compared")), orDash(result.bias()),
                    orDash(result.meanAbsolute()), orDash(result.rootMeanSquare()), orDash(result.largest()),
                    number(result.count("dry")), number(result.count("outside") + result.count("no place")),
                    number(result.count("not observed"))});
  page.table({tr("Result"), tr("Points used"), tr("Bias"), tr("Mean absolute"), tr("RMSE"), tr("Largest"),
              tr("Dry"), tr("Outside"), tr("Not observed")},
             rows);
  const std::string plot = observedAgainstModelled(comparisons, points, samples);
  if (!plot.empty()) page.plot(plot);

  page.section(tr("Points"));
  rows.clear();
  for (std::size_t k = 0; k < points.size(); ++k)
    for (std::size_t i = 0; i < comparisons.size() && rows.size() < mostRowsOnPage; ++i) {
      const PointSample& sample = samples[i][k];
      rows.push_back({points[k].label.toStdString(), comparisons[i].name().toStdString(), tr(sample.status),
                      orDash(points[k].observed), orDash(sample.modelled), orDash(sample.error),
                      orDash(sample.distance)});
    }
  page.table({tr("Point"), tr("Result"), tr("Status"), tr("Observed"), tr("Modelled"), tr("Error"),
              tr("Distance to the cell")},
             rows);
  if (points.size() * comparisons.size() > rows.size())
    page.paragraph(tr("The first %1 of %2; all are in the table SAMPLES.", rows.size(),
                      points.size() * comparisons.size()));
  return page;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/point_comparison.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/report/plot.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

constexpr std::size_t most_rows_on_page = 500;

std::string or_dash(std::optional<double> value) {
  return value && std::isfinite(*value) ? fixed(*value, 3) : "-";
}

// A plot whose axes are the same, with the line of no error.
std::string observed_against_modelled(const std::vector<PointComparison>& comparisons,
                                      const std::vector<ObservedPoint>& points,
                                      const std::vector<std::vector<PointSample>>& samples) {
  Plot plot;
  std::vector<double> ends;
  for (std::size_t i = 0; i < comparisons.size(); ++i) {
    Curve curve{comparisons[i].name(), Mark::points, {}, {}, {}};
    for (std::size_t k = 0; k < points.size(); ++k) {
      if (!samples[i][k].error) continue;
      curve.points.push_back({*points[k].observed, *samples[i][k].modelled});
      curve.tips.push_back(points[k].label);
      ends.insert(ends.end(), {*points[k].observed, *samples[i][k].modelled});
    }
    plot.curves.push_back(std::move(curve));
  }
  if (ends.empty()) return {};
  const auto [least, most] = std::minmax_element(ends.begin(), ends.end());
  plot.curves.push_back({tr("no error"), Mark::dashed, {{*least, *least}, {*most, *most}}, "#888888", {}});
  plot.x.include = plot.y.include = {*least, *most};
  const std::string unit = comparisons[0].unit();
  plot.x.title = unit.empty() ? tr("Observed") : tr("Observed (%1)", unit);
  plot.y.title = unit.empty() ? tr("Modelled") : tr("Modelled (%1)", unit);
  plot.width = plot.height = 560;
  return plot_svg(plot);
}

}  // namespace

PointComparison::PointComparison(const RasterInput& result, const RasterInput& dem,
                                 const SampleChoices& choices)
    : name_(result.name),
      choices_(choices),
      raster_(result.path, "RESULTS", choices.band,
              dem.path.empty() && !says_depths(result.path, "RESULTS")
                  ? -std::numeric_limits<double>::infinity()
                  : 0.0),  // of depths, which are 0 where it is dry
      to_ground_(result.crs_wkt, dem.crs_wkt) {
  if (!dem.path.empty()) ground_.emplace(dem.path, "DEM");
}

PointSample PointComparison::read(const PointPlace& place) const {
  PointSample sample;
  if (!place.at && !place.is_elsewhere) return sample;
  sample.status = "outside";
  if (place.is_elsewhere) return sample;
  const io::PointValue found = raster_.at(place.at->x, place.at->y, choices_.bilinear, choices_.radius);
  if (!found.inside) return sample;
  sample.status = "dry";
  if (std::isnan(found.value)) return sample;
  double value = found.value;
  if (ground_) {
    check_depths({static_cast<float>(value)}, "RESULTS");
    const std::optional<MapPlace> below = to_ground_(found.x, found.y);
    sample.status = "outside";
    if (!below) return sample;
    value += ground_->at(below->x, below->y, found.between_cells).value;  // of the same cells
    sample.status = "no ground";
    if (std::isnan(value)) return sample;
  }
  sample.status = "sampled";
  sample.modelled = value;
  sample.distance = found.distance;
  return sample;
}

PointSample PointComparison::sample(const ObservedPoint& point, const PointPlace& place) {
  PointSample sample = read(place);
  if (sample.modelled && choices_.has_observed) {
    sample.status = point.observed ? "compared" : "not observed";
    if (point.observed) {
      sample.error = *sample.modelled - *point.observed;
      errors_.push_back(*sample.error);
    }
  }
  ++counts_[sample.status];
  return sample;
}

int PointComparison::count(const char* status) const {
  const auto found = counts_.find(status);
  return found == counts_.end() ? 0 : found->second;
}

double PointComparison::mean(double (*of)(double)) const {
  double sum = 0;
  for (const double error : errors_) sum += of(error);
  return errors_.empty() ? std::nan("") : sum / static_cast<double>(errors_.size());
}

double PointComparison::mean_absolute() const {
  return mean([](double error) { return std::fabs(error); });
}

double PointComparison::root_mean_square() const {
  return std::sqrt(mean([](double error) { return error * error; }));
}

double PointComparison::largest() const {
  double most = std::nan("");
  for (const double error : errors_) most = std::fmax(most, std::fabs(error));
  return most;
}

HtmlPage comparison_page(const std::vector<PointComparison>& comparisons,
                         const std::vector<ObservedPoint>& points,
                         const std::vector<std::vector<PointSample>>& samples) {
  HtmlPage page(tr("Results at points"));
  page.section(tr("Errors: modelled minus observed"));
  std::vector<std::vector<std::string>> rows;
  rows.reserve(comparisons.size());
  for (const PointComparison& result : comparisons)
    rows.push_back({result.name(), number(result.count("compared") + result.count("sampled")),
                    or_dash(result.bias()), or_dash(result.mean_absolute()),
                    or_dash(result.root_mean_square()), or_dash(result.largest()),
                    number(result.count("dry")), number(result.count("outside") + result.count("no place")),
                    number(result.count("not observed"))});
  page.table({tr("Result"), tr("Points used"), tr("Bias"), tr("Mean absolute"), tr("RMSE"), tr("Largest"),
              tr("Dry"), tr("Outside"), tr("Not observed")},
             rows);
  const std::string plot = observed_against_modelled(comparisons, points, samples);
  if (!plot.empty()) page.plot(plot);

  page.section(tr("Points"));
  rows.clear();
  for (std::size_t k = 0; k < points.size(); ++k)
    for (std::size_t i = 0; i < comparisons.size() && rows.size() < most_rows_on_page; ++i) {
      const PointSample& sample = samples[i][k];
      rows.push_back({points[k].label, comparisons[i].name(), tr(sample.status), or_dash(points[k].observed),
                      or_dash(sample.modelled), or_dash(sample.error), or_dash(sample.distance)});
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

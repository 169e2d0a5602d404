// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/hazard/flood_extent.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/io/vector/class_areas.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/number_lists.hpp"
#include "algorithms/qgis/plausible_depths.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

constexpr std::size_t mostClasses = 100;

QgsField numberField(const char* name, bool whole) {
  return QgsField(name, whole ? qgis::longField : qgis::realField);
}

// The class of a depth: 0 below the first threshold, else the number of thresholds that it reaches.
// Thresholds are rounded as the depths in the raster are, so that a depth of 0.7 m reaches 0.7 m.
class DepthClasses {
 public:
  explicit DepthClasses(const std::vector<double>& thresholds)
      : thresholds_(thresholds), rounded_(thresholds.begin(), thresholds.end()) {}

  std::size_t count() const { return thresholds_.size(); }
  const std::vector<double>& thresholds() const { return thresholds_; }

  std::uint8_t of(float depth) const {
    if (std::isnan(depth)) return 0;
    return static_cast<std::uint8_t>(std::upper_bound(rounded_.begin(), rounded_.end(), depth) -
                                     rounded_.begin());
  }

  // class, depth_min, depth_max
  QgsAttributes attributes(int number) const {
    const auto place = static_cast<std::size_t>(number);
    const QVariant most = place < count() ? QVariant(thresholds_[place]) : QVariant();
    return QgsAttributes() << number << thresholds_[place - 1] << most;
  }
  static QgsFields fields() {
    QgsFields fields;
    fields.append(numberField("class", true));
    fields.append(numberField("depth_min", false));
    fields.append(numberField("depth_max", false));
    return fields;
  }

  QString name(int number) const {
    const auto place = static_cast<std::size_t>(number);
    return place < count() ? qtr("%1 to %2 m", thresholds_[place - 1], thresholds_[place])
                           : qtr("%1 m and deeper", thresholds_[place - 1]);
  }

 private:
  std::vector<double> thresholds_;
  std::vector<float> rounded_;
};

// The classes of all cells, from the raster read by strips.
struct ClassifiedCells {
  io::GeoReference reference;
  std::vector<std::uint8_t> classes;  // one for each cell of the grid
  qlonglong drawn = 0;                // in a class
  qlonglong shallow = 0;              // wet, but below the first threshold
};
ClassifiedCells classify(const std::string& source, const DepthClasses& classes,
                         QgsProcessingFeedback* feedback) {
  constexpr std::int32_t rowsAtOnce = 256;
  io::GridBand depth(source, "DEPTH");
  ClassifiedCells result{depth.reference(), {}};
  const Grid& grid = result.reference.grid;
  result.classes.reserve(grid.cells());
  io::NegativeValues negative;
  float least = std::numeric_limits<float>::infinity();
  std::vector<float> strip;
  for (std::int32_t row = 0; row < grid.rows; row += rowsAtOnce) {
    stopIfCancelled(feedback);
    const std::int32_t end = std::min(row + rowsAtOnce, grid.rows);
    strip.resize(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(end - row));
    depth.read(row, end, strip.data());
    negative.look_at(depth, row, strip.data(), strip.size());
    least = std::min(least, shallowest(strip));
    for (const float value : strip) {
      result.classes.push_back(classes.of(value));
      result.drawn += result.classes.back() > 0;
      result.shallow += value > 0 && result.classes.back() == 0;
    }
    feedback->setProgress(20.0 * end / grid.rows);
  }
  negative.check(depth);
  warnOfLevels(least, source, "DEPTH", feedback);
  return result;
}

// Over the areas of a class.
struct Sum {
  qlonglong areas = 0;
  qlonglong cells = 0;
  double area = 0;  // m2, of the outlines
};

QString writeAreas(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                   QgsProcessingContext& context, const DepthClasses& classes, const std::vector<Sum>& sums) {
  QgsFields fields = DepthClasses::fields();
  fields.append(numberField("areas", true));
  fields.append(numberField("cells", true));
  fields.append(numberField("area_m2", false));
  ResultSink table(algorithm, "AREAS", parameters, context, fields);
  for (int number = 1; number <= static_cast<int>(classes.count()); ++number) {
    const Sum& sum = sums[static_cast<std::size_t>(number)];
    table.add(QgsGeometry(), classes.attributes(number) << sum.areas << sum.cells << sum.area);
  }
  return table.finish();
}

}  // namespace

QStringList FloodExtent::tags() const {
  return qtr("flood,extent,inundation,outline,depth,classes,polygonize,contour,area,zones").split(',');
}

QString FloodExtent::shortDescription() const {
  return qtr("Turns a raster of depths into polygons by depth class, with their areas.");
}

QString FloodExtent::shortHelpString() const {
  return qtr(
      "<p>Turns a raster of depths, e.g. the maximum depth of <i>Simulate flood</i>, into polygons by depth "
      "class.</p>"
      "<p><strong>Thresholds</strong> in metres separate the classes: with 0.1, 0.5, 1, 2 class 1 is from "
      "0.1 m to less than 0.5 m, and class 4 is 2 m and deeper; water shallower than 0.1 m is left out.</p>"
      "<p><strong>Polygons</strong>: one for each area of cells of one class that are connected through "
      "their sides, with <i>class</i>, <i>depth_min</i>, <i>depth_max</i> (m), <i>cells</i> and "
      "<i>area_m2</i>. Classes do not contain each other.</p>"
      "<p><strong>Outline</strong>: <i>cells</i> follows the edges of the cells, and the areas are exact. "
      "<i>smoothed</i> goes through the middles of these edges and rounds the corners; points where three "
      "classes or the corners of two areas meet stay. Neighbouring polygons keep the same border: no gaps, "
      "no overlaps. A single cell shrinks to less than half, long borders hardly change; <i>cells</i> has "
      "the size before smoothing.</p>"
      "<p>The raster must be in a projected CRS in metres; the polygons have its CRS.</p>");
}

void FloodExtent::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("DEPTH", "Depth (m)", "Water depth in metres; dry is nodata or 0.");
  to.text("THRESHOLDS", "Depth thresholds (m)", "0.1, 0.5, 1, 2", "Lower limits of the classes.");
  to.choice(
      "OUTLINE", "Outline", {"cells", "smoothed"},
      "cells: along the edges of the cells. smoothed: rounded; neighbouring areas still share their border.");
  to.number("MIN_AREA", "Smallest area (m²)", 0, {0},
            "Areas with fewer cells than fit into this are left out. Holes are not: an area that is left out "
            "leaves a gap.")
      .advanced();
  to.layerOutput("EXTENT", "Flood extent", qgis::vectorPolygon, "The polygons.");
  to.tableOutput(
        "AREAS", "Areas by class",
        "A table with one row for each class: the number of its areas and cells, and the area of its "
        "polygons.")
      .optional()
      .notCreatedByDefault();
  to.numberResult("FLOODED_CELLS", "Cells in the polygons");
  to.numberResult("FLOODED_AREA", "Area of these cells (m²)");
  add(std::move(to));
}

void FloodExtent::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const std::size_t classes = depthsParameter(*this, "THRESHOLDS", parameters, context).size();
  if (classes > mostClasses)
    throw inputError("too_many_classes", qtr("THRESHOLDS holds %1 depths", classes),
                     qtr("at most %1 classes are possible", mostClasses), qtr("Write fewer."));
  const double least = parameterAsDouble(parameters, "MIN_AREA", context);
  if (!(least >= 0 && std::isfinite(least)))
    throw inputError("value_out_of_limits", qtr("%1 is %2", "MIN_AREA", least),
                     qtr("an area is at least 0 m²"), qtr("Correct the value of MIN_AREA."));
}

void FloodExtent::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  depth_ = findRaster(*this, "DEPTH", parameters, context, &crs_);
}

QVariantMap FloodExtent::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  const DepthClasses classes(depthsParameter(*this, "THRESHOLDS", parameters, context));
  ClassifiedCells cells = classify(depth_, classes, feedback);
  useProjectCrs(cells.reference, crs_, "DEPTH");
  if (!crs_.isValid())
    warn(feedback, "depth_without_crs",
         qtr("DEPTH has no CRS: its coordinates are taken as metres, and the polygons have no CRS either."));
  warnOfPartialRun(depth_, "DEPTH", feedback);

  const double cellArea = cells.reference.cell_width * cells.reference.cell_height;
  // A little less than the quotient, so that rounding does not ask for one cell too many.
  const double leastArea = parameterAsDouble(parameters, "MIN_AREA", context);
  const auto leastCells =
      static_cast<std::int64_t>(std::min(std::ceil(leastArea / cellArea * (1 - 1e-9)), 1e18));
  const io::Outline outline = parameterAsEnumString(parameters, "OUTLINE", context) == QLatin1String("cells")
                                  ? io::Outline::cells
                                  : io::Outline::smoothed;
  std::vector<io::ClassArea> areas =
      io::class_areas(cells.classes, cells.reference, outline, leastCells, [&](double share) {
        feedback->setProgress(20 + 70 * share);
        return !feedback->isCanceled();
      });
  std::stable_sort(areas.begin(), areas.end(), [](const io::ClassArea& a, const io::ClassArea& b) {
    return a.of_class != b.of_class ? a.of_class < b.of_class : a.cells > b.cells;
  });

  QgsFields fields = DepthClasses::fields();
  fields.append(numberField("cells", true));
  fields.append(numberField("area_m2", false));
  ResultSink extent(*this, "EXTENT", parameters, context, fields, qgis::WkbType::Polygon, crs_);
  std::vector<Sum> sums(classes.count() + 1);
  Sum all;
  for (const io::ClassArea& area : areas) {
    QgsGeometry geometry;
    geometry.fromWkb(QByteArray(area.wkb.data(), static_cast<int>(area.wkb.size())));
    extent.add(geometry, classes.attributes(area.of_class)
                             << static_cast<qlonglong>(area.cells) << area.area);
    for (Sum* sum : {&sums[static_cast<std::size_t>(area.of_class)], &all}) {
      ++sum->areas;
      sum->cells += area.cells;
      sum->area += area.area;
    }
  }

  for (int number = 1; number <= static_cast<int>(classes.count()); ++number) {
    const Sum& sum = sums[static_cast<std::size_t>(number)];
    feedback->pushInfo(qtr("Class %1, %2: %3 areas, %4 cells, %5", number, classes.name(number), sum.areas,
                           sum.cells, qarea(sum.area)));
  }
  if (cells.shallow > 0)
    feedback->pushInfo(qtr("Shallower than the first threshold, and left out: %1 cells", cells.shallow));
  if (cells.drawn > all.cells)
    feedback->pushInfo(qtr("In areas below MIN_AREA, and left out: %1 cells", cells.drawn - all.cells));
  if (all.cells == 0)
    warn(feedback, "no_flooded_area", qtr("There is no polygon: no area is deep and large enough."));

  QVariantMap results;
  results["EXTENT"] = extent.finish(Style::fromQml(extent_style(classes.thresholds())), feedback);
  if (isGiven(parameters, "AREAS")) results["AREAS"] = writeAreas(*this, parameters, context, classes, sums);
  results["FLOODED_CELLS"] = all.cells;
  results["FLOODED_AREA"] = static_cast<double>(all.cells) * cellArea;
  return results;
}

}  // namespace spate

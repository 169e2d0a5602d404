// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/sample_points.hpp"

#include <memory>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/plausible_depths.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsfeature.h"
#include "qgsfeatureiterator.h"
#include "qgsmaplayer.h"
#include "qgsprocessingutils.h"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

// The index of the field that a parameter names, or -1.
int fieldIndex(const QgsFields& fields, const char* parameter, const QVariantMap& parameters) {
  if (!isGiven(parameters, parameter)) return -1;
  const QString name = parameters.value(parameter).toString();
  const int index = fields.lookupField(name);
  if (index < 0)
    throw inputError("field_missing", qtr("POINTS has no field '%1'", name), qtr("%1 names it", parameter),
                     qtr("Choose one of its fields."));
  return index;
}

std::optional<double> observedValue(const QVariant& value, const QString& label) {
  QString doubt;
  const std::optional<double> number = numberOf(value, &doubt);
  if (!doubt.isEmpty())
    throw inputError("attribute_not_a_number",
                     qtr("%1 has the %2 '%3'", qtr("point %1", label), qtr("observed value"), textOf(value)),
                     doubt, qtr("Write a number with a decimal point, or leave it empty."));
  return number;
}

void logComparison(const PointComparison& result, QgsProcessingFeedback* feedback) {
  QStringList counts;
  for (const char* status :
       {translatable("compared"), translatable("sampled"), translatable("dry"), translatable("outside"),
        translatable("no place"), translatable("no ground"), translatable("not observed")})
    if (result.count(status) > 0) counts << qtr("%1 %2", result.count(status), qtr(status));
  feedback->pushInfo(qtr("%1: points: %2", result.name(), counts.join(QStringLiteral(", "))));
  if (result.count("compared") > 0)
    feedback->pushInfo(qtr("%1: modelled minus observed: bias %2, mean absolute %3, RMSE %4, largest %5 %6",
                           result.name(), qfixed(result.bias(), 3), qfixed(result.meanAbsolute(), 3),
                           qfixed(result.rootMeanSquare(), 3), qfixed(result.largest(), 3), result.unit()));
}

}  // namespace

QStringList SamplePoints::tags() const {
  return qtr("observed,validation,calibration,gauge,flood "
             "marks,compare,sample,points,error,bias,rmse,mae,flood,level,depth")
      .split(',');
}

QString SamplePoints::shortDescription() const {
  return qtr("Reads results at points and compares them with observations: table, errors and plot.");
}

QString SamplePoints::shortHelpString() const {
  return qtr(
      "<p>Reads result rasters (levels, depths, arrival times, of any model) at points, for example flood "
      "marks or gauges, and compares them with the values observed there.</p>"
      "<p><strong>Errors</strong> are modelled minus observed: bias (their mean), mean absolute error, RMSE "
      "and largest absolute error. Points that are dry (nodata), outside the raster, or without an "
      "observation are counted, but have no error.</p>"
      "<p><strong>Where</strong>: the value of the point's own cell, or bilinear between the four cells "
      "around where all are wet. A point whose cell is dry may take the nearest wet cell within a search "
      "radius, since marks often lie on a wall or a bank. The table has the distance.</p>"
      "<p><strong>Levels from depths</strong>: with an elevation model, the results are taken as depths and "
      "the ground is added; depths of 0 then count as dry. For depths of Spate give the map BED of the same "
      "run, on which they stand: then the levels are those of MAX_LEVEL. Depths of hr stand on the elevation "
      "model itself.</p>"
      "<p><strong>CRS</strong>: points and rasters may have any; the samples have that of the points.</p>");
}

void SamplePoints::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.layer("POINTS", "Points", {qgis::vectorPoint}, "Where to read the results.");
  to.layers("RESULTS", "Results", qgis::raster,
            "One or more rasters, each of which is compared with the same observations.");
  to.integer("BAND", "Band", 1, {1, 10000}, "The band of each raster that is read.");
  to.field("OBSERVED_FIELD", "Field with the observed value", "POINTS",
           "In the units of the results. Not set: the results are only read.");
  to.raster(
        "DEM", "Elevation model, to compare levels with depths",
        "Ground elevation (m), for Spate's own depths the map BED of their run. It is added to the results, "
        "which must be depths.")
      .optional();
  to.choice(
      "METHOD", "Method", {"nearest", "bilinear"},
      "nearest: the value of the cell that holds the point. bilinear: between the four cells around, where "
      "all are wet.");
  to.number(
      "SEARCH_RADIUS", "Search radius for dry points (units of the result's CRS)", 0, {0, 1e9},
      "A point on a dry cell takes the nearest wet cell whose centre is within this distance. 0: it counts "
      "as dry.");
  to.field("LABEL_FIELD", "Field with the point's name", "POINTS",
           "The name that the page shows. Not set: the feature's number.")
      .advanced();
  to.layerOutput(
      "SAMPLES", "Samples", qgis::vectorPoint,
      "Each point with its fields, once for each result: result, status, modelled, observed, error, "
      "distance.");
  to.pageOutput("PLOT", "Plot", "A page with observed against modelled values, the errors and a table.")
      .optional();
  to.numberResult("USED", "Points used: compared or, without observations, read");
  to.numberResult(
      "BIAS", "Mean error of the first result; absent if no point was compared, as are those that follow");
  to.numberResult("MAE", "Mean absolute error of the first result");
  to.numberResult("RMSE", "Root mean square error of the first result");
  to.numberResult("MAX_ERROR", "Largest absolute error of the first result");
  to.numberResult("DRY", "Points that are dry in the first result");
  to.numberResult("OUTSIDE", "Points outside the first result, or without a location");
  add(std::move(to));
}

void SamplePoints::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                           QgsProcessingFeedback*) {
  results_.clear();
  for (const QgsMapLayer* layer : parameterAsLayerList(parameters, "RESULTS", context)) {
    const std::string source = gdalSource(layer, "RESULTS", layer ? layer->name() : QString());
    results_.push_back({layer->name(), source, layer->crs()});
  }
  if (results_.empty())
    throw inputError("no_result_rasters", qtr("RESULTS holds no raster"),
                     qtr("'%1' cannot be opened", parameters.value("RESULTS").toString()),
                     qtr("Choose one or more raster files or layers."));
  dem_.source = findRaster(*this, "DEM", parameters, context, &dem_.crs);
}

std::vector<ObservedPoint> SamplePoints::readPoints(const QgsProcessingFeatureSource& source,
                                                    const QVariantMap& parameters,
                                                    QgsProcessingFeedback* feedback) const {
  const int observed = fieldIndex(source.fields(), "OBSERVED_FIELD", parameters);
  const int label = fieldIndex(source.fields(), "LABEL_FIELD", parameters);
  std::vector<ObservedPoint> points;
  QgsFeatureIterator features = source.getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);) {
    stopIfCancelled(feedback);
    ObservedPoint point;
    if (label >= 0) point.label = textOf(feature.attribute(label));
    if (point.label.isEmpty()) point.label = QString::number(feature.id());
    point.geometry = feature.geometry();
    if (point.geometry.isMultipart() && !point.geometry.convertToSingleType()) point.geometry = QgsGeometry();
    if (feature.geometry().constGet() && feature.geometry().constGet()->nCoordinates() > 1)
      throw inputError("point_with_parts", qtr("Point %1 has several parts", point.label),
                       qtr("a value belongs to one place"),
                       qtr("Split it with native:multiparttosingleparts."));
    if (observed >= 0) point.observed = observedValue(feature.attribute(observed), point.label);
    points.push_back(std::move(point));
  }
  return points;
}

QVariantMap SamplePoints::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                  QgsProcessingFeedback* feedback) {
  const QString path = parameterAsFileOutput(parameters, "PLOT", context);
  if (!path.isEmpty()) HtmlPage::checkWritable(path.toStdString());
  const std::unique_ptr<QgsProcessingFeatureSource> source(parameterAsSource(parameters, "POINTS", context));
  if (!source) throw notALayer("POINTS", parameters);
  SampleChoices choices;
  choices.band = parameterAsInt(parameters, "BAND", context);
  choices.bilinear = parameterAsEnumString(parameters, "METHOD", context) == QLatin1String("bilinear");
  choices.radius = parameterAsDouble(parameters, "SEARCH_RADIUS", context);
  choices.hasObserved = isGiven(parameters, "OBSERVED_FIELD");
  const std::vector<ObservedPoint> points = readPoints(*source, parameters, feedback);

  std::vector<PointComparison> comparisons;
  std::vector<std::vector<PointSample>> samples;
  for (const RasterLayerSource& result : results_) {
    if (source->sourceCrs().isValid() != result.crs.isValid())
      warn(feedback, crs_unknown(result.crs.isValid() ? "POINTS" : result.name.toStdString(), "POINTS"));
    if (!dem_.source.empty()) warnOfOtherBed(result.source, dem_.source, result.name, feedback);
    comparisons.emplace_back(result, dem_, source->sourceCrs(), context.transformContext(), choices);
    samples.emplace_back();
    for (const ObservedPoint& point : points) {
      stopIfCancelled(feedback);
      samples.back().push_back(comparisons.back().sample(point));
      const std::size_t done = (samples.size() - 1) * points.size() + samples.back().size();
      feedback->setProgress(100.0 * static_cast<double>(done) /
                            static_cast<double>(points.size() * results_.size()));
    }
    logComparison(comparisons.back(), feedback);
  }

  const PointComparison& first = comparisons[0];
  QVariantMap results = {{"USED", first.count("compared") + first.count("sampled")},
                         {"DRY", first.count("dry")},
                         {"OUTSIDE", first.count("outside") + first.count("no place")}};
  if (first.count("compared") > 0) {
    results["BIAS"] = first.bias();
    results["MAE"] = first.meanAbsolute();
    results["RMSE"] = first.rootMeanSquare();
    results["MAX_ERROR"] = first.largest();
  } else if (choices.hasObserved) {
    warn(feedback, "no_point_compared",
         qtr("No point could be compared: see the status of each in SAMPLES."));
  }
  results["SAMPLES"] = writeSamples(*source, comparisons, points, samples, parameters, context, feedback);
  if (!path.isEmpty()) {
    comparisonPage(comparisons, points, samples).save(path.toStdString());
    results["PLOT"] = path;
  }
  return results;
}

QString SamplePoints::writeSamples(const QgsProcessingFeatureSource& source,
                                   const std::vector<PointComparison>& comparisons,
                                   const std::vector<ObservedPoint>& points,
                                   const std::vector<std::vector<PointSample>>& samples,
                                   const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback* feedback) const {
  QgsFields added;
  for (const char* name : {"result", "status"}) added.append(QgsField(QLatin1String(name), qgis::textField));
  for (const char* name : {"observed", "modelled", "error", "distance"})
    added.append(QgsField(QLatin1String(name), qgis::realField));
  // A point may have several rows.
  ResultSink sink(*this, "SAMPLES", parameters, context,
                  QgsProcessingUtils::combineFields(withoutKey(source.fields(), feedback), added),
                  qgis::WkbType::Point, crsOfResult(source.sourceCrs(), results_.front().crs));
  QgsFeatureIterator features = source.getFeatures();
  std::size_t k = 0;
  for (QgsFeature feature; k < points.size() && features.nextFeature(feature); ++k) {
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
      const PointSample& sample = samples[i][k];
      QgsAttributes attributes = feature.attributes();
      attributes << comparisons[i].name() << QString(sample.status) << orNull(points[k].observed)
                 << orNull(sample.modelled) << orNull(sample.error) << orNull(sample.distance);
      sink.add(points[k].geometry, attributes);
    }
  }
  return sink.finish(Style("samples"), feedback);
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/barrier_report.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/qgis/flood_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

const char* const parameterName = "BARRIER_REPORT";

bool isOvertopped(const BarrierReport& report) {
  return report.first_overtopping >= 0;
}

double overtoppedLength(const PlacedBarrier& placed, const BarrierReport& report) {
  return std::min(placed.length, report.overtopped_length);  // that of whole faces
}

QgsFields reportFields() {
  QgsFields fields;
  fields.append(QgsField(QStringLiteral("name"), qgis::textField));
  for (const char* number :
       {"length_m", "first_overtopping_s", "overtopped_m3", "peak_m3s", "freeboard_m", "overtopped_length_m"})
    fields.append(QgsField(number, qgis::realField));
  return fields;
}

QgsAttributes reportAttributes(const PlacedBarrier& placed, const BarrierReport& report) {
  QgsAttributes attributes;
  attributes << QString::fromStdString(placed.barrier.name) << placed.length
             << (isOvertopped(report) ? QVariant(report.first_overtopping) : qgis::null(qgis::realField))
             << report.volume << report.peak_discharge << orNull(report.min_freeboard)
             << overtoppedLength(placed, report);
  return attributes;
}

// Files and layers in memory that take lines and polygons at once are rare: where there are both, polygons
// are written as their outlines.
qgis::WkbType typeOf(const std::vector<PlacedBarrier>& barriers) {
  const bool polygons =
      !barriers.empty() && std::all_of(barriers.begin(), barriers.end(), [](const PlacedBarrier& placed) {
        return placed.geometry.type() == qgis::polygonGeometry;
      });
  return polygons ? qgis::WkbType::MultiPolygon : qgis::WkbType::MultiLineString;
}

QString metText(const PlacedBarrier& placed, const BarrierReport& report, double end) {
  if (!(placed.barrier.close < end)) return QStringLiteral("never closed");
  if (isOvertopped(report))
    return QStringLiteral("overtopped first after %1, over %2 m; %3 m3 in all, at most %4 m3/s at a time")
        .arg(timeText(report.first_overtopping))
        .arg(overtoppedLength(placed, report), 0, 'f', 1)
        .arg(report.volume, 0, 'f', 1)
        .arg(report.peak_discharge, 0, 'g', 4);
  if (std::isnan(report.min_freeboard)) return QStringLiteral("no water came to it");
  if (report.min_freeboard < 0)
    return QStringLiteral("nothing flowed over it, though water beside it stood up to %1 m above its crest")
        .arg(-report.min_freeboard, 0, 'f', 2);
  return QStringLiteral("not overtopped, freeboard at least %1 m").arg(report.min_freeboard, 0, 'f', 2);
}

}  // namespace

QgsProcessingParameterDefinition* barrierReportDefinition() {
  auto* definition = new QgsProcessingParameterFeatureSink(parameterName, QStringLiteral("Barrier report"),
                                                           qgis::vectorGeometry, QVariant(), true, false);
  definition->setHelp(QStringLiteral(
      "The barriers with what they met until they opened, through a breach too: 'length_m' (in the elevation "
      "model; of a polygon half its outline), 'first_overtopping_s' (when water first flowed onto the crest, "
      "s; null = never), 'overtopped_m3' (how much crossed: a line in either direction; of a polygon, how "
      "much came onto its cells and left them again, on either side, so that a wide one counts it once too), "
      "'peak_m3s' (the most at a time), 'freeboard_m' (the least height of its own crest above the water "
      "beside it, m, negative when that was higher; null = no water came) and 'overtopped_length_m' (of the "
      "crest, where water came onto it, to a cell). Where barriers share their place, the highest counts "
      "what flows. "
      "Polygons are written as their outlines where there are lines as well."));
  return definition;
}

void tellBarriers(const std::vector<PlacedBarrier>& barriers, const std::vector<BarrierReport>& reports,
                  double end, QgsProcessingFeedback* feedback) {
  if (barriers.empty()) return;
  feedback->pushInfo(QStringLiteral("Barriers"));
  for (std::size_t i = 0; i < barriers.size(); ++i)
    feedback->pushInfo(
        QStringLiteral("  %1: %2").arg(barriers[i].label, metText(barriers[i], reports[i], end)));
}

Overtopping overtoppingOf(const std::vector<BarrierReport>& reports) {
  Overtopping all;
  for (const BarrierReport& report : reports) {
    all.volume += report.volume;
    all.peak = std::max(all.peak, report.peak_discharge);
    if (isOvertopped(report))
      all.first = all.first < 0 ? report.first_overtopping : std::min(all.first, report.first_overtopping);
  }
  return all;
}

QVariant writeBarrierReport(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context, const QgsCoordinateReferenceSystem& crs,
                            const std::vector<PlacedBarrier>& barriers,
                            const std::vector<BarrierReport>& reports, QgsProcessingFeedback* feedback) {
  if (!isGiven(parameters, parameterName)) return {};
  const qgis::WkbType type = typeOf(barriers);
  ResultSink sink(algorithm, parameterName, parameters, context, reportFields(), type, crs);
  for (std::size_t i = 0; i < barriers.size(); ++i)
    sink.add(barriers[i].geometry.coerceToType(type).value(0), reportAttributes(barriers[i], reports[i]));
  return sink.finish(type == qgis::WkbType::MultiPolygon ? QStringLiteral("barrier_report_polygons")
                                                         : QStringLiteral("barrier_report"),
                     feedback);
}

}  // namespace spate

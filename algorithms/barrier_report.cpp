// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/barrier_report.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/flood_log.hpp"
#include "algorithms/result_sink.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

const char* const parameterName = "BARRIER_REPORT";

bool isOvertopped(const BarrierReport& report) {
  return report.first_overtopping >= 0;
}

double overtoppedLength(const PlacedBarrier& placed, const BarrierReport& report) {
  return placed.length * static_cast<double>(report.overtopped_faces) /
         static_cast<double>(placed.barrier.faces.size());
}

QgsFields reportFields() {
  QgsFields fields;
  fields.append(QgsField(QStringLiteral("name"), QVariant::String));
  for (const char* number :
       {"length_m", "first_overtopping_s", "overtopped_m3", "peak_m3s", "freeboard_m", "overtopped_length_m"})
    fields.append(QgsField(number, QVariant::Double));
  return fields;
}

QgsAttributes reportAttributes(const PlacedBarrier& placed, const BarrierReport& report) {
  QgsAttributes attributes;
  attributes << QString::fromStdString(placed.barrier.name) << placed.length
             << (isOvertopped(report) ? QVariant(report.first_overtopping) : QVariant(QVariant::Double))
             << report.volume << report.peak_discharge << orNull(report.min_freeboard)
             << overtoppedLength(placed, report);
  return attributes;
}

// Lines, polygons, or both.
QgsWkbTypes::Type typeOf(const std::vector<PlacedBarrier>& barriers) {
  const auto polygons = std::count_if(barriers.begin(), barriers.end(), [](const PlacedBarrier& placed) {
    return placed.geometry.type() == QgsWkbTypes::PolygonGeometry;
  });
  if (polygons == 0) return QgsWkbTypes::MultiLineString;
  return polygons == static_cast<std::ptrdiff_t>(barriers.size()) ? QgsWkbTypes::MultiPolygon
                                                                  : QgsWkbTypes::Unknown;
}

QgsGeometry flatMulti(QgsGeometry geometry) {
  geometry.convertToMultiType();
  geometry.get()->dropZValue();
  geometry.get()->dropMValue();
  return geometry;
}

}  // namespace

QgsProcessingParameterDefinition* barrierReportDefinition() {
  auto* definition =
      new QgsProcessingParameterFeatureSink(parameterName, QStringLiteral("Barrier report"),
                                            QgsProcessing::TypeVectorAnyGeometry, QVariant(), true, false);
  definition->setHelp(QStringLiteral(
      "The barriers with what they met: 'first_overtopping_s' (when water first flowed over the crest, s; "
      "null "
      "= never), 'overtopped_m3' (how much did), 'peak_m3s' (the most at a time), 'freeboard_m' (the least "
      "height of the crest above the water, m, negative when overtopped; null = no water came) and "
      "'overtopped_length_m'."));
  return definition;
}

void tellBarriers(const std::vector<PlacedBarrier>& barriers, const std::vector<BarrierReport>& reports,
                  QgsProcessingFeedback* feedback) {
  if (barriers.empty()) return;
  feedback->pushInfo(QStringLiteral("Barriers"));
  for (std::size_t i = 0; i < barriers.size(); ++i) {
    const BarrierReport& report = reports[i];
    QString text = QStringLiteral("no water came to it");
    if (isOvertopped(report))
      text = QStringLiteral("overtopped first after %1, over %2 m; %3 m3 in all, at most %4 m3/s at a time")
                 .arg(timeText(report.first_overtopping))
                 .arg(overtoppedLength(barriers[i], report), 0, 'f', 1)
                 .arg(report.volume, 0, 'f', 1)
                 .arg(report.peak_discharge, 0, 'g', 4);
    else if (!std::isnan(report.min_freeboard))
      text = QStringLiteral("not overtopped, freeboard at least %1 m").arg(report.min_freeboard, 0, 'f', 2);
    feedback->pushInfo(QStringLiteral("  %1: %2").arg(barriers[i].label, text));
  }
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
  if (!parameters.value(parameterName).isValid()) return {};
  const QgsWkbTypes::Type type = typeOf(barriers);
  ResultSink sink(algorithm, parameterName, parameters, context, reportFields(), type, crs);
  for (std::size_t i = 0; i < barriers.size(); ++i)
    sink.add(flatMulti(barriers[i].geometry), reportAttributes(barriers[i], reports[i]));
  return sink.finish(type == QgsWkbTypes::MultiPolygon ? QStringLiteral("barrier_report_polygons")
                                                       : QStringLiteral("barrier_report"),
                     feedback);
}

}  // namespace spate

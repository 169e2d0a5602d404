// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/barriers/check_barriers.hpp"

#include <cmath>

#include "algorithms/barriers/barrier_leaks.hpp"
#include "algorithms/case/flood_scenario.hpp"
#include "algorithms/case/parameter_list.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

const char* kindName(LeakKind kind) {
  switch (kind) {
    case LeakKind::gap:
      return "gap";
    case LeakKind::flank:
      return "flank";
    default:
      return "crest";
  }
}

QgsFields leakFields() {
  QgsFields fields;
  for (const char* text : {"kind", "barrier", "other"}) fields.append(QgsField(text, qgis::textField));
  for (const char* number : {"width_m", "low_m", "depth_m"}) fields.append(QgsField(number, qgis::realField));
  fields.append(QgsField(QStringLiteral("passes"), qgis::wholeField));
  return fields;
}

QString leakText(const Leak& leak) {
  const QString width = QString::number(leak.width, 'f', 2);
  const QString low = QString::number(leak.lowest, 'f', 2);
  QString text;
  if (leak.kind == LeakKind::crest)
    text = QStringLiteral("%1: its crest is below the level over %2 m, down to %3 m")
               .arg(leak.barrier, width, low);
  else
    text = QStringLiteral("%1: %2 m to %3, ground at %4 m")
               .arg(leak.barrier, width,
                    leak.kind == LeakKind::flank ? QStringLiteral("higher ground") : leak.other, low);
  return leak.passes ? text : text + QStringLiteral(" (narrower than the cells: closed in a simulation)");
}

}  // namespace

QStringList CheckBarriers::tags() const {
  return QStringLiteral("flood,barrier,wall,dike,levee,leak,gap,crest,freeboard,flank,topology,check")
      .split(',');
}

QString CheckBarriers::shortDescription() const {
  return QStringLiteral(
      "Finds where water of a given level would pass barriers: gaps, flanks and low crests.");
}

QString CheckBarriers::shortHelpString() const {
  return QStringLiteral(
      "<p>Finds the places where water that stands at a given level would get past a set of barriers, before "
      "a simulation does.</p>"
      "<p><b>gap</b>: from the end of a barrier to the next one, or to its own other end, or between two "
      "polygons, up to the largest gap. <b>flank</b>: from the end of a barrier to ground that is not below "
      "the level. <b>crest</b>: a barrier whose crest is below the level where the ground is too.</p>"
      "<p>Each is a point with its width ('width_m'), the lowest ground along it or the lowest crest "
      "('low_m'), the water there ('depth_m') and the barriers' names. 'passes' is 1 where a simulation on "
      "this elevation model lets water through, 0 where the gap is too narrow for its cells.</p>"
      "<p>Barriers count as closed and not breached. An end that nothing is near to is not a leak but told "
      "in the log. The ends of a polygon are where its outline turns back, of one that is at least twice as "
      "long as wide, straight or not; a warning names other polygons, of which only the gaps to other "
      "barriers are found. The points have the CRS of the elevation model.</p>");
}

void CheckBarriers::initAlgorithm(const QVariantMap&) {
  using Number = QgsProcessingParameterNumber;
  add(new QgsProcessingParameterRasterLayer("DEM", "Elevation model"),
      "Ground elevation in metres, in a projected CRS with square cells: the one of the simulation.");
  add(new QgsProcessingParameterFeatureSource("BARRIERS", "Barriers",
                                              {qgis::vectorLine, qgis::vectorPolygon}),
      barriers_help().c_str());
  add(new Number("LEVEL", "Water level (m)", qgis::real),
      "Elevation of the water surface that the barriers shall hold, in the heights of the elevation model.");
  add(new Number("MAX_GAP", "Largest gap (m)", qgis::real, 10, false, 0, 1e6),
      "Ends of barriers farther apart than this are not meant to meet.");
  add(new QgsProcessingParameterFeatureSink("LEAKS", "Leaks", qgis::vectorPoint),
      "Points where water would pass, styled by kind.");
  addOutput(new QgsProcessingOutputNumber("LEAK_COUNT", "Leaks"));
}

void CheckBarriers::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const double gap = parameterAsDouble(parameters, "MAX_GAP", context);
  if (!(gap > 0) || gap > 1e6)
    throw inputError(QStringLiteral("MAX_GAP is %1").arg(gap),
                     QStringLiteral("Largest gap (m): it must be greater than 0 and at most 1000000"),
                     QStringLiteral("Correct the value of MAX_GAP."));
  if (!std::isfinite(parameterAsDouble(parameters, "LEVEL", context)))
    throw inputError(QStringLiteral("LEVEL is not a number"), QStringLiteral("it must be an elevation in m"),
                     QStringLiteral("Correct the value of LEVEL."));
}

void CheckBarriers::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                            QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
}

QVariantMap CheckBarriers::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback* feedback) {
  const double level = parameterAsDouble(parameters, "LEVEL", context);
  const double maxGap = parameterAsDouble(parameters, "MAX_GAP", context);
  const io::Dem dem = readTerrain(files_.rasters["DEM"], files_.crs, feedback);
  FeedbackLog log(feedback);
  const std::vector<PlacedBarrier> barriers = read_barriers(LayerInputs(*this, parameters, context, files_),
                                                            dem.reference, dem.terrain, std::nullopt, log);
  stopIfCancelled(feedback);  // before that, barriers may be missing
  if (barriers.empty()) feedback->pushWarning(QStringLiteral("BARRIERS holds no feature."));
  if (level > dem.highest || level <= dem.lowest)
    feedback->pushWarning(QStringLiteral("LEVEL is %1 m, but DEM lies between %2 and %3 m.")
                              .arg(level)
                              .arg(dem.lowest, 0, 'f', 2)
                              .arg(dem.highest, 0, 'f', 2));
  const LeakSearch found = findLeaks(barriers, dem.reference, dem.terrain, level, maxGap, feedback);

  ResultSink sink(*this, "LEAKS", parameters, context, leakFields(), qgis::WkbType::Point, files_.crs);
  feedback->pushInfo(QStringLiteral("At %1 m: %2 leaks").arg(level).arg(found.leaks.size()));
  for (const Leak& leak : found.leaks) {
    feedback->pushInfo(QStringLiteral("  %1, %2").arg(kindName(leak.kind), leakText(leak)));
    sink.add(QgsGeometry::fromPointXY(leak.place),
             QgsAttributes() << QString(kindName(leak.kind)) << leak.barrier << orNull(leak.other)
                             << leak.width << leak.lowest << level - leak.lowest << (leak.passes ? 1 : 0));
  }
  if (found.openEnds > 0)
    feedback->pushInfo(
        QStringLiteral("%1 ends stand below the level with no barrier or higher ground within %2 m.")
            .arg(found.openEnds)
            .arg(maxGap));
  if (!found.endsUnknown.isEmpty())
    feedback->pushWarning(
        QStringLiteral(
            "The ends of %1 polygons were not checked, only their gaps to other barriers: they are "
            "not bands, at least twice as long as wide (%2).")
            .arg(found.endsUnknown.size())
            .arg(found.endsUnknown.join(QStringLiteral(", "))));
  return {{"LEAKS", sink.finish(QStringLiteral("barrier_leaks"), feedback)},
          {"LEAK_COUNT", static_cast<qlonglong>(found.leaks.size())}};
}

}  // namespace spate

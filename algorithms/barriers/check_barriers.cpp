// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/barriers/check_barriers.hpp"

#include <cmath>

#include "algorithms/barriers/barrier_leaks.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/io/raster/raster_onto_grid.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

const char* kindName(LeakKind kind) {
  switch (kind) {
    case LeakKind::gap:
      return translatable("gap");
    case LeakKind::flank:
      return translatable("flank");
    case LeakKind::open_end:
      return translatable("open end");
    default:
      return translatable("crest");
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
  const QString width = qfixed(leak.width, 2);
  const QString low = qfixed(leak.lowest, 2);
  const QString text =
      leak.kind == LeakKind::crest
          ? qtr("%1: its crest is below the level over %2 m, down to %3 m", leak.barrier, width, low)
      : leak.kind == LeakKind::flank
          ? qtr("%1: %2 m to higher ground, ground at %3 m", leak.barrier, width, low)
          : qtr("%1: %2 m to %3, ground at %4 m", leak.barrier, width, leak.other, low);
  return leak.passes ? text : qtr("%1 (narrower than the cells: closed in a simulation)", text);
}

}  // namespace

QStringList CheckBarriers::tags() const {
  return qtr("flood,barrier,wall,dike,levee,leak,gap,crest,freeboard,flank,topology,check").split(',');
}

QString CheckBarriers::shortDescription() const {
  return qtr("Finds where water of a given level would pass barriers: gaps, flanks and low crests.");
}

QString CheckBarriers::shortHelpString() const {
  return qtr(
      "<p>Finds the places where water at a given level would get past a set of barriers, before a "
      "simulation does.</p>"
      "<p><strong>gap</strong>: from the end of a barrier to the next one, or to its own other end, or "
      "between two polygons, up to the largest gap. <strong>flank</strong>: from the end of a barrier to "
      "ground that is not below the level. <strong>crest</strong>: a barrier whose crest is below the level "
      "where the ground is too.</p>"
      "<p>Each is a point with its width ('width_m'), the lowest ground along it or the lowest crest "
      "('low_m'), the depth there ('depth_m') and the names of the barriers. 'passes' is 1 where a "
      "simulation on this elevation model lets water through, 0 where the gap is too narrow for its "
      "cells.</p>"
      "<p>The level is one number, or a raster: of a run without the barriers, for example. Where that has "
      "no data there is no water. The ground is the one that a simulation with the given scheme computes on "
      "(its map BED). That of hwp14 and kp07 is smoother than the elevation model: a dike of one cell is "
      "lower here, but holds in a simulation by its CREST_THRESHOLD, so a leak beside one may be none. That "
      "of hr is the elevation model.</p>"
      "<p>Barriers count as closed and not breached. An end with nothing near it is no leak, but a point of "
      "the kind <strong>open end</strong>: it may be meant. The ends of a polygon are where its outline "
      "turns back, if it is at least twice as long as wide, straight or not. A warning names other polygons, "
      "of which only the gaps to other barriers are found. The points have the CRS of the elevation "
      "model.</p>");
}

void CheckBarriers::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("DEM", "Elevation model",
            "Ground elevation in metres, in a projected CRS with square cells: the one of the simulation.");
  to.layer("BARRIERS", "Barriers", {qgis::vectorLine, qgis::vectorPolygon}, "")
      .help(QString::fromStdString(barriers_help()));
  to.number("LEVEL", "Water level (m)", {}, {},
            "Elevation of the water surface that the barriers are to hold, in the heights of the elevation "
            "model. Either this or the raster of levels is needed.")
      .optional();
  to.raster(
        "LEVELS", "Raster of water levels (m)",
        "Elevation of the water surface at each place, for example MAX_LEVEL of a run without the barriers; "
        "no data where there is no water.")
      .optional();
  to.number("MAX_GAP", "Largest gap (m)", 10, {0, 1e6},
            "Ends of barriers farther apart than this are not meant to meet.");
  QStringList schemes;
  for (const SchemeInfo& scheme : scheme_list) schemes.append(scheme.name);
  to.choice("SCHEME", "Scheme", schemes, "That of the simulation: its bed is the ground.").advanced();
  to.layerOutput("LEAKS", "Leaks", qgis::vectorPoint,
                 "Points where water would pass, and open ends, styled by kind.");
  to.numberResult("LEAK_COUNT", "Leaks");
  to.numberResult("OPEN_ENDS", "Open ends");
  add(std::move(to));
}

void CheckBarriers::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const double gap = parameterAsDouble(parameters, "MAX_GAP", context);
  if (!(gap > 0) || gap > 1e6)
    throw inputError("value_out_of_limits", qtr("%1 is %2", "MAX_GAP", gap),
                     qtr("Largest gap (m): it must be greater than 0 and at most %1", 1000000),
                     qtr("Correct the value of MAX_GAP."));
  const bool hasLevel = isGiven(parameters, "LEVEL"), hasRaster = isGiven(parameters, "LEVELS");
  if (!hasLevel && !hasRaster)
    throw inputError("no_level", qtr("There is no water level"), qtr("neither LEVEL nor LEVELS is given"),
                     qtr("Give the level that the barriers are to hold, or a raster of levels."));
  if (hasLevel && hasRaster)
    throw inputError("two_levels", qtr("LEVEL and LEVELS are both given"),
                     qtr("the level would be ambiguous"), qtr("Clear one of them."));
  if (hasLevel && !std::isfinite(parameterAsDouble(parameters, "LEVEL", context)))
    throw inputError("level_not_a_number", qtr("LEVEL is not a number"), qtr("it must be an elevation in m"),
                     qtr("Correct the value of LEVEL."));
}

void CheckBarriers::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                            QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
}

QVariantMap CheckBarriers::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback* feedback) {
  const double maxGap = parameterAsDouble(parameters, "MAX_GAP", context);
  const io::Dem dem = readTerrain(files_.rasters["DEM"], files_.crs, feedback);
  FeedbackLog log(feedback);
  const std::vector<PlacedBarrier> barriers = read_barriers(LayerInputs(*this, parameters, context, files_),
                                                            dem.reference, dem.terrain, std::nullopt, log);
  stopIfCancelled(feedback);  // after a cancellation barriers may be missing
  if (barriers.empty()) warn(feedback, "no_feature", qtr("BARRIERS holds no feature."));
  Scenario ground_only;  // the ground around barriers is the same without them
  ground_only.terrain = dem.terrain;
  ground_only.terrain.manning = {0};
  for (EdgeCondition& side : ground_only.sides) side.kind = EdgeKind::open;
  const SchemeId scheme = parse_scheme(parameterAsEnumString(parameters, "SCHEME", context).toStdString());
  const ComputedBed bed(ground_only, scheme, [feedback](double) { stopIfCancelled(feedback); });
  warn_of_sunken(barriers, bed, dem.terrain.datum, log);
  const auto findGround = [&]() -> GroundLevel {
    if (isGiven(parameters, "LEVELS")) {
      io::RasterOnGrid onGrid = io::read_onto_grid(files_.rasters["LEVELS"], "LEVELS", dem.reference);
      warn_all(onGrid.warnings, log);
      return {dem.reference, dem.terrain, bed, std::move(onGrid.values)};
    }
    const double level = parameterAsDouble(parameters, "LEVEL", context);
    if (level > dem.highest || level <= dem.lowest)
      warn(feedback, "level_outside_dem",
           qtr("LEVEL is %1 m, but DEM lies between %2 and %3 m.", level, qfixed(dem.lowest, 2),
               qfixed(dem.highest, 2)));
    return {dem.reference, dem.terrain, bed, level};
  };
  const GroundLevel ground = findGround();
  const LeakSearch found = findLeaks(barriers, dem.reference, dem.terrain, ground, maxGap, feedback);

  ResultSink sink(*this, "LEAKS", parameters, context, leakFields(), qgis::WkbType::Point, files_.crs);
  const auto write = [&](const Leak& leak) {
    sink.add(QgsGeometry::fromPointXY(leak.place), QgsAttributes()
                                                       << QString(kindName(leak.kind)) << leak.barrier
                                                       << orNull(leak.other) << leak.width << leak.lowest
                                                       << leak.level - leak.lowest << (leak.passes ? 1 : 0));
  };
  feedback->pushInfo(found.leaks.size() == 1 ? qtr("1 leak") : qtr("%1 leaks", found.leaks.size()));
  for (const Leak& leak : found.leaks) {
    feedback->pushInfo(qtr("  %1, %2", qtr(kindName(leak.kind)), leakText(leak)));
    write(leak);
  }
  for (const Leak& end : found.openEnds) write(end);
  if (!found.openEnds.empty())
    feedback->pushInfo(
        found.openEnds.size() == 1
            ? qtr("1 end lies below the level with no barrier or higher ground within %1 m.", maxGap)
            : qtr("%1 ends lie below the level with no barrier or higher ground within %2 m.",
                  found.openEnds.size(), maxGap));
  if (!found.endsUnknown.isEmpty())
    warn(
        feedback, "polygon_ends_not_checked",
        qtr("The ends of %1 polygons were not checked, only their gaps to other barriers, since they are not "
            "at least twice as long as wide (%2).",
            found.endsUnknown.size(), found.endsUnknown.join(QStringLiteral(", "))));
  return {{"LEAKS", sink.finish(Style("barrier_leaks"), feedback)},
          {"LEAK_COUNT", static_cast<qlonglong>(found.leaks.size())},
          {"OPEN_ENDS", static_cast<qlonglong>(found.openEnds.size())}};
}

}  // namespace spate

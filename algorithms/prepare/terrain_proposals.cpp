// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/terrain_proposals.hpp"

#include <cmath>

#include "algorithms/io/limits.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

bool isAccepted(const Feature& feature) {
  return feature.number("accept").value_or(1) != 0;
}

std::optional<bool> pitOf(const Feature& feature) {
  const std::string kind = folded(feature.text("kind"));
  if (kind.empty()) return std::nullopt;
  if (kind != "spike" && kind != "pit")
    throw Error("spot_kind_unknown", tr("%1 has the kind '%2'", feature.label, kind),
                tr("known are %1", "spike, pit"), tr("Write one of these."));
  return kind == "pit";
}

int cellsOf(const Feature& feature) {
  constexpr double most = 100;
  const double cells = feature.number("cells").value_or(1);
  if (!(cells >= 1 && cells <= most && cells == std::floor(cells)))
    throw Error("spot_cells_impossible", tr("%1 has %2 cells", feature.label, number(cells)),
                tr("it must be a whole number from %1 to %2", number(1), number(most)), tr("Correct it."));
  return static_cast<int>(cells);
}

io::Stream bedOf(Feature& feature, const Terrain& terrain, const io::GeoReference& reference) {
  io::Stream bed;
  bed.label = feature.label;
  const std::optional<double> width = feature.number("width");
  bed.width = width ? *width : reference.grid.spacing;
  bed.bed.begin = feature.number("bed_begin");
  bed.bed.end = feature.number("bed_end");
  const io::GeometryParts parts = io::parts_of(feature.wkb, feature.label);
  if (!bed.bed.begin && !bed.bed.end && parts.lines.size() == 1) {
    const auto ground = [&](int point) -> std::optional<double> {
      const auto spot =
          io::spot_at(terrain, reference, parts.lines[0]->getX(point), parts.lines[0]->getY(point), 1, false);
      return spot ? std::optional(spot->ground) : std::nullopt;
    };
    bed.bed.begin = ground(0);
    bed.bed.end = ground(parts.lines[0]->getNumPoints() - 1);
  }
  bed.wkb = std::move(feature.wkb);
  return bed;
}

void addFields(QgsFields& fields, std::initializer_list<const char*> numbers) {
  for (const char* number : numbers) fields.append(QgsField(number, qgis::realField));
  fields.append(QgsField(QStringLiteral("accept"), qgis::wholeField));
}

}  // namespace

TerrainProposals readAccepted(const Inputs& inputs, const Terrain& terrain, const io::GeoReference& reference,
                              QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  TerrainProposals accepted;
  std::size_t outside = 0;
  for (const Feature& feature :
       read_features(inputs, {"ACCEPTED_SPOTS", tr("spot"), {}, {"kind", "cells", "new_m", "accept"}}, log)) {
    if (!isAccepted(feature)) continue;
    const std::optional<bool> isPit = pitOf(feature);
    const int cells = cellsOf(feature);
    const std::optional<double> level = feature.number("new_m");
    if (level && !(std::fabs(*level) <= io::most_elevation))
      throw Error("spot_level_impossible", tr("%1 has the level %2", feature.label, number(*level)),
                  tr("that is no elevation in metres: it must be from %1 to %2", number(-io::most_elevation),
                     number(io::most_elevation)),
                  tr("Correct it."));
    for (const auto& point : io::parts_of(feature.wkb, feature.label).points) {
      std::optional<io::Spot> spot =
          io::spot_at(terrain, reference, point->getX(), point->getY(), cells, isPit);
      outside += spot ? 0 : 1;
      if (!spot) continue;
      if (level) spot->level = *level;
      accepted.spots.push_back(*spot);
    }
  }
  if (outside > 0)
    warn(feedback, "spots_outside_dem", qtr("%1 spots lie where the elevation model has no data.", outside));
  for (Feature& feature : read_features(
           inputs,
           {"ACCEPTED_BRIDGES", tr("bridge"), {}, {"width", "bed_begin", "bed_end", "height_m", "accept"}},
           log)) {
    if (!isAccepted(feature)) continue;
    accepted.bridgeHeights.push_back(feature.number("height_m").value_or(std::nan("")));
    accepted.bridges.push_back(bedOf(feature, terrain, reference));
  }
  stopIfCancelled(feedback);  // after a cancellation features may be missing
  return accepted;
}

QString writeSpots(const TerrainProposals& proposals, const QgsProcessingAlgorithm& algorithm,
                   const QVariantMap& parameters, QgsProcessingContext& context,
                   const QgsCoordinateReferenceSystem& crs, QgsProcessingFeedback* feedback) {
  QgsFields fields;
  fields.append(QgsField(QStringLiteral("kind"), qgis::textField));
  fields.append(QgsField(QStringLiteral("cells"), qgis::wholeField));
  addFields(fields, {"height_m", "ground_m", "new_m"});
  ResultSink sink(algorithm, "SPOTS", parameters, context, fields, qgis::WkbType::Point, crs);
  for (const io::Spot& spot : proposals.spots)
    sink.add(QgsGeometry::fromPointXY({spot.x, spot.y}),
             QgsAttributes() << QString(spot.is_pit ? "pit" : "spike") << spot.cells
                             << std::fabs(spot.ground - spot.level) << spot.ground << spot.level << 1);
  return sink.finish(Style("terrain_spots"), feedback);
}

QString writeBridges(const TerrainProposals& proposals, const QgsProcessingAlgorithm& algorithm,
                     const QVariantMap& parameters, QgsProcessingContext& context,
                     const QgsCoordinateReferenceSystem& crs, QgsProcessingFeedback* feedback) {
  QgsFields fields;
  fields.append(QgsField(QStringLiteral("kind"), qgis::textField));
  addFields(fields, {"height_m", "length_m", "width", "bed_begin", "bed_end"});
  ResultSink sink(algorithm, "BRIDGES", parameters, context, fields, qgis::WkbType::LineString, crs);
  for (std::size_t i = 0; i < proposals.bridges.size(); ++i) {
    const io::Stream& bridge = proposals.bridges[i];
    QgsGeometry geometry;
    geometry.fromWkb(QByteArray::fromStdString(bridge.wkb));
    geometry.convertToSingleType();
    sink.add(geometry, QgsAttributes() << QStringLiteral("bridge") << orNull(proposals.bridgeHeights[i])
                                       << geometry.length() << bridge.width << orNull(bridge.bed.begin)
                                       << orNull(bridge.bed.end) << 1);
  }
  return sink.finish(Style("terrain_bridges"), feedback);
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/flood_barriers.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/barrier_fields.hpp"
#include "algorithms/io/vector/barrier_faces.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "algorithms/qgis/flood_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsrectangle.h"

namespace spate {
namespace {

// Of a line, or half the outline of a polygon, within the elevation model.
double lengthOf(const QgsGeometry& geometry, const io::GeoReference& reference) {
  const QgsRectangle extent(reference.west(), reference.south(), reference.east(), reference.north);
  QVector<QgsGeometry> outlines = geometry.coerceToType(qgis::WkbType::LineString);
  double length = 0;
  for (QgsGeometry& line : outlines)
    length += std::max(0.0, line.clipped(extent).length());  // -1 where nothing is left
  return geometry.type() == qgis::polygonGeometry ? 0.5 * length : length;
}

// Faces with their crests, m above the datum.
void placeOnFaces(Barrier& barrier, const LayerFeature& feature, const BarrierFields& fields,
                  const io::GeoReference& reference, const Terrain& terrain) {
  const std::string label = feature.label.toStdString();
  const io::BarrierFaces found = io::barrier_faces(feature.wkb(), reference, terrain, label);
  if (found.faces.empty()) {
    if (io::cells_of_geometry(feature.wkb(), reference, label).inside > 0)
      throw inputError(
          QStringLiteral("%1 stands between no two cells").arg(feature.label),
          QStringLiteral("it crosses no link between the centres of cells of %1 m in which water flows")
              .arg(reference.grid.spacing),
          QStringLiteral("Draw it longer, use a finer DEM, or remove it."));
    throw inputError(QStringLiteral("%1 lies outside DEM").arg(feature.label),
                     QStringLiteral("DEM covers %1").arg(QString::fromStdString(reference.extent_text())),
                     QStringLiteral("Move it inside, or check the CRS of BARRIERS."));
  }
  for (std::size_t i = 0; i < found.faces.size(); ++i) {
    const Face& face = found.faces[i];
    const float crest = fields.crest ? static_cast<float>(*fields.crest - terrain.datum)
                                     : groundAt(face, terrain) + static_cast<float>(*fields.height);
    barrier.faces.push_back({face, crest, found.widths[i]});
  }
  if (fields.breach) {
    const float breachCrest = static_cast<float>(*fields.breachCrest - terrain.datum);
    if (std::all_of(barrier.faces.begin(), barrier.faces.end(),
                    [&](const BarrierFace& face) { return face.crest < breachCrest; }))
      throw inputError(
          QStringLiteral("%1 breaches upwards").arg(feature.label),
          QStringLiteral("its breach_crest of %1 m lies above its crest").arg(*fields.breachCrest),
          QStringLiteral("Write the elevation to which the crest sinks."));
  }
  barrier.covered = found.covered;
  barrier.fills = !fields.close && !fields.open && !fields.breach;
}

QString rangeText(double least, double most) {
  const QString from = QString::number(least, 'f', 2);
  const QString to = QString::number(most, 'f', 2);
  return from == to ? from : QStringLiteral("%1 to %2").arg(from, to);
}

QString timesText(const BarrierFields& fields) {
  QString text;
  if (fields.close) text += QStringLiteral(", closed at %1").arg(timeText(*fields.close));
  if (fields.open) text += QStringLiteral(", opened at %1").arg(timeText(*fields.open));
  if (fields.breach)
    text += QStringLiteral(", breaches from %1 over %2 down to %3 m")
                .arg(timeText(*fields.breach), timeText(60 * fields.breachMinutes.value_or(0)))
                .arg(*fields.breachCrest);
  return text;
}

void tell(const PlacedBarrier& placed, const BarrierFields& fields, const Terrain& terrain,
          QgsProcessingFeedback* feedback) {
  const std::vector<BarrierFace>& faces = placed.barrier.faces;
  const auto [lowest, highest] =
      std::minmax_element(faces.begin(), faces.end(),
                          [](const BarrierFace& a, const BarrierFace& b) { return a.crest < b.crest; });
  const double least = static_cast<double>(lowest->crest) + terrain.datum;
  const double most = static_cast<double>(highest->crest) + terrain.datum;
  const auto above = std::count_if(faces.begin(), faces.end(), [&](const BarrierFace& face) {
    return face.crest > groundAt(face.face, terrain);
  });
  QString text = QStringLiteral("  %1: %2 m, on %3 faces between cells, crest at %4 m")
                     .arg(placed.label)
                     .arg(placed.length, 0, 'f', 1)
                     .arg(faces.size())
                     .arg(rangeText(least, most));
  if (placed.barrier.fills && !placed.barrier.covered.empty())
    text += QStringLiteral(", fills %1 cells").arg(placed.barrier.covered.size());
  feedback->pushInfo(text + timesText(fields));
  if (above == 0)
    feedback->pushWarning(
        QStringLiteral("%1 holds nothing back: its crest at %2 m is nowhere above the ground.")
            .arg(placed.label, rangeText(least, most)));
}

}  // namespace

const char* const barriersHelp =
    "Walls, dikes, mobile barriers: lines or polygons. A line stands on the faces between cells whose "
    "centres "
    "it separates: it is thinner than a cell and leaves no gap, however it crosses the grid. A polygon does "
    "so for every cell whose centre lies in it, and for those that its outline separates. Fields: 'crest' "
    "(elevation of the top, m) or 'height' (m above the higher of the two cells beside it); optional 'name', "
    "'close_s' and 'open_s' (it stands from the one until the other, s since the start), 'breach_s', "
    "'breach_minutes' and 'breach_crest' (from that time on the crest sinks to that elevation in m, over so "
    "many minutes), and 'set' (of the scenarios of an ensemble). Higher water flows over it. Where barriers "
    "meet, the higher crest counts.";

float groundAt(const Face& face, const Terrain& terrain) {
  const std::size_t cell = terrain.grid.index(face.column, face.row);
  const std::size_t other = face.side == Side::east ? terrain.grid.index(face.column + 1, face.row)
                                                    : terrain.grid.index(face.column, face.row + 1);
  return std::max(terrain.zb[cell], terrain.zb[other]);
}

std::vector<PlacedBarrier> readBarriers(const FloodLayers& layers, const io::GeoReference& reference,
                                        const Terrain& terrain, std::optional<double> duration,
                                        QgsProcessingFeedback* feedback) {
  std::vector<PlacedBarrier> barriers;
  for (const LayerFeature& feature : layers.features(
           "BARRIERS", QStringLiteral("barrier"), {},
           {QStringLiteral("crest"), QStringLiteral("height"), QStringLiteral("name"),
            QStringLiteral("close_s"), QStringLiteral("open_s"), QStringLiteral("breach_s"),
            QStringLiteral("breach_minutes"), QStringLiteral("breach_crest"), QStringLiteral("set")})) {
    const BarrierFields fields = readBarrierFields(feature);
    PlacedBarrier placed;
    placed.label = feature.label;
    placed.set = feature.text("set");
    placed.geometry = feature.geometry;
    placed.length = lengthOf(feature.geometry, reference);
    Barrier& barrier = placed.barrier;
    const QString name = feature.text("name");
    barrier.name = (name.isEmpty() ? feature.label : name).toStdString();
    if (fields.close) barrier.close = *fields.close;
    if (fields.open) barrier.open = *fields.open;
    if (fields.breach) {
      barrier.breach = *fields.breach;
      barrier.breach_duration = 60 * fields.breachMinutes.value_or(0);
      barrier.breach_crest = static_cast<float>(*fields.breachCrest - terrain.datum);
    }
    placeOnFaces(barrier, feature, fields, reference, terrain);
    tell(placed, fields, terrain, feedback);
    if (duration) warnOfIdleFields(fields, placed.label, *duration, feedback);
    barriers.push_back(std::move(placed));
  }
  if (!barriers.empty()) feedback->pushInfo(QStringLiteral("Barriers: %1").arg(barriers.size()));
  return barriers;
}

}  // namespace spate

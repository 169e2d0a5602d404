// SPDX-License-Identifier: GPL-3.0-or-later
// Where water comes in and leaves: hydrographs, inflows and edges.
#include <algorithm>

#include "algorithms/flood_log.hpp"
#include "algorithms/flood_scenario.hpp"
#include "algorithms/io/vector_cells.hpp"

namespace spate {
namespace {

const char* kindText(InflowKind kind) {
  return kind == InflowKind::discharge ? "discharge" : "level";
}

QString outsideText(const io::GeoReference& reference) {
  return QStringLiteral("DEM covers %1").arg(QString::fromStdString(reference.extent_text()));
}

// "a discharge of 12,345 m3 in all, peak 19.7 m3/s", "a level of 2.1 to 3.4 m".
QString seriesText(InflowKind kind, const Series& series, double duration) {
  if (kind == InflowKind::level)
    return QStringLiteral("a level of %1 to %2 m").arg(series.smallest()).arg(series.largest());
  const bool leaves = -series.smallest() > series.largest();
  return QStringLiteral("%1 m3 in all, peak %2 m3/s")
      .arg(series.integral(0, duration), 0, 'f', 0)
      .arg(leaves ? series.smallest() : series.largest(), 0, 'g', 6);
}

Inflow makeInflow(const LayerFeature& feature, const io::Hydrograph& hydrograph, const Terrain& terrain,
                  const io::GeoReference& reference, QgsProcessingFeedback* feedback) {
  const io::CellsOfGeometry found =
      io::cells_of_geometry(feature.wkb(), reference, feature.label.toStdString());
  const bool isPoint = feature.geometry.type() == QgsWkbTypes::PointGeometry;
  if (found.inside == 0 || (isPoint && found.inside < 1))
    throw inputError(QStringLiteral("%1 lies outside DEM").arg(feature.label), outsideText(reference),
                     QStringLiteral("Move it inside, or check the CRS of INFLOWS."));
  std::vector<std::size_t> cells;
  std::copy_if(found.cells.begin(), found.cells.end(), std::back_inserter(cells),
               [&](std::size_t cell) { return !terrain.is_wall(cell); });
  const std::size_t walls = found.cells.size() - cells.size();
  if (cells.empty() || (isPoint && walls > 0))
    throw inputError(QStringLiteral("%1 lies on nodata or a building").arg(feature.label),
                     QStringLiteral("nothing flows there: %1")
                         .arg(QString::fromStdString(reference.cell_text(found.cells.front()))),
                     QStringLiteral("Move it to where the water can flow."));
  if (walls > 0 || found.inside < 1)
    feedback->pushWarning(
        QStringLiteral("%1 lies partly outside DEM, on nodata or on buildings: all of its water "
                       "goes to the other %2 cells.")
            .arg(feature.label)
            .arg(cells.size()));
  Inflow inflow;
  inflow.name = feature.label.toStdString();
  inflow.kind = hydrograph.kind;
  inflow.series = hydrograph.series;
  const float share = 1.0f / static_cast<float>(cells.size());
  for (const std::size_t cell : cells) inflow.cells.push_back({cell, share});
  return inflow;
}

}  // namespace

Hydrographs::Hydrographs(const FloodLayers& layers) : isGiven_(layers.isGiven("HYDROGRAPHS")) {
  if (isGiven_) series_ = io::read_hydrographs(layers.table("HYDROGRAPHS"));
}

const io::Hydrograph& Hydrographs::find(const QString& key, const QString& user) {
  if (!isGiven_)
    throw inputError(QStringLiteral("%1 has no hydrograph").arg(user),
                     QStringLiteral("HYDROGRAPHS is not given"),
                     QStringLiteral("Give the table that holds '%1'.").arg(key));
  // A table without keys holds one series, which serves whoever asks.
  auto found = series_.find(key.toStdString());
  if (found == series_.end() && series_.size() == 1) found = series_.find(std::string());
  if (found == series_.end()) {
    QStringList known;
    for (const auto& entry : series_)
      known << QStringLiteral("'%1'").arg(QString::fromStdString(entry.first));
    throw inputError(QStringLiteral("%1 names the hydrograph '%2', which is not known").arg(user, key),
                     QStringLiteral("HYDROGRAPHS holds %1").arg(known.join(QStringLiteral(", "))),
                     QStringLiteral("Correct the name, or add the series."));
  }
  ++uses_[found->first];
  return found->second;
}

const io::Hydrograph& Hydrographs::find(const QString& key, const QString& user, InflowKind kind) {
  const io::Hydrograph& found = find(key, user);
  if (found.kind != kind)
    throw inputError(QStringLiteral("%1 needs a %2").arg(user, kindText(kind)),
                     QStringLiteral("the hydrograph '%1' is a %2").arg(key, kindText(found.kind)),
                     QStringLiteral("Change the kind, or the column of the series."));
  return found;
}

void Hydrographs::warnOfUse(QgsProcessingFeedback* feedback) const {
  for (const auto& entry : series_) {
    const auto use = uses_.find(entry.first);
    const QString key = QString::fromStdString(entry.first);
    if (use == uses_.end())
      feedback->pushWarning(QStringLiteral("The hydrograph '%1' is not used by anything.").arg(key));
    else if (use->second > 1 && entry.second.kind == InflowKind::discharge)
      feedback->pushWarning(QStringLiteral("The hydrograph '%1' is used %2 times, in full each time.")
                                .arg(key)
                                .arg(use->second));
  }
}

void addInflows(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
                Hydrographs& hydrographs, double duration, QgsProcessingFeedback* feedback) {
  if (!layers.isGiven("INFLOWS")) return;
  if (!layers.isGiven("HYDROGRAPHS"))
    throw inputError(QStringLiteral("INFLOWS is given without HYDROGRAPHS"),
                     QStringLiteral("the field 'hydrograph' of each inflow names its series there"),
                     QStringLiteral("Give the table of hydrographs."));
  const std::vector<LayerFeature> features = layers.features(
      "INFLOWS", QStringLiteral("inflow"), {QStringLiteral("hydrograph")}, {QStringLiteral("name")});
  for (const LayerFeature& feature : features) {
    const io::Hydrograph& hydrograph = hydrographs.find(feature.text("hydrograph"), feature.label);
    scenario.inflows.push_back(makeInflow(feature, hydrograph, scenario.terrain, reference, feedback));
    feedback->pushInfo(QStringLiteral("  %1: %2, over %3 cells")
                           .arg(feature.label, seriesText(hydrograph.kind, hydrograph.series, duration))
                           .arg(scenario.inflows.back().cells.size()));
    const std::vector<double>& times = hydrograph.series.times();
    if (times.size() > 1 && times.back() < duration)
      feedback->pushInfo(QStringLiteral("    its series ends after %1 and is held constant from then on")
                             .arg(timeText(times.back())));
  }
  feedback->pushInfo(
      QStringLiteral("Inflows: %1 of %2 applied").arg(scenario.inflows.size()).arg(features.size()));
}

void addEdges(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
              Hydrographs& hydrographs, const FloodChoices& choices, QgsProcessingFeedback* feedback) {
  const auto condition = [&](EdgeKind kind, const QString& key, const QString& user) {
    EdgeCondition edge;
    edge.kind = kind;
    if (kind == EdgeKind::level) edge.series = hydrographs.find(key, user, InflowKind::level).series;
    if (kind == EdgeKind::discharge) edge.series = hydrographs.find(key, user, InflowKind::discharge).series;
    return edge;
  };
  const auto describe = [&](const EdgeCondition& edge) {
    QString text = edgeKindNames[static_cast<std::size_t>(edge.kind)];
    if (edge.kind == EdgeKind::level || edge.kind == EdgeKind::discharge)
      text += QStringLiteral(" (%1)").arg(
          seriesText(edge.kind == EdgeKind::level ? InflowKind::level : InflowKind::discharge, edge.series,
                     choices.parameters.duration));
    return text;
  };

  scenario.nodata_continues_open_side = choices.nodataOutlet;
  QStringList told;
  for (std::size_t side = 0; side < sideNames.size(); ++side) {
    const QString name = QString(sideNames[side]).toLower();
    scenario.sides[side] = condition(choices.sides[side], name, sideNames[side]);
    told << QStringLiteral("%1 %2").arg(name, describe(scenario.sides[side]));
  }
  feedback->pushInfo(QStringLiteral("Edges: %1").arg(told.join(QStringLiteral(", "))));

  for (const LayerFeature& line :
       layers.features("BOUNDARIES", QStringLiteral("boundary"), {QStringLiteral("kind")},
                       {QStringLiteral("hydrograph"), QStringLiteral("name")})) {
    Boundary boundary;
    boundary.name = line.label.toStdString();
    const EdgeKind kind = parseEdgeKind(line.text("kind"), line.label);
    boundary.condition = condition(kind, line.text("hydrograph"), line.label);
    boundary.faces = io::edge_faces_near_line(line.wkb(), reference, scenario.terrain, boundary.name);
    feedback->pushInfo(QStringLiteral("  %1: %2, %3 cell sides")
                           .arg(line.label, describe(boundary.condition))
                           .arg(boundary.faces.size()));
    scenario.boundaries.push_back(std::move(boundary));
  }
}

}  // namespace spate

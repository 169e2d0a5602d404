// SPDX-License-Identifier: GPL-3.0-or-later
// Where water comes in and leaves: inflows and edges.
#include <algorithm>

#include "algorithms/case/flood_scenario.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "algorithms/qgis/flood_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"

namespace spate {
namespace {

QString outsideText(const io::GeoReference& reference) {
  return QStringLiteral("DEM covers %1").arg(QString::fromStdString(reference.extent_text()));
}

bool hasSeries(EdgeKind kind) {
  return kind == EdgeKind::level || kind == EdgeKind::discharge;
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

// Still without its series.
Inflow makeInflow(const LayerFeature& feature, const Terrain& terrain, const io::GeoReference& reference,
                  QgsProcessingFeedback* feedback) {
  const io::CellsOfGeometry found =
      io::cells_of_geometry(feature.wkb(), reference, feature.label.toStdString());
  const bool isPoint = feature.geometry.type() == qgis::pointGeometry;
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
  const float share = 1.0f / static_cast<float>(cells.size());
  for (const std::size_t cell : cells) inflow.cells.push_back({cell, share});
  return inflow;
}

}  // namespace

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
    const std::size_t number = scenario.inflows.size();
    scenario.inflows.push_back(makeInflow(feature, scenario.terrain, reference, feedback));
    hydrographs.serve(scenario, {HydrographUser::Role::inflow, feature.text("hydrograph"), feature.label,
                                 [number](Scenario& target, const io::Hydrograph& hydrograph) {
                                   target.inflows[number].kind = hydrograph.kind;
                                   target.inflows[number].series = hydrograph.series;
                                 }});
    const Inflow& inflow = scenario.inflows.back();
    feedback->pushInfo(QStringLiteral("  %1: %2, over %3 cells")
                           .arg(feature.label, seriesText(inflow.kind, inflow.series, duration))
                           .arg(inflow.cells.size()));
    const std::vector<double>& times = inflow.series.times();
    if (times.size() > 1 && times.back() < duration)
      feedback->pushInfo(QStringLiteral("    its series ends after %1 and is held constant from then on")
                             .arg(timeText(times.back())));
  }
  feedback->pushInfo(
      QStringLiteral("Inflows: %1 of %2 applied").arg(scenario.inflows.size()).arg(features.size()));
}

void addEdges(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
              Hydrographs& hydrographs, const FloodChoices& choices, QgsProcessingFeedback* feedback) {
  // find: from a scenario to the edge in it.
  const auto serve = [&](EdgeKind kind, const QString& key, const QString& label, auto find) {
    find(scenario).kind = kind;
    if (!hasSeries(kind)) return;
    const auto role =
        kind == EdgeKind::level ? HydrographUser::Role::levelEdge : HydrographUser::Role::dischargeEdge;
    hydrographs.serve(scenario,
                      {role, key, label, [find](Scenario& target, const io::Hydrograph& hydrograph) {
                         find(target).series = hydrograph.series;
                       }});
  };
  const auto describe = [&](const EdgeCondition& edge) {
    QString text = edgeKindNames[static_cast<std::size_t>(edge.kind)];
    if (hasSeries(edge.kind))
      text += QStringLiteral(" (%1)").arg(
          seriesText(edge.kind == EdgeKind::level ? InflowKind::level : InflowKind::discharge, edge.series,
                     choices.parameters.duration));
    return text;
  };

  scenario.nodata_continues_open_side = choices.nodataOutlet;
  QStringList told;
  for (std::size_t side = 0; side < sideNames.size(); ++side) {
    const QString name = QString(sideNames[side]).toLower();
    serve(choices.sides[side], name, sideNames[side],
          [side](Scenario& target) -> EdgeCondition& { return target.sides[side]; });
    told << QStringLiteral("%1 %2").arg(name, describe(scenario.sides[side]));
  }
  feedback->pushInfo(QStringLiteral("Edges: %1").arg(told.join(QStringLiteral(", "))));

  for (const LayerFeature& line :
       layers.features("BOUNDARIES", QStringLiteral("boundary"), {QStringLiteral("kind")},
                       {QStringLiteral("hydrograph"), QStringLiteral("name")})) {
    Boundary boundary;
    boundary.name = line.label.toStdString();
    const EdgeKind kind = parseEdgeKind(line.text("kind"), line.label);
    boundary.faces = io::edge_faces_near_line(line.wkb(), reference, scenario.terrain, boundary.name);
    const std::size_t number = scenario.boundaries.size();
    scenario.boundaries.push_back(std::move(boundary));
    serve(kind, line.text("hydrograph"), line.label,
          [number](Scenario& target) -> EdgeCondition& { return target.boundaries[number].condition; });
    feedback->pushInfo(QStringLiteral("  %1: %2, %3 cell sides")
                           .arg(line.label, describe(scenario.boundaries.back().condition))
                           .arg(scenario.boundaries.back().faces.size()));
  }
}

}  // namespace spate

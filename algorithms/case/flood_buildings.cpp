// SPDX-License-Identifier: GPL-3.0-or-later
// What buildings do to the flow.
#include <algorithm>
#include <limits>
#include <memory>

#include "algorithms/case/flood_scenario.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "qgsgeometryengine.h"
#include "qgspoint.h"

namespace spate {
namespace {

// Cells whose centre lies in the polygon or on its outline.
std::vector<std::size_t> cellsWithin(const LayerFeature& building, const io::GeoReference& reference) {
  const std::unique_ptr<QgsGeometryEngine> shape(
      QgsGeometry::createGeometryEngine(building.geometry.constGet()));
  shape->prepareGeometry();
  std::vector<std::size_t> cells =
      io::cells_of_geometry(building.wkb(), reference, building.label.toStdString()).cells;
  // A shed smaller than a cell must not stand on the cells that it touches.
  const auto columns = static_cast<std::size_t>(reference.grid.columns);
  const auto liesBeside = [&](std::size_t cell) {
    const QgsPoint centre(
        reference.west() + (static_cast<double>(cell % columns) + 0.5) * reference.cell_width,
        reference.south() + (static_cast<double>(cell / columns) + 0.5) * reference.cell_height);
    return !shape->intersects(&centre);
  };
  cells.erase(std::remove_if(cells.begin(), cells.end(), liesBeside), cells.end());
  return cells;
}

const char* fieldOf(BuildingMode mode) {
  return mode == BuildingMode::raise ? "height" : "manning";
}

// What a building adds to its cells: m of height, or Manning's n.
float valueOf(const LayerFeature& building, const FloodChoices& choices) {
  const bool raises = choices.buildingMode == BuildingMode::raise;
  const char* field = fieldOf(choices.buildingMode);
  const double value =
      building.number(field).value_or(raises ? choices.buildingHeight : choices.buildingManning);
  const double most = raises ? 1000 : 1;
  if (!(value > 0) || value > most)
    throw inputError(
        QStringLiteral("%1 has the %2 %3").arg(building.label, field).arg(value),
        QStringLiteral("it must be above 0 and at most %1 %2").arg(most).arg(raises ? "m" : "s m^-1/3"),
        QStringLiteral("Correct the field, or clear it."));
  return static_cast<float>(value);
}

// Values of the cells that buildings cover, 0 elsewhere; where several overlap the largest counts.
std::vector<float> burn(const std::vector<LayerFeature>& buildings, const io::GeoReference& reference,
                        const FloodChoices& choices, QgsProcessingFeedback* feedback) {
  std::vector<float> values(reference.grid.cells(), 0.0f);
  for (const LayerFeature& building : buildings) {
    if (feedback->isCanceled()) break;
    const float value = choices.buildingMode == BuildingMode::block ? 1.0f : valueOf(building, choices);
    for (const std::size_t cell : cellsWithin(building, reference))
      values[cell] = std::max(values[cell], value);
  }
  return values;
}

QString effectText(const FloodChoices& choices, const std::vector<float>& values) {
  float least = 1e30f;
  float most = 0;
  for (const float value : values) {
    if (value <= 0) continue;
    least = std::min(least, value);
    most = std::max(most, value);
  }
  const QString range =
      least == most
          ? QString::number(static_cast<double>(most))
          : QStringLiteral("%1 to %2").arg(static_cast<double>(least)).arg(static_cast<double>(most));
  switch (choices.buildingMode) {
    case BuildingMode::raise:
      return QStringLiteral("raised by %1 m").arg(range);
    case BuildingMode::rough:
      return QStringLiteral("given n = %1").arg(range);
    default:
      return QStringLiteral("taken out of the flow");
  }
}

// Raised cells as one barrier that fills them. Elevations of their own would not do: the bed is continuous,
// so a house would raise the street beside it, and stand lower than it is.
Barrier raised(const std::vector<float>& heights, const Terrain& terrain) {
  Barrier buildings;
  buildings.name = "buildings";
  buildings.fills = true;
  const Grid& grid = terrain.grid;
  const auto roof = [&](std::size_t cell) {
    return heights[cell] > 0 ? terrain.zb[cell] + heights[cell] : std::numeric_limits<float>::lowest();
  };
  const auto addFace = [&](std::size_t cell, std::size_t other, const Face& face) {
    if ((heights[cell] > 0 || heights[other] > 0) && !terrain.is_wall(other))
      buildings.faces.push_back({face, std::max(roof(cell), roof(other))});
  };
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    for (std::int32_t column = 0; column < grid.columns; ++column) {
      const std::size_t cell = grid.index(column, row);
      if (terrain.is_wall(cell)) continue;
      if (heights[cell] > 0) buildings.covered.push_back(cell);
      if (column + 1 < grid.columns) addFace(cell, grid.index(column + 1, row), {column, row, Side::east});
      if (row + 1 < grid.rows) addFace(cell, grid.index(column, row + 1), {column, row, Side::north});
    }
  }
  return buildings;
}

void apply(const std::vector<float>& values, BuildingMode mode, Scenario& scenario) {
  Terrain& terrain = scenario.terrain;
  switch (mode) {
    case BuildingMode::block:
      terrain.taken.assign(values.size(), 0);
      for (std::size_t cell = 0; cell < values.size(); ++cell) terrain.taken[cell] = values[cell] > 0;
      break;
    case BuildingMode::raise:
      scenario.barriers.push_back(raised(values, terrain));
      break;
    case BuildingMode::rough:
      if (terrain.manning.size() == 1) terrain.manning.assign(values.size(), terrain.manning[0]);
      for (std::size_t cell = 0; cell < values.size(); ++cell)
        if (values[cell] > 0) terrain.manning[cell] = values[cell];
      break;
  }
}

}  // namespace

void addBuildings(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
                  const FloodChoices& choices, QgsProcessingFeedback* feedback) {
  QStringList fields;
  if (choices.buildingMode != BuildingMode::block) fields << fieldOf(choices.buildingMode);
  const std::vector<LayerFeature> buildings =
      layers.features("BUILDINGS", QStringLiteral("building"), {}, fields, FloodLayers::Placeless::leftOut);
  if (buildings.empty()) return;
  const std::vector<float> values = burn(buildings, reference, choices, feedback);
  if (feedback->isCanceled()) return;
  const auto count = std::count_if(values.begin(), values.end(), [](float value) { return value > 0; });
  if (count == 0)
    throw inputError(QStringLiteral("BUILDINGS lies outside DEM, or its polygons are smaller than a cell"),
                     QStringLiteral("DEM covers %1").arg(QString::fromStdString(reference.extent_text())),
                     QStringLiteral("Check the CRS of the layer, or leave it out."));
  apply(values, choices.buildingMode, scenario);
  feedback->pushInfo(QStringLiteral("Buildings: %1, of which %2 cells are %3")
                         .arg(buildings.size())
                         .arg(count)
                         .arg(effectText(choices, values)));
}

}  // namespace spate

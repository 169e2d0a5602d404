// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/flood_scenario.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/io/raster/raster_onto_grid.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "algorithms/qgis/elevation_model.hpp"

namespace spate {
namespace {

void tellTerrain(const io::Dem& dem, const FloodChoices& choices, QgsProcessingFeedback* feedback) {
  const io::GeoReference& reference = dem.reference;
  feedback->pushInfo(QStringLiteral("Grid: %1 x %2 cells of %3 m, %4 to %5 m high; %6")
                         .arg(reference.grid.columns)
                         .arg(reference.grid.rows)
                         .arg(reference.grid.spacing)
                         .arg(dem.lowest, 0, 'f', 2)
                         .arg(dem.highest, 0, 'f', 2)
                         .arg(QString::fromStdString(reference.extent_text())));
  feedback->pushInfo(QStringLiteral("CRS: %1").arg(
      reference.crs_name.empty() ? QStringLiteral("not known") : QString::fromStdString(reference.crs_name)));
  if (dem.nodata_cells > 0)
    feedback->pushInfo(QStringLiteral("Nodata: %1 cells, through which nothing flows%2")
                           .arg(dem.nodata_cells)
                           .arg(choices.nodataOutlet
                                    ? QStringLiteral("; where they reach an open side they are an outlet")
                                    : QString()));
}

void addRoughness(Scenario& scenario, const io::GeoReference& reference, const std::string& raster,
                  const FloodChoices& choices, QgsProcessingFeedback* feedback) {
  const float everywhere = static_cast<float>(choices.manning);
  if (raster.empty()) {
    scenario.terrain.manning = {everywhere};
    feedback->pushInfo(QStringLiteral("Roughness: n = %1 everywhere").arg(choices.manning));
    return;
  }
  io::RasterOnGrid onGrid = io::read_onto_grid(raster, "MANNING_RASTER", reference);
  warnAll(onGrid.warnings, feedback);
  const std::int64_t filled = io::fill_missing(onGrid.values, everywhere, scenario.terrain);
  io::check_manning(onGrid.values, scenario.terrain, reference, "MANNING_RASTER");
  scenario.terrain.manning = std::move(onGrid.values);
  QString told = QStringLiteral("Roughness: from the raster");
  if (filled > 0)
    told += QStringLiteral("; n = %1 in the %2 cells where it has no data").arg(choices.manning).arg(filled);
  feedback->pushInfo(told);
}

void addWaterBodies(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
                    QgsProcessingFeedback* feedback) {
  const std::vector<LayerFeature> bodies = layers.features(
      "WATER_BODIES", QStringLiteral("water body"), {QStringLiteral("level")}, {QStringLiteral("name")});
  if (bodies.empty()) return;
  const Terrain& terrain = scenario.terrain;
  std::vector<float> levels(reference.grid.cells(), std::numeric_limits<float>::quiet_NaN());
  for (const LayerFeature& body : bodies) {
    const std::optional<double> given = body.number("level");
    if (!given)
      throw inputError(QStringLiteral("%1 has no level").arg(body.label),
                       QStringLiteral("it must be an elevation in metres"),
                       QStringLiteral("Fill in the field, or remove the feature."));
    const double level = *given;
    const io::CellsOfGeometry found = io::cells_of_geometry(body.wkb(), reference, body.label.toStdString());
    if (found.inside == 0)
      throw inputError(QStringLiteral("%1 lies outside DEM").arg(body.label),
                       QStringLiteral("DEM covers %1").arg(QString::fromStdString(reference.extent_text())),
                       QStringLiteral("Check the CRS of WATER_BODIES, or remove it."));
    const float above = static_cast<float>(level - terrain.datum);
    std::size_t wet = 0;
    for (const std::size_t cell : found.cells) {
      if (terrain.is_wall(cell) || !(terrain.zb[cell] < above)) continue;
      ++wet;
      if (!(levels[cell] >= above)) levels[cell] = above;  // where two overlap the higher one holds
    }
    feedback->pushInfo(
        QStringLiteral("%1: %2 cells under water at %3 m").arg(body.label).arg(wet).arg(level));
    if (wet == 0)
      feedback->pushWarning(
          QStringLiteral("%1 holds no water: its ground is nowhere below its level of %2 m.")
              .arg(body.label)
              .arg(level));
  }
  scenario.initial_level = std::move(levels);
}

void addInitialDepth(Scenario& scenario, const io::GeoReference& reference, const std::string& raster,
                     QgsProcessingFeedback* feedback) {
  if (raster.empty()) return;
  io::RasterOnGrid onGrid = io::read_onto_grid(raster, "INITIAL_DEPTH", reference);
  warnAll(onGrid.warnings, feedback);
  io::fill_missing(onGrid.values, 0, scenario.terrain);
  io::check_depth(onGrid.values, scenario.terrain, reference, "INITIAL_DEPTH");
  double volume = 0;
  for (std::size_t cell = 0; cell < onGrid.values.size(); ++cell)
    if (!scenario.terrain.is_wall(cell)) volume += static_cast<double>(onGrid.values[cell]);
  feedback->pushInfo(QStringLiteral("Water at the start, from the raster of depths: %1 m3")
                         .arg(volume * reference.grid.cell_area(), 0, 'f', 0));
  scenario.initial_depth = std::move(onGrid.values);
}

void addRain(Scenario& scenario, const FloodLayers& layers, const FloodChoices& choices,
             QgsProcessingFeedback* feedback) {
  constexpr double metresPerSecond = 1.0 / 1000 / 3600;  // in a mm/h
  scenario.infiltration = choices.infiltration * metresPerSecond;
  if (layers.isGiven("RAIN_TABLE")) {
    if (choices.rain > 0)
      throw inputError(QStringLiteral("RAIN and RAIN_TABLE are both given"),
                       QStringLiteral("the rain would be ambiguous"),
                       QStringLiteral("Set RAIN to 0, or leave out RAIN_TABLE."));
    scenario.rain = io::read_rain(layers.table("RAIN_TABLE"));
  } else if (choices.rain > 0) {
    scenario.rain = Series(choices.rain * metresPerSecond);
  }
  if (!scenario.rain.empty())
    feedback->pushInfo(QStringLiteral("Rain: %1 mm in all, peak %2 mm/h")
                           .arg(1000 * scenario.rain.integral(0, choices.parameters.duration), 0, 'f', 1)
                           .arg(scenario.rain.largest() / metresPerSecond, 0, 'f', 1));
  if (choices.infiltration > 0)
    feedback->pushInfo(QStringLiteral("Infiltration: %1 mm/h").arg(choices.infiltration));
}

void warnWhenDry(const Scenario& scenario, QgsProcessingFeedback* feedback) {
  const auto isSource = [](const EdgeCondition& edge) {
    return edge.kind == EdgeKind::level || edge.kind == EdgeKind::discharge;
  };
  bool water = scenario.rain.largest() > 0;
  for (const Inflow& inflow : scenario.inflows)
    water = water || inflow.kind == InflowKind::level || inflow.series.largest() > 0;
  for (const EdgeCondition& side : scenario.sides) water = water || isSource(side);
  for (const Boundary& boundary : scenario.boundaries) water = water || isSource(boundary.condition);
  for (const float depth : scenario.initial_depth) water = water || depth > 0;
  for (const float level : scenario.initial_level) water = water || !std::isnan(level);
  if (!water)
    feedback->pushWarning(QStringLiteral(
        "There is no water: nothing flows in, it does not rain, and the start is dry. Give INFLOWS "
        "with HYDROGRAPHS, RAIN, WATER_BODIES, INITIAL_DEPTH, or an edge with a level or a discharge."));
}

}  // namespace

FloodScenario buildFloodScenario(const FloodFiles& files, const FloodLayers& layers,
                                 const FloodChoices& choices, Hydrographs& hydrographs,
                                 QgsProcessingFeedback* feedback) {
  io::Dem dem = readTerrain(files.dem, files.crs, feedback);
  tellTerrain(dem, choices, feedback);
  auto scenario = std::make_shared<Scenario>();
  scenario->terrain = std::move(dem.terrain);

  addRoughness(*scenario, dem.reference, files.manning, choices, feedback);
  addBuildings(*scenario, dem.reference, layers, choices, feedback);
  std::vector<PlacedBarrier> barriers =
      readBarriers(layers, dem.reference, scenario->terrain, choices.parameters.duration, feedback);
  // Raised buildings are a barrier too, but not one that is reported: it comes last.
  for (auto placed = barriers.rbegin(); placed != barriers.rend(); ++placed)
    scenario->barriers.insert(scenario->barriers.begin(), placed->barrier);
  addInitialDepth(*scenario, dem.reference, files.initialDepth, feedback);
  addWaterBodies(*scenario, dem.reference, layers, feedback);
  addRain(*scenario, layers, choices, feedback);

  addInflows(*scenario, dem.reference, layers, hydrographs, choices.parameters.duration, feedback);
  addEdges(*scenario, dem.reference, layers, hydrographs, choices, feedback);
  warnWhenDry(*scenario, feedback);
  return {std::move(scenario), std::move(dem.reference), std::move(barriers)};
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// How buildings act on the flow.
#include <algorithm>
#include <limits>
#include <utility>

#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/io/vector/covered_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

const char* field_of(BuildingMode mode) {
  return mode == BuildingMode::raise ? "height" : "manning";
}

// What a building adds to its cells: height (m) or Manning's n.
float value_of(const Feature& building, const FloodChoices& choices) {
  const bool raises = choices.building_mode == BuildingMode::raise;
  const char* field = field_of(choices.building_mode);
  const double value =
      building.number(field).value_or(raises ? choices.building_height : choices.building_manning);
  const double most = raises ? 1000 : 1;
  if (!(value > 0) || value > most)
    throw Error(
        "building_value_out_of_limits", tr("%1 has the %2 %3", building.label, field, number(value)),
        tr("it must be above 0 and at most %1", raises ? number(most) + " m" : number(most) + " s m^-1/3"),
        tr("Correct the field, or clear it."));
  return static_cast<float>(value);
}

// Values of the cells that buildings cover, 0 elsewhere; where several overlap the largest counts.
PagedField<float> burn(const std::vector<Feature>& buildings, const io::GeoReference& reference,
                       const FloodChoices& choices, const Watch& watch) {
  PagedField<float> values(reference.grid.cells(), {0});
  for (const Feature& building : buildings) {
    watch(static_cast<double>(&building - buildings.data()) / static_cast<double>(buildings.size()));
    const float value = choices.building_mode == BuildingMode::block ? 1.0f : value_of(building, choices);
    for (const std::size_t cell : io::covered_cells(building.wkb, reference, building.label))
      values.set(cell, std::max(values[cell], value));
  }
  return values;
}

// f(cell) for those with a value.
template <class F>
void each_built(const PagedField<float>& values, const F& f) {
  values.each_but(
      0, values.size(), [](float value) { return !(value > 0); },
      [&](std::size_t cell) {
        if (values[cell] > 0) f(cell);
      });
}

std::string effect_text(const FloodChoices& choices, const PagedField<float>& values) {
  float least = std::numeric_limits<float>::max();
  float most = 0;
  each_built(values, [&](std::size_t cell) {
    least = std::min(least, values[cell]);
    most = std::max(most, values[cell]);
  });
  const std::string from = number(static_cast<double>(least));
  const std::string to = number(static_cast<double>(most));
  const std::string range = least == most ? to : tr("%1 to %2", from, to);
  switch (choices.building_mode) {
    case BuildingMode::raise:
      return tr("raised by %1 m", range);
    case BuildingMode::rough:
      return tr("given n = %1", range);
    default:
      return tr("taken out of the flow");
  }
}

// Raised cells become one barrier that fills them. Raised elevations would not do: the bed is continuous, so
// a house would raise the street beside it and be lower than it really is.
Barrier raised(const PagedField<float>& heights, const Terrain& terrain, const Watch& watch) {
  Barrier buildings;
  buildings.name = "buildings";
  buildings.fills = true;
  buildings.reported = false;
  const Grid& grid = terrain.grid;
  const auto roof = [&](std::size_t cell) {
    return heights[cell] > 0 ? terrain.zb[cell] + heights[cell] : std::numeric_limits<float>::lowest();
  };
  const auto add_face = [&](std::size_t cell, std::size_t other, const Face& face) {
    if ((heights[cell] > 0 || heights[other] > 0) && !terrain.is_wall(other))
      buildings.faces.push_back({face, std::max(roof(cell), roof(other))});
  };
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(static_cast<double>(row) / grid.rows);
    terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
      if (terrain.is_wall(cell)) return;
      if (heights[cell] > 0) buildings.covered.push_back(cell);
      if (column + 1 < grid.columns) add_face(cell, grid.index(column + 1, row), {column, row, Side::east});
      if (row + 1 < grid.rows) add_face(cell, grid.index(column, row + 1), {column, row, Side::north});
    });
  }
  return buildings;
}

void apply(const PagedField<float>& values, BuildingMode mode, Scenario& scenario, const Watch& watch) {
  Terrain& terrain = scenario.terrain;
  switch (mode) {
    case BuildingMode::block:
      terrain.taken.assign(values.size(), 0);
      each_built(values, [&](std::size_t cell) { terrain.taken[cell] = 1; });
      break;
    case BuildingMode::raise:
      scenario.barriers.push_back(raised(values, terrain, watch));
      break;
    case BuildingMode::rough: {
      if (terrain.manning.size() == 1) terrain.manning.assign(values.size(), *terrain.manning.begin());
      PagedField<float>& manning = terrain.manning.own();
      each_built(values, [&](std::size_t cell) { manning.set(cell, values[cell]); });
      break;
    }
  }
}

}  // namespace

std::vector<std::string> add_buildings(Scenario& scenario, const io::GeoReference& reference,
                                       const Inputs& inputs, const FloodChoices& choices, Log& log) {
  FeatureQuery query = {"BUILDINGS", tr("building")};
  query.placeless = Placeless::left_out;
  if (choices.building_mode != BuildingMode::block) query.optional = {field_of(choices.building_mode)};
  std::vector<Feature> buildings = read_features(inputs, query, log);
  if (buildings.empty()) return {};
  const Watch watch = watch_stage(log, tr("Placing the buildings"));
  const PagedField<float> values = burn(buildings, reference, choices, part_of(watch, 0, 0.7));
  std::size_t count = 0;
  each_built(values, [&](std::size_t) { ++count; });
  if (count == 0)
    throw Error(
        "buildings_outside_dem", tr("BUILDINGS lies outside DEM, or its polygons are smaller than a cell"),
        tr("DEM covers %1", reference.extent_text()), tr("Check the CRS of the layer, or leave it out."));
  apply(values, choices.building_mode, scenario, part_of(watch, 0.7, 1));
  log.info(tr("Buildings: %1, of which %2 {cell is|cells are} %3", number(buildings.size()), number(count),
              effect_text(choices, values)));
  std::vector<std::string> shapes;
  for (Feature& building : buildings) shapes.push_back(std::move(building.wkb));
  return shapes;
}

}  // namespace spate

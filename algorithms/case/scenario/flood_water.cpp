// SPDX-License-Identifier: GPL-3.0-or-later
// The water at the start.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/case/inputs/raster_inputs.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {

void add_water_bodies(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs, Log& log) {
  const std::vector<Feature> bodies =
      read_features(inputs, {"WATER_BODIES", tr("water body"), {"level"}, {"name"}}, log);
  if (bodies.empty()) return;
  const Terrain& terrain = scenario.terrain;
  const auto watch = watch_stage(log, tr("Placing the water bodies"));
  PagedField<float> levels(reference.grid.cells(), PagedField<float>::usual());
  for_each_feature(bodies, log, [&](const Feature& body) {
    watch(static_cast<double>(&body - bodies.data()) / static_cast<double>(bodies.size()));
    const std::optional<double> level = body.number("level");
    if (!level)
      throw Error("water_body_without_level", tr("%1 has no level", body.label),
                  tr("it must be an elevation in metres"), tr("Fill in the field, or remove the feature."));
    if (!(std::fabs(*level) <= io::most_elevation))
      throw Error("water_body_level_impossible", tr("%1 has the level %2", body.label, number(*level)),
                  tr("that is no elevation in metres: it must be from %1 to %2", number(-io::most_elevation),
                     number(io::most_elevation)),
                  tr("Correct it."));
    const io::CellsOfGeometry found = io::cells_of_geometry(body.wkb, reference, body.label);
    if (found.inside == 0)
      throw Error("water_body_outside_dem", tr("%1 lies outside DEM", body.label),
                  tr("DEM covers %1", reference.extent_text()),
                  tr("Check the CRS of WATER_BODIES, or remove it."));
    const float above = static_cast<float>(*level - terrain.datum);
    const auto is_below = [&](std::size_t cell) {
      return !terrain.is_wall(cell) && terrain.zb[cell] < above;
    };
    const auto below = std::count_if(found.cells.begin(), found.cells.end(), is_below);
    log.info(tr("%1: %2 {cell|cells} of DEM below its level of %3 m", sentence(body.label),
                number(static_cast<long long>(below)), number(*level)));
    if (below == 0)
      log.warning({"water_body_below_ground", tr("%1 holds no water", body.label),
                   tr("its ground is nowhere below its level of %1 m", number(*level)),
                   tr("Correct the level, or remove the feature.")});
    // Every cell of the polygon has the level; the scheme knows how much water that is in a cell at the
    // shore, which lies below it only in part. Where two bodies overlap, the higher level counts.
    for (const std::size_t cell : found.cells)
      if (!(levels[cell] >= above)) levels.set(cell, above);
  });
  scenario.initial_level = std::move(levels);
}

void add_initial_depth(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                       Log& log) {
  if (!inputs.is_given("INITIAL_DEPTH")) return;
  const Watch watch = watch_stage(log, tr("Reading %1", "INITIAL_DEPTH"));
  io::RasterOnGrid on_grid = read_onto_grid(inputs, "INITIAL_DEPTH", reference,
                                            {io::Resampling::continuous, &scenario.terrain, 1, 0}, watch);
  warn_all(on_grid.warnings, log);
  io::check_depth(on_grid.values, scenario.terrain, reference, "INITIAL_DEPTH", watch);
  const PagedField<float>& depths = on_grid.values.pages();
  double volume = 0;
  std::size_t wet = 0, elevations = 0;
  scenario.terrain.each_cell(watch, [&](std::size_t cell) {
    if (scenario.terrain.is_wall(cell) || !(depths[cell] > 0)) return;
    volume += static_cast<double>(depths[cell]);
    ++wet;
    const double depth = static_cast<double>(depths[cell]),
                 ground = static_cast<double>(scenario.terrain.zb[cell]) + scenario.terrain.datum;
    if (std::fabs(depth - ground) < 0.01) ++elevations;
  });
  if (wet > 0 && 10 * elevations > 9 * wet)
    log.warning({"elevations_for_depths", tr("INITIAL_DEPTH holds the elevations of DEM"),
                 tr("both are the same in %1 of %2 cells with water", number(elevations), number(wet)),
                 tr("Give the depth of the water in m.")});
  log.info(tr("Water at the start, from the raster of depths: %1 m³",
              fixed(volume * reference.grid.cell_area(), 0)));
  scenario.initial_depth = std::move(on_grid.values);
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/flood_scenario.hpp"

#include <cmath>
#include <memory>

#include "algorithms/case/check/scenario_checks.hpp"
#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/case/inputs/raster_inputs.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/scenario/flood_inlets.hpp"
#include "algorithms/case/scenario/flood_structures.hpp"
#include "solver/core/check.hpp"
#include "solver/run/crests.hpp"

namespace spate {
namespace {

void log_terrain(const io::Dem& dem, const FloodChoices& choices, Log& log) {
  const io::GeoReference& reference = dem.reference;
  log.info(tr("Grid: %1 x %2 cells of %3 m, %4 to %5 m high; %6", number(reference.grid.columns),
              number(reference.grid.rows), number(reference.grid.spacing), fixed(dem.lowest, 2),
              fixed(dem.highest, 2), reference.extent_text()));
  log.info(tr("CRS: %1", reference.crs_name.empty() ? tr("not known") : shortened(reference.crs_name)));
  if (dem.nodata_cells > 0)
    log.info(tr("Nodata: %1 {cell|cells}, through which nothing flows",
                number(static_cast<long long>(dem.nodata_cells))) +
             (choices.nodata_outlet ? tr("; an outlet where it reaches an open side") : ""));
}

void add_roughness(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                   const FloodChoices& choices, Log& log) {
  const float everywhere = static_cast<float>(choices.manning);
  if (!inputs.is_given("MANNING_RASTER")) {
    scenario.terrain.manning = {everywhere};
    log.info(tr("Roughness: n = %1 everywhere", number(choices.manning)));
    return;
  }
  const Watch watch = watch_stage(log, tr("Reading %1", "MANNING_RASTER"));
  io::RasterOnGrid on_grid =
      read_onto_grid(inputs, "MANNING_RASTER", reference,
                     {io::Resampling::continuous, &scenario.terrain, 1, everywhere}, watch);
  warn_all(on_grid.warnings, log);
  io::check_manning(on_grid.values, scenario.terrain, reference, "MANNING_RASTER", watch);
  scenario.terrain.manning = std::move(on_grid.values);
  std::string text = tr("Roughness: from the raster");
  if (on_grid.missing > 0)
    text += tr("; n = %1 in %2 {cell where it has no data|cells where it has no data}",
               number(choices.manning), number(static_cast<long long>(on_grid.missing)));
  log.info(text);
}

std::string place_text(const io::GeoReference& reference, std::size_t cell) {
  const MapPlace place = reference.centre_of(cell);
  return tr("x %1, y %2", fixed(place.x, 1), fixed(place.y, 1));
}

// How the computed bed differs from the elevation model. The barriers on crests come last: nobody drew them,
// and they are not reported. Returns whether the bed has to be computed anew.
bool add_crests(Scenario& scenario, const io::GeoReference& reference, const ComputedBed& computed,
                const FloodChoices& choices, const Watch& watch, Log& log) {
  constexpr double noticed = 0.2;  // m, that the bed may lower a crest or raise a ditch without a word
  if (scheme_info(choices.parameters.numerics.scheme).cell_bed) {  // no crest is lowered
    log.info(tr("Bed: the cells of the elevation model, as they are"));
    return false;
  }
  const BedReport bed = raise_crests(scenario, computed, choices.crest_threshold, noticed, watch);
  log.info(tr("Bed: the scheme's own, up to %1 m below the elevation model (at %2) and %3 m above it (at %4)",
              fixed(bed.difference.below, 2), place_text(reference, bed.difference.below_at),
              fixed(bed.difference.above, 2), place_text(reference, bed.difference.above_at)));
  check_narrow_ground(scenario.terrain, reference, computed.bed(), bed, noticed, log);
  return bed.edges_changed;
}

// The ground that is computed on, and what can be known of the whole without a step.
void prepare_ground(Scenario& scenario, const io::GeoReference& reference,
                    const std::vector<PlacedBarrier>& barriers, const std::vector<std::string>& inflow_labels,
                    const FloodChoices& choices, Log& log) {
  const Watch watch = watch_stage(log, tr("Preparing the ground"));
  const SchemeId scheme = choices.parameters.numerics.scheme;
  auto computed = std::make_unique<ComputedBed>(scenario, scheme, part_of(watch, 0, 0.4));
  warn_of_sunken(barriers, *computed, scenario.terrain.datum, log);
  if (add_crests(scenario, reference, *computed, choices, part_of(watch, 0.4, 1), log))
    computed = std::make_unique<ComputedBed>(scenario, scheme);
  check_scenario({scenario, reference, *computed, barriers, inflow_labels, choices.parameters.duration}, log);
}

void warn_of_scheme(const Numerics& numerics, Log& log) {
  const SchemeInfo& info = scheme_info(numerics.scheme);
  if (info.caution != nullptr)
    log.warning({"scheme_only_to_compare", tr("The scheme %1 is a reference for comparisons only", info.name),
                 tr(info.caution), tr("Take hwp14, kp07 or hr for a result that matters.")});
  // One step forwards from fluxes of second order amplifies every wave (tests/solver/seiche_test.cpp).
  if (numerics.integrator == Integrator::euler && !info.first_order)
    log.warning({"integrator_amplifies_waves", tr("The integrator euler makes waves grow"),
                 tr("with %1 each step amplifies them, where friction does not damp them more", info.name),
                 tr("Take hancock or rk2 for a result that matters.")});
}

}  // namespace

bool has_water(const Scenario& scenario) {
  const auto is_source = [](const EdgeCondition& edge) {
    return edge.kind == EdgeKind::level || edge.kind == EdgeKind::discharge;
  };
  bool water = largest_rain(scenario) > 0;
  for (const Inflow& inflow : scenario.inflows)
    water = water || inflow.kind == InflowKind::level || inflow.series.largest() > 0;
  for (const EdgeCondition& side : scenario.sides) water = water || is_source(side);
  for (const Boundary& boundary : scenario.boundaries) water = water || is_source(boundary.condition);
  if (!water) {
    scenario.initial_depth.pages().each_value([&](float depth) { water = water || depth > 0; });
    scenario.initial_level.pages().each_value([&](float level) { water = water || !std::isnan(level); });
  }
  return water;
}

void warn_of_no_water(Log& log) {
  log.warning({"no_water", tr("There is no water"),
               tr("nothing flows in, it does not rain, and the start is dry"),
               tr("Give INFLOWS with HYDROGRAPHS, RAIN, WATER_BODIES, INITIAL_DEPTH, or an edge with a "
                  "level or a discharge.")});
}

FloodScenario build_flood_scenario(const Inputs& inputs, const FloodChoices& choices,
                                   Hydrographs& hydrographs, Log& log, Dryness dryness) {
  warn_of_scheme(choices.parameters.numerics, log);
  for (const char* parameter : {"DEM", "INITIAL_DEPTH"}) check_quantity(inputs, parameter);
  io::Dem dem = read_elevation_model(inputs.raster("DEM"), inputs.dem_crs(), log);
  log_terrain(dem, choices, log);
  auto scenario = std::make_shared<Scenario>();
  scenario->terrain = std::move(dem.terrain);

  add_roughness(*scenario, dem.reference, inputs, choices, log);
  std::vector<std::string> buildings = add_buildings(*scenario, dem.reference, inputs, choices, log);
  std::vector<PlacedBarrier> barriers =
      read_barriers(inputs, dem.reference, scenario->terrain, choices.parameters.duration, log);
  // Raised buildings are a barrier too, but not one that is reported: it comes last.
  for (auto placed = barriers.rbegin(); placed != barriers.rend(); ++placed)
    scenario->barriers.insert(scenario->barriers.begin(), placed->barrier);
  LinesAcross across =
      add_structures(*scenario, dem.reference, inputs, choices.parameters.numerics.scheme, log);
  add_inlets(*scenario, dem.reference, inputs, log);
  add_initial_depth(*scenario, dem.reference, inputs, log);
  add_water_bodies(*scenario, dem.reference, inputs, log);
  add_rain(*scenario, dem.reference, inputs, choices, log);
  add_losses(*scenario, dem.reference, inputs, choices, log);
  add_roof_rain(*scenario, choices, log);

  const std::vector<std::string> inflow_labels =
      add_inflows(*scenario, dem.reference, inputs, hydrographs, choices.parameters.duration, log);
  add_edges(*scenario, dem.reference, inputs, hydrographs, choices, log);
  prepare_ground(*scenario, dem.reference, barriers, inflow_labels, choices, log);
  if (dryness == Dryness::warned_of && !log.has_kept() && !has_water(*scenario)) warn_of_no_water(log);
  return {std::move(scenario), std::move(dem.reference), std::move(barriers), std::move(across),
          std::move(buildings)};
}

}  // namespace spate

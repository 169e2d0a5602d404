// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/check_scenario.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "solver/core/bands.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"
#include "solver/run/check_structures.hpp"

namespace spate {
namespace {

void check_size(const SharedField<float>& field, const Grid& grid, const char* name) {
  if (!field.empty() && field.size() != grid.cells())
    throw Error(
        "field_of_other_size", tr("Field %1 does not fit the grid", name),
        tr("it has %1 {value|values} for %2 {cell|cells}", number(field.size()), number(grid.cells())),
        tr("Give one value for each cell."));
}

void check_terrain(const Terrain& terrain, const Watch& watch) {
  const Grid& grid = terrain.grid;
  check(grid.columns > 0 && grid.rows > 0, "grid_empty", "The grid is empty", "it has no columns or no rows",
        "Choose another elevation model.");
  check(std::isfinite(grid.spacing) && grid.spacing > 0, "cell_size_not_positive",
        "The cell size is not positive", "it is the side of a cell in metres", "Check the georeference.");
  check(terrain.zb.size() == grid.cells(), "bed_of_other_size", "The bed does not fit the grid",
        "it needs one elevation for each cell", "Complete it.");
  check(terrain.taken.empty() || terrain.taken.size() == grid.cells(), "taken_cells_of_other_size",
        "The mask of taken cells does not fit the grid", "it needs one value for each cell, or none",
        "Complete it.");
  check(terrain.manning.size() == 1 || terrain.manning.size() == grid.cells(), "manning_of_other_size",
        "Manning's n does not fit the grid", "it needs one value, or one for each cell", "Complete it.");
  const auto n_of = [&](std::size_t cell) {
    return terrain.manning.size() == 1 ? terrain.manning[0] : terrain.manning[cell];
  };
  const auto is_possible = [](float n) { return n >= 0 && n <= 10; };
  constexpr std::size_t none = ~std::size_t{0};
  struct Found {
    bool flows = false;
    std::size_t bad = none;  // the first cell
  };
  bool flows = false;
  in_bands(
      grid.rows, grid.columns, watch,
      [&](std::int32_t begin, std::int32_t end) {
        Found found;
        terrain.each_cell(grid.index(0, begin), grid.index(0, end), [&](std::size_t cell) {
          if (terrain.is_wall(cell)) return;
          found.flows = true;
          if (found.bad == none && !(std::isfinite(terrain.zb[cell]) && is_possible(n_of(cell))))
            found.bad = cell;
        });
        return found;
      },
      [&](std::int32_t, std::int32_t, const Found& found) {
        flows = flows || found.flows;
        if (found.bad == none) return;
        check(std::isfinite(terrain.zb[found.bad]), "elevation_infinite", "An elevation is infinite",
              "the bed must be finite or nodata", "Correct the elevation model.");
        const auto [column, row] = grid.cell(found.bad);
        throw Error("manning_out_of_limits",
                    tr("Manning's n is %1 at column %2, row %3 from the south-west",
                       number(static_cast<double>(n_of(found.bad))), number(column), number(row)),
                    tr("it must lie between %1 and %2 s m^-1/3 on every flow cell; usual values are %3 to %4",
                       number(0), number(10), number(0.01), number(0.2)),
                    tr("Correct it."));
      });
  check(flows, "no_flow_cell", "No cell can flow", "every cell is nodata or was taken out of the flow",
        "Check the elevation model and its nodata value.");
}

void check_losses(const Losses& losses, const Grid& grid) {
  for (const SharedField<float>& numbers : losses.soil) {
    check(numbers.size() <= 1 || numbers.size() == grid.cells(), "soil_size",
          "A number of the soils has the wrong size", "there must be one value, or one for each cell",
          "Correct it.");
    numbers.pages().each_value([](float number) {
      check(std::isfinite(number) && number >= 0, "soil_impossible",
            "A number of the soils is negative or not finite", "soils only take water", "Correct it.");
    });
  }
  check(std::isfinite(losses.drying) && losses.drying >= 0, "drying_time_negative",
        "The time in which soils dry is negative", "0 means that they do not dry", "Correct it.");
  check(losses.evaporation.smallest() >= 0, "evaporation_negative", "Evaporation is negative",
        "it only takes water", "Use rain for gains.");
}

void check_rain_field(const Scenario& scenario) {
  const RainField& field = *scenario.rain_field;
  const RainMap& map = field.map;
  const Grid& grid = scenario.terrain.grid;
  check(scenario.rain.empty(), "rain_of_two_kinds", "Rain is given twice",
        "it is alike everywhere, or differs from place to place", "Give one of them.");
  check(std::isfinite(scenario.rain_field_factor) && scenario.rain_field_factor >= 0, "rain_factor_negative",
        "The factor on rain is negative", "rain only adds water", "Correct it.");
  const auto holds = [](bool fits) {
    check(fits, "rain_field_incomplete", "The rain is incomplete",
          "its times, rates, zones and map do not fit each other or the grid", "Correct it.");
  };
  holds(field.intervals() > 0 && field.zones() > 0 && field.sources > 0);
  holds(field.rates.size() == field.intervals() * field.sources);
  for (std::size_t k = 0; k <= field.intervals(); ++k)
    holds(std::isfinite(field.times[k]) && (k == 0 || field.times[k] > field.times[k - 1]));
  for (const float rate : field.rates)
    check(rate >= 0 && std::isfinite(rate), "rain_negative", "Rain is negative", "rain only adds water",
          "Use the infiltration for losses.");
  holds(field.first_part.front() == 0 && field.first_part.back() == field.parts.size());
  for (std::size_t zone = 0; zone < field.zones(); ++zone)
    holds(field.first_part[zone] <= field.first_part[zone + 1]);
  holds(field.first_part[1] == 0);  // zone 0
  for (const RainPart& part : field.parts)
    holds(part.source < field.sources && part.share >= 0 && std::isfinite(part.share));
  constexpr std::size_t block = RainMapView::side * RainMapView::side;
  holds(map.columns == grid.columns && map.rows == grid.rows && map.mixed.size() % block == 0);
  holds(map.pages.size() == static_cast<std::size_t>(RainMap::pages_along(grid.columns)) *
                                static_cast<std::size_t>(RainMap::pages_along(grid.rows)));
  for (const std::int32_t page : map.pages)
    holds(page >= 0
              ? static_cast<std::size_t>(page) < field.zones()
              : static_cast<std::size_t>(-1 - static_cast<std::int64_t>(page)) < map.mixed.size() / block);
  for (const std::uint32_t zone : map.mixed) holds(zone < field.zones());
}

void check_barriers(const Scenario& scenario) {
  const auto flows = [&](std::uint64_t cell) {
    return cell < scenario.terrain.grid.cells() && !scenario.terrain.is_wall(cell);
  };
  for (const Barrier& barrier : scenario.barriers) {
    const BreachGrowth& growth = barrier.growth;
    check(growth.width >= 0 && growth.critical_velocity >= 0 && std::isfinite(growth.width) &&
              std::isfinite(growth.critical_velocity),
          "breach_growth_negative", "A breach grows backwards", "its width and velocity are 0 or more",
          "Correct it.");
    check(!(growth.critical_velocity > 0) || (flows(growth.beside[0]) && flows(growth.beside[1])),
          "breach_beside_no_flow", "A breach widens by water where nothing flows",
          "the levels of a flow cell on each of its sides widen it", "Correct it.");
  }
}

}  // namespace

void check_scenario(const Scenario& scenario, const Watch& watch) {
  check_terrain(scenario.terrain, watch);
  const Grid& grid = scenario.terrain.grid;
  check_size(scenario.initial_depth, grid, "initial_depth");
  check_size(scenario.initial_level, grid, "initial_level");
  check_size(scenario.initial_hu, grid, "initial_hu");
  check_size(scenario.initial_hv, grid, "initial_hv");
  check(scenario.rain.smallest() >= 0, "rain_negative", "Rain is negative", "rain only adds water",
        "Use the infiltration for losses.");
  if (scenario.rain_field != nullptr) check_rain_field(scenario);
  for (const CellShare& roofs : scenario.roof_rain)
    check(roofs.cell < grid.cells() && !scenario.terrain.is_wall(roofs.cell) && roofs.share >= 0 &&
              roofs.share == std::floor(roofs.share) && roofs.share <= static_cast<float>(1 << 24),
          "roof_rain_misdirected", "Rain from roofs goes where nothing flows",
          "it is passed on from whole cells to flow cells", "Correct it.");
  check(std::isfinite(scenario.infiltration) && scenario.infiltration >= 0, "infiltration_negative",
        "Infiltration is negative", "it only takes water", "Use rain for gains.");
  check_losses(scenario.losses, grid);
  check_barriers(scenario);
  check_structures(scenario);
  scenario.initial_depth.pages().each_value([](float h) {
    check(!(h < 0) && !std::isinf(h), "initial_depth_impossible", "An initial depth is negative or infinite",
          "depths are >= 0", "Correct the initial depth.");
  });
  for (const auto* discharge : {&scenario.initial_hu, &scenario.initial_hv})
    discharge->pages().each_value([](float q) {
      check(std::isfinite(q), "initial_discharge_not_finite", "An initial discharge is not finite",
            "it must be a number in every cell", "Correct it.");
    });
  const auto check_series = [](const EdgeCondition& condition, const std::string& name) {
    if ((condition.kind == EdgeKind::level || condition.kind == EdgeKind::discharge) &&
        condition.series.empty())
      throw Error("edge_without_series", tr("Edge '%1' has no series", name),
                  tr("a level or discharge edge needs its values over time"), tr("Give it a hydrograph."));
  };
  const char* side_names[] = {"west", "east", "south", "north"};
  for (std::size_t side = 0; side < 4; ++side) check_series(scenario.sides[side], side_names[side]);
  for (const Boundary& boundary : scenario.boundaries) {
    check_series(boundary.condition, boundary.name);
    if (boundary.faces.empty())
      throw Error("boundary_without_faces", tr("Boundary '%1' has no faces", boundary.name),
                  tr("it acts on nothing"), tr("Draw it along the edge of the flow."));
  }
  for (const Section& section : scenario.sections)
    for (const Face& face : section.faces)
      if (!grid.contains(face.column, face.row) ||
          scenario.terrain.is_wall(grid.index(face.column, face.row)))
        throw Error("section_face_without_flow",
                    tr("Section '%1' has a face of a cell that cannot flow", section.name),
                    tr("the cell is outside the grid, nodata or taken out of the flow"),
                    tr("Leave out such faces."));
  for (const Inflow& inflow : scenario.inflows) {
    if (inflow.cells.empty() || inflow.series.empty())
      throw Error("inflow_incomplete", tr("Inflow '%1' is incomplete", inflow.name),
                  tr("it has no cells, or no hydrograph"), tr("Complete it."));
    double sum = 0;
    for (const CellShare& share : inflow.cells) {
      if (share.cell >= grid.cells() || scenario.terrain.is_wall(share.cell))
        throw Error("inflow_cell_without_flow",
                    tr("Inflow '%1' lies on a cell that cannot flow", inflow.name),
                    tr("the cell is outside the grid, nodata or taken out of the flow"),
                    tr("Move the inflow to where water can flow."));
      check(share.share >= 0, "inflow_share_negative", "A share of an inflow is negative",
            "the cells of an inflow share its discharge", "Use a negative discharge for an abstraction.");
      sum += static_cast<double>(share.share);
    }
    if (inflow.kind == InflowKind::discharge && std::fabs(sum - 1) > 1e-4)
      throw Error("inflow_shares_incomplete",
                  tr("The shares of inflow '%1' sum to %2", inflow.name, number(sum)),
                  tr("they divide its discharge among its cells"), tr("Let them sum to 1."));
  }
}

}  // namespace spate

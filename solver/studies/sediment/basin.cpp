// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/studies/sediment/basin.hpp"

#include <algorithm>
#include <cmath>

#include "solver/core/check.hpp"

namespace spate::sediment {
namespace {

bool has_size(const std::vector<double>& field, const Grid& grid) {
  return field.size() == 1 || field.size() == grid.cells();
}

// Holds for all values on ground; elsewhere they may be anything.
template <class Holds>
bool on_ground(const std::vector<double>& field, const Basin& basin, const Holds& holds) {
  if (field.size() == 1) return holds(field.front());
  for (std::size_t cell = 0; cell < field.size(); ++cell)
    if (!std::isnan(basin.bed[cell]) && !holds(field[cell])) return false;
  return true;
}

bool is_coefficient(double value) {
  return std::isfinite(value) && value >= 0;
}

bool is_solid_share(double value) {
  return value > 0 && value <= 1;
}

}  // namespace

std::int32_t supply_side(Basin& basin, Side side, double sand, double mud) {
  const Grid& grid = basin.grid;
  const bool upright = side == Side::west || side == Side::east;
  std::int32_t supplied = 0;
  for (std::int32_t k = 0; k < (upright ? grid.rows : grid.columns); ++k) {
    const std::int32_t column = upright ? (side == Side::west ? 0 : grid.columns - 1) : k;
    const std::int32_t row = upright ? k : (side == Side::south ? 0 : grid.rows - 1);
    const std::size_t cell = grid.index(column, row);
    if (std::isnan(basin.bed[cell])) continue;
    basin.supplies.push_back({cell, sand * grid.spacing, mud * grid.spacing});
    ++supplied;
  }
  return supplied;
}

void check(const Basin& basin) {
  const Grid& grid = basin.grid;
  spate::check(grid.columns > 0 && grid.rows > 0 && grid.spacing > 0 && std::isfinite(grid.spacing) &&
                   basin.bed.size() == grid.cells() && has_size(basin.sand, grid) &&
                   has_size(basin.alpha, grid) && has_size(basin.beta, grid),
               "sediment_fields_differ", "The fields of the basin do not fit its grid",
               "each needs one value, or one for each cell", "Check their sizes.");
  spate::check(
      std::any_of(basin.bed.begin(), basin.bed.end(), [](double bed) { return std::isfinite(bed); }) &&
          std::none_of(basin.bed.begin(), basin.bed.end(), [](double bed) { return std::isinf(bed); }),
      "sediment_without_ground", "The basin has no ground", "no cell has an elevation, or one is infinite",
      "Check the elevation model.");
  spate::check(on_ground(basin.sand, basin, [](double share) { return share >= 0 && share <= 1; }),
               "sand_fraction_impossible", "The sand fraction is not a fraction",
               "it must lie between 0 and 1 on all ground", "Check the raster or the number.");
  spate::check(on_ground(basin.alpha, basin, is_coefficient) &&
                   on_ground(basin.beta, basin, is_coefficient) && is_coefficient(basin.alpha_sea) &&
                   is_coefficient(basin.beta_sea),
               "diffusion_coefficient_impossible", "A diffusion coefficient is impossible",
               "it must be 0 or more on all ground", "Check alpha and beta.");
  spate::check(is_solid_share(basin.sand_solids) && is_solid_share(basin.mud_solids),
               "solid_share_impossible", "The solid share of a deposit is impossible",
               "it must be above 0, and at most 1", "Give 1 minus the porosity.");
  spate::check(basin.active_layer > 0 && std::isfinite(basin.active_layer), "active_layer_impossible",
               "The active layer has no thickness", "it must be above 0 m", "Correct its thickness.");
  spate::check(std::all_of(basin.supplies.begin(), basin.supplies.end(),
                           [&](const Supply& supply) {
                             return supply.cell < grid.cells() && !std::isnan(basin.bed[supply.cell]) &&
                                    is_coefficient(supply.sand) && is_coefficient(supply.mud);
                           }) &&
                   basin.supply_factor.smallest() >= 0,
               "supply_impossible", "A supply of sediment is impossible",
               "it must be 0 or more, and come upon ground", "Let sediment leave over an open side instead.");
}

}  // namespace spate::sediment

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/initial_cells.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

#include "solver/core/check.hpp"
#include "solver/schemes/dispatch.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// The water of a cell at the scenario's start; 0 at walls.
CellState<Real> initial_state(const StaticFields& fields, std::int32_t column, std::int32_t row) {
  const Scenario& s = fields.scenario;
  const std::size_t cell = s.terrain.grid.index(column, row);
  if (fields.edges.codes[cell] == wall_cell) return {0, 0, 0, 0};
  const auto given = [cell](const SharedField<float>& field) -> Real {
    return !field.empty() && std::isnormal(field[cell]) ? field[cell] : 0.0f;
  };
  Real h = given(s.initial_depth);
  if (!s.initial_level.empty() && std::isfinite(s.initial_level[cell])) {
    const double stage = static_cast<double>(s.initial_level[cell]) - fields.bed.mean(column, row);
    h = std::max(h, static_cast<Real>(with_scheme(fields.numerics.scheme, [&](auto scheme) {
                   return decltype(scheme)::depth(stage, fields.bed.relief(column, row));
                 })));
  }
  return h > 0 ? CellState<Real>{h, given(s.initial_hu), given(s.initial_hv), 0}
               : CellState<Real>{0, 0, 0, 0};
}

// The first value of an accumulator (Plane) in a cell that starts with this water.
Real initial_accumulator(int plane, const CellState<Real>& cell, const Numerics& numerics) {
  // No denormal number: a CPU takes them for 0 (WithoutDenormals), but only once it computes with them.
  const auto flushed = [](Real value) { return value < std::numeric_limits<Real>::min() ? 0 : value; };
  const Real q2 = cell.hu * cell.hu + cell.hv * cell.hv;
  const bool wet = cell.h >= static_cast<Real>(numerics.dry_depth);
  switch (plane) {
    case plane_max_depth:
      return cell.h;
    case plane_max_speed2:
      return wet ? flushed(q2 / (cell.h * cell.h)) : 0;
    case plane_max_discharge2:
      return flushed(q2);
    case plane_wet_since:
      return wet ? 0.0f : -1.0f;
    case plane_time_of_max_depth:
    case plane_wet_total:
      return 0;
    default: {
      const auto arrival = static_cast<std::size_t>(plane - plane_first_arrival);
      return cell.h >= static_cast<Real>(numerics.arrival_depths[arrival]) ? 0 : never;
    }
  }
}

std::int64_t blocks_along(std::int32_t cells) {
  return (cells + SavedCells::side - 1) / SavedCells::side;
}

// The index of a cell within its block.
std::size_t place_in_block(std::int32_t column, std::int32_t row) {
  return static_cast<std::size_t>(row % SavedCells::side) * SavedCells::side +
         static_cast<std::size_t>(column % SavedCells::side);
}

// A cell is or was wet where any of these stored values is not 0.
std::vector<int> signs_of_water(const Scenario& scenario, const Numerics& numerics) {
  std::vector<int> signs{stored_h, stored_rest, stored_accumulators + plane_max_depth};
  const int soil = stored_soil(numerics);
  if (stored_count(scenario, numerics) > soil) signs.push_back(soil + soil_total);
  return signs;
}

}  // namespace

InitialCells::InitialCells(const StaticFields& fields, const SavedCells* saved)
    : fields_(fields), saved_(saved), signs_(signs_of_water(fields.scenario, fields.numerics)) {
  if (saved_ == nullptr) return;
  const Grid& grid = fields_.scenario.terrain.grid;
  block_columns_ = blocks_along(grid.columns);
  const std::int64_t all = block_columns_ * blocks_along(grid.rows);
  place_of_block_.assign(static_cast<std::size_t>(all), -1);
  check(saved_->blocks.empty() || !saved_values<Real>(*saved_).empty(), "saved_in_other_precision",
        "The saved cells are of a run in the other precision",
        "a run goes on to the same bits in its own only",
        "Choose the precision of the run that saved them, or start anew.");
  bool fits = saved_->planes == stored_count(fields_.scenario, fields_.numerics) &&
              saved_values<Real>(*saved_).size() == saved_->blocks.size() * saved_->block_values();
  for (std::size_t i = 0; fits && i < saved_->blocks.size(); ++i) {
    fits = saved_->blocks[i] >= 0 && saved_->blocks[i] < all;
    if (fits) place_of_block_[static_cast<std::size_t>(saved_->blocks[i])] = static_cast<std::int32_t>(i);
  }
  check(fits, "saved_cells_of_other_run", "The saved cells are not those of this run",
        "their number, or what is stored of each, differs",
        "Continue the run that saved them, or start anew.");
}

bool InitialCells::all_dry() const {
  if (saved_ != nullptr) return saved_->blocks.empty();
  return fields_.scenario.initial_depth.empty() && fields_.scenario.initial_level.empty();
}

bool InitialCells::may_hold(const GridRect& rect) const {
  if (saved_ == nullptr) return !all_dry();
  constexpr std::int32_t side = SavedCells::side;
  const Grid& grid = fields_.scenario.terrain.grid;
  const std::int64_t last_column = (std::min(rect.column + rect.columns, grid.columns) - 1) / side,
                     last_row = (std::min(rect.row + rect.rows, grid.rows) - 1) / side;
  for (std::int64_t row = rect.row / side; row <= last_row; ++row)
    for (std::int64_t column = rect.column / side; column <= last_column; ++column)
      if (place_of_block_[static_cast<std::size_t>(row * block_columns_ + column)] >= 0) return true;
  return false;
}

bool InitialCells::read(std::int32_t column, std::int32_t row, Real* stored) const {
  if (saved_ != nullptr) return read_saved(column, row, stored);
  const CellState<Real> cell = initial_state(fields_, column, row);
  if (!(cell.h > 0)) return false;
  stored[stored_h] = cell.h;
  stored[stored_hu] = cell.hu;
  stored[stored_hv] = cell.hv;
  stored[stored_rest] = cell.rest;
  for (int plane = 0; plane < stored_soil(fields_.numerics) - stored_accumulators; ++plane)
    stored[stored_accumulators + plane] = initial_accumulator(plane, cell, fields_.numerics);
  for (int plane = stored_soil(fields_.numerics); plane < stored_count(fields_.scenario, fields_.numerics);
       ++plane)
    stored[plane] = 0;
  return true;
}

bool InitialCells::read_saved(std::int32_t column, std::int32_t row, Real* stored) const {
  const std::int64_t block = row / SavedCells::side * block_columns_ + column / SavedCells::side;
  const std::int32_t place = place_of_block_[static_cast<std::size_t>(block)];
  if (place < 0) return false;
  const Real* from = saved_values<Real>(*saved_).data() +
                     static_cast<std::size_t>(place) * saved_->block_values() + place_in_block(column, row);
  const auto saved = [&](int plane) {
    return from[static_cast<std::size_t>(plane) * SavedCells::block_cells];
  };
  if (std::all_of(signs_.begin(), signs_.end(), [&](int sign) { return saved(sign) == 0; })) return false;
  for (int plane = 0; plane < saved_->planes; ++plane) stored[plane] = saved(plane);
  return true;
}

void save_cells(const Scenario& scenario, const Numerics& numerics, const ReadStored& read,
                const TakeCells& take) {
  constexpr std::int32_t side = SavedCells::side;
  const Grid& grid = scenario.terrain.grid;
  const std::int32_t planes = stored_count(scenario, numerics);
  SavedCells saved;
  saved.planes = planes;
  const std::int64_t block_columns = blocks_along(grid.columns);
  const auto columns = static_cast<std::size_t>(grid.columns);
  std::vector<double> values(columns * side);
  std::vector<std::uint8_t> wet(columns * side);  // whether a cell holds water or ever did
  std::vector<std::uint8_t> in_block(static_cast<std::size_t>(block_columns));
  for (std::int32_t south = 0; south < grid.rows; south += side) {
    const std::int32_t north = std::min(south + side, grid.rows);
    const std::size_t cells = static_cast<std::size_t>(north - south) * columns;
    std::fill(wet.begin(), wet.end(), std::uint8_t{0});
    std::fill(in_block.begin(), in_block.end(), std::uint8_t{0});
    for (const int sign : signs_of_water(scenario, numerics)) {
      read(sign, south, north, values.data());
      for (std::size_t cell = 0; cell < cells; ++cell)
        if (values[cell] != 0) wet[cell] = in_block[cell % columns / side] = 1;
    }
    saved.blocks.clear();
    for (std::int64_t block = 0; block < block_columns; ++block)
      if (in_block[static_cast<std::size_t>(block)] != 0)
        saved.blocks.push_back(south / side * block_columns + block);
    if (saved.blocks.empty()) continue;
    const auto fill = [&](auto& all) {
      using Value = typename std::decay_t<decltype(all)>::value_type;
      all.assign(saved.blocks.size() * saved.block_values(), 0);
      for (std::int32_t plane = 0; plane < planes; ++plane) {
        read(plane, south, north, values.data());
        for (std::size_t cell = 0; cell < cells; ++cell)
          if (wet[cell] == 0) values[cell] = 0;  // whether or not its tile was ever computed
        for (std::size_t i = 0; i < saved.blocks.size(); ++i) {
          const auto west = static_cast<std::size_t>(saved.blocks[i] % block_columns) * side,
                     east = std::min(west + side, columns);
          auto* to = all.data() + i * saved.block_values() +
                     static_cast<std::size_t>(plane) * SavedCells::block_cells;
          for (std::size_t row = 0; row < static_cast<std::size_t>(north - south); ++row)
            std::transform(values.begin() + static_cast<std::ptrdiff_t>(row * columns + west),
                           values.begin() + static_cast<std::ptrdiff_t>(row * columns + east),
                           to + row * side, [](double value) { return static_cast<Value>(value); });
        }
      }
    };
    // That of the run: whoever saves a run in parts has been compiled for floats.
    numerics.precision == Precision::float32 ? fill(saved.values) : fill(saved.double_values);
    take(saved);
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate

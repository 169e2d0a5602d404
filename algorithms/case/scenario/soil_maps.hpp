// SPDX-License-Identifier: GPL-3.0-or-later
// Rasters of soils and land cover on the grid: classes with the numbers of a table, and numbers of each cell.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/table/soil_table.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The class of each cell, as a place in a list of rows of a table; 0: none.
struct SoilClasses {
  std::vector<io::SoilNumbers> rows = {{}};
  PagedField<std::uint32_t> of_cells;  // empty: no cell has a class
  std::size_t at(std::size_t cell) const { return of_cells.empty() ? 0 : of_cells[cell]; }
};

// Parameters of classes and their table, and the shipped table that serves where that is not given.
struct SoilClassNames {
  const char *raster, *table, *shipped;
};
SoilClasses read_soil_classes(const SoilClassNames& names, const Scenario& scenario,
                              const io::GeoReference& reference, const Inputs& inputs, Log& log);

// Numbers of each cell, by their columns; NaN: none.
using SoilGrids = std::map<std::string, SharedField<float>>;
SoilGrids read_soil_grids(const Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                          Log& log);

}  // namespace spate

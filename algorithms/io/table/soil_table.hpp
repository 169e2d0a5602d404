// SPDX-License-Identifier: GPL-3.0-or-later
// What soils and land cover take of the water, by class. Columns (case does not matter, others are ignored):
//   class             number or text, each once; numbers are compared as numbers ("311" = 311.0)
//   group             hydrologic soil group, A to D
//   and any of soil_columns, each of whose fields may be empty
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/io/table/table.hpp"
#include "solver/core/series.hpp"

namespace spate::io {

struct SoilColumn {
  const char* name;
  double most;  // the least is 0
};
const std::vector<SoilColumn>& soil_columns();

// By column; "group" is 0 for A to 3 for D.
using SoilNumbers = std::map<std::string, double>;
using SoilTable = std::map<std::string, SoilNumbers>;  // by class_key (manning_table.hpp)

// Throws Error with the line for a missing column, a class that occurs twice, or an impossible number.
SoilTable read_soil_table(const Table& table);

// m/s over s, from a table with evaporation_mmh.
Series read_evaporation(const Table& table);

}  // namespace spate::io

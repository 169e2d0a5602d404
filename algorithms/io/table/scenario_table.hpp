// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of an ensemble from a table. Columns (case matters only in names and keys):
//   id                    required; unique
//   weight                > 0; missing or empty = 1
//   return_period         > 0, years, of the flood; in all rows or in none
//   hydrograph            key of the series that every inflow takes in place of its own
//   hydrograph:NAME       key of the series that takes the place of NAME, wherever that is named
//   level_series          key of the series that every edge and boundary line with a level takes
//   factor                >= 0, on all discharges
//   shift_s               s, added to the times of all hydrographs: > 0 = later
//   shift_m               m, added to all levels of hydrographs
//   rain_factor           >= 0
//   manning_factor        > 0
//   barriers              the sets of barriers that are in place, as A or A+B, or none
//   breach                the names of the barriers that fail, as A or A+B, or none
// An empty field changes nothing.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "algorithms/io/table/table.hpp"

namespace spate::io {

struct ScenarioRow {
  std::string id;
  std::string where;  // for messages: "line 3 of the table 'scenarios.csv'"
  double weight = 1;
  std::optional<double> return_period;            // years
  std::string hydrograph;                         // empty = those of the inflows
  std::string level_series;                       // empty = those of the edges
  std::map<std::string, std::string> series;      // by the key that is replaced
  std::optional<std::set<std::string>> barriers;  // nothing = all
  std::optional<std::set<std::string>> breach;    // nothing = all that have a breach
  double factor = 1;
  double shift_s = 0;
  double shift_m = 0;
  double rain_factor = 1;
  double manning_factor = 1;
};

struct ScenarioTable {
  std::vector<ScenarioRow> rows;
  std::vector<std::string> ignored_columns;
};

// Throws Error with line and column.
ScenarioTable read_scenarios(const Table& table);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Hydrographs and rain from tables. Columns, also as people write them (column_names.hpp); case does not
// matter, others are ignored:
//   time_s | time_min | time_h      exactly one; strictly increasing for each hydrograph
//   hydrograph                      the key; may be missing when there is only one hydrograph
//   discharge_m3s | level_m         each row has a value in one of them; one kind for each hydrograph
//   rain_mmh                        >= 0
//   station                         the key of rain; may be missing when there is only one series
// Numbers have a decimal point, or a decimal comma throughout the table. Every error names its
// line and column.
#pragma once

#include <map>
#include <string>

#include "algorithms/io/table/table.hpp"
#include "solver/core/series.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

struct Hydrograph {
  InflowKind kind = InflowKind::discharge;
  Series series;  // m3/s, or m (absolute); times in s
};

// By key; the key is empty when the table has no column hydrograph.
std::map<std::string, Hydrograph> read_hydrographs(const Table& table);

// m/s over s, by key; the key is empty when the table has no column station.
std::map<std::string, Series> read_rain_of_stations(const Table& table);
// The only one of these. Throws Error when there are several.
Series read_rain(const Table& table);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// What was observed at gauges and sections, from a table. Columns (case does not matter, others are ignored):
//   time_s | time_min | time_h   exactly one, since the start of the run; strictly increasing for each place
//   gauge                        its name
//   level_m | depth_m            of each gauge one of them; rows without a value are gaps
// Or in the form of GAUGE_SERIES:
//   kind, name                   of the place; other kinds than "gauge" and "section" are ignored
//   level_m, depth_m             of gauges: levels where there are any, else depths
//   discharge_m3s                of sections
#pragma once

#include <map>
#include <string>

#include "algorithms/io/table/table.hpp"
#include "solver/core/series.hpp"

namespace spate::io {

struct Observation {
  bool is_depth = false;  // or a level
  Series series;          // m; times in s
};

// By the names of the places.
struct Observations {
  std::map<std::string, Observation> gauges;
  std::map<std::string, Series> discharges;  // at sections, m3/s
  bool empty() const { return gauges.empty() && discharges.empty(); }
};

// Throws Error that names the line and the column.
Observations read_observations(const Table& table);

}  // namespace spate::io

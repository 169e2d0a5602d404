// SPDX-License-Identifier: GPL-3.0-or-later
// What was observed at gauges, from a table. Columns (case does not matter, others are ignored):
//   time_s | time_min | time_h   exactly one, since the start of the run; strictly increasing for each gauge
//   gauge                        its name
//   level_m | depth_m            of each gauge one of them; rows without a value are gaps
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

// By gauge. Throws Error that names the line and the column.
std::map<std::string, Observation> read_observations(const Table& table);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// The times of a table, and the values that belong to them.
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/series.hpp"

namespace spate::io {

// Where the times stand, and the factor that makes seconds of them.
struct TimeColumn {
  std::size_t column = 0;
  double factor = 1;
};
// time_s, time_min or time_h. Throws Error when there is none, or more than one.
TimeColumn time_column(const TableReader& reader);

// Throws Error when a value lies beyond its limit (io/limits.hpp), on either side of 0.
void check_limit(const TableReader& reader, std::size_t row, std::size_t column, double value, double most,
                 const char* unit);

// A series, in the order of the table.
class TimedValues {
 public:
  // Throws Error when the time is not later than the one before. name: of the series, empty when there is
  // only one; key: the column that tells several apart, e.g. "hydrograph".
  void add(const TableReader& reader, std::size_t row, const TimeColumn& time, double value,
           const std::string& name, const std::string& key);

  Series series() && { return Series(std::move(times_), std::move(values_)); }

 private:
  std::vector<double> times_;  // s
  std::vector<double> values_;
};

}  // namespace spate::io

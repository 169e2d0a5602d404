// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/observations.hpp"

#include <optional>

#include "algorithms/io/table/timed_values.hpp"
#include "solver/core/text.hpp"

namespace spate::io {

std::map<std::string, Observation> read_observations(const Table& table) {
  const TableReader reader(table);
  const TimeColumn time = time_column(reader);
  const auto gauge = reader.find("gauge");
  if (!gauge)
    reader.fail_columns("gauge_column_missing", "The table '%1' does not say where its values were observed",
                        tr("no column is named gauge"), tr("Name a column gauge, with the names of gauges."));
  const auto level = reader.find("level_m"), depth = reader.find("depth_m");
  if (!level && !depth)
    reader.fail_columns("value_column_missing", "The table '%1' has no column of values",
                        tr("none is named level_m or depth_m"), tr("Name a column level_m or depth_m."));

  struct Found {
    bool is_depth = false;
    TimedValues values;
  };
  std::map<std::string, Found> found;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const bool has_level = level && !reader.text(row, *level).empty();
    const bool has_depth = depth && !reader.text(row, *depth).empty();
    if (!has_level && !has_depth) continue;
    const std::size_t column = has_level ? *level : *depth;
    const std::string name = reader.text(row, *gauge);
    Found& of_gauge = found.try_emplace(name, Found{!has_level, {}}).first->second;
    if ((has_level && has_depth) || of_gauge.is_depth == has_level)
      reader.fail_at(row, column, "level_and_depth", "The table '%1' gives levels and depths of one gauge",
                     tr("gauge '%1' has both", name), tr("Keep one of level_m and depth_m."));
    of_gauge.values.add(reader, row, time, reader.number(row, column), name, "gauge");
  }
  std::map<std::string, Observation> result;
  for (auto& [name, of_gauge] : found)
    result[name] = {of_gauge.is_depth, std::move(of_gauge.values).series()};
  return result;
}

}  // namespace spate::io

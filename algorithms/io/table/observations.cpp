// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/observations.hpp"

#include <optional>

#include "algorithms/io/table/timed_values.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

using Column = std::optional<std::size_t>;

bool has_value(const TableReader& reader, std::size_t row, const Column& column) {
  return column && !reader.text(row, *column).empty();
}

Observations read_gauges(const TableReader& reader, const TimeColumn& time, std::size_t gauge) {
  const Column level = reader.find("level_m"), depth = reader.find("depth_m");
  if (!level && !depth)
    reader.fail_columns("value_column_missing", "The table '%1' has no column of values",
                        tr("none is named level_m or depth_m"), tr("Name a column level_m or depth_m."));
  struct Found {
    bool is_depth = false;
    TimedValues values;
  };
  std::map<std::string, Found> found;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const bool has_level = has_value(reader, row, level), has_depth = has_value(reader, row, depth);
    if (!has_level && !has_depth) continue;
    const std::size_t column = has_level ? *level : *depth;
    const std::string name = reader.text(row, gauge);
    Found& of_gauge = found.try_emplace(name, Found{!has_level, {}}).first->second;
    if ((has_level && has_depth) || of_gauge.is_depth == has_level)
      reader.fail_at(row, column, "level_and_depth", "The table '%1' gives levels and depths of one gauge",
                     tr("gauge '%1' has both", name), tr("Keep one of level_m and depth_m."));
    of_gauge.values.add(reader, row, time, reader.number(row, column), name, "gauge");
  }
  Observations result;
  for (auto& [name, of_gauge] : found)
    result.gauges[name] = {of_gauge.is_depth, std::move(of_gauge.values).series()};
  return result;
}

Observations read_places(const TableReader& reader, const TimeColumn& time, std::size_t kind,
                         std::size_t name) {
  const Column level = reader.find("level_m"), depth = reader.find("depth_m"),
               discharge = reader.find("discharge_m3s");
  if (!level && !depth && !discharge)
    reader.fail_columns("value_column_missing", "The table '%1' has no column of values",
                        tr("none is named level_m, depth_m or discharge_m3s"),
                        tr("Name a column level_m, depth_m or discharge_m3s."));
  std::map<std::string, TimedValues> levels, depths, discharges;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const auto add = [&](const Column& column, std::map<std::string, TimedValues>& to, const char* key) {
      if (!has_value(reader, row, column)) return;
      const std::string place = reader.text(row, name);
      to[place].add(reader, row, time, reader.number(row, *column), place, key);
    };
    const std::string kind_here = folded(reader.text(row, kind));
    if (kind_here == "gauge") {
      add(level, levels, "gauge");
      add(depth, depths, "gauge");
    } else if (kind_here == "section") {
      add(discharge, discharges, "section");
    }
  }
  Observations result;
  for (auto& [place, values] : levels) result.gauges[place] = {false, std::move(values).series()};
  for (auto& [place, values] : depths)
    if (levels.count(place) == 0) result.gauges[place] = {true, std::move(values).series()};
  for (auto& [place, values] : discharges) result.discharges[place] = std::move(values).series();
  if (result.empty())
    reader.fail("observations_without_places", "The table '%1' has no values of gauges or sections",
                tr("no row with a value has the kind gauge or section"),
                tr("Give GAUGE_SERIES of a run with GAUGES or SECTIONS, or name the places so."));
  return result;
}

}  // namespace

Observations read_observations(const Table& table) {
  const TableReader reader(table);
  const TimeColumn time = time_column(reader);
  const Column gauge = reader.find("gauge"), kind = reader.find("kind"), name = reader.find("name");
  if (gauge) return read_gauges(reader, time, *gauge);
  if (kind && name) return read_places(reader, time, *kind, *name);
  reader.fail_columns("gauge_column_missing", "The table '%1' does not say where its values were observed",
                      tr("no column is named gauge, and no two kind and name"),
                      tr("Name a column gauge, with the names of gauges."));
}

}  // namespace spate::io

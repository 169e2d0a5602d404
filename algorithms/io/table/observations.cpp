// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/observations.hpp"

#include <optional>

#include "algorithms/io/table/timed_values.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

using Column = std::optional<std::size_t>;

bool has_value(const TableReader& reader, std::size_t row, const Column& column) {
  return column && !reader.text(row, *column).empty();
}

double value_in(const TableReader& reader, std::size_t row, std::size_t column) {
  const double value = reader.number(row, column);
  if (value == -999 || value == -9999 || value == -99999)
    reader.fail_at(row, column, "observation_is_code", "The table '%1' has a code in place of a value",
                   tr("%1 stands for no value", number(value)), tr("Leave its cell empty."));
  return value;
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
    of_gauge.values.add(reader, row, time, value_in(reader, row, column), name, "gauge");
  }
  Observations result;
  for (auto& [name, of_gauge] : found)
    result.gauges[name] = {of_gauge.is_depth, std::move(of_gauge.values).series()};
  if (result.empty())
    reader.fail("observations_without_values", "The table '%1' has no values",
                tr("level_m and depth_m are empty in all rows"), tr("Fill one of them."));
  return result;
}

// A mean until each time is the value in the middle of its interval. first: where the first one begins, s; it
// is as long as the second if that is not known.
Series in_the_middle(const Series& means, std::optional<double> first) {
  std::vector<double> times;
  const std::vector<double>& ends = means.times();
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const double length = i > 0             ? ends[i] - ends[i - 1]
                          : first           ? ends[0] - *first
                          : ends.size() > 1 ? ends[1] - ends[0]
                                            : 0;
    times.push_back(ends[i] - 0.5 * length);
  }
  return {times, means.values()};
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
  // GAUGE_SERIES has volumes too, and its discharges are means since the row before.
  const bool are_means = reader.find("volume_m3").has_value();
  std::map<std::string, double> begins;  // of the first mean
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string kind_here = folded(reader.text(row, kind));
    const std::string place = with_formula(reader.text(row, name));
    const auto add = [&](const Column& column, std::map<std::string, TimedValues>& to, const char* key) {
      if (!has_value(reader, row, column)) return;
      to[place].add(reader, row, time, value_in(reader, row, *column), place, key);
    };
    if (kind_here == "gauge") {
      add(level, levels, "gauge");
      add(depth, depths, "gauge");
    } else if (kind_here == "section") {
      if (discharges.count(place) == 0 && !has_value(reader, row, discharge))
        begins[place] = reader.number(row, time.column) * time.factor;
      add(discharge, discharges, "section");
    }
  }
  Observations result;
  for (auto& [place, values] : levels) result.gauges[place] = {false, std::move(values).series()};
  for (auto& [place, values] : depths)
    if (levels.count(place) == 0) result.gauges[place] = {true, std::move(values).series()};
  for (auto& [place, values] : discharges) {
    const Series series = std::move(values).series();
    const auto begin = begins.find(place);
    result.discharges[place] =
        are_means ? in_the_middle(series, begin == begins.end() ? std::nullopt : std::optional(begin->second))
                  : series;
  }
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

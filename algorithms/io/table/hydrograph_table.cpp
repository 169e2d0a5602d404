// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/hydrograph_table.hpp"

#include <optional>
#include <utility>

#include "algorithms/io/table/table_reader.hpp"

namespace spate::io {
namespace {

// Where the times stand and what they are multiplied with to get seconds.
struct TimeColumn {
  std::size_t column = 0;
  double factor = 1;
};

TimeColumn time_column(const TableReader& reader) {
  const std::string rename = "Name one column time_s, time_min or time_h.";
  std::optional<TimeColumn> found;
  for (const auto& [name, factor] :
       {std::pair("time_s", 1.0), std::pair("time_min", 60.0), std::pair("time_h", 3600.0)}) {
    const auto column = reader.find(name);
    if (!column) continue;
    if (found)
      reader.fail("has two columns of time", "only one can count",
                  "Keep one of time_s, time_min and time_h.");
    found = TimeColumn{*column, factor};
  }
  if (found) return *found;
  if (reader.find("time"))
    reader.fail("does not say the unit of its times", "the column is named 'time'", rename);
  reader.fail("has no column of time", "none is named time_s, time_min or time_h", rename);
}

// Points in the order of the table.
struct Points {
  std::vector<double> times;  // s
  std::vector<double> values;

  // key names the hydrograph in messages; empty for none.
  void add(const TableReader& reader, std::size_t row, const TimeColumn& time, double value,
           const std::string& key) {
    const double seconds = reader.number(row, time.column) * time.factor;
    if (!times.empty() && seconds <= times.back()) {
      const bool repeated = seconds == times.back();
      reader.fail_at(
          row, time.column, repeated ? "has a time twice" : "has times that are not in order",
          "'" + reader.text(row, time.column) + "'" + (key.empty() ? "" : " of hydrograph '" + key + "'") +
              (repeated ? " repeats the time before" : " is before the time before it"),
          repeated
              ? "Keep one value for each time; if the table holds several hydrographs, tell them apart by a "
                "column 'hydrograph'."
              : "Sort the table by time; if it holds several hydrographs, tell them apart by a column "
                "'hydrograph'.");
    }
    times.push_back(seconds);
    values.push_back(value);
  }

  Series series() && { return Series(std::move(times), std::move(values)); }
};

struct ValueColumns {
  std::optional<std::size_t> discharge;
  std::optional<std::size_t> level;
};

// The kind and value of a row: exactly one of its columns is filled.
std::pair<InflowKind, double> value_of(const TableReader& reader, std::size_t row,
                                       const ValueColumns& columns) {
  const bool discharge = columns.discharge && !reader.text(row, *columns.discharge).empty();
  const bool level = columns.level && !reader.text(row, *columns.level).empty();
  if (discharge && level) {
    reader.fail_at(row, *columns.level, "gives a discharge and a level at once",
                   "a hydrograph is one or the other", "Keep one of discharge_m3s and level_m in each row.");
  }
  if (level || !columns.discharge) return {InflowKind::level, reader.number(row, *columns.level)};
  return {InflowKind::discharge, reader.number(row, *columns.discharge)};
}

}  // namespace

std::map<std::string, Hydrograph> read_hydrographs(const Table& table) {
  const TableReader reader(table);
  const TimeColumn time = time_column(reader);
  const auto key_column = reader.find("hydrograph");
  const ValueColumns columns{reader.find("discharge_m3s"), reader.find("level_m")};
  if (!columns.discharge && !columns.level) {
    const bool bare = reader.find("discharge") || reader.find("level");
    reader.fail(bare ? "does not say the unit of its values" : "has no column of values",
                "none is named discharge_m3s or level_m",
                "Name a column discharge_m3s (m3/s) or level_m (m).");
  }

  std::map<std::string, std::pair<InflowKind, Points>> series;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string key = key_column ? reader.text(row, *key_column) : std::string();
    if (key_column && key.empty()) {
      reader.fail_at(row, *key_column, "has a row without a hydrograph", "the field is empty",
                     "Give it the hydrograph's name, or remove the row.");
    }
    const auto [kind, value] = value_of(reader, row, columns);
    auto& entry = series.try_emplace(key, kind, Points()).first->second;
    if (entry.first != kind) {
      reader.fail_at(row, kind == InflowKind::level ? *columns.level : *columns.discharge,
                     "mixes discharges and levels in one hydrograph",
                     key.empty() ? "other rows give the other kind" : "hydrograph '" + key + "' has both",
                     "Give them different names in a column 'hydrograph'.");
    }
    entry.second.add(reader, row, time, value, key);
  }
  std::map<std::string, Hydrograph> result;
  for (auto& [key, entry] : series) result[key] = {entry.first, std::move(entry.second).series()};
  return result;
}

Series read_rain(const Table& table) {
  const TableReader reader(table);
  const TimeColumn time = time_column(reader);
  const auto rain = reader.find("rain_mmh");
  if (!rain) {
    reader.fail(reader.find("rain") ? "does not say the unit of its rain" : "has no column of rain",
                "none is named rain_mmh", "Name a column rain_mmh (mm/h).");
  }
  Points points;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const double value = reader.number(row, *rain);
    if (value < 0) {
      reader.fail_at(row, *rain, "has negative rain", "'" + reader.text(row, *rain) + "'",
                     "Rain is at least 0 mm/h; losses belong into the infiltration.");
    }
    points.add(reader, row, time, value / 3.6e6, "");
  }
  return std::move(points).series();
}

}  // namespace spate::io

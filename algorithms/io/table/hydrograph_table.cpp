// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/hydrograph_table.hpp"

#include <optional>
#include <utility>

#include "algorithms/io/table/table_reader.hpp"

#include "solver/core/text.hpp"

namespace spate::io {
namespace {

// Where the times stand, and the factor that makes seconds of them.
struct TimeColumn {
  std::size_t column = 0;
  double factor = 1;
};

TimeColumn time_column(const TableReader& reader) {
  const std::string remedy =
      tr("Name one column time_s, time_min or time_h, or Time (s), Time (min) or Time (h).");
  std::optional<TimeColumn> found;
  for (const auto& [name, factor] :
       {std::pair("time_s", 1.0), std::pair("time_min", 60.0), std::pair("time_h", 3600.0)}) {
    const auto column = reader.find(name);
    if (!column) continue;
    if (found)
      reader.fail("two_time_columns", "The table '%1' has two columns of time", tr("only one can be used"),
                  tr("Keep one of time_s, time_min and time_h."));
    found = TimeColumn{*column, factor};
  }
  if (found) return *found;
  if (reader.find("time"))
    reader.fail_columns("time_unit_missing", "The table '%1' does not say the unit of its times",
                        tr("the column is named 'time'"), remedy);
  reader.fail_columns("time_column_missing", "The table '%1' has no column of time",
                      tr("none is named time_s, time_min or time_h"), remedy);
}

// The points of a series, in the order of the table.
struct Points {
  std::vector<double> times;  // s
  std::vector<double> values;

  // key names the hydrograph in messages; it is empty when there is only one.
  void add(const TableReader& reader, std::size_t row, const TimeColumn& time, double value,
           const std::string& key) {
    const double seconds = reader.number(row, time.column) * time.factor;
    if (!times.empty() && seconds <= times.back()) {
      const bool repeated = seconds == times.back();
      const std::string text = reader.text(row, time.column);
      const std::string which = key.empty() ? quoted(text) : tr("'%1' of hydrograph '%2'", text, key);
      if (repeated)
        reader.fail_at(row, time.column, "time_twice", "The table '%1' has a time twice",
                       tr("%1 repeats the time in the row before", which),
                       tr("Keep one value for each time; if the table holds several hydrographs, tell them "
                          "apart by a column 'hydrograph'."));
      reader.fail_at(
          row, time.column, "times_not_in_order", "The table '%1' has times that are not in order",
          tr("%1 is earlier than the time in the row before", which),
          tr("Sort the table by time; if it holds several hydrographs, tell them apart by a column "
             "'hydrograph'."));
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

// The kind and value of a row, of whose two columns exactly one may be filled.
std::pair<InflowKind, double> value_of(const TableReader& reader, std::size_t row,
                                       const ValueColumns& columns) {
  const bool discharge = columns.discharge && !reader.text(row, *columns.discharge).empty();
  const bool level = columns.level && !reader.text(row, *columns.level).empty();
  if (discharge && level) {
    reader.fail_at(
        row, *columns.level, "discharge_and_level", "The table '%1' gives a discharge and a level at once",
        tr("a hydrograph is one or the other"), tr("Keep one of discharge_m3s and level_m in each row."));
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
    reader.fail_columns(bare ? "value_unit_missing" : "value_column_missing",
                        bare ? "The table '%1' does not say the unit of its values"
                             : "The table '%1' has no column of values",
                        tr("none is named discharge_m3s or level_m"),
                        tr("Name a column discharge_m3s or Q (m3/s), or level_m or Level (m)."));
  }

  std::map<std::string, std::pair<InflowKind, Points>> series;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string key = key_column ? reader.text(row, *key_column) : std::string();
    if (key_column && key.empty()) {
      reader.fail_at(row, *key_column, "hydrograph_name_missing",
                     "The table '%1' has a row without a hydrograph", tr("the field is empty"),
                     tr("Give it the hydrograph's name, or remove the row."));
    }
    const auto [kind, value] = value_of(reader, row, columns);
    auto& entry = series.try_emplace(key, kind, Points()).first->second;
    if (entry.first != kind) {
      reader.fail_at(row, kind == InflowKind::level ? *columns.level : *columns.discharge,
                     "hydrograph_of_two_kinds",
                     "The table '%1' mixes discharges and levels in one hydrograph",
                     key.empty() ? tr("other rows give the other kind") : tr("hydrograph '%1' has both", key),
                     tr("Give them different names in a column 'hydrograph'."));
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
    const bool bare = reader.find("rain").has_value();
    reader.fail_columns(
        bare ? "rain_unit_missing" : "rain_column_missing",
        bare ? "The table '%1' does not say the unit of its rain" : "The table '%1' has no column of rain",
        tr("none is named rain_mmh"), tr("Name a column rain_mmh (mm/h)."));
  }
  Points points;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const double value = reader.number(row, *rain);
    if (value < 0) {
      reader.fail_at(row, *rain, "rain_in_table_negative", "The table '%1' has negative rain",
                     quoted(reader.text(row, *rain)),
                     tr("Rain is at least 0 mm/h; losses belong in the infiltration."));
    }
    points.add(reader, row, time, value / 3.6e6, "");
  }
  return std::move(points).series();
}

}  // namespace spate::io

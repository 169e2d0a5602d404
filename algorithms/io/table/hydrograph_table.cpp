// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/hydrograph_table.hpp"

#include <optional>
#include <utility>

#include "algorithms/io/limits.hpp"
#include "algorithms/io/table/timed_values.hpp"

#include "solver/core/text.hpp"

namespace spate::io {
namespace {

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
                        tr("Name a column discharge_m3s or Q (m³/s), or level_m or Level (m)."));
  }

  std::map<std::string, std::pair<InflowKind, TimedValues>> series;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string key = key_column ? reader.text(row, *key_column) : std::string();
    if (key_column && key.empty()) {
      reader.fail_at(row, *key_column, "hydrograph_name_missing",
                     "The table '%1' has a row without a hydrograph", tr("the field is empty"),
                     tr("Give it the hydrograph's name, or remove the row."));
    }
    const auto [kind, value] = value_of(reader, row, columns);
    if (kind == InflowKind::level)
      check_limit(reader, row, *columns.level, value, most_elevation, "m");
    else
      check_limit(reader, row, *columns.discharge, value, most_discharge, "m³/s");
    auto& entry = series.try_emplace(key, kind, TimedValues()).first->second;
    if (entry.first != kind) {
      reader.fail_at(row, kind == InflowKind::level ? *columns.level : *columns.discharge,
                     "hydrograph_of_two_kinds",
                     "The table '%1' mixes discharges and levels in one hydrograph",
                     key.empty() ? tr("other rows give the other kind") : tr("hydrograph '%1' has both", key),
                     tr("Give them different names in a column 'hydrograph'."));
    }
    entry.second.add(reader, row, time, value, key, "hydrograph");
  }
  std::map<std::string, Hydrograph> result;
  for (auto& [key, entry] : series) result[key] = {entry.first, std::move(entry.second).series()};
  return result;
}

std::map<std::string, Series> read_rain_of_stations(const Table& table) {
  const TableReader reader(table);
  const TimeColumn time = time_column(reader);
  const auto rain = reader.find("rain_mmh"), station = reader.find("station");
  if (!rain) {
    const bool bare = reader.find("rain").has_value();
    reader.fail_columns(
        bare ? "rain_unit_missing" : "rain_column_missing",
        bare ? "The table '%1' does not say the unit of its rain" : "The table '%1' has no column of rain",
        tr("none is named rain_mmh"), tr("Name a column rain_mmh (mm/h)."));
  }
  std::map<std::string, TimedValues> points;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const double value = reader.number(row, *rain);
    if (value < 0) {
      reader.fail_at(row, *rain, "rain_in_table_negative", "The table '%1' has negative rain",
                     quoted(reader.text(row, *rain)),
                     tr("Rain is at least 0 mm/h; losses belong in the infiltration."));
    }
    check_limit(reader, row, *rain, value, most_rain, "mm/h");
    const std::string key = station ? reader.text(row, *station) : std::string();
    if (station && key.empty())
      reader.fail_at(row, *station, "rain_station_missing", "The table '%1' has a row without a station",
                     tr("the field is empty"), tr("Give it the station's name, or remove the row."));
    points[key].add(reader, row, time, value / 3.6e6, key, "station");
  }
  std::map<std::string, Series> series;
  for (auto& [key, values] : points) series[key] = std::move(values).series();
  return series;
}

Series read_rain(const Table& table) {
  const std::map<std::string, Series> series = read_rain_of_stations(table);
  if (series.size() == 1) return series.begin()->second;
  TableReader(table).fail("rain_of_several_stations", "The table '%1' holds the rain of several stations",
                          tr("it has %1 of them, and nothing says where they are", number(series.size())),
                          tr("Give RAIN_PLACES, whose field 'station' names them, or keep one."));
}

}  // namespace spate::io

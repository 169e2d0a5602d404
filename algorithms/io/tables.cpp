// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/tables.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include "solver/core/check.hpp"

namespace spate::io {
namespace {

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// A table whose cells are asked for by row and column, as text or number.
class Reader {
 public:
  explicit Reader(const Table& table) : table_(table) {
    if (table.rows.empty()) {
      throw Error("The table '" + table.name + "' is empty", "it has no row", "Give it at least one row.");
    }
    for (const auto& row : table.rows) {
      for (const std::string& field : row) has_points_ = has_points_ || is_pointed_number(trimmed(field));
    }
  }

  std::size_t rows() const { return table_.rows.size(); }

  // The column of that name; throws when there are two.
  std::optional<std::size_t> find(const std::string& name) const {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (lower(trimmed(table_.columns[i])) != name) continue;
      if (found)
        fail("has the column '" + name + "' twice", "a value could come from either", "Remove one of them.");
      found = i;
    }
    return found;
  }

  std::string text(std::size_t row, std::size_t column) const { return trimmed(table_.rows[row][column]); }

  double number(std::size_t row, std::size_t column) const {
    std::string digits = text(row, column);
    const std::string as_given = digits;
    if (digits.empty())
      fail_at(row, column, "has no number", "the field is empty", "Give it a number, or remove the row.");
    if (digits.find(',') != std::string::npos) {
      if (has_points_ || digits.find('.') != std::string::npos || digits.find(',') != digits.rfind(',')) {
        fail_at(row, column, "has a number that could mean two things",
                "'" + as_given + "': a comma for decimals or for thousands?",
                "Use one decimal sign throughout the table and no thousands separators.");
      }
      digits[digits.find(',')] = '.';
    }
    if (digits.front() == '+') digits.erase(0, 1);
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc::invalid_argument || end != digits.data() + digits.size()) {
      fail_at(row, column, "has text instead of a number", "'" + as_given + "'",
              "Write the number alone: the unit stands in the column's name.");
    }
    if (error != std::errc() || !std::isfinite(value)) {
      fail_at(row, column, "has a number that is not finite", "'" + as_given + "'",
              "Give it a finite number.");
    }
    return value;
  }

  [[noreturn]] void fail(const std::string& problem, const std::string& why,
                         const std::string& remedy) const {
    throw Error("The table '" + table_.name + "' " + problem, why, remedy);
  }
  [[noreturn]] void fail_at(std::size_t row, std::size_t column, const std::string& problem,
                            const std::string& why, const std::string& remedy) const {
    fail(problem,
         "line " + std::to_string(line(row)) + ", column '" + trimmed(table_.columns[column]) + "': " + why,
         remedy);
  }
  int line(std::size_t row) const { return table_.line_numbers[row]; }

 private:
  static bool is_pointed_number(const std::string& field) {
    return field.find('.') != std::string::npos && field.find('.') == field.rfind('.') &&
           field.find_first_not_of("+-.0123456789eE") == std::string::npos;
  }

  const Table& table_;
  bool has_points_ = false;
};

// Where the times stand and what they are multiplied with to get seconds.
struct TimeColumn {
  std::size_t column = 0;
  double factor = 1;
};

TimeColumn time_column(const Reader& reader) {
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
  void add(const Reader& reader, std::size_t row, const TimeColumn& time, double value,
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
std::pair<InflowKind, double> value_of(const Reader& reader, std::size_t row, const ValueColumns& columns) {
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
  const Reader reader(table);
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
  const Reader reader(table);
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

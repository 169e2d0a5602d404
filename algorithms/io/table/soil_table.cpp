// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/soil_table.hpp"

#include <optional>

#include "algorithms/io/limits.hpp"
#include "algorithms/io/table/manning_table.hpp"
#include "algorithms/io/table/timed_values.hpp"
#include "solver/core/text.hpp"

namespace spate::io {

const std::vector<SoilColumn>& soil_columns() {
  static const std::vector<SoilColumn> columns = {{"initial_mm", 1000},    {"interception_mm", 1000},
                                                  {"rate_mmh", most_rain}, {"first_rate_mmh", most_rain},
                                                  {"decay_per_h", 1000},   {"suction_mm", 10000},
                                                  {"deficit", 1},          {"effective_porosity", 1},
                                                  {"impervious", 1},       {"curve_number", 100},
                                                  {"cn_a", 100},           {"cn_b", 100},
                                                  {"cn_c", 100},           {"cn_d", 100}};
  return columns;
}

namespace {

// Of dual groups such as A/D the second counts, that of undrained soil.
double group_in(const TableReader& reader, std::size_t row, std::size_t column) {
  const std::string text = folded(reader.text(row, column));
  const char last = text.empty() ? ' ' : text.back();
  if (last < 'a' || last > 'd' || (text.size() != 1 && !(text.size() == 3 && text[1] == '/')))
    reader.fail_at(row, column, "soil_group_unknown", "The table '%1' has an unknown hydrologic soil group",
                   quoted(reader.text(row, column)), tr("Groups are A, B, C and D."));
  return last - 'a';
}

double number_in(const TableReader& reader, std::size_t row, std::size_t column, double most) {
  const double value = reader.number(row, column);
  if (!(value >= 0 && value <= most))
    reader.fail_at(row, column, "soil_number_out_of_limits", "The table '%1' has a number beyond its limits",
                   quoted(reader.text(row, column)),
                   tr("It must be from %1 to %2.", number(0), number(most)));
  return value;
}

}  // namespace

SoilTable read_soil_table(const Table& table) {
  const TableReader reader(table);
  const std::optional<std::size_t> class_column = reader.find("class");
  if (!class_column)
    reader.fail_columns("soil_class_column_missing", "The table '%1' lacks a column",
                        tr("a table of soils or land cover has a column class"),
                        tr("Name a column '%1'.", "class"));
  const std::optional<std::size_t> group = reader.find("group");
  SoilTable result;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string key = class_key(reader.text(row, *class_column));
    if (key.empty())
      reader.fail_at(row, *class_column, "soil_class_missing", "The table '%1' has a row without a class",
                     tr("the field is empty"), tr("Name the class, or remove the row."));
    SoilNumbers numbers;
    if (group && !reader.text(row, *group).empty()) numbers["group"] = group_in(reader, row, *group);
    for (const SoilColumn& known : soil_columns()) {
      const std::optional<std::size_t> column = reader.find(known.name);
      if (column && !reader.text(row, *column).empty())
        numbers[known.name] = number_in(reader, row, *column, known.most);
    }
    if (!result.emplace(key, std::move(numbers)).second)
      reader.fail_at(row, *class_column, "soil_class_twice", "The table '%1' has a class twice", quoted(key),
                     tr("Remove one of them."));
  }
  return result;
}

Series read_evaporation(const Table& table) {
  const TableReader reader(table);
  const TimeColumn time = time_column(reader);
  const std::optional<std::size_t> column = reader.find("evaporation_mmh");
  if (!column)
    reader.fail_columns("evaporation_column_missing", "The table '%1' has no column of evaporation",
                        tr("none is named evaporation_mmh"), tr("Name a column evaporation_mmh (mm/h)."));
  TimedValues points;
  for (std::size_t row = 0; row < reader.rows(); ++row)
    points.add(reader, row, time, number_in(reader, row, *column, most_rain) / 3.6e6, "", "");
  return std::move(points).series();
}

}  // namespace spate::io

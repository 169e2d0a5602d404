// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/scenario_table.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "algorithms/io/table/table_reader.hpp"

#include "solver/core/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate::io {
namespace {

constexpr double most = 1e6;            // a weight, factor or shift beyond it is a slip
constexpr std::size_t longest_id = 80;  // bytes: an id is also part of a file's name
const std::string return_period = "return_period";
const std::set<std::string> text_columns = {"id", "hydrograph", "level_series", "barriers", "breach"};
const std::string prefix = "hydrograph:";

struct NumberColumn {
  const char* name;
  double ScenarioRow::*value;
  double least;
  bool may_be_least;
  const char* limits;
};

constexpr std::array<NumberColumn, 6> number_columns = {{
    {"weight", &ScenarioRow::weight, 0, false, translatable("a weight is greater than 0")},
    {"factor", &ScenarioRow::factor, 0, true, translatable("a factor on discharges is at least 0")},
    {"shift_s", &ScenarioRow::shift_s, -1e9, true, translatable("a shift is in seconds")},
    {"shift_m", &ScenarioRow::shift_m, -most, true, translatable("a shift is in metres")},
    {"rain_factor", &ScenarioRow::rain_factor, 0, true, translatable("a factor on rain is at least 0")},
    {"manning_factor", &ScenarioRow::manning_factor, 0, false,
     translatable("a factor on Manning's n is greater than 0")},
}};

double read_number(const TableReader& reader, std::size_t row, std::size_t column, const NumberColumn& what) {
  const double value = reader.number(row, column);
  const bool fits = value > what.least || (what.may_be_least && value == what.least);
  const double largest = std::max(most, -what.least);
  if (!fits || value > largest)
    reader.fail_at(row, column, "scenario_value_out_of_limits",
                   "The table '%1' has a value beyond its limits",
                   tr("'%1': %2", reader.text(row, column),
                      value > largest ? tr("it must be at most %1", number(largest)) : tr(what.limits)),
                   tr("Correct it."));
  return value;
}

// "A + B" as {A, B}; nothing when the field is empty.
std::optional<std::set<std::string>> read_names(const TableReader& reader, std::size_t row,
                                                std::optional<std::size_t> column) {
  if (!column || reader.text(row, *column).empty()) return {};
  const std::string text = reader.text(row, *column);
  std::set<std::string> names;
  if (folded(text) == "none") return names;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('+', begin), text.size());
    const std::string name = trimmed(text.substr(begin, end - begin));
    if (name.empty())
      reader.fail_at(row, *column, "scenario_name_empty", "The table '%1' has an empty name", quoted(text),
                     tr("Write names as A+B, or none."));
    names.insert(name);
    begin = end + 1;
  }
  return names;
}

// Damage per year is over all floods: one without a return period would be left out of it.
std::optional<double> read_period(const TableReader& reader, std::size_t row,
                                  std::optional<std::size_t> column) {
  if (!column) return {};
  if (reader.text(row, *column).empty() != reader.text(0, *column).empty())
    reader.fail_at(
        row, *column, "some_return_periods_missing", "The table '%1' has return periods in some rows only",
        tr("a damage per year needs that of each scenario"), tr("Fill in the others, or clear all."));
  if (reader.text(row, *column).empty()) return {};
  const double years = reader.number(row, *column);
  if (!(years > 0) || years > 1e9)
    reader.fail_at(
        row, *column, "scenario_value_out_of_limits", "The table '%1' has a value beyond its limits",
        tr("'%1': %2", reader.text(row, *column), tr("a return period is greater than 0, in years")),
        tr("Correct it."));
  return years;
}

void check_id(const TableReader& reader, std::size_t row, std::size_t column,
              std::map<std::string, int>& lines) {
  const std::string id = reader.text(row, column);
  if (id.empty())
    reader.fail_at(row, column, "scenario_id_missing", "The table '%1' has a scenario without an id",
                   tr("the field is empty"), tr("Give each scenario a name of its own."));
  if (id.size() > longest_id)
    reader.fail_at(row, column, "scenario_id_too_long", "The table '%1' has an id that is too long",
                   tr("it has %1 bytes of at most %2", number(id.size()), number(longest_id)),
                   tr("Shorten it."));
  // Each has a folder of its name, and folders may ignore case.
  const auto [before, is_new] = lines.emplace(folded(id), reader.line(row));
  if (!is_new)
    reader.fail_at(
        row, column, "scenario_id_twice", "The table '%1' has an id twice",
        tr("'%1' is also in line %2, where case does not count", id, std::to_string(before->second)),
        tr("Give each scenario a name of its own."));
}

}  // namespace

ScenarioTable read_scenarios(const Table& table) {
  const TableReader reader(table);
  const auto id = reader.find("id");
  if (!id)
    reader.fail_columns("scenario_id_column_missing", "The table '%1' has no column 'id'",
                        tr("it names each scenario"), tr("Add it, with a different name in each row."));

  ScenarioTable result;
  std::vector<std::pair<std::size_t, std::string>> replacements;  // column, and the key that it replaces
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    const std::string name = trimmed(table.columns[column]);
    bool known = text_columns.count(folded(name)) > 0 || folded(name) == return_period;
    for (const NumberColumn& number : number_columns) known = known || folded(name) == number.name;
    if (folded(name).rfind(prefix, 0) == 0)
      replacements.emplace_back(column, trimmed(name.substr(prefix.size())));
    else if (!known)
      result.ignored_columns.push_back(name);
  }

  const auto period = reader.find(return_period);
  const auto hydrograph = reader.find("hydrograph");
  const auto level_series = reader.find("level_series");
  const auto barriers = reader.find("barriers");
  const auto breach = reader.find("breach");
  std::map<std::string, int> lines;  // of the ids so far
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    check_id(reader, row, *id, lines);
    ScenarioRow scenario;
    scenario.id = reader.text(row, *id);
    scenario.where = tr("line %1 of the table '%2'", std::to_string(reader.line(row)), table.name);
    scenario.return_period = read_period(reader, row, period);
    if (hydrograph) scenario.hydrograph = reader.text(row, *hydrograph);
    if (level_series) scenario.level_series = reader.text(row, *level_series);
    scenario.barriers = read_names(reader, row, barriers);
    scenario.breach = read_names(reader, row, breach);
    for (const auto& [column, name] : replacements) {
      const std::string key = reader.text(row, column);
      if (key.empty()) continue;
      if (!scenario.series.emplace(name, key).second)
        reader.fail_at(row, column, "hydrograph_replaced_twice", "The table '%1' replaces a hydrograph twice",
                       tr("'%1' has two columns", name), tr("Remove one of them."));
    }
    for (const NumberColumn& number : number_columns) {
      const auto column = reader.find(number.name);
      if (column && !reader.text(row, *column).empty())
        scenario.*number.value = read_number(reader, row, *column, number);
    }
    result.rows.push_back(std::move(scenario));
  }
  return result;
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/manning_table.hpp"

#include <charconv>
#include <cmath>
#include <optional>

#include "algorithms/io/table/table_reader.hpp"

#include "solver/core/text.hpp"

namespace spate::io {
namespace {

std::size_t column_of(const TableReader& reader, const std::string& name) {
  const std::optional<std::size_t> column = reader.find(name);
  if (!column)
    reader.fail_columns("roughness_column_missing", "The table '%1' lacks a column",
                        tr("a table of roughness has the columns class and manning"),
                        tr("Name a column '%1'.", name));
  return *column;
}

double manning_in(const TableReader& reader, std::size_t row, std::size_t column) {
  const double manning = reader.number(row, column);
  const std::string why = quoted(reader.text(row, column));
  if (!(manning > 0))
    reader.fail_at(row, column, "roughness_not_positive",
                   "The table '%1' has a roughness that is not above 0", why,
                   tr("Manning's n is between %1 (smooth concrete) and %2 (dense wood) s m^-1/3.",
                      number(0.01), number(0.2)));
  if (manning > 1)
    reader.fail_at(row, column, "roughness_above_1", "The table '%1' has a roughness above 1", why,
                   tr("Manning's n is between %1 and %2 s m^-1/3: Strickler's coefficient is 1/n.",
                      number(0.01), number(0.2)));
  return manning;
}

}  // namespace

std::string class_key(const std::string& text) {
  const std::string key = trimmed(text);
  double number = 0;
  const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), number);
  const bool is_number =
      error == std::errc() && end == key.data() + key.size() && !key.empty() && std::isfinite(number);
  return is_number ? class_key(number) : key;
}

std::string class_key(double number) {
  return exact(number);
}

ManningTable read_manning_table(const Table& table) {
  const TableReader reader(table);
  const std::size_t class_column = column_of(reader, "class");
  const std::size_t manning_column = column_of(reader, "manning");
  const std::optional<std::size_t> code_column = reader.find("grid_code");
  ManningTable result;
  std::map<std::string, int> lines;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const double manning = manning_in(reader, row, manning_column);
    const auto add = [&](std::size_t column) {
      const std::string key = class_key(reader.text(row, column));
      const auto [earlier, is_new] = lines.emplace(key, reader.line(row));
      if (!is_new)
        reader.fail_at(row, column, "class_twice", "The table '%1' has a class twice",
                       tr("'%1' is also in line %2", key, std::to_string(earlier->second)),
                       tr("Remove one of them."));
      result[key] = manning;
    };
    if (reader.text(row, class_column).empty())
      reader.fail_at(row, class_column, "class_missing", "The table '%1' has a row without a class",
                     tr("the field is empty"), tr("Name the class, or remove the row."));
    add(class_column);
    if (code_column && !reader.text(row, *code_column).empty()) add(*code_column);
  }
  return result;
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/table_reader.hpp"

#include <charconv>
#include <cmath>

#include "algorithms/io/table/column_names.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

bool is_pointed_number(const std::string& field) {
  return field.find('.') != std::string::npos && field.find('.') == field.rfind('.') &&
         field.find_first_not_of("+-.0123456789eE") == std::string::npos;
}

// A number whose comma cannot stand before thousands.
bool has_decimal_comma(std::string field) {
  const std::size_t comma = field.find(',');
  if (comma == std::string::npos || is_ambiguous(field)) return false;
  field[comma] = '.';
  return parse_number(field).has_value();
}

}  // namespace

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string quoted(const std::string& text) {
  return "'" + text + "'";
}

TableReader::TableReader(const Table& table) : table_(table) {
  if (table.rows.empty()) {
    throw Error("table_empty", tr("The table '%1' is empty", table.name), tr("it has no row"),
                tr("Give it at least one row."));
  }
  for (const auto& row : table.rows) {
    for (const std::string& field : row) {
      has_points_ = has_points_ || is_pointed_number(trimmed(field));
      has_decimal_commas_ = has_decimal_commas_ || has_decimal_comma(trimmed(field));
    }
  }
}

std::optional<std::size_t> TableReader::find(const std::string& name) const {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (column_key(table_.columns[i]) != name) continue;
    if (found)
      fail("column_twice", "The table '%1' has a column twice", tr("two columns are named '%1'", name),
           tr("Remove one of them."));
    found = i;
  }
  return found;
}

double TableReader::number(std::size_t row, std::size_t column) const {
  std::string digits = text(row, column);
  const std::string as_given = digits;
  if (digits.empty())
    fail_at(row, column, "number_missing", "The table '%1' has no number", tr("the field is empty"),
            tr("Give it a number, or remove the row."));
  if (digits.find(',') != std::string::npos) {
    if (has_points_ || digits.find('.') != std::string::npos || digits.find(',') != digits.rfind(',') ||
        (is_ambiguous(digits) && !has_decimal_commas_)) {
      fail_at(row, column, "number_ambiguous", "The table '%1' has a number that could mean two things",
              tr("'%1': a comma for decimals or for thousands?", as_given),
              tr("Use one decimal sign throughout the table and no thousands separators."));
    }
    digits[digits.find(',')] = '.';
  }
  if (digits.front() == '+' && digits.find('-') != 1) digits.erase(0, 1);
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error == std::errc::invalid_argument || end != digits.data() + digits.size()) {
    fail_at(row, column, "number_is_text", "The table '%1' has text instead of a number", quoted(as_given),
            tr("Write only the number: the unit stands in the column's name."));
  }
  if (error != std::errc() || !std::isfinite(value)) {
    fail_at(row, column, "number_not_finite", "The table '%1' has a number that is not finite",
            quoted(as_given), tr("Give it a finite number."));
  }
  return value;
}

void TableReader::fail(const char* key, const char* problem, const std::string& why,
                       const std::string& remedy) const {
  throw Error(key, tr(problem, table_.name), why, remedy);
}

void TableReader::fail_columns(const char* key, const char* problem, const std::string& why,
                               const std::string& remedy) const {
  std::string names;
  for (const std::string& column : table_.columns)
    names += (names.empty() ? "" : ", ") + quoted(trimmed(column));
  fail(key, problem, tr("%1; it has %2", why, names), remedy);
}

void TableReader::fail_at(std::size_t row, std::size_t column, const char* key, const char* problem,
                          const std::string& why, const std::string& remedy) const {
  fail(key, problem, tr("line %1, column '%2': %3", std::to_string(line(row)), column_name(column), why),
       remedy);
}

}  // namespace spate::io

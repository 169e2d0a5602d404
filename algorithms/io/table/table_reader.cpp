// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/table_reader.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

#include "solver/core/check.hpp"

namespace spate::io {
namespace {

bool is_pointed_number(const std::string& field) {
  return field.find('.') != std::string::npos && field.find('.') == field.rfind('.') &&
         field.find_first_not_of("+-.0123456789eE") == std::string::npos;
}

}  // namespace

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

TableReader::TableReader(const Table& table) : table_(table) {
  if (table.rows.empty()) {
    throw Error("The table '" + table.name + "' is empty", "it has no row", "Give it at least one row.");
  }
  for (const auto& row : table.rows) {
    for (const std::string& field : row) has_points_ = has_points_ || is_pointed_number(trimmed(field));
  }
}

std::optional<std::size_t> TableReader::find(const std::string& name) const {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (lower(trimmed(table_.columns[i])) != name) continue;
    if (found)
      fail("has the column '" + name + "' twice", "a value could come from either", "Remove one of them.");
    found = i;
  }
  return found;
}

double TableReader::number(std::size_t row, std::size_t column) const {
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
    fail_at(row, column, "has a number that is not finite", "'" + as_given + "'", "Give it a finite number.");
  }
  return value;
}

void TableReader::fail(const std::string& problem, const std::string& why, const std::string& remedy) const {
  throw Error("The table '" + table_.name + "' " + problem, why, remedy);
}

void TableReader::fail_at(std::size_t row, std::size_t column, const std::string& problem,
                          const std::string& why, const std::string& remedy) const {
  fail(problem,
       "line " + std::to_string(line(row)) + ", column '" + trimmed(table_.columns[column]) + "': " + why,
       remedy);
}

}  // namespace spate::io

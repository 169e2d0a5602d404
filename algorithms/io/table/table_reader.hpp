// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose cells are asked for by row and column, as text or number; every complaint names its place.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "algorithms/io/table/hydrograph_table.hpp"

namespace spate::io {

std::string trimmed(const std::string& text);
std::string lower(std::string text);  // ASCII

class TableReader {
 public:
  // Throws Error when the table has no row. It must outlive the reader.
  explicit TableReader(const Table& table);

  std::size_t rows() const { return table_.rows.size(); }
  std::size_t columns() const { return table_.columns.size(); }
  std::string column_name(std::size_t column) const { return trimmed(table_.columns[column]); }
  int line(std::size_t row) const { return table_.line_numbers[row]; }

  // The column of that name (in lower case); throws when there are two.
  std::optional<std::size_t> find(const std::string& name) const;

  std::string text(std::size_t row, std::size_t column) const { return trimmed(table_.rows[row][column]); }
  // Throws when the field is empty, text, not finite, or ambiguous for its comma.
  double number(std::size_t row, std::size_t column) const;

  [[noreturn]] void fail(const std::string& problem, const std::string& why, const std::string& remedy) const;
  [[noreturn]] void fail_at(std::size_t row, std::size_t column, const std::string& problem,
                            const std::string& why, const std::string& remedy) const;

 private:
  const Table& table_;
  bool has_points_ = false;  // some number has a decimal point
};

}  // namespace spate::io

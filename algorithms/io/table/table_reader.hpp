// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the cells of a table by row and column, as text or as numbers. Every error names its place.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "algorithms/io/table/table.hpp"

namespace spate::io {

std::string trimmed(const std::string& text);
std::string quoted(const std::string& text);  // for messages

class TableReader {
 public:
  // Throws Error when the table has no row. The table must outlive the reader.
  explicit TableReader(const Table& table);

  std::size_t rows() const { return table_.rows.size(); }
  std::size_t columns() const { return table_.columns.size(); }
  std::string column_name(std::size_t column) const { return trimmed(table_.columns[column]); }
  int line(std::size_t row) const { return table_.line_numbers[row]; }

  // The column with that key (column_names.hpp); throws when there are two.
  std::optional<std::size_t> find(const std::string& name) const;

  std::string text(std::size_t row, std::size_t column) const { return trimmed(table_.rows[row][column]); }
  // Throws when the field is empty, is text, is not finite, or has a comma that could mean two things.
  double number(std::size_t row, std::size_t column) const;

  // Throw Error. problem is a text of the source in which %1 stands for the table's name, and is translated
  // here; why and remedy are translated by the caller.
  [[noreturn]] void fail(const char* key, const char* problem, const std::string& why,
                         const std::string& remedy) const;
  // The same, for a column that is missing: why is followed by those that are there.
  [[noreturn]] void fail_columns(const char* key, const char* problem, const std::string& why,
                                 const std::string& remedy) const;
  [[noreturn]] void fail_at(std::size_t row, std::size_t column, const char* key, const char* problem,
                            const std::string& why, const std::string& remedy) const;

 private:
  const Table& table_;
  bool has_points_ = false;          // whether some number has a decimal point
  bool has_decimal_commas_ = false;  // whether some number has a comma that can be nothing else
};

}  // namespace spate::io

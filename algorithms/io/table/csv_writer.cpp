// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/csv_writer.hpp"

#include <sstream>

#include "algorithms/io/new_files.hpp"

namespace spate::io {
namespace {

std::string csv_field(const std::string& field) {
  std::string text = "\"";
  for (const char letter : field) text += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return text + "\"";
}

void write_record(const std::vector<std::string>& fields, std::ostream& out) {
  for (std::size_t i = 0; i < fields.size(); ++i) out << (i > 0 ? "," : "") << csv_field(fields[i]);
  out << "\n";
}

// Its first field begins with '#', and so must the line.
void write_note(const std::vector<std::string>& fields, std::ostream& out) {
  for (std::size_t i = 0; i < fields.size(); ++i) out << (i > 0 ? "," : "") << fields[i];
  out << "\n";
}

}  // namespace

void write_csv(const Table& table, const std::string& path) {
  std::ostringstream text;
  for (const Table::Note& note : table.notes) write_note(note.fields, text);
  write_record(table.columns, text);
  for (const std::vector<std::string>& row : table.rows) write_record(row, text);
  write_file(path, text.str());
}

}  // namespace spate::io

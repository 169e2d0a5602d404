// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/csv_writer.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

#include "solver/core/check.hpp"

namespace spate::io {
namespace {

std::string quoted(const std::string& field) {
  std::string text = "\"";
  for (const char letter : field) text += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return text + "\"";
}

void write_record(const std::vector<std::string>& fields, std::ostream& out) {
  for (std::size_t i = 0; i < fields.size(); ++i) out << (i > 0 ? "," : "") << quoted(fields[i]);
  out << "\n";
}

// Its first field begins with '#', and so must the line.
void write_note(const std::vector<std::string>& fields, std::ostream& out) {
  for (std::size_t i = 0; i < fields.size(); ++i) out << (i > 0 ? "," : "") << fields[i];
  out << "\n";
}

}  // namespace

void write_csv(const Table& table, const std::string& path) {
  namespace fs = std::filesystem;
  const fs::path temporary = fs::u8path(path + ".part");
  std::ofstream file(temporary, std::ios::binary);
  for (const Table::Note& note : table.notes) write_note(note.fields, file);
  write_record(table.columns, file);
  for (const std::vector<std::string>& row : table.rows) write_record(row, file);
  file.close();
  std::error_code error;
  if (file)
    fs::rename(temporary, fs::u8path(path), error);
  else
    error = std::make_error_code(std::errc::io_error);
  if (error)
    throw Error(tr("'%1' cannot be written", path), error.message(),
                tr("Look for free space, or choose another folder."));
}

}  // namespace spate::io

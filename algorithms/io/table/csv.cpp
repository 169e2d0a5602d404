// SPDX-License-Identifier: GPL-3.0-or-later
// Why not a library: GDAL's CSV driver hides the line numbers, which error messages need, and the separators,
// on which the meaning of a decimal comma depends; the packaged C++ readers want the columns at compile time
// or do not know line numbers.
#include <cpl_string.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "algorithms/io/source_files.hpp"
#include "algorithms/io/table/table.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

std::string cannot_be_read(const std::string& name) {
  return tr("The table '%1' cannot be read", name);
}

bool names_separator(const std::string& line) {
  return line.size() <= std::strlen("sep=;") && folded(line).rfind("sep=", 0) == 0;
}

// Where the header starts: after blank lines, those that begin with '#', as in the tables of FIAT, and one
// that tells Excel the separator: sep=;
std::size_t header_at(const std::string& text) {
  std::size_t at = text.find_first_not_of("\r\n");
  while (at < text.size()) {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    const std::string line = text.substr(at, end - at);
    const bool is_blank = line.find_first_not_of(" \t") == std::string::npos;
    if (!is_blank && line[0] != '#' && !names_separator(line)) break;
    at = text.find_first_not_of("\r\n", end);
  }
  return std::min(at, text.size());
}

// In another encoding the names would not match those of the other inputs.
void check_encoding(const std::string& text, const std::string& path) {
  const std::string remedy = tr("Save the table as CSV in UTF-8.");
  if (text.find('\0') != std::string::npos)
    throw Error("table_not_utf8", cannot_be_read(path), tr("it is not text in UTF-8"), remedy);
  int line = 1;
  for (std::size_t at = 0; at < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (!CPLIsUTF8(text.data() + at, static_cast<int>(end - at)))
      throw Error("table_not_utf8", cannot_be_read(path),
                  tr("line %1 is not text in UTF-8", std::to_string(line)), remedy);
    at = end + 1;
  }
}

std::string read_all(const std::string& path) {
  check_source(path, tr("The table"));
  std::error_code ignored;
  if (std::filesystem::is_directory(std::filesystem::u8path(path), ignored))
    throw Error("table_is_folder", cannot_be_read(path), tr("it is a folder"), tr("Choose a file."));
  std::ifstream file(std::filesystem::u8path(path), std::ios::binary);
  if (!file)
    throw Error("table_unreadable", cannot_be_read(path), std::strerror(errno),
                tr("Check the path and its permissions."));
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (file.bad())
    throw Error("table_unreadable", cannot_be_read(path), std::strerror(errno),
                tr("Check that it is a text file."));
  if (text.rfind("\xEF\xBB\xBF", 0) == 0) text.erase(0, 3);
  check_encoding(text, path);
  return text;
}

// The comma, semicolon or tab that occurs most often outside quotes in the header; a comma when none does.
char separator_of(const std::string& text) {
  const std::size_t start = header_at(text);
  const std::string candidates = ",;\t";
  std::vector<int> counts(candidates.size());
  bool quoted = false;
  for (std::size_t i = start; i < text.size(); ++i) {
    if (text[i] == '"') quoted = !quoted;
    if (!quoted && (text[i] == '\n' || text[i] == '\r')) break;
    const std::size_t which = candidates.find(text[i]);
    if (!quoted && which != std::string::npos) ++counts[which];
  }
  return candidates[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) -
                                             counts.begin())];
}

// Reads the text record by record.
class CsvReader {
 public:
  CsvReader(const std::string& name, const std::string& text)
      : name_(name), text_(text), separator_(separator_of(text)) {}

  bool at_end() const { return at_ >= text_.size(); }
  int line() const { return line_; }

  std::vector<std::string> record() {
    std::vector<std::string> fields(1);
    while (!at_end()) {
      const char c = text_[at_++];
      if (c == '"' && fields.back().find_first_not_of(' ') == std::string::npos) {
        fields.back() = quoted_field();
      } else if (c == separator_) {
        fields.emplace_back();
      } else if (c == '\n' || c == '\r') {
        if (c == '\r' && !at_end() && text_[at_] == '\n') ++at_;
        ++line_;
        break;
      } else {
        fields.back() += c;
      }
    }
    return fields;
  }

 private:
  std::string quoted_field() {
    const int opened = line_;
    std::string field;
    while (!at_end()) {
      const char c = text_[at_++];
      if (c == '"') {
        if (at_end() || text_[at_] != '"') return field;
        ++at_;  // "" stands for "
      }
      if (c == '\n') ++line_;
      field += c;
    }
    throw Error("table_quote_open", cannot_be_read(name_),
                tr("a quotation mark in line %1 is never closed", std::to_string(opened)),
                tr("Close or remove it."));
  }

  const std::string& name_;
  const std::string& text_;
  char separator_;
  std::size_t at_ = 0;
  int line_ = 1;
};

bool is_blank(const std::vector<std::string>& fields) {
  return std::all_of(fields.begin(), fields.end(), [](const std::string& field) {
    return field.find_first_not_of(" \t") == std::string::npos;
  });
}

}  // namespace

Table read_csv(const std::string& path) {
  return parse_csv(path, read_all(path));
}

Table parse_csv(const std::string& name, const std::string& text) {
  CsvReader reader(name, text);
  Table table;
  table.name = name;
  while (!reader.at_end()) {
    const int line = reader.line();
    std::vector<std::string> fields = reader.record();
    if (is_blank(fields)) continue;
    if (table.columns.empty() && fields.size() <= 2 &&
        names_separator(fields.size() == 2 ? fields[0] + ';' + fields[1] : fields[0]))
      continue;
    if (table.columns.empty() && fields.front().rfind('#', 0) == 0) {
      table.notes.push_back({line, std::move(fields)});
      continue;
    }
    if (table.columns.empty()) {
      table.columns = std::move(fields);
      continue;
    }
    if (fields.size() != table.columns.size()) {
      throw Error(
          "table_row_length", tr("The table '%1' has a row of another length", name),
          tr("line %1 has %2 fields, the header has %3 columns", std::to_string(line), number(fields.size()),
             number(table.columns.size())),
          tr("Complete the row, and quote fields that contain the separator (such as decimal commas in "
             "a table that is separated by commas)."));
    }
    table.rows.push_back(std::move(fields));
    table.line_numbers.push_back(line);
  }
  if (table.rows.empty()) {
    throw Error("table_empty", tr("The table '%1' is empty", name),
                table.columns.empty() ? tr("it has no line of text") : tr("it has a header but no row"),
                tr("Give it a header line and at least one row."));
  }
  return table;
}

}  // namespace spate::io

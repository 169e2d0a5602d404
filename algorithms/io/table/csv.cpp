// SPDX-License-Identifier: GPL-3.0-or-later
// A reader of its own: GDAL's CSV driver hides line numbers and separators, which the complaints need and
// decimal commas depend on; the packaged C++ readers want the columns at compile time or know no line
// numbers.
#include <cpl_string.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "algorithms/io/table/hydrograph_table.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

const char* const save_as = "Save the table as CSV in UTF-8.";

// Where the header starts: behind empty lines and, as in the tables of FIAT, lines that begin with '#'.
std::size_t header_at(const std::string& text) {
  std::size_t at = text.find_first_not_of("\r\n");
  while (at < text.size() && text[at] == '#')
    at = text.find_first_not_of("\r\n", text.find_first_of("\r\n", at));
  return std::min(at, text.size());
}

// Text of another encoding would read as keys that nothing else names so.
void check_encoding(const std::string& text, const std::string& problem) {
  if (text.find('\0') != std::string::npos) throw Error(problem, "it is not text in UTF-8", save_as);
  int line = 1;
  for (std::size_t at = 0; at < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (!CPLIsUTF8(text.data() + at, static_cast<int>(end - at)))
      throw Error(problem, "line " + std::to_string(line) + " is not text in UTF-8", save_as);
    at = end + 1;
  }
}

std::string read_all(const std::string& path) {
  const std::string problem = "The table '" + path + "' cannot be read";
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) throw Error(problem, "it is a folder", "Choose a file.");
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(problem, std::strerror(errno), "Check the path and its permissions.");
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (file.bad()) throw Error(problem, std::strerror(errno), "Check that it is a file of text.");
  if (text.rfind("\xEF\xBB\xBF", 0) == 0) text.erase(0, 3);
  check_encoding(text, problem);
  return text;
}

// The one of , ; and tab that the header line has most of outside quotes; a comma when it has none.
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

// Walks through the text, one record after the other.
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
    throw Error("The table '" + name_ + "' cannot be read",
                "a quotation mark in line " + std::to_string(opened) + " is never closed",
                "Close or remove it.");
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
          "The table '" + name + "' has a row of another length",
          "line " + std::to_string(line) + " has " + std::to_string(fields.size()) +
              " fields, the header has " + std::to_string(table.columns.size()) + " columns",
          "Complete the row, and quote fields that contain the separator (decimal commas in a table that is "
          "separated by commas).");
    }
    table.rows.push_back(std::move(fields));
    table.line_numbers.push_back(line);
  }
  if (table.rows.empty()) {
    throw Error("The table '" + name + "' is empty",
                table.columns.empty() ? "no line of text" : "a header but no row",
                "Give it a header line and at least one row.");
  }
  return table;
}

}  // namespace spate::io

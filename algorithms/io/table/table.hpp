// SPDX-License-Identifier: GPL-3.0-or-later
// A table as text, from a CSV file or from the attributes of a layer.
#pragma once

#include <string>
#include <vector>

namespace spate::io {

// Each row has as many fields as there are columns.
struct Table {
  std::string name;  // the file or the layer, for messages
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
  std::vector<int> line_numbers;  // of each row, for messages
  struct Note {
    int line = 0;
    std::vector<std::string> fields;
  };
  std::vector<Note> notes{};  // lines before the header that begin with '#'
};

// Reads CSV (RFC 4180) in UTF-8. The separator is a comma, a semicolon or a tab, as the header line shows;
// quoted fields, a byte order mark, CRLF and empty lines are accepted. Throws Error when the file cannot be
// read, is empty or has another encoding, or when a row has too few or too many fields.
Table read_csv(const std::string& path);
// The same from memory, without a byte order mark; name stands for the file in messages.
Table parse_csv(const std::string& name, const std::string& text);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Hydrographs and rain from tables. Columns (case does not matter, others are ignored):
//   time_s | time_min | time_h      exactly one; strictly increasing for each hydrograph
//   hydrograph                      the key; may be missing when there is one hydrograph only
//   discharge_m3s | level_m         a value in one of them in each row; one kind for each hydrograph
//   rain_mmh                        >= 0
// Numbers have a decimal point, or a decimal comma throughout the table. Every complaint names line and
// column.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "solver/core/series.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

// Text as it stands in a file or a layer; each row has as many fields as there are columns.
struct Table {
  std::string name;  // for messages: the file or the layer
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
  std::vector<int> line_numbers;  // of each row, for messages
  struct Note {
    int line = 0;
    std::vector<std::string> fields;
  };
  std::vector<Note> notes{};  // lines before the header that begin with '#'
};

// CSV (RFC 4180) in UTF-8: comma, semicolon or tab, found from the header line; quoted fields, BOM, CRLF and
// empty lines are accepted. Throws Error when it cannot be read, is empty or in another encoding, or a row
// has too few or too many fields.
Table read_csv(const std::string& path);
Table parse_csv(const std::string& name, const std::string& text);  // without BOM

struct Hydrograph {
  InflowKind kind = InflowKind::discharge;
  Series series;  // m3/s, or m (absolute); times in s
};

// By key; the key is empty when the table has no column hydrograph.
std::map<std::string, Hydrograph> read_hydrographs(const Table& table);

// m/s over s.
Series read_rain(const Table& table);

}  // namespace spate::io

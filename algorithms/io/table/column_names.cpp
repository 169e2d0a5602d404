// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/column_names.hpp"

#include <algorithm>
#include <vector>

#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

using Words = std::vector<std::string>;

struct Quantity {
  Words names;
  struct Unit {
    Words names;
    const char* key;
  };
  std::vector<Unit> units;
};

const std::vector<Quantity>& quantities() {
  static const std::vector<Quantity> list = {
      {{"time", "t", "elapsed time"},
       {{{"s", "sec", "secs", "second", "seconds"}, "time_s"},
        {{"min", "mins", "minute", "minutes"}, "time_min"},
        {{"h", "hr", "hrs", "hour", "hours"}, "time_h"}}},
      {{"q", "discharge", "flow", "flow rate", "flowrate", "streamflow", "inflow"},
       {{{"m3/s", "m3s", "m3s-1", "m3/sec", "cms", "cumecs"}, "discharge_m3s"}}},
      {{"level", "water level", "stage", "h", "water surface elevation", "wse"},
       {{{"m", "metre", "metres", "meter", "meters"}, "level_m"}}},
      {{"depth", "water depth"}, {{{"m", "metre", "metres", "meter", "meters"}, "depth_m"}}},
      {{"rain", "rainfall", "rain intensity", "rainfall intensity", "precipitation"},
       {{{"mm/h", "mmh", "mmh-1", "mm/hr", "mm/hour"}, "rain_mmh"}}}};
  return list;
}

bool is_one_of(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The raised digits and the signs of powers that units are written with, as plain ones.
std::string plain(std::string text) {
  for (const auto& [from, to] : {std::pair("\u00b3", "3"), std::pair("\u207b\u00b9", "-1"),
                                 std::pair("^", ""), std::pair("_", " "), std::pair("**", "")})
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from))
      text.replace(at, std::string(from).size(), to);
  return text;
}

std::string without_blanks(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  return text;
}

}  // namespace

std::string column_key(const std::string& header) {
  std::string own = folded(trimmed(header));
  const std::string text = plain(own);
  const std::size_t open = text.find_first_of("([");
  if (open == std::string::npos) return own;
  const std::size_t close = text.find_first_of(")]", open);
  if (close != text.size() - 1) return own;
  const std::string name = trimmed(text.substr(0, open));
  const std::string unit = without_blanks(text.substr(open + 1, close - open - 1));
  for (const Quantity& quantity : quantities()) {
    if (!is_one_of(quantity.names, name)) continue;
    for (const Quantity::Unit& each : quantity.units)
      if (is_one_of(each.names, unit)) return each.key;
  }
  return own;
}

}  // namespace spate::io

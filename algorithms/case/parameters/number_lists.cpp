// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/number_lists.hpp"

#include <algorithm>
#include <sstream>

#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// The limits of the numbers in a list, which must also be greater than 0.
struct NumberList {
  double most;
  std::string limits;
  std::string remedy;
};

NumberList depth_list() {
  return {1000, tr("each must be a depth above 0 m, up to 1000 m"),
          tr("Write depths with commas between them, as in %1", "0.1, 0.3, 0.5")};
}

NumberList share_list() {
  return {1, tr("each must be a share above 0, up to 1"),
          tr("Write shares with commas between them, as in %1", "0.05, 0.5, 0.95")};
}

NumberList period_list() {
  return {1e7, tr("each must be a number of years above 0"),
          tr("Write return periods with commas between them, as in %1", "10, 30, 100")};
}

std::vector<double> parse_numbers(const NumberList& list, const std::string& name, const std::string& text) {
  // Between semicolons, a comma can only be a decimal comma.
  std::string numbers = io::trimmed(text);
  const char separator = numbers.find(';') != std::string::npos ? ';' : ',';
  if (separator == ';') std::replace(numbers.begin(), numbers.end(), ',', '.');
  std::vector<double> values;
  std::istringstream stream(numbers);
  for (std::string part; std::getline(stream, part, separator);) {
    if (part.empty()) continue;
    const std::optional<double> value = io::parse_number(io::trimmed(part));
    if (!value || !(*value > 0) || *value > list.most)
      throw Error("list_value_wrong", tr("%1 holds '%2'", name, io::trimmed(part)), list.limits, list.remedy);
    values.push_back(*value);
  }
  if (values.empty())
    throw Error("list_empty", tr("%1 is empty", name), tr("at least one number is needed"), list.remedy);
  return values;
}

std::vector<double> sorted(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  // Shares closer together would have the same field name, which has six digits of a percent.
  const auto same = [](double a, double b) { return b - a <= 2e-8; };
  values.erase(std::unique(values.begin(), values.end(), same), values.end());
  return values;
}

}  // namespace

std::vector<double> parse_depths(const std::string& name, const std::string& text) {
  return sorted(parse_numbers(depth_list(), name, text));
}

std::vector<double> parse_shares(const std::string& name, const std::string& text) {
  return sorted(parse_numbers(share_list(), name, text));
}

std::vector<double> parse_periods(const std::string& name, const std::string& text) {
  std::vector<double> periods = parse_numbers(period_list(), name, text);
  if (sorted(periods).size() != periods.size())
    throw Error("list_value_twice", tr("%1 holds a number twice", name),
                tr("two floods of one probability have one damage"),
                tr("Keep one layer for each return period."));
  return periods;
}

}  // namespace spate

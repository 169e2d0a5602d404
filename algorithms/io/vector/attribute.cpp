// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/attribute.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <regex>

#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
bool is_ambiguous(const std::string& text) {
  static const std::regex thousands("[+-]?[1-9]\\d{0,2},\\d{3}");
  return std::regex_match(text, thousands);
}

std::string without_formula(const std::string& text) {
  const bool is_formula = !text.empty() && std::string("=+-@\t\r").find(text[0]) != std::string::npos;
  return is_formula && !parse_number(text) ? "'" + text : text;
}

std::string with_formula(const std::string& text) {
  const std::string rest = text.substr(text.empty() || text[0] != '\'' ? 0 : 1);
  return without_formula(rest) == text ? rest : text;
}

std::string text_of(const Attribute& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return trimmed(*text);
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
  if (const auto* number = std::get_if<double>(&value)) return exact(*number);
  return {};
}

std::optional<double> parse_number(const std::string& text) {
  const std::size_t sign = text.rfind('+', 0) == 0 && text.rfind("+-", 0) != 0 ? 1 : 0;
  double number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + sign, end, number);
  if (text.size() == sign || error != std::errc() || stop != end) return std::nullopt;
  return number;
}

std::optional<double> number_of(const Attribute& value, std::string* doubt) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
  std::string why = tr("it must be a number");
  if (const auto* number = std::get_if<double>(&value)) {
    if (std::isfinite(*number)) return *number;
  } else {
    std::string text = text_of(value);
    if (text.empty()) return std::nullopt;
    if (is_ambiguous(text)) {
      why = tr("its comma may stand before decimals or behind thousands");
    } else {
      std::replace(text.begin(), text.end(), ',', '.');
      const std::optional<double> number = parse_number(text);
      if (number && std::isfinite(*number)) return number;
    }
  }
  if (doubt != nullptr) *doubt = why;
  return std::nullopt;
}

Attribute or_null(std::optional<double> value) {
  if (value && std::isfinite(*value)) return *value;
  return {};
}

}  // namespace spate::io

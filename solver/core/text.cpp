// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/text.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <utility>

namespace spate {
namespace {

Language& language() {
  static Language instance;
  return instance;
}

// snprintf follows the process' locale, to_chars never does.
std::string plain(double value, std::chars_format format, int precision) {
  char buffer[400];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, format, precision);
  return {buffer, end.ptr};
}

// Digits with a decimal point, as the user's locale writes them.
std::string localised(const std::string& digits) {
  const std::size_t sign = digits.rfind('-', 0) == 0 ? 1 : 0;
  const std::size_t point = std::min(digits.find('.'), digits.size());
  std::string text = digits.substr(0, sign);
  for (std::size_t i = sign; i < point; ++i) {
    if (i > sign && (point - i) % 3 == 0) text += language().group_separator;
    text += digits[i];
  }
  if (point < digits.size()) text += language().decimal_point + digits.substr(point + 1);
  return text;
}

// m2 and m3 in the source are m\u00b2 and m\u00b3 for people; in names ("discharge_m3s", "'m2'") they stay.
std::string with_raised_digits(std::string text) {
  const auto is_part_of_name = [](char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '\'';
  };
  for (std::size_t at = text.find('m'); at != std::string::npos; at = text.find('m', at + 1)) {
    if (at + 1 >= text.size() || (text[at + 1] != '2' && text[at + 1] != '3')) continue;
    const std::size_t begin = at > 0 && text[at - 1] == 'k' ? at - 1 : at;
    if (begin > 0 && is_part_of_name(text[begin - 1])) continue;
    if (at + 2 < text.size() && is_part_of_name(text[at + 2])) continue;
    text.replace(at + 1, 1, text[at + 1] == '2' ? "\u00b2" : "\u00b3");
  }
  return text;
}

bool is_zero(const std::string& digits) {
  return digits.find_first_of("123456789") == std::string::npos;
}

}  // namespace

void set_language(Language chosen) {
  language() = std::move(chosen);
}

std::string translated(const char* source) {
  return with_raised_digits(language().translate ? language().translate(source) : source);
}

std::string fill(const std::string& text, const std::vector<std::string>& arguments) {
  std::string filled;
  bool is_one = false;  // the last argument
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t argument = i + 1 < text.size() ? static_cast<std::size_t>(text[i + 1] - '1') : 9;
    const std::size_t bar = text[i] == '{' ? text.find('|', i) : std::string::npos;
    const std::size_t end = bar == std::string::npos ? bar : text.find('}', bar);
    if (text[i] == '%' && argument < arguments.size()) {
      filled += arguments[argument];
      is_one = arguments[argument] == "1";
      ++i;
    } else if (end != std::string::npos) {
      filled += is_one ? text.substr(i + 1, bar - i - 1) : text.substr(bar + 1, end - bar - 1);
      i = end;
    } else {
      filled += text[i];
    }
  }
  return filled;
}

std::string number(double value, int significant_digits) {
  if (!std::isfinite(value)) return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
  if (value == 0) return "0";
  const std::string rounded = plain(value, std::chars_format::scientific, significant_digits - 1);
  const int exponent = std::stoi(rounded.substr(rounded.find('e') + 1));
  std::string mantissa = rounded.substr(0, rounded.find('e'));
  const auto without_zeros = [](std::string digits) {
    if (digits.find('.') == std::string::npos) return digits;
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
    return digits;
  };
  if (exponent < -4 || exponent > 15)
    return localised(without_zeros(mantissa)) + "e" + std::to_string(exponent);
  // The rounded value itself, so that 1234567 to three digits is 1230000.
  double shown = 0;
  std::from_chars(rounded.data(), rounded.data() + rounded.size(), shown);
  const int decimals = significant_digits - 1 - exponent;
  return localised(without_zeros(plain(shown, std::chars_format::fixed, decimals > 0 ? decimals : 0)));
}

std::string fixed(double value, int decimals) {
  if (!std::isfinite(value)) return number(value);
  std::string digits = plain(value, std::chars_format::fixed, decimals);
  if (digits[0] == '-' && is_zero(digits)) digits.erase(0, 1);
  return localised(digits);
}

std::string number(long long value) {
  return localised(std::to_string(value));
}

std::string folded(std::string key) {
  for (char& letter : key)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return key;
}

std::string in_megabytes(double bytes) {
  return tr("%1 MB", fixed(std::ceil(bytes / 1e6), 0));
}

std::string free_megabytes(double bytes) {
  return tr("%1 MB", fixed(std::floor(bytes / 1e6), 0));
}

std::string exact(double value) {
  if (value == 0) return "0";  // of -0, too
  std::string text;
  for (int digits = 6; digits <= 17; ++digits) {
    text = plain(value, std::chars_format::general, digits);
    double read = 0;
    std::from_chars(text.data(), text.data() + text.size(), read);
    if (read != value) continue;
    const bool is_whole = text.find("e+") != std::string::npos && std::abs(value) < 1e15;
    return is_whole ? plain(value, std::chars_format::fixed, 0) : text;
  }
  return text;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that users see: translated, with numbers as their locale writes them. Files and keys never go through
// here: they are the same in every language.
#pragma once

#include <functional>
#include <string>
#include <type_traits>
#include <vector>

namespace spate {

// How this process shows texts. Set once at start, before other threads run; without it texts stay as they
// stand in the source, with a decimal point and no separator between groups of digits.
struct Language {
  std::function<std::string(const char*)> translate;  // of a source text; empty = none
  std::string decimal_point = ".";
  std::string group_separator;  // between groups of three digits
};
void set_language(Language language);

// Puts arguments in the places of %1 to %9, all at once, so that an argument may hold a "%2" of its own. Of
// "%1 {cell|cells}" remains what suits the number before it.
std::string fill(const std::string& text, const std::vector<std::string>& arguments);

// A number for people, in the user's locale: at most that many significant digits, without trailing zeros.
// number(0.1) is "0.1", number(1234567.0, 3) "1,230,000" in English.
std::string number(double value, int significant_digits = 6);
// The same with that many digits behind the decimal point, all of them shown.
std::string fixed(double value, int decimals);
std::string number(long long value);
// A number that only names something (the line of a file, the id of a feature) goes through std::to_string.
inline std::string number(int value) {
  return number(static_cast<long long>(value));
}
inline std::string number(std::size_t value) {
  return number(static_cast<long long>(value));
}

// A key without its capitals. Letters beyond ASCII stay, and the process' locale does not matter (the small
// "I" of Turkish is no "i").
std::string folded(std::string key);

// An argument of tr(): numbers as number() writes them, texts as they are.
template <class Argument>
std::string shown(const Argument& argument) {
  if constexpr (std::is_integral_v<Argument>)
    return number(static_cast<long long>(argument));
  else if constexpr (std::is_floating_point_v<Argument>)
    return number(static_cast<double>(argument));
  else
    return std::string(argument);
}

std::string translated(const char* source);

// The text in the user's language, with the arguments in the places of %1 to %9.
template <class... Arguments>
std::string tr(const char* source, const Arguments&... arguments) {
  return sizeof...(arguments) == 0 ? translated(source) : fill(translated(source), {shown(arguments)...});
}

// An amount of memory in whole megabytes, rounded up.
std::string in_megabytes(double bytes);
std::string free_megabytes(double bytes);  // rounded down, as what is free must not seem more than it is

// A number for files and keys: the shortest text, with a decimal point, that reads back as the same number.
std::string exact(double value);

}  // namespace spate

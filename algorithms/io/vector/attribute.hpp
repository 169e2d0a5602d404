// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a field of a feature or of a row of a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace spate::io {

using Attribute = std::variant<std::monostate, std::int64_t, double, std::string>;  // the first is null

// Without blanks around it; empty for null. Numbers read back exactly.
std::string text_of(const Attribute& value);

// Nothing for null, empty text, and what is no finite number; doubt then says why something that is there is
// none. Text may have a decimal comma, but not one that may as well separate thousands.
std::optional<double> number_of(const Attribute& value, std::string* doubt = nullptr);

// The number that a whole text stands for, with a decimal point; nothing for any other text.
std::optional<double> parse_number(const std::string& text);

// A number, or null when it is not known: NaN, infinite or nothing.
Attribute or_null(std::optional<double> value);

// "1,250" is 1.25 here and 1250 there; "0,125" and "1,25" can only have a decimal comma.
bool is_ambiguous(const std::string& text);

// For files that spreadsheets open, which compute what begins like a formula: that gets an apostrophe, and is
// shown as it is. Numbers stay.
std::string without_formula(const std::string& text);
// The text of which that made this one.
std::string with_formula(const std::string& text);

}  // namespace spate::io

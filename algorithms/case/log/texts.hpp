// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts as the log shows them.
#pragma once

#include <string>
#include <vector>

namespace spate {

// Simulated time in the unit that suits it: "90 s", "12.5 min", "3 h".
std::string time_text(double seconds);
std::string square_kilometres(double square_metres);
std::string cubic_metres(double volume);  // without the unit
std::string range_text(double least, double most, int decimals);

// With a capital at the start; letters beyond those of western Europe stay.
std::string sentence(std::string text);
// ASCII letters, in any locale: the small "i" of Turkish has another capital.
std::string in_capitals(std::string text);
// Cuts a longer text, with dots at its end: the names of custom CRSs are whole definitions.
std::string shortened(const std::string& text, std::size_t most = 80);

// "a, b and 3 others", where there are more than so many.
std::string joined_up_to(std::size_t most, std::vector<std::string> list);
// "a, b, c"
std::string joined(const std::vector<std::string>& list, const std::string& separator = ", ");

// The known names most similar to the given one, best first, regardless of case.
std::vector<std::string> nearest_names(const std::string& name, const std::vector<std::string>& known,
                                       std::size_t most);

// Whether a word is probably a slip for that name of five letters or more: it differs by one, or two in
// longer ones, regardless of case.
bool is_slip(const std::string& word, const std::string& name);

}  // namespace spate

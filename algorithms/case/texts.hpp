// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts as the log shows them.
#pragma once

#include <string>
#include <vector>

namespace spate {

// Simulated time in the unit that suits it: "90 s", "12.5 min", "3 h".
std::string time_text(double seconds);
std::string square_kilometres(double square_metres);
std::string cubic_metres(double volume);  // the number alone
std::string range_text(double least, double most, int decimals);

// "a, b, c"
std::string joined(const std::vector<std::string>& list, const std::string& separator = ", ");

// The names most like the one given, best first: what may have been meant. Case does not count.
std::vector<std::string> nearest_names(const std::string& name, const std::vector<std::string>& known,
                                       std::size_t most);

}  // namespace spate

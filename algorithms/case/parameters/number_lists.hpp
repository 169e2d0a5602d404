// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that hold several numbers, as text: "0.1, 0.5" or "0,1; 0,5". Each function throws Error for
// other text, for numbers out of range, and for an empty list; name: of the parameter.
#pragma once

#include <string>
#include <vector>

namespace spate {

// Depths, m, sorted, without repetitions (numbers that differ by 2e-8 or less are one).
std::vector<double> parse_depths(const std::string& name, const std::string& text);

// Shares above 0, up to 1, also sorted and without repetitions.
std::vector<double> parse_shares(const std::string& name, const std::string& text);

// Return periods, years, in the order given, since each belongs to the flood at the same place. Also throws
// when one occurs twice.
std::vector<double> parse_periods(const std::string& name, const std::string& text);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of report.json as a page writes them, with their units; "-" where they are not known.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace spate {

inline constexpr int digits = 3;  // significant ones of a simulated result

std::string rounded(const nlohmann::ordered_json& value);  // with these digits
std::string rate_text(const nlohmann::ordered_json& cubic_metres_per_second);
// An elevation to the centimetre, whatever its digits before the point.
std::string level_text(const nlohmann::ordered_json& metres);
std::string duration_text(const nlohmann::ordered_json& seconds);
std::string volume_text(double cubic_metres);

}  // namespace spate

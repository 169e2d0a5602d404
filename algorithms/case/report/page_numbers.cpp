// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/page_numbers.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "algorithms/case/report/report_plots.hpp"
#include "solver/core/text.hpp"

namespace spate {

using Json = nlohmann::ordered_json;

std::string rounded(const Json& value) {
  return value.is_number() ? number(value.get<double>(), digits) : "-";
}

std::string rate_text(const Json& cubic_metres_per_second) {
  return tr("%1 m³/s", rounded(cubic_metres_per_second));
}

std::string level_text(const Json& metres) {
  return metres.is_number() ? tr("%1 m", fixed(metres.get<double>(), 2)) : "-";
}

std::string duration_text(const Json& seconds) {
  const double time = number_in(seconds), unit = time < 120 ? 1 : time < 7200 ? 60 : 3600;
  const std::string amount = number(time / unit, digits);
  return unit == 1 ? tr("%1 s", amount) : unit == 60 ? tr("%1 min", amount) : tr("%1 h", amount);
}

std::string volume_text(double cubic_metres) {
  const double size = std::fabs(cubic_metres);
  return size >= 999.5e3 ? tr("%1 {million m³|million m³}", number(cubic_metres / 1e6, digits))
                         : tr("%1 m³", number(cubic_metres, digits));
}

}  // namespace spate

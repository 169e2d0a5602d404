// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/series_ends.hpp"

#include <algorithm>
#include <vector>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

bool is_constant(const Series& series) {
  return series.times().size() < 2;
}

// "RAIN_TABLE", "RAIN_TABLE, at 'a', 'b' and 7 others,".
std::string table_at(const std::vector<std::string>& stations) {
  if (stations.front().empty()) return "RAIN_TABLE";
  constexpr std::size_t most_named = 5;
  return tr("RAIN_TABLE, at %1,", joined_up_to(most_named, stations));
}

}  // namespace

void tell_ends(const std::string& label, InflowKind kind, const Series& series, double duration, Log& log) {
  if (is_constant(series)) return;
  const double first = series.times().front(), last = series.times().back();
  const double value = series.values().front();
  if (first > 0 && kind == InflowKind::discharge && value != 0)
    log.warning({"series_starts_late", tr("The series of %1 begins only after %2", label, time_text(first)),
                 tr("its first value, %1 m³/s, is taken from the start of the run on: %2 m³ until then",
                    number(value), cubic_metres(first * value)),
                 tr("Add a row at 0 s, or count its times from the start of the run.")});
  else if (first > 0)
    log.info(tr("    The series of %1 begins after %2 and is constant until then", label, time_text(first)));
  if (last < duration)
    log.info(
        tr("    The series of %1 ends after %2 and is held constant from then on", label, time_text(last)));
}

void warn_of_rain_ends(const std::map<std::string, Series>& rain, double duration, Log& log) {
  std::vector<std::string> late, held;
  double begins = 0, early = 0, ends = duration, rate = 0;  // s, m, s, m/s: the most, or the first of them
  for (const auto& [station, series] : rain) {
    if (is_constant(series)) continue;
    const std::string name = station.empty() ? station : "'" + station + "'";
    const double first = series.times().front(), last = series.times().back();
    if (first > 0 && series.values().front() > 0) {
      late.push_back(name);
      begins = std::max(begins, first);
      early = std::max(early, first * series.values().front());
    }
    if (last < duration && series.values().back() > 0) {
      held.push_back(name);
      ends = std::min(ends, last);
      rate = std::max(rate, series.values().back());
    }
  }
  if (!late.empty())
    log.warning(
        {"rain_starts_late", tr("%1 begins only after %2, and not with 0", table_at(late), time_text(begins)),
         tr("its first value is taken from the start of the run on: up to %1 mm until then",
            number(1000 * early, 3)),
         tr("Add a row with 0 where the rain begins, or count its times from the start of the run.")});
  if (!held.empty())
    log.warning(
        {"rain_held", tr("%1 ends before the run, and not with 0", table_at(held)),
         tr("up to %1 mm/h are held constant from %2 on", number(rate / mm_per_hour, 3), time_text(ends)),
         tr("Add a row with 0 to RAIN_TABLE where the rain stops.")});
}

}  // namespace spate

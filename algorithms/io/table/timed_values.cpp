// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/timed_values.hpp"

#include <optional>
#include <utility>

#include "algorithms/io/limits.hpp"
#include "solver/core/text.hpp"

namespace spate::io {

TimeColumn time_column(const TableReader& reader) {
  const std::string remedy =
      tr("Name one column time_s, time_min or time_h, or Time (s), Time (min) or Time (h).");
  std::optional<TimeColumn> found;
  for (const auto& [name, factor] :
       {std::pair("time_s", 1.0), std::pair("time_min", 60.0), std::pair("time_h", 3600.0)}) {
    const auto column = reader.find(name);
    if (!column) continue;
    if (found)
      reader.fail("two_time_columns", "The table '%1' has two columns of time", tr("only one can be used"),
                  tr("Keep one of time_s, time_min and time_h."));
    found = TimeColumn{*column, factor};
  }
  if (found) return *found;
  if (reader.find("time"))
    reader.fail_columns("time_unit_missing", "The table '%1' does not say the unit of its times",
                        tr("the column is named 'time'"), remedy);
  reader.fail_columns("time_column_missing", "The table '%1' has no column of time",
                      tr("none is named time_s, time_min or time_h"), remedy);
}

void check_limit(const TableReader& reader, std::size_t row, std::size_t column, double value, double most,
                 const char* unit) {
  if (value >= -most && value <= most) return;
  reader.fail_at(row, column, "value_beyond_limits", "The table '%1' has a value beyond its limits",
                 tr("%1: it must lie between %2 and %3 %4", quoted(reader.text(row, column)), number(-most),
                    number(most), unit),
                 tr("Correct it, or its unit."));
}

void TimedValues::add(const TableReader& reader, std::size_t row, const TimeColumn& time, double value,
                      const std::string& name, const std::string& key) {
  const double seconds = reader.number(row, time.column) * time.factor;
  check_limit(reader, row, time.column, seconds, most_time, "s");
  if (!times_.empty() && seconds <= times_.back()) {
    const bool repeated = seconds == times_.back();
    const std::string text = reader.text(row, time.column);
    const std::string which = name.empty() ? quoted(text) : tr("'%1' of %2 '%3'", text, key, name);
    if (repeated)
      reader.fail_at(
          row, time.column, "time_twice", "The table '%1' has a time twice",
          tr("%1 repeats the time in the row before", which),
          key.empty()
              ? tr("Keep one value for each time.")
              : tr("Keep one value for each time; if the table holds several series, tell them apart by a "
                   "column '%1'.",
                   key));
    reader.fail_at(
        row, time.column, "times_not_in_order", "The table '%1' has times that are not in order",
        tr("%1 is earlier than the time in the row before", which),
        key.empty()
            ? tr("Sort the table by time.")
            : tr("Sort the table by time; if it holds several series, tell them apart by a column '%1'.",
                 key));
  }
  times_.push_back(seconds);
  values_.push_back(value);
}

}  // namespace spate::io

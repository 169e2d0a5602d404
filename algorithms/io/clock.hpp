// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace spate::io {

// "2026-11-22T01:05:25Z": the time now, as ISO 8601 has it. From any thread.
std::string utc_now();

// Dates of a run, without a time zone unless they are given with one: then in UTC.

// "2026-11-22T06:00:00" of a date and time as ISO 8601 writes them, with a T or a space between and seconds
// or none (rounded to whole ones), and with Z, UTC or an offset; empty when text is no such thing.
std::string date_of(const std::string& text);
// How far its time zone is ahead of UTC, s; 0 where it says none.
int offset_of(const std::string& date);
// So many seconds later, to the millisecond. start: as date_of() gives it.
std::string date_after(const std::string& start, double seconds);
// From one date to another, s, to the second. Both: as date_of() gives them.
double seconds_between(const std::string& start, const std::string& end);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/clock.hpp"

#include <cpl_time.h>
#include <ogr_core.h>

#include <cmath>
#include <cstdio>
#include <ctime>
#include <mutex>

namespace spate::io {
namespace {

std::string date_text(GIntBig unix_time) {
  std::tm parts{};
  CPLUnixTimeToYMDHMS(unix_time, &parts);
  char text[64];
  std::snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02d", 1900 + parts.tm_year, 1 + parts.tm_mon,
                parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
  return text;
}

// Nothing when text is no date with a time.
bool read_date(const std::string& text, GIntBig* unix_time) {
  OGRField field{};
  const bool has_time = text.find(':') != std::string::npos;
  if (!has_time || !OGRParseDate(text.c_str(), &field, 0) || field.Date.Month == 0) return false;
  std::tm parts{};
  parts.tm_year = field.Date.Year - 1900;
  parts.tm_mon = field.Date.Month - 1;
  parts.tm_mday = field.Date.Day;
  parts.tm_hour = field.Date.Hour;
  parts.tm_min = field.Date.Minute;
  parts.tm_sec = static_cast<int>(field.Date.Second);
  constexpr int utc = 100;  // OGR's way to write time zones, in steps of 15 minutes
  constexpr GIntBig seconds_per_step = 900;
  std::tm found{};
  CPLUnixTimeToYMDHMS(CPLYMDHMSToUnixTime(&parts), &found);
  if (found.tm_mday != parts.tm_mday) return false;  // the 30th of February would be the 2nd of March
  const int zone = field.Date.TZFlag > 1 ? field.Date.TZFlag - utc : 0;
  *unix_time = CPLYMDHMSToUnixTime(&parts) - zone * seconds_per_step;
  return true;
}

}  // namespace

std::string utc_now() {
  static std::mutex mutex;
  const std::lock_guard<std::mutex> lock(mutex);  // gmtime() has one result for all threads
  const std::time_t now = std::time(nullptr);
  char text[32];
  const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&now));
  return {text, length};
}

std::string date_of(const std::string& text) {
  GIntBig unix_time = 0;
  return read_date(text, &unix_time) ? date_text(unix_time) : std::string();
}

std::string date_after(const std::string& start, double seconds) {
  GIntBig unix_time = 0;
  if (!read_date(start, &unix_time)) return {};
  constexpr GIntBig per_second = 1000;
  const auto later = static_cast<GIntBig>(std::llround(seconds * static_cast<double>(per_second)));
  const GIntBig fraction = (later % per_second + per_second) % per_second;  // of the second before
  std::string text = date_text(unix_time + (later - fraction) / per_second);
  if (fraction == 0) return text;
  char digits[8];
  std::snprintf(digits, sizeof digits, ".%03d", static_cast<int>(fraction));
  return text + digits;
}

double seconds_between(const std::string& start, const std::string& end) {
  GIntBig first = 0, last = 0;
  if (!read_date(start, &first) || !read_date(end, &last)) return std::nan("");
  return static_cast<double>(last - first);
}

}  // namespace spate::io

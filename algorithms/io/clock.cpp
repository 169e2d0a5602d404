// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/clock.hpp"

#include <cpl_conv.h>
#include <cpl_time.h>

#include <cmath>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <regex>

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

// Nothing when text is no date with a time, or has more behind it: "06:00 PM" is not 6 in the morning.
bool read_date(const std::string& text, GIntBig* unix_time, int* ahead = nullptr) {
  static const std::regex form(
      "\\s*(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})(?:T|\\s+)(\\d{1,2}):(\\d{1,2})(?::(\\d{1,2}(?:\\.\\d*)?))?"
      "\\s*(?:Z|UTC|GMT|([+-])(\\d{1,2}):?(\\d{2})?)?\\s*",
      std::regex::icase);
  constexpr std::size_t longest = 100;  // a match goes as deep as its text is long
  std::smatch part;
  if (text.size() > longest || !std::regex_match(text, part, form)) return false;
  const auto whole = [&](std::size_t i) { return part[i].matched ? std::stoi(part[i].str()) : 0; };
  const double second = part[6].matched ? std::round(CPLAtof(part[6].str().c_str())) : 0;
  std::tm date{};
  date.tm_year = whole(1) - 1900;
  date.tm_mon = whole(2) - 1;
  date.tm_mday = whole(3);
  date.tm_hour = whole(4);
  date.tm_min = whole(5);
  if (date.tm_mon < 0 || date.tm_mon > 11 || date.tm_hour > 23 || date.tm_min > 59 || second > 60)
    return false;
  const GIntBig minute = CPLYMDHMSToUnixTime(&date);
  std::tm found{};
  CPLUnixTimeToYMDHMS(minute, &found);
  if (found.tm_mday != date.tm_mday) return false;  // the 30th of February would be the 2nd of March
  const int zone = (part[7].str() == "-" ? -60 : 60) * (60 * whole(8) + whole(9));  // s
  *unix_time = minute + static_cast<GIntBig>(second) - zone;
  if (ahead != nullptr) *ahead = zone;
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

int offset_of(const std::string& date) {
  GIntBig ignored = 0;
  int ahead = 0;
  return read_date(date, &ignored, &ahead) ? ahead : 0;
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

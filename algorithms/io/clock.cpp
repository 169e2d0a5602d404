// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/clock.hpp"

#include <ctime>
#include <mutex>

namespace spate::io {

std::string utc_now() {
  static std::mutex mutex;
  const std::lock_guard<std::mutex> lock(mutex);  // gmtime() has one result for all threads
  const std::time_t now = std::time(nullptr);
  char text[32];
  const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&now));
  return {text, length};
}

}  // namespace spate::io

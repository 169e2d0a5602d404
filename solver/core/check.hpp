// SPDX-License-Identifier: GPL-3.0-or-later
// Errors that a user can act on. Every message reads "<problem> (<why>) <suggestion>".
#pragma once

#include <stdexcept>
#include <string>

namespace spate {

class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
  Error(const std::string& problem, const std::string& why, const std::string& suggestion)
      : std::runtime_error(problem + " (" + why + "). " + suggestion) {}
};

// The memory of a device is too small. What was computed until then stays readable.
class OutOfMemory : public Error {
 public:
  using Error::Error;
};

inline void check(bool holds, const char* problem, const char* why, const char* suggestion) {
  if (!holds) throw Error(problem, why, suggestion);
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Errors that a user can act on. Every message reads "<problem> (<why>). <remedy>".
#pragma once

#include <stdexcept>
#include <string>

#include "solver/core/text.hpp"

namespace spate {

class Error : public std::runtime_error {
 public:
  Error(const std::string& problem, const std::string& why, const std::string& remedy)
      : std::runtime_error(problem + " (" + why + "). " + remedy),
        problem_(problem),
        why_(why),
        remedy_(remedy) {}

  const std::string& problem() const { return problem_; }
  const std::string& why() const { return why_; }
  const std::string& remedy() const { return remedy_; }

 private:
  std::string problem_, why_, remedy_;
};

// The memory of a device is too small. What was computed until then stays readable.
class OutOfMemory : public Error {
 public:
  using Error::Error;
};

// The texts are those of the source, and are translated here.
inline void check(bool holds, const char* problem, const char* why, const char* remedy) {
  if (!holds) throw Error(tr(problem), tr(why), tr(remedy));
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a case says what it understood, and asks whether to go on. Behind it stand QGIS' feedback, a
// terminal, or a list of JSON records. Errors are thrown (solver/core/check.hpp) and reach it at the door
// only.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace spate {

class Log {
 public:
  Log() = default;
  virtual ~Log() = default;
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  virtual void info(const std::string& text) = 0;
  // What is allowed but seldom meant: "<problem> (<why>). <remedy>", as in an Error.
  virtual void warning(const std::string& problem, const std::string& why, const std::string& remedy) = 0;

  virtual void progress(double percent) = 0;
  virtual bool is_cancelled() const = 0;  // from any thread
};

// The three parts as one text; those that are empty are left out.
std::string warning_text(const std::string& problem, const std::string& why, const std::string& remedy);

// The user's own wish, not an error; its text says what was saved.
class Cancelled : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws Cancelled where nothing has been written yet.
void stop_if_cancelled(const Log& log);

// A warning that was found where there is no log.
struct Doubt {
  std::string problem, why, remedy;
};

inline void warn(const Doubt& doubt, Log& log) {
  log.warning(doubt.problem, doubt.why, doubt.remedy);
}

// What the readers of algorithms/io noticed, a sentence each.
void warn_all(const std::vector<std::string>& warnings, Log& log);

}  // namespace spate

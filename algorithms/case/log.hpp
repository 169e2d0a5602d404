// SPDX-License-Identifier: GPL-3.0-or-later
// Where a case says what it understood, and asks whether to go on. Behind it stand QGIS' feedback, a
// terminal, or a list of JSON records. Errors are thrown (solver/core/check.hpp) and reach it at the door
// only.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "solver/core/check.hpp"

namespace spate {

class Log {
 public:
  Log() = default;
  virtual ~Log() = default;
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  virtual void info(const std::string& text) = 0;
  virtual void warning(const Message& message) = 0;  // what is allowed but seldom meant

  virtual void progress(double percent) = 0;
  virtual bool is_cancelled() const = 0;  // from any thread
};

// The user's own wish, not an error; its text says what was saved.
class Cancelled : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws Cancelled where nothing has been written yet.
void stop_if_cancelled(const Log& log);

// Warnings that were found where there is no log.
void warn_all(const std::vector<Message>& warnings, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a case reports what it understood, and asks whether to go on. It is implemented by QGIS' feedback, by
// a terminal, and by a list of JSON records. Errors are thrown (solver/core/check.hpp); only the caller at
// the very top shows them.
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
  virtual void warning(const Message& message) = 0;  // something allowed but rarely intended

  virtual void progress(double percent) = 0;
  virtual bool is_cancelled() const = 0;  // from any thread
};

// Cancelled by the user, which is not an error; the text says what was saved.
class Cancelled : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws Cancelled where nothing has been written yet.
void stop_if_cancelled(const Log& log);

// Warnings that were found where there is no log.
void warn_all(const std::vector<Message>& warnings, Log& log);

}  // namespace spate

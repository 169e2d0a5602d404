// SPDX-License-Identifier: GPL-3.0-or-later
// Where a case reports what it understood, and asks whether to go on. It is implemented by QGIS' feedback, by
// a terminal, and by a list of JSON records. Errors are thrown (solver/core/check.hpp); only the caller at
// the very top shows them.
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "algorithms/case/log/finding.hpp"
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

  // A warning or a note with its places and its number. A log that has no room for these shows the message;
  // an error is thrown.
  virtual void finding(const Finding& finding);
  // Where the feature lies that is looked at from now on; nothing = none is.
  virtual void about(const std::optional<MapPlace>& /*place*/) {}
  // Whether an error of one feature is kept here, so that the others are looked at too.
  virtual bool keeps(const Error& /*error*/) { return false; }
  virtual bool has_kept() const { return false; }

  virtual void progress(double percent) = 0;
  // What is being done from now on, e.g. "Reading the elevation model"; its progress begins at 0.
  virtual void stage(const std::string& /*title*/) {}
  virtual bool is_cancelled() const = 0;  // from any thread
};

// Cancelled by the user, which is not an error; the text says what was saved.
class Cancelled : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws Cancelled where nothing has been written yet.
void stop_if_cancelled(const Log& log);

// The inputs are wrong, and the log has kept why.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws Refused where what comes next needs inputs without errors.
void stop_if_refused(const Log& log);

// Begins a stage, and returns a function that tells the log how far it has come (several times a second) and
// throws Cancelled when the user has cancelled it. log must outlive it.
std::function<void(double share)> watch_stage(Log& log, const std::string& title);

// Logs warnings that arose where there was no log.
void warn_all(const std::vector<Message>& warnings, Log& log);

}  // namespace spate

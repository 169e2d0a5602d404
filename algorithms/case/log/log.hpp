// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a case, which also says whether the user has cancelled it. QGIS' feedback, a terminal and a list
// of JSON records implement it. Errors are thrown (solver/core/check.hpp); only the outermost caller shows
// them.
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

  // A warning or a note with its places and its number. By default only the message is shown; an error is
  // thrown.
  virtual void finding(const Finding& finding);
  // Sets the place of the feature that following messages are about; none = no feature.
  virtual void about(const std::optional<MapPlace>& /*place*/) {}
  // Returns whether the log has kept an error of one feature, so that the other features are read too.
  virtual bool keeps(const Error& /*error*/) { return false; }
  virtual bool has_kept() const { return false; }

  virtual void progress(double percent) = 0;
  // Begins a stage of the work, e.g. "Reading the elevation model"; its progress begins at 0.
  virtual void stage(const std::string& /*title*/) {}
  virtual bool is_cancelled() const = 0;  // may be called from any thread
};

// Cancelled by the user, which is not an error; the text says what was saved.
class Cancelled : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws Cancelled, with a text for runs that have written nothing yet, when the log is cancelled.
void stop_if_cancelled(const Log& log);

// Thrown when the inputs are wrong and the log has kept the errors.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws Refused if the log has kept errors: the work that follows needs inputs without errors.
void stop_if_refused(const Log& log);

// Begins a stage, and returns a function that reports its progress to the log (several times a second) and
// throws Cancelled when the user has cancelled. log must outlive it.
std::function<void(double share)> watch_stage(Log& log, const std::string& title);

// Logs warnings that arose where there was no log.
void warn_all(const std::vector<Message>& warnings, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a case says what it understood, and asks whether to go on. Behind it stand QGIS' feedback, a
// terminal, or a list of JSON records. Errors are thrown (solver/core/check.hpp) and reach it at the door
// only.
#pragma once

#include <string>

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

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "algorithms/case/log/log.hpp"

namespace spate {

// Writes what was computed even when the user has cancelled: hours of computing should not be lost.
class ToTheEnd : public Log {
 public:
  explicit ToTheEnd(Log& log) : log_(log) {}
  void info(const std::string& text) override { log_.info(text); }
  void warning(const Message& message) override { log_.warning(message); }
  void progress(double percent) override { log_.progress(percent); }
  void stage(const std::string& title) override { log_.stage(title); }
  bool is_cancelled() const override { return false; }

 private:
  Log& log_;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// A log that also keeps its warnings, for a report.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/log.hpp"

namespace spate {

class RememberingLog : public Log {
 public:
  // Both must outlive it.
  RememberingLog(Log& log, std::vector<Message>& warnings) : log_(log), warnings_(warnings) {}

  void info(const std::string& text) override { log_.info(text); }
  void warning(const Message& message) override {
    warnings_.push_back(message);
    log_.warning(message);
  }
  void progress(double percent) override { log_.progress(percent); }
  void stage(const std::string& title) override { log_.stage(title); }
  bool is_cancelled() const override { return log_.is_cancelled(); }

 private:
  Log& log_;
  std::vector<Message>& warnings_;
};

}  // namespace spate

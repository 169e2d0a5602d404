// SPDX-License-Identifier: GPL-3.0-or-later
// A log that also keeps its warnings, for a report.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"

namespace spate {

class RememberingLog : public Log {
 public:
  // The arguments must outlive this object.
  RememberingLog(Log& log, std::vector<Message>& warnings) : log_(log), warnings_(warnings) {}

  void info(const std::string& text) override { log_.info(text); }
  void warning(const Message& message) override {
    warnings_.push_back(message);
    log_.warning(message);
  }
  void finding(const Finding& finding) override {
    if (finding.severity == Severity::warning) warnings_.push_back(finding.message);
    log_.finding(finding);
  }
  void about(const std::optional<MapPlace>& place) override { log_.about(place); }
  bool keeps(const Error& error) override { return log_.keeps(error); }
  bool has_kept() const override { return log_.has_kept(); }
  void progress(double percent) override { log_.progress(percent); }
  void stage(const std::string& title) override { log_.stage(title); }
  bool is_cancelled() const override { return log_.is_cancelled(); }

 private:
  Log& log_;
  std::vector<Message>& warnings_;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// A log that keeps warnings, notes and errors as findings, to show all of them at once.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "algorithms/case/log/log.hpp"

namespace spate {

class FindingsLog : public Log {
 public:
  // log: takes everything else, and must outlive this object.
  explicit FindingsLog(Log& log) : log_(log) {}

  void info(const std::string& text) override { log_.info(text); }
  void warning(const Message& message) override { add(Severity::warning, message); }
  void finding(const Finding& finding) override { findings_.push_back(finding); }
  void about(const std::optional<MapPlace>& place) override { place_ = place; }
  bool keeps(const Error& error) override {
    add(Severity::error, error.message());
    has_kept_ = true;
    return true;
  }
  bool has_kept() const override { return has_kept_; }
  void progress(double percent) override { log_.progress(percent); }
  void stage(const std::string& title) override { log_.stage(title); }
  bool is_cancelled() const override { return log_.is_cancelled(); }

  const std::vector<Finding>& findings() const { return findings_; }

 private:
  void add(Severity severity, const Message& message) {
    Finding finding{severity, message};
    if (place_) finding.spots.push_back({*place_});
    findings_.push_back(std::move(finding));
  }

  Log& log_;
  std::vector<Finding> findings_;
  std::optional<MapPlace> place_;
  bool has_kept_ = false;
};

// The findings of f, errors first, then warnings, then notes. An Error that f throws is one of them.
std::vector<Finding> collect_findings(Log& log, const std::function<void(Log&)>& f);

}  // namespace spate

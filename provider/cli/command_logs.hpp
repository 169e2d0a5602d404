// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a case on a terminal, or as JSON records.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/case/log/log.hpp"

namespace spate::cli {

// A bar on the standard error where that is a terminal; nothing elsewhere.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar() { clear(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  void show(double percent);
  void begin(const std::string& title);  // of what it shows from now on
  void clear();

 private:
  const bool is_wanted_;
  std::string title_;
  int shown_ = -1;  // tenths of a percent; < 0: nothing is
};

// With the bar, and cancelled by signals.
class CommandLog : public Log {
 public:
  void progress(double percent) override { bar_.show(percent); }
  void stage(const std::string& title) override { bar_.begin(title); }
  bool is_cancelled() const override;

 protected:
  ProgressBar bar_;
};

// Lines on the standard output, warnings too, since they belong where they stand among the others.
class TextLog : public CommandLog {
 public:
  void info(const std::string& text) override;
  void warning(const Message& message) override;
};

// The parts of a message: {"key": ..., "problem": ..., "why": ..., "remedy": ...}.
nlohmann::ordered_json record_of(const Message& message);
// The same with "severity" before them, and "value", "unit" and "places" (a list of [x, y, value]) behind.
nlohmann::ordered_json record_of(const Finding& finding);

// [{"level": "info", "text": ...}, {"level": "warning", and the parts of the message}]. A note has its key
// between level and text.
class JsonLog : public CommandLog {
 public:
  void info(const std::string& text) override;
  void warning(const Message& message) override;
  void finding(const Finding& finding) override;

  const nlohmann::ordered_json& records() const { return records_; }

 private:
  nlohmann::ordered_json records_ = nlohmann::ordered_json::array();
};

}  // namespace spate::cli

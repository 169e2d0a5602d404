// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/command_logs.hpp"

#include <algorithm>
#include <iostream>

#include "algorithms/case/input_check.hpp"
#include "algorithms/io/secrets.hpp"
#include "provider/cli/signals.hpp"
#include "provider/cli/terminal.hpp"
#include "solver/core/text.hpp"

namespace spate::cli {

ProgressBar::ProgressBar() : is_wanted_(is_terminal()) {}

void ProgressBar::show(double percent) {
  const int tenths = std::clamp(static_cast<int>(10 * percent), 0, 1000);
  if (!is_wanted_ || tenths == shown_) return;
  shown_ = tenths;
  constexpr int width = 40;
  const auto full = static_cast<std::size_t>(tenths * width / 1000);
  std::cerr << "\r[" << std::string(full, '=') << std::string(width - full, ' ') << "] "
            << fixed(0.1 * tenths, 1) << " % " << title_ << std::flush;
}

void ProgressBar::begin(const std::string& title) {
  clear();
  title_ = title;
  show(0);
}

void ProgressBar::clear() {
  if (shown_ < 0) return;
  std::cerr << "\r" << std::string(100, ' ') << "\r" << std::flush;
  shown_ = -1;
}

void TextLog::info(const std::string& text) {
  bar_.clear();
  std::cout << io::without_secrets(text) << std::endl;
}

void TextLog::warning(const Message& message) {
  bar_.clear();
  std::cout << tr("Warning: %1", io::without_secrets(full_text(message))) << std::endl;
}

nlohmann::ordered_json record_of(const Message& message) {
  return {{"key", message.key},
          {"problem", io::without_secrets(message.problem)},
          {"why", io::without_secrets(message.why)},
          {"remedy", io::without_secrets(message.remedy)}};
}

nlohmann::ordered_json record_of(const Finding& finding) {
  using Json = nlohmann::ordered_json;
  const auto json_of = [](const std::optional<double>& value) { return value ? Json(*value) : Json(); };
  Json record = {{"severity", key_of(finding.severity)}};
  record.update(record_of(finding.message));
  record["value"] = json_of(finding.value);
  record["unit"] = finding.unit;
  Json& places = record["places"] = Json::array();
  for (const Spot& spot : finding.spots)
    places.push_back(Json::array({spot.place.x, spot.place.y, json_of(spot.value)}));
  return record;
}

bool CommandLog::is_cancelled() const {
  return is_interrupted();
}

void JsonLog::info(const std::string& text) {
  records_.push_back({{"level", "info"}, {"text", io::without_secrets(text)}});
}

void JsonLog::warning(const Message& message) {
  nlohmann::ordered_json record = {{"level", "warning"}};
  record.update(record_of(message));
  records_.push_back(std::move(record));
}

void JsonLog::finding(const Finding& finding) {
  if (finding.severity != Severity::note) return CommandLog::finding(finding);
  const Message& note = finding.message;
  const std::string text = full_text({{}, note.problem, note.why, note.remedy});
  records_.push_back({{"level", "info"}, {"key", note.key}, {"text", io::without_secrets(text)}});
}

}  // namespace spate::cli

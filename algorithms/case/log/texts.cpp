// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/log/texts.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

// Letters to insert, remove or replace (Levenshtein 1966), one row of the table at a time.
std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string time_text(double seconds) {
  if (seconds < 120) return tr("%1 s", number(seconds, 4));
  if (seconds < 7200) return tr("%1 min", number(seconds / 60, 4));
  return tr("%1 h", number(seconds / 3600, 4));
}

std::string square_kilometres(double square_metres) {
  return tr("%1 km²", number(square_metres / 1e6, 4));
}

std::string cubic_metres(double volume) {
  return fixed(volume, 1);
}

std::string range_text(double least, double most, int decimals) {
  const std::string from = fixed(least, decimals);
  const std::string to = fixed(most, decimals);
  return from == to ? from : tr("%1 to %2", from, to);
}

std::string sentence(std::string text) {
  if (text.empty()) return text;
  const auto is_between = [&](std::size_t i, unsigned char least, unsigned char most) {
    const auto byte = static_cast<unsigned char>(text[i]);
    return byte >= least && byte <= most;
  };
  // In UTF-8 the second byte of a Latin letter tells its case, but for the sign of division.
  const bool is_latin = text.size() > 1 && is_between(0, 0xc3, 0xc3) && is_between(1, 0xa0, 0xbe);
  if (is_between(0, 'a', 'z')) text[0] = static_cast<char>(text[0] - 0x20);
  if (is_latin && !is_between(1, 0xb7, 0xb7)) text[1] = static_cast<char>(text[1] - 0x20);
  return text;
}

std::string in_capitals(std::string text) {
  for (char& letter : text)
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  return text;
}

std::string shortened(const std::string& text, std::size_t most) {
  return text.size() <= most ? text : text.substr(0, most) + "...";
}

std::string joined(const std::vector<std::string>& list, const std::string& separator) {
  std::string text;
  for (const std::string& item : list) text += (text.empty() ? "" : separator) + item;
  return text;
}

std::string joined_up_to(std::size_t most, std::vector<std::string> list) {
  if (list.size() <= most) return joined(list);
  const std::size_t more = list.size() - most;
  list.resize(most);
  return tr("%1 and %2 {other|others}", joined(list), number(more));
}

std::vector<std::string> nearest_names(const std::string& name, const std::vector<std::string>& known,
                                       std::size_t most) {
  std::vector<std::pair<std::size_t, std::string>> list;
  list.reserve(known.size());
  for (const std::string& each : known) list.emplace_back(edit_distance(folded(name), folded(each)), each);
  std::sort(list.begin(), list.end());
  std::vector<std::string> nearest;
  for (std::size_t i = 0; i < std::min(most, list.size()); ++i) nearest.push_back(list[i].second);
  return nearest;
}

bool is_slip(const std::string& word, const std::string& name) {
  const std::size_t allowed = name.size() < 5 ? 0 : name.size() < 6 ? 1 : 2;
  return word.size() + allowed >= name.size() && name.size() + allowed >= word.size() &&
         edit_distance(folded(word), folded(name)) <= allowed;
}

void Log::finding(const Finding& finding) {
  switch (finding.severity) {
    case Severity::error:
      throw Error(finding.message);
    case Severity::warning:
      return warning(finding.message);
    case Severity::note:
      return info(full_text({{}, finding.message.problem, finding.message.why, finding.message.remedy}));
  }
}

void warn_all(const std::vector<Message>& warnings, Log& log) {
  for (const Message& warning : warnings) log.warning(warning);
}

void stop_if_cancelled(const Log& log) {
  if (log.is_cancelled()) throw Cancelled(tr("Cancelled: nothing was written."));
}

void stop_if_refused(const Log& log) {
  if (log.has_kept()) throw Refused(tr("The inputs have errors."));
}

std::function<void(double)> watch_stage(Log& log, const std::string& title) {
  using Clock = std::chrono::steady_clock;
  static constexpr auto pause = std::chrono::milliseconds(100);
  stop_if_cancelled(log);
  log.stage(title);
  return [&log, told = Clock::now()](double share) mutable {
    stop_if_cancelled(log);
    const auto now = Clock::now();
    if (now - told < pause) return;
    told = now;
    log.progress(100 * share);
  };
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/run_history.hpp"

#include <utility>

namespace spate {

RunHistory::RunHistory(double duration, Recorder* rows, std::vector<Report> past)
    : interval_(duration / looks), rows_(rows), reports_(std::move(past)) {
  while (!reports_.empty() && next_ <= reports_.back().time)
    next_ = static_cast<double>(++count_) * interval_;
}

SavedHistory RunHistory::saved(const Simulation& simulation) const {
  return {reports_, rows_ != nullptr ? rows_->saved(simulation) : SavedRows()};
}

void RunHistory::look(const Report& now, const Simulation& simulation, bool at_end) {
  if (!at_end && now.time < next_) return;
  if (!reports_.empty() && reports_.back().time == now.time) return;
  reports_.push_back(now);
  if (rows_ != nullptr) rows_->record(simulation);
  while (next_ <= now.time) next_ = static_cast<double>(++count_) * interval_;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/run_history.hpp"

namespace spate {

void RunHistory::look(const Report& now, const Simulation& simulation, bool at_end) {
  if (!at_end && now.time < next_) return;
  if (!reports_.empty() && reports_.back().time == now.time) return;
  reports_.push_back(now);
  if (rows_ != nullptr) rows_->record(simulation);
  while (next_ <= now.time) next_ = static_cast<double>(++count_) * interval_;
}

}  // namespace spate

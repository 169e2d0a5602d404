// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/step_limits.hpp"

#include <algorithm>
#include <limits>

namespace spate {

StepLimits::StepLimits(const Numerics& numerics, const RunState* from)
    : since_(numerics.step_limits ? 0 : -1) {
  if (from == nullptr || !counts()) return;
  const SavedLimits& saved = from->limits;
  since_ = saved.since >= 0 ? saved.since : from->steps.steps;
  for (std::size_t i = 0; i < saved.cells.size() && i < saved.steps.size(); ++i)
    steps_of_[saved.cells[i]] = saved.steps[i];
}

Fastest StepLimits::fastest_of_all(const Fastest& own, double speed, Exchange& exchange) const {
  if (!counts()) return {speed, no_cell};
  constexpr double none = std::numeric_limits<double>::lowest();
  double before = own.cell != no_cell && own.speed == speed ? -static_cast<double>(own.cell) : none;
  exchange.largest(&before, 1);
  return {speed, before > none ? static_cast<std::uint64_t>(-before) : no_cell};
}

SavedLimits StepLimits::saved() const {
  SavedLimits saved;
  saved.since = since_;
  for (const auto& [cell, steps] : steps_of_) {
    saved.cells.push_back(cell);
    saved.steps.push_back(steps);
  }
  return saved;
}

void StepLimits::read(std::int32_t columns, std::int32_t row_begin, std::int32_t row_end, std::int64_t steps,
                      float* values) const {
  const auto at_row = [columns](std::int32_t row) {
    return static_cast<std::uint64_t>(row) * static_cast<std::uint64_t>(columns);
  };
  const std::uint64_t first = at_row(row_begin), end = at_row(row_end);
  std::fill_n(values, end - first, std::numeric_limits<float>::quiet_NaN());
  for (auto of = steps_of_.lower_bound(first); of != steps_of_.end() && of->first < end; ++of)
    values[of->first - first] =
        static_cast<float>(static_cast<double>(of->second) / static_cast<double>(steps - since_));
}

}  // namespace spate

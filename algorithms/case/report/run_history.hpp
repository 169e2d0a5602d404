// SPDX-License-Identifier: GPL-3.0-or-later
// How a run went, for its report. Looking on changes nothing of what is computed.
#pragma once

#include <cstdint>
#include <vector>

#include "algorithms/case/over_time/recorder.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

class RunHistory {
 public:
  // rows: recorded at the same times; null = not wanted. It must outlive this.
  RunHistory(double duration, Recorder* rows) : interval_(duration / looks), rows_(rows) {}

  double next_look() const { return next_; }  // s
  // When it is time for it, or at the end.
  void look(const Report& now, const Simulation& simulation, bool at_end = false);

  const std::vector<Report>& reports() const { return reports_; }  // rising times

 private:
  static constexpr double looks = 120;

  const double interval_;  // s
  std::int64_t count_ = 0;
  double next_ = 0;
  Recorder* const rows_;
  std::vector<Report> reports_;
};

}  // namespace spate

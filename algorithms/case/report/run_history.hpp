// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a run over time, for its report. Recording it does not change what is computed.
#pragma once

#include <cstdint>
#include <vector>

#include "algorithms/case/over_time/recorder.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

class RunHistory {
 public:
  // duration in s. rows: records at the same times; null = not wanted. It must outlive this object. past: the
  // looks of the run that is continued.
  RunHistory(double duration, Recorder* rows, std::vector<Report> past);

  double next_look() const { return next_; }  // s
  // Records the state of the run when the next look is due, or at the end.
  void look(const Report& now, const Simulation& simulation, bool at_end = false);

  SavedHistory saved(const Simulation& simulation) const;  // for a checkpoint

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

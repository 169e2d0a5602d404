// SPDX-License-Identifier: GPL-3.0-or-later
// Saves a run now and then while it goes on.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/resume/checkpoint_file.hpp"
#include "algorithms/io/folder_lock.hpp"

namespace spate {

// CHECKPOINT, CHECKPOINT_INTERVAL and RESUME_FROM: see parameter_list.hpp.

class Checkpoints {
 public:
  // What is recorded over time beside the simulation; asked at each checkpoint, and may throw Error.
  using OverTime = std::function<SavedOverTime()>;

  // folder: made when it is not there; empty = none are wanted. interval: s of wall time. Throws Error when
  // nothing can be written there, or another run uses the folder.
  Checkpoints(std::string folder, double interval, RunIdentity identity);

  bool are_wanted() const { return !folder_.empty(); }
  const std::string& folder() const { return folder_; }

  // When the interval has passed. A checkpoint that cannot be written is reported, and the run goes on.
  void save_when_due(const Simulation& simulation, const OverTime& over_time, Log& log);
  void save(const Simulation& simulation, const OverTime& over_time, Log& log);

 private:
  const std::string folder_;
  const double interval_;
  const RunIdentity identity_;
  double last_;  // s, of a steady clock
  std::unique_ptr<io::FolderLock> lock_;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Saves a run at intervals while it computes.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/case/resume/checkpoint_file.hpp"
#include "algorithms/io/folder_lock.hpp"

namespace spate {

// RESUME_FROM as a file: a folder has no checksum.
Values with_checkpoint_file(Values values);

class Checkpoints {
 public:
  // Gives the results over time that a checkpoint holds beside the simulation; may throw Error.
  using OverTime = std::function<SavedOverTime()>;

  // folder: created if missing; empty = no checkpoints. interval: s of wall time. Throws Error when the
  // folder is not writable or another run uses it.
  Checkpoints(std::string folder, double interval, RunIdentity identity);

  bool are_wanted() const { return !folder_.empty(); }
  const std::string& folder() const { return folder_; }
  double saved_time() const { return saved_time_; }  // s simulated; < 0: this run has saved nothing yet

  // Saves once the interval has passed. A checkpoint that cannot be written is reported, and the run goes on.
  void save_when_due(const Simulation& simulation, const OverTime& over_time, Log& log);
  void save(const Simulation& simulation, const OverTime& over_time, Log& log);

 private:
  const std::string folder_;
  const double interval_;
  const RunIdentity identity_;
  double last_;  // s, of a steady clock
  double saved_time_ = -1;
  std::unique_ptr<io::FolderLock> lock_;
};

}  // namespace spate

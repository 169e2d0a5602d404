// SPDX-License-Identifier: GPL-3.0-or-later
// A run that was saved, as a file: another run of the same flood goes on from it, on this or another machine
// and device, to the same bits. The file is whole or not there, and what is damaged is refused.
#pragma once

#include <string>

#include "algorithms/case/fingerprint.hpp"
#include "algorithms/case/log.hpp"

namespace spate {

// CHECKPOINT, CHECKPOINT_INTERVAL and RESUME_FROM: see parameter_list.hpp.

// The file of a folder of checkpoints.
std::string checkpoint_path(const std::string& folder);

// Throws Error when it cannot be written; an older file is then as it was.
void write_checkpoint(const std::string& path, const RunParts& parts, const RunState& state);

// path: of the file, or of its folder. Throws Error when it cannot be read, is damaged, of another version of
// Spate, or of a run of which another part differs.
RunState read_checkpoint(const std::string& path, const RunParts& parts);

// Saves a run now and then while it goes on.
class Checkpoints {
 public:
  // folder: made when it is not there; empty = none are wanted. interval: s of wall time. Throws Error when
  // nothing can be written there.
  Checkpoints(const std::string& folder, double interval, RunParts parts);

  // When the interval has passed. A checkpoint that cannot be written is told of, and the run goes on.
  void save_when_due(const Simulation& simulation, Log& log);
  void save(const Simulation& simulation, Log& log);

 private:
  const std::string path_;
  const double interval_;
  const RunParts parts_;
  double last_;  // s, of a steady clock
};

}  // namespace spate

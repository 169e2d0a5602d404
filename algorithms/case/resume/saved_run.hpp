// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a checkpoint. Plain data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/case/inputs/fingerprint.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// A place of the rows over time, with what identifies it in a continued run.
struct SavedPlace {
  std::string kind, name;
  std::string where;  // its cell or its faces; empty where the name alone counts

  // Of an inflow: the time (s) from which it has its present hydrograph, and the volumes (m3) that it had
  // brought by then and until now.
  double since = 0;
  double before = 0, brought = 0;
};

// Rows over time (over_time/recorder.hpp).
struct SavedRows {
  std::vector<SavedPlace> places;  // none: nothing was recorded
  std::vector<double> times;       // s
  std::vector<double> values;      // by time, place and Recorder::Quantity; NaN = none
};

// The frames of a mesh over time, in a file beside the checkpoint (frame_journal.hpp).
struct SavedFrames {
  std::string file;  // its name; empty = no frames
  std::uint64_t count = 0, bytes = 0;
  std::string digest;  // SHA-256 of these bytes
};

// For the report: the state of the run at its looks (report/run_history.hpp); empty if no report was wanted.
struct SavedHistory {
  std::vector<Report> reports;  // rising times
  SavedRows rows;               // recorded at them, if no other rows were
};

struct SavedOverTime {
  SavedRows rows;
  SavedFrames frames;
  SavedHistory history;
};

struct SavedRun {
  RunIdentity identity;
  RunState state;
  SavedOverTime over_time;
};

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// All that a checkpoint holds of a run. Plain data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/case/inputs/fingerprint.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// A place of the rows over time, and by what it is known again.
struct SavedPlace {
  std::string kind, name;
  std::string where;  // its cell or its faces; empty where the name alone counts

  // Of an inflow: what it had brought when its hydrograph became what it is, and now, m3.
  double since = 0;  // s
  double before = 0, brought = 0;
};

// Rows over time (over_time/recorder.hpp).
struct SavedRows {
  std::vector<SavedPlace> places;  // none: nothing was recorded
  std::vector<double> times;       // s
  std::vector<double> values;      // of each time its places, of each those of Recorder::Quantity; NaN = none
};

// The frames of a mesh over time, in a file beside the checkpoint (frame_journal.hpp).
struct SavedFrames {
  std::string file;  // its name; empty: there are none
  std::uint64_t count = 0, bytes = 0;
  std::string digest;  // SHA-256 of so many bytes
};

struct SavedOverTime {
  SavedRows rows;
  SavedFrames frames;
};

struct SavedRun {
  RunIdentity identity;
  RunState state;
  SavedOverTime over_time;
};

}  // namespace spate

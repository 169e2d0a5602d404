// SPDX-License-Identifier: GPL-3.0-or-later
// How many steps a run takes, and how long: from its first steps, on the real terrain and device.
#pragma once

#include <cstdint>

#include "algorithms/case/log/log.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct TrialLimits {
  std::int64_t steps = 1000;
  double seconds = 5;  // of wall time
};

// Where the trial stood at some moment.
struct TrialMark {
  double time = 0;  // s, simulated
  std::int64_t steps = 0, updates = 0;
  double seconds = 0;   // of wall time
  double supplied = 0;  // m3 of water that have come in, with what was there at the start
};

// The second half of the trial is what the rest of the run is judged by.
struct Trial {
  TrialMark half, end;
  bool is_whole = false;  // it came to the end of the run
};

// A number between two that it is unlikely to leave.
struct Estimate {
  double least = 0, likely = 0, most = 0;
};

struct RunEstimate {
  Estimate steps, seconds;  // of the whole run; wall time
};

// Runs the simulation up to the limits. Throws Cancelled when the log is, and Error as Simulation::run()
// does.
Trial run_trial(Simulation& simulation, const TrialLimits& limits, Log& log);

// A step is as long as the fastest wave lets it be. In a wide channel a discharge Q has a speed of Q^0.4 and
// a celerity of Q^0.3, so steps shorten by about Q^-0.35 while the discharge rises (of rain, that of the last
// hour); below a level by the root of the depth. The wet area, which a step takes its time for, grows by
// about two thirds of the power of the volume, and is all ground at most. scenario: of the simulation.
RunEstimate estimate_run(const Trial& trial, const Scenario& scenario, double duration);

}  // namespace spate

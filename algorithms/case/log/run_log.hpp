// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a simulation: before the first step, while it runs, and at the end.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The limits up to which log and report trust a run.
inline constexpr double trusted_mass_error = 1e-7;   // of all water, however long the run
inline constexpr double trusted_clipping = 1e-6;     // of the water that came in
inline constexpr double trusted_undelivered = 1e-3;  // of the discharges given for inflows

// Scheme, device and memory, before the first step. asked: what the user chose.
void log_start(const Simulation& simulation, Integrator asked, Log& log);

// The memory (bytes) left for writing the maps, and for QGIS itself, when the simulation has taken the rest.
double memory_to_write(const Simulation& simulation);

// The memory (bytes) of this computer that a run takes when every cell is wet: for its inputs, for the state
// if the CPU computes, and for writing the maps.
double memory_on_host(const Simulation& simulation);

double steady_seconds();  // of a monotonic clock with an arbitrary zero

// Progress by simulated time, a line for about every tenth, the expected end after ten seconds and whenever
// it has doubled since, and cancelling. Throws OutOfMemory when the flood has grown and hardly any memory is
// left: a system that overcommits memory would kill the process later, and
// nothing would be written.
class RunProgress : public Observer {
 public:
  // wall_seconds: the clock.
  RunProgress(const Simulation& simulation, Log& log, std::function<double()> wall_seconds = steady_seconds);
  bool progress(const Report& report) override;

 private:
  // The share of the duration (0 to 1) that was simulated after some seconds of wall time.
  struct Mark {
    double done, seconds;
  };

  void check_memory(const Report& report);
  double seconds_to_go(double done, double seconds);
  void log_expected_end(double done, double seconds, double to_go);
  void log_tenth(int tenths, double seconds, double to_go, const Report& report);

  const Simulation& simulation_;
  Log& log_;
  const std::function<double()> wall_seconds_;
  const double start_;   // of wall_seconds_
  const double before_;  // the share of the duration that was simulated before
  const bool is_on_cpu_;
  double memory_;                          // bytes, of the flood so far
  std::vector<Mark> marks_{{before_, 0}};  // about one for each hundredth
  int logged_tenths_ = 0;
  double logged_total_ = 0;          // s of wall time, as last expected in the log; 0: not yet
  double logged_seconds_ = 0;        // wall time of the last line
  std::int64_t logged_updates_ = 0;  // cell updates until then
};

// What the inflows had brought (m3) until a time (s): where a run goes on they may be others from then on.
struct Delivered {
  double time = 0, volume = 0;
};
// The volume (m3) that inflows with discharges should have brought until a time (s); none where it is not
// known in advance.
std::optional<double> promised_inflow(const Scenario& scenario, double until, const Delivered& before);

// Logs whether the result can be trusted, which is not the same as whether the run ended: lists the water in
// and out, and warns, with a remedy, about water that is missing, created or not delivered.
void log_certificate(const Simulation& simulation, double wet_area, const Delivered& before, Log& log);

// Reasons to doubt the result: water that is missing, created or not delivered.
std::vector<Message> flood_warnings(const Simulation& simulation, double wet_area,
                                    const Delivered& before = {});

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// One simulation: a scenario and parameters in, fields and volumes out. Several can live in one process.
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/core/check.hpp"
#include "solver/model/scenario.hpp"
#include "solver/run/parameters.hpp"

namespace spate {

const char* version();  // of Spate, as "0.1.0"

class Simulation;

// The only way out of the time loop. Called in its thread, several times a second.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual bool progress(const Report&) { return true; }  // false = stop now
  virtual void snapshot(const Simulation&) {}            // at 0, at each snapshot_interval, and at the end
  // s, simulated: progress() is also called once the first step has ended there or later (on a GPU: soon
  // after). Unlike snapshots it does not change the steps.
  virtual double next_look() const { return std::numeric_limits<double>::infinity(); }
};

class Simulation {
 public:
  // processes: others that compute it together with this one (make_cpu_backend); null: this one alone.
  // Throws Error if the scenario or the parameters are invalid. watch is called throughout, since
  // large grids take a while.
  Simulation(std::shared_ptr<const Scenario> scenario, const Parameters& parameters,
             const Watch& watch = no_watch, Exchange* processes = nullptr)
      : Simulation(std::move(scenario), parameters, nullptr, watch, processes) {}
  // Goes on where another simulation was saved, on this or another device, to the same bits as if it had gone
  // on itself. Throws Error when it was saved from another scenario or scheme, as far as that can be seen.
  Simulation(std::shared_ptr<const Scenario> scenario, const Parameters& parameters, const RunState& from,
             const Watch& watch = no_watch, Exchange* processes = nullptr)
      : Simulation(std::move(scenario), parameters, &from, watch, processes) {}
  ~Simulation();

  // Runs to the end of the duration; true when it got there, false when the observer stopped it. What was
  // accumulated until then stays readable, also when it throws OutOfMemory.
  bool run(Observer* observer = nullptr);

  // During or after run(), as Backend allows.
  RunState save(const TakeCells& take) const;
  RunState save() const;

  bool is_complete() const;  // its duration was reached
  Report report() const;
  std::vector<BarrierReport> barrier_reports() const;      // of each barrier of the scenario
  std::vector<SectionReport> section_reports() const;      // of each section of the scenario
  std::vector<BridgeReport> bridge_reports() const;        // of each bridge of the scenario
  std::vector<StructureReport> structure_reports() const;  // of each structure of the scenario
  double wall_seconds() const;                             // spent in run()
  double cell_updates_per_second() const;                  // meanwhile
  std::string device_name() const;
  // The reason why the device "auto" is not a GPU, and a remedy; empty if it is one, or if another device was
  // chosen.
  const std::string& why_no_gpu() const { return why_no_gpu_; }
  const Parameters& parameters() const { return parameters_; }
  const Scenario& scenario() const { return *scenario_; }

  std::vector<float> field(Field field, std::size_t arrival = 0) const;  // all cells
  // Field::bed any thread may read, at any time.
  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const;

 private:
  Simulation(std::shared_ptr<const Scenario> scenario, const Parameters& parameters, const RunState* from,
             const Watch& watch, Exchange* processes);

  std::shared_ptr<const Scenario> scenario_;
  Parameters parameters_;
  std::unique_ptr<Backend> backend_;
  bool is_alone_ = true;
  double wall_seconds_ = 0;
  std::int64_t updates_before_ = 0;  // of the run that is continued
  std::string why_no_gpu_;
};

// The numbers of the GPUs that a device (Parameters::device) means; none for the CPU. Throws Error when there
// is no such GPU, and says why.
std::vector<int> chosen_gpus(const std::string& device);
double gpu_memory_free(int gpu);                       // bytes
double gpu_memory_free(const std::vector<int>& gpus);  // of all of them

// The memory (bytes) that the scenario needs on the chosen device when every cell is wet: an upper bound,
// known before the run.
double memory_when_all_wet(const Scenario& scenario, const Parameters& parameters);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/simulation.hpp"

#include <algorithm>
#include <cmath>
#include <new>
#include <sstream>
#include <string>

#include "solver/core/check.hpp"
#include "solver/core/clock.hpp"
#include "solver/core/text.hpp"
#include "solver/domain/exchange.hpp"
#include "solver/run/check_scenario.hpp"
#include "solver/run/unstable.hpp"

namespace spate {

namespace {

// Of several processes, each takes a GPU of its machine; by default, where there is one for each, as the
// first process sees it.
std::string device_of(const Exchange& processes, const std::string& device) {
  if (device == "cuda") return "cuda:all";
  if (device != "auto") return device;
  const auto gpus = static_cast<int>(cuda_devices().names.size());
  return gpus >= processes.ranks_on_machine() ? "cuda:all" : "cpu";
}

}  // namespace

const char* version() {
  return SPATE_VERSION;
}

Simulation::Simulation(std::shared_ptr<const Scenario> scenario, const Parameters& parameters,
                       const RunState* from, const Watch& watch, Exchange* processes)
    : scenario_(std::move(scenario)), parameters_(parameters) {
  parameters_.validate();
  parameters_.numerics = with_defaults(parameters_.numerics);
  check_scenario(*scenario_, part_of(watch, 0, 0.1));
  const Watch rest = part_of(watch, 0.1, 1);
  if (processes != nullptr) parameters_.device = device_of(*processes, parameters_.device);
  is_alone_ = processes == nullptr || processes->is_alone();
  const std::vector<int> gpus = chosen_gpus(parameters_.device);
  backend_ = gpus.empty() ? make_cpu_backend(scenario_, parameters_.numerics, rest, from, processes)
                          : make_cuda_backend(scenario_, parameters_.numerics, gpus, rest, from, processes);
  updates_before_ = backend_->report().cell_updates;
  if (gpus.empty() && parameters_.device == "auto") {
    const CudaDevices none = cuda_devices();
    why_no_gpu_ = full_text({none.key, none.reason + ".", {}, none.remedy + "."});
  }
}

Simulation::~Simulation() = default;

bool Simulation::run(Observer* observer) {
  constexpr double poll_seconds = 0.2;
  const auto begin = Clock::now();
  const double before = wall_seconds_;
  Observer silent;
  Observer& watching = observer != nullptr ? *observer : silent;

  const double interval = parameters_.snapshot_interval;
  double time = backend_->report().time;
  constexpr double rounding = 1e-9;  // times that it alone holds apart are one: there is one snapshot of them
  double snapshots = interval > 0 ? std::floor(time / interval + rounding) : 0;  // already taken
  if (time == 0) watching.snapshot(*this);
  bool goes_on = watching.progress(backend_->report());
  while (goes_on && time < parameters_.duration) {
    const double next = interval > 0 ? (snapshots + 1) * interval : parameters_.duration;
    const double target = next < parameters_.duration * (1 - rounding) ? next : parameters_.duration;
    try {
      backend_->advance(target, poll_seconds, watching.next_look());
    } catch (const Error& error) {
      if (error.key() != "unstable") throw;
      throw with_place(error, *backend_, scenario_->terrain.grid);
    }
    wall_seconds_ = before + seconds_since(begin);
    const Report now = backend_->report();
    time = now.time;
    if (time == next) ++snapshots;
    try {
      if (time == target) watching.snapshot(*this);
      goes_on = watching.progress(now);
    } catch (const std::bad_alloc&) {
      if (!is_alone_) throw;  // the others wait for what this one was about
      backend_->survey();
      throw OutOfMemory("out_of_memory", tr("The computer's memory is too small"),
                        tr("there is no more to record the flood at %1 s", number(now.time)),
                        tr("Close other programs, or record less."));
    } catch (...) {
      backend_->survey();  // who ends the run so reads what it has come to, as one who stops it
      throw;
    }
  }
  if (!goes_on) backend_->survey();
  return is_complete();
}

RunState Simulation::save(const TakeCells& take) const {
  return backend_->save(take);
}
RunState Simulation::save() const {
  return backend_->save();
}
bool Simulation::is_complete() const {
  return report().time >= parameters_.duration;
}

Report Simulation::report() const {
  return backend_->report();
}
std::vector<BarrierReport> Simulation::barrier_reports() const {
  return backend_->barrier_reports();
}
std::vector<SectionReport> Simulation::section_reports() const {
  return backend_->section_reports();
}
std::vector<BridgeReport> Simulation::bridge_reports() const {
  return backend_->bridge_reports();
}
std::vector<StructureReport> Simulation::structure_reports() const {
  return backend_->structure_reports();
}
double Simulation::wall_seconds() const {
  return wall_seconds_;
}
double Simulation::cell_updates_per_second() const {
  const auto updates = static_cast<double>(report().cell_updates - updates_before_);
  return wall_seconds_ > 0 ? updates / wall_seconds_ : 0;
}
std::string Simulation::device_name() const {
  return backend_->device_name();
}

std::vector<float> Simulation::field(Field field, std::size_t arrival) const {
  std::vector<float> values(scenario_->terrain.grid.cells());
  read(field, arrival, 0, scenario_->terrain.grid.rows, values.data());
  return values;
}

void Simulation::read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
                      float* values) const {
  check(field != Field::arrival_time || arrival < parameters_.numerics.arrival_depths.size(),
        "arrival_map_missing", "There is no such arrival map", "its number exceeds the arrival depths",
        "Ask for one of them.");
  backend_->read(field, arrival, row_begin, row_end, values);
}

std::vector<int> chosen_gpus(const std::string& device) {
  if (device == "cpu") return {};
  const CudaDevices found = cuda_devices();
  if (found.names.empty()) {
    if (device == "auto") return {};
    throw Error(found.key, tr("Device '%1' is not available", device), found.reason,
                tr("%1, or choose the device auto or cpu.", found.remedy));
  }
  if (device == "auto" || device == "cuda") return {found.names.begin()->first};
  std::vector<int> chosen;
  if (device == "cuda:all") {
    for (const auto& [gpu, name] : found.names) chosen.push_back(gpu);
    return chosen;
  }
  std::istringstream numbers(device.substr(sizeof "cuda:" - 1));
  for (std::string number; std::getline(numbers, number, ',');) {
    const int gpu = std::stoi(number);
    if (found.names.count(gpu) == 0) {
      std::string there;
      for (const auto& [other, name] : found.names)
        there += (there.empty() ? "cuda:" : ", cuda:") + std::to_string(other) + " (" + name + ")";
      throw Error("device_missing", tr("Device '%1' does not exist, or cannot compute", "cuda:" + number),
                  tr("this machine has %1", there), tr("Choose one of them."));
    }
    if (std::find(chosen.begin(), chosen.end(), gpu) == chosen.end()) chosen.push_back(gpu);
  }
  return chosen;
}

double gpu_memory_free(int gpu) {
  return cuda_memory_free(gpu);
}
double gpu_memory_free(const std::vector<int>& gpus) {
  double free = 0;
  for (const int gpu : gpus) free += gpu_memory_free(gpu);
  return free;
}

double memory_when_all_wet(const Scenario& scenario, const Parameters& parameters) {
  const Numerics numerics = with_defaults(parameters.numerics);
  return chosen_gpus(parameters.device).empty() ? cpu_memory_when_all_wet(scenario, numerics)
                                                : cuda_memory_when_all_wet(scenario, numerics);
}

}  // namespace spate

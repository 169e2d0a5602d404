// SPDX-License-Identifier: GPL-3.0-or-later
// The speed of the solver: 1024 x 1024 cells, all wet, and what fraction of the machine's measured
// bandwidth and arithmetic that is. A cell-step is a full time step of one cell (both stages of RK2); only
// cells of computed tiles count. The bytes and flops of a cell-step are ESTIMATES: see below. Then what
// houses and inflows on many cells cost, in processor time, which other work on the machine changes little;
// and a run from the scenario to the last step, set-up and looks at the results included.
#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>
#include <ctime>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "solver/run/simulation.hpp"
#include "tests/solver/basin.hpp"
#include "tests/solver/brodtkorb.hpp"
#include "tests/solver/ceilings.hpp"

namespace {

using spate::Integrator;
using spate::SchemeId;

constexpr int size = 1024;

// The same basin with raised houses of 3 x 3 cells on a quarter of it.
std::shared_ptr<const spate::Scenario> with_houses(const spate::Scenario& basin) {
  auto scenario = std::make_shared<spate::Scenario>(basin);
  const spate::Grid& grid = scenario->terrain.grid;
  const auto is_house = [&](int column, int row) { return column % 6 >= 3 && row % 6 >= 3; };
  const auto roof = [&](int column, int row) { return basin.terrain.zb[grid.index(column, row)] + 10; };
  spate::Barrier houses;
  houses.fills = true;
  houses.reported = false;
  const auto add_face = [&](int column, int row, int beyond_column, int beyond_row, spate::Side side) {
    if (beyond_column >= size || beyond_row >= size) return;
    if (is_house(column, row) || is_house(beyond_column, beyond_row))
      houses.faces.push_back(
          {{column, row, side}, std::max(roof(column, row), roof(beyond_column, beyond_row))});
  };
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      add_face(column, row, column + 1, row, spate::Side::east);
      add_face(column, row, column, row + 1, spate::Side::north);
      if (!is_house(column, row)) continue;
      const std::size_t cell = grid.index(column, row);
      houses.covered.push_back(cell);
      scenario->initial_depth[cell] = scenario->initial_hu[cell] = scenario->initial_hv[cell] = 0;
    }
  scenario->barriers = {houses};
  return scenario;
}

// The same basin with an inflow into every cell.
std::shared_ptr<const spate::Scenario> with_inflow(const spate::Scenario& basin) {
  auto scenario = std::make_shared<spate::Scenario>(basin);
  const std::size_t cells = basin.terrain.grid.cells();
  spate::Inflow inflow;
  inflow.series = spate::Series(100);
  for (std::size_t cell = 0; cell < cells; ++cell)
    inflow.cells.push_back({cell, 1.0f / static_cast<float>(cells)});
  scenario->inflows = {inflow};
  return scenario;
}

// Bytes of floats: a stage reads h, hu, hv, the rest of h, and zb, and writes h, hu, hv and the rest; RK2 has
// two stages, and the second reads the old state too.
constexpr double bytes_per_stage = 36, bytes_of_old_state = 12;
constexpr double flops_per_stage = 300, flops_of_predictor = 60;

// 1, 2, 4, and so on: as many as the machine runs at a time.
std::vector<int> thread_counts() {
  std::vector<int> counts;
  for (int threads = 1; threads <= static_cast<int>(std::thread::hardware_concurrency()); threads *= 2)
    counts.push_back(threads);
  return counts;
}

double bandwidth(int threads) {
  static std::map<int, double> measured;
  const auto [at, is_new] = measured.try_emplace(threads);
  if (is_new) at->second = ceilings::triad_bandwidth(threads);
  return at->second;
}

double peak(int threads) {
  static std::map<int, double> measured;
  const auto [at, is_new] = measured.try_emplace(threads);
  if (is_new) at->second = ceilings::peak_flops(threads);
  return at->second;
}

void cell_steps(benchmark::State& state, SchemeId scheme, Integrator integrator,
                const std::string& instruction_set) {
  const int threads = static_cast<int>(state.range(0));
  spate::Parameters parameters;
  parameters.duration = 1e9;
  parameters.device = "cpu";
  parameters.numerics.scheme = scheme;
  parameters.numerics.integrator = integrator;
  parameters.numerics.threads = threads;
  parameters.numerics.instruction_set = instruction_set;
  const auto scenario = basin::wet(size);
  const std::unique_ptr<spate::Backend> backend =
      spate::make_cpu_backend(scenario, spate::with_defaults(parameters.numerics));
  backend->advance(1, 1e9);  // warm: tiles are allocated, pages touched
  const std::int64_t before = backend->report().cell_updates;
  double time = backend->report().time;
  const auto start = std::chrono::steady_clock::now();
  for (auto _ : state) {
    time += 5;
    backend->advance(time, 1e9);
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const double updates = static_cast<double>(backend->report().cell_updates - before);
  const bool rk2 = averages(integrator);
  const double bytes = rk2 ? 2 * bytes_per_stage + bytes_of_old_state : bytes_per_stage;
  const double flops =
      (rk2 ? 2 * flops_per_stage : flops_per_stage) + (predicts(integrator) ? flops_of_predictor : 0);
  const double speed = updates / seconds.count();
  state.counters["cell_steps_per_s"] = speed;
  state.counters["of_bandwidth"] = speed * bytes / bandwidth(threads);
  state.counters["of_peak_flops"] = speed * flops / peak(threads);
}

// The processor time of a cell-step, of all threads together. watched: with an observer after each step.
void processor_time(benchmark::State& state, const std::shared_ptr<const spate::Scenario>& scenario,
                    bool watched) {
  spate::Numerics numerics;
  numerics.threads = static_cast<int>(state.range(0));
  const std::unique_ptr<spate::Backend> backend =
      spate::make_cpu_backend(scenario, spate::with_defaults(std::move(numerics)));
  backend->advance(1, 1e9);
  const std::int64_t before = backend->report().cell_updates;
  double time = backend->report().time;
  const std::clock_t start = std::clock();
  for (auto _ : state) {
    time += 5;
    do backend->advance(time, watched ? 0 : 1e9);
    while (backend->report().time < time);
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  state.counters["processor_ns_per_cell_step"] =
      1e9 * seconds / static_cast<double>(backend->report().cell_updates - before);
}

// From the scenario to the last step.
void whole_run(benchmark::State& state, const std::shared_ptr<const spate::Scenario>& scenario) {
  spate::Parameters parameters;
  parameters.duration = 400;
  parameters.device = "cpu";
  parameters.numerics.threads = static_cast<int>(state.range(0));
  std::int64_t updates = 0;
  const auto start = std::chrono::steady_clock::now();
  for (auto _ : state) {
    spate::Observer observer;
    spate::Simulation simulation(scenario, parameters);
    simulation.run(&observer);
    updates += simulation.report().cell_updates;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  state.counters["cell_steps_per_s"] = static_cast<double>(updates) / seconds.count();
}

void register_whole_runs() {
  const auto basin = basin::wet(size);
  auto* runs = benchmark::RegisterBenchmark("whole run",
                                            [basin](benchmark::State& state) { whole_run(state, basin); });
  runs->ArgName("threads")->Unit(benchmark::kSecond)->UseRealTime()->Iterations(1)->Repetitions(3);
  for (const int threads : thread_counts()) runs->Arg(threads);
}

// Figure 11 of Brodtkorb et al. 2011: steps per second of its case 3.
void case_3(benchmark::State& state, SchemeId scheme) {
  spate::Numerics numerics;
  numerics.scheme = scheme;
  const auto n = static_cast<int>(state.range(0));
  const auto scenario = std::make_shared<const spate::Scenario>(brodtkorb::dam_above_a_valley(n));
  const std::unique_ptr<spate::Backend> backend =
      spate::make_cpu_backend(scenario, spate::with_defaults(std::move(numerics)));
  backend->advance(0.2, 1e9);
  const std::int64_t steps = backend->report().steps, updates = backend->report().cell_updates;
  double time = backend->report().time;
  const auto start = std::chrono::steady_clock::now();
  for (auto _ : state) {
    time += 1;
    backend->advance(time, 1e9);
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  state.counters["steps_per_s"] = static_cast<double>(backend->report().steps - steps) / seconds.count();
  state.counters["cell_steps_per_s"] =
      static_cast<double>(backend->report().cell_updates - updates) / seconds.count();
}

void register_case_3() {
  for (const spate::SchemeInfo& info : spate::scheme_list)
    benchmark::RegisterBenchmark(("Brodtkorb 2011, case 3/" + std::string(info.name)).c_str(),
                                 [id = info.id](benchmark::State& state) { case_3(state, id); })
        ->ArgName("n")
        ->Arg(256)
        ->Arg(512)
        ->Arg(1024)
        ->Unit(benchmark::kSecond)
        ->UseRealTime()
        ->Iterations(3);
}

void register_costs() {
  struct Case {
    const char* name;
    std::shared_ptr<const spate::Scenario> scenario;
    bool watched = false;
  };
  const auto wet = basin::wet(size), large = basin::wet(2048);
  for (const Case& of :
       {Case{"cost/2048 x 2048", large},
        Case{"cost/2048 x 2048, 10,000 structures", basin::with_structures(*large, 10000)},
        Case{"cost/2048 x 2048, 5,000 inlets", basin::with_inlets(*large, 5000)},
        Case{"cost/2048 x 2048, 10,000 structures and 5,000 inlets", basin::with_both(*large, 10000, 5000)},
        Case{"cost/basin", wet}, Case{"cost/basin, watched after each step", wet, true},
        Case{"cost/raised houses on 25 %", with_houses(*wet)},
        Case{"cost/inflow everywhere", with_inflow(*wet)}})
    benchmark::RegisterBenchmark(
        of.name, [of](benchmark::State& state) { processor_time(state, of.scenario, of.watched); })
        ->ArgName("threads")
        ->Arg(1)
        ->Arg(2)
        ->Unit(benchmark::kSecond)
        ->Iterations(2);
}

void register_all() {
  for (const spate::SchemeInfo& info : spate::scheme_list)
    for (const Integrator integrator : spate::integrator_list) {
      if (predicts(integrator) && !info.predicts) continue;
      const std::string name = std::string(info.name) + "/" + name_of(integrator);
      // The best instruction set, and the best that older and other processors have.
      for (const std::string set : {"", "AVX2"}) {
        std::string title = name;
        if (!set.empty()) title.append("/").append(set);
        auto* runs = benchmark::RegisterBenchmark(title.c_str(),
                                                  [id = info.id, integrator, set](benchmark::State& state) {
                                                    cell_steps(state, id, integrator, set);
                                                  });
        runs->ArgName("threads")->Unit(benchmark::kSecond)->UseRealTime()->MinTime(3);
        for (const int threads : thread_counts()) runs->Arg(threads);
      }
    }
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  for (const int threads : thread_counts()) {
    benchmark::AddCustomContext("measured triad bandwidth, " + std::to_string(threads) + " threads (GB/s)",
                                std::to_string(bandwidth(threads) * 1e-9));
    benchmark::AddCustomContext(
        "measured float multiply-add peak, " + std::to_string(threads) + " threads (Gflop/s)",
        std::to_string(peak(threads) * 1e-9));
  }
  benchmark::AddCustomContext(
      "estimates per cell-step",
      "RK2 84 bytes, 600 flops; Euler 36 bytes, 300 flops; Hancock 36 bytes, 360 flops");
  register_all();
  register_whole_runs();
  register_costs();
  register_case_3();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}

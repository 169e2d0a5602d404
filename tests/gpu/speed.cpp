// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a GPU computes: cell-steps (full time steps of cells in computed tiles) per second, time to
// solution, and how run time follows the flood. Prints tables in Markdown.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "solver/backend/backend.hpp"

namespace {

using spate::Backend;
using spate::Integrator;
using spate::Numerics;
using spate::Report;
using spate::Scenario;
using spate::SchemeId;

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// A circular dam of radius 1000 m, 10 m deep inside, outside as given; cells of 2.5 m.
std::shared_ptr<const Scenario> dam_break(int size, double outside) {
  auto scenario = std::make_shared<Scenario>();
  scenario->terrain.grid = {size, size, 2.5, 0, 0};
  scenario->terrain.manning = {0.03f};
  scenario->terrain.zb.assign(scenario->terrain.grid.cells(), 0);
  const double centre = 0.5 * size * 2.5, radius = 1000.0 * size / 4096;
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const double x = (column + 0.5) * 2.5 - centre, y = (row + 0.5) * 2.5 - centre;
      scenario->initial_depth.push_back(static_cast<float>(std::hypot(x, y) < radius ? 10 : outside));
    }
  return scenario;
}

std::string filter;  // only cases whose name has this in it

struct Timing {
  Report report;
  double seconds = 0;
};

// Runs to the end; the clock starts after the first tenth of a percent.
Timing time_run(const std::shared_ptr<const Scenario>& scenario, Numerics numerics, double duration) {
  const std::unique_ptr<Backend> backend =
      spate::make_cuda_backend(scenario, spate::with_defaults(numerics), 0);
  const double begin = seconds_now();
  backend->advance(duration, 1e9);
  Timing timing{backend->report(), seconds_now() - begin};
  return timing;
}

void speed_of(const char* what, const std::shared_ptr<const Scenario>& scenario, const Numerics& numerics,
              double duration) {
  if (std::string(what).find(filter) == std::string::npos) return;
  const Timing run = time_run(scenario, numerics, duration);
  const auto steps = static_cast<double>(run.report.steps),
             updates = static_cast<double>(run.report.cell_updates);
  std::printf("| %-34s | %-5s | %-12s | %6.0f | %8.3f | %8.1f | %7.2f | %5.1f |\n", what,
              spate::scheme_info(numerics.scheme).name, numerics.fast_math ? "fast" : "reproducible", steps,
              run.seconds, 1e6 * run.seconds / steps, 1e-9 * updates / run.seconds, 1e-9 * run.report.memory);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const spate::CudaDevices devices = spate::cuda_devices();
  if (devices.names.empty()) {
    std::printf("No GPU: %s\n", devices.reason.c_str());
    return 1;
  }
  std::printf("| case | scheme | arithmetic | steps | seconds | us/step | G cell-steps/s | GB |\n");
  std::printf("|---|---|---|---|---|---|---|---|\n");
  // Cases at 4096 x 4096 cells, all wet, and dry but for the lake; and at 256 x 256.
  const auto wet = dam_break(4096, 1), dry = dam_break(4096, 0), small = dam_break(256, 1);
  filter = argc > 1 ? argv[1] : "";
  for (const SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07})
    for (const bool fast : {false, true}) {
      Numerics numerics;
      numerics.scheme = scheme;
      numerics.fast_math = fast;
      speed_of("circular dam break, 4096 x 4096", wet, numerics, 100);
      speed_of("the same on a dry bed", dry, numerics, 20);
      speed_of("256 x 256", small, numerics, 100);
      speed_of("quick: 4096 x 4096", wet, numerics, 10);
      speed_of("quick: 256 x 256", small, numerics, 30);
      for (const int height : {16, 64}) {
        numerics.tile_size = height;
        speed_of(("4096 x 4096, tiles " + std::to_string(height) + " high").c_str(), wet, numerics, 20);
      }
      for (const int height : {4, 8, 12}) {
        numerics.tile_size = height;
        speed_of(("256 x 256, tiles " + std::to_string(height) + " high").c_str(), small, numerics, 100);
      }
    }
  return 0;
}

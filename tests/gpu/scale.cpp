// SPDX-License-Identifier: GPL-3.0-or-later
// How the time of one simulation falls when several GPUs share it (strong scaling), and how it stays when the
// domain grows with them (weak). Prints a table in Markdown; checks that the depths are the same bits. Under
// mpirun: the same for processes that take a GPU each. An argument selects the cases whose names contain it.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/domain/exchange.hpp"
#include "solver/domain/mpi_ranks.hpp"
#include "tests/gpu/speed_cases.hpp"
#include "tests/solver/city.hpp"

namespace {

using spate::Scenario;
using namespace speed_cases;

struct Share {
  std::vector<int> devices;
  int parts;
  spate::Exchange* processes = nullptr;  // those with the parts; null: this one has all
};

struct Measured {
  spate::Report report;
  double seconds = 0;
  std::vector<float> depth;
};

Measured measure(const std::shared_ptr<const Scenario>& scenario, const Share& share, double duration) {
  using Clock = std::chrono::steady_clock;
  spate::Numerics numerics;
  numerics.parts = share.processes == nullptr ? share.parts : 1;
  const auto backend = spate::make_cuda_backend(scenario, spate::with_defaults(numerics), share.devices,
                                                spate::no_watch, nullptr, share.processes);
  const auto begin = Clock::now();
  backend->advance(duration, 1e9);
  Measured measured;
  measured.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  measured.report = backend->report();
  const spate::Grid& grid = scenario->terrain.grid;
  measured.depth.resize(grid.cells());
  backend->read(spate::Field::depth, 0, 0, grid.rows, measured.depth.data());
  return measured;
}

double speed_of(const Measured& measured) {
  return 1e-9 * static_cast<double>(measured.report.cell_updates) / measured.seconds;
}

void print(const std::string& what, const Share& share, const Measured& measured, const Measured& first) {
  const bool same =
      measured.depth.size() == first.depth.size() &&
      std::memcmp(measured.depth.data(), first.depth.data(), first.depth.size() * sizeof(float)) == 0;
  const auto steps = static_cast<double>(measured.report.steps);
  std::printf("| %s | %zu | %d | %.0f | %.3f | %.1f | %.2f | %.2f | %s |\n", what.c_str(),
              share.devices.size(), share.parts, steps, measured.seconds, 1e6 * measured.seconds / steps,
              speed_of(measured), speed_of(measured) / speed_of(first),
              measured.depth.size() != first.depth.size() ? ""
              : same                                      ? "same"
                                                          : "DIFFERENT");
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string filter = argc > 1 ? argv[1] : "";
  std::vector<int> cards;
  for (const auto& [number, name] : spate::cuda_devices().names) cards.push_back(number);
  if (cards.empty()) {
    std::printf("No GPU\n");
    return 1;
  }
  std::vector<Share> shares{{{cards[0]}, 1}, {{cards[0]}, 2}};
  for (std::size_t count = 2; count <= cards.size(); count *= 2)
    shares.push_back(
        {{cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count)}, static_cast<int>(count)});
  const std::unique_ptr<spate::Exchange> processes = spate::mpi_ranks();
  const bool are_several = processes != nullptr && !processes->is_alone();
  if (are_several && !processes->leads()) {
    spate::serve_parts(*processes, nullptr);
    return 0;
  }
  if (are_several) shares = {{{cards[0]}, 1}, {cards, processes->ranks(), processes.get()}};

  // A card loads kernels when it first runs them: those of blocks, and of marches.
  for (const int size : {640, 4096}) measure(circular_dam(size, 1, 1000), shares.back(), 0.5);
  std::printf(
      "| case | cards | parts | steps | seconds | us/step | G cell-steps/s | times one card | bits of depth "
      "|\n"
      "|---|---|---|---|---|---|---|---|---|\n");
  const auto strong = [&](const std::string& what, const std::shared_ptr<const Scenario>& scenario,
                          double duration) {
    if (what.find(filter) == std::string::npos) return;
    Measured first;
    for (const Share& share : shares) {
      const Measured measured = measure(scenario, share, duration);
      if (&share == &shares.front()) first = measured;
      print(what, share, measured, first);
    }
  };
  strong("8192 x 8192, all wet", circular_dam(8192, 1, 1000), 10);
  strong("4096 x 4096, all wet", circular_dam(4096, 1, 1000), 30);
  strong("1500 x 1500, all wet", circular_dam(1500, 1, 1000), 30);
  strong("640 x 640, all wet", circular_dam(640, 1, 1000), 60);
  strong("4096 x 4096, dry around the dam", circular_dam(4096, 0, 1000), 100);
  strong("4096 x 4096, a smaller lake spreads", circular_dam(4096, 0, 500), 1200);
  strong("city of 1620 x 1620, the highest flood, 20 min",
         std::make_shared<const Scenario>(city::flood(1620, 1620, city::peak(city::members - 1))), 1200);
  if (are_several) {
    spate::end_parts(*processes);
    return 0;
  }
  const std::string weak = "as many cells a card as 4096 x 4096, all wet";
  if (weak.find(filter) == std::string::npos) return 0;
  Measured first;
  for (const Share& share : shares) {
    if (share.devices.size() != static_cast<std::size_t>(share.parts)) continue;
    const int size = static_cast<int>(std::lround(4096 * std::sqrt(share.parts)));
    const Measured measured = measure(circular_dam(size, 1, 1000), share, 30);
    if (share.parts == 1) first = measured;
    print(weak, share, measured, first);
  }
  return 0;
}

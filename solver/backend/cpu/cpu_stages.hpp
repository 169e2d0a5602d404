// SPDX-License-Identifier: GPL-3.0-or-later
// The work that the CPU backend divides among its threads: each of them takes one active tile after another
// and runs a kernel (cpu/kernel.hpp) on it.
#pragma once

#include <vector>

#include "solver/backend/cpu/cpu_tiles.hpp"
#include "solver/backend/cpu/kernel.hpp"
#include "solver/backend/cpu/memory.hpp"
#include "solver/backend/cpu/worker_threads.hpp"
#include "solver/step/fastest.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The water in the active tiles; all others are dry.
struct Stock {
  bool finite = true;  // every value of the state
  std::int64_t wet_cells = 0;
  DepthSum depth{};
};

class CpuStages {
 public:
  // The arguments must outlive this object.
  CpuStages(const Scenario& scenario, const Forcing& forcing, const Numerics& numerics,
            const KernelSet& kernels, CpuTiles& tiles, WorkerThreads& threads);

  // Computes a stage (0 or 1 of its step); returns the largest speed at the faces of all cells, m/s.
  Fastest compute(const StageNumbers& numbers, int stage);

  Stock survey();

 private:
  StageInput stage_input(const StageNumbers& numbers, int stage) const;
  TileInput tile_input(std::size_t index, int stage) const;
  TileKernel kernel_of(const StageNumbers& numbers, int stage) const;

  const Scenario& scenario_;
  const Forcing& forcing_;
  const Numerics& numerics_;
  const KernelSet& kernels_;
  const bool averages_;  // Heun's scheme: the second stage computes, too
  CpuTiles& tiles_;
  WorkerThreads& threads_;
  std::vector<AlignedArray<Real>> scratch_;  // one for each thread
};

}  // namespace SPATE_PRECISION
}  // namespace spate

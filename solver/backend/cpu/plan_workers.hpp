// SPDX-License-Identifier: GPL-3.0-or-later
// The Workers of the step machine on the CPU.
#pragma once

#include <algorithm>
#include <cstdint>

#include "solver/backend/cpu/worker_threads.hpp"
#include "solver/step/step_machine.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Long work is divided among the threads.
struct PlanWorkers : OneWorker {
  WorkerThreads& threads;

  explicit PlanWorkers(WorkerThreads& all) : threads(all) {}
  template <class F>
  void each(int count, const F& f) const {
    constexpr int portion = 4096;
    if (count <= portion) return OneWorker::each(count, f);
    threads.run((count - 1) / portion + 1, [&](int, std::int64_t k) {
      const int begin = static_cast<int>(k) * portion;
      for (int i = begin; i < std::min(begin + portion, count); ++i) f(i);
    });
  }
  template <class... Loops>
  void all(const Loops&... loops) const {
    (each(loops.count, loops.body), ...);
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate

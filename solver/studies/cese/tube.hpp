// SPDX-License-Identifier: GPL-3.0-or-later
// A tube in which waves run: what it begins with, and its run on the CPU or a GPU, with the same bits.
#pragma once

#include <vector>

#include "solver/studies/cese/half_step.hpp"
#include "solver/studies/cese/laws.hpp"

namespace spate::cese {

template <class Law>
struct Tube {
  Law law;
  typename Law::Real length = 1;
  std::vector<Point<Law>> points;  // at the centres of equal cells
  End left = End::open, right = End::open;
  typename Law::Real courant = typename Law::Real(0.8);  // above 0, below 1
};

struct Ran {
  long long steps = 0;
};

// Advance the points to that time. Throw Error where the tube makes no sense, and where a state becomes
// impossible, as a density below 0. The laws are those of laws.hpp, in float and double; with cpu_tube.hpp
// the CPU takes any.
template <class Law>
Ran run_on_cpu(Tube<Law>& tube, double until);
// device: CUDA's number; threads: of a block, a multiple of 32. Also throws Error where there is no code for
// GPUs.
template <class Law>
Ran run_on_cuda(Tube<Law>& tube, double until, int device, unsigned threads = 128);

}  // namespace spate::cese

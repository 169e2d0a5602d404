// SPDX-License-Identifier: GPL-3.0-or-later
// Waves in a rectangle: what it begins with, and its run on the CPU or a GPU, with the same bits.
#pragma once

#include <vector>

#include "solver/studies/cese/plane_half_step.hpp"
#include "solver/studies/cese/tube.hpp"

namespace spate::cese {

// Both sides of an axis are alike.
enum class Sides : unsigned char { open, wall, periodic };

template <class Law>
struct Plane {
  Law law;
  int columns = 0, rows = 0;
  typename Law::Real dx = 1;
  std::vector<PlanePoint<Law>> points;  // at the centres of the cells, row by row from the south
  Sides along_x = Sides::open, along_y = Sides::open;
  typename Law::Real courant = typename Law::Real(0.8);  // above 0, below 1
};

// As run_on_cpu() and run_on_cuda() of a tube.
template <class Law>
Ran run_on_cpu(Plane<Law>& plane, double until);
template <class Law>
Ran run_on_cuda(Plane<Law>& plane, double until, int device, unsigned threads = 128);

}  // namespace spate::cese

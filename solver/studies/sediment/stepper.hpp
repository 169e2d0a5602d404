// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the time loop and the processor that computes the steps. All of them yield the same bits.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "solver/studies/sediment/printed_scheme.hpp"

namespace spate::sediment {

// conservative: lithologies.hpp; printed: printed_scheme.hpp.
enum class Scheme : std::uint8_t { conservative, printed };

// What passes from cell `inner` into the ghost beside it in this step.
SPATE_FUNCTION Left left_into(const Planes& planes, const Step& step, Scheme scheme, std::size_t ghost,
                              std::size_t inner) {
  if (!is_ground(planes.bed[ghost]) || !is_ground(planes.bed[inner])) return {};
  const Point into = point_at(planes, step, ghost), from = point_at(planes, step, inner);
  const Passed passed = scheme == Scheme::conservative ? through_face(into, from, step)
                                                       : through_printed_face(into, from, step);
  return {step.dt * passed.sand, step.dt * passed.mud};
}

// Fields with their ghosts, (columns + 2) x (rows + 2) values each.
struct Fields {
  std::vector<double> bed, sand;
  std::vector<double> buried;  // m: sand that went below the active layer since the start
};

// A ghost with a bed, and the cell beside it.
struct Outlet {
  std::size_t ghost, inner;
};

struct Start {
  std::size_t columns = 0, rows = 0;
  Fields fields;
  std::vector<double> alpha, beta;  // m2/a, with ghosts
  std::vector<Outlet> outlets;
  // Cells that are supplied, each once, and the thickness of what they get, m/a.
  std::vector<std::size_t> supplied;
  std::vector<Left> supply;
  Scheme scheme = Scheme::conservative;
};

class Stepper {
 public:
  Stepper() = default;
  virtual ~Stepper() = default;
  Stepper(const Stepper&) = delete;
  Stepper& operator=(const Stepper&) = delete;

  // Computes the state after step.dt, and returns the largest limiting rate, 1/a: that of the state before.
  virtual double attempt(const Step& step) = 0;
  // Takes over what was attempted. supply_time: a, by which each supply is multiplied.
  virtual void accept(const Step& step, double supply_time) = 0;

  virtual Fields fields() const = 0;
  virtual std::vector<Left> left() const = 0;  // through each outlet since the start, m
};

std::unique_ptr<Stepper> make_cpu_stepper(Start start, int threads);
// device: CUDA's number. Throws Error where there is no code for GPUs, and OutOfMemory.
std::unique_ptr<Stepper> make_cuda_stepper(const Start& start, int device);

// Adds a supply to the step of cell i. What the layer then gives to the ground or takes from it is that of
// the whole step: where as much comes in as leaves, nothing.
SPATE_FUNCTION void supply_cell(const Planes& planes, const Step& step, const Left& supply, double time,
                                std::size_t i) {
  const double sand = time * supply.sand, mud = time * supply.mud;
  const double there = step.layer + (planes.next_bed[i] - planes.bed[i]);
  const double share = (planes.next_sand[i] * there + sand) / (there + sand + mud);
  const double bed = planes.next_bed[i] + (sand + mud);
  planes.next_bed[i] = bed;
  planes.next_sand[i] = share;
  planes.next_buried[i] = planes.buried[i] + share * (bed - planes.bed[i]);
}

}  // namespace spate::sediment

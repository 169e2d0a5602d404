// SPDX-License-Identifier: GPL-3.0-or-later
// Sand and mud that creep downhill: the two-lithology diffusion of Rivenaes (Basin Research 4, 1992), as Su
// et al. (ICCS 2013) write it,
//
//   dh/dt           = div(alpha s grad h) / Cs + div(beta (1 - s) grad h) / Cm    (1)
//   A ds/dt + s dh/dt = div(alpha s grad h) / Cs                                  (2)
//
// h: bed (m); s: volume fraction of sand in the active layer, whose thickness is A (m); alpha, beta:
// diffusion coefficients of sand and mud (m2/a, a = year); Cs, Cm: solid share of deposited sand and mud.
//
// One step of one cell, in the conservative form that is the default; CPU and GPU share it. Each face passes
// on sand and mud of the higher cell, and both cells of a face work out the same amounts. Sand and mud of the
// layer after the step are X and Y; then s = X / (X + Y), so 0 <= s <= 1 as long as no more leaves than there
// is, and what the layer gives to the ground below, or takes from it, has that same s.
#pragma once

#include <cstddef>

#include "solver/core/macros.hpp"

namespace spate::sediment {

// What all cells share in a step.
struct Step {
  double dt = 0;                       // a
  double per_sand = 0;                 // 1 / (Cs dx^2), 1/m2
  double per_mud = 0;                  // 1 / (Cm dx^2), 1/m2
  double layer = 0;                    // A, m
  double sea_level = 0;                // m; below it the coefficients are those of the sea
  double alpha_sea = 0, beta_sea = 0;  // m2/a
};

// Fields over the cells and one row or column of ghosts on each side, row-major, row 0 in the south. A bed
// that is not a number is no ground: nothing flows there. Ghosts with a bed are held as they are.
struct Planes {
  const double *bed, *sand, *buried, *alpha, *beta;
  double *next_bed, *next_sand, *next_buried;
  std::size_t width;  // of a row, with its ghosts
};

struct Point {
  double bed, sand, alpha, beta;
};

SPATE_FUNCTION bool is_ground(double bed) {
  return bed == bed;
}

SPATE_FUNCTION Point point_at(const Planes& planes, const Step& step, std::size_t i) {
  const double bed = planes.bed[i];
  const bool is_sea = bed < step.sea_level;
  return {bed, planes.sand[i], is_sea ? step.alpha_sea : planes.alpha[i],
          is_sea ? step.beta_sea : planes.beta[i]};
}

// What a cell gets through a face, and how fast it may change by it.
struct Passed {
  double sand = 0, mud = 0;              // deposited thickness, m/a; negative: it leaves
  double stiffness = 0;                  // of the bed's diffusion, 1/a
  double sand_drain = 0, mud_drain = 0;  // what leaves if all is sand or all is mud, m/a
};

SPATE_FUNCTION Passed operator+(const Passed& a, const Passed& b) {
  return {a.sand + b.sand, a.mud + b.mud, a.stiffness + b.stiffness, a.sand_drain + b.sand_drain,
          a.mud_drain + b.mud_drain};
}

SPATE_FUNCTION Passed through_face(const Point& own, const Point& other, const Step& step) {
  if (!is_ground(other.bed)) return {};
  const double fall = other.bed - own.bed;
  const double share = fall > 0 ? other.sand : own.sand;
  const double alpha = step.per_sand * (0.5 * (own.alpha + other.alpha));
  const double beta = step.per_mud * (0.5 * (own.beta + other.beta));
  const double sand = alpha * share, mud = beta * (1 - share), leaves = fall < 0 ? -fall : 0;
  return {sand * fall, mud * fall, sand + mud, alpha * leaves, beta * leaves};
}

SPATE_FUNCTION double larger(double a, double b) {
  return a < b ? b : a;
}

// The rate r (1/a) with which dt r <= 1 keeps the bed between the beds around it and lets no more leave than
// the layer holds: the limit of the step.
SPATE_FUNCTION double limiting_rate(const Passed& passed, const Step& step) {
  return larger(passed.stiffness, larger(passed.sand_drain, passed.mud_drain) / step.layer);
}

// One step of cell i; returns its limiting rate.
SPATE_FUNCTION double step_cell(const Planes& planes, const Step& step, std::size_t i) {
  const Point own = point_at(planes, step, i);
  double bed = own.bed, share = own.sand, buried = planes.buried[i], rate = 0;
  if (is_ground(bed)) {
    // In this order mirrored and transposed grids have mirrored and transposed results, to the last bit.
    const Passed along_x = through_face(own, point_at(planes, step, i - 1), step) +
                           through_face(own, point_at(planes, step, i + 1), step);
    const Passed along_y = through_face(own, point_at(planes, step, i - planes.width), step) +
                           through_face(own, point_at(planes, step, i + planes.width), step);
    const Passed passed = along_x + along_y;
    rate = limiting_rate(passed, step);
    const double sand = step.dt * passed.sand, mud = step.dt * passed.mud, rise = sand + mud;
    const double sand_there = step.layer * share + sand, mud_there = step.layer * (1 - share) + mud;
    share = sand_there / (sand_there + mud_there);
    bed += rise;
    buried += share * rise;
  }
  planes.next_bed[i] = bed;
  planes.next_sand[i] = share;
  planes.next_buried[i] = buried;
  return rate;
}

struct Left {
  double sand = 0, mud = 0;  // m
};

}  // namespace spate::sediment

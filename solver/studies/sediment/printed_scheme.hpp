// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit scheme as Su et al. 2013 print it, equations (3) and (4), for comparison: first the bed of all
// cells, then their sand fraction with the new bed.
//
// (3) is conservative for the bed. (4) is not for sand: it holds grad(alpha s) . grad h of div(alpha s grad
// h), and leaves out alpha s div(grad h), so that even a uniform mixture, which should stay uniform, does
// not. The sand that it makes or loses does not vanish on finer grids; the tests and the log of a run say how
// much it is.
//
// Departures: cells without ground and closed sides have neighbours like themselves.
#pragma once

#include "solver/studies/sediment/lithologies.hpp"

namespace spate::sediment {

// Of each face of (3): alpha s and beta (1 - s), means of the two cells.
SPATE_FUNCTION Passed through_printed_face(const Point& own, const Point& other, const Step& step) {
  if (!is_ground(other.bed)) return {};
  const double fall = other.bed - own.bed, steepness = fall < 0 ? -fall : fall;
  const double sand = step.per_sand * (0.5 * (own.alpha * own.sand + other.alpha * other.sand));
  const double mud = step.per_mud * (0.5 * (own.beta * (1 - own.sand) + other.beta * (1 - other.sand)));
  return {sand * fall, mud * fall, sand + mud, step.per_sand * own.alpha * steepness,
          step.per_mud * own.beta * steepness};
}

// (3); returns the limiting rate.
SPATE_FUNCTION double step_printed_bed(const Planes& planes, const Step& step, std::size_t i) {
  const Point own = point_at(planes, step, i);
  planes.next_bed[i] = own.bed;
  if (!is_ground(own.bed)) return 0;
  const Passed along_x = through_printed_face(own, point_at(planes, step, i - 1), step) +
                         through_printed_face(own, point_at(planes, step, i + 1), step);
  const Passed along_y = through_printed_face(own, point_at(planes, step, i - planes.width), step) +
                         through_printed_face(own, point_at(planes, step, i + planes.width), step);
  const Passed passed = along_x + along_y;
  planes.next_bed[i] = own.bed + step.dt * (passed.sand + passed.mud);
  return limiting_rate(passed, step);
}

// One axis of the right side of (4), for the cell's neighbours before and behind it on that axis.
SPATE_FUNCTION double carried_along(const Planes& planes, const Step& step, std::size_t i,
                                    std::size_t stride) {
  const std::size_t before = is_ground(planes.next_bed[i - stride]) ? i - stride : i;
  const std::size_t behind = is_ground(planes.next_bed[i + stride]) ? i + stride : i;
  const double climb = planes.next_bed[behind] - planes.next_bed[before];
  const Point low = point_at(planes, step, climb < 0 ? before : i);
  const Point high = point_at(planes, step, climb < 0 ? i : behind);
  return 0.5 * step.per_sand * ((high.alpha * high.sand - low.alpha * low.sand) * climb);
}

// (4), once next_bed is complete.
SPATE_FUNCTION void step_printed_sand(const Planes& planes, const Step& step, std::size_t i) {
  const double bed = planes.bed[i], share = planes.sand[i];
  double next = share, rise = 0;
  if (is_ground(bed)) {
    rise = planes.next_bed[i] - bed;
    const double carried = carried_along(planes, step, i, 1) + carried_along(planes, step, i, planes.width);
    next = (step.layer * share + step.dt * carried) / (step.layer + rise);
  }
  planes.next_sand[i] = next;
  planes.next_buried[i] = planes.buried[i] + next * rise;
}

}  // namespace spate::sediment

// SPDX-License-Identifier: GPL-3.0-or-later
// From sums of depths over cells to the volumes of a report, in the same way on every backend.
#pragma once

#include "solver/core/depth_sum.hpp"
#include "solver/step/report.hpp"
#include "solver/step/stage.hpp"

namespace spate {

// Sums over all accepted steps.
struct CountedWater {
  DepthSum sums[sum_count];
  double rain;  // m, over all cells: of whole quanta, whose sum is exact

  SPATE_FUNCTION void add(const DepthSum* of_stage) {
    for (int s = 0; s < sum_count; ++s) sums[s].add(of_stage[s]);
  }
};

// initial, stored: at the start and now. cell_area in m2.
inline Volumes volumes_of(const CountedWater& counted, const DepthSum& initial, const DepthSum& stored,
                          double cell_area) {
  const auto volume = [&](Sum sum) { return counted.sums[sum].metres() * cell_area; };
  Volumes volumes;
  volumes.initial = initial.metres() * cell_area;
  volumes.inflow = volume(sum_gained);
  volumes.abstracted = volume(sum_abstracted);
  volumes.edges_in = volume(sum_edges_in);
  volumes.edges_out = volume(sum_edges_out);
  volumes.rain = counted.rain * cell_area;
  volumes.infiltrated = volume(sum_infiltrated);
  volumes.evaporated = volume(sum_evaporated);
  volumes.clipped = volume(sum_clipped);
  volumes.stored = stored.metres() * cell_area;
  return volumes;
}

}  // namespace spate

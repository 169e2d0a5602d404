// SPDX-License-Identifier: GPL-3.0-or-later
// Pumps: what they deliver follows from the head between the water at both ends, and levels start and stop
// them.
#pragma once

#include "solver/core/series.hpp"

namespace spate {

// m3/s; curve: over the head (m), which is negative where water falls to the outlet.
SPATE_FUNCTION double pump_discharge(const SeriesView& curve, double head) {
  const double discharge = curve.value(head);
  return discharge > 0 ? discharge : 0;
}

// Whether what a level rules is on, 0 or 1: it switches at one of two levels and stays so until the other is
// passed. Before that it is as it was.
SPATE_FUNCTION double switched(double is_on, bool on_above, double level, double low, double high) {
  if (level > high) return on_above ? 1 : 0;
  if (level < low) return on_above ? 0 : 1;
  return is_on;
}

}  // namespace spate

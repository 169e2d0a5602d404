// SPDX-License-Identifier: GPL-3.0-or-later
// What a run reports: volumes of water, barriers, and progress.
#pragma once

#include <cstdint>

namespace spate {

// Volumes in m3 since the start.
struct Volumes {
  double initial = 0;
  double inflow = 0;      // by inflows: discharges > 0 and imposed levels
  double abstracted = 0;  // by inflows: discharges < 0 and imposed levels
  double edges_in = 0;    // through the domain's edge
  double edges_out = 0;
  double rain = 0;
  double infiltrated = 0;
  double evaporated = 0;
  double drained = 0;  // out of the domain by structures
  double clipped = 0;  // water made by setting negative depths to 0; always 0 with HWP14 and HR
  double stored = 0;   // now in the domain, and on its way through structures

  double supplied() const { return initial + inflow + edges_in + rain; }
  double removed() const { return abstracted + edges_out + infiltrated + evaporated + drained; }
  // Stored water less what the other volumes imply, relative to all water that was ever in the domain.
  double mass_error() const {
    const double should = supplied() - removed();
    return supplied() > 0 ? (stored - should) / supplied() : stored - should;
  }
};

// What has happened at a barrier since the start, until it opens; a breach does not end it. Water that
// crosses a face counts for the barrier with the highest crest there. A line is crossed by what flows across
// it, in either direction; a band of cells by what flows onto it and leaves it again, on whichever side.
struct BarrierReport {
  double first_overtopping = -1;  // s, when water first flowed across a line or onto a band; < 0: none
  double volume = 0;              // m3 that crossed
  double peak_discharge = 0;      // m3/s, of all its faces together
  // least height of its crest above the water beside it, m; < 0: the water was higher; NaN: no water came
  double min_freeboard = 0;
  double overtopped_length = 0;  // m of its crest: where water flowed across a line or onto a band
  double breach_width = 0;       // m, where its growth is computed
};

// What has happened at a bridge since the start, from the levels at the beginnings of steps.
struct BridgeReport {
  double pressed_at = -1, pressed = 0;  // s: since when (< 0: never) and how long water touched the soffit
  double overtopped_at = -1;            // s, when it first stood above the deck; < 0: never
  double highest_level = 0;             // m, absolute; NaN: no water came
  double largest_drop = 0;              // m, of the level from one side to the other
};

// The flow through a section since the start, positive forwards. Discharges are means over a time step, which
// ends at their time.
struct SectionReport {
  double volume = 0;                           // m3
  double max_discharge = 0, time_of_max = -1;  // m3/s, s; 0 and < 0: nothing flowed forwards
  double min_discharge = 0, time_of_min = -1;  // m3/s, s; 0 and < 0: nothing flowed backwards
};

// The flow through a structure since the start, positive from its inlet to its outlet. Discharges are means
// over a time step, which ends at their time.
struct StructureReport {
  double forwards = 0, backwards = 0;            // m3, each >= 0
  double peak_discharge = 0, time_of_peak = -1;  // m3/s, the one of the largest size; s, < 0: nothing flowed
  // Since when (s, < 0: never) and how long (s) the upper water stood above the crown of a culvert, or the
  // lower one above the crest of a weir or the sill of a gate; or the pipe of an inlet ran full, with at
  // least 90 % of its capacity.
  double drowned_at = -1, drowned = 0;
  double opening = 1;  // now, 0 to 1, of a gate
  bool is_on = false;  // now, of a pump or a gate with a rule
};

struct Report {
  double time = 0;  // s, simulated
  std::int64_t steps = 0;
  double time_step = 0;           // s, the last one
  std::int64_t cell_updates = 0;  // full time steps of cells in computed tiles
  std::int64_t wet_cells = 0;     // deeper than dry_depth; these, and the volumes, are those of the last
                                  // survey of all cells: at a target or a look, else now and then
  std::int64_t tiles = 0;         // computed in the last step
  std::int64_t tiles_total = 0;   // of the whole grid
  double memory = 0;  // bytes now, of state and accumulators; on a CPU of the bed and its faces too
  Volumes volumes;
};

}  // namespace spate

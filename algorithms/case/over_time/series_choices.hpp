// SPDX-License-Identifier: GPL-3.0-or-later
// The user's choices for the series of a flood over time.
#pragma once

#include <string>

#include "algorithms/case/parameters/values.hpp"

namespace spate {

// The start of a run without START_TIME.
inline constexpr const char* undated_start = "2000-01-01T00:00:00";

struct SeriesChoices {
  double interval = 0;     // s; 0 = no series
  bool with_rows = false;  // at gauges, and of the volumes
  std::string start_time;  // as io::date_of() gives it; empty = not given
};
// Throws Error when START_TIME is no date. duration: of the run, s.
SeriesChoices read_series_choices(const Values& values, double duration);

}  // namespace spate

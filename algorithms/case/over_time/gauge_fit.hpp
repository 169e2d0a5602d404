// SPDX-License-Identifier: GPL-3.0-or-later
// How well a flood agrees with observations at a gauge or a section.
#pragma once

#include <cstddef>
#include <vector>

#include "algorithms/io/table/observations.hpp"

namespace spate {

// Levels or depths (m) or discharges (m3/s) over s, in the order of time; NaN = dry.
struct Simulated {
  std::vector<double> times, values;
  double peak = 0, peak_time = 0;  // of all time steps
};

// Unknown figures are NaN.
struct GaugeFit {
  std::size_t count = 0;   // observed values within the run, where there is water
  std::size_t missed = 0;  // those within the run where there is none: they are in no figure but the peak's
  double rmse = 0;         // in the unit of the values
  double nse = 0;          // Nash and Sutcliffe (1970): 1 = perfect, 0 = no better than the mean
  double peak_error = 0;   // likewise, simulated less observed; unknown where nobody observed when the
                           // simulated peak came, as after a gauge has failed
  double peak_delay = 0;   // s, > 0: simulated later; likewise
};

// The simulated values are linear between their times.
GaugeFit fit_of(const Simulated& simulated, const Series& observed);

}  // namespace spate

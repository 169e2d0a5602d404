// SPDX-License-Identifier: GPL-3.0-or-later
// Design storms: rain over time whose depths within chosen durations are those of a place's statistics.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/io/table/hydrograph_table.hpp"
#include "algorithms/io/table/table.hpp"

namespace spate {

// The depth (mm) that falls within a duration (s) for a chosen return period.
class DepthDuration {
 public:
  enum class Form {
    chow,    // i = a / (t^c + b)
    sherman  // i = a / (t + b)^c
  };
  // i in mm/h, t in minutes. Throws Error when depths would not rise, or intensities not fall, with t.
  DepthDuration(Form form, double a, double b, double c);
  // From pairs of duration (s) and depth (mm): between them, and below the first, straight lines of their
  // logarithms, as is the custom with such tables (DWA-A 531). Throws Error when there are fewer than two, or
  // depths fall or intensities rise with the duration.
  explicit DepthDuration(std::map<double, double> depths);

  double depth(double duration) const;
  double shortest() const;  // s, that is known
  double longest() const;

 private:
  void check_monotone() const;
  Form form_ = Form::chow;
  double a_ = 0, b_ = 0, c_ = 0;
  std::map<double, double> depths_;
};

// Columns 'duration_min' or 'duration_h', and 'depth_mm'.
DepthDuration read_depths(const io::Table& table);

enum class StormShape {
  chicago,            // Keifer and Chu (1957), as means of the time steps
  alternating_block,  // Chow, Maidment and Mays (1988), section 14.4
  euler_2,            // DWA-A 118: the largest block begins at 0.3 of the duration
  uniform
};

struct StormDesign {
  StormShape shape = StormShape::chicago;
  double duration = 3600, step = 300;  // s; the duration is a multiple of the step
  double peak = 0.4;                   // of the duration, where the peak lies (chicago, alternating_block)
};

// The depth (mm) of each time step. Their sum is that of the duration.
std::vector<double> storm_blocks(const DepthDuration& depths, const StormDesign& design);

// Rain (m/s over s) of these blocks from `begin` on, 0 before and after: linear between its points as in the
// simulation, with ramps of a second, and the sum of the blocks to the last digits.
Series storm_series(const std::vector<double>& blocks, double step, double begin);

}  // namespace spate

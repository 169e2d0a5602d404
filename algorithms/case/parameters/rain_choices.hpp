// SPDX-License-Identifier: GPL-3.0-or-later
// What the user has chosen of the rain, as far as it needs no layer.
#pragma once

#include <array>
#include <string>

#include "algorithms/case/parameters/values.hpp"
#include "algorithms/io/raster/rain_on_grid.hpp"

namespace spate {

// In the order of io::RainUnit.
constexpr std::array<const char*, 3> rain_unit_names = {"file", "mm/h", "mm"};
constexpr std::array<const char*, 2> rain_stamp_names = {"begin", "end"};
// In the order of io::RainGaps.
constexpr std::array<const char*, 2> rain_gap_names = {"error", "zero"};

// How rain at points becomes rain everywhere.
enum class RainSpread { nearest, inverse_distance };
// In the order of RainSpread.
constexpr std::array<const char*, 2> rain_spread_names = {"nearest", "inverse_distance"};

struct RainChoices {
  double everywhere = 0;     // m/s
  io::RainFileChoices file;  // with the date when the run begins, where START_TIME is given
  io::RainGaps gaps = io::RainGaps::refused;
  RainSpread spread = RainSpread::nearest;
};

void add_rain_parameters(ParameterList& to);
RainChoices read_rain_choices(const Values& values);

}  // namespace spate

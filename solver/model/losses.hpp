// SPDX-License-Identifier: GPL-3.0-or-later
// What soils and plants take of the water on a cell. Plain data.
#pragma once

#include <array>
#include <cstdint>

#include "solver/core/series.hpp"
#include "solver/core/shared_field.hpp"

namespace spate {

enum class LossMethod : std::uint8_t {
  none,
  constant,      // rate
  horton,        // rate: the final one; extra: the first one less the final one, m/s; decay
  green_ampt,    // rate: the conductivity; extra: suction head at the front times moisture deficit, m; decay:
                 // that deficit, by which the depth of the water above counts (0: it does not)
  curve_number,  // extra: the potential maximum retention S, m; takes rain alone, that of roofs included
};

// The numbers of a soil, each one value for all cells or one for each; empty: 0.
enum SoilNumber : int {
  soil_initial,  // m that are lost before the method begins: on leaves, in hollows, by a dry surface
  soil_rate,     // m/s
  soil_extra,    // m or m/s, by the method
  soil_decay,    // 1/s, of Horton's rate; or of Green and Ampt, as above
  soil_numbers
};

struct Losses {
  LossMethod method = LossMethod::none;
  std::array<SharedField<float>, soil_numbers> soil;
  // s in which a soil without water dries up to 98 %; 0: it does not. For Horton and Green-Ampt.
  double drying = 0;
  Series evaporation;  // m/s on every cell with water

  bool any() const { return method != LossMethod::none || !evaporation.empty(); }
};

}  // namespace spate

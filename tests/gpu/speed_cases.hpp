// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios whose speed is measured on a GPU.
#pragma once

#include <memory>

#include "solver/model/scenario.hpp"

namespace speed_cases {

// Of the circular dam: cells (m), depth inside (m), and Manning's n of this and of real_terrain (s m^(-1/3)).
inline constexpr double spacing = 2.5, inside = 10, manning = 0.03;

// A circular dam in the middle of size x size cells. outside: depth around it, m; radius in m.
std::shared_ptr<const spate::Scenario> circular_dam(int size, double outside, double radius);

// Merewether (a suburb on a slope, 321 x 416 cells of 1 m), refined eight times; 3 m of water stand on its
// higher half.
std::shared_ptr<const spate::Scenario> real_terrain();

// A town in a valley, cells of 1 m: streets between houses on uneven ground, half of it under water, so that
// there are shores everywhere; and the water moves.
std::shared_ptr<const spate::Scenario> town(int size);
// The same town, dry, with houses taken out of the flow, in rain of 40 mm/h; roofs_drain: to the ground
// beside them, else their rain is lost.
std::shared_ptr<const spate::Scenario> rainy_town(int size, bool roofs_drain);

}  // namespace speed_cases

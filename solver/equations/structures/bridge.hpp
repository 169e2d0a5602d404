// SPDX-License-Identifier: GPL-3.0-or-later
// What passes beneath a bridge: freely, past piers (Yarnell 1934), and under pressure, as an orifice (Bradley
// 1978, Hydraulics of bridge waterways, FHWA HDS-1; in the form of HEC-RAS, Hydraulic Reference Manual,
// chapter 5, whose head is that of the energy above and of the level below).
#pragma once

#include <cmath>

#include "solver/core/macros.hpp"

namespace spate {

// Of the flow at one place beneath a bridge.
struct BridgeOpening {
  double height;                       // m, of the soffit above the ground
  double piers;                        // share of the width that they take
  double pier_shape, orifice, sluice;  // as in Bridge
};

// The velocity head (m) at which water of a depth (m) loses that much (m) at piers: the root of Yarnell's
// loss = 2 K (K + 10 head / depth - 0.6) (piers + 15 piers^4) head.
SPATE_FUNCTION double yarnell_head(const BridgeOpening& opening, double depth, double loss) {
  const double square = opening.piers * opening.piers, K = opening.pier_shape;
  const double factor = 2 * K * (opening.piers + 15 * square * square), b = K - 0.6;
  return (std::sqrt(b * b + 40 * loss / (factor * depth)) - b) * depth / 20;
}

// The discharge (m2/s) of an opening that is full at its upper side; up, down: depths above the ground, m.
// The coefficient grows from that of a sluice to that of an orifice as the lower water fills the upper half.
// The head includes the velocity head of the approach, up + (q / up)^2 / 2 g: solved for q, so that nothing
// has to be known of the velocity and nothing lags behind. The jet is lower than the water before it, so the
// root is real.
SPATE_FUNCTION double pressure_flow(const BridgeOpening& opening, double up, double down, double gravity) {
  const double half = 0.5 * opening.height, lower = down < half ? half : down;
  const double filled = lower < opening.height ? lower / half - 1 : 1.0;
  const double coefficient = opening.sluice + filled * (opening.orifice - opening.sluice);
  const double jet = coefficient * opening.height * (1 - opening.piers), share = jet / up;
  return jet * std::sqrt(2 * gravity * (up - lower) / (1 - share * share));
}

// The most that passes beneath a bridge, m2/s; `unlimited` where it does not matter. up >= down: depths above
// the ground on both sides, m. Between water that touches the soffit and pressure flow, from 1.1 times the
// opening's height on, losses of both kinds are mixed.
SPATE_FUNCTION double flow_beneath(const BridgeOpening& opening, double up, double down, double gravity,
                                   double unlimited) {
  if (!(opening.height > 0)) return 0;
  if (!(up > 0)) return unlimited;
  const double beyond = 10 * (up / opening.height - 1);
  const double pressed = beyond < 0 ? 0.0 : (beyond < 1 ? beyond : 1.0);
  double resistance = 0;  // over the square of the discharge
  if (opening.piers > 0 && pressed < 1) {
    const double critical = up * 2 / 3, depth = down < critical ? critical : down;
    const double flow = depth * std::sqrt(2 * gravity * yarnell_head(opening, depth, up - depth));
    if (!(flow > 0)) return 0;
    resistance += (1 - pressed) / (flow * flow);
  }
  if (pressed > 0) {
    const double flow = pressure_flow(opening, up, down, gravity);
    if (!(flow > 0)) return 0;
    resistance += pressed / (flow * flow);
  }
  return resistance > 0 ? 1 / std::sqrt(resistance) : unlimited;
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// How much water a soil could take within a step, by the methods of the literature, each with its equation
// solved over the step rather than evaluated at its start: the results hardly depend on the step. No step
// needs a power or a logarithm, so that every backend computes the same bits.
#pragma once

#include "solver/core/math.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The numbers of a cell's soil (SoilNumber in model/losses.hpp).
template <class V>
struct SoilKind {
  V initial, rate, extra, decay;
};

// Horton (1940), f = fc + (f0 - fc) exp(-k t), as a function of what the soil has taken beyond the final rate
// (Akan 1992; Rossman and Huber 2016, Storm Water Management Model Reference Manual I, EPA/600/R-15/162A,
// section 4.3): df/dt = -k (f - fc) where water stands, and the rate does not fall while less rain falls than
// the soil could take. excess: m taken beyond the final rate. Over a step the exact solution has the factor
// (1 - exp(-x)) / x with x = k dt, here 1 / (1 + x/2 + x^2/12), which lacks x^4/720.
template <class V>
SPATE_FUNCTION V horton_loss(const SoilKind<V>& soil, V excess, Real dt) {
  const V x = soil.decay * dt;
  const V mean = reciprocal(fma(x, fma(x, V(Real(1) / 12), V(0.5f)), V(1.0f)));
  return dt * (soil.rate + max(soil.extra - soil.decay * excess, V(0.0f)) * mean);
}

// Green and Ampt (1911), dF/dt = K (1 + (S + d h)/F), S = d psi: the water above presses with its depth h
// beside the suction psi, both on a front that the deficit d brings down by F/d (Chow, Maidment and Mays
// 1988, section 4.3: psi + h for psi where h is not negligible, and beneath floods it is not). By the
// implicit midpoint rule, with h falling by what infiltrates: x = K dt (1 + (S + d (h - x/2)) / (F + x/2)), a
// quadratic for x. It begins with the exact F = sqrt(2 K S t) on a dry soil, and is of second order later.
// taken: F, m; above: h at the start of the step with what it brings, m.
template <class V>
SPATE_FUNCTION V green_ampt_loss(const SoilKind<V>& soil, V taken, V above, Real dt) {
  const V zero(0.0f), steady = soil.rate * dt, deficit = soil.decay;
  const V b = taken - 0.5f * steady * (V(1.0f) - deficit);
  const V c = 2.0f * steady * (taken + (soil.extra + deficit * max(above, zero)));
  const V root = sqrt(b * b + c);
  // Of the two forms of the solution, the one without cancellation.
  const V loss = select(b > zero, c * reciprocal(max(b + root, V(1e-30f))), root - b);
  return select(steady > zero, loss, zero);
}

// The curve number method (USDA, National Engineering Handbook, part 630, chapter 10): of the rain P beyond
// the initial abstraction, P S / (P + S) is retained. With R = S - the retained water, dR/dP = -(R/S)^2, so a
// step needs no record of the rain. The rain of roofs that is shed on the ground is part of P: TR-55 (1986,
// chapter 2) calls such roofs unconnected, and lets the ground beside them lose of it. For roofs on a fifth,
// CN 61 beside them and P = 4 in its equation for figure 2-4 gives 1.01 in of runoff from all; this, with
// 5 in on the ground, 1.10 in; without the roofs' rain in P there would be 1.45 in. taken, rain: m beyond the
// initial abstraction.
template <class V>
SPATE_FUNCTION V curve_number_loss(const SoilKind<V>& soil, V taken, V rain) {
  const V left = max(soil.extra - taken, V(0.0f));
  return rain * left * left / max(soil.extra * soil.extra + rain * left, V(1e-30f));
}

// exp(-x) for x >= 0, within 3e-5 of itself: the polynomial for x / 128, and then seven squares.
template <class V>
SPATE_FUNCTION V exp_of_minus(V x) {
  const V y = min(x, V(80.0f)) * (-Real(1) / 128);
  V power = fma(y, V(Real(1) / 5040), V(Real(1) / 720));
  power = fma(y, power, V(Real(1) / 120));
  power = fma(y, power, V(Real(1) / 24));
  power = fma(y, power, V(Real(1) / 6));
  power = fma(y, power, V(0.5f));
  power = fma(y, power, V(1.0f));
  power = fma(y, power, V(1.0f));
  for (int square = 0; square < 7; ++square) power = power * power;
  return power;
}

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// Water that flows over a crest, and up a step: with its discharge and its energy, up to critical flow.
#pragma once

#include "solver/equations/shallow_water.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Critical flow of a broad-crested weir under a head (m, >= 0), (2/3)^(3/2) sqrt(g) head^(3/2), m2/s.
template <class V>
SPATE_FUNCTION V weir_flow(V head, Real g) {
  return Real(0.5443310539518174) * head * sqrt(g * head);
}

// The depth (m) on the crest of subcritical flow that carries that share of weir_flow(): x head with
// x^2 (1 - x) = share^2 4 / 27. x is within 0.3 %, and exact for still water and for critical flow.
template <class V>
SPATE_FUNCTION V crest_depth(V head, V share) {
  const V s = sqrt(max(1.0f - share * share, V(0.0f)));
  return head * (1.0f - (1.0f - s) * (Real(1) / 3 - 0.0516f * s));
}

// The depth (m) of supercritical flow with the same discharge and head; velocity_head: that of the
// subcritical flow, m. It is the other root of the same cubic, within 0.3 %, and exact for thin sheets and
// for critical flow.
template <class V>
SPATE_FUNCTION V shooting_depth(V head, V velocity_head) {
  return 0.5f * (velocity_head + sqrt(velocity_head * (4.0f * head - 3.0f * velocity_head)));
}

// The state on top of a step of the water at its foot, with velocities towards the step; above: how far its
// level is above the step, m. Water that comes slowly or recedes keeps its velocity, as in Audusse et al.
// 2004; faster water keeps its discharge and energy, and supercritical flow stays supercritical. If slow
// water did so too, a lake would not come to rest: the slightest motion at the foot carries more than a thin
// sheet on the step can balance. In supercritical flow the effect grows up to steps of a twentieth of the
// depth, so that a vanishing step changes nothing.
template <class V>
SPATE_FUNCTION FaceState<V> climb(const FaceState<V>& foot, V above, Real g) {
  const V zero(0.0f), one(1.0f), tiny(1e-20f);
  const auto flows = above > 1e-9f, rises = flows && foot.un > 0.0f;
  if (!any(rises)) return {select(flows, above, zero), select(flows, foot.un, zero), foot.ut};
  const V head = max(fma(foot.un * foot.un, V(0.5f / g), above), zero);
  const V most = weir_flow(head, g), passes = min(foot.h * foot.un, most);
  const V streaming = crest_depth(head, passes / max(most, tiny));
  const V share = passes / max(fma(V(5e-4f), foot.h, most), tiny);
  const V slow = min(max(2.0f * share - 0.2f, zero), one);
  V depth = streaming, weight = select(rises && !(streaming > above), slow, zero);
  const auto shoots = rises && foot.un * foot.un > g * foot.h;
  if (any(shoots)) {
    const V velocity = passes / max(streaming, tiny), velocity_head = velocity * velocity * (0.5f / g);
    const V thin = shooting_depth(head, min(velocity_head, (Real(1) / 3) * head));
    depth = select(shoots, max(thin, passes / max(foot.un, tiny)), streaming);  // no faster than before
    weight = select(shoots, min((foot.h - above) * (20.0f / max(foot.h, tiny)), one), weight);
  }
  return {select(flows, fma(weight, depth - above, above), zero),
          select(flows, fma(weight, passes / max(depth, tiny) - foot.un, foot.un), zero), foot.ut};
}

}  // namespace SPATE_PRECISION
}  // namespace spate

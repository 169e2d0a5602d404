// SPDX-License-Identifier: GPL-3.0-or-later
// Water that flows over a crest, and up a step: with its discharge and its energy, up to critical flow.
#pragma once

#include "solver/equations/shallow_water.hpp"

namespace spate {

// Critical flow of a broad-crested weir under a head (m, >= 0), (2/3)^(3/2) sqrt(g) head^(3/2), m2/s.
template <class V>
SPATE_FUNCTION V weir_flow(V head, float g) {
  return 0.5443311f * head * sqrt(g * head);
}

// The depth on the crest (m) of subcritical flow of that share of the weir's: x head with
// x^2 (1 - x) = share^2 4 / 27. Of x, 0.3 % are left out; it is exact for still water and for critical flow.
template <class V>
SPATE_FUNCTION V crest_depth(V head, V share) {
  const V s = sqrt(max(1.0f - share * share, V(0.0f)));
  return head * (1.0f - (1.0f - s) * (1.0f / 3 - 0.0516f * s));
}

// The state on a step of what stands at its foot, with velocities towards it; above: how far its level is
// above the step, m. Water that comes slowly, shoots or recedes keeps its velocity, as in Audusse et al.
// 2004; other water keeps its discharge and energy. Were it so for all, a lake would not come to rest: a
// breath of water at the foot carries more than a thin sheet on the step can balance.
template <class V>
SPATE_FUNCTION FaceState<V> climb(const FaceState<V>& foot, V above, float g) {
  const V zero(0.0f), one(1.0f), tiny(1e-20f);
  const auto flows = above > 1e-9f, rises = flows && foot.un > 0.0f;
  if (!any(rises)) return {select(flows, above, zero), select(flows, foot.un, zero), foot.ut};
  const V head = max(fma(foot.un * foot.un, V(0.5f / g), above), zero);
  const V most = weir_flow(head, g), passes = min(foot.h * foot.un, most);
  const V depth = crest_depth(head, passes / max(most, tiny));
  const V share = passes / max(fma(V(5e-4f), foot.h, most), tiny);
  const V slow = min(max(2.0f * share - 0.2f, zero), one);
  const V weight = select(rises && !(depth > above), slow, zero);
  return {select(flows, fma(weight, depth - above, above), zero),
          select(flows, fma(weight, passes / max(depth, tiny) - foot.un, foot.un), zero), foot.ut};
}

}  // namespace spate

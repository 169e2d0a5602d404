// SPDX-License-Identifier: GPL-3.0-or-later
// From fluxes to the new state of a cell, in values: draining, balance, sources, friction. Every backend uses
// this; V is a float or a SIMD lane type.
#pragma once

#include "solver/equations/sources.hpp"
#include "solver/schemes/reconstruction.hpp"
#include "solver/step/stage.hpp"

namespace spate {

template <class V>
struct CellState {
  V h, hu, hv;
};

// The factor on what leaves a cell, so that no more leaves than is there; outflow is the sum of the outward
// mass fluxes, m2/s. A little less than all, so that rounding cannot make the remainder negative.
template <class V>
SPATE_FUNCTION V draining_factor(V h, V outflow, float dt_dx) {
  const V available = h * (1.0f - 1.0f / (1 << 20));
  const V wanted = dt_dx * outflow;
  const auto drains = wanted > available;
  return any(drains) ? select(drains, available / max(wanted, V(1e-30f)), V(1.0f)) : V(1.0f);
}

// What a face's flux carries, scaled with the draining factor of the cell that it leaves.
template <class V>
struct Carried {
  V mass, normal, tangential;
};
template <class V>
SPATE_FUNCTION Carried<V> carried(V mass, V normal, V tangential, V factor) {
  return {mass * factor, normal * factor, tangential * factor};
}

// The force on a cell along a direction: the net pressures on its faces, and the bed. 0 at rest.
template <class V>
SPATE_FUNCTION V force(V net_behind, V net_ahead, V bed) {
  return (net_behind - net_ahead) + bed;
}

// The new state before sources and friction, but with rain. What comes through the faces, and the forces.
template <class V>
SPATE_FUNCTION CellState<V> balance(const CellState<V>& cell, const Carried<V>& west, const Carried<V>& east,
                                    const Carried<V>& south, const Carried<V>& north, V force_x, V force_y,
                                    const StageNumbers& stage) {
  const V dt_dx(stage.dt_dx);
  return {
      fma(dt_dx, (west.mass - east.mass) + (south.mass - north.mass), cell.h) + stage.rain,
      fma(dt_dx, ((west.normal - east.normal) + (south.tangential - north.tangential)) + force_x, cell.hu),
      fma(dt_dx, ((south.normal - north.normal) + (west.tangential - east.tangential)) + force_y, cell.hv)};
}

// A discharge into or out of one cell. Returns what was taken, m: at most what is there, with its momentum.
SPATE_FUNCTION float add_source(CellState<float>& cell, const SourceValue& value) {
  cell.h += value.gain;
  const float taken = min(max(cell.h, 0.0f), value.taken);
  if (!(taken > 0.0f)) return 0;
  const float left = (cell.h - taken) / cell.h;
  cell = {cell.h - taken, cell.hu * left, cell.hv * left};
  return taken;
}

// Returns the depth that seeped away, at most what is there, with its momentum.
template <class V>
SPATE_FUNCTION V infiltrate(CellState<V>& cell, float most) {
  const V loss = min(cell.h, V(most));
  const V left = select(cell.h > 0.0f, (cell.h - loss) / max(cell.h, V(1e-30f)), V(0.0f));
  cell = {cell.h - loss, cell.hu * left, cell.hv * left};
  return loss;
}

// The end of a stage: friction, the scheme's relaxation of each component, the mean with the state at the
// step's start in Heun's scheme, and no momentum in a film.
template <class V>
SPATE_FUNCTION CellState<V> finish_stage(CellState<V> cell, const CellState<V>& start, V manning,
                                         V relaxation_x, V relaxation_y, float film_depth, bool average,
                                         const StageNumbers& stage) {
  const V q2 = cell.hu * cell.hu + cell.hv * cell.hv;
  if (any(q2 > 0.0f)) {
    const V slowed = friction_factor(max(cell.h, V(film_depth)), sqrt(q2), stage.drag * manning * manning);
    cell.hu = cell.hu * slowed * relaxation_x;
    cell.hv = cell.hv * slowed * relaxation_y;
  }
  if (average) cell = {0.5f * (start.h + cell.h), 0.5f * (start.hu + cell.hu), 0.5f * (start.hv + cell.hv)};
  const auto moves = cell.h > film_depth;
  const V zero(0.0f);  // added, it makes 0 of -0
  return {select(cell.h < negligible, zero, cell.h), select(moves, cell.hu, zero) + zero,
          select(moves, cell.hv, zero) + zero};
}

}  // namespace spate

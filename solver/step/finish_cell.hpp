// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to a cell after the balance of its fluxes (update.hpp), in the order of this file: walls stay
// dry, negative depths are clipped, water infiltrates, friction slows it; then the flow across edges is
// counted, and that across barriers (count_crossing in barriers/barrier_plan.hpp). On the few cells that have
// sources these act last (act_sources.hpp). Every backend uses this; V is a float or a SIMD lane type.
//
// The volumes go to a Counter, as depths summed over the cells of a tile, m:
//   own                           which of the cells are the tile's own, not the halo's
//   add(sum, depth)               depth (m, >= 0) at one cell
//   clipped(amounts, weight)      of own cells, the amounts below 0
//   infiltrated(amounts, weight)  of own cells, the amounts that infiltrated
// weight is the factor on the amounts that come with it.
#pragma once

#include "solver/equations/sources.hpp"
#include "solver/step/update.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Walls stay dry: water that leaves through an edge is not kept beyond it.
template <class V, class Mask>
SPATE_FUNCTION CellState<V> dry_at_walls(const CellState<V>& cell, Mask is_wall) {
  const V zero(0.0f);
  return {select(is_wall, zero, cell.h), select(is_wall, zero, cell.hu), select(is_wall, zero, cell.hv),
          select(is_wall, zero, cell.rest)};
}

// An amount of water as a cell holds it, m.
template <class V>
struct Amount {
  V depth, rest;
};

SPATE_FUNCTION double depth_of(const Amount<Real>& amount) {
  return static_cast<double>(amount.depth) + static_cast<double>(amount.rest);
}

// Takes a depth from a cell, at most all that it has, with its momentum; returns the amount taken.
template <class V>
SPATE_FUNCTION Amount<V> take(CellState<V>& cell, V most) {
  const V zero(0.0f), taken = min(max(cell.h, zero), most), h = cell.h - taken;
  const V left = select(cell.h > zero, h * reciprocal(max(cell.h, V(1e-30f))), zero);
  const auto emptied = h == zero;
  const V taken_rest = select(emptied, cell.rest, zero);
  const V rest = select(emptied, zero, cell.rest + left_out(cell.h, -taken, h)), sum = h + rest;
  cell = {sum, cell.hu * left, cell.hv * left, left_out(h, rest, sum)};
  return {taken, taken_rest};
}

// The resistance to the flow in a cell.
template <class V>
struct Resistance {
  V manning;                     // s m^(-1/3)
  V relaxation_x, relaxation_y;  // the scheme's factors on the momentum
  Real film_depth;               // m; shallower water has no momentum of its own
};

// Water so shallow has no momentum of its own, and what is negligible is none.
template <class V>
SPATE_FUNCTION CellState<V> without_films(const CellState<V>& cell, V film) {
  const V zero(0.0f);
  const auto moves = cell.h > film, stays = !(cell.h < negligible);
  // Adding 0 turns -0 into 0.
  return {select(stays, cell.h, zero), select(moves, cell.hu, zero) + zero,
          select(moves, cell.hv, zero) + zero, select(stays, cell.rest, zero)};
}

// Applies friction, the scheme's relaxation and, in Heun's scheme (average), the mean with the state at the
// step's start; a film loses its momentum.
template <Water water, class V>
SPATE_FUNCTION CellState<V> slow_down(CellState<V> cell, const CellState<V>& start,
                                      const Resistance<V>& resistance, bool average,
                                      const StageNumbers& stage) {
  const V film(resistance.film_depth), zero(0.0f);
  const V q2 = cell.hu * cell.hu + cell.hv * cell.hv, one(1.0f);
  // Where the square underflows to 0 nothing changes, whatever the other lanes do.
  const auto moves_on = q2 > 0.0f;
  if (any(moves_on)) {
    const V depth = water == Water::deep ? cell.h : max(cell.h, film);
    const V slowed =
        select(moves_on,
               friction_factor(depth, sqrt(q2), stage.drag * resistance.manning * resistance.manning), one);
    cell.hu = cell.hu * slowed;
    cell.hv = cell.hv * slowed;
    if (water == Water::any) {
      cell.hu = cell.hu * select(moves_on, resistance.relaxation_x, one);
      cell.hv = cell.hv * select(moves_on, resistance.relaxation_y, one);
    }
  }
  if (average) {
    const V h = start.h + cell.h;  // rest: already the sum of both
    cell = {0.5f * h, 0.5f * (start.hu + cell.hu), 0.5f * (start.hv + cell.hv),
            0.5f * (cell.rest + left_out(start.h, cell.h, h))};
  }
  if (water == Water::deep) return {cell.h, cell.hu + zero, cell.hv + zero, cell.rest};
  return without_films(cell, film);
}

// From the balance and the sources to the state at the end of the stage. start: the state at the step's
// start.
template <Water water = Water::any, class V, class Counter>
SPATE_FUNCTION CellState<V> finish_cell(CellState<V> cell, const CellState<V>& start,
                                        const Resistance<V>& resistance, bool average,
                                        const StageNumbers& stage, Counter& counter) {
  if (water == Water::any) {
    const V zero(0.0f);
    const auto negative = cell.h < zero;
    seldom(any(negative), [&] SPATE_INLINED {
      if (any(negative && counter.own)) counter.clipped({cell.h, cell.rest}, stage.weight);
      // Not max(), which may drop a NaN: the check whether the state is finite must see it.
      cell.h = select(negative, zero, cell.h);
      cell.rest = select(negative, zero, cell.rest);
    });
  }
  seldom(stage.infiltration > 0.0f,
         [&] SPATE_INLINED { counter.infiltrated(take(cell, V(stage.infiltration)), stage.weight); });
  return slow_down<water>(cell, start, resistance, average, stage);
}

// Counts the flow across the edge at a face; inward: the mass flux, m2/s. The depth is rounded as that which
// the cell gets (balance).
template <class Counter>
SPATE_FUNCTION void count_edge_flow(Real inward, const StageNumbers& stage, Counter& counter) {
  const double depth = stage.weight * static_cast<double>(stage.dt_dx * inward);
  counter.add(depth > 0 ? sum_edges_in : sum_edges_out, depth > 0 ? depth : -depth);
}

}  // namespace SPATE_PRECISION
}  // namespace spate

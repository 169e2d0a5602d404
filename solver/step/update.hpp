// SPDX-License-Identifier: GPL-3.0-or-later
// From the fluxes through a cell's faces to their balance: draining, transport and forces. What happens to
// the cell after that stands in finish_cell.hpp. Every backend uses this; V is a float or a SIMD lane type.
#pragma once

#include "solver/schemes/reconstruction.hpp"
#include "solver/step/stage.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The water of a cell is h + rest, m: what rounding leaves out of h waits in rest until it makes up a unit in
// the last place of h. At the end of a stage rest is no more than about one unit; during a stage it may be
// all that the cell has gained.
template <class V>
struct CellState {
  V h, hu, hv;
  V rest = 0.0f;
  V finer = 0.0f;  // within a stage: what rounding leaves out of what the cell gains through its faces
};

// The depth that leaves a cell within the step; the mass fluxes through its faces are in m2/s, eastward and
// northward.
template <class V>
SPATE_FUNCTION V outflow(V west, V east, V south, V north, Real dt_dx) {
  const V zero(0.0f);
  const V out_x = max(-west, zero) + max(east, zero), out_y = max(-south, zero) + max(north, zero);
  return dt_dx * (out_x + out_y);
}
// How much of the depth h may leave: a little less than h, so that rounding cannot make the rest negative.
template <class V>
SPATE_FUNCTION V most_outflow(V h) {
  return h * (1.0f - 1.0f / (1 << 20));
}
// The factor on what leaves a cell of depth h, so that no more leaves than may.
template <class V>
SPATE_FUNCTION V draining_factor(V h, V west, V east, V south, V north, Real dt_dx) {
  const V available = most_outflow(h), wanted = outflow(west, east, south, north, dt_dx);
  const auto drains = wanted > available;
  return any(drains) ? select(drains, available * reciprocal(max(wanted, V(1e-30f))), V(1.0f)) : V(1.0f);
}

// The mass and momentum that a flux carries through a face.
template <class V>
struct Carried {
  V mass, normal, tangential;
};
// The same, scaled with the draining factor of the cell that the water leaves.
template <class V>
SPATE_FUNCTION Carried<V> drained(const Carried<V>& flux, V factor_behind, V factor_ahead) {
  const V factor = select(flux.mass > 0.0f, factor_behind, factor_ahead);
  return {flux.mass * factor, flux.normal * factor, flux.tangential * factor};
}

// The force on a cell along a direction: the net pressures on its faces, and the bed. 0 at rest.
template <class V>
SPATE_FUNCTION V force(V net_behind, V net_ahead, V bed) {
  return (net_behind - net_ahead) + bed;
}

// The state before sources and friction, from what its faces carry and from the forces. What the cell gains
// goes to rest alone, since a face then adds to one cell the very number that it takes from the other: its
// depth is rounded once, and of the sum of all four nothing is lost.
template <class V>
SPATE_FUNCTION CellState<V> balance(const CellState<V>& cell, const Carried<V>& west, const Carried<V>& east,
                                    const Carried<V>& south, const Carried<V>& north, V force_x, V force_y,
                                    const StageNumbers& stage) {
  const V dt_dx(stage.dt_dx);
  const V from_west = dt_dx * west.mass, to_east = dt_dx * east.mass, from_south = dt_dx * south.mass,
          to_north = dt_dx * north.mass;
  const V along_x = from_west - to_east, along_y = from_south - to_north, gain = along_x + along_y;
  return {
      cell.h,
      fma(dt_dx, ((west.normal - east.normal) + (south.tangential - north.tangential)) + force_x, cell.hu),
      fma(dt_dx, ((south.normal - north.normal) + (west.tangential - east.tangential)) + force_y, cell.hv),
      gain,
      left_out(along_x, along_y, gain) +
          (left_out(from_west, -to_east, along_x) + left_out(from_south, -to_north, along_y))};
}

// Adds the gain of a cell and its rain (m) to its depth. waiting: its rest when the stage began; the first
// stage of Heun's scheme adds it twice, the second time for the mean that the second stage takes with the
// start.
template <class V>
SPATE_FUNCTION CellState<V> settled(const CellState<V>& cell, V waiting, V rain, const StageNumbers& stage) {
  const V waits = stage.rests * waiting;  // a power of two: exact
  const V more = waits + rain, gained = cell.rest + more, h = cell.h + gained;
  const V left = left_out(cell.h, gained, h) +
                 ((left_out(waits, rain, more) + left_out(cell.rest, more, gained)) + cell.finer);
  // Of a cell that has nearly run dry this is no longer small beside its depth.
  const V depth = h + left;
  return {depth, cell.hu, cell.hv, left_out(h, left, depth)};
}

}  // namespace SPATE_PRECISION
}  // namespace spate

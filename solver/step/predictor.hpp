// SPDX-License-Identifier: GPL-3.0-or-later
// The state that a cell predicts for half a step later from itself alone (MUSCL-Hancock, van Leer 1984): its
// slopes, the bed, rain and friction change depth and velocity, and with them the states at its faces. One
// flux between such states is second order in time. Every backend uses this; V is a float or a SIMD lane
// type.
//
// Departures: the velocities follow the primitive equations, so that a lake at rest predicts no change, to
// the bit; a cell predicts no change where it is a pool at a shore, whose level does not follow from slopes;
// the prediction includes friction over half a step, since otherwise the water of a thin sheet would be
// faster at the faces than in the cell.
#pragma once

#include "solver/equations/sources.hpp"
#include "solver/schemes/reconstruction.hpp"
#include "solver/step/stage.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// A face state with the changes that the cell predicts: of depth (m) and of the velocities in the frame of
// the direction (m/s). It neither dries a wet face nor wets a dry one.
template <class V>
SPATE_FUNCTION FaceState<V> predicted_at(const FaceState<V>& face, V deeper, V n, V t) {
  const V zero(0.0f);
  return {select(face.h > zero, face.h + max(deeper, -0.5f * face.h), face.h), face.un + n, face.ut + t};
}
// The two faces of a line with these changes, and the force of the bed on the water between them. per_depth:
// 1 / depth of the cell, 1/m.
template <class V>
SPATE_FUNCTION void predict_line(Reconstruction<V>& line, V per_depth, V deeper, V n, V t) {
  deeper = line.even * deeper;
  line.behind = predicted_at(line.behind, deeper, line.even * n, line.even * t);
  line.ahead = predicted_at(line.ahead, deeper, line.even * n, line.even * t);
  line.bed_force = line.bed_force + line.bed_force * (deeper * per_depth);
}

// Predicts the states at the faces of a cell half a step later. x, y: its reconstructions; h: its depth, m;
// u, v: its velocities, m/s; n: Manning's, s m^(-1/3); film_depth in m; rain: on it within the step, m.
template <class V>
SPATE_FUNCTION void predict(Reconstruction<V>& x, Reconstruction<V>& y, V h, V u, V v, V n, Real film_depth,
                            V rain, const StageNumbers& stage) {
  const V depth = max(h, V(film_depth));
  const V per_depth = reciprocal(depth);
  const Real half = 0.5f * stage.dt_dx;
  const auto outflow = [](const Reconstruction<V>& line) {
    return line.even * (line.ahead.h * line.ahead.un - line.behind.h * line.behind.un);
  };
  const V deeper = max(0.5f * (rain - stage.infiltration) - half * (outflow(x) + outflow(y)), -0.5f * h);
  // own: the line along the velocity; other: across it.
  const auto faster = [&](const Reconstruction<V>& own, const Reconstruction<V>& other, V along, V across) {
    const V carried = along * (own.ahead.un - own.behind.un) + across * (other.ahead.ut - other.behind.ut);
    return half * (own.bed_force * per_depth - carried);
  };
  V new_u = u + faster(x, y, u, v), new_v = v + faster(y, x, v, u);
  seldom(stage.rain > 0.0f, [&] SPATE_INLINED {  // it brings no momentum
    const V diluted = depth / (depth + 0.5f * rain);
    new_u = new_u * diluted;
    new_v = new_v * diluted;
  });
  const V speed2 = new_u * new_u + new_v * new_v;
  if (any(speed2 > 0.0f)) {
    const V slowed = select(speed2 > 0.0f,
                            friction_factor(depth, depth * sqrt(speed2), 0.5f * stage.drag * n * n), V(1.0f));
    new_u = new_u * slowed;
    new_v = new_v * slowed;
  }
  predict_line(x, per_depth, deeper, new_u - u, new_v - v);
  predict_line(y, per_depth, deeper, new_v - v, new_u - u);
}

}  // namespace SPATE_PRECISION
}  // namespace spate

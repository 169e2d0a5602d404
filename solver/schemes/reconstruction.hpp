// SPDX-License-Identifier: GPL-3.0-or-later
// What a scheme provides, and the terms in which it is written. Levels are measured from the cell's own mean
// bed, so that no float ever holds an altitude. On a continuous bed, dz is its rise across a cell, from face
// midpoint to face midpoint, and two neighbours' means differ by (dz_a + dz_b) / 2. On the cells' own beds,
// dz is the rise from the cell behind to the cell itself.
//
// A scheme is a struct with
//   title, default_cfl, largest_cfl, cfl_slack, default_desingularisation   what users see and choose
//   halo, drains, simpler_when_deep   what backends must know
//   predicts   whether it suits steps with a predictor (step/predictor.hpp)
//   cell_bed   whether it computes on the cells' own beds, with steps at the faces between them
//   caution, first_order, two_points   SchemeTraits, unless it says otherwise
//   prepare<water>(h, hu, hv, dzx, dzy, numbers)   a cell on its own
//   reconstruct<water>(line, numbers)   a cell between its two neighbours in one direction
//   limits(l, r, numbers)   of the flux between two cells
//   flux_over_step(l, r, step, numbers, speed)   with cell_bed: the flux between two cells
//   relaxation(h, face_depth, wedge, numbers)   a factor on a cell's momentum after a stage
//   split(x, y, across_x, across_y, numbers)   with two_points: the states at the faces' Gauss points
#pragma once

#include "solver/equations/shallow_water.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// What the caller knows about the cells. deep: each holds more than a film and more than it can lose, and is
// no wedge at a shore; code for all other cells is left out, and the results are the same bits.
enum class Water : std::uint8_t { any, deep };

// The numbers that a scheme works with, in its own precision.
struct SchemeNumbers {
  Real gravity;            // m/s2
  Real theta;              // of minmod
  Real film_depth;         // m
  Real desingularisation;  // K, m
  Real dt_dx;              // s/m
  Real half_dx_dt;         // m/s
};

// A cell's level and what the scheme limits (HWP14: velocity; KP07: discharge).
template <class V>
struct PreparedCell {
  V stage;  // level above the cell's mean bed, m
  V x, y;   // eastward and northward
  V full;   // 1 where the whole bed of the cell is under water, else 0
};

// From one cell of a line to the next.
template <class V>
struct LineStep {
  V rise;  // of the level, m
  V bed;   // rise of the mean bed, m
  V n, t;  // differences of the prepared x and y in the frame of the direction
};

// One cell (c) and its neighbours behind (m) and ahead (p) along a direction.
template <class V>
struct Line {
  LineStep<V> behind, ahead;  // from m to c, and from c to p
  V n_c, t_c;                 // prepared x and y in the frame of the direction
  V full_m, full_c, full_p;
  V stage_c;        // level above the mean bed of c, m
  V h_m, h_c, h_p;  // depths, m
  V dz;             // rise of the bed of c along the direction, m; not with cell_bed
  V relief;         // the larger |dz| of both directions, m; likewise
};

template <class V>
struct Reconstruction {
  FaceState<V> behind;  // at the face towards m
  FaceState<V> ahead;   // at the face towards p
  V bed_force;          // of the bed on the water, beside the pressure difference of the two faces, m3/s2
  V wedge;  // relief of a pool that does not cover the bed, m; 0 elsewhere: it makes levels stiff.
            // With cell_bed: half the rise of the bed within the cell along the direction, m
  V even;   // 1 where the cell's motion follows from its slopes, 0 in a pool at a shore
  // With two_points behind and ahead are the states at the faces' first Gauss points, these at the second.
  FaceState<V> second_behind{}, second_ahead{};
};

// The bed of a cell in one direction, as the other direction's faces see it (two_points), m.
template <class V>
struct BedAcross {
  V dz;                         // its rise across the cell
  V along_behind, along_ahead;  // its rises along the two faces, in the other direction
  V two_behind, two_ahead;      // 1 where the face has two points, 0 at edges and barriers
};

// The largest discharge that the water beside barriers drives over them, outward, m2/s.
template <class V>
struct BesideBarrier {
  V behind, ahead;
};

// A cell beside a face.
template <class V>
struct FaceCell {
  V face_depth, depth;  // at the face, and of the cell, m
  V wedge;              // as above, m
};

struct SchemeTraits {
  // What a scheme of the literature cannot do that is here to be compared with; null for all others. Its
  // kernels are compiled for fewer purposes, and runs with it warn.
  static constexpr const char* caution = nullptr;
  static constexpr bool first_order = false;  // in time: Euler's steps are its own
  static constexpr bool two_points = false;   // whether faces have two Gauss points

  // Of a scheme that knows no partly flooded cells: the level above the mean bed is the depth, nothing limits
  // the flux, and no cell is stiff. Others have their own.
  static SPATE_FUNCTION double depth(double stage, double /*relief*/) { return stage > 0 ? stage : 0; }
  template <class V>
  static SPATE_FUNCTION V stage(V h, V /*relief*/) {
    return h;
  }
  template <class V>
  static SPATE_FUNCTION FaceLimits<V> limits(const FaceCell<V>&, const FaceCell<V>&, const SchemeNumbers&) {
    return {V(1.0f), V(1e30f)};  // none
  }
  template <class V>
  static SPATE_FUNCTION V relaxation(V, V, V, const SchemeNumbers&) {
    return V(1.0f);
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// KLL05: the modification of KL02 (schemes/kl02.hpp) by Hagen, Hjelmervik, Lie, Natvig & Henriksen 2005,
// Simul. Model. Pract. Theory 13, 716-726, after Brodtkorb et al. 2011 (section 3.3), to be compared with:
// the flux through a face is the mean of those at its two Gauss points. The states there are those at the
// face's midpoint and the cell's own slope along the face, dx / sqrt(12) away from it to either side.
//
// Departures: as for KL02. The bed rises along a face by the mean of its two cells' rises, so that it is one
// continuous function at the Gauss points, too; where a wet cell's depth at a Gauss point would be below K,
// or a shoal's not positive, and at edges and barriers, both points take the midpoint's state.
#pragma once

#include "solver/schemes/kl02.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct Kll05 : Kl02 {
  static constexpr const char* title =
      translatable("KLL05 (Kurganov and Levy 2002 with two Gauss points on each face)");
  static constexpr bool two_points = true;

  // From the states at the midpoints of a cell's faces to those at their Gauss points, and the forces of the
  // bed between opposite ones. x, y: the reconstructions of the cell; the first points lie west and south.
  template <class V>
  static SPATE_FUNCTION void split(Reconstruction<V>& x, Reconstruction<V>& y, const BedAcross<V>& bed_x,
                                   const BedAcross<V>& bed_y, const SchemeNumbers& numbers) {
    const Slopes<V> along_x = slopes(x), along_y = slopes(y);
    split_line(x, along_y, bed_x, bed_y.dz, numbers);
    split_line(y, along_x, bed_y, bed_x.dz, numbers);
  }

 private:
  static constexpr Real gauss = static_cast<Real>(0.28867513459481287);  // 1 / sqrt(12)

  // What a cell's state differs by between its two faces in one direction, in the frame of the other.
  template <class V>
  struct Slopes {
    V h, un, ut, qn, qt, even;
  };
  template <class V>
  static SPATE_FUNCTION Slopes<V> slopes(const Reconstruction<V>& r) {
    const FaceState<V>&a = r.behind, &b = r.ahead;
    return {b.h - a.h, b.ut - a.ut, b.un - a.un, b.h * b.ut - a.h * a.ut, b.h * b.un - a.h * a.un, r.even};
  }

  template <class V>
  static SPATE_FUNCTION void split_line(Reconstruction<V>& r, const Slopes<V>& other, const BedAcross<V>& bed,
                                        V dz_other, const SchemeNumbers& numbers) {
    const V zero(0.0f);
    const auto wet = r.even > 0.5f && other.even > 0.5f;
    // Depths differ along a face as the level does, where wet, less the bed.
    const V level = other.h + dz_other;
    const V dh_behind = select(wet, level - bed.along_behind, other.h),
            dh_ahead = select(wet, level - bed.along_ahead, other.h);
    V to_behind = gauss * bed.two_behind, to_ahead = gauss * bed.two_ahead;
    const V least = select(wet, V(numbers.desingularisation), zero);
    const auto deep =
        least + to_behind * abs(dh_behind) < r.behind.h && least + to_ahead * abs(dh_ahead) < r.ahead.h;
    to_behind = select(deep, to_behind, zero);
    to_ahead = select(deep, to_ahead, zero);
    const FaceState<V> behind = r.behind, ahead = r.ahead;
    r.behind = at_point(behind, -to_behind, dh_behind, other, wet);
    r.second_behind = at_point(behind, to_behind, dh_behind, other, wet);
    r.ahead = at_point(ahead, -to_ahead, dh_ahead, other, wet);
    r.second_ahead = at_point(ahead, to_ahead, dh_ahead, other, wet);
    const V turn = to_ahead * bed.along_ahead - to_behind * bed.along_behind;
    r.bed_force = -0.25f * numbers.gravity *
                  (pressed(r.behind.h, r.ahead.h, bed.dz - turn) +
                   pressed(r.second_behind.h, r.second_ahead.h, bed.dz + turn));
  }

  // The state at the distance `to` from the midpoint of a face, in cells.
  template <class V, class Mask>
  static SPATE_FUNCTION FaceState<V> at_point(const FaceState<V>& middle, V to, V dh, const Slopes<V>& other,
                                              Mask wet) {
    const V h = middle.h + to * dh, per_depth = reciprocal(max(h, V(smallest)));
    return {h, select(wet, (middle.h * middle.un + to * other.qn) * per_depth, middle.un + to * other.un),
            select(wet, (middle.h * middle.ut + to * other.qt) * per_depth, middle.ut + to * other.ut)};
  }

  // The force of the bed between two points, as in KL02, over -g/2.
  template <class V>
  static SPATE_FUNCTION V pressed(V behind, V ahead, V dz) {
    return (behind + ahead) * ((ahead - behind) + dz);
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate

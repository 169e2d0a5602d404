// SPDX-License-Identifier: GPL-3.0-or-later
// A culvert after FHWA, Hydraulic Design of Highway Culverts (HDS-5, 3rd edition, 2012): of the discharges
// that its inlet and its barrel would pass under a headwater, the smaller one.
//
//   inlet control (appendix A)     HW/D = Hc/D + K q^M + Ks S  (form 1)        for q <= 3.5 (unsubmerged)
//                                  HW/D = K q^M                (form 2)
//                                  HW/D = c q^2 + Y + Ks S                    for q >= 4 (submerged)
//                                  linear in between; q = 1.811 Q / (A D^0.5) in SI units
//   outlet control (section 3.1.3) H = (k_entry + k_exit + 2 g n^2 L / R^(4/3)) V^2 / (2 g)
//                                  from the headwater down to the tailwater or to (dc + D) / 2 above the
//                                  floor of the outlet, whichever is higher
//
// The equation of the inlet is solved for Q beforehand, for all heads (step/links/culvert_curves.hpp): it
// depends on the shape and the constants of the inlet alone. So is the level at the outlet that a free fall
// has. Where the barrel is not full, its area and hydraulic radius are those between its two ends, so that
// the discharge changes steadily as it fills; and below 0.75 D the level at a free outlet is the critical
// one, from 1.2 D on (dc + D) / 2, which HDS-5 allows above 0.75 D only.
#pragma once

#include <cmath>

#include "solver/core/math.hpp"
#include "solver/core/series.hpp"

namespace spate {

struct CulvertBarrel {
  double height, length;   // m
  double area;             // m2, full
  double manning, losses;  // s m^(-1/3); k_entry + k_exit
  double slope_term[2];    // Ks S, for water that enters at either end,
  double term_from;        // of which a part counts from this HW/D on
  double term_whole[2];    // and all of it from this one on
  double shaft;            // m, from the rim of a shaft down to the floor of its pipe; 0: a culvert
};

// By depth or head, each as a part of the height.
struct CulvertCurves {
  SeriesView area;    // over that of the full barrel
  SeriesView radius;  // hydraulic radius over the height
  SeriesView inlet;   // q / 1.811 of head / height less Ks S
  SeriesView fall;    // height of a free outlet's level above its floor
};

SPATE_FUNCTION double clamped(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}

// Beyond the end of the curve flow grows with the square root of HW/D less Ks S.
SPATE_FUNCTION double inlet_control(const CulvertBarrel& barrel, const SeriesView& inlet, bool from_down,
                                    double head) {
  const int end_in = from_down ? 1 : 0;
  const double relative = head / barrel.height, whole = barrel.term_whole[end_in];
  const double part = clamped((relative - barrel.term_from) / (whole - barrel.term_from), 0, 1);
  const double x = relative - barrel.slope_term[end_in] * part;
  if (!(x > 0)) return 0;
  const double end = inlet.times[inlet.count - 1];
  const double q = x > end ? inlet.values[inlet.count - 1] * std::sqrt(x / end) : inlet.value(x);
  return q * barrel.area * std::sqrt(barrel.height);
}

// floors: of the inlet and of the outlet, m; upper, lower: the levels there.
SPATE_FUNCTION double outlet_control(const CulvertBarrel& barrel, const CulvertCurves& curves,
                                     double floor_in, double floor_out, double upper, double lower,
                                     double gravity) {
  const double fall = upper - lower;
  if (!(fall > 0)) return 0;
  const double in = clamped((upper - floor_in) / barrel.height, 0, 1),
               out = clamped((lower - floor_out) / barrel.height, 0, 1);
  if (in == 1 && out == 1) {
    const double radius = curves.radius.values[curves.radius.count - 1] * barrel.height;
    const double friction =
        2 * gravity * barrel.manning * barrel.manning * barrel.length / (radius * cube_root(radius));
    return barrel.area * std::sqrt(2 * gravity * fall / (barrel.losses + friction));
  }
  const double between = 0.5 * (in + out), radius = curves.radius.value(between) * barrel.height;
  const double area = 0.5 * (curves.area.value(in) + curves.area.value(out)) * barrel.area;
  if (!(radius > 0)) return 0;
  const double friction =
      2 * gravity * barrel.manning * barrel.manning * barrel.length / (radius * cube_root(radius));
  return area * std::sqrt(2 * gravity * fall / (barrel.losses + friction));
}

// The level at the end where water leaves: that of the water there, or of a free fall.
SPATE_FUNCTION double level_at_outlet(const CulvertBarrel& barrel, const CulvertCurves& curves,
                                      double floor_in, double floor_out, double upper, double lower) {
  const double free = floor_out + barrel.height * curves.fall.value((upper - floor_in) / barrel.height);
  return lower > free ? lower : free;
}

// The discharge of one barrel, m3/s >= 0, from the end with the upper level. from_down: water enters at the
// end that is drawn as its outlet.
SPATE_FUNCTION double culvert_discharge(const CulvertBarrel& barrel, const CulvertCurves& curves,
                                        bool from_down, double floor_in, double floor_out, double upper,
                                        double lower, double gravity) {
  const double head = upper - floor_in;
  if (!(head > 0)) return 0;
  const double by_inlet = inlet_control(barrel, curves.inlet, from_down, head);
  const double leaves_at = level_at_outlet(barrel, curves, floor_in, floor_out, upper, lower);
  const double by_outlet =
      outlet_control(barrel, curves, floor_in - (from_down ? 0 : barrel.shaft),
                     floor_out - (from_down ? barrel.shaft : 0), upper, leaves_at, gravity);
  return by_inlet < by_outlet ? by_inlet : by_outlet;
}

// The speed (m/s) at which a discharge of one barrel (m3/s) leaves it, over the area below the level there.
// HDS-5 (section 3.1.4) has the same area for outlet control; under inlet control it allows the higher speed
// of normal flow in a steep barrel.
SPATE_FUNCTION double outlet_speed(const CulvertBarrel& barrel, const CulvertCurves& curves, double floor_in,
                                   double floor_out, double upper, double lower, double discharge) {
  const double leaves_at = level_at_outlet(barrel, curves, floor_in, floor_out, upper, lower);
  const double area = barrel.area * curves.area.value(clamped((leaves_at - floor_out) / barrel.height, 0, 1));
  return area > 0 ? discharge / area : 0;
}

}  // namespace spate

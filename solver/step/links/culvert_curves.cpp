// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/links/culvert_curves.hpp"

#include <algorithm>
#include <cmath>

namespace spate {
namespace {

constexpr int depths = 64;
// q of the equations of HDS-5: that below the crown counts up to the one, that above it from the other.
constexpr double unsubmerged = 3.5, submerged = 4.0;

double friction_of(const CulvertInlet& inlet, double q) {
  return inlet.K * std::pow(q, inlet.M);
}
double submerged_head(const CulvertInlet& inlet, double q) {
  return inlet.c * q * q + inlet.Y;
}

// Of the water of a depth x in a barrel of height 1: its area and its width at the surface. An arch is half
// an ellipse on a floor of that width.
struct Wetted {
  double area, top;
};
Wetted wetted(CulvertShape shape, double x, double width) {
  const double angle = 2 * std::acos(1 - 2 * x);
  switch (shape) {
    case CulvertShape::circular:
      return {(angle - std::sin(angle)) / 8, std::sin(angle / 2)};
    case CulvertShape::box:
      return {width * x, width};
    case CulvertShape::arch:
      break;
  }
  return {0.5 * width * (x * std::sqrt(1 - x * x) + std::asin(x)), width * std::sqrt(1 - x * x)};
}

double wetted_perimeter(CulvertShape shape, double x, double width) {
  switch (shape) {
    case CulvertShape::circular:
      return std::acos(1 - 2 * x);
    case CulvertShape::box:
      return x < 1 ? width + 2 * x : 2 * width + 2;
    case CulvertShape::arch:
      break;
  }
  // The length of its sides is summed over many short pieces.
  constexpr int pieces = 512;
  const double whole = std::asin(x);
  double perimeter = width, height = 0, inwards = 0;
  for (int i = 1; i <= pieces; ++i) {
    const double angle = whole * i / pieces;
    const double higher = std::sin(angle), further = 0.5 * width * (1 - std::cos(angle));
    perimeter += 2 * std::hypot(higher - height, further - inwards);
    height = higher;
    inwards = further;
  }
  return perimeter;
}

// The specific head over the height of critical flow, whose velocity head is half of area over top width.
double critical_head(const SectionCurves& section, double flow) {
  const double depth = section.critical.value(flow);
  const double area = section.area.value(depth);
  return depth + (area > 0 ? 0.5 * flow * flow / (area * area) : 0);
}

}  // namespace

SectionCurves section_curves(CulvertShape shape, double width) {
  std::vector<double> x{0}, areas{0}, radii{0}, flows{0}, critical{0};
  const Wetted full = wetted(shape, 1, width);
  for (int i = 1; i <= depths; ++i) {
    const double depth = static_cast<double>(i) / depths;
    const Wetted at = wetted(shape, depth, width);
    x.push_back(depth);
    areas.push_back(at.area / full.area);
    radii.push_back(at.area / wetted_perimeter(shape, depth, width));
  }
  // Q^2 / g = A^3 / T; towards a closed crown it grows without end. Depths close together, since the critical
  // one is looked for by flow.
  for (int i = 1; i < 8 * depths; ++i) {
    const double depth = static_cast<double>(i) / (8 * depths);
    const Wetted at = wetted(shape, depth, width);
    if (!(at.top > 0)) break;
    const double flow = at.area * std::sqrt(at.area / at.top) / full.area;
    if (!(flow > flows.back())) continue;
    flows.push_back(flow);
    critical.push_back(depth);
  }
  return {Series(x, areas), Series(x, radii), Series(flows, critical), full.area / width};
}

CulvertBarrel barrel_of(const Structure& culvert, const SectionCurves& section) {
  const double drop = culvert.invert_up - culvert.invert_down;
  const bool is_shaft = culvert.kind == StructureKind::shaft;
  // The term corrects slopes of roads.
  const double slope = culvert.length > 0 && !is_shaft ? clamped(drop / culvert.length, -0.5, 0.5) : 0;
  const double term = culvert.inlet.slope_factor * slope;
  CulvertBarrel barrel{};
  barrel.height = culvert.height;
  barrel.length = culvert.length;
  barrel.area = section.full * culvert.width * culvert.height;
  barrel.manning = culvert.manning;
  barrel.losses = culvert.k_entry + culvert.k_exit;
  barrel.shaft = is_shaft ? std::max(drop, 0.0) : 0;
  // Form 2 has no term below the crown. In steep barrels the equations then have less head at q = 4 than
  // at 3.5: the term sets in over some heads there, so that more head never passes less. The term of form 1
  // fades with the head, so that a dry inlet passes nothing.
  constexpr double least_fade = 0.1;  // in HW/D
  const bool is_above_crown = culvert.inlet.form == 2;
  barrel.term_from = is_above_crown ? friction_of(culvert.inlet, unsubmerged) : 0;
  for (const int end : {0, 1}) {
    barrel.slope_term[end] = end == 0 ? term : -term;
    const double above = submerged_head(culvert.inlet, submerged) + barrel.slope_term[end];
    barrel.term_whole[end] = is_above_crown ? std::max(above, barrel.term_from + least_fade) : 1;
  }
  return barrel;
}

Series inlet_curve(const CulvertInlet& inlet, const SectionCurves& section, double gravity) {
  constexpr double si = 1.811, most = 24;
  const auto below = [&](double q) {
    const double friction = friction_of(inlet, q);
    return inlet.form == 2 ? friction : critical_head(section, q / (si * std::sqrt(gravity))) + friction;
  };
  const auto head = [&](double q) {
    if (q <= unsubmerged) return below(q);
    if (q >= submerged) return submerged_head(inlet, q);
    const double part = (q - unsubmerged) / (submerged - unsubmerged);
    return below(unsubmerged) + part * (submerged_head(inlet, submerged) - below(unsubmerged));
  };
  std::vector<double> heads{0}, flows{0};
  constexpr int points = 240;
  for (int i = 1; i <= points; ++i) {
    const double q = most * std::pow(static_cast<double>(i) / points, 1.5);
    if (!(head(q) > heads.back())) continue;
    heads.push_back(head(q));
    flows.push_back(q / si);
  }
  return Series(heads, flows);
}

// Q / (A D^0.5) of the circle: C pi B H^1.5 over the rim of diameter B, and c A (2 g H)^0.5 through the
// barrel of diameter D, as for the crest and the throat of a shaft spillway (USBR, Design of Small Dams, 3rd
// edition 1987, section 9.C: crest, orifice and pipe control; the last is the outlet control of a culvert).
Series shaft_curve(double mouth, double gravity) {
  constexpr double crest = 1.7, orifice = 0.6, most = 8;
  const double throat = orifice * std::sqrt(2 * gravity);
  std::vector<double> heads{0}, flows{0};
  constexpr int points = 240;
  for (int i = 1; i <= points; ++i) {
    const double x = most * std::pow(static_cast<double>(i) / points, 2);
    heads.push_back(x);
    flows.push_back(std::min(4 * crest * mouth * x * std::sqrt(x), throat * std::sqrt(x)));
  }
  return Series(heads, flows);
}

Series inlet_curve_of(const Structure& structure, const SectionCurves& section, double gravity) {
  return structure.kind == StructureKind::shaft ? shaft_curve(structure.mouth / structure.height, gravity)
                                                : inlet_curve(structure.inlet, section, gravity);
}

// The end of the part of [low, high] where something holds, which begins at low.
template <class Holds>
double last_where(double low, double high, const Holds& holds) {
  for (int halving = 0; halving < 40; ++halving) {
    const double middle = 0.5 * (low + high);
    (holds(middle) ? low : high) = middle;
  }
  return low;
}

Series fall_curve(const CulvertBarrel& barrel, const CulvertCurves& curves, const SectionCurves& section,
                  double drop, double gravity) {
  constexpr int points = 40;
  constexpr double most = 8, partial = 0.75, filled = 1.2;  // headwater over height
  const double height = barrel.height, unit = barrel.area * std::sqrt(gravity * height);
  const double rise =
      std::max(-drop / height, 0.0);  // of the floor towards the outlet: below it nothing passes
  std::vector<double> heads{rise}, levels{0};
  for (int i = 1; i <= points; ++i) {
    const double x = rise + most * std::pow(static_cast<double>(i) / points, 2);
    const double over_higher_floor = x - rise;
    const double part = clamped((over_higher_floor - partial) / (filled - partial), 0, 1);
    const auto level = [&](double discharge) {
      const double critical = section.critical.value(discharge / unit);
      return height * (critical + part * 0.5 * (1 - critical));
    };
    const double upper = drop + x * height;  // above the floor of the outlet, as all levels here
    const auto passes = [&](double lower) {
      return outlet_control(barrel, curves, drop - (drop > 0 ? barrel.shaft : 0),
                            drop > 0 ? 0 : -barrel.shaft, upper, lower, gravity);
    };
    // No more than what has all the head as its energy in critical flow: the mean of both ends' areas, by
    // which outlet_control goes, is much larger than that of the outlet where the barrel rises.
    const auto has_energy = [&](double discharge) {
      return critical_head(section, discharge / unit) * height <= upper;
    };
    // The higher the discharge, the higher its level, and the less passes.
    const double discharge = last_where(0, passes(level(0)), [&](double q) { return passes(level(q)) > q; });
    const double most_by_energy = last_where(0, discharge, has_energy);
    double leaves_at = level(discharge);
    if (most_by_energy < discharge * (1 - 1e-6))
      leaves_at = last_where(leaves_at, upper, [&](double lower) { return passes(lower) > most_by_energy; });
    heads.push_back(x);
    levels.push_back(leaves_at / height);
  }
  return Series(heads, levels);
}

}  // namespace spate

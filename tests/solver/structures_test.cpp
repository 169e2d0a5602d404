// SPDX-License-Identifier: GPL-3.0-or-later
// The equations of structures against worked examples of their sources and values computed by hand.
#include <gtest/gtest.h>

#include <cmath>

#include "solver/core/power.hpp"
#include "solver/equations/structures/gate.hpp"
#include "solver/step/links/culvert_curves.hpp"
#include "solver/step/links/rating.hpp"
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;
using spate::CulvertInlet;
using spate::CulvertShape;

constexpr double foot = 0.3048, cubic_foot = foot * foot * foot, pi = 3.14159265358979323846;

TEST(Power, IsThatOfTheLibrary) {
  double worst = 0;
  Random random(1);
  for (int i = 0; i < 20000; ++i) {
    const double x = std::exp(random(-20, 20)), y = random(-3, 3);
    worst = cases::larger_error(worst, spate::power(x, y) / std::pow(x, y) - 1);
  }
  figure_at_most("powers, relative error", worst, 1e-13);
  EXPECT_EQ(0, spate::power(0, 0.385));
  EXPECT_EQ(1, spate::power(1, 0.385));
}

// A culvert with its curves.
class Pipe {
 public:
  Pipe(CulvertShape shape, double width, double height, double length, double drop, double manning,
       double k_entry, const CulvertInlet& inlet)
      : section_(spate::section_curves(shape, width / height)), drop_(drop) {
    spate::Structure culvert;
    culvert.width = width;
    culvert.height = height;
    culvert.length = length;
    culvert.manning = manning;
    culvert.k_entry = k_entry;
    culvert.invert_up = drop;
    culvert.inlet = inlet;
    barrel_ = spate::barrel_of(culvert, section_);
    inlet_ = spate::inlet_curve(inlet, section_, gravity);
    fall_ = spate::fall_curve(barrel_, curves(), section_, drop, gravity);
  }
  spate::CulvertCurves curves() const {
    return {section_.area.view(), section_.radius.view(), inlet_.view(), fall_.view()};
  }
  // Levels above the floor of the outlet, m.
  double discharge(double upper, double lower) const {
    return spate::culvert_discharge(barrel_, curves(), false, drop_, 0, upper, lower, gravity);
  }
  double by_inlet(double head) const { return spate::inlet_control(barrel_, curves().inlet, false, head); }
  // The head above the floor of the inlet at which the inlet passes a discharge.
  double head_of_inlet(double discharge) const {
    double low = 0, high = 100;
    for (int i = 0; i < 60; ++i) (by_inlet(0.5 * (low + high)) < discharge ? low : high) = 0.5 * (low + high);
    return low;
  }
  const spate::CulvertBarrel& barrel() const { return barrel_; }

 private:
  spate::SectionCurves section_;
  double drop_;
  Series inlet_, fall_;
  spate::CulvertBarrel barrel_{};
};

// The examples printed on the nomographs of HDS-5 (appendix C), whose headwaters are read to about 0.1 D.
TEST(Culvert, InletControlGivesTheExamplesOfTheCharts) {
  struct Example {
    const char* chart;
    CulvertShape shape;
    double width, height, discharge;  // feet, cubic feet per second
    CulvertInlet inlet;
    double headwater;  // over the height
  };
  const CulvertInlet square{1, 0.0098, 2.0, 0.0398, 0.67}, groove{1, 0.0018, 2.0, 0.0292, 0.74},
      projecting{1, 0.0045, 2.0, 0.0317, 0.69}, metal{1, 0.0078, 2.0, 0.0379, 0.69},
      mitred{1, 0.0210, 1.33, 0.0463, 0.75, 0.7}, thin{1, 0.0340, 1.50, 0.0553, 0.54},
      flared{1, 0.026, 1.0, 0.0347, 0.81}, wings{1, 0.061, 0.75, 0.0400, 0.80},
      straight{1, 0.061, 0.75, 0.0423, 0.82};
  using S = CulvertShape;
  for (const Example& of :
       {Example{"1 (1)", S::circular, 3.5, 3.5, 120, square, 2.5},
        Example{"1 (2)", S::circular, 3.5, 3.5, 120, groove, 2.1},
        Example{"1 (3)", S::circular, 3.5, 3.5, 120, projecting, 2.2},
        Example{"2 (1)", S::circular, 3, 3, 66, metal, 1.8},
        Example{"2 (2)", S::circular, 3, 3, 66, mitred, 2.1},
        Example{"2 (3)", S::circular, 3, 3, 66, thin, 2.2}, Example{"8 (1)", S::box, 5, 2, 75, flared, 1.75},
        Example{"8 (2)", S::box, 5, 2, 75, wings, 1.90},
        Example{"8 (3)", S::box, 5, 2, 75, straight, 2.05}}) {
    const Pipe pipe(of.shape, of.width * foot, of.height * foot, 0, 0, 0.012, 0.5, of.inlet);
    const double head = pipe.head_of_inlet(of.discharge * cubic_foot) / (of.height * foot);
    figure_near(std::string("inlet control, HW/D of HDS-5 chart ") + of.chart, head, of.headwater, 0.11);
    // Submerged: HW/D = c q^2 + Y, by hand.
    const double area = of.shape == S::circular ? pi / 4 * of.width * of.height : of.width * of.height;
    const double q = of.discharge / (area * std::sqrt(of.height));
    ASSERT_GT(q, 4);
    figure_near(std::string("inlet control against its equation, chart ") + of.chart, head,
                of.inlet.c * q * q + of.inlet.Y, 3e-3);
  }
}

// The example printed on chart 34, a metal pipe-arch of 36 x 22 inches, whose inlets have the constants of
// arches: half an ellipse of that size has nearly its area.
TEST(Culvert, InletControlGivesTheExampleOfTheChartOfPipeArches) {
  struct Example {
    const char* edge;
    CulvertInlet inlet;
    double headwater;  // over the height
  };
  for (const Example& of : {Example{"headwall", {1, 0.0083, 2.0, 0.0379, 0.69}, 1.10},
                            Example{"mitred", {1, 0.0300, 1.0, 0.0463, 0.75, 0.7}, 1.15},
                            Example{"projecting", {1, 0.0340, 1.5, 0.0496, 0.57}, 1.22}}) {
    const double width = 3 * foot, height = 22.0 / 12 * foot;
    const Pipe pipe(CulvertShape::arch, width, height, 0, 0, 0.024, 0.5, of.inlet);
    figure_near(std::string("inlet control of an arch, HW/D of HDS-5 chart 34, ") + of.edge,
                pipe.head_of_inlet(20 * cubic_foot) / height, of.headwater, 0.11);
    const double q = 6;  // submerged, by hand
    figure_near(std::string("inlet control of an arch against its equation, ") + of.edge,
                pipe.head_of_inlet(q / 1.811 * 0.25 * pi * width * height * std::sqrt(height)) / height,
                of.inlet.c * q * q + of.inlet.Y, 3e-3);
  }
}

// Form 1, unsubmerged: HW/D = Hc/D + K q^M. A box has dc = (Q^2 / (g B^2))^(1/3) and Hc = 1.5 dc.
TEST(Culvert, InletControlBelowTheCrown) {
  const CulvertInlet wings{1, 0.061, 0.75, 0.0400, 0.80}, bevelled{2, 0.495, 0.667, 0.0314, 0.82};
  const Pipe box(CulvertShape::box, 2, 1.5, 0, 0, 0.012, 0.5, wings);
  const double discharge = 3.0, q = 1.811 * discharge / (3.0 * std::sqrt(1.5));  // 1.479
  const double dc = std::cbrt(discharge * discharge / (gravity * 4));            // 0.612 m
  figure_near("inlet control below the crown, box (m)", box.head_of_inlet(discharge),
              1.5 * dc + 1.5 * 0.061 * std::pow(q, 0.75), 4e-3);
  const Pipe second(CulvertShape::box, 2, 1.5, 0, 0, 0.012, 0.5, bevelled);
  figure_near("inlet control below the crown, form 2 (m)", second.head_of_inlet(discharge),
              1.5 * 0.495 * std::pow(q, 0.667), 3e-3);
  // Form 2 has Ks S = -0.05 above the crown only, and in part from q = 3.5 to 4.
  const Pipe steep(CulvertShape::box, 2, 1.5, 10, 1, 0.012, 0.5, bevelled);
  const auto flow_of = [](double of_q) { return of_q / 1.811 * 3.0 * std::sqrt(1.5); };
  figure_near("the same on a slope of 0.1 (m)", steep.head_of_inlet(discharge),
              second.head_of_inlet(discharge), 1e-12);
  for (const auto& [of_q, term] : {std::pair(3.5, 0.0), {3.75, -0.025}, {4.0, -0.05}, {6.0, -0.05}})
    figure_near("the term of its slope above the crown (m)",
                steep.head_of_inlet(flow_of(of_q)) - second.head_of_inlet(flow_of(of_q)), 1.5 * term, 3e-3);
  const Pipe steepest(CulvertShape::box, 2, 1.5, 10, 5, 0.012, 0.5, bevelled);
  for (double head = 0.01; head < 4; head += 0.01)
    ASSERT_GT(steepest.by_inlet(head + 0.01), steepest.by_inlet(head)) << head;
  // A circle: the critical depth solves Q^2 / g = A^3 / T.
  const CulvertInlet square;
  const Pipe circle(CulvertShape::circular, 1.2, 1.2, 0, 0, 0.012, 0.5, square);
  double low = 0, high = 1.2, area = 0, top = 0;
  const double flow = 1.0;
  for (int i = 0; i < 60; ++i) {
    const double depth = 0.5 * (low + high), angle = 2 * std::acos(1 - 2 * depth / 1.2);
    area = 1.44 * (angle - std::sin(angle)) / 8;
    top = 1.2 * std::sin(angle / 2);
    (area * area * area / top < flow * flow / gravity ? low : high) = depth;
  }
  const double of_circle = 1.811 * flow / (pi * 0.36 * std::sqrt(1.2));
  figure_near("inlet control below the crown, circle (m)", circle.head_of_inlet(flow),
              low + 0.5 * area / top + 1.2 * 0.0098 * of_circle * of_circle, 5e-3);
}

// The example printed on HDS-5 chart 5: a concrete pipe of 48 inches and 110 feet with k_entry 0.5 loses 0.94
// feet with 70 cubic feet per second.
TEST(Culvert, OutletControlGivesTheExampleOfTheChart) {
  const Pipe pipe(CulvertShape::circular, 4 * foot, 4 * foot, 110 * foot, 0, 0.012, 0.5, {});
  const double lower = 6 * foot;
  figure_near("outlet control, discharge of HDS-5 chart 5 (cubic feet per second)",
              pipe.discharge(lower + 0.94 * foot, lower) / cubic_foot, 70, 0.4);
  // R = 0.3 m: 2 g n^2 L / R^(4/3) = 0.844, so V^2 = 2 g 0.5 / 2.344.
  const Pipe metric(CulvertShape::circular, 1.2, 1.2, 60, 0, 0.012, 0.5, {});
  figure_near("outlet control by hand (m3/s)", metric.discharge(3.5, 3.0), 2.3137, 2e-3);
}

// The discharge rises with the upper level and falls with the lower one, without jumps, whatever the regime.
TEST(Culvert, ChangesSteadilyThroughAllRegimes) {
  double jump = 0;
  for (const CulvertShape shape : {CulvertShape::circular, CulvertShape::box, CulvertShape::arch})
    for (const double drop : {0.0, 0.4, -0.2, -0.8})
      for (const double length : {8.0, 80.0}) {
        const Pipe pipe(shape, shape == CulvertShape::circular ? 1 : 1.8, 1, length, drop, 0.014, 0.5, {});
        for (const double lower : {-1.0, 0.3, 0.7, 1.0, 1.6}) {
          double before = 0;
          for (double upper = lower; upper < 5; upper += 0.005) {
            const double now = pipe.discharge(upper, lower);
            EXPECT_GE(now, before - 2e-3 * (1 + before))
                << "drop " << drop << ", levels " << upper << ", " << lower;
            if (upper > lower + 0.1) jump = std::max(jump, now - before);
            before = now;
          }
        }
        for (const double upper : {0.6, 1.1, 2.5}) {
          double before = 1e9;
          for (double lower = -0.5; lower < upper; lower += 0.005) {
            const double now = pipe.discharge(upper, lower);
            EXPECT_LE(now, before + 0.03) << "drop " << drop << ", levels " << upper << ", " << lower;
            before = now;
          }
          EXPECT_EQ(0, pipe.discharge(upper, upper));
        }
      }
  figure_at_most("culverts, largest change over 5 mm of level (m3/s)", jump, 0.08);
}

// The most that flows out of a circular section of diameter 1 with this energy: A(y) sqrt(2 g (E - y)), m3/s.
double critical_flow(double energy) {
  double most = 0;
  for (double y = 0.0005; y < std::min(energy, 1.0); y += 0.0005) {
    const double angle = std::acos(1 - 2 * y), area = 0.25 * (angle - std::sin(angle) * std::cos(angle));
    most = std::max(most, area * std::sqrt(2 * gravity * (energy - y)));
  }
  return most;
}

// A culvert that rises passes water as soon as it stands above both floors, and no more than its energy
// carries out of it.
TEST(Culvert, PassesWaterUpToAHigherOutlet) {
  for (const double rise : {0.3, 0.5, 0.8, 3.0, 12.0}) {
    const Pipe rises(CulvertShape::circular, 1, 1, 30, -rise, 0.012, 0.5, {}),
        level(CulvertShape::circular, 1, 1, 30, 0, 0.012, 0.5, {});
    for (const double upper : {0.1, 0.2, 0.4, 0.7, 1.5, 4.0})
      for (const double lower : {-1.0, 0.0, 0.05}) {
        const double now = rises.discharge(upper, lower);
        EXPECT_GT(now, 0.3 * level.discharge(upper, lower)) << rise << ", " << upper << ", " << lower;
        // Between the points of its curve a little more.
        EXPECT_LT(now, 1.15 * critical_flow(upper)) << rise << ", " << upper << ", " << lower;
      }
    EXPECT_EQ(0, rises.discharge(0, -1));
    EXPECT_EQ(0, rises.discharge(-0.1, -1));
  }
}

TEST(Culvert, DryOrBelowItsFloorPassesNothing) {
  const Pipe pipe(CulvertShape::circular, 1, 1, 20, 0.5, 0.013, 0.5, {});
  EXPECT_EQ(0, pipe.discharge(0.5, -1));  // at the floor of the inlet
  EXPECT_EQ(0, pipe.discharge(0.2, -1));
  EXPECT_EQ(0, pipe.discharge(3, 3));
  EXPECT_LT(pipe.discharge(0.51, -1), 2e-3);
  EXPECT_GT(pipe.discharge(0.7, -1), 0.01);
}

// Crest, orifice and pipe control of a drop shaft by their equations.
TEST(Shaft, IsAWeirThenAnOrificeThenAFullPipe) {
  spate::Structure shaft;
  shaft.kind = spate::StructureKind::shaft;
  shaft.width = shaft.height = 1;
  shaft.mouth = 2;
  shaft.invert_up = 10;
  shaft.invert_down = 2;
  shaft.length = 100;
  shaft.manning = 0.012;
  const auto passes = [&](double head, double tailwater) {
    return spate::rated_discharge(shaft, 10 + head, tailwater, gravity);
  };
  figure_near("shaft, weir over its rim (m3/s)", passes(0.1, 0), 1.7 * pi * 2 * std::pow(0.1, 1.5), 2e-3);
  figure_near("shaft, orifice (m3/s)", passes(0.8, 0), 0.6 * 0.25 * pi * std::sqrt(2 * gravity * 0.8), 2e-3);
  // Full, into water of 4 m: 0.5 + 1 + 2 g n^2 L / R^(4/3) = 3.3 heads of its velocity.
  const double friction = 2 * gravity * 0.012 * 0.012 * 100 / std::pow(0.25, 4.0 / 3);
  const double full = 0.25 * pi * std::sqrt(2 * gravity * 8 / (1.5 + friction));
  shaft.invert_down = 3;
  const double pipe = passes(2, 4);
  figure_near("shaft, full pipe or orifice, the lesser (m3/s)", pipe,
              std::min(full, 0.6 * 0.25 * pi * std::sqrt(2 * gravity * 2)), 2e-3);
  figure_near("shaft, full pipe (m3/s)", passes(2, 11), 0.25 * pi * std::sqrt(2 * gravity / (1.5 + friction)),
              2e-3);
  EXPECT_EQ(0, passes(-0.01, 0));
}

// C b h^1.5; Villemonte (1947): of the free weir a tailwater leaves (1 - ratio^1.5)^0.385, here by hand.
TEST(Weir, BroadCrestAndSubmergence) {
  const double broad = std::pow(2.0 / 3, 1.5) * std::sqrt(gravity);
  figure_near("broad crest, critical flow (m3/s)", spate::weir_discharge(broad, 2, 0.5, -1),
              2 * std::sqrt(gravity * std::pow(2.0 / 3 * 0.5, 3)), 1e-12);
  const double free = spate::weir_discharge(1.705, 3, 1, 0);
  EXPECT_NEAR(free, 1.705 * 3, 1e-12);
  for (const auto& [ratio, share] :
       {std::pair{0.2, 0.964569}, {0.5, 0.845386}, {0.8, 0.616307}, {0.95, 0.367094}})
    figure_near("Villemonte, tailwater of " + text(ratio), spate::villemonte(ratio), share, 1e-6);
  EXPECT_EQ(0, spate::weir_discharge(1.7, 2, 1, 1));
  EXPECT_EQ(0, spate::weir_discharge(1.7, 2, 0, -1));
}

TEST(Gate, IsAWeirBelowItsLipAndAnOrificeAboveIt) {
  const double broad = std::pow(2.0 / 3, 1.5) * std::sqrt(gravity);
  EXPECT_NEAR(spate::gate_discharge(0.61, 2, 1, 0.6, -1, gravity), 2 * broad * std::pow(0.6, 1.5), 1e-12);
  // Free: 0.61 b a sqrt(2 g (h - 0.61 a)); drowned: with the difference of levels.
  EXPECT_NEAR(spate::gate_discharge(0.61, 2, 0.5, 2, 0, gravity),
              0.61 * 2 * 0.5 * std::sqrt(2 * gravity * (2 - 0.305)), 1e-12);
  EXPECT_NEAR(spate::gate_discharge(0.61, 2, 0.5, 2, 1.5, gravity),
              0.61 * 2 * 0.5 * std::sqrt(2 * gravity * 0.5), 1e-12);
  EXPECT_EQ(0, spate::gate_discharge(0.61, 2, 0, 2, 0, gravity));
  double before = 0, jump = 0;
  for (double upper = 0; upper < 3; upper += 0.005) {
    const double now = spate::gate_discharge(0.61, 1, 0.8, upper, -1, gravity);
    EXPECT_GE(now, before);
    jump = std::max(jump, now - before);
    before = now;
  }
  figure_at_most("gate, largest change over 5 mm of level (m3/s)", jump, 0.02);
}

}  // namespace

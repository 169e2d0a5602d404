// SPDX-License-Identifier: GPL-3.0-or-later
// The CE/SE method against theory and against HWP14: a shock that a wedge reflects, and a circular dam break.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <memory>

#include "tests/solver/cases.hpp"
#include "tests/solver/radial.hpp"
#include "tests/solver/studies/cese/planes.hpp"

namespace {

using namespace planes;

constexpr double gas_gamma = 1.4;

// Behind an oblique shock, for the gas before it at that Mach number (Anderson, Modern compressible flow,
// chapter 4); angles in radians, from the direction of the gas.
double deflection(double mach, double angle) {
  const double normal = mach * std::sin(angle);
  return std::atan(2 / std::tan(angle) * (normal * normal - 1) /
                   (mach * mach * (gas_gamma + std::cos(2 * angle)) + 2));
}
double pressure_ratio(double normal_mach) {
  return 1 + 2 * gas_gamma / (gas_gamma + 1) * (normal_mach * normal_mach - 1);
}
double mach_behind(double mach, double angle) {
  const double square = std::pow(mach * std::sin(angle), 2);
  const double normal =
      std::sqrt((1 + 0.5 * (gas_gamma - 1) * square) / (gas_gamma * square - 0.5 * (gas_gamma - 1)));
  return normal / std::sin(angle - deflection(mach, angle));
}

// The pressure at the wall behind a regular reflection (von Neumann 1943): the reflected shock, the weaker of
// two, turns the gas back along the wall. In the frame of the point where both shocks meet the wall.
double reflected_pressure(double mach, double angle) {
  const double turned = deflection(mach, angle), behind = mach_behind(mach, angle);
  double low = std::asin(1 / behind), high = low;
  while (deflection(behind, high) < turned) high += 1e-4;
  for (int i = 0; i < 60; ++i) {
    const double middle = 0.5 * (low + high);
    (deflection(behind, middle) < turned ? low : high) = middle;
  }
  return pressure_ratio(mach * std::sin(angle)) * pressure_ratio(behind * std::sin(low));
}

// A shock of Mach 2 runs over a wedge of 60 degrees. In the frame of the wedge's face, which is the southern
// wall: the front stands at 30 degrees to it, and their meeting point runs along it at twice the shock's
// speed.
double error_of_reflection(int columns) {
  const double mach = 2, front = std::acos(-1.0) / 6, until = 0.14, start = 0.15;
  const double along = mach / std::sin(front);  // of the meeting point, as a Mach number; sound: 1
  const double pushed = mach * (1 - (0.4 * mach * mach + 2) / (2.4 * mach * mach));
  Plane<PlaneEuler<double>> plane;
  plane.columns = columns;
  plane.rows = columns / 2;
  plane.dx = 1.0 / columns;
  plane.along_y = Sides::wall;
  for (int row = 0; row < plane.rows; ++row)
    for (int column = 0; column < plane.columns; ++column) {
      const double x = (column + 0.5) * plane.dx, y = (row + 0.5) * plane.dx;
      const bool behind = (x - start) * std::sin(front) < y * std::cos(front);
      const double density = gas_gamma * 2.4 * mach * mach / (0.4 * mach * mach + 2);
      plane.points.push_back({behind ? plane.law.of(density, pushed * std::sin(front),
                                                    -pushed * std::cos(front), pressure_ratio(mach))
                                     : plane.law.of(gas_gamma, 0, 0, 1),
                              {},
                              {}});
    }
  run_on_cpu(plane, until);
  const double meets = start + along * until, expected = reflected_pressure(along, front);
  double sum = 0;
  int cells = 0;
  for (int column = 0; column < columns; ++column) {
    const double behind = meets - (column + 0.5) * plane.dx;
    if (behind < 0.04 || behind > 0.1) continue;
    sum += plane.law.pressure(plane.points[static_cast<std::size_t>(column)].u);
    ++cells;
  }
  std::printf("[wedge] %d cells: pressure %.3f behind the reflected shock, in theory %.3f\n", columns,
              sum / cells, expected);
  return std::fabs(sum / cells / expected - 1);
}

TEST(CesePlane, ShockOverAWedgeIsReflectedAsInTheory) {
  const double coarse = error_of_reflection(100), fine = error_of_reflection(200);
  EXPECT_LT(fine, 0.01);
  EXPECT_LT(fine, coarse + 1e-3);
}

struct L1 {
  double cese, hwp14;
};
// The same dam of water after 1 s, by both, against the radial solution.
L1 errors_of_dam(int cells) {
  constexpr double until = 1;
  Plane<PlaneShallowWater<double>> plane = dam<double>(cells);
  spate::Scenario scenario = cases::flat(cells, cells, plane.dx);
  for (const double h : first_of(plane)) scenario.initial_depth.push_back(static_cast<float>(h));
  const Ran ran = run_on_cpu(plane, until);
  spate::Parameters parameters;
  parameters.duration = until;
  spate::Simulation simulation(std::make_shared<const spate::Scenario>(std::move(scenario)), parameters);
  simulation.run();
  const std::vector<float> depths = simulation.field(spate::Field::depth);
  const radial::DamBreak line{2.5, 0.5, 5, 0, until, 20, 0.005};
  const std::vector<double> exact = radial::solve(line);
  const std::vector<double> of_cese = first_of(plane);
  L1 error{0, 0};
  int counted = 0;
  for (int row = 0; row < cells; ++row)
    for (int column = 0; column < cells; ++column) {
      const double r = std::hypot((column + 0.5) * plane.dx - 20, (row + 0.5) * plane.dx - 20);
      if (r > 18) continue;
      const double h = exact[static_cast<std::size_t>(r / line.spacing)];
      const auto at = static_cast<std::size_t>(row * cells + column);
      error.cese += std::fabs(of_cese[at] - h);
      error.hwp14 += std::fabs(static_cast<double>(depths[at]) - h);
      ++counted;
    }
  error.cese /= counted;
  error.hwp14 /= counted;
  std::printf(
      "[circular dam] %d x %d cells, L1 of depth: CE/SE %.5f m in %lld steps, HWP14 %.5f m in %lld steps\n",
      cells, cells, error.cese, ran.steps, error.hwp14, static_cast<long long>(simulation.report().steps));
  return error;
}

TEST(CesePlane, CircularDamAsHwp14) {
  const L1 coarse = errors_of_dam(80), fine = errors_of_dam(160);
  EXPECT_LT(fine.cese, coarse.cese / 1.7);
  EXPECT_LT(fine.hwp14, coarse.hwp14 / 1.7);
  EXPECT_LT(fine.cese, 2 * fine.hwp14);
  EXPECT_LT(fine.hwp14, 2 * fine.cese);
}

}  // namespace

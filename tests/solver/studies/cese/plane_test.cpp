// SPDX-License-Identifier: GPL-3.0-or-later
// The CE/SE method in two dimensions.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <numeric>

#include "tests/solver/errors.hpp"
#include "tests/solver/studies/cese/planes.hpp"
#include "tests/solver/studies/cese/tubes.hpp"

namespace {

using namespace planes;

double mean_difference(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::fabs(a[i] - b[i]);
  return sum / static_cast<double>(a.size());
}

// The means of two by two cells, until there are so many along a side.
std::vector<double> coarser(std::vector<double> fine, std::size_t side, std::size_t wanted) {
  for (; side > wanted; side /= 2) {
    std::vector<double> half;
    for (std::size_t row = 0; row < side; row += 2)
      for (std::size_t column = 0; column < side; column += 2) {
        const double* const at = fine.data() + row * side + column;
        half.push_back(0.25 * (at[0] + at[1] + at[side] + at[side + 1]));
      }
    fine = half;
  }
  return fine;
}

double error_of_vortex(int cells) {
  Plane<PlaneEuler<double>> plane = vortex<double>(cells);
  const std::vector<double> first = first_of(plane);
  run_on_cpu(plane, vortex_side);
  return mean_difference(first_of(plane), first);
}

TEST(CesePlane, VortexComesBackWithSecondOrder) {
  const double coarse = error_of_vortex(32), middle = error_of_vortex(64), fine = error_of_vortex(128);
  std::printf("[vortex] L1 of density %.2e, %.2e, %.2e on 32, 64, 128 cells; orders %.2f, %.2f\n", coarse,
              middle, fine, std::log2(coarse / middle), std::log2(middle / fine));
  EXPECT_GT(std::log2(middle / fine), 1.8);
}

TEST(CesePlane, RiemannsProblemApproachesTheFineSolution) {
  std::vector<std::vector<double>> densities;
  for (const int cells : {16, 32, 128}) {
    Plane<PlaneEuler<double>> plane = riemann<double>(cells);
    const Ran ran = run_on_cpu(plane, 0.3);
    densities.push_back(first_of(plane));
    double lopsided = 0;
    for (int row = 0; row < cells; ++row)
      for (int column = 0; column < row; ++column)
        lopsided =
            std::max(lopsided, std::fabs(densities.back()[static_cast<std::size_t>(row * cells + column)] -
                                         densities.back()[static_cast<std::size_t>(column * cells + row)]));
    std::printf("[Riemann] %d cells, %lld steps: not symmetric by %.1e\n", cells, ran.steps, lopsided);
    EXPECT_LT(lopsided, 1e-9);
  }
  const double coarse = mean_difference(densities[0], coarser(densities[2], 128, 16));
  const double fine = mean_difference(densities[1], coarser(densities[2], 128, 32));
  std::printf("[Riemann] L1 of density against 128 x 128 cells: %.3e on 16, %.3e on 32\n", coarse, fine);
  EXPECT_GT(coarse, 1.5 * fine);
  EXPECT_LT(fine, 0.05);
}

// A shock against a wall, along each axis: as in a tube.
TEST(CesePlane, PlaneWavesAreThoseOfATube) {
  const int cells = 200;
  const auto gas = [](double x) { return x < 0.2 ? 100.0 : 1.0; };
  tubes::Case waves{"", 0.12, 0.4, End::wall, [&](double x) { return tubes::Gas{1, 0, gas(x)}; }};
  Tube<Euler<double>> tube = tubes::tube_of<double>(waves, cells);
  for (const bool upright : {false, true}) {
    Plane<PlaneEuler<double>> plane;
    plane.columns = upright ? 3 : cells;
    plane.rows = upright ? cells : 3;
    plane.dx = 0.01;
    plane.along_x = upright ? Sides::periodic : Sides::wall;
    plane.along_y = upright ? Sides::wall : Sides::periodic;
    for (int row = 0; row < plane.rows; ++row)
      for (int column = 0; column < plane.columns; ++column)
        plane.points.push_back({plane.law.of(1, 0, 0, gas(((upright ? row : column) + 0.5) * 0.01)), {}, {}});
    Tube<Euler<double>> one = tube;
    run_on_cpu(one, waves.until);
    run_on_cpu(plane, waves.until);
    const std::vector<double> in_tube = tubes::first_of(one), in_plane = first_of(plane);
    double across = 0, sum = 0;
    for (int i = 0; i < cells; ++i) {
      const auto at = [&](int k) {
        return in_plane[static_cast<std::size_t>(upright ? i * 3 + k : k * cells + i)];
      };
      across = std::max({across, std::fabs(at(0) - at(1)), std::fabs(at(2) - at(1))});
      sum += std::fabs(at(1) - in_tube[static_cast<std::size_t>(i)]) / cells;
    }
    std::printf("[shock on a wall] %s: L1 to the tube %.2e, varies across by %.1e\n", upright ? "y" : "x",
                sum, across);
    EXPECT_LT(sum, 0.02);
    EXPECT_LT(across, 1e-12);
  }
}

TEST(CesePlane, CircularDamStaysRoundAndKeepsItsWater) {
  Plane<PlaneShallowWater<double>> plane = dam<double>(80);
  const std::vector<double> before = first_of(plane);
  run_on_cpu(plane, 6);  // until after the walls
  const std::vector<double> after = first_of(plane);
  const double water = std::accumulate(before.begin(), before.end(), 0.0);
  EXPECT_NEAR(1, std::accumulate(after.begin(), after.end(), 0.0) / water, 1e-12);
  double lopsided = 0;
  for (std::size_t row = 0; row < 80; ++row)
    for (std::size_t column = 0; column < 80; ++column)
      lopsided = std::max({lopsided, std::fabs(after[row * 80 + column] - after[row * 80 + 79 - column]),
                           std::fabs(after[row * 80 + column] - after[column * 80 + row])});
  std::printf("[dam] not symmetric by %.1e m\n", lopsided);
  EXPECT_LT(lopsided, 1e-10);
}

TEST(CesePlane, BadInputHasAClearError) {
  Plane<PlaneEuler<double>> plane = riemann<double>(8);
  plane.columns = 7;
  cases::expect_error([&] { run_on_cpu(plane, 1); }, "plane_impossible");
  plane.columns = 8;
  plane.courant = 0;
  cases::expect_error([&] { run_on_cpu(plane, 1); }, "waves_courant_impossible");
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// The exact solutions that the tests use agree with the tables of the reference data.
#include "tests/solver/exact.hpp"

#include <gtest/gtest.h>

#include "tests/solver/data.hpp"

namespace {

void expect_row(const exact::State& state, const data::Table& table, std::size_t row, std::size_t h,
                std::size_t u, double t) {
  EXPECT_NEAR(state.h, table(row, h), 1e-6 * (1 + table(row, h))) << row << " at " << t;
  EXPECT_NEAR(state.u, table(row, u), 1e-6 * (1 + std::abs(table(row, u)))) << row << " at " << t;
}

TEST(Exact, RitterIsThatOfTheTables) {
  const data::Table thin("analytic/tables/ritter_dry_hl0.005_x05_L10_t6.csv");
  const data::Table deep("analytic/tables/ritter_dry_hl10_x01000_L2000_t40.csv");
  for (std::size_t i = 0; i < thin.rows(); ++i)
    expect_row(exact::ritter(thin(i, 0) - 5, 6, 0.005), thin, i, 1, 2, 6);
  for (std::size_t i = 0; i < deep.rows(); ++i)
    expect_row(exact::ritter(deep(i, 0) - 1000, 40, 10), deep, i, 1, 2, 40);
}

TEST(Exact, StokerIsThatOfTheTables) {
  const data::Table thin("analytic/tables/stoker_wet_hl0.005_hr0.001_x05_L10_t6.csv");
  const data::Table deep("analytic/tables/stoker_wet_hl10_hr1_x01000_L2000_t40.csv");
  const exact::Stoker thin_exact(0.005, 0.001), deep_exact(10, 1);
  for (std::size_t i = 0; i < thin.rows(); ++i) expect_row(thin_exact(thin(i, 0) - 5, 6), thin, i, 1, 2, 6);
  for (std::size_t i = 0; i < deep.rows(); ++i)
    expect_row(deep_exact(deep(i, 0) - 1000, 40), deep, i, 1, 2, 40);
}

TEST(Exact, ThackerIsThatOfTheTables) {
  const exact::Bowl bowl;
  const double pi = std::acos(-1.0);
  const data::Table planar("analytic/tables/thacker_planar_centreline_t0.75T.csv");
  const data::Table radial("analytic/tables/thacker_radial_centreline_t0.75T.csv");
  const double t_planar = 0.75 * 2 * pi / bowl.planar_frequency(),
               t_radial = 0.75 * 2 * pi / bowl.radial_frequency();
  for (std::size_t i = 0; i < planar.rows(); ++i)
    expect_row(bowl.planar(planar(i, 0) - 2, planar(i, 1) - 2, t_planar), planar, i, 3, 4, t_planar);
  for (std::size_t i = 0; i < radial.rows(); ++i)
    expect_row(bowl.radial(radial(i, 0) - 2, radial(i, 1) - 2, t_radial), radial, i, 3, 4, t_radial);
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// The sediment model against exact solutions, and what must always hold.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "tests/solver/errors.hpp"
#include "tests/solver/studies/sediment/basins.hpp"

namespace {

using namespace basins;

const double pi = std::acos(-1.0);

Model run(const Basin& basin, double until, Scheme scheme = Scheme::conservative, int threads = 1) {
  Choices choices;
  choices.scheme = scheme;
  choices.threads = threads;
  Model model(basin, choices);
  model.advance(until);
  return model;
}

// Where sand and mud creep alike, the bed obeys the heat equation, whatever the mixture.
Basin wave(std::int32_t cells) {
  Basin basin;
  basin.grid = {cells, cells, 1000.0 / cells, 0, 0};
  basin.bed = at_centres(basin.grid, [](double x, double y) {
    return 100 + 2 * std::cos(pi * x / 1000) * std::cos(2 * pi * y / 1000);
  });
  basin.sand = at_centres(basin.grid, [](double x, double) { return x < 500 ? 0.3 : 0.9; });
  basin.alpha = basin.beta = {50};
  basin.sand_solids = basin.mud_solids = 0.6;
  basin.active_layer = 5;
  return basin;
}

double error_of_wave(std::int32_t cells) {
  const Basin basin = wave(cells);
  const double until = 400, decay = std::exp(-50 / 0.6 * until * 5 * pi * pi / 1e6);
  const std::vector<double> bed = run(basin, until).bed();
  double sum = 0;
  for (std::size_t cell = 0; cell < bed.size(); ++cell)
    sum += std::fabs(bed[cell] - 100 - decay * (basin.bed[cell] - 100));
  return sum / static_cast<double>(bed.size());
}

TEST(Sediment, HeatEquationOfSecondOrder) {
  const double coarse = error_of_wave(16), middle = error_of_wave(32), fine = error_of_wave(64);
  std::printf("[heat] L1 %.3e, %.3e, %.3e m on 16, 32, 64 cells; orders %.2f, %.2f\n", coarse, middle, fine,
              std::log2(coarse / middle), std::log2(middle / fine));
  EXPECT_GT(std::log2(coarse / middle), 1.9);
  EXPECT_GT(std::log2(middle / fine), 1.9);
  EXPECT_LT(fine, 1e-3);
}

// In a steady state each metre of width passes on what comes in: q = -(alpha s + beta (1 - s)) dh/dx, and s
// such that sand and mud have the shares of the supply.
TEST(Sediment, SteadyWedgeUnderAFlux) {
  Basin basin;
  basin.grid = {40, 3, 25, 0, 0};
  basin.bed.assign(basin.grid.cells(), 10);
  basin.alpha = {60};
  basin.beta = {240};
  basin.sand = {0.8};
  basin.sand_solids = 0.7;
  basin.mud_solids = 0.5;
  basin.active_layer = 0.5;
  basin.open[at(Side::east)] = true;
  const double sand = 0.6, mud = 0.6;
  supply_side(basin, Side::west, sand, mud);
  const Model model = run(basin, 2e5);
  // alpha s / (beta (1 - s)) = sand / mud
  const double share = 240 * sand / (60 * mud + 240 * sand), slope = sand / (60 * share);
  const std::vector<double> bed = model.bed(), shares = model.sand();
  double wrong_bed = 0, wrong_share = 0;
  for (std::int32_t column = 0; column < 40; ++column) {
    const std::size_t cell = basin.grid.index(column, 1);
    wrong_bed = std::max(wrong_bed, std::fabs(bed[cell] - (10 + slope * 25 * (40 - column))));
    wrong_share = std::max(wrong_share, std::fabs(shares[cell] - share));
  }
  const Report report = model.report();
  std::printf("[wedge] slope %.5f, sand %.3f; off by %.2e m and %.2e; %lld steps\n", slope, share, wrong_bed,
              wrong_share, report.steps);
  EXPECT_LT(wrong_bed, 1e-8);
  EXPECT_LT(wrong_share, 1e-10);
  EXPECT_NEAR(report.sand.supplied, sand * 75 * 2e5, 1e-3);
}

TEST(Sediment, NoSandOrMudIsMadeOrLost) {
  for (const bool closed : {true, false}) {
    Basin basin = everything();
    if (closed) basin.open = {};
    const Report report = run(basin, 300).report();
    std::printf(
        "[balance] %s: sand %.1e, mud %.1e of %.3g and %.3g m3; %lld steps; sand fraction %.4f to %.4f\n",
        closed ? "closed" : "open", report.sand.error(), report.mud.error(),
        report.sand.layer + report.sand.supplied, report.mud.layer + report.mud.supplied, report.steps,
        report.least_sand, report.most_sand);
    EXPECT_GT(report.steps, 100);
    EXPECT_LT(report.sand.error(), 1e-12);
    EXPECT_LT(report.mud.error(), 1e-12);
    EXPECT_GT(report.sand.supplied, 0);
    EXPECT_EQ(closed, report.sand.left == 0);
    EXPECT_GT(report.eroded, 0);
  }
}

// At the very limit of the step, with pure sand beside pure mud.
TEST(Sediment, SandFractionStaysAFraction) {
  Basin basin = everything();
  basin.active_layer = 0.01;
  Choices choices;
  choices.courant = 1;
  Model model(basin, choices);
  for (int k = 1; k <= 40; ++k) {
    model.advance(k);
    const Report report = model.report();
    ASSERT_GE(report.least_sand, 0) << k;
    ASSERT_LE(report.most_sand, 1) << k;
  }
  std::printf("[fraction] %.4f to %.4f after %lld steps\n", model.report().least_sand,
              model.report().most_sand, model.report().steps);
}

// A layer that a step may empty, and hardly anything but mud in it.
TEST(Sediment, EmptiedLayersKeepAFraction) {
  Basin basin = everything(8, 8);
  basin.sand = {0};
  basin.alpha = {1000};
  basin.beta = {3000};
  Choices choices;
  choices.courant = 1;
  Model model(basin, choices);
  for (int k = 1; k <= 20; ++k) {
    model.advance(10.0 * k);
    ASSERT_TRUE(std::isfinite(model.report().most_sand)) << k;
  }
}

// Equation (3) conserves the bed: all that left has left over open sides.
TEST(Sediment, PrintedSchemeTellsWhatLeaves) {
  Basin basin = everything(20, 10);
  basin.sand_solids = basin.mud_solids = 1;
  Choices choices;
  choices.scheme = Scheme::printed;
  Model model(basin, choices);
  model.advance(60);  // its sand fractions leave 0 to 1 for ever greater values after 100 a
  const Report report = model.report();
  const double in = report.sand.supplied + report.mud.supplied, out = report.sand.left + report.mud.left,
               gained = report.sand.gained + report.mud.gained;
  std::printf("[printed] in %.6g, out %.6g, gained %.6g m3\n", in, out, gained);
  EXPECT_GT(out, 0);
  EXPECT_NEAR(in - out, gained, 1e-9 * (in + out));
}

std::vector<double> turned(const std::vector<double>& field, const Grid& grid, bool mirror) {
  std::vector<double> result(field.size());
  for (std::int32_t row = 0; row < grid.rows; ++row)
    for (std::int32_t column = 0; column < grid.columns; ++column)
      result[mirror ? grid.index(grid.columns - 1 - column, row) : grid.index(row, column)] =
          field[grid.index(column, row)];
  return result;
}

void expect_same(const std::vector<double>& a, const std::vector<double>& b) {
  ASSERT_EQ(a.size(), b.size());
  std::size_t other = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    other += !(a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i])));
  EXPECT_EQ(0u, other);
}

TEST(Sediment, MirroredAndTransposedToTheLastBit) {
  Basin basin = everything(48, 48);
  basin.supplies.clear();
  const Model straight = run(basin, 100);
  for (const bool mirror : {true, false}) {
    Basin other = basin;
    for (std::vector<double>* field : {&other.bed, &other.sand, &other.alpha, &other.beta})
      *field = turned(*field, basin.grid, mirror);
    if (mirror) std::swap(other.open[at(Side::west)], other.open[at(Side::east)]);
    const Model model = run(other, 100);
    expect_same(turned(straight.bed(), basin.grid, mirror), model.bed());
    expect_same(turned(straight.sand(), basin.grid, mirror), model.sand());
  }
}

TEST(Sediment, SameBitsWithAnyNumberOfThreads) {
  for (const Scheme scheme : {Scheme::conservative, Scheme::printed}) {
    const Model one = run(everything(), 10, scheme, 1), three = run(everything(), 10, scheme, 3);
    EXPECT_GT(one.report().steps, 10);
    expect_same(one.bed(), three.bed());
    expect_same(one.sand(), three.sand());
  }
}

// (4) as printed loses the term alpha s div(grad h): it changes a mixture
// that is the same everywhere, and a finer grid does not help.
TEST(Sediment, PrintedSchemeDoesNotConserveSand) {
  double lost[2] = {}, kept[2] = {};
  for (const int k : {0, 1}) {
    Basin basin = wave(k == 0 ? 24 : 48);
    basin.sand = {0.4};
    const Model model = run(basin, 200), printed = run(basin, 200, Scheme::printed);
    const Report report = model.report(), other = printed.report();
    double moved = 0;  // sand that changed its place, solid m3
    for (const double change : model.sand_gained()) moved += 0.3 * std::fabs(change);
    moved *= basin.grid.cell_area();
    lost[k] = std::fabs(other.sand.gained - other.sand.supplied + other.sand.left) / moved;
    kept[k] = other.most_sand - other.least_sand;
    std::printf(
        "[printed] %d cells: sand error %.1f %% of what moves (%.1e of all), fraction %.4f to %.4f; "
        "conservative: %.1e of all, %.6f to %.6f\n",
        basin.grid.columns, 100 * lost[k], other.sand.error(), other.least_sand, other.most_sand,
        report.sand.error(), report.least_sand, report.most_sand);
    EXPECT_LT(report.most_sand - report.least_sand, 1e-12);
    EXPECT_LT(report.sand.error(), 1e-14);
    // The bed of a uniform mixture is the same in both.
    const std::vector<double> bed = model.bed(), printed_bed = printed.bed();
    for (std::size_t cell = 0; cell < bed.size(); ++cell) EXPECT_NEAR(bed[cell], printed_bed[cell], 0.05);
  }
  EXPECT_GT(kept[0], 0.01);
  EXPECT_NEAR(kept[1], kept[0], 0.2 * kept[0]);
}

TEST(Sediment, SeaHasItsOwnCoefficients) {
  Basin basin;
  basin.grid = {2, 1, 10, 0, 0};
  basin.bed = {5, 4};
  basin.alpha = basin.beta = {1};
  basin.alpha_sea = basin.beta_sea = 0;
  basin.sea_level = spate::Series(6.0);
  EXPECT_EQ(5, run(basin, 100).bed()[0]);
  basin.sea_level = spate::Series(3.0);
  EXPECT_LT(run(basin, 100).bed()[0], 4.8);
  // The sea falls: the higher cell emerges after 25 years. Then the difference d of the beds goes by
  // exp(-0.01 t), until the lower cell emerges, too, at 66.5 years; from there on it goes by exp(-0.02 t).
  basin.sea_level = spate::Series({0, 100}, {5.5, 3.5});
  basin.active_layer = 0.1;
  EXPECT_NEAR(4.5 + 0.5 * std::exp(-0.01 * 41.5 - 0.02 * 33.5), run(basin, 100).bed()[0], 0.005);
}

TEST(Sediment, SupplyFollowsItsTable) {
  Basin basin;
  basin.grid = {3, 3, 10, 0, 0};
  basin.bed.assign(9, 0);
  basin.supplies = {{4, 7, 2}, {4, 0, 1}};
  basin.supply_factor = spate::Series({0, 10, 20}, {0, 2, 0});
  const Report report = run(basin, 30).report();
  EXPECT_NEAR(140, report.sand.supplied, 1e-10);
  EXPECT_NEAR(140, report.sand.gained, 1e-10);
  EXPECT_NEAR(60, report.mud.gained, 1e-10);
}

TEST(Sediment, BadInputHasAClearError) {
  const auto with = [](const std::function<void(Basin&)>& change) {
    Basin basin = everything(8, 8);
    change(basin);
    Model(basin, {});
  };
  using cases::expect_error;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  expect_error([&] { with([](Basin& b) { b.bed.pop_back(); }); }, "sediment_fields_differ");
  expect_error(
      [&] {
        with([&](Basin& b) {
          b.bed.assign(b.bed.size(), nan);
          b.supplies.clear();
        });
      },
      "sediment_without_ground");
  expect_error([&] { with([](Basin& b) { b.sand = {1.01}; }); }, "sand_fraction_impossible");
  expect_error([&] { with([&](Basin& b) { b.sand = {nan}; }); }, "sand_fraction_impossible");
  expect_error([&] { with([](Basin& b) { b.alpha = {-1}; }); }, "diffusion_coefficient_impossible");
  expect_error([&] { with([&](Basin& b) { b.beta_sea = nan; }); }, "diffusion_coefficient_impossible");
  expect_error([&] { with([](Basin& b) { b.sand_solids = 0; }); }, "solid_share_impossible");
  expect_error([&] { with([](Basin& b) { b.active_layer = 0; }); }, "active_layer_impossible");
  expect_error([&] { with([](Basin& b) { b.supplies[0].sand = -1; }); }, "supply_impossible");
  expect_error([&] { with([](Basin& b) { b.supplies[0].cell = 64; }); }, "supply_impossible");
  expect_error([&] { with([](Basin& b) { b.supply_factor = spate::Series(-1.0); }); }, "supply_impossible");
  Choices choices;
  choices.courant = 1.5;
  expect_error([&] { Model(everything(8, 8), choices); }, "courant_impossible");
}

}  // namespace

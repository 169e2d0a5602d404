// SPDX-License-Identifier: GPL-3.0-or-later
// Dam breaks on flat frictionless beds: dry (Ritter), wet (Stoker), radial.
#include "tests/solver/cases.hpp"
#include "tests/solver/data.hpp"
#include "tests/solver/exact.hpp"

namespace {

using namespace cases;

struct DamBreak {
  const char* name;
  double h_left, h_right, length, time;
  int columns;  // of the middle grid
};

constexpr DamBreak ritter_thin{"Ritter 5 mm", 0.005, 0, 10, 6, 400};
constexpr DamBreak ritter_deep{"Ritter 10 m", 10, 0, 2000, 40, 1000};
constexpr DamBreak stoker_thin{"Stoker 5 on 1 mm", 0.005, 0.001, 10, 6, 400};
constexpr DamBreak stoker_deep{"Stoker 10 on 1 m", 10, 1, 2000, 40, 1000};

// The relative L1 error of the depth on a channel two cells wide.
double error_of(const DamBreak& dam, SchemeId scheme, int columns) {
  Scenario scenario = flat(columns, 2, dam.length / columns);
  const double middle = dam.length / 2;
  scenario.initial_depth = at_centres(
      scenario.terrain.grid, [&](double x, double) { return x < middle ? dam.h_left : dam.h_right; });
  spate::Parameters parameters = parameters_for(scheme, dam.time);
  // KP07's default is for metres of water; a hundredth of the depth keeps its fronts.
  if (scheme == SchemeId::kp07) parameters.numerics.desingularisation = dam.h_left / 100;
  const auto simulation = simulate(scenario, parameters);
  EXPECT_NEAR(simulation->report().volumes.mass_error(), 0, 1e-7);
  const std::vector<float> exact = cell_means(
      scenario.terrain.grid,
      [&](double x, double) {
        if (dam.h_right > 0) return exact::Stoker(dam.h_left, dam.h_right)(x - middle, dam.time).h;
        return exact::ritter(x - middle, dam.time, dam.h_left).h;
      },
      2);
  return relative_l1(simulation->field(Field::depth), exact);
}

class DamBreaks : public EveryScheme {
 protected:
  // KP07 needs no order of convergence on a dry bed, where its K bounds the error, not the grid.
  void expect_converging(const DamBreak& dam, double limit, const std::string& numerics, double least_order) {
    const double coarse = error_of(dam, scheme(), dam.columns / 2);
    const double middle = error_of(dam, scheme(), dam.columns);
    const double fine = error_of(dam, scheme(), dam.columns * 2);
    const std::string name = label(dam.name) + ", ", order = name + "order over three grids";
    print_figure(name + text(0.5 * dam.columns) + " cells, relative L1", coarse);
    figure_at_most(name + text(dam.columns) + " cells, relative L1", middle, limit, numerics);
    print_figure(name + text(dam.columns * 2) + " cells, relative L1", fine);
    if (!is_kp07() || dam.h_right > 0)
      figure_at_least(order, std::log2(coarse / fine) / 2, least_order);
    else
      print_figure(order, std::log2(coarse / fine) / 2);
  }
  bool is_kp07() const { return scheme() == SchemeId::kp07; }
  // Limits of the relative L1 error.
  double of_scheme(double hwp14, double kp07, double hr) const {
    return is_kp07() ? kp07 : scheme() == SchemeId::hr ? hr : hwp14;
  }
};

TEST_P(DamBreaks, RitterThin) {
  expect_converging(ritter_thin, of_scheme(0.0028, 0.02, 0.0031), is_kp07() ? "0.0081" : "0.0025", 0.6);
}
TEST_P(DamBreaks, RitterDeep) {
  expect_converging(ritter_deep, of_scheme(0.0028, 0.02, 0.0031), "-", 0.6);
}
TEST_P(DamBreaks, StokerThin) {
  expect_converging(stoker_thin, of_scheme(0.0019, 0.005, 0.0015), is_kp07() ? "0.002" : "0.0018", 0.7);
}
TEST_P(DamBreaks, StokerDeep) {
  expect_converging(stoker_deep, of_scheme(0.0019, 0.005, 0.0015), "-", 0.7);
}

// 10 m of water inside r = 50 m, against a fine one-dimensional computation at t = 2 s.
double radial_error(SchemeId scheme, int cells, const char* table_name, double outside) {
  const data::Table table(table_name);
  Scenario scenario = flat(cells, cells, 200.0 / cells);
  const auto radius = [](double x, double y) { return std::hypot(x - 100, y - 100); };
  scenario.initial_depth = cell_means(scenario.terrain.grid,
                                      [&](double x, double y) { return radius(x, y) < 50 ? 10.0 : outside; });
  spate::Parameters parameters = parameters_for(scheme, 2);
  if (scheme == SchemeId::kp07) parameters.numerics.desingularisation = 0.1;
  const std::vector<float> exact = cell_means(
      scenario.terrain.grid, [&](double x, double y) { return table.interpolate(radius(x, y), 4); }, 2);
  return relative_l1(simulate(scenario, parameters)->field(Field::depth), exact);
}

TEST_P(DamBreaks, Radial) {
  for (const auto& [name, table, outside] :
       {std::tuple{"dry", "analytic/radial/radial_dam_break_dry_t2.csv", 0.0},
        std::tuple{"on 1 m", "analytic/radial/radial_dam_break_wet_t2.csv", 1.0}}) {
    const double coarse = radial_error(scheme(), 100, table, outside),
                 middle = radial_error(scheme(), 200, table, outside);
    const double fine = radial_error(scheme(), 400, table, outside);
    const std::string title = label(std::string("radial dam break ") + name);
    const bool converges = !is_kp07() || outside > 0;
    figure_at_most(title + ", 100x100, relative L1", coarse, converges ? 0.035 : 0.05);
    figure_at_most(title + ", 200x200, relative L1", middle, converges ? 0.016 : 0.04);
    figure_at_most(title + ", 400x400, relative L1", fine, converges ? 0.008 : 0.04);
    const double order = std::log2(coarse / fine) / 2;
    if (converges)
      figure_at_least(title + ", order over three grids", order, 0.9);
    else
      print_figure(title + ", order over three grids", order);
  }
}

SPATE_TEST_FLOOD_SCHEMES(DamBreaks);

}  // namespace

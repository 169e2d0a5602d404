// SPDX-License-Identifier: GPL-3.0-or-later
// On the beds of cells a dike or a ditch of one cell is as high and as deep as in the elevation model.
#include "tests/solver/cases.hpp"
#include "tests/solver/winding_dike.hpp"

namespace {

using namespace cases;
using spate::Side;

class CellBeds : public EveryScheme {};
std::vector<spate::SchemeInfo> on_cells() {
  std::vector<spate::SchemeInfo> schemes;
  for (const spate::SchemeInfo& info : spate::scheme_list)
    if (info.cell_bed && info.caution == nullptr) schemes.push_back(info);
  return schemes;
}
INSTANTIATE_TEST_SUITE_P(, CellBeds, testing::ValuesIn(on_cells()), scheme_name);

TEST_P(CellBeds, AreTheElevationModel) {
  Random random(7);
  Scenario scenario = make_scenario(30, 20, 5, [&](double, double) { return random(-3, 3); });
  scenario.terrain.zb[65] = no_data;
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 1);
  const auto lake = simulate(scenario, scheme(), 1);
  const std::vector<float> bed = lake->field(Field::bed), depth = lake->field(Field::depth),
                           level = lake->field(Field::level), max_level = lake->field(Field::max_level);
  for (std::size_t cell = 0; cell < bed.size(); ++cell) {
    if (cell == 65) {
      EXPECT_TRUE(std::isnan(bed[cell]));
      continue;
    }
    EXPECT_EQ(scenario.terrain.zb[cell], bed[cell]);
    EXPECT_NEAR(std::max(0.0, 1.0 - static_cast<double>(bed[cell])), static_cast<double>(depth[cell]), 1e-6);
    if (depth[cell] > 0) {
      EXPECT_NEAR(1, static_cast<double>(level[cell]), 1e-6);
      EXPECT_NEAR(1, static_cast<double>(max_level[cell]), 1e-6);
    }
  }
}

TEST_P(CellBeds, WindingDikesOfOneCellHoldALake) {
  double worst = 0;
  for (const bool by_corners : {false, true})
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
      Scenario scenario = flat(60, 60, 1, 0.03);
      const std::vector<bool> inside = raise_ring(scenario, 2, by_corners, seed);
      scenario.initial_depth.assign(inside.size(), 0);
      for (std::size_t cell = 0; cell < inside.size(); ++cell)
        if (inside[cell]) scenario.initial_depth[cell] = 1.5f;
      set_all_sides(scenario, EdgeKind::open);
      const auto lake = simulate(scenario, scheme(), 200);
      EXPECT_EQ(0, lake->report().volumes.edges_out) << seed << by_corners;
      EXPECT_LE(largest(lake->field(Field::max_speed)), 1e-5) << seed << by_corners;
      const std::vector<float> deepest = lake->field(Field::max_depth);
      for (std::size_t cell = 0; cell < inside.size(); ++cell)
        if (!inside[cell] && std::isfinite(deepest[cell]))
          worst = std::max(worst, static_cast<double>(deepest[cell]));
    }
  figure_at_most(label("deepest water beyond 6 winding dikes of one cell (m)"), worst, 0);
}

TEST_P(CellBeds, ADitchOfOneCellHoldsItsWater) {
  // 2 m deep, along a diagonal: what flows in at its upper end stays within it.
  Scenario scenario = flat(60, 60, 1, 0.1);  // rough, or the water would swing for hours
  const spate::Grid& grid = scenario.terrain.grid;
  std::vector<std::size_t> ditch;
  for (int k = 5; k < 55; ++k)
    for (const int column : {k, k + 1}) ditch.push_back(grid.index(column, k));
  for (const std::size_t cell : ditch) scenario.terrain.zb[cell] = -2;
  scenario.inflows = {
      {"spring", spate::InflowKind::discharge, Series({0, 300, 301}, {0.5, 0.5, 0}), {{ditch[0], 1}}}};
  set_all_sides(scenario, EdgeKind::open);
  const auto run = simulate(scenario, scheme(), 1500);
  const std::vector<float> deepest = run->field(Field::max_depth), depth = run->field(Field::depth);
  double outside = 0, least = 1e9, most = 0;
  for (std::size_t cell = 0; cell < depth.size(); ++cell) {
    if (std::find(ditch.begin(), ditch.end(), cell) != ditch.end()) {
      least = std::min(least, static_cast<double>(depth[cell]));
      most = std::max(most, static_cast<double>(depth[cell]));
    } else if (std::isfinite(deepest[cell])) {
      outside = std::max(outside, static_cast<double>(deepest[cell]));
    }
  }
  figure_at_most(label("water outside a ditch of one cell (m)"), outside, 0);
  const double mean = 150.25 / static_cast<double>(ditch.size());
  figure_near(label("least depth in the ditch (m)"), least, mean, 0.05);
  figure_near(label("largest depth in the ditch (m)"), most, mean, 0.05);
}

TEST_P(CellBeds, ADikeOfOneCellIsABroadCrestedWeir) {
  double worst = 0;
  for (const double head : {0.1, 0.3, 0.7}) {
    const double q = std::pow(2.0 / 3, 1.5) * std::sqrt(gravity) * std::pow(head, 1.5);
    Scenario scenario = make_scenario(
        160, 2, 1, [](double x, double) { return x > 80 && x < 81 ? 2 : 0; }, 0.0);
    set_side(scenario, Side::west, EdgeKind::discharge, Series(q * 2));
    set_side(scenario, Side::east, EdgeKind::open);
    scenario.initial_level =
        at_centres(scenario.terrain.grid, [=](double x, double) { return x < 80 ? 2 + head : -1.0; });
    const auto flume = simulate(scenario, scheme(), 3000);
    const double h = at_point(*flume, Field::depth, 70.5, 1), u = q / h;
    const double level = h - 2, energy = level + u * u / (2 * gravity);
    const auto weir = [](double over) {
      return std::pow(2.0 / 3, 1.5) * std::sqrt(gravity) * std::pow(over, 1.5);
    };
    const double error = weir(energy) / q - 1;
    print_figure(
        label("dike of one cell, head " + text(head) + " m, discharge against the level's, relative"),
        q / weir(level) - 1);
    print_figure(label("dike of one cell, head " + text(head) + " m, the energy's discharge against it"),
                 error);
    worst = larger_error(worst, error);
  }
  figure_at_most(label("weir over a dike of one cell, heads 0.1 to 0.7 m, largest relative error"), worst,
                 0.011);
}

}  // namespace

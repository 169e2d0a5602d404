// SPDX-License-Identifier: GPL-3.0-or-later
// A value that is no number, planted in the saved state of a lake: whoever goes on from it says so at the
// next look, and where.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include "solver/core/check.hpp"
#include "tests/solver/cases.hpp"

namespace cases {

struct PlantedLake {
  static constexpr std::int32_t columns = 200, rows = 150, column = 131, row = 67;
  static constexpr double spacing = 4, west = 1e7, south = 5e6;
  static constexpr double x = west + (column + 0.5) * spacing, y = south + (row + 0.5) * spacing;

  static Scenario scenario() {
    Scenario lake = make_scenario(columns, rows, spacing, [](double, double) { return 0.0; });
    lake.terrain.grid.west = west;
    lake.terrain.grid.south = south;
    lake.initial_depth.assign(lake.terrain.grid.cells(), 1);
    return lake;
  }

  // plane: h, hu, hv.
  static spate::RunState planted(spate::RunState saved, std::size_t plane) {
    constexpr std::int32_t side = spate::SavedCells::side;
    constexpr std::int64_t block = row / side * ((columns + side - 1) / side) + column / side;
    const auto found = std::find(saved.cells.blocks.begin(), saved.cells.blocks.end(), block);
    EXPECT_NE(saved.cells.blocks.end(), found);
    const std::size_t value =
        static_cast<std::size_t>(found - saved.cells.blocks.begin()) * saved.cells.block_values() +
        plane * spate::SavedCells::block_cells + std::size_t{row % side * side + column % side};
    if (saved.cells.double_values.empty())
      saved.cells.values.at(value) = std::nanf("");
    else
      saved.cells.double_values.at(value) = std::nan("");
    return saved;
  }

  // A run that goes on from there looks once, a few steps later, and never again.
  static void expect_found(const spate::Parameters& parameters, const spate::RunState& from) {
    class EarlyLook : public spate::Observer {
     public:
      bool progress(const spate::Report&) override { return looks_++ == 0; }
      double next_look() const override { return 1; }

     private:
      int looks_ = 0;
    };
    Simulation simulation(std::make_shared<const Scenario>(scenario()), parameters, from);
    EarlyLook look;
    try {
      simulation.run(&look);
      ADD_FAILURE() << "not found";
    } catch (const spate::Error& error) {
      std::printf("%s\n", error.what());
      EXPECT_EQ("unstable", error.key());
      double found_x = 0, found_y = 0;
      const std::string why = error.why().substr(error.why().find(" x "));
      ASSERT_EQ(2, std::sscanf(why.c_str(), " x %lf, y %lf", &found_x, &found_y));
      // It spreads to all sides in each stage, but for a cell or two.
      EXPECT_LE(std::fabs(found_x - x), 2 * spacing);
      EXPECT_LE(std::fabs(found_y - y), 2 * spacing);
    }
  }
};

}  // namespace cases

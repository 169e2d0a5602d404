// SPDX-License-Identifier: GPL-3.0-or-later
// The model of damage on its own: many floods over the same building, from fields in memory.
#include "algorithms/case/damage/damage_model.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "qgsgeometry.h"

namespace spate::test {
namespace {

// A building of 2 x 1 cells in the middle of 6 x 5 cells of 1 m; the curve loses 0.1 at -1 m, 0.2 at 0, 0.6
// at 2 m.
DamageModel makeModel(bool blocked) {
  io::GeoReference reference;
  reference.grid = {6, 5, 1, 0, 0};
  reference.cell_width = reference.cell_height = 1;
  reference.north = 5;
  DamageModel model{io::Footprints(reference, blocked)};
  model.footprints.add(QgsGeometry::fromWkt("Polygon((2 2, 4 2, 4 3, 2 3, 2 2))").asWkb().toStdString(),
                       "house");
  model.footprints.finish();
  model.curves["house"] = {Series({-1, 0, 2}, {0.1, 0.2, 0.6}), {}};
  model.curves["stuff"] = {Series({0, 1}, {0, 1}), io::DepthSampling::max};
  model.buildings.push_back({&model.curves["house"], &model.curves["stuff"], 0.5, 1000, 200});
  return model;
}

TEST(DamageModel, ManyFloodsOverTheSameBuildings) {
  const DamageModel model = makeModel(true);
  std::vector<float> field(30, std::nanf(""));
  const auto damage = [&] { return model.damage(0, model.footprints.gather(field.data())); };
  EXPECT_EQ(0, damage().total);
  EXPECT_TRUE(std::isnan(damage().depth_floor));

  field[0] = 3;  // far from it
  EXPECT_FALSE(damage().water.wet);
  field[1 * 6 + 1] = 0.25f;  // in its ring, below the floor: 0.2 - 0.1 / 4 of the structure
  EXPECT_DOUBLE_EQ(-0.25, damage().depth_floor);
  EXPECT_NEAR(175, damage().total, 1e-9);
  field[3 * 6 + 4] = 1.0f;  // 0.5 m above the floor: 0.3 and 0.5
  EXPECT_NEAR(300, damage().structure, 1e-9);
  EXPECT_NEAR(100, damage().contents, 1e-9);
  EXPECT_NEAR(400, damage().total, 1e-9);
}

TEST(DamageModel, TheMeanCountsForTheWetShareUnlessTheCurveSaysMax) {
  std::vector<float> field(30, std::nanf(""));
  field[1 * 6 + 1] = 0.5f;
  field[1 * 6 + 2] = 2.5f;
  for (const bool blocked : {true, false}) {
    DamageModel model = makeModel(blocked);
    model.sampling = io::DepthSampling::mean;
    const Damage damage = model.damage(0, model.footprints.gather(field.data()));
    const double share = 2.0 / (blocked ? 10 : 12);  // the ring has 10 cells
    EXPECT_DOUBLE_EQ(share, damage.water.wet_fraction);
    EXPECT_NEAR(1000 * 0.4 * share, damage.structure, 1e-9) << "1.5 - 0.5 m above the floor";
    EXPECT_NEAR(200, damage.contents, 1e-9) << "the deepest, 2 m above the floor";
  }
}

TEST(DamageModel, WhatIsNotKnownStaysSo) {
  DamageModel model = makeModel(true);
  const std::vector<float> depths(model.footprints.cells().size(), 1.0f);
  model.buildings[0].structure_value = unknown;
  EXPECT_TRUE(std::isnan(model.damage(0, depths).structure));
  EXPECT_NEAR(100, model.damage(0, depths).contents, 1e-9);
  EXPECT_TRUE(std::isnan(model.damage(0, depths).total)) << "the contents are not all";
  model.buildings[0].structure_curve = nullptr;
  EXPECT_TRUE(std::isnan(model.damage(0, depths).total));
  EXPECT_DOUBLE_EQ(1, model.damage(0, depths).water.max);
}

}  // namespace
}  // namespace spate::test

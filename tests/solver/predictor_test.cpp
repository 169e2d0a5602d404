// SPDX-License-Identifier: GPL-3.0-or-later
// The prediction of a cell for half a step (step/predictor.hpp): no change at rest and in normal flow, and
// otherwise that of the equations.
#include "solver/step/predictor.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "solver/schemes/hwp14.hpp"

namespace {

using namespace spate;

constexpr float gravity = 9.81f, film = 1e-6f;
constexpr double dt = 0.5, spacing = 10;

StageNumbers stage_of(float rain = 0) {
  return stage_numbers(0, dt, 0, Integrator::hancock, spacing, static_cast<double>(gravity), rain, 0);
}

// A cell with the same rises of level and velocity to both of its neighbours.
Reconstruction<float> across(float h, float dz, float relief, float rise, float n, float rise_n, float t,
                             float rise_t) {
  const LineStep<float> step{rise, dz, rise_n, rise_t};
  const float full = h >= 0.5f * relief ? 1.0f : 0.0f;
  const SchemeNumbers numbers{gravity, 1.3f, film, 1e-5f, static_cast<float>(dt / spacing), 0};
  return Hwp14::reconstruct(
      Line<float>{step, step, n, t, full, full, full, Hwp14::stage(h, relief), h, h, h, dz, relief}, numbers);
}

void expect_same(const FaceState<float>& a, const FaceState<float>& b) {
  EXPECT_EQ(a.h, b.h);
  EXPECT_EQ(a.un, b.un);
  EXPECT_EQ(a.ut, b.ut);
}

TEST(Predictor, ForeseesNothingOfALakeAtRest) {
  for (const float h : {2.0f, 0.7f, 0.1f, 1e-4f}) {  // over a bed with 1 m of relief: full, and wedges
    Reconstruction<float> x = across(h, 1, 1, 0, 0, 0, 0, 0), y = across(h, -0.4f, 1, 0, 0, 0, 0, 0);
    const Reconstruction<float> x_before = x, y_before = y;
    predict(x, y, h, 0.0f, 0.0f, 0.03f, film, 0.0f, stage_of());
    expect_same(x.behind, x_before.behind);
    expect_same(x.ahead, x_before.ahead);
    expect_same(y.behind, y_before.behind);
    expect_same(y.ahead, y_before.ahead);
    EXPECT_EQ(x.bed_force, x_before.bed_force);
  }
}

// Where Manning's friction balances the fall, in a river and in a film; without the friction of the half step
// the water at the faces would be 0.5 dt g slope faster.
TEST(Predictor, ForeseesNothingOfNormalFlow) {
  for (const float h : {2.0f, 0.02f})
    for (const float slope : {0.01f, 0.1f}) {
      const float manning = 0.03f, fall = slope * static_cast<float>(spacing);
      const float u = std::pow(h, 2.0f / 3) * std::sqrt(slope) / manning;
      Reconstruction<float> x = across(h, -fall, fall, -fall, u, 0, 0, 0),
                            y = across(h, 0, fall, 0, 0, 0, u, 0);
      ASSERT_EQ(x.even, 1);
      const Reconstruction<float> before = x;
      predict(x, y, h, u, 0.0f, manning, film, 0.0f, stage_of());
      EXPECT_EQ(x.ahead.h, before.ahead.h);
      EXPECT_NEAR(x.ahead.un, before.ahead.un, 1e-5f * u);
      EXPECT_NEAR(x.behind.un, before.behind.un, 1e-5f * u);
    }
}

TEST(Predictor, FollowsTheEquationsInBothDirections) {
  const float h = 2, u = 1.5f, v = -0.5f;
  const float dx = static_cast<float>(spacing), half_step = 0.5f * static_cast<float>(dt);
  const float eta_x = 0.003f, eta_y = -0.002f, u_x = 0.004f, u_y = 0.001f, v_x = -0.002f, v_y = 0.003f;
  Reconstruction<float> x = across(h, 0, 0, eta_x * dx, u, u_x * dx, v, v_x * dx),
                        y = across(h, 0, 0, eta_y * dx, v, v_y * dx, u, u_y * dx);
  const Reconstruction<float> x_before = x, y_before = y;
  predict(x, y, h, u, v, 0.0f, film, 0.0f, stage_of());
  const float deeper = -half_step * (h * (u_x + v_y) + u * eta_x + v * eta_y);
  const float faster_x = -half_step * (u * u_x + v * u_y + gravity * eta_x);
  const float faster_y = -half_step * (u * v_x + v * v_y + gravity * eta_y);
  for (const auto& [after, before] :
       {std::pair(x.behind, x_before.behind), std::pair(x.ahead, x_before.ahead)}) {
    EXPECT_NEAR(after.h - before.h, deeper, 1e-6f);
    EXPECT_NEAR(after.un - before.un, faster_x, 1e-6f);
    EXPECT_NEAR(after.ut - before.ut, faster_y, 1e-6f);
  }
  EXPECT_NEAR(y.ahead.un - y_before.ahead.un, faster_y, 1e-6f);
  EXPECT_NEAR(y.ahead.ut - y_before.ahead.ut, faster_x, 1e-6f);
  EXPECT_NEAR(x.bed_force, x_before.bed_force * (h + deeper) / h, 1e-6f);
}

TEST(Predictor, RainDeepensAndDilutes) {
  const float h = 0.5f, u = 1, rain = 0.01f;
  Reconstruction<float> x = across(h, 0, 0, 0, u, 0, 0, 0), y = across(h, 0, 0, 0, 0, 0, u, 0);
  predict(x, y, h, u, 0.0f, 0.0f, film, rain, stage_of(rain));
  EXPECT_NEAR(x.ahead.h, h + 0.5f * rain, 1e-6f);
  EXPECT_NEAR(x.ahead.un * x.ahead.h, u * h, 1e-6f);
}

TEST(Predictor, NoFaceFallsDryAndNoneThatIsDryGetsWet) {
  // Water that leaves a cell faster than it can.
  Reconstruction<float> x = across(0.1f, 0, 0, 0.02f, 5, 100, 0, 0), y = across(0.1f, 0, 0, 0, 0, 100, 5, 0);
  const Reconstruction<float> before = x;
  predict(x, y, 0.1f, 5.0f, 0.0f, 0.0f, film, 0.0f, stage_of());
  EXPECT_GE(x.behind.h, 0.5f * before.behind.h);
  EXPECT_LT(x.behind.h, before.behind.h);
  EXPECT_EQ(predicted_at(FaceState<float>{0, 1, 1}, 0.3f, 0.0f, 0.0f).h, 0);
}

}  // namespace

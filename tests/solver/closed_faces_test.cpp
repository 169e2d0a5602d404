// SPDX-License-Identifier: GPL-3.0-or-later
// The short ways that cells beside a closed barrier take when the processor works on several cells at once
// (meet_closed, dry_and_level): the same bits as the ways that suit all cells. One that leaves out a force,
// or gives a zero the other sign, fails here.
#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "solver/schemes/hwp14.hpp"
#include "solver/schemes/kp07.hpp"
#include "solver/step/barriers/overflow.hpp"

namespace {

using namespace spate;

constexpr SchemeNumbers numbers{9.81f, 1.3f, 1e-6f, 1e-5f, 0.05f, 10.0f};

bool same_bits(const Reconstruction<float>& a, const Reconstruction<float>& b) {
  const float of_a[] = {a.behind.h, a.behind.un, a.behind.ut, a.ahead.h, a.ahead.un,
                        a.ahead.ut, a.bed_force, a.wedge,     a.even};
  const float of_b[] = {b.behind.h, b.behind.un, b.behind.ut, b.ahead.h, b.ahead.un,
                        b.ahead.ut, b.bed_force, b.wedge,     b.even};
  return std::memcmp(of_a, of_b, sizeof(of_a)) == 0;
}

// Crests that no water reaches.
struct HighCrests {
  float lowest() const { return 1e30f; }
  LineSills<float> faces() const { return {}; }
};

template <class Scheme>
void compare_closed() {
  std::mt19937 random(4711);
  std::uniform_real_distribution<float> between(-3, 3);
  std::bernoulli_distribution is(0.5);
  const auto depth = [&] { return is(random) ? std::abs(between(random)) : 0.0f; };
  int pressed = 0;
  for (int k = 0; k < 100000; ++k) {
    const FaceState<float> behind{depth(), between(random), between(random)},
        ahead{depth(), is(random) ? between(random) : 0.0f, between(random)};
    const float force = is(random) ? between(random) : -0.0f, wedge = is(random) ? depth() : 0.0f;
    const Reconstruction<float> open{behind, ahead, force, wedge, 1.0f};
    const bool has_behind = is(random), has_ahead = !has_behind || is(random);
    const float of_cell = depth();
    Reconstruction<float> general = open, closed = open;
    meet_barriers<Scheme>(general, of_cell, has_behind, has_ahead, false, HighCrests{}, numbers);
    meet_closed<Scheme>(closed, FaceState<float>{behind.h, -behind.un, behind.ut}, ahead, of_cell, has_behind,
                        has_ahead, numbers);
    ASSERT_TRUE(same_bits(general, closed)) << "case " << k;
    if (general.bed_force != force) ++pressed;
  }
  EXPECT_GT(pressed, 10000) << "cases where water presses on the barrier";
}

TEST(ClosedFaces, AreWallsToTheBit) {
  compare_closed<Hwp14>();
  compare_closed<Kp07>();
}

TEST(ClosedFaces, DryCellsOnLevelGroundHoldNothing) {
  std::mt19937 random(4711);
  std::uniform_real_distribution<float> between(-3, 3);
  const auto step = [&] {
    return LineStep<float>{between(random), between(random), between(random), between(random)};
  };
  for (int k = 0; k < 100000; ++k) {
    const Line<float> line{
        step(), step(), 0, 0, 1, 0, 1, 0, std::abs(between(random)), 0, std::abs(between(random)), 0, 0};
    ASSERT_TRUE(same_bits(Hwp14::reconstruct(line, numbers), Hwp14::dry_and_level(line))) << "case " << k;
  }
}

}  // namespace

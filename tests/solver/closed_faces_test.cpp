// SPDX-License-Identifier: GPL-3.0-or-later
// The short ways that cells beside a closed barrier take when the processor works on several cells at once:
// the same bits as the ways that suit all cells. One that leaves out a force, or gives a zero the other sign,
// fails here.
#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "solver/schemes/hwp14.hpp"
#include "solver/schemes/kll05.hpp"
#include "solver/schemes/kp07.hpp"
#include "solver/step/barriers/overflow.hpp"

#define SPATE_ISA of_this_test
#include "solver/backend/cpu/lanes.hpp"

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
    // Seen by schemes with two points at a face alone.
    const FaceState<float> second_behind{depth(), between(random), between(random)},
        second_ahead{depth(), between(random), between(random)};
    const Reconstruction<float> open{behind, ahead, force, wedge, 1.0f, second_behind, second_ahead};
    FaceState<float> outward = middle<Scheme>(behind, second_behind);
    outward.un = -outward.un;
    const bool has_behind = is(random), has_ahead = !has_behind || is(random);
    const float of_cell = depth();
    Reconstruction<float> general = open, closed = open;
    meet_barriers<Scheme>(general, of_cell, has_behind, has_ahead, false, HighCrests{}, numbers);
    meet_closed<Scheme>(closed, outward, middle<Scheme>(ahead, second_ahead), of_cell, has_behind, has_ahead,
                        numbers);
    ASSERT_TRUE(same_bits(general, closed)) << "case " << k;
    if (general.bed_force != force) ++pressed;
  }
  EXPECT_GT(pressed, 10000) << "cases where water presses on the barrier";
}

TEST(ClosedFaces, AreWallsToTheBit) {
  compare_closed<Hwp14>();
  compare_closed<Kp07>();
  compare_closed<Kll05>();
}

Line<Lanes> lanes_of(const Line<float> (&lines)[Lanes::count]) {
  const auto all = [&](const auto& value_of) {
    Real values[Lanes::count];
    for (int i = 0; i < Lanes::count; ++i) values[i] = value_of(lines[i]);
    return Lanes::load(values);
  };
  const auto step = [&](const LineStep<float> Line<float>::*of) {
    return LineStep<Lanes>{all([of](const Line<float>& line) { return (line.*of).rise; }),
                           all([of](const Line<float>& line) { return (line.*of).bed; }),
                           all([of](const Line<float>& line) { return (line.*of).n; }),
                           all([of](const Line<float>& line) { return (line.*of).t; })};
  };
  const auto number = [&](float Line<float>::*of) {
    return all([of](const Line<float>& line) { return line.*of; });
  };
  return {step(&Line<float>::behind),   step(&Line<float>::ahead),     number(&Line<float>::n_c),
          number(&Line<float>::t_c),    number(&Line<float>::full_m),  number(&Line<float>::full_c),
          number(&Line<float>::full_p), number(&Line<float>::stage_c), number(&Line<float>::h_m),
          number(&Line<float>::h_c),    number(&Line<float>::h_p),     number(&Line<float>::dz),
          number(&Line<float>::relief)};
}

float lane(const Lanes& of, int i) {
  Real values[Lanes::count];
  of.store(values);
  return values[i];
}
FaceState<float> lane(const FaceState<Lanes>& of, int i) {
  return {lane(of.h, i), lane(of.un, i), lane(of.ut, i)};
}
Reconstruction<float> lane(const Reconstruction<Lanes>& of, int i) {
  return {lane(of.behind, i), lane(of.ahead, i), lane(of.bed_force, i), lane(of.wedge, i), lane(of.even, i)};
}

// Deep water, dry cells on level ground, and in some registers a cell of any other kind.
TEST(ClosedFaces, CellsOfARegisterAreWhatTheyAreAlone) {
  std::mt19937 random(4711);
  std::uniform_real_distribution<float> between(-3, 3), deep(4, 6);
  std::bernoulli_distribution is(0.5);
  const auto step = [&] {
    return LineStep<float>{between(random), between(random), between(random), between(random)};
  };
  const auto depth = [&] { return std::abs(between(random)); };
  for (int k = 0; k < 100000; ++k) {
    Line<float> lines[Lanes::count];
    for (Line<float>& line : lines)
      if (is(random))
        line = {step(), step(), 0, 0, 1, 0, 1, 0, depth(), 0, depth(), 0, 0};
      else
        line = {step(),  step(), between(random), between(random),        1,   1, 1, deep(random),
                depth(), 4,      depth(),         0.1f * between(random), 0.3f};
    if (is(random)) {
      const float h = 0.1f * depth();
      lines[0] = {step(), step(), between(random), between(random), 1, 0, 0, h - 0.5f, depth(), h, depth(),
                  1,      1};
    }
    const Reconstruction<Lanes> together = Hwp14::reconstruct(lanes_of(lines), numbers);
    for (int i = 0; i < Lanes::count; ++i)
      ASSERT_TRUE(same_bits(Hwp14::reconstruct(lines[i], numbers), lane(together, i))) << "case " << k;
  }
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// The CE/SE method on the cases of table 5.1 of the thesis, against exact and fine solutions.
#include <gtest/gtest.h>

#include <cstdio>
#include <numeric>

#include "tests/solver/cases.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/studies/cese/tubes.hpp"

namespace {

using namespace tubes;

const Case& case_of(const std::string& name) {
  static const std::vector<Case> cases = table();
  return *std::find_if(cases.begin(), cases.end(), [&](const Case& each) { return each.name == name; });
}

template <class Real>
Tube<Euler<Real>> run(const Case& which, int cells, long long* steps = nullptr) {
  Tube<Euler<Real>> tube = tube_of<Real>(which, cells);
  const Ran ran = run_on_cpu(tube, which.until);
  if (steps != nullptr) *steps = ran.steps;
  return tube;
}

// Means of as many cells as lie in one of the coarser tube.
std::vector<double> coarser(const std::vector<double>& fine, std::size_t cells) {
  const std::size_t each = fine.size() / cells;
  std::vector<double> means(cells);
  for (std::size_t i = 0; i < fine.size(); ++i) means[i / each] += fine[i] / static_cast<double>(each);
  return means;
}

template <class Real>
double error_against_exact(const std::string& name, int cells) {
  const Case& which = case_of(name);
  const Riemann exact(which.start(0), which.start(2));
  const std::vector<double> density = first_of(run<Real>(which, cells));
  std::vector<double> wanted;
  for (int i = 0; i < cells; ++i) wanted.push_back(exact.density(((i + 0.5) * 2 / cells - 1) / which.until));
  return mean_difference(density, wanted);
}

void expect_to_converge(const std::string& name, double most_at_2000, double least_order) {
  const double coarse = error_against_exact<double>(name, 500),
               fine = error_against_exact<double>(name, 2000);
  const double order = std::log2(coarse / fine) / 2;
  std::printf("[%s] L1 of density %.3e on 500 cells, %.3e on 2000 (order %.2f), in float %.3e\n",
              name.c_str(), coarse, fine, order, error_against_exact<float>(name, 2000));
  EXPECT_LT(fine, most_at_2000);
  EXPECT_GT(order, least_order);
}

// Contacts spread, so density converges with an order below 1.
TEST(Cese, SodTubeConverges) {
  expect_to_converge("Sod", 1e-3, 0.7);
}

TEST(Cese, StrongRarefactionConverges) {
  expect_to_converge("strong rarefaction", 2e-3, 0.7);
}

// No exact solution: against four times as many cells.
void expect_to_approach_the_fine(const std::string& name, double most) {
  const Case& which = case_of(name);
  long long steps = 0;
  const std::vector<double> reference = first_of(run<double>(which, 2000, &steps));
  const auto error = [&](int cells) {
    return mean_difference(first_of(run<double>(which, cells)),
                           coarser(reference, static_cast<std::size_t>(cells)));
  };
  const double coarse = error(250), fine = error(500);
  std::printf("[%s] L1 of density against 2000 cells (%lld steps): %.3e on 250, %.3e on 500\n", name.c_str(),
              steps, coarse, fine);
  EXPECT_LT(fine, most);
  EXPECT_GT(coarse, 1.5 * fine);
}

TEST(Cese, BlastWavesApproachTheFineSolution) {
  expect_to_approach_the_fine("blast waves", 0.15);
}

TEST(Cese, ShuOsherApproachesTheFineSolution) {
  expect_to_approach_the_fine("Shu-Osher", 0.03);
}

TEST(Cese, WallsKeepMassAndEnergy) {
  const Case which = case_of("blast waves");
  const auto sum = [](const Tube<Euler<double>>& tube, int component) {
    return std::accumulate(
        tube.points.begin(), tube.points.end(), 0.0,
        [&](double all, const Point<Euler<double>>& point) { return all + point.u[component]; });
  };
  const Tube<Euler<double>> before = tube_of<double>(which, 800), after = run<double>(which, 800);
  EXPECT_NEAR(1, sum(after, 0) / sum(before, 0), 1e-12);
  EXPECT_NEAR(1, sum(after, 2) / sum(before, 2), 1e-12);
}

// A smooth wave of sound between two walls, half a period: it comes back mirrored. Small, so that it stays a
// sine.
TEST(Cese, SmoothWavesHaveSecondOrder) {
  const double pi = std::acos(-1.0), height = 1e-5;
  const auto error = [&](int cells) {
    Case sound{"sound", 2 / std::sqrt(1.4), 0.8, End::wall, [&](double x) {
                 const double wave = height * std::cos(pi * x);
                 return Gas{1 + wave, 0, 1 + 1.4 * wave};
               }};
    Tube<Euler<double>> tube = tube_of<double>(sound, cells);
    for (int i = 0; i < cells; ++i) {
      const double slope = -height * pi * std::sin(pi * (i + 0.5) * 2 / cells);
      tube.points[static_cast<std::size_t>(i)].slope = {{slope, 0, 1.4 / 0.4 * slope}};
    }
    const std::vector<double> first = first_of(tube);
    run_on_cpu(tube, sound.until);
    return mean_difference(first_of(tube), first) / height;
  };
  const double coarse = error(50), middle = error(100), fine = error(200);
  std::printf("[sound] L1 %.2e, %.2e, %.2e of the height on 50, 100, 200 cells; orders %.2f, %.2f\n", coarse,
              middle, fine, std::log2(coarse / middle), std::log2(middle / fine));
  EXPECT_GT(std::log2(middle / fine), 1.8);
}

// Stoker's solution: the depth between both waves. HWP14 beside it, on the same cells.
TEST(Cese, DamBreakOverWaterAsHwp14) {
  const double upper = 2, lower = 0.5, g = 9.81, until = 0.12;
  const auto velocity = [&](double depth) { return 2 * (std::sqrt(g * upper) - std::sqrt(g * depth)); };
  double low = lower, high = upper;
  for (int k = 0; k < 100; ++k) {
    const double depth = 0.5 * (low + high);
    const double through_shock = (depth - lower) * std::sqrt(0.5 * g * (depth + lower) / (depth * lower));
    (through_shock > velocity(depth) ? high : low) = depth;
  }
  const double depth = low, v = velocity(depth), shock = v * depth / (depth - lower);
  const auto exact = [&](double speed) {
    if (speed < -std::sqrt(g * upper)) return upper;
    if (speed < v - std::sqrt(g * depth)) return std::pow((2 * std::sqrt(g * upper) - speed) / 3, 2) / g;
    return speed < shock ? depth : lower;
  };
  const auto error_of = [&](const std::vector<double>& found) {
    const auto cells = static_cast<double>(found.size());
    std::vector<double> wanted;
    for (std::size_t i = 0; i < found.size(); ++i)
      wanted.push_back(exact(((static_cast<double>(i) + 0.5) * 2 / cells - 1) / until));
    return mean_difference(found, wanted);
  };
  double cese[2], hwp14[2];
  for (const int which : {0, 1}) {
    const int cells = which == 0 ? 200 : 800;
    Tube<ShallowWater<double>> tube = dam<double>(cells, upper, lower);
    spate::Scenario scenario = cases::flat(cells, 2, 2.0 / cells);
    for (int row = 0; row < 2; ++row)
      for (const double h : first_of(tube)) scenario.initial_depth.push_back(static_cast<float>(h));
    const long long steps = run_on_cpu(tube, until).steps;
    const auto simulation = cases::simulate(scenario, spate::SchemeId::hwp14, until);
    const std::vector<float> depths = simulation->field(spate::Field::depth);
    cese[which] = error_of(first_of(tube));
    hwp14[which] = error_of({depths.begin(), depths.begin() + cells});
    std::printf("[dam break] %d cells, L1 of depth: CE/SE %.2e m in %lld steps, HWP14 %.2e m in %lld steps\n",
                cells, cese[which], steps, hwp14[which], static_cast<long long>(simulation->report().steps));
  }
  std::printf("[dam break] depth %.4f m, shock %.4f m/s; orders %.2f (CE/SE), %.2f (HWP14)\n", depth, shock,
              std::log2(cese[0] / cese[1]) / 2, std::log2(hwp14[0] / hwp14[1]) / 2);
  EXPECT_LT(cese[1], 1e-3);
  EXPECT_GT(std::log2(cese[0] / cese[1]) / 2, 0.8);
  EXPECT_LT(cese[1], 2 * hwp14[1]);
  EXPECT_LT(hwp14[1], 2 * cese[1]);
}

// A tube that is turned around has the same bits, turned around.
TEST(Cese, MirroredToTheLastBit) {
  const Case which = case_of("blast waves");
  Case turned = which;
  turned.start = [&](double x) { return which.start(2 - x); };
  const std::vector<double> one = first_of(run<double>(which, 400)),
                            other = first_of(run<double>(turned, 400));
  EXPECT_TRUE(std::equal(one.begin(), one.end(), other.rbegin()));
}

TEST(Cese, BadInputHasAClearError) {
  using cases::expect_error;
  Tube<Euler<double>> none;
  expect_error([&] { run_on_cpu(none, 1); }, "tube_impossible");
  Case which = case_of("Sod");
  which.courant = 1;
  expect_error([&] { run<double>(which, 10); }, "waves_courant_impossible");
  which.courant = 0.5;
  which.start = [](double) { return Gas{1, 0, -1}; };
  expect_error([&] { run<double>(which, 10); }, "waves_state_impossible");
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// What single precision costs: five floods in both, as a table (PRECISION.md holds the latest).
//
//     spate_precision_study [CASE ...]     all five, or those named; SPATE_TEST_DEVICE=cuda: on a GPU
//     spate_precision_study 1a 1b 2 3      Brodtkorb et al. 2011, fig. 9, at the paper's size: seconds on a
//     GPU, otherwise a quarter of an hour or more
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "solver/backend/stored_fields.hpp"
#include "tests/solver/brodtkorb.hpp"
#include "tests/solver/cases.hpp"
#include "tests/solver/city.hpp"
#include "tests/solver/stored.hpp"

namespace {

using namespace cases;

struct Case {
  const char *name, *what;
  Scenario scenario;
  double duration;  // s
  SchemeId scheme = SchemeId::hwp14;
};

Scenario lake() {
  Random random(11);
  Scenario scenario = make_scenario(128, 128, 1, [&](double, double) { return random(0, 2); });
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 1);
  return scenario;
}

Scenario rain() {
  Random random(3);
  Scenario scenario = make_scenario(
      160, 160, 2,
      [&](double x, double y) {
        return 0.02 * x + 0.5 * std::sin(x / 25) * std::cos(y / 31) + random(0, 0.2);
      },
      0.05);
  set_all_sides(scenario, EdgeKind::open);
  scenario.rain = Series(40e-3 / 3600);
  return scenario;
}

std::vector<Case> five_cases() {
  constexpr double day = 86400;
  return {
      {"lake", "at rest among hundreds of islands of a cell, 128 x 128 cells of 1 m", lake(), 2000},
      {"bell", "of water over a flat bed between walls (Brodtkorb et al. 2011, 1b), 256 x 256 cells of 1 m",
       brodtkorb::bell_on_flat_bed(256, 1), 120},
      {"valley",
       "a dam breaks above dry ground and a lake (Brodtkorb et al. 2011, 3), 256 x 256 cells of 1 m",
       brodtkorb::dam_above_a_valley(256), 120},
      {"rain", "40 mm/h on a rough slope, 160 x 160 cells of 2 m", rain(), 3600},
      {"city", "behind a wall that a day's flood overtops, 48 x 90 cells of 3 m",
       city::flood(48, 90, city::peak(9), day), day}};
}

// With the paper's scheme.
std::vector<Case> figure_9() {
  constexpr int cells = 1024;
  return {
      {"1a", "a bell of water over 0.02 m, kp07", brodtkorb::bell_on_flat_bed(cells, 0.02), 150,
       SchemeId::kp07},
      {"1b", "over 1 m, kp07", brodtkorb::bell_on_flat_bed(cells, 1), 150, SchemeId::kp07},
      {"2", "before a step of the bed, kp07", brodtkorb::bell_before_a_step(cells, 1), 150, SchemeId::kp07},
      {"3", "a dam breaks above a valley, kp07", brodtkorb::dam_above_a_valley(cells), 60, SchemeId::kp07}};
}

struct Outcome {
  std::vector<double> depth, deepest;
  double fastest = 0, seconds = 0, mass_error = 0;
  std::int64_t steps = 0;
};

Outcome run(const Case& one, spate::Precision precision) {
  spate::Parameters parameters = parameters_for(one.scheme, one.duration);
  if (one.scheme == SchemeId::kp07) parameters.numerics.desingularisation = 0.1;
  parameters.numerics.precision = precision;
  Simulation simulation(std::make_shared<const Scenario>(one.scenario), parameters);
  simulation.run();
  Outcome outcome;
  outcome.depth = stored(simulation, 0);
  outcome.deepest = stored(simulation, spate::stored_accumulators + spate::plane_max_depth);
  outcome.fastest = largest(simulation.field(Field::max_speed));
  outcome.seconds = simulation.wall_seconds();
  outcome.mass_error = std::abs(simulation.report().volumes.mass_error());
  outcome.steps = simulation.report().steps;
  return outcome;
}

double largest_difference_of(const std::vector<double>& a, const std::vector<double>& b) {
  double most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
  return most;
}

void print_row(const Case& one) {
  const Outcome single = run(one, spate::Precision::float32), twice = run(one, spate::Precision::float64);
  std::printf(
      "| %s: %s | %lld / %lld | %.1e | %.1e m | %.1e m | %.3g / %.3g m/s | %.0e / %.0e | %.1f / %.1f s | "
      "%.2f |\n",
      one.name, one.what, static_cast<long long>(single.steps), static_cast<long long>(twice.steps),
      relative_l1_of(single.depth, twice.depth), largest_difference_of(single.depth, twice.depth),
      largest_difference_of(single.deepest, twice.deepest), single.fastest, twice.fastest, single.mass_error,
      twice.mass_error, single.seconds, twice.seconds, twice.seconds / single.seconds);
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> wanted(arguments + 1, arguments + count);
  std::printf(
      "| case | steps | final depth: relative L1 | largest difference | of the greatest depths | greatest "
      "speed | mass error | wall time | double / single |\n|---|---|---|---|---|---|---|---|---|\n");
  for (const auto& cases : {five_cases, figure_9}) {
    for (const Case& one : cases())
      if (wanted.empty() || std::find(wanted.begin(), wanted.end(), one.name) != wanted.end()) print_row(one);
    if (wanted.empty()) break;  // figure 9 only by name
  }
}

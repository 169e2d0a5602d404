// SPDX-License-Identifier: GPL-3.0-or-later
// Maxima, arrival times and durations: against ponds with known answers, and against every step.
#include "solver/equations/sources.hpp"
#include "solver/step/accumulate.hpp"
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

class Accumulators : public EveryScheme {};

TEST_P(Accumulators, APondFilledByRainRisesAsKnown) {
  const double rate = 1e-4;  // h(t) = rate * t
  Scenario scenario = flat(5, 4, 2, 0.03);
  scenario.terrain.datum = 300;
  scenario.rain = Series(rate);
  spate::Parameters parameters = parameters_for(scheme(), 5000);
  parameters.numerics.arrival_depths = {0.01, 0.1234, 0.499, 0.6};
  const auto simulation = simulate(scenario, parameters);
  for (std::size_t i = 0; i < 3; ++i) {
    // Rain falls in whole quanta of depth: a crossing may be late by the time of one.
    const double exact = parameters.numerics.arrival_depths[i] / rate;
    figure_at_most(label("pond in the rain, arrival of " + text(parameters.numerics.arrival_depths[i]) +
                         " m, error (s)"),
                   largest_difference(simulation->field(Field::arrival_time, i), exact),
                   spate::depth_quantum / rate + 1e-6 * exact);
  }
  EXPECT_TRUE(all_nan(simulation->field(Field::arrival_time, 3)));
  EXPECT_LE(largest_difference(simulation->field(Field::max_depth), 0.5), 1e-5);
  EXPECT_LE(largest_difference(simulation->field(Field::max_level), 0.5), 1e-5);
  EXPECT_LE(largest_difference(simulation->field(Field::time_of_max_depth), 5000),
            simulation->report().time_step);
  const double wet = 5000 - parameters.numerics.dry_depth / rate;
  EXPECT_LE(largest_difference(simulation->field(Field::wet_duration), wet), 0.1);
  EXPECT_LE(largest_difference(simulation->field(Field::max_speed), 0), 1e-5);
}

TEST_P(Accumulators, APondThatFillsAndDriesRemembersItsPeak) {
  // Rain 2e-4 m/s for 1000 s less infiltration 1e-4 m/s: 0.1 m at 1000 s, dry at 2000 s.
  Scenario scenario = flat(3, 3, 2, 0.03);
  scenario.rain = Series({1000, 1000.001}, {2e-4, 0});
  scenario.infiltration = 1e-4;
  const auto simulation = simulate(scenario, scheme(), 3000);
  const double step = 0.45 * 2 / std::sqrt(gravity * 0.1);
  EXPECT_LE(largest_difference(simulation->field(Field::max_depth), 0.1), 2e-4 * step);
  EXPECT_LE(largest_difference(simulation->field(Field::time_of_max_depth), 1000), step);
  EXPECT_LE(largest_difference(simulation->field(Field::wet_duration), 1980), 0.5);
  // Heun's mean halves a film that would seep away within a step; without rain the steps are long.
  EXPECT_LE(largest_difference(simulation->field(Field::depth), 0), 1e-6);
  EXPECT_TRUE(all_nan(simulation->field(Field::level)));
}

// The accumulators of a single cell.
struct OneCell {
  std::vector<float> planes = std::vector<float>(spate::plane_first_arrival + 1, 0.0f);
  float depth = 0;
  OneCell() {
    planes[spate::plane_wet_since] = -1;
    planes[spate::plane_first_arrival] = spate::never;
  }
  void step_to(double time, double dt, float h) {
    const float dry = 0.01f;
    accumulate([this] { return depth; }, spate::CellState<float>{h, 0, 0},
               spate::stage_numbers(time, dt, 1, spate::Integrator::rk2, 1, gravity, 0, 0),
               {dry, 1, &dry, dry}, [&](int plane) { return planes[static_cast<std::size_t>(plane)]; },
               [&](int plane, float value) { planes[static_cast<std::size_t>(plane)] = value; });
    depth = h;
  }
};

TEST(AccumulatorsOfACell, AreAsExactAfterAMonthAsAtTheStart) {
  for (const double start : {0.0, 30.0 * 86400}) {
    OneCell cell;
    double time = start;
    constexpr double dt = 0.03;
    constexpr int spells = 2000;
    for (int spell = 0; spell < spells; ++spell) {
      // Wet from a half of the first step to a quarter of the third one; then dry for as long again.
      for (const float h : {0.02f, 0.04f, 0.0f, 0.0f, 0.0f}) {
        cell.step_to(time, dt, h);
        time += dt;
      }
    }
    const double wet = spells * (0.5 + 1 + 0.75) * dt;
    figure_at_most("wet spells of 0.07 s, from " + text(start) + " s on, error of their sum (relative)",
                   std::abs(static_cast<double>(cell.planes[spate::plane_wet_total]) / wet - 1), 2e-3);
    EXPECT_NEAR(cell.planes[spate::plane_first_arrival], start + 0.5 * dt, start > 0 ? 0.13 : 1e-6);
    EXPECT_LT(cell.planes[spate::plane_wet_since], 0);
  }
}

TEST_P(Accumulators, WhatWasNeverWetIsNoData) {
  Scenario scenario = make_scenario(10, 4, 1, [](double x, double) { return x; });
  scenario.initial_level.assign(40, 3);
  const auto simulation = simulate(scenario, scheme(), 2);
  for (Field field : {Field::max_depth, Field::max_level, Field::max_speed, Field::max_unit_discharge,
                      Field::time_of_max_depth, Field::wet_duration, Field::arrival_time, Field::level}) {
    EXPECT_FALSE(std::isnan(simulation->field(field)[0])) << static_cast<int>(field);
    EXPECT_TRUE(std::isnan(simulation->field(field)[9])) << static_cast<int>(field);
  }
  EXPECT_LE(simulation->field(Field::depth)[9], creeps() ? 1e-3f : 0.f);  // less than DRY_DEPTH
}

TEST_P(Accumulators, WaterThatIsThereAtTheStartArrivesAtZero) {
  Scenario scenario = flat(4, 4, 1);
  scenario.initial_depth.assign(16, 0.5f);
  const auto simulation = simulate(scenario, scheme(), 10);
  EXPECT_EQ(largest_difference(simulation->field(Field::arrival_time), 0), 0);
  EXPECT_EQ(largest_difference(simulation->field(Field::time_of_max_depth), 0), 0);
  EXPECT_LE(largest_difference(simulation->field(Field::wet_duration), 10), 1e-4);
}

// Snapshots closer than the time step see every step, so that all can be accumulated again outside.
struct Recorder {
  std::vector<float> depth, level, discharge, arrival, wet, last_depth;
  double last_time = 0;
  double dry_depth = 1e-3;
  double threshold = 0.1;

  void operator()(const Simulation& simulation) {
    const std::vector<float> h = simulation.field(Field::depth), w = simulation.field(Field::level);
    const std::vector<float> hu = simulation.field(Field::discharge_x),
                             hv = simulation.field(Field::discharge_y);
    const double time = simulation.report().time;
    if (depth.empty()) {
      depth.assign(h.size(), 0);
      level.assign(h.size(), -1e30f);
      discharge.assign(h.size(), 0);
      arrival.assign(h.size(), no_data);
      wet.assign(h.size(), 0);
      last_depth = h;
      last_time = time;
    }
    for (std::size_t i = 0; i < h.size(); ++i) {
      const auto before = static_cast<double>(last_depth[i]), now = static_cast<double>(h[i]);
      if (std::isnan(arrival[i]) && now > threshold)
        arrival[i] = static_cast<float>(
            before >= now ? time : last_time + (time - last_time) * (threshold - before) / (now - before));
      if (now > dry_depth) {
        depth[i] = std::max(depth[i], h[i]);
        level[i] = std::max(level[i], w[i]);
        discharge[i] = std::max(discharge[i], std::hypot(hu[i], hv[i]));
        wet[i] += static_cast<float>(time - last_time);
      }
    }
    last_depth = h;
    last_time = time;
  }
};

void agree_with_what_every_step_shows(SchemeId scheme, spate::Integrator integrator) {
  Random random(7);
  Scenario scenario = make_scenario(
      40, 24, 2, [&](double x, double) { return 0.02 * x + random(0, 0.4); }, 0.03);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double) { return x < 20 ? 2.0 : 0.0; });
  spate::Parameters parameters = parameters_for(scheme, 6);
  parameters.numerics.integrator = integrator;
  parameters.snapshot_interval = 1.0 / 256;
  Recorder recorder;
  Snapshots snapshots([&](const Simulation& simulation) { recorder(simulation); });
  const auto simulation = simulate(scenario, parameters, &snapshots);
  EXPECT_EQ(simulation->report().steps, 6 * 256) << "a step is longer than the snapshots' interval";

  const std::vector<float> depth = simulation->field(Field::max_depth),
                           level = simulation->field(Field::max_level);
  const std::vector<float> discharge = simulation->field(Field::max_unit_discharge);
  const std::vector<float> arrival = simulation->field(Field::arrival_time),
                           wet = simulation->field(Field::wet_duration);
  int arrivals = 0;
  for (std::size_t i = 0; i < depth.size(); ++i) {
    if (recorder.wet[i] == 0.f) continue;
    EXPECT_EQ(depth[i], recorder.depth[i]) << i;
    EXPECT_NEAR(level[i], recorder.level[i], 1e-6) << i;
    EXPECT_NEAR(discharge[i], recorder.discharge[i], 1e-6 * static_cast<double>(recorder.discharge[i])) << i;
    EXPECT_NEAR(wet[i], recorder.wet[i], 2 * parameters.snapshot_interval) << i;
    if (std::isnan(recorder.arrival[i])) {
      EXPECT_TRUE(std::isnan(arrival[i])) << i;
    } else {
      EXPECT_NEAR(arrival[i], recorder.arrival[i], parameters.snapshot_interval / 100 + 1e-5) << i;
      ++arrivals;
    }
  }
  EXPECT_GT(arrivals, 50);
}

// This holds in partially flooded cells too, where the schemes reconstruct a waterline below the mean bed.
TEST_P(Accumulators, LevelsAreBedAndDepth) {
  Scenario scenario = make_scenario(
      40, 24, 2, [](double x, double y) { return std::sin(x / 5) * std::cos(y / 4); }, 0.03);
  scenario.initial_level = at_centres(scenario.terrain.grid, [](double, double) { return 0.1; });
  const auto simulation = simulate(scenario, scheme(), 1);
  const std::vector<float> bed = simulation->field(Field::bed);
  for (const auto& [level, depth] :
       {std::pair(Field::level, Field::depth), {Field::max_level, Field::max_depth}}) {
    const std::vector<float> levels = simulation->field(level), depths = simulation->field(depth);
    int wet = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
      if (std::isnan(levels[i])) continue;
      ++wet;
      EXPECT_NEAR(levels[i], bed[i] + depths[i], 1e-6) << i;
    }
    EXPECT_GT(wet, 100);
    EXPECT_LT(wet, creeps() ? 961 : 900) << "no shore";
  }
}

TEST_P(Accumulators, AgreeWithWhatEveryStepShows) {
  for (const spate::Integrator integrator : integrators()) {
    SCOPED_TRACE(name_of(integrator));
    agree_with_what_every_step_shows(scheme(), integrator);
  }
}

// The first step is tried with the whole duration, and rejected: nothing of it may stay.
TEST_P(Accumulators, ForgetStepsThatWereTooLong) {
  for (const spate::Integrator integrator : integrators()) {
    SCOPED_TRACE(name_of(integrator));
    spate::Parameters parameters = parameters_for(scheme(), 20);
    parameters.numerics.integrator = integrator;
    Scenario dam = flat(100, 20, 5, 0.03);
    dam.initial_depth = at_centres(dam.terrain.grid, [](double x, double) { return x < 250 ? 2.0 : 0.0; });
    const auto flood = simulate(dam, parameters);
    for (const float depth : flood->field(Field::max_depth)) EXPECT_LE(std::isnan(depth) ? 0 : depth, 2.01f);
    for (const float speed : flood->field(Field::max_speed)) EXPECT_LE(std::isnan(speed) ? 0 : speed, 9.f);

    // All of a shallow lake would seep away in the first try.
    Scenario lake = flat(60, 20, 5, 0.03);
    lake.infiltration = 1e-5;
    lake.initial_depth.assign(lake.terrain.grid.cells(), 0.03f);
    parameters.duration = 3600;
    const auto seeping = simulate(lake, parameters);
    for (const float wet : seeping->field(Field::wet_duration)) EXPECT_LE(wet, 3000.f);
    const spate::Volumes volumes = seeping->report().volumes;
    EXPECT_NEAR(volumes.infiltrated, volumes.initial, 1e-4 * volumes.initial);
    EXPECT_LT(std::abs(volumes.mass_error()), 1e-7);
  }
}

SPATE_TEST_EVERY_SCHEME(Accumulators);

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// Observers of a simulation: progress, cancel, snapshots; and the reports of a simulation.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <new>
#include <utility>

#include "solver/core/check.hpp"
#include "solver/equations/sources.hpp"
#include "solver/mesh/face_codes.hpp"
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

Scenario sloshing_basin(int size) {
  Scenario scenario = flat(size, size, 1);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [&](double x, double) { return x < size / 2.0 ? 2.0 : 1.0; });
  return scenario;
}

TEST(Observer, SnapshotsLandExactlyOnTheirTimesAndAtBothEnds) {
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 10.05);
  parameters.snapshot_interval = 0.7;
  std::vector<double> times;
  Snapshots snapshots([&](const Simulation& simulation) { times.push_back(simulation.report().time); });
  const auto simulation = simulate(sloshing_basin(16), parameters, &snapshots);
  ASSERT_EQ(times.size(), 16u);
  for (std::size_t i = 0; i < 15; ++i) EXPECT_DOUBLE_EQ(times[i], static_cast<double>(i) * 0.7);
  EXPECT_EQ(times.back(), 10.05);
  EXPECT_EQ(simulation->report().time, 10.05);
}

// 1.1 h is no multiple of 1.1 min in binary numbers: once it lies above the last snapshot, once below it.
TEST(Observer, TimesThatRoundingHoldsApartAreOneSnapshot) {
  Scenario scenario = flat(16, 16, 1);
  for (const auto& [duration, interval] :
       {std::pair(60 * 60 * 1.1, 60 * 1.1), std::pair(0.3, 0.1), {0.7, 0.1}}) {
    const auto count = static_cast<std::size_t>(std::lround(duration / interval));
    spate::Parameters parameters = parameters_for(SchemeId::hwp14, duration);
    parameters.snapshot_interval = interval;
    std::size_t seen = 0;
    Snapshots snapshots([&](const Simulation&) { ++seen; });
    const auto first = simulate(scenario, parameters, &snapshots);
    EXPECT_EQ(count + 1, seen);
    EXPECT_EQ(duration, first->report().time);
    // Nor does a run that goes on begin with it.
    parameters.duration = duration + 1.5 * interval;
    seen = 0;
    Simulation second(std::make_shared<const Scenario>(scenario), parameters, first->save());
    second.run(&snapshots);
    EXPECT_EQ(2u, seen);
  }
}

// Where cells are many, not every return of advance() surveys them.
TEST(Observer, ASurveyBringsTheReportUpToDate) {
  constexpr int size = 1200;
  for (const int parts : {1, 2}) {
    spate::Parameters parameters = parameters_for(SchemeId::hwp14, 10);
    parameters.numerics.parts = parts;
    Scenario scenario = sloshing_basin(size);
    scenario.rain = spate::Series(1e-3);  // m/s
    const auto backend = spate::make_cpu_backend(std::make_shared<const Scenario>(std::move(scenario)),
                                                 spate::with_defaults(parameters.numerics));
    const auto stored = [&] {
      std::vector<float> depth(size * size);
      backend->read(spate::Field::depth, 0, 0, size, depth.data());
      double sum = 0;
      for (const float h : depth) sum += static_cast<double>(h);
      return sum;
    };
    int outdated = 0;  // how often is a matter of the clock
    for (int i = 0; i < 6; ++i) {
      backend->advance(10, 0);
      if (std::fabs(backend->report().volumes.stored / stored() - 1) > 1e-6) ++outdated;
      EXPECT_LT(std::fabs(backend->report().volumes.mass_error()), 1e-9)
          << "of one moment, whichever that is";
      backend->survey();
      EXPECT_NEAR(1, backend->report().volumes.stored / stored(), 1e-6);
      EXPECT_LT(std::fabs(backend->report().volumes.mass_error()), 1e-9);
    }
    std::printf("  parts %d: outdated after %d of 6 steps\n", parts, outdated);
  }
}

// A run that is short of memory ends so, and what it says of its water goes with its maps.
template <class Thrown, class Passed>
void ends_by() {
  struct Ending : spate::Observer {
    bool progress(const spate::Report& now) override {
      if (now.steps > 0 && ++polls == 2) throw Thrown();
      return true;
    }
    int polls = 0;
  } ending;
  constexpr int size = 2000;
  Scenario scenario = sloshing_basin(size);
  scenario.rain = spate::Series(1e-3);  // m/s
  Simulation simulation(std::make_shared<const Scenario>(std::move(scenario)),
                        parameters_for(SchemeId::hwp14, 100));
  EXPECT_THROW(simulation.run(&ending), Passed);
  const spate::Report report = simulation.report();
  EXPECT_NEAR(report.volumes.rain / (size * size), 1e-3 * report.time, spate::depth_quantum);
}
TEST(Observer, WhoEndsARunByAnExceptionReadsWhatItHasComeTo) {
  struct Enough {};
  ends_by<Enough, Enough>();
  ends_by<std::bad_alloc, spate::OutOfMemory>();
}

// Looks at a run at intervals, and notes the times.
class Looking : public spate::Observer {
 public:
  explicit Looking(double interval) : interval_(interval) {}
  double next_look() const override { return next_; }
  bool progress(const spate::Report& report) override {
    if (report.time < next_) return true;
    times.push_back(report.time);
    steps.push_back(report.steps);
    while (next_ <= report.time) next_ += interval_;
    return true;
  }
  std::vector<double> times;
  std::vector<std::int64_t> steps;

 private:
  const double interval_;
  double next_ = 0;
};

TEST(Observer, LooksComeInTimeAndChangeNothing) {
  const spate::Parameters parameters = parameters_for(SchemeId::hwp14, 10.05);
  const auto alone = simulate(sloshing_basin(16), parameters);
  Looking looking(0.7), again(0.7), closer(1e-6);
  const auto looked = simulate(sloshing_basin(16), parameters, &looking);
  EXPECT_EQ(alone->report().steps, looked->report().steps);
  for (const Field field : {Field::depth, Field::max_depth, Field::arrival_time, Field::max_speed})
    EXPECT_EQ(0, std::memcmp(alone->field(field).data(), looked->field(field).data(),
                             sizeof(float) * alone->field(field).size()));
  if (parameters.device != "cpu") return;  // a GPU goes on for some steps before it is looked at
  ASSERT_EQ(looking.times.size(), 15u);
  for (std::size_t i = 0; i < looking.times.size(); ++i) {
    EXPECT_GE(looking.times[i], 0.7 * static_cast<double>(i) * (1 - 1e-12));
    EXPECT_LT(looking.times[i], 0.7 * static_cast<double>(i + 1));
  }
  simulate(sloshing_basin(16), parameters, &again);
  EXPECT_EQ(looking.times, again.times) << "however fast the machine is";
  simulate(sloshing_basin(16), parameters, &closer);
  EXPECT_EQ(static_cast<std::int64_t>(closer.times.size()), alone->report().steps + 1) << "one for each step";
}

// Otherwise hours of reading and preparing could not be cancelled.
TEST(Observer, WhatPreparesARunCanBeEndedWhereverItAsks) {
  Scenario scenario = sloshing_basin(40);
  scenario.rain = spate::Series(1e-6);
  const auto shared = std::make_shared<const Scenario>(scenario);
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 1);
  parameters.device = "cpu";
  int asked = 0;
  const Simulation simulation(shared, parameters, [&](double) { ++asked; });
  // At each row: the edges that are imposed, the tiles' edges and rain; at each band of rows
  // (ground_rows_test.cpp): the terrain, its edges, the bed; and at the water in the only tile.
  EXPECT_GE(asked, 3 * 40 + 4);
  struct Enough {};
  for (int at = 1; at <= asked; at += 13) {
    int now = 0;
    EXPECT_THROW(Simulation(shared, parameters,
                            [&](double) {
                              if (++now == at) throw Enough();
                            }),
                 Enough);
    EXPECT_EQ(now, at);
  }
}

// On 20,000 x 20,000 cells, mostly nodata, this search took 6 s in which no cancel was heard.
TEST(Observer, TheSearchForOutletsThroughNodataCanBeEnded) {
  const int size = 200;
  Scenario scenario = flat(size, size, 1);
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column)
      if (std::hypot(column - 100, row - 100) > 5)
        scenario.terrain.zb[scenario.terrain.grid.index(column, row)] = std::nanf("");
  scenario.nodata_continues_open_side = true;
  const auto watched = [&] {
    std::vector<double> shares;
    spate::find_edges(scenario, [&](double share) { shares.push_back(share); });
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_LE(shares.back(), 1);
    return shares.size();
  };
  const std::size_t with_walls = watched();
  for (const auto side : {spate::Side::west, spate::Side::east, spate::Side::south, spate::Side::north})
    set_side(scenario, side, EdgeKind::open);
  EXPECT_GE(watched(), with_walls + 12) << "four sides, at most 64 lines at once";
}

TEST(Observer, MemoryIsToldWithoutWallsAndWithWhatIsHeldOfEveryCell) {
  const int size = 600;
  Scenario scenario = flat(size, size, 1);
  scenario.terrain.zb.assign(scenario.terrain.grid.cells(), 1);
  const Scenario everywhere = scenario;
  for (int row = 0; row < size; ++row)
    for (int column = 100; column < size; ++column)
      scenario.terrain.zb[scenario.terrain.grid.index(column, row)] = std::nanf("");
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 1);
  parameters.device = "cpu";
  parameters.numerics.tile_size = 50;
  parameters.numerics.sparse = false;
  const double all = spate::memory_when_all_wet(everywhere, parameters);
  const double most = spate::memory_when_all_wet(scenario, parameters);
  EXPECT_GT(most / all, 3.0 / 12) << "two columns of tiles, and the one beside them; and the bed";
  EXPECT_LT(most / all, 4.0 / 12);
  parameters.numerics.sparse = true;
  scenario.initial_depth.assign(scenario.terrain.grid.cells(), 1);
  const Simulation wet(std::make_shared<const Scenario>(scenario), parameters);
  EXPECT_LE(wet.report().memory, most);
  EXPECT_GT(wet.report().memory, 0.95 * most);
}

TEST(Observer, BedsOfNodataTakeNoMemory) {
  const int size = 1500;
  Scenario scenario = flat(size, size, 1);
  scenario.terrain.zb.assign(scenario.terrain.grid.cells(), 1);
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 1);
  parameters.device = "cpu";
  const auto memory = [&] {
    return Simulation(std::make_shared<const Scenario>(scenario), parameters).report().memory;
  };
  const double of_ground = memory();
  for (int row = 100; row < size; ++row)
    for (int column = 0; column < size; ++column)
      scenario.terrain.zb[scenario.terrain.grid.index(column, row)] = std::nanf("");
  const double of_nodata = memory();
  std::printf("  %.2f MB with ground everywhere, %.2f MB with nodata on 93 %%\n", of_ground / 1e6,
              of_nodata / 1e6);
  EXPECT_GT(of_ground, 3.9 * size * size) << "the bed";
  EXPECT_LT(of_nodata, 0.12 * of_ground);
}

TEST(Simulation, ReportsItsWork) {
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 5);
  parameters.numerics.sparse = false;
  const auto simulation = simulate(sloshing_basin(64), parameters);
  const spate::Report report = simulation->report();
  EXPECT_GT(report.steps, 10);
  EXPECT_GT(report.time_step, 0);
  EXPECT_GE(report.cell_updates, report.steps * 64 * 64);
  EXPECT_EQ(report.wet_cells, 64 * 64);
  EXPECT_EQ(report.tiles, report.tiles_total);
  EXPECT_GT(report.memory, 64 * 64 * 16);
  EXPECT_GE(spate::memory_when_all_wet(simulation->scenario(), parameters), report.memory);
  EXPECT_GT(simulation->wall_seconds(), 0);
  EXPECT_FALSE(simulation->device_name().empty());
  EXPECT_STREQ(spate::version(), "0.2.0");
}

TEST(Simulation, SparseComputesAndStoresOnlyWhatIsWet) {
  // A pond of 30 cells in one corner of 256 x 256 cells.
  Scenario scenario = make_scenario(
      256, 256, 1, [](double x, double y) { return 0.1 * (x + y); }, 0.03);
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 3);
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 1);
  parameters.numerics.tile_size = 16;
  const spate::Report sparse = simulate(scenario, parameters)->report();
  parameters.numerics.sparse = false;
  const spate::Report dense = simulate(scenario, parameters)->report();
  EXPECT_LT(sparse.tiles, dense.tiles / 15);
  const double of_every_cell = 4.0 * 256 * 256;  // the bed
  EXPECT_LT(sparse.memory - of_every_cell, (dense.memory - of_every_cell) / 10);
  EXPECT_EQ(sparse.tiles_total, dense.tiles_total);
}

TEST(Simulation, AStateThatIsNotFiniteIsAnError) {
  Scenario scenario = flat(8, 8, 1);
  scenario.initial_depth.assign(64, 1);
  scenario.initial_hu.assign(64, 1e30f);
  EXPECT_THROW(simulate(scenario, SchemeId::hwp14, 10), spate::Error);
}

TEST(Simulation, TinyDomainsRun) {
  for (int columns : {1, 5}) {
    for (int rows : {1, 7}) {
      Scenario scenario = flat(columns, rows, 1, 0.03);
      scenario.rain = Series(1e-4);
      const auto simulation = simulate(scenario, SchemeId::hwp14, 100);
      EXPECT_LE(largest_difference(simulation->field(Field::depth), 0.01), spate::depth_quantum);
    }
  }
}

}  // namespace

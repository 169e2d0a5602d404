// SPDX-License-Identifier: GPL-3.0-or-later
// Rain that differs from place to place: each zone gets the integral of its rate, no water is lost, and the
// bits do not depend on how the work is done.
#include "solver/core/check.hpp"
#include "solver/equations/sources.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;
using spate::LossMethod;
using spate::RainField;

class RainInZones : public EveryScheme {};

// Walled cells, one wide, each in the zone of its column.
Scenario separate_cells(int columns, const std::vector<double>& times, const std::vector<float>& rates) {
  Scenario scenario = flat(2 * columns - 1, 1, 2);
  scenario.terrain.taken.assign(scenario.terrain.grid.cells(), 0);
  for (std::size_t i = 1; i < scenario.terrain.grid.cells(); i += 2) scenario.terrain.taken[i] = 1;
  auto field = std::make_shared<RainField>();
  field->times = times;
  field->rates = rates;
  field->sources = static_cast<std::uint32_t>(rates.size() / (times.size() - 1));
  field->first_part = {0, 0};
  for (std::uint32_t source = 0; source < field->sources; ++source) {
    field->parts.push_back({source, 1});
    field->first_part.push_back(source + 1);
  }
  field->map.columns = 2 * columns - 1;
  field->map.rows = 1;
  constexpr int side = spate::RainMapView::side;
  for (int west = 0; west < 2 * columns - 1; west += side) {
    std::uint32_t zones[side * side] = {};
    for (int i = 0; i < side; ++i)
      zones[i] = static_cast<std::uint32_t>(std::min((west + i) / 2 + 1, columns));
    field->map.add_page(zones);
  }
  scenario.rain_field = field;
  return scenario;
}

TEST_P(RainInZones, EachGetsTheIntegralOfItsRate) {
  // mm in each interval, m/s: the second cell has a burst, the third none, the fourth a late one.
  const Scenario scenario =
      separate_cells(4, {10, 40, 100, 130}, {1e-5f, 0, 0, 0, 2e-5f, 3e-4f, 0, 0, 0, 0, 0, 1e-4f});
  const auto simulation = simulate(scenario, scheme(), 200);
  const std::vector<float> depth = simulation->field(Field::depth);
  const double expected[] = {30e-5 + 60 * 2e-5, 60 * 3e-4, 0, 30e-4};
  double total = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(depth[2 * i], expected[i], spate::depth_quantum + 1e-8);
    total += 4 * expected[i];
  }
  const spate::Volumes volumes = simulation->report().volumes;
  figure_at_most(label("rain in zones, difference from its integral (m3)"), std::abs(volumes.rain - total),
                 3 * 4 * spate::depth_quantum);
  figure_at_most(label("rain in zones, mass error"), std::abs(volumes.mass_error()), 1e-9);
}

TEST_P(RainInZones, AlikeEverywhereItIsRainWithoutZones) {
  for (const LossMethod method : {LossMethod::none, LossMethod::curve_number}) {
    Scenario scenario = everything();
    scenario.losses.method = method;
    scenario.losses.soil = {{{1e-4f}, {2e-6f}, {0.01f}, {2e-3f}}};
    scenario.rain = Series(static_cast<double>(4e-6f));
    const Result expected = result_of(*simulate(scenario, scheme(), everything_duration));
    RainField field = *banded_rain(scenario.terrain.grid, {0, 1e6});
    field.rates.assign(field.sources, 2e-6f);
    field.first_part = {0, 0};
    field.parts.clear();
    for (std::uint32_t zone = 1; zone <= 9; ++zone) {
      field.parts.push_back({zone - 1, 1});
      field.first_part.push_back(zone);
    }
    for (std::uint32_t& zone : field.map.mixed) zone += 1;
    for (std::int32_t& page : field.map.pages) page += page >= 0 ? 1 : 0;
    scenario.rain = {};
    scenario.rain_field = std::make_shared<const RainField>(field);
    scenario.rain_field_factor = 2;
    expect_same_bits(result_of(*simulate(scenario, scheme(), everything_duration)), expected);
  }
}

TEST_P(RainInZones, NoWaterIsLostBetweenThem) {
  Scenario scenario = flat(90, 70, 5, 0.03);
  scenario.rain_field = banded_rain(scenario.terrain.grid, {0, 300, 500, 900});
  const auto simulation = simulate(scenario, scheme(), 1200);
  const RainField& field = *scenario.rain_field;
  double total = 0;
  for (int row = 0; row < 70; ++row)
    for (int column = 0; column < 90; ++column)
      for (std::size_t k = 0; k < field.intervals(); ++k)
        total +=
            25 * field.rate(field.map.view().zone(column, row), k) * (field.times[k + 1] - field.times[k]);
  const spate::Volumes volumes = simulation->report().volumes;
  figure_at_most(label("rain in bands, relative difference from its total"),
                 std::abs(volumes.rain / total - 1), 1e-3);  // a quantum waits in each cell
  figure_at_most(label("rain in bands, mass error"), std::abs(volumes.mass_error()), 1e-9);
}

TEST_P(RainInZones, TheBitsDoNotDependOnTilesThreadsAndParts) {
  using spate::Integrator;
  for (const auto& [method, integrator] : {std::pair{LossMethod::none, Integrator::hancock},
                                           std::pair{LossMethod::curve_number, Integrator::rk2},
                                           std::pair{LossMethod::green_ampt, Integrator::euler}}) {
    if (GetParam().caution != nullptr && method != LossMethod::curve_number) continue;
    const Scenario scenario = under_banded_rain(method);
    spate::Parameters reference = parameters_for(scheme(), everything_duration);
    reference.numerics.integrator = integrator;
    const auto simulation = simulate(scenario, reference);
    EXPECT_GT(simulation->report().volumes.rain, everything_duration > 100 ? 1 : -1);
    EXPECT_LE(std::abs(simulation->report().volumes.mass_error()), 1e-7);
    const Result expected = result_of(*simulation);
    struct Way {
      int threads, tile_size, parts;
      bool sparse;
    };
    for (const Way& way :
         {Way{1, 8, 1, true}, Way{2, 19, 1, false}, Way{2, 64, 1, true}, Way{1, 8, 3, true}}) {
      SCOPED_TRACE(testing::Message() << name_of(integrator) << ", method " << static_cast<int>(method)
                                      << ", tile size " << way.tile_size << ", parts " << way.parts);
      spate::Parameters other = reference;
      other.numerics.threads = way.threads;
      other.numerics.tile_size = way.tile_size;
      other.numerics.sparse = way.sparse;
      other.numerics.parts = way.parts;
      expect_same_bits(result_of(*simulate(scenario, other)), expected);
    }
  }
}

TEST_P(RainInZones, GoesOnWhereItWasSaved) {
  const auto scenario = std::make_shared<const Scenario>(under_banded_rain(LossMethod::horton));
  spate::Parameters whole = parameters_for(scheme(), everything_duration), half = whole;
  whole.snapshot_interval = half.duration = everything_duration / 2;
  const Result expected = result_of(*simulate(*scenario, whole));
  const spate::RunState saved = simulate(*scenario, half)->save();
  EXPECT_EQ(saved.forcing.zones.size(), scenario->rain_field->zones());
  spate::Parameters rest = whole;
  rest.numerics.tile_size = 8;
  Simulation resumed(scenario, rest, saved);
  ASSERT_TRUE(resumed.run());
  expect_same_bits(result_of(resumed), expected);
  Scenario other = *scenario;
  other.rain_field = nullptr;
  expect_error([&] { Simulation(std::make_shared<const Scenario>(other), rest, saved); },
               "saved_rain_of_other_run");
}

// Where it never rains tiles are left alone.
TEST_P(RainInZones, TilesWithoutRainStayOut) {
  Scenario scenario = flat(256, 256, 5, 0.03);
  RainField field = *banded_rain(scenario.terrain.grid, {0, 100});
  field.map.pages.assign(field.map.pages.size(), 0);
  field.map.mixed.clear();
  field.map.pages[0] = 1;
  field.rates.assign(field.sources, 1e-5f);
  scenario.rain_field = std::make_shared<const RainField>(field);
  spate::Parameters parameters = parameters_for(scheme(), 50);
  parameters.numerics.tile_size = 16;
  const spate::Report report = simulate(scenario, parameters)->report();
  EXPECT_LT(report.tiles, report.tiles_total / 4);
  EXPECT_NEAR(report.volumes.rain, 256 * 25 * 50e-5, 256 * 25 * spate::depth_quantum);
}

TEST(RainOfAScenario, MustBePossible) {
  const Scenario good = separate_cells(2, {0, 10}, {1e-5f, 2e-5f});
  const auto refuses = [&](const std::function<void(RainField&)>& spoil, const char* key) {
    Scenario scenario = good;
    RainField field = *good.rain_field;
    spoil(field);
    scenario.rain_field = std::make_shared<const RainField>(field);
    expect_error([&] { simulate(scenario, SchemeId::hwp14, 1); }, key);
  };
  refuses([](RainField& field) { field.rates[1] = -1e-6f; }, "rain_negative");
  refuses([](RainField& field) { field.times = {0, 0}; }, "rain_field_incomplete");
  refuses([](RainField& field) { field.rates.pop_back(); }, "rain_field_incomplete");
  refuses([](RainField& field) { field.parts[0].source = 7; }, "rain_field_incomplete");
  refuses([](RainField& field) { field.map.columns = 2; }, "rain_field_incomplete");
  refuses([](RainField& field) { field.map.mixed[0] = 9; }, "rain_field_incomplete");
  refuses([](RainField& field) { field.first_part[1] = 1; }, "rain_field_incomplete");
  Scenario scenario = good;
  scenario.rain = Series(1e-6);
  expect_error([&] { simulate(scenario, SchemeId::hwp14, 1); }, "rain_of_two_kinds");
  scenario.rain = {};
  scenario.rain_field_factor = -1;
  expect_error([&] { simulate(scenario, SchemeId::hwp14, 1); }, "rain_factor_negative");
}

SPATE_TEST_EVERY_SCHEME(RainInZones);

}  // namespace

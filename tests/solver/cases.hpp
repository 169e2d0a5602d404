// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers of all tests of the solver: scenarios from functions, runs, and figures in one form.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "solver/run/simulation.hpp"
#include "tests/solver/norms.hpp"

namespace cases {

using spate::EdgeKind;
using spate::Field;
using spate::Scenario;
using spate::SchemeId;
using spate::Series;
using spate::Simulation;

using Function = std::function<double(double x, double y)>;

inline constexpr double gravity = 9.81;
inline constexpr float no_data = std::numeric_limits<float>::quiet_NaN();

// --- scenarios ---------------------------------------------------------------------------------

inline Scenario make_scenario(int columns, int rows, double spacing, const Function& bed,
                              double manning = 0) {
  Scenario scenario;
  scenario.terrain.grid = {columns, rows, spacing, 0, 0};
  scenario.terrain.manning = {static_cast<float>(manning)};
  const spate::Grid& grid = scenario.terrain.grid;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      scenario.terrain.zb.push_back(static_cast<float>(bed(grid.x_centre(column), grid.y_centre(row))));
  return scenario;
}

inline Scenario flat(int columns, int rows, double spacing, double manning = 0) {
  return make_scenario(
      columns, rows, spacing, [](double, double) { return 0.0; }, manning);
}

// The values of a function at the centres of the cells.
inline std::vector<float> at_centres(const spate::Grid& grid, const Function& function) {
  std::vector<float> values;
  values.reserve(grid.cells());
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      values.push_back(static_cast<float>(function(grid.x_centre(column), grid.y_centre(row))));
  return values;
}

// The means of a function over the cells, by points x points samples in each.
inline std::vector<float> cell_means(const spate::Grid& grid, const Function& function, int points = 8) {
  return at_centres(grid, [&](double x, double y) {
    double sum = 0;
    for (int j = 0; j < points; ++j)
      for (int i = 0; i < points; ++i)
        sum += function(x + ((i + 0.5) / points - 0.5) * grid.spacing,
                        y + ((j + 0.5) / points - 0.5) * grid.spacing);
    return sum / (points * points);
  });
}

// Uniform in [low, high), the same on every platform.
class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}
  double operator()(double low, double high) {
    return low + (high - low) * (static_cast<double>(engine_()) / 4294967296.0);
  }

 private:
  std::mt19937 engine_;
};

inline void set_side(Scenario& scenario, spate::Side side, EdgeKind kind, const Series& series = {}) {
  scenario.sides[static_cast<std::size_t>(side)] = {kind, series};
}

inline void set_all_sides(Scenario& scenario, EdgeKind kind, const Series& series = {}) {
  for (spate::EdgeCondition& side : scenario.sides) side = {kind, series};
}

// --- runs --------------------------------------------------------------------------------------

// The one of a list that an environment variable names, where it is set: CTest repeats some tests with
// others.
template <class List, class One>
One named_by(const char* variable, const List& list, One otherwise) {
  const char* name = std::getenv(variable);
  if (name == nullptr) return otherwise;
  for (const One one : list)
    if (std::string(name) == name_of(one)) return one;
  throw std::invalid_argument(std::string(variable) + "=" + name);
}

inline spate::Parameters parameters_for(SchemeId scheme, double duration) {
  spate::Parameters parameters;
  parameters.duration = duration;
  const char* device = std::getenv("SPATE_TEST_DEVICE");  // tests/gpu/run.sh runs all of this on a GPU
  parameters.device = device != nullptr ? device : "cpu";
  spate::Numerics& numerics = parameters.numerics;
  numerics.scheme = scheme;
  numerics.integrator = named_by("SPATE_TEST_INTEGRATOR", spate::integrator_list, numerics.integrator);
  numerics.precision = named_by("SPATE_TEST_PRECISION", spate::precision_list, numerics.precision);
  const char* parts = std::getenv("SPATE_TEST_PARTS");  // and what must not depend on the parts, in several
  if (parts != nullptr) {
    numerics.parts = std::stoi(parts);
    numerics.shuffle_steps = 10;
  }
  numerics.threads = 1;  // small grids: ctest runs several tests at once
  return parameters;
}

inline std::unique_ptr<Simulation> simulate(const Scenario& scenario, spate::Parameters parameters,
                                            spate::Observer* observer = nullptr) {
  // Small tiles for narrow grids, which would leave most of a large one unused; results do not depend on it.
  const int narrow = std::min(scenario.terrain.grid.columns, scenario.terrain.grid.rows);
  if (parameters.numerics.tile_size == 0 && narrow <= 32)
    parameters.numerics.tile_size = narrow <= 8 ? 8 : 16;
  auto simulation = std::make_unique<Simulation>(std::make_shared<const Scenario>(scenario), parameters);
  EXPECT_TRUE(simulation->run(observer));
  return simulation;
}

inline std::unique_ptr<Simulation> simulate(const Scenario& scenario, SchemeId scheme, double duration) {
  return simulate(scenario, parameters_for(scheme, duration));
}

// Calls a function at each snapshot.
class Snapshots : public spate::Observer {
 public:
  explicit Snapshots(std::function<void(const Simulation&)> function) : function_(std::move(function)) {}
  void snapshot(const Simulation& simulation) override { function_(simulation); }

 private:
  std::function<void(const Simulation&)> function_;
};

// A field at a point: the mean of the cells that share it, so that a point on a corner favours none.
inline double at_point(const Simulation& simulation, Field field, double x, double y,
                       std::size_t arrival = 0) {
  const spate::Grid& grid = simulation.scenario().terrain.grid;
  const double small = 1e-6 * grid.spacing;
  const auto cell = [&](double distance) { return static_cast<int>(std::floor(distance / grid.spacing)); };
  const int west = cell(x - grid.west - small), east = cell(x - grid.west + small);
  const int south = cell(y - grid.south - small), north = cell(y - grid.south + small);
  std::vector<float> row(static_cast<std::size_t>(grid.columns));
  double sum = 0;
  int count = 0;
  for (int j = south; j <= north; ++j) {
    simulation.read(field, arrival, j, j + 1, row.data());
    for (int i = west; i <= east; ++i, ++count) sum += static_cast<double>(row[static_cast<std::size_t>(i)]);
  }
  return sum / count;
}

// --- figures -----------------------------------------------------------------------------------

// One line for each figure, to be collected from the log; limit and numerics as text, "-" = none.
inline void print_figure(const std::string& name, double value, const std::string& limit = "-",
                         const std::string& numerics = "-") {
  std::printf("[figure] %s %.4g (limit %s; NUMERICS.md %s)\n", name.c_str(), value, limit.c_str(),
              numerics.c_str());
  std::fflush(stdout);
}

inline std::string text(double value) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%g", value);
  return buffer;
}

inline void figure_at_most(const std::string& name, double value, double limit,
                           const std::string& numerics = "-") {
  print_figure(name, value, "<= " + text(limit), numerics);
  EXPECT_LE(value, limit) << name;
}

inline void figure_at_least(const std::string& name, double value, double limit,
                            const std::string& numerics = "-") {
  print_figure(name, value, ">= " + text(limit), numerics);
  EXPECT_GE(value, limit) << name;
}

inline void figure_near(const std::string& name, double value, double expected, double tolerance,
                        const std::string& numerics = "-") {
  print_figure(name, value, text(expected) + " +- " + text(tolerance), numerics);
  EXPECT_NEAR(value, expected, tolerance) << name;
}

// --- tests for every scheme --------------------------------------------------------------------

// Chooses cells.
using Inside = std::function<bool(int column, int row)>;

// The water in the chosen cells, m3.
inline double water_in(const Simulation& now, const Inside& chosen) {
  const spate::Grid& grid = now.scenario().terrain.grid;
  const std::vector<float> depth = now.field(Field::depth);
  double sum = 0;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      if (chosen(column, row)) sum += static_cast<double>(depth[grid.index(column, row)]);
  return sum * grid.cell_area();
}

// For what every scheme must do, and for what those must that are meant for floods. Of the others, which are
// there to be compared with, brodtkorb_test.cpp measures it.
class EveryScheme : public testing::TestWithParam<spate::SchemeInfo> {
 protected:
  SchemeId scheme() const { return GetParam().id; }
  // LXF's water reaches one cell more in each step, whatever its height.
  bool creeps() const { return scheme() == SchemeId::lxf; }
  std::string label(const std::string& name) const { return name + "/" + GetParam().name; }
  // What a run computes with that is asked for an integrator: its own where the scheme does not support that.
  spate::Integrator taken_for(spate::Integrator asked) const {
    spate::Numerics numerics;
    numerics.scheme = scheme();
    numerics.integrator = asked;
    return spate::with_defaults(numerics).integrator;
  }
  spate::Integrator own_integrator() const { return taken_for(spate::Integrator::hancock); }
  // Those that it supports; of a scheme that is there to be compared with, its own alone.
  std::vector<spate::Integrator> integrators() const {
    if (GetParam().caution != nullptr) return {own_integrator()};
    std::vector<spate::Integrator> supported;
    for (const spate::Integrator one : spate::integrator_list)
      if (taken_for(one) == one) supported.push_back(one);
    return supported;
  }
};

inline std::vector<spate::SchemeInfo> flood_schemes() {
  std::vector<spate::SchemeInfo> schemes;
  for (const spate::SchemeInfo& info : spate::scheme_list)
    if (info.caution == nullptr) schemes.push_back(info);
  return schemes;
}

inline std::string scheme_name(const testing::TestParamInfo<spate::SchemeInfo>& info) {
  return info.param.name;
}

inline std::string upper_name(SchemeId scheme) {
  std::string name = spate::scheme_info(scheme).name;
  for (char& letter : name) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return name;
}

#define SPATE_TEST_EVERY_SCHEME(suite) \
  INSTANTIATE_TEST_SUITE_P(, suite, testing::ValuesIn(spate::scheme_list), cases::scheme_name)
#define SPATE_TEST_FLOOD_SCHEMES(suite) \
  INSTANTIATE_TEST_SUITE_P(, suite, testing::ValuesIn(cases::flood_schemes()), cases::scheme_name)

}  // namespace cases

namespace spate {
inline void PrintTo(const SchemeInfo& info, std::ostream* out) {
  *out << info.name;
}
}  // namespace spate

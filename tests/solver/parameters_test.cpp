// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/parameters.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <sstream>

#include "tests/solver/errors.hpp"

namespace {

using spate::Parameters;

std::map<std::string, std::string> lines_of(const std::string& text) {
  std::map<std::string, std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    const std::size_t equals = line.find('=');
    EXPECT_NE(equals, std::string::npos) << line;
    EXPECT_TRUE(lines.emplace(line.substr(0, equals), line.substr(equals + 1)).second) << "twice: " << line;
  }
  return lines;
}

template <class Change>
void expect_refused(Change change, const char* key, std::initializer_list<const char*> parts = {}) {
  Parameters parameters;
  change(parameters);
  cases::expect_error([&] { parameters.validate(); }, key, parts);
}

TEST(Parameters, DefaultsAreValid) {
  EXPECT_NO_THROW(Parameters().validate());
}

TEST(Parameters, RefusesValuesOutsideTheirLimitsByName) {
  const double nan = std::nan(""), infinite = std::numeric_limits<double>::infinity();
  expect_refused([](Parameters& p) { p.duration = 0; }, "parameter_out_of_limits", {"duration", "0"});
  expect_refused([](Parameters& p) { p.duration = -5; }, "parameter_out_of_limits", {"duration", "-5"});
  expect_refused([&](Parameters& p) { p.duration = nan; }, "parameter_out_of_limits", {"duration", "nan"});
  expect_refused([&](Parameters& p) { p.duration = infinite; }, "parameter_out_of_limits",
                 {"duration", "inf"});
  expect_refused([](Parameters& p) { p.snapshot_interval = -1; }, "parameter_out_of_limits",
                 {"snapshot_interval", "-1"});
  expect_refused([](Parameters& p) { p.numerics.cfl = -0.1; }, "parameter_out_of_limits", {"cfl", "-0.1"});
  expect_refused([](Parameters& p) { p.numerics.cfl = 1.5; }, "parameter_out_of_limits", {"cfl", "1.5"});
  expect_refused([](Parameters& p) { p.numerics.theta = 0.9; }, "parameter_out_of_limits",
                 {"theta", "0.9", "1", "2"});
  expect_refused([](Parameters& p) { p.numerics.theta = 2.5; }, "parameter_out_of_limits",
                 {"theta", "2.5", "1", "2"});
  expect_refused([](Parameters& p) { p.numerics.gravity = 0; }, "parameter_out_of_limits", {"gravity", "0"});
  expect_refused([](Parameters& p) { p.numerics.dry_depth = -1; }, "parameter_out_of_limits",
                 {"dry_depth", "-1"});
  expect_refused([](Parameters& p) { p.numerics.film_depth = -1; }, "parameter_out_of_limits",
                 {"film_depth", "-1"});
  expect_refused([](Parameters& p) { p.numerics.desingularisation = -1; }, "parameter_out_of_limits",
                 {"desingularisation", "-1"});
  expect_refused([](Parameters& p) { p.numerics.threads = -3; }, "parameter_out_of_limits",
                 {"threads", "-3"});
  expect_refused([](Parameters& p) { p.numerics.tile_size = -8; }, "parameter_out_of_limits",
                 {"tile_size", "-8"});
  expect_refused(
      [](Parameters& p) {
        p.numerics.arrival_depths = {0.1, 0.1};
      },
      "arrival_depths_not_increasing");
  expect_refused(
      [](Parameters& p) {
        p.numerics.arrival_depths = {0.5, 0.1};
      },
      "arrival_depths_not_increasing");
  expect_refused([](Parameters& p) { p.numerics.arrival_depths = {-0.5}; }, "parameter_out_of_limits",
                 {"arrival_depths", "-0.5"});
  expect_refused([](Parameters& p) { p.device = "abacus"; }, "device_unknown", {"abacus", "cpu"});
}

TEST(Parameters, TextHoldsEveryParameter) {
  const auto lines = lines_of(Parameters().to_text());
  for (const char* name : {"duration", "snapshot_interval", "device", "scheme", "integrator", "precision",
                           "cfl", "theta", "gravity", "dry_depth", "film_depth", "desingularisation",
                           "arrival_depths", "step_limits", "tile_size", "sparse", "threads"})
    EXPECT_EQ(lines.count(name), 1u) << name;
  EXPECT_EQ(lines.at("scheme"), "hwp14");
  EXPECT_EQ(lines.at("integrator"), "hancock");
  EXPECT_EQ(lines.at("precision"), "float");
}

TEST(Parameters, AStepWithAPredictorIsTakenWhereItSuits) {
  for (const spate::SchemeInfo& scheme : spate::scheme_list) {
    spate::Numerics numerics;
    numerics.scheme = scheme.id;
    for (const spate::Integrator integrator : spate::integrator_list) {
      numerics.integrator = integrator;
      const bool suits = scheme.predicts || !predicts(integrator);
      const spate::Integrator own = scheme.first_order ? spate::Integrator::euler : spate::Integrator::rk2;
      EXPECT_EQ(with_defaults(numerics).integrator, suits ? integrator : own) << scheme.name;
    }
  }
  EXPECT_TRUE(spate::scheme_info(spate::SchemeId::hwp14).predicts);
  EXPECT_FALSE(spate::scheme_info(spate::SchemeId::kp07).predicts);
  EXPECT_TRUE(spate::scheme_info(spate::SchemeId::hr).predicts);
}

TEST(Parameters, NumbersInTheTextReadBackExactly) {
  Parameters parameters;
  parameters.duration = 1.0 / 3;
  parameters.numerics.theta = 1.1 + 1e-15;
  parameters.numerics.dry_depth = 1e-3 / 7;
  const auto lines = lines_of(parameters.to_text());
  EXPECT_EQ(std::stod(lines.at("duration")), parameters.duration);
  EXPECT_EQ(std::stod(lines.at("theta")), parameters.numerics.theta);
  EXPECT_EQ(std::stod(lines.at("dry_depth")), parameters.numerics.dry_depth);
}

TEST(Parameters, TextDiffersWhereParametersDo) {
  Parameters first, second;
  EXPECT_EQ(first.to_text(), second.to_text());
  second.numerics.arrival_depths = {0.1, 0.30000000000000004};
  EXPECT_NE(first.to_text(), second.to_text());
  first.numerics.arrival_depths = {0.1, 0.3};
  EXPECT_NE(first.to_text(), second.to_text());
}

}  // namespace

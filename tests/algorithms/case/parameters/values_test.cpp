// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/values.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "algorithms/case/parameters/flood_choices.hpp"
#include "solver/core/check.hpp"
#include "tests/solver/errors.hpp"

namespace spate {
namespace {

TEST(Values, NullMissingAndEmptyTextAreNotGiven) {
  Values values;
  values.set("NULL", {});
  values.set("EMPTY", std::string());
  for (const char* name : {"NULL", "EMPTY", "MISSING"}) {
    EXPECT_FALSE(values.is_given(name)) << name;
    EXPECT_EQ("", values.text(name)) << name;
  }
  values.set("ZERO", 0.0);
  values.set("NO", false);
  values.set("TEXT", std::string(" x "));
  for (const char* name : {"ZERO", "NO", "TEXT"}) EXPECT_TRUE(values.is_given(name)) << name;
  EXPECT_EQ("x", values.text("TEXT"));
}

TEST(Values, TakeTheDefaultsOfWhatIsNotGiven) {
  Values given;
  given.set("MANNING", std::string());
  given.set("RAIN", 5.0);
  const Values values = with_defaults(given, flood_inputs());
  EXPECT_EQ(0.035, values.number("MANNING"));
  EXPECT_EQ(5, values.number("RAIN"));
  EXPECT_EQ("open", values.text("WEST"));
  EXPECT_TRUE(values.flag("NODATA_OUTLET"));
  EXPECT_FALSE(values.is_given("CFL")) << "the scheme has its own";
  EXPECT_FALSE(values.is_given("BARRIERS"));
  const FloodChoices choices = read_flood_choices(values);
  EXPECT_EQ(3600, choices.parameters.duration);
  EXPECT_EQ(0, choices.parameters.numerics.cfl);
  EXPECT_EQ(std::vector<double>{0.1}, choices.parameters.numerics.arrival_depths);
}

TEST(Values, OutsideTheirLimitsAreRefused) {
  const ParameterList list = flood_inputs();
  const double inf = std::numeric_limits<double>::infinity();
  const std::pair<const char*, Values::Value> wrong[] = {{"MANNING", 1.5},
                                                         {"RAIN", -1.0},
                                                         {"DURATION", inf},
                                                         {"CFL", std::nan("")},
                                                         {"THREADS", 1.5},
                                                         {"THREADS", -1.0},
                                                         {"WEST", std::string("sea")},
                                                         {"SCHEME", std::string("HWP14")}};
  for (const auto& [name, value] : wrong) {
    Values values;
    values.set(name, value);
    cases::expect_error([&] { check_values(values, list); },
                        std::holds_alternative<std::string>(value) ? "unknown_choice" : "value_out_of_limits",
                        {name});
  }
  EXPECT_NO_THROW(check_values(with_defaults({}, list), list));
}

}  // namespace
}  // namespace spate

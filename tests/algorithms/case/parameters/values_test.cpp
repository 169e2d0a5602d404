// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/parameters/number_lists.hpp"
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

// What a dialog lets through, the run takes: both ends of each range, and nothing beyond.
TEST(Values, DialogsAndSolverHaveTheSameLimits) {
  const ParameterList list = flood_inputs();
  const SchemeInfo* boldest = &scheme_list[0];  // the dialog's CFL serves all schemes
  for (const SchemeInfo& scheme : scheme_list)
    if (scheme.largest_cfl > boldest->largest_cfl) boldest = &scheme;
  const auto run_with = [&](const std::string& name, double value) {
    Values values;
    values.set("RAIN", 5.0);
    values.set("SCHEME", std::string(boldest->name));
    values.set(name, value);
    check_values(values, list);
    read_flood_choices(with_defaults(values, list));
  };
  int numbers = 0;
  for (const ParameterInfo& info : list) {
    if (info.kind != ParameterKind::number && info.kind != ParameterKind::integer) continue;
    ++numbers;
    std::printf("%s: %g to %g\n", info.name.c_str(), info.least, info.most);
    const double step = info.kind == ParameterKind::integer ? 1 : 1e-9 * std::max(1.0, info.most);
    for (const double end : {info.least, info.most}) {
      if (info.name == "RAIN" && end == 0) continue;  // no water
      EXPECT_NO_THROW(run_with(info.name, end)) << info.name << " " << end;
    }
    for (const double beyond : {info.least - step, info.most + step})
      EXPECT_THROW(run_with(info.name, beyond), Error) << info.name << " " << beyond;
  }
  EXPECT_GT(numbers, 10);
  for (const char* name : {"DURATION", "DRY_DEPTH", "MANNING", "BUILDING_HEIGHT", "BUILDING_MANNING"})
    EXPECT_GT(find_parameter(list, name)->least, 0) << name;
  // The solver's own, below what the dialog has.
  for (void (*const change)(Parameters&) :
       {+[](Parameters& p) { p.duration = 9e-4; }, +[](Parameters& p) { p.numerics.dry_depth = 9e-7; },
        +[](Parameters& p) { p.numerics.dry_depth = 1.001; },
        +[](Parameters& p) { p.numerics.threads = 4097; }}) {
    Parameters parameters;
    change(parameters);
    EXPECT_THROW(parameters.validate(), Error);
  }
}

TEST(ParseDepths, SortsAndTakesBothDecimalSigns) {
  EXPECT_EQ((std::vector<double>{0.1, 0.3, 1}), parse_depths("ARRIVAL_DEPTHS", "1, 0.1, 0.3, 0.1"));
  EXPECT_EQ((std::vector<double>{0.1, 0.5}), parse_depths("ARRIVAL_DEPTHS", " 0,5;0,1; "));
  EXPECT_EQ((std::vector<double>{0.2}), parse_depths("ARRIVAL_DEPTHS", "0.2"));
  for (const char* bad : {"", "x", "0", "-1", "nan", "inf", "0.1 0.2"})
    EXPECT_THROW(parse_depths("ARRIVAL_DEPTHS", bad), Error) << bad;
}

}  // namespace
}  // namespace spate

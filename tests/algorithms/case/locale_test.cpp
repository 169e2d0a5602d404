// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers within texts of a layer, in locales whose decimal point is a comma. Readers that follow the
// process' locale take 0.25 for 0 there.
#include <gtest/gtest.h>

#include <cstdio>

#include "algorithms/case/parameters/number_lists.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "tests/algorithms/io/other_locale.hpp"
#include "tests/solver/errors.hpp"

namespace spate {
namespace {

class CaseInLocale : public testing::TestWithParam<const char*> {
 protected:
  CaseInLocale() : locale_(GetParam()) {}
  void SetUp() override {
    if (!locale_.is_there()) GTEST_SKIP() << GetParam() << " is not on this machine";
  }
  static Feature gate(const std::string& openings) {
    Feature feature;
    feature.label = "structure 1";
    feature.fields = {{"type", std::string("gate")},
                      {"width", std::string("2.5")},
                      {"height", std::string("1.5")},
                      {"openings", openings}};
    return feature;
  }
  const test::OtherLocale locale_;
};

TEST_P(CaseInLocale, StructuresAreReadAsEverywhere) {
  const Structure read = read_structure_fields(gate(" 0:1; 0.5 : 0.25 ;\t1800.5:+0.75;")).structure;
  std::printf("%s: width %g mm, opening %g thousandths\n", GetParam(), 1e3 * read.width,
              1e3 * read.opening_series.values()[1]);
  EXPECT_EQ(2.5, read.width);
  EXPECT_EQ((std::vector<double>{0, 0.5, 1800.5}), read.opening_series.times());
  EXPECT_EQ((std::vector<double>{1, 0.25, 0.75}), read.opening_series.values());
}

TEST_P(CaseInLocale, SeriesOfStructuresAreRefusedAsEverywhere) {
  for (const char* openings : {"0:1; 60:0,25", "0:1; 60", "0:1; :1", "0:1; 60:", "0:1; 60:1:1", "0:1; 0:0.5",
                               "0:inf", "0x1:1", "0:1; zero"})
    cases::expect_error([&] { read_structure_fields(gate(openings)); }, "structure_series_unreadable",
                        {"structure 1", "openings", openings});
}

TEST_P(CaseInLocale, ListsOfNumbersAreReadAsEverywhere) {
  EXPECT_EQ((std::vector<double>{0.1, 0.25}), parse_depths("ARRIVAL_DEPTHS", "0.25, 0.1"));
  EXPECT_EQ((std::vector<double>{0.1, 0.25}), parse_depths("ARRIVAL_DEPTHS", "0,25; 0,1"));
}

INSTANTIATE_TEST_SUITE_P(Locales, CaseInLocale, testing::Values("tr_TR", "de_DE"));

}  // namespace
}  // namespace spate

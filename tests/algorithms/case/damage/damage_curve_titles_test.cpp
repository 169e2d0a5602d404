// SPDX-License-Identifier: GPL-3.0-or-later
// The titles of shipped damage curves in the user's language: whatever language a model was made in, the text
// of DEFAULT_CURVE finds its curve.
#include "algorithms/case/damage/damage_curve_titles.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "algorithms/case/damage/damage_buildings.hpp"
#include "algorithms/case/parameters/parameter_list.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

// A language whose texts all differ from those of the source.
std::string other_language(const char* source) {
  return "~" + std::string(source);
}

class DamageCurveTitles : public testing::Test {
 protected:
  ~DamageCurveTitles() override { set_language({}); }
  static std::map<std::string, std::string> titles() {
    const auto list = shipped_curve_titles();
    return {list.begin(), list.end()};
  }
  static std::vector<std::string> choices() {
    const ParameterList list = damage_inputs();
    return find_parameter(list, "DEFAULT_CURVE")->choices;
  }
};

TEST_F(DamageCurveTitles, AreInTheUsersLanguage) {
  const std::map<std::string, std::string> english = titles();
  EXPECT_EQ("JRC North America: residential", english.at("jrc_northamerica_residential"));
  EXPECT_EQ("HAZUS: single-family house, 1 storey, no basement", english.at("RES1-1SNB"));
  EXPECT_EQ("HAZUS: single-family house, split level, basement", english.at("RES1-SLWB"));
  EXPECT_EQ("HAZUS: parking", english.at("COM10"));
  set_language({other_language, ".", ""});
  const std::map<std::string, std::string> others = titles();
  EXPECT_EQ("~JRC ~North America: ~residential", others.at("jrc_northamerica_residential"));
  EXPECT_EQ("~HAZUS: ~single-family house, 3 storeys, basement", others.at("RES1-3SWB"));
  ASSERT_EQ(english.size(), others.size());
  EXPECT_GT(english.size(), 50u);
  for (const auto& [id, title] : english) {
    EXPECT_NE(id, title) << "no title";
    EXPECT_NE(title, others.at(id));
    EXPECT_EQ(std::string::npos, title.find_first_of("_%")) << title;
  }
}

TEST_F(DamageCurveTitles, FindTheirCurvesInEveryLanguage) {
  const std::map<std::string, std::string> english = titles();
  const std::vector<std::string> english_choices = choices();
  set_language({other_language, ".", ""});
  const std::map<std::string, std::string> others = titles();
  const std::vector<std::string> other_choices = choices();
  const auto expect_found = [&](const std::map<std::string, std::string>& shown) {
    std::map<std::string, int> found;
    for (const std::vector<std::string>& list : {english_choices, other_choices})
      for (const std::string& choice : list) ++found[curve_id_of(choice)];
    ASSERT_EQ(english.size(), found.size());
    for (const auto& [id, title] : english) {
      EXPECT_EQ(2, found[id]) << id;
      EXPECT_EQ(id, curve_id_of(title)) << "in English";
      EXPECT_EQ(id, curve_id_of(shown.at(id))) << "in the user's language";
      EXPECT_EQ(id, curve_id_of(id));
    }
  };
  expect_found(others);
  set_language({});
  expect_found(english);
  EXPECT_EQ("my (own) curve", curve_id_of("my (own) curve"));
}

}  // namespace
}  // namespace spate

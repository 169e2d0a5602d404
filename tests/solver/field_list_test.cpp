// SPDX-License-Identifier: GPL-3.0-or-later
// The table of fields: a row for each, found by its value and by its key, and complete.
#include "solver/run/field_list.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace spate {
namespace {

TEST(FieldList, HasEachFieldAtItsPlace) {
  EXPECT_EQ(field_list().size(), static_cast<std::size_t>(Field::step_limits) + 1);
  std::set<std::string> keys, titles;
  for (std::size_t i = 0; i < field_list().size(); ++i) {
    const FieldInfo& info = field_list()[i];
    EXPECT_EQ(static_cast<std::size_t>(info.field), i) << info.key;
    EXPECT_EQ(&field_info(info.field), &info);
    for (const char* text : {info.key, info.unit, info.title, info.long_name, info.help}) EXPECT_NE(*text, 0);
    keys.insert(info.key);
    titles.insert(info.title);
  }
  EXPECT_EQ(keys.size(), field_list().size());
  EXPECT_EQ(titles.size(), field_list().size());
}

TEST(FieldList, KnowsHeightsAndArrivals) {
  EXPECT_TRUE(field_info(Field::max_level).above_datum);
  EXPECT_FALSE(field_info(Field::max_depth).above_datum);
  for (const FieldInfo& info : field_list())
    EXPECT_EQ(info.by_arrival_depth, info.field == Field::arrival_time) << info.key;
}

}  // namespace
}  // namespace spate

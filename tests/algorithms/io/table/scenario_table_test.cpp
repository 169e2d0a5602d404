// SPDX-License-Identifier: GPL-3.0-or-later
// The table of scenarios: its valid contents, and errors that name line and column.
#include "algorithms/io/table/scenario_table.hpp"

#include <fstream>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class ScenarioTableTest : public testing::Test {
 protected:
  ScenarioTable read(const std::string& text) const {
    const std::string path = folder.file("scenarios.csv");
    std::ofstream(path, std::ios::binary) << text;
    return read_scenarios(read_csv(path));
  }
  void refuse(const std::string& text, const char* key, const std::vector<std::string>& parts = {}) const {
    expect_error([&] { read(text); }, key, parts);
  }
  TemporaryFolder folder;
};

TEST_F(ScenarioTableTest, ReadsEveryColumn) {
  const ScenarioTable table = read(
      "ID;Weight;hydrograph;Hydrograph:River "
      "Ä;level_series;factor;shift_s;shift_m;rain_factor;manning_factor;"
      "barriers;breach;remark\r\na;2,5;q1;q2;tide;1,5;-60;0,25;0;0,8;quay + gates;None;dry\r\n"
      "b;;;;;;;;;;;;\r\n");
  ASSERT_EQ(2u, table.rows.size());
  const ScenarioRow& row = table.rows[0];
  EXPECT_EQ("a", row.id);
  EXPECT_NE(std::string::npos, row.where.find(" 2 ")) << row.where;
  EXPECT_EQ(2.5, row.weight);
  EXPECT_EQ("q1", row.hydrograph);
  EXPECT_EQ((std::map<std::string, std::string>{{"River Ä", "q2"}}), row.series);
  EXPECT_EQ("tide", row.level_series);
  EXPECT_EQ(1.5, row.factor);
  EXPECT_EQ(-60, row.shift_s);
  EXPECT_EQ(0.25, row.shift_m);
  EXPECT_EQ(0, row.rain_factor);
  EXPECT_EQ(0.8, row.manning_factor);
  EXPECT_EQ((std::set<std::string>{"gates", "quay"}), row.barriers);
  EXPECT_EQ((std::set<std::string>{}), row.breach);
  EXPECT_EQ((std::vector<std::string>{"remark"}), table.ignored_columns);

  const ScenarioRow& empty = table.rows[1];
  EXPECT_EQ("b", empty.id);
  EXPECT_EQ(1, empty.weight);
  EXPECT_EQ(1, empty.factor);
  EXPECT_EQ(0, empty.shift_s);
  EXPECT_EQ(1, empty.rain_factor);
  EXPECT_EQ(1, empty.manning_factor);
  EXPECT_FALSE(empty.barriers || empty.breach);
  EXPECT_TRUE(empty.hydrograph.empty() && empty.level_series.empty() && empty.series.empty());
}

TEST_F(ScenarioTableTest, RefusesWithLineAndColumn) {
  refuse("name,weight\na,1\n", "scenario_id_column_missing");
  refuse("id,weight\n", "table_empty");
  refuse("id,weight\na,1\n ,2\n", "scenario_id_missing", {" 3,", "'id'"});
  refuse("id\na\nb\na\n", "scenario_id_twice", {" 4,", "'a'", " 2,"});
  refuse("id\n" + std::string(81, 'x') + "\n", "scenario_id_too_long", {" 2,", "81", "80"});
  refuse("id,weight\na,0\n", "scenario_value_out_of_limits", {" 2,", "'weight'", "'0'"});
  refuse("id,weight\na,-1\n", "scenario_value_out_of_limits", {" 2,", "'weight'"});
  refuse("id,weight\na,nan\n", "number_not_finite", {" 2,", "'weight'", "'nan'"});
  refuse("id,weight\na,many\n", "number_is_text", {" 2,"});
  refuse("id,factor\na,1\nb,-0.5\n", "scenario_value_out_of_limits", {" 3,", "'factor'"});
  refuse("id,factor\na,1e9\n", "scenario_value_out_of_limits", {" 2,", "'factor'"});
  refuse("id,rain_factor\na,-1\n", "scenario_value_out_of_limits", {" 2,", "'rain_factor'"});
  refuse("id,manning_factor\na,0\n", "scenario_value_out_of_limits", {" 2,", "'manning_factor'"});
  refuse("id,hydrograph:a,Hydrograph:a\nx,q1,q2\n", "hydrograph_replaced_twice", {" 2,", "'a'"});
  refuse("id,barriers\na,quay+\n", "scenario_name_empty", {" 2,", "'barriers'"});
  refuse("id,factor,Factor\na,1,2\n", "column_twice", {"'factor'"});
  refuse("id,factor\na\n", "table_row_length", {" 2 "});
  refuse("id,return_period\na,10\nb,0\n", "scenario_value_out_of_limits", {" 3,", "'return_period'"});
  refuse("id,return_period\na,10\nb,\n", "some_return_periods_missing", {" 3,", "'return_period'"});
  refuse("id,return_period\na,\nb,10\n", "some_return_periods_missing", {" 3,", "'return_period'"});
}

TEST_F(ScenarioTableTest, ReturnPeriodsInAllRowsOrInNone) {
  const ScenarioTable table = read("id;Return_Period\na;10\nb;2,5\n");
  EXPECT_TRUE(table.ignored_columns.empty());
  EXPECT_EQ(10, table.rows[0].return_period.value());
  EXPECT_EQ(2.5, table.rows[1].return_period.value());
  EXPECT_FALSE(read("id,return_period\na,\nb,\n").rows[0].return_period);
  EXPECT_FALSE(read("id\na\n").rows[0].return_period);
}

}  // namespace
}  // namespace spate::io

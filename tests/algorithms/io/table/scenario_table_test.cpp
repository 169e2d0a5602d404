// SPDX-License-Identifier: GPL-3.0-or-later
// The table of scenarios: what it may hold, and that every complaint names line and column.
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
  void refuse(const std::string& text, const std::vector<std::string>& words) const {
    expect_error([&] { read(text); }, words);
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
  EXPECT_NE(std::string::npos, row.where.find("line 2 of the table"));
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
  refuse("name,weight\na,1\n", {"has no column 'id'"});
  refuse("id,weight\n", {"is empty"});
  refuse("id,weight\na,1\n ,2\n", {"line 3", "column 'id'", "without an id"});
  refuse("id\na\nb\na\n", {"line 4", "'a'", "line 2"});
  refuse("id\n" + std::string(81, 'x') + "\n", {"line 2", "81 bytes of at most 80"});
  refuse("id,weight\na,0\n", {"line 2", "column 'weight'", "'0'", "greater than 0"});
  refuse("id,weight\na,-1\n", {"line 2", "column 'weight'"});
  refuse("id,weight\na,nan\n", {"line 2", "column 'weight'", "'nan'"});
  refuse("id,weight\na,many\n", {"line 2", "text instead of a number"});
  refuse("id,factor\na,1\nb,-0.5\n", {"line 3", "column 'factor'", "at least 0"});
  refuse("id,factor\na,1e9\n", {"line 2", "column 'factor'"});
  refuse("id,rain_factor\na,-1\n", {"line 2", "column 'rain_factor'"});
  refuse("id,manning_factor\na,0\n", {"line 2", "column 'manning_factor'", "greater than 0"});
  refuse("id,hydrograph:a,Hydrograph:a\nx,q1,q2\n", {"line 2", "'a' has two columns"});
  refuse("id,barriers\na,quay+\n", {"line 2", "column 'barriers'", "empty name"});
  refuse("id,factor,Factor\na,1,2\n", {"twice", "'factor'"});
  refuse("id,factor\na\n", {"line 2"});
  refuse("id,return_period\na,10\nb,0\n", {"line 3", "column 'return_period'", "greater than 0"});
  refuse("id,return_period\na,10\nb,\n", {"line 3", "column 'return_period'", "some rows only"});
  refuse("id,return_period\na,\nb,10\n", {"line 3", "column 'return_period'", "some rows only"});
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

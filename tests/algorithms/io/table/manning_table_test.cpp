// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/manning_table.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

ManningTable read_manning(const std::string& text) {
  return read_manning_table(parse_csv("own", text));
}

void refuse_manning(const std::string& text, const char* key, const std::vector<std::string>& parts = {}) {
  expect_error([&] { read_manning(text); }, key, parts);
}

TEST(ManningTable, LooksUpNumbersAsNumbersAndTextAsText) {
  const ManningTable table =
      read_manning("name, CLASS ,manning\na,311.0,0.1\nb, wet meadow ,0.05\nc,\"007\",0.02\n");
  EXPECT_EQ((ManningTable{{"311", 0.1}, {"wet meadow", 0.05}, {"7", 0.02}}), table);
  EXPECT_EQ("311", class_key(311.0));
  EXPECT_EQ("311", class_key(" 311 "));
  EXPECT_EQ("10.5", class_key(10.5));
  EXPECT_EQ("3a", class_key("3a"));
  EXPECT_EQ("", class_key("  "));
  EXPECT_EQ("nan", class_key("nan"));
}

TEST(ManningTable, NamesTheLineOfEveryError) {
  refuse_manning("class,n\n1,0.1\n", "roughness_column_missing", {"'manning'"});
  refuse_manning("code,manning\n1,0.1\n", "roughness_column_missing", {"'class'"});
  refuse_manning("class,manning\n1,0.1\n2,0\n", "roughness_not_positive", {" 3,", "'manning'"});
  refuse_manning("class,manning\n1,0.1\n2,-0.1\n", "roughness_not_positive", {" 3,"});
  refuse_manning("class,manning\n1,0.1\n\n2,33\n", "roughness_above_1", {" 4,", "'33'"});
  refuse_manning("class,manning\n1,rough\n", "number_is_text", {" 2,", "'rough'"});
  refuse_manning("class,manning\n1,\n", "number_missing", {" 2,"});
  refuse_manning("class,manning\n,0.1\n", "class_missing", {" 2,"});
  refuse_manning("class,manning\n1,0.1\n1.0,0.2\n", "class_twice", {" 3,", " 2)"});
  refuse_manning("class,grid_code,manning\n111,1,0.1\n1,2,0.2\n", "class_twice", {" 3,"});
}

// The tables of the library: every class of the legend, with a source.
void check_ready(const std::string& file, std::size_t classes, const std::vector<std::string>& some) {
  const Table table = read_csv(SPATE_TABLES "/" + file);
  EXPECT_EQ(classes, table.rows.size());
  for (const auto& row : table.rows) {
    EXPECT_FALSE(row[row.size() - 2].empty()) << row[0];
    const std::string& source = row.back();
    EXPECT_TRUE(source.find("Chow: ") != std::string::npos ||
                source.find("HEC-RAS 2D: ") != std::string::npos)
        << row[0];
  }
  const ManningTable manning = read_manning_table(table);
  for (const auto& [key, n] : manning) {
    EXPECT_GE(n, 0.02) << key;
    EXPECT_LE(n, 0.15) << key;
  }
  for (const std::string& key : some) EXPECT_EQ(1u, manning.count(key)) << key;
}

TEST(ManningTable, ReadyTablesAreComplete) {
  check_ready("worldcover.csv", 11, {"10", "20", "30", "40", "50", "60", "70", "80", "90", "95", "100"});
  std::vector<std::string> codes;
  for (int i = 1; i <= 44; ++i) codes.push_back(std::to_string(i));
  for (const int last : {112, 124, 133, 142, 213, 223, 231, 244, 313, 324, 335, 412, 423, 512, 523})
    for (int code = last - last % 10 + 1; code <= last; ++code) codes.push_back(std::to_string(code));
  EXPECT_EQ(88u, codes.size());
  check_ready("corine.csv", 44, codes);
  const ManningTable corine = read_manning_table(read_csv(SPATE_TABLES "/corine.csv"));
  EXPECT_EQ(corine.at("523"), corine.at("44"));
  EXPECT_EQ(corine.at("111"), corine.at("1"));
  EXPECT_EQ(corine.at("311"), corine.at("23"));
}

}  // namespace
}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/hydrograph_table.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>

#include "algorithms/io/geo_reference.hpp"
#include "solver/core/text.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class TableTest : public testing::Test {
 protected:
  std::string csv(const std::string& text) const {
    std::string path = folder_.file("Zufluss.csv");
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  std::map<std::string, Hydrograph> hydrographs(const std::string& text) const {
    return read_hydrographs(read_csv(csv(text)));
  }
  void refuse(const std::string& text, const char* key, std::vector<std::string> parts = {}) const {
    parts.emplace_back("Zufluss.csv");
    expect_error([&] { hydrographs(text); }, key, parts);
  }
  TemporaryFolder folder_;
};

using Values = std::vector<double>;

TEST_F(TableTest, ReadsOneHydrograph) {
  const auto result = hydrographs("time_h,discharge_m3s\n0,0\n0.5,12.5\n2,-3e1\n");
  ASSERT_EQ(1u, result.size());
  const Hydrograph& only = result.at("");
  EXPECT_EQ(InflowKind::discharge, only.kind);
  EXPECT_EQ((Values{0, 1800, 7200}), only.series.times());
  EXPECT_EQ((Values{0, 12.5, -30}), only.series.values());
}

TEST_F(TableTest, ReadsSeveralInAnyOrderOfRows) {
  const auto result = hydrographs(
      "hydrograph,time_min,discharge_m3s,level_m\nnorth,0,1,\nsee,0,,412.5\nnorth,10,2,\nsee,5,,413\n");
  ASSERT_EQ(2u, result.size());
  EXPECT_EQ((Values{0, 600}), result.at("north").series.times());
  EXPECT_EQ(InflowKind::level, result.at("see").kind);
  EXPECT_EQ((Values{0, 300}), result.at("see").series.times());
  EXPECT_EQ((Values{412.5, 413}), result.at("see").series.values());
}

TEST_F(TableTest, AcceptsWhatSpreadsheetsWrite) {
  // BOM, CRLF, semicolons, decimal commas, quotes, spaces, capitals, empty lines, other columns
  const auto result = hydrographs(
      "\xEF\xBB\xBF\"Time_S\"; Discharge_m3s ;Hydrograph;remark\r\n\r\n0;\"1,5\";\"Bach "
      "\"\"à\"\"\";\"a;b\r\nc\"\r\n 60 ;+2,25;Bach \"à\";\r\n\r\n;;;\r\n");
  ASSERT_EQ(1u, result.size());
  EXPECT_EQ((Values{0, 60}), result.at("Bach \"à\"").series.times());
  EXPECT_EQ((Values{1.5, 2.25}), result.at("Bach \"à\"").series.values());
}

// Headers as people write them; and when they cannot be understood, what stands there.
TEST_F(TableTest, UnderstandsUsualHeaders) {
  for (const char* header : {"Time (min),Q (m3/s)", "t [minutes],Discharge [m\u00b3/s]",
                             "TIME(MIN),flow (m^3 s\u207b\u00b9)", "Elapsed time (min),Flow_rate (cumecs)"}) {
    SCOPED_TRACE(header);
    const auto result = hydrographs(std::string(header) + "\n0,1\n10,2.5\n");
    EXPECT_EQ(InflowKind::discharge, result.at("").kind);
    EXPECT_EQ((Values{0, 600}), result.at("").series.times());
    EXPECT_EQ((Values{1, 2.5}), result.at("").series.values());
  }
  EXPECT_EQ(InflowKind::level, hydrographs("Time (h),Stage (m)\n0,10\n").at("").kind);
  EXPECT_NEAR(1e-5, read_rain(read_csv(csv("Time (hours),Rainfall (mm/h)\n0,36\n"))).largest(), 1e-12);
  refuse("Time (min),Q\n0,1\n", "value_column_missing", {"discharge_m3s", "'Time (min)', 'Q'"});
  refuse("Date,Q (m3/s)\n0,1\n", "time_column_missing", {"'Date', 'Q (m3/s)'"});
  refuse("Time (weeks),Q (m3/s)\n0,1\n", "time_column_missing", {"'Time (weeks)'"});
  refuse("time_s,Time (min),Q (m3/s)\n0,0,1\n", "two_time_columns");
  refuse("Time (s),time_s,Q (m3/s)\n0,0,1\n", "column_twice");
}

TEST_F(TableTest, SeparatorsAndDecimalSigns) {
  for (const std::string text :
       {"time_s,level_m\n0,\"1,5\"\n", "time_s\tlevel_m\n0\t1,5\n", "time_s;level_m\n0;1.5\n",
        "time_s,level_m\r0,1.5", "time_s,level_m\n0,\"1.5\""}) {
    EXPECT_EQ(Values{1.5}, hydrographs(text).at("").series.values()) << text;
  }
}

TEST_F(TableTest, LineNumbersCountQuotedLineBreaks) {
  const Table table = read_csv(csv("time_s,remark,level_m\n0,\"two\nlines\",1\n\n1,,2\n"));
  EXPECT_EQ((std::vector<int>{2, 5}), table.line_numbers);
  EXPECT_EQ("two\nlines", table.rows[0][1]);
}

TEST_F(TableTest, RefusesBadTimes) {
  refuse("time,discharge_m3s\n0,1\n", "time_unit_missing", {"'time'", "time_s", "time_min", "time_h"});
  refuse("t,discharge_m3s\n0,1\n", "time_column_missing", {"time_s", "time_min", "time_h"});
  refuse("time_s,time_h,discharge_m3s\n0,0,1\n", "two_time_columns");
  refuse("time_s,time_s,discharge_m3s\n0,0,1\n", "column_twice", {"'time_s'"});
  refuse("time_s,level_m\n0,1\n10,1\n5,1\n", "times_not_in_order", {" 4,", "'time_s'", "'5'"});
  refuse("time_s,level_m\n0,1\n10,1\n10,1\n", "time_twice", {" 4,", "'10'"});
  refuse("hydrograph,time_s,level_m\na,0,1\nb,0,1\nb,0,1\n", "time_twice", {" 4,", "'b'"});
}

TEST_F(TableTest, RefusesBadNumbers) {
  refuse("time_s,level_m\n0,1\n10,high\n", "number_is_text", {" 3,", "'level_m'", "'high'"});
  refuse("time_s,level_m\n0,3 m\n", "number_is_text", {" 2,", "'3 m'"});
  refuse("time_s,level_m\n0,\n", "number_missing", {" 2,", "'level_m'"});
  refuse("time_s,level_m\n,1\n", "number_missing", {" 2,", "'time_s'"});
  refuse("time_s,level_m\n0,nan\n", "number_not_finite", {" 2,", "'nan'"});
  refuse("time_s,level_m\n0,inf\n", "number_not_finite", {"'inf'"});
  refuse("time_s,level_m\n0,1e999\n", "number_not_finite", {"'1e999'"});
  refuse("time_s;level_m\n0;1.234,5\n", "number_ambiguous", {" 2,", "'1.234,5'"});
  refuse("time_s;level_m\n0,5;1\n1.5;1\n", "number_ambiguous", {" 2,", "'0,5'"});
  refuse("time_s;level_m\n0;1,234,567\n", "number_ambiguous", {"'1,234,567'"});
}

TEST_F(TableTest, RefusesBadColumns) {
  refuse("time_s,discharge\n0,1\n", "value_unit_missing", {"discharge_m3s"});
  refuse("time_s,rain_mmh\n0,1\n", "value_column_missing", {"discharge_m3s"});
  refuse("time_s,discharge_m3s,level_m\n0,1,2\n", "discharge_and_level", {" 2,"});
  refuse("time_s,discharge_m3s,level_m\n0,1,\n1,,2\n", "hydrograph_of_two_kinds", {" 3,"});
  refuse("hydrograph,time_s,discharge_m3s,level_m\na,0,1,\na,1,,2\n", "hydrograph_of_two_kinds",
         {" 3,", "'a'"});
  refuse("hydrograph,time_s,discharge_m3s\n,0,1\n", "hydrograph_name_missing", {" 2,"});
}

TEST_F(TableTest, RefusesBadFiles) {
  refuse("time_s,level_m\n0,1\n1\n", "table_row_length", {" 3 ", " 1 ", " 2 "});
  refuse("time_s,level_m\n0,1,5\n", "table_row_length", {" 2 ", " 3 "});
  refuse("time_s,level_m\n", "table_empty");
  refuse("", "table_empty");
  refuse("\r\n \r\n", "table_empty");
  refuse("time_s,level_m\n0,\"1\n", "table_quote_open", {" 2 "});
  refuse(std::string("\xFF\xFEt\0i\0", 6), "table_not_utf8");
  refuse("time_s,hydrograph,level_m\n0,Fl\xC3\xB6\xC3\x9F,1\n9,Fl\xF6\xDF,2\n",  // the second in Latin-1
         "table_not_utf8", {" 3 "});
  expect_error([&] { read_csv(folder_.file("missing.csv")); }, "table_unreadable",
               {"missing.csv", std::strerror(ENOENT)});
  expect_error([&] { read_csv(folder_.file("")); }, "table_is_folder");
}

TEST_F(TableTest, TablesFromElsewhereAreCheckedToo) {
  const Table table{"layer 'Abfluss'", {"time_s", "discharge_m3s"}, {{"0", "1"}, {"60", ""}}, {1, 2}};
  expect_error([&] { read_hydrographs(table); }, "number_missing",
               {"layer 'Abfluss'", " 2,", "'discharge_m3s'"});
  expect_error(
      [&] {
        read_hydrographs({"layer", {"time_s", "level_m"}, {}, {}});
      },
      "table_empty", {"'layer'"});
}

// Messages follow the user's locale; what is read from files, and keys, never do.
TEST_F(TableTest, MessagesFollowTheLocale) {
  set_language({{}, ",", "."});
  expect_error([&] { read_csv(csv("time_s,level_m\n0,1\n1\n")); }, "table_row_length", {" 3 "});
  const auto result = hydrographs("time_h,discharge_m3s\n0,0\n0.5,12.5\n");
  EXPECT_EQ((Values{0, 12.5}), result.at("").series.values());
  GeoReference reference;
  reference.grid = {2, 2, 0.5, 381000.25, 6354000};
  reference.cell_width = reference.cell_height = 0.5;
  reference.north = 6354001;
  EXPECT_EQ("x 381.000,25 to 381.001,25, y 6.354.000 to 6.354.001", reference.extent_text());
  set_language({});
}

TEST_F(TableTest, ReadsRainInMetresPerSecond) {
  const Series rain = read_rain(read_csv(csv("time_min,rain_mmh\n0,36\n30,0\n")));
  EXPECT_EQ((Values{0, 1800}), rain.times());
  EXPECT_DOUBLE_EQ(1e-5, rain.values()[0]);
  EXPECT_NEAR(1e-5 * 900, rain.integral(0, 1800), 1e-15);  // 9 mm
}

TEST_F(TableTest, RefusesBadRain) {
  expect_error([&] { read_rain(read_csv(csv("time_s,rain_mmh\n0,1\n60,-1\n"))); }, "rain_in_table_negative",
               {" 3,", "'rain_mmh'", "'-1'"});
  expect_error([&] { read_rain(read_csv(csv("time_s,rain\n0,1\n"))); }, "rain_unit_missing", {"rain_mmh"});
  expect_error([&] { read_rain(read_csv(csv("time_s,level_m\n0,1\n"))); }, "rain_column_missing",
               {"rain_mmh"});
}

}  // namespace
}  // namespace spate::io

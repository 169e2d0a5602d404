// SPDX-License-Identifier: GPL-3.0-or-later
// Which texts are numbers, and which could be two.
#include "algorithms/io/table/table_reader.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "algorithms/io/vector/attribute.hpp"
#include "solver/core/check.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

double number_in(const std::string& rows) {
  const Table table = parse_csv("t", "a;b\n" + rows);
  return TableReader(table).number(0, 0);
}

TEST(TableReader, ReadsNumbers) {
  EXPECT_EQ(2, number_in("2;x\n"));
  EXPECT_EQ(2, number_in("+2;x\n"));
  EXPECT_EQ(-2, number_in("-2;x\n"));
  EXPECT_EQ(0.125, number_in("0,125;x\n"));
  EXPECT_EQ(12.5, number_in("12,5;x\n"));
  for (const char* row : {"+-2;x\n", "-+2;x\n", "++2;x\n", "2 m;x\n"})
    expect_error([&] { number_in(row); }, "number_is_text");
  expect_error([&] { number_in(";x\n"); }, "number_missing");
  expect_error([&] { number_in("nan;x\n"); }, "number_not_finite");
}

TEST(TableReader, TheHeaderMayComeLate) {
  for (const char* before :
       {"", "\n", "  \n\t\n", "sep=;\n", "SEP=;\r\n", "sep=\n", "\n# a note; of two\n"}) {
    const Table table = parse_csv("t", before + std::string("time;depth\n1;0,5\n"));
    EXPECT_EQ((std::vector<std::string>{"time", "depth"}), table.columns) << before;
    EXPECT_EQ(1u, table.rows.size()) << before;
  }
  EXPECT_EQ((std::vector<std::string>{"sep=a", "b"}), parse_csv("t", "sep=a,b\n1,2\n").columns);
}

TEST(TableReader, ACommaIsForDecimalsOnlyWhereThatIsSure) {
  expect_error([] { number_in("1,000;x\n"); }, "number_ambiguous", {"1,000"});
  expect_error([] { number_in("102,345;1,000\n"); }, "number_ambiguous", {"102,345"});
  EXPECT_EQ(102.345, number_in("102,345;0,5\n")) << "the comma of 0,5 stands before no thousands";
  EXPECT_EQ(102.345, number_in("102,345;x\n1,25;x\n"));
  expect_error([] { number_in("102,345;1.5\n"); }, "number_ambiguous", {"102,345"});
}

TEST(Csv, NoPipeIsWaitedFor) {
  const TemporaryFolder folder;
  ASSERT_EQ(0, ::mkfifo(folder.file("pipe.csv").c_str(), 0600));
  expect_error([&] { read_csv(folder.file("pipe.csv")); }, "source_is_no_file", {"pipe.csv"});
  expect_error([&] { read_csv("/dev/zero"); }, "source_is_no_file", {"/dev/zero"});
  expect_error([&] { read_csv(folder.file("")); }, "table_is_folder");
}

TEST(Attribute, FormulasAreShownAndNumbersStay) {
  EXPECT_EQ("'=1+1", without_formula("=1+1"));
  EXPECT_EQ("'@SUM(A1)", without_formula("@SUM(A1)"));
  EXPECT_EQ("'-dike", without_formula("-dike"));
  for (const char* text : {"", "dike", "-5", "+5", "1=2", "-1.5e3"}) EXPECT_EQ(text, without_formula(text));
}

}  // namespace
}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/csv_writer.hpp"

#include <gtest/gtest.h>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

TEST(WriteCsv, IsReadBackAsItWas) {
  Table table;
  table.columns = {"time_s", "a, b", "say \"x\""};
  table.rows = {{"0", "1,5", "\u00e4"}, {"", "two\nlines", "#"}};
  table.notes = {{1, {"#UNIT=meter", "next"}}};
  const TemporaryFolder folder;
  const std::string path = folder.file("written.csv");
  write_csv(table, path);
  const Table read = read_csv(path);
  EXPECT_EQ(table.columns, read.columns);
  EXPECT_EQ(table.rows, read.rows);
  ASSERT_EQ(1u, read.notes.size());
  EXPECT_EQ(table.notes[0].fields, read.notes[0].fields);
}

}  // namespace
}  // namespace spate::io

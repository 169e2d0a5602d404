// SPDX-License-Identifier: GPL-3.0-or-later
// Results take their place whole or not at all, also on a full disk, and no other process can interfere.
#include "algorithms/io/new_files.hpp"

#include <cpl_error.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/table/csv_writer.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/io/vector/vector_files.hpp"
#include "solver/core/check.hpp"
#include "tests/algorithms/io/small_disk.hpp"

namespace spate::io {
namespace {

namespace fs = std::filesystem;

class NewFilesTest : public testing::Test {
 protected:
  NewFilesTest() { fs::create_directories(folder_); }
  ~NewFilesTest() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).u8string(); }
  void put(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }
  std::string get(const std::string& name) const {
    std::ifstream file(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  std::set<std::string> names() const {
    std::set<std::string> found;
    for (const auto& entry : fs::directory_iterator(folder_))
      found.insert(entry.path().filename().u8string());
    return found;
  }

  const fs::path folder_ = fs::temp_directory_path() / ("spate-new-files-" + std::to_string(getpid()));
};

using Names = std::set<std::string>;

TEST_F(NewFilesTest, AreWholeOrNotThere) {
  write_file(path("page.html"), "first");
  EXPECT_EQ("first", get("page.html"));
  const std::string large(100000, 'x');
  {
    const test::SmallDisk disk(4096);
    EXPECT_THROW(write_file(path("page.html"), large), Error);
    EXPECT_THROW(write_file(path("other.html"), large), Error);
  }
  EXPECT_EQ("first", get("page.html"));
  EXPECT_EQ(Names{"page.html"}, names());
  write_file(path("page.html"), large);
  EXPECT_EQ(large, get("page.html"));
}

// Every format, with every size of a disk from nothing to enough.
TEST_F(NewFilesTest, LayersAreWholeOrNotThere) {
  Layer layer;
  layer.name = "rows";
  layer.columns = {{"id", Column::Kind::whole_number}, {"text", Column::Kind::text}};
  for (int i = 0; i < 300; ++i) {
    Row row;
    row.attributes = {std::int64_t{i}, "row " + std::to_string(i)};
    layer.rows.push_back(row);
  }
  for (const std::string ending : {"gpkg", "geojson", "csv", "gml", "kml"}) {
    SCOPED_TRACE(ending);
    const std::string name = "rows." + ending;
    put(name, "earlier");
    int refused = 0, written = 0;
    for (std::size_t size = 512; written == 0 && size < (1 << 20); size += ending == "gpkg" ? 8192 : 512) {
      bool is_written = true;
      {
        const test::SmallDisk disk(size);
        try {
          write_layers(path(name), {layer});
        } catch (const Error&) {
          is_written = false;
        }
      }
      if (is_written) {
        EXPECT_EQ("", why_not_whole(path(name), "", 300)) << size;
      } else {
        EXPECT_EQ("earlier", get(name)) << size;
      }
      ++(is_written ? written : refused);
    }
    EXPECT_GT(refused, 3);
    EXPECT_EQ(1, written);
    for (const std::string& left : names())
      EXPECT_TRUE(left == name || left == "rows.xsd") << left;  // which a GML has beside it
    for (const std::string& left : names()) fs::remove(path(left));
  }
}

TEST_F(NewFilesTest, ACutLayerIsNotWhole) {
  put("rows.csv", "id,text\n1,a\n2,b");
  EXPECT_NE("", why_not_whole(path("rows.csv"), "", 2));
  put("rows.csv", "id,text\n1,a\n2,b\n");
  EXPECT_EQ("", why_not_whole(path("rows.csv"), "", 2));
  EXPECT_NE("", why_not_whole(path("rows.csv"), "", 3));
  EXPECT_NE("", why_not_whole(path("none.csv"), "", 0));
}

TEST_F(NewFilesTest, NoDeviceNoPipeAndNothingProtected) {
  for (const char* device : {"/dev/null", "/dev/full"}) {
    EXPECT_NE("", why_not_writable(device));
    EXPECT_THROW(write_file(device, "x"), Error);
    EXPECT_TRUE(fs::is_character_file(device));
  }
  ASSERT_EQ(0, ::mkfifo(path("pipe.csv").c_str(), 0600));
  EXPECT_THROW(write_file(path("pipe.csv"), "x"), Error);
  EXPECT_THROW(write_file(folder_.u8string(), "x"), Error);
  EXPECT_THROW(write_file(path("nowhere/x.csv"), "x"), Error);
  put("kept.csv", "kept");
  fs::permissions(path("kept.csv"), fs::perms::owner_read);
  EXPECT_NE("", why_not_writable(path("kept.csv")));
  EXPECT_THROW(write_file(path("kept.csv"), "x"), Error);
  EXPECT_EQ("kept", get("kept.csv"));
  EXPECT_EQ((Names{"kept.csv", "pipe.csv"}), names());
}

TEST_F(NewFilesTest, NobodyElseCanInterfere) {
  Names seen;
  for (int i = 0; i < 3; ++i) {
    const NewFiles files(path("map.tif"));
    const fs::path hidden = fs::u8path(files.temporary()).parent_path();
    EXPECT_TRUE(seen.insert(hidden.u8string()).second) << "the name can be guessed";
    EXPECT_EQ(fs::perms::owner_all, fs::status(hidden).permissions() & fs::perms::all);
    EXPECT_EQ("map.tif", fs::u8path(files.temporary()).filename().u8string());
  }
  EXPECT_EQ(Names{}, names());
}

TEST_F(NewFilesTest, KilledRunsAreClearedAwayAndLivingOnesNot) {
  const NewFiles living(path("a.tif"));
  std::ofstream(fs::u8path(living.temporary())) << "half";
  const pid_t child = ::fork();
  if (child == 0) {
    const NewFiles killed(path("b.tif"));
    std::ofstream(fs::u8path(killed.temporary())) << "half";
    ::kill(::getpid(), SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(child, ::waitpid(child, &status, 0));
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(2u, names().size());
  // Not every new file looks for them, so that it takes little of the time.
  const Names left{fs::u8path(living.temporary()).parent_path().filename().u8string(), "c.csv"};
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (names() != left && std::chrono::steady_clock::now() < deadline) write_file(path("c.csv"), "x");
  EXPECT_EQ(left, names());
  EXPECT_TRUE(fs::exists(fs::u8path(living.temporary())));
}

// A journal would be played back into the new file, an index would find the rows of the old one.
TEST_F(NewFilesTest, FoldersOfOthersStay) {
  for (const char* name : {".spate-backup", ".spate-0123456789abcdeg", ".spate-0123456789abcdef0"})
    fs::create_directories(folder_ / name);
  const Names before = names();
  write_file(path("page.html"), "first");
  Names after = names();
  EXPECT_EQ(1u, after.erase("page.html"));
  EXPECT_EQ(before, after);
}

TEST_F(NewFilesTest, WhatBelongedToTheOlderFileGoesWithIt) {
  for (const char* name : {"a.gpkg", "a.gpkg-wal", "a.gpkg-shm", "a.gpkg-journal", "b.shp", "b.qix", "b.dbf",
                           "c.tif", "c.tif.ovr", "c.tif.aux.xml", "a.qml", "a.csv"})
    put(name, "old");
  for (const char* name : {"a.gpkg", "b.shp", "c.tif"}) write_file(path(name), "new");
  EXPECT_EQ((Names{"a.gpkg", "b.shp", "c.tif", "a.qml", "a.csv"}), names());
  // When the new one cannot take its place, everything is as it was.
  put("d.gpkg", "old");
  put("d.gpkg-wal", "old");
  NewFiles files(path("d.gpkg"));
  std::ofstream(fs::u8path(files.temporary())) << "new";
  fs::remove(path("d.gpkg"));
  fs::create_directory(path("d.gpkg"));
  EXPECT_THROW(files.take_place(), Error);
  EXPECT_EQ("old", get("d.gpkg-wal"));
}

// Each column keeps a name that no other has, whole or cut.
TEST(ShapefileNames, AreThoseOfNoOtherColumn) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ((Texts{"id", "damage_tot", "flag"}), shapefile_names({"id", "damage_total", "flag"}));
  EXPECT_EQ((Texts{"depth_wi_1", "depth_with"}), shapefile_names({"depth_without", "depth_with"}));
  EXPECT_EQ((Texts{"damage_w_1", "damage_w_2", "damage_cha"}),
            shapefile_names({"damage_without", "damage_with", "damage_change"}));
  EXPECT_EQ((Texts{"damage_t10", "damage_t_1", "DAMAGE_T_2"}),
            shapefile_names({"damage_t10", "damage_t1000", "DAMAGE_T10000"}));
  EXPECT_EQ((Texts{u8"Gel\u00e4ndeh", "Name", "name_1"}),
            shapefile_names({u8"Gel\u00e4ndeh\u00f6he", "Name", "name"}));
  EXPECT_FALSE(cut_names_warning("DAMAGE", "a.gpkg", {"damage_total"}));
  EXPECT_FALSE(cut_names_warning("DAMAGE", "a.shp", {"damage"}));
  EXPECT_EQ("shapefile_cuts_names", cut_names_warning("DAMAGE", "a.SHP", {"damage_total"})->key);
}

// The rows of one layer with the shapes of another would look like a layer.
TEST_F(NewFilesTest, PartsOfAFormatAreNeverMixed) {
  Layer layer;
  layer.name = "places";
  layer.shape = Shape::points;
  layer.columns = {{"id", Column::Kind::whole_number}};
  layer.rows.resize(1);
  layer.rows[0].wkb = point_wkb(1, 2);
  layer.rows[0].attributes = {std::int64_t{1}};
  write_layers(path("places.shp"), {layer});
  const Names all = names();
  EXPECT_LE(3u, all.size());
  layer.rows.push_back(layer.rows[0]);
  for (const std::string& taken : all) {
    SCOPED_TRACE(taken);
    const std::string before = get(taken);
    fs::remove(path(taken));
    fs::create_directory(path(taken));
    put(taken + "/own", "own");
    EXPECT_THROW(write_layers(path("places.shp"), {layer}), Error);
    EXPECT_EQ(all, names());
    EXPECT_EQ("own", get(taken + "/own"));
    fs::remove_all(path(taken));
    put(taken, before);
    EXPECT_EQ("", why_not_whole(path("places.shp"), "", 1));
  }
  write_layers(path("places.shp"), {layer});
  EXPECT_EQ("", why_not_whole(path("places.shp"), "", 2));
  EXPECT_NE("", why_not_whole(path("places.shp"), "", 2, true));  // a CRS that it was to have
  EXPECT_EQ(all, names());
}

TEST(GdalErrors, NameTheCauseWithoutItsSql) {
  const GdalErrors errors;
  const std::string statement = "INSERT INTO t VALUES (" + std::string(1000, '7') + ")";
  CPLError(CE_Failure, CPLE_AppDefined, "sqlite3_exec(%s) failed: the disk is full", statement.c_str());
  EXPECT_EQ("the disk is full", errors.why(""));
}

}  // namespace
}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/geotiff.hpp"

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <cstring>
#include <fstream>
#include <limits>
#include <random>
#include <stdexcept>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class GeoTiffTest : public testing::Test {
 protected:
  GeoTiffTest() {
    grid_ = plain_reference(300, 700);
    grid_.crs_wkt = wkt_of_epsg(28356);
  }
  static float value_at(std::int32_t column, std::int32_t row) {
    return (column + row) % 7 == 0 ? nan
                                   : 0.5f * static_cast<float>(column) + 1000.0f * static_cast<float>(row);
  }
  Band band(const std::string& name = "maximum depth", const std::string& unit = "m") const {
    const std::int32_t columns = grid_.grid.columns;
    return {name, unit, [columns](std::int32_t begin, std::int32_t end, float* values) {
              for (std::int32_t row = begin; row < end; ++row) {
                for (std::int32_t column = 0; column < columns; ++column) *values++ = value_at(column, row);
              }
            }};
  }
  // Noise, so that it cannot be compressed: 840 kB.
  Band noise() const {
    const std::int32_t columns = grid_.grid.columns;
    return {"noise", "", [columns](std::int32_t begin, std::int32_t end, float* values) {
              std::mt19937 random(static_cast<unsigned>(begin));
              for (std::int32_t i = 0; i < (end - begin) * columns; ++i)
                values[i] = static_cast<float>(random());
            }};
  }
  void write(const std::string& path, const std::vector<Band>& bands) const {
    GeoTiffSet set(grid_, {});
    set.write(path, bands);
    set.publish();
  }
  GeoReference grid_;
  TemporaryFolder folder_;
};

TEST_F(GeoTiffTest, ReadsBackAsWritten) {
  const std::string path = folder_.file("größte Tiefe.tif");
  {
    GeoTiffSet set(grid_, {{"SPATE_VERSION", "1.2.3"}, {"SPATE_cfl", "0.45"}});
    set.write(path, {band(), band("arrival at 0.3 m", "s")});
    EXPECT_FALSE(std::filesystem::exists(path));
    set.publish();
  }
  EXPECT_EQ(1u, folder_.count());
  const GDALDatasetUniquePtr file = open_raster(path, "result");
  std::array<double, 6> transform{};
  ASSERT_EQ(CE_None, file->GetGeoTransform(transform.data()));
  EXPECT_EQ(grid_.geo_transform(), transform);
  ASSERT_NE(nullptr, file->GetSpatialRef());
  EXPECT_STREQ("28356", file->GetSpatialRef()->GetAuthorityCode(nullptr));
  EXPECT_STREQ("1.2.3", file->GetMetadataItem("SPATE_VERSION"));
  EXPECT_STREQ("0.45", file->GetMetadataItem("SPATE_cfl"));
  ASSERT_EQ(2, file->GetRasterCount());
  GDALRasterBand& arrival = *file->GetRasterBand(2);
  EXPECT_STREQ("maximum depth", file->GetRasterBand(1)->GetDescription());
  EXPECT_STREQ("arrival at 0.3 m", arrival.GetDescription());
  EXPECT_STREQ("s", arrival.GetUnitType());
  EXPECT_EQ(-9999, arrival.GetNoDataValue());
  int width = 0;
  int height = 0;
  arrival.GetBlockSize(&width, &height);
  EXPECT_EQ(256, width);
  EXPECT_EQ(256, height);
  EXPECT_NE(nullptr, file->GetMetadataItem("COMPRESSION", "IMAGE_STRUCTURE"));

  std::vector<float> values(grid_.grid.cells());
  ASSERT_EQ(CE_None,
            arrival.RasterIO(GF_Read, 0, 0, 300, 700, values.data(), 300, 700, GDT_Float32, 0, 0, nullptr));
  double sum = 0;
  std::int64_t count = 0;
  for (std::int32_t row = 0; row < 700; ++row) {
    for (std::int32_t column = 0; column < 300; ++column) {
      const float expected = value_at(column, row);
      const float found =
          values[static_cast<std::size_t>(699 - row) * 300 + static_cast<std::size_t>(column)];
      ASSERT_EQ(std::isnan(expected) ? -9999.0f : expected, found);
      if (!std::isnan(expected)) {
        sum += static_cast<double>(expected);
        ++count;
      }
    }
  }
  double least = 0;
  double most = 0;
  double mean = 0;
  double deviation = 0;
  ASSERT_EQ(CE_None, arrival.GetStatistics(FALSE, FALSE, &least, &most, &mean, &deviation));
  EXPECT_EQ(0.5, least);
  EXPECT_EQ(699149.5, most);
  EXPECT_NEAR(sum / static_cast<double>(count), mean, 1e-6 * mean);
  EXPECT_NEAR(700 / std::sqrt(12) * 1000, deviation, 100);
}

TEST_F(GeoTiffTest, HoldsNoPassword) {
  const std::string path = folder_.file("map.tif");
  GeoTiffSet set(plain_reference(3, 2), {{"SPATE_COMMAND", "run dbname='x' password='s3cr3t' key='id'"}});
  set.write(path, {{"depth",
                    "m",
                    [](std::int32_t begin, std::int32_t end, float* values) {
                      std::fill_n(values, 3 * (end - begin), 1.0f);
                    },
                    {{"source", "https://anna:s3cr3t@maps.org/a"}}}});
  set.publish();
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(std::string::npos, bytes.find("s3cr3t"));
  EXPECT_NE(std::string::npos, bytes.find("dbname='x' password='***' key='id'"));
}

TEST_F(GeoTiffTest, AllDryHasNoStatistics) {
  const std::string path = folder_.file("dry.tif");
  write(path, {{"depth", "m", [](std::int32_t begin, std::int32_t end, float* values) {
                  std::fill_n(values, std::size_t{300} * static_cast<std::size_t>(end - begin), nan);
                }}});
  const GDALDatasetUniquePtr file = open_raster(path, "result");
  EXPECT_EQ(nullptr, file->GetRasterBand(1)->GetMetadataItem("STATISTICS_MEAN"));
}

TEST_F(GeoTiffTest, SmallGridsAndNoCrs) {
  grid_ = plain_reference(1, 1);
  write(folder_.file("one.tif"), {band()});
  const GDALDatasetUniquePtr file = open_raster(folder_.file("one.tif"), "result");
  EXPECT_EQ(nullptr, file->GetSpatialRef());
  EXPECT_EQ(1, file->GetRasterXSize());
}

TEST_F(GeoTiffTest, ReplacesAnOldFileAndWhatWasStoredBesideIt) {
  const std::string path = folder_.file("a.tif");
  std::ofstream(path) << "old";
  std::ofstream(path + ".aux.xml") << "<PAMDataset/>";
  std::ofstream(path + ".ovr") << "old";
  write(path, {band()});
  EXPECT_EQ(1u, folder_.count());
  EXPECT_EQ(1, open_raster(path, "result")->GetRasterCount());
}

TEST_F(GeoTiffTest, NothingAppearsWithoutPublish) {
  const std::string old = folder_.file("a.tif");
  std::ofstream(old) << "old";
  {
    GeoTiffSet set(grid_, {});
    set.write(old, {band()});
    set.write(folder_.file("b.tif"), {band()});
    EXPECT_EQ(3u, folder_.count());
  }
  EXPECT_EQ(1u, folder_.count());
  EXPECT_EQ(3u, std::filesystem::file_size(old));
}

TEST_F(GeoTiffTest, AnExceptionOfTheReaderPassesAndLeavesNothing) {
  Band failing = band();
  failing.read = [](std::int32_t begin, std::int32_t, float*) {
    if (begin < 300) throw std::domain_error("reading stopped");
  };
  EXPECT_THROW(write(folder_.file("a.tif"), {failing}), std::domain_error);
  EXPECT_EQ(0u, folder_.count());
}

TEST_F(GeoTiffTest, RefusesPathsThatCannotBeWritten) {
  const auto refuse = [&](const std::string& path, const char* key) {
    expect_error([&] { GeoTiffSet::check_writable(path); }, key, {path});
    expect_error([&] { write(path, {band()}); }, key, {path});
  };
  refuse(folder_.file("missing folder/a.tif"), "result_not_written");
  refuse(folder_.file("a.asc"), "result_not_geotiff");
  refuse("/proc/a.tif", "result_not_written");
  std::filesystem::create_directory(folder_.file("b.tif"));
  refuse(folder_.file("b.tif"), "result_not_written");
  std::ofstream(folder_.file("file")) << "";
  refuse(folder_.file("file/a.tif"), "result_not_written");
}

TEST_F(GeoTiffTest, ANameThatIsTakenMeanwhileIsAnError) {
  const std::string path = folder_.file("a.tif");
  {
    GeoTiffSet set(grid_, {});
    set.write(path, {band()});
    std::filesystem::create_directory(path);
    expect_error([&] { set.publish(); }, "result_not_written", {"a.tif", "directory"});
  }
  EXPECT_EQ(1u, folder_.count());
}

TEST_F(GeoTiffTest, CheckWritableLeavesNothing) {
  GeoTiffSet::check_writable(folder_.file("a.tif"));
  EXPECT_EQ(0u, folder_.count());
}

// The kernel refuses what goes beyond a size, as a full disk does.
TEST_F(GeoTiffTest, AFileThatCannotGrowIsAnError) {
  rlimit before{};
  ASSERT_EQ(0, getrlimit(RLIMIT_FSIZE, &before));
  const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
  for (const rlim_t limit : {rlim_t{100}, rlim_t{100000}, rlim_t{700000}}) {
    const rlimit small{limit, before.rlim_max};
    ASSERT_EQ(0, setrlimit(RLIMIT_FSIZE, &small));
    expect_error([&] { write(folder_.file("a.tif"), {noise()}); }, "result_not_written", {"a.tif"});
    ASSERT_EQ(0, setrlimit(RLIMIT_FSIZE, &before));
    EXPECT_EQ(0u, folder_.count()) << limit;
  }
  std::signal(SIGXFSZ, old_handler);
}

TEST_F(GeoTiffTest, AFullDiskIsAnError) {
  const std::string disk = folder_.file("disk");
  std::filesystem::create_directory(disk);
  if (mount("none", disk.c_str(), "tmpfs", 0, "size=400k") != 0) {
    GTEST_SKIP() << "no tmpfs can be mounted here: " << std::strerror(errno);
  }
  expect_error([&] { write(disk + "/a.tif", {noise()}); }, "result_not_written", {"disk/a.tif"});
  EXPECT_TRUE(std::filesystem::is_empty(disk));
  // Also when the space ends with the second file: the first one does not stay either.
  expect_error(
      [&] {
        GeoTiffSet set(grid_, {});
        set.write(disk + "/small.tif", {band()});
        set.write(disk + "/a.tif", {noise()});
        set.publish();
      },
      "result_not_written", {"disk/a.tif"});
  EXPECT_TRUE(std::filesystem::is_empty(disk));
  EXPECT_EQ(0, umount(disk.c_str()));
}

TEST_F(GeoTiffTest, KilledWhileWritingLeavesTheOldFile) {
  const std::string path = folder_.file("a.tif");
  std::ofstream(path) << "old";
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    Band killer = band();
    killer.read = [](std::int32_t begin, std::int32_t, float*) {
      if (begin < 300) ::kill(::getpid(), SIGKILL);
    };
    write(path, {killer});
    ::_exit(0);
  }
  int status = 0;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(3u, std::filesystem::file_size(path));
}

}  // namespace
}  // namespace spate::io

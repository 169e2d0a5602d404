// SPDX-License-Identifier: GPL-3.0-or-later
// Floods over time as meshes, read back with the library that other programs read them with.
#include "algorithms/io/series/mesh_series.hpp"

#include <sys/mount.h>

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>
#include <numeric>
#include <random>
#include <set>
#include <thread>

#include "tests/algorithms/io/raster/rasters.hpp"
#include "tests/algorithms/io/series/frames.hpp"
#include "tests/algorithms/io/series/netcdf_read.hpp"
#include "tests/algorithms/io/small_disk.hpp"

namespace spate::io {
namespace {

constexpr std::size_t side = frame_tile;

class MeshSeriesTest : public testing::Test {
 protected:
  MeshSeriesTest() {
    grid_ = plain_reference(40, 20);  // 3 x 2 tiles, those in the east 8 columns wide, in the north 4 rows
    grid_.crs_wkt = wkt_of_epsg(32633);
  }
  // Of 512 x 512 cells, with values that cannot be compressed. All tiles are new in frame 0.
  Frame noisy_frame(int number) {
    std::vector<std::uint32_t> all(1024);
    std::iota(all.begin(), all.end(), 0u);
    std::mt19937 random(static_cast<unsigned>(number));
    return frame_of(number, all, number == 0 ? all : std::vector<std::uint32_t>(),
                    [&](std::size_t, std::uint32_t, std::size_t) {
                      return static_cast<float>(random() >> 8) / 16777216.0f;
                    });
  }

  // A disk of its own: the path of a file there; empty when there is none.
  std::string mount_disk(const char* size) {
    disk_ = folder_.file("disk");
    std::filesystem::create_directory(disk_);
    if (mount("none", disk_.c_str(), "tmpfs", 0, size) == 0) return disk_ + "/flood.nc";
    disk_.clear();
    return {};
  }
  ~MeshSeriesTest() override {
    if (!disk_.empty()) umount2(disk_.c_str(), MNT_DETACH);
  }

  GeoReference grid_;
  TemporaryFolder folder_;
  std::string disk_;
};

TEST_F(MeshSeriesTest, HoldsEachFrameAndGrowsWithTheFlood) {
  const std::string path = folder_.file("flood.nc");
  const auto value = [](std::size_t quantity, std::uint32_t tile, std::size_t cell) {
    return cell == 7 ? nan
                     : static_cast<float>(quantity + 1) + 0.25f * static_cast<float>(tile) +
                           static_cast<float>(cell) / 256;
  };
  MeshSeries series(path, grid_, "2026-11-22T06:30:00", {{"SPATE_COMMAND", "dbname=x password='s3cr3t'"}});
  EXPECT_TRUE(series.is_empty());
  series.append(frame_of(0, {}, {}, value));
  series.append(frame_of(1800, {0}, {0}, value));
  Frame second = frame_of(5400, {1, 0}, {1}, value);
  second.beds[3] = nan;  // a wall is no face
  series.append(second);
  EXPECT_FALSE(series.is_empty());
  EXPECT_FALSE(std::filesystem::exists(path)) << "it appears when it is whole";
  series.publish();

  const ReadBack read(path);
  const std::size_t first = frame_tile_cells, faces = 2 * frame_tile_cells - 1;
  ASSERT_EQ(3u, read.size("time"));
  ASSERT_EQ(faces, read.size("mesh2d_nFaces"));
  EXPECT_EQ("hours since 2026-11-22 06:30:00", read.text("time", "units"));
  EXPECT_EQ((std::vector<double>{0, 0.5, 1.5}), read.values("time", 3));
  const char* names[] = {"mesh2d_depth", "mesh2d_level", "mesh2d_u", "mesh2d_v"};
  const auto missing = static_cast<double>(result_nodata);
  for (std::size_t quantity = 0; quantity < frame_values; ++quantity) {
    const std::vector<double> stored = read.values(names[quantity], 3 * faces);
    const double close = quantity < 2 ? 1.0 / 16384 : 1.0 / 2048;
    for (std::size_t face = 0; face < faces; ++face) {
      EXPECT_EQ(missing, stored[face]) << "nothing was wet at the start";
      if (face >= first) {
        EXPECT_EQ(missing, stored[faces + face]) << "it was dry before it got wet";
      }
      const std::uint32_t tile = face < first ? 0 : 1;
      std::size_t cell = face - tile * first;
      if (tile == 1 && cell >= 3) ++cell;  // behind the wall
      const float expected = value(quantity, tile, cell);
      EXPECT_NEAR(std::isnan(expected) ? missing : static_cast<double>(expected), stored[2 * faces + face],
                  close)
          << names[quantity] << " of face " << face;
    }
  }
}

TEST_F(MeshSeriesTest, HasTheCellsOfTheGridAsFacesThatShareTheirNodes) {
  const std::string path = folder_.file("flood.nc");
  MeshSeries series(path, grid_, "2000-01-01T00:00:00", {});
  // 5 is the corner in the north-east, of 8 x 4 cells; 0 and 1 are neighbours that come one after the other.
  const auto ones = [](std::size_t, std::uint32_t, std::size_t) { return 1.0f; };
  series.append(frame_of(0, {0, 5}, {0, 5}, ones));
  series.append(frame_of(60, {1}, {1}, ones));
  series.publish();

  const ReadBack read(path);
  const std::size_t faces = read.size("mesh2d_nFaces"), nodes = read.size("mesh2d_nNodes");
  ASSERT_EQ(2 * frame_tile_cells + 32, faces);
  const std::size_t across = side + 1, along = across + side;
  const std::size_t small = 9 * std::size_t{5};
  EXPECT_EQ(along * across + small - 1, nodes) << "5 and 1 share a corner";
  const std::vector<double> x = read.values("mesh2d_node_x", nodes), y = read.values("mesh2d_node_y", nodes);
  std::set<std::pair<double, double>> places;
  for (std::size_t node = 0; node < nodes; ++node) places.insert({x[node], y[node]});
  EXPECT_EQ(nodes, places.size());
  const std::vector<double> corners = read.values("mesh2d_face_nodes", 4 * faces);
  const std::vector<double> face_x = read.values("mesh2d_face_x", faces),
                            face_y = read.values("mesh2d_face_y", faces);
  for (std::size_t face = 0; face < faces; ++face) {
    double area = 0, mean_x = 0, mean_y = 0;
    for (std::size_t corner = 0; corner < 4; ++corner) {
      const auto here = static_cast<std::size_t>(corners[4 * face + corner]);
      const auto next = static_cast<std::size_t>(corners[4 * face + (corner + 1) % 4]);
      ASSERT_LT(here, nodes);
      area += 0.5 * (x[here] * y[next] - x[next] * y[here]);
      mean_x += x[here] / 4;
      mean_y += y[here] / 4;
    }
    EXPECT_NEAR(grid_.cell_width * grid_.cell_height, area, 1e-3) << "anticlockwise, a whole cell";
    EXPECT_NEAR(face_x[face], mean_x, 1e-6);
    EXPECT_NEAR(face_y[face], mean_y, 1e-6);
  }
  EXPECT_EQ(grid_.west() + 0.5 * grid_.cell_width, face_x[0]);
  EXPECT_EQ(grid_.south() + 0.5 * grid_.cell_height, face_y[0]);
}

// HDF5 prints its errors in every thread but that in which netCDF was used first: not in one that writes.
TEST_F(MeshSeriesTest, PrintsNothingFromAnotherThread) {
  const std::string damaged = folder_.file("damaged.nc");
  std::ofstream(damaged, std::ios::binary) << "\x89HDF\r\n\x1a\n" << std::string(3000, 'x');
  const auto fail_inside_hdf5 = [&] {
    int file = 0;
    EXPECT_NE(NC_NOERR, nc_open(damaged.c_str(), NC_NOWRITE, &file));
  };
  const auto one = [](std::size_t, std::uint32_t, std::size_t) { return 1.0f; };
  MeshSeries first(folder_.file("first.nc"), grid_, "2026-11-22T06:30:00", {});
  testing::internal::CaptureStderr();
  std::thread([&] {
    const MeshSeries second(folder_.file("second.nc"), grid_, "2026-11-22T06:30:00", {});
    fail_inside_hdf5();
  }).join();
  std::thread([&] {
    first.append(frame_of(0, {0}, {0}, one));
    fail_inside_hdf5();
  }).join();
  EXPECT_EQ("", testing::internal::GetCapturedStderr());
  testing::internal::CaptureStderr();
  std::thread(fail_inside_hdf5).join();
  if (testing::internal::GetCapturedStderr().empty())
    GTEST_SKIP() << "this HDF5 prints nothing in any thread";
}

TEST_F(MeshSeriesTest, NamesTheCrsAndNoPassword) {
  const std::string path = folder_.file("flood.nc");
  {
    MeshSeries series(path, grid_, "2000-01-01T00:00:00",
                      {{"SPATE_INPUT_DEM", "dbname=x password='s3cr3t'"}});
    series.append(frame_of(0, {0}, {0}, [](std::size_t, std::uint32_t, std::size_t) { return 1.0f; }));
    series.publish();
  }
  const ReadBack read(path);
  EXPECT_EQ("EPSG:32633", read.text("projected_coordinate_system", "EPSG_code"));
  EXPECT_NE(std::string::npos, read.text("projected_coordinate_system", "wkt").find("32633"));
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(std::string::npos, bytes.find("s3cr3t"));
}

TEST_F(MeshSeriesTest, AFullDiskLeavesTheFramesBefore) {
  const std::string path = mount_disk("size=40m");
  if (path.empty()) GTEST_SKIP() << "no tmpfs can be mounted here: " << std::strerror(errno);
  grid_ = plain_reference(512, 512);
  int written = 0;
  {
    MeshSeries series(path, grid_, "2000-01-01T00:00:00", {});
    EXPECT_THROW(for (;; ++written) series.append(noisy_frame(written)), Error);
    series.publish();
  }
  EXPECT_GT(written, 1);
  {
    const ReadBack read(path);
    EXPECT_EQ(static_cast<std::size_t>(written), read.size("time"));
    for (const double depth : read.values("mesh2d_depth", static_cast<std::size_t>(written) * 512 * 512))
      ASSERT_TRUE(depth >= 0 && depth <= 1);
  }
}

// The faces that a frame adds count before it is begun: what is free is enough for the next frame
// of one tile, but not for one in which the flood reaches a thousand others.
TEST_F(MeshSeriesTest, AFullDiskIsForeseenWhenTheFloodGrows) {
  const std::string path = mount_disk("size=12m");
  if (path.empty()) GTEST_SKIP() << "no tmpfs can be mounted here: " << std::strerror(errno);
  grid_ = plain_reference(512, 512);
  const auto ones = [](std::size_t, std::uint32_t, std::size_t) { return 1.0f; };
  MeshSeries series(path, grid_, "2000-01-01T00:00:00", {});
  series.append(frame_of(0, {0}, {0}, ones));
  series.append(frame_of(60, {0}, {}, ones));
  std::vector<std::uint32_t> others(32 * 32 - 1);
  std::iota(others.begin(), others.end(), 1u);
  EXPECT_THROW(series.append(frame_of(120, others, others, ones)), Error);
  series.publish();
  const ReadBack read(path);
  EXPECT_EQ(2u, read.size("time"));
  EXPECT_EQ(frame_tile_cells, read.size("mesh2d_nFaces")) << "nothing of the frame that does not fit";
}

// A quota shows only when it is exceeded: the file begun by then cannot be read, and does not take its place.
TEST_F(MeshSeriesTest, AFrameThatBreaksOffLeavesTheOldFile) {
  const std::string path = folder_.file("flood.nc");
  std::ofstream(path) << "old";
  grid_ = plain_reference(512, 512);
  {
    MeshSeries series(path, grid_, "2000-01-01T00:00:00", {});
    const test::SmallDisk disk(2'000'000);
    EXPECT_THROW(series.append(noisy_frame(0)), Error);
    EXPECT_THROW(series.publish(), Error);
  }
  EXPECT_EQ(3u, std::filesystem::file_size(path));
  EXPECT_EQ(1u, folder_.count());
}

TEST_F(MeshSeriesTest, AFolderThatIsMissingIsAnError) {
  EXPECT_THROW(MeshSeries(folder_.file("none/flood.nc"), grid_, "2000-01-01T00:00:00", {}), Error);
}

}  // namespace
}  // namespace spate::io

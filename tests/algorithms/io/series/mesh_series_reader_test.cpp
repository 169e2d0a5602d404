// SPDX-License-Identifier: GPL-3.0-or-later
// What MeshSeries writes is read again; other files are refused.
#include "algorithms/io/series/mesh_series_reader.hpp"

#include <gtest/gtest.h>
#include <netcdf.h>

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include "tests/algorithms/io/raster/rasters.hpp"
#include "tests/algorithms/io/series/frames.hpp"
#include "tests/solver/errors.hpp"

namespace spate::io {
namespace {

// A value of a cell of a tile, exactly as a float of the file holds it; every fifth cell is dry.
float value_of(std::size_t value, std::uint32_t tile, std::size_t cell) {
  return cell % 5 == 0
             ? nan
             : static_cast<float>(value + 1) + static_cast<float>(tile) + static_cast<float>(cell) / 256;
}

class MeshSeriesReaderTest : public testing::Test {
 protected:
  MeshSeriesReaderTest() : path_(folder_.file("flood.nc")) {
    grid_ = plain_reference(40, 20);  // 3 x 2 tiles, those in the east 8 columns wide, in the north 4 rows
    grid_.crs_wkt = wkt_of_epsg(32633);
    MeshSeries series(path_, grid_, "2026-11-22T06:30:00", {});
    series.append(frame_of(0, {}, {}, value_of));
    series.append(frame_of(1800, {4}, {4}, value_of));
    series.append(frame_of(5400, {2, 4}, {2}, value_of));
    series.publish();
  }
  std::string bytes() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::string write(const char* name, const std::string& text) const {
    std::ofstream(folder_.file(name), std::ios::binary) << text;
    return folder_.file(name);
  }

  TemporaryFolder folder_;
  std::string path_;
  GeoReference grid_;
};

TEST_F(MeshSeriesReaderTest, ReadsWhatWasWritten) {
  const MeshSeriesReader reader(path_);
  EXPECT_EQ((std::vector<double>{0, 1800, 5400}), reader.times());
  EXPECT_EQ("2026-11-22T06:30:00", reader.start());
  EXPECT_EQ(grid_.crs_wkt, reader.crs_wkt());

  const MeshFaces faces = reader.faces();
  // Tile 4 is the middle one in the north, of 16 x 4 cells; tile 2 the south-eastern one, of 8 x 16.
  const std::size_t first = 16 * 4, count = first + 8 * 16;
  ASSERT_EQ(count, faces.columns.size());
  ASSERT_EQ(count, faces.rows.size());
  EXPECT_DOUBLE_EQ(grid_.cell_width, faces.width);
  EXPECT_DOUBLE_EQ(grid_.cell_height, faces.height);
  const std::array<double, 4> extent = {grid_.x_at(16), grid_.y_at(0), grid_.x_at(40), grid_.y_at(20)};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(extent[i], faces.extent()[i], 1e-6);

  std::vector<float> values;
  for (std::size_t frame = 0; frame < 3; ++frame)
    for (const FrameValue value : {frame_depth, frame_level, frame_u, frame_v}) {
      reader.read(frame, value, values);
      ASSERT_EQ(count, values.size());
      for (std::size_t face = 0; face < count; ++face) {
        // The cell of the grid, by its place.
        const auto column =
            static_cast<std::size_t>(grid_.column_at(faces.west_of(faces.columns[face]) + 0.5 * faces.width));
        const auto row =
            static_cast<std::size_t>(grid_.row_at(faces.south_of(faces.rows[face]) + 0.5 * faces.height));
        const std::uint32_t tile = face < first ? 4 : 2;
        ASSERT_EQ(tile, row / 16 * 3 + column / 16);
        const bool was_wet = frame == 2 || (frame == 1 && tile == 4);
        const float expected = was_wet ? value_of(value, tile, row % 16 * 16 + column % 16) : nan;
        if (std::isnan(expected))
          EXPECT_TRUE(std::isnan(values[face])) << frame << " " << value << " " << face;
        else
          EXPECT_EQ(expected, values[face]) << frame << " " << value << " " << face;
      }
    }
}

TEST_F(MeshSeriesReaderTest, RefusesOtherFiles) {
  const auto refuse = [](const std::string& path) {
    cases::expect_error([&] { MeshSeriesReader reader(path); }, "series_not_read", {path.c_str()});
  };
  refuse(folder_.file("none.nc"));
  refuse(write("empty.nc", ""));
  refuse(write("text.nc", "nothing"));
  refuse(write("half.nc", bytes().substr(0, bytes().size() / 2)));
  // A mesh without one of its variables, and one whose times are of another kind.
  const auto changed = [&](const char* name, int (*change)(int file)) {
    const std::string path = write(name, bytes());
    int file = 0;
    EXPECT_EQ(NC_NOERR, nc_open(path.c_str(), NC_WRITE, &file));
    EXPECT_EQ(NC_NOERR, change(file));
    EXPECT_EQ(NC_NOERR, nc_close(file));
    return path;
  };
  refuse(changed("without.nc", [](int file) {
    int depth = 0;
    nc_inq_varid(file, "mesh2d_depth", &depth);
    nc_redef(file);
    return nc_rename_var(file, depth, "depth");
  }));
  refuse(changed("days.nc", [](int file) {
    int time = 0;
    nc_inq_varid(file, "time", &time);
    const std::string unit = "days since 2026-11-22 06:30:00";
    return nc_put_att_text(file, time, "units", unit.size(), unit.c_str());
  }));
}

// Whatever numbers stand in a file, it is refused or read. Its structure is the business of HDF5, which some
// releases of crash where that is damaged.
TEST_F(MeshSeriesReaderTest, SurvivesDamagedNumbers) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  const double wild[] = {std::nan(""), infinite, -infinite, 1e300, -1e300, -1, 0, 1e9};
  int refused = 0, read = 0;
  for (const char* name : {"time", "mesh2d_face_x", "mesh2d_face_y", "mesh2d_node_x", "mesh2d_node_y",
                           "mesh2d_face_nodes", "mesh2d_depth", "mesh2d_u", "mesh2d_v"})
    for (const double number : wild)
      for (const bool at_end : {false, true}) {
        const std::string path = write("damaged.nc", bytes());
        int file = 0, variable = 0, dimensions = 0, numbers[NC_MAX_VAR_DIMS];
        ASSERT_EQ(NC_NOERR, nc_open(path.c_str(), NC_WRITE, &file));
        ASSERT_EQ(NC_NOERR, nc_inq_varid(file, name, &variable));
        nc_inq_var(file, variable, nullptr, nullptr, &dimensions, numbers, nullptr);
        std::vector<std::size_t> place(static_cast<std::size_t>(dimensions));
        for (std::size_t i = 0; i < place.size() && at_end; ++i) {
          nc_inq_dimlen(file, numbers[i], &place[i]);
          --place[i];
        }
        nc_put_var1_double(file, variable, place.data(), &number);  // a whole number takes what it can
        ASSERT_EQ(NC_NOERR, nc_close(file));
        try {
          const MeshSeriesReader reader(path);
          reader.faces();
          std::vector<float> values;
          for (std::size_t frame = 0; frame < reader.times().size(); ++frame)
            for (const FrameValue value : {frame_depth, frame_u, frame_v}) reader.read(frame, value, values);
          ++read;
        } catch (const Error& error) {
          EXPECT_EQ("series_not_read", error.key());
          ++refused;
        }
      }
  std::printf("  %d damaged files were refused, %d read\n", refused, read);
  EXPECT_GT(refused, 5);
  EXPECT_GT(read, 20);
}

}  // namespace
}  // namespace spate::io

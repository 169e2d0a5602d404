// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the frames of a SERIES anew with each of netCDF's levels of deflate, with and without shuffle, and
// packs them as Spate does; prints the size of the file and the processor time that each frame takes:
//   spate_series_compression flood.nc
#include <netcdf.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

#include "algorithms/io/series/packed_chunk.hpp"

namespace {

constexpr std::array names = {"mesh2d_depth", "mesh2d_level", "mesh2d_u", "mesh2d_v"};
constexpr std::size_t chunk = 16384;  // faces, as mesh_series.cpp has them

void check(int status) {
  if (status == NC_NOERR) return;
  std::fprintf(stderr, "%s\n", nc_strerror(status));
  std::exit(1);
}

struct Series {
  std::size_t times = 0, faces = 0;
  std::array<std::vector<float>, names.size()> values;  // by time and face
};

Series read_series(const char* path) {
  Series series;
  int file = 0, dimension = 0;
  check(nc_open(path, NC_NOWRITE, &file));
  check(nc_inq_dimid(file, "time", &dimension));
  check(nc_inq_dimlen(file, dimension, &series.times));
  check(nc_inq_dimid(file, "mesh2d_nFaces", &dimension));
  check(nc_inq_dimlen(file, dimension, &series.faces));
  for (std::size_t i = 0; i < names.size(); ++i) {
    int variable = 0;
    check(nc_inq_varid(file, names[i], &variable));
    series.values[i].resize(series.times * series.faces);
    check(nc_get_var_float(file, variable, series.values[i].data()));
  }
  check(nc_close(file));
  return series;
}

// Processor time of all frames, s: other programs change it little.
double write_series(const Series& series, const std::string& path, int level, int shuffle) {
  int file = 0, times = 0, faces = 0;
  std::array<int, names.size()> variables{};
  check(nc_create(path.c_str(), NC_NETCDF4 | NC_CLOBBER, &file));
  check(nc_def_dim(file, "time", NC_UNLIMITED, &times));
  check(nc_def_dim(file, "mesh2d_nFaces", NC_UNLIMITED, &faces));
  const std::array dimensions = {times, faces};
  const std::array<std::size_t, 2> chunks = {1, chunk};
  for (std::size_t i = 0; i < names.size(); ++i) {
    check(nc_def_var(file, names[i], NC_FLOAT, 2, dimensions.data(), &variables[i]));
    check(nc_def_var_chunking(file, variables[i], NC_CHUNKED, chunks.data()));
    if (level > 0 || shuffle > 0) check(nc_def_var_deflate(file, variables[i], shuffle, level > 0, level));
  }
  check(nc_enddef(file));
  const std::clock_t begin = std::clock();
  for (std::size_t time = 0; time < series.times; ++time) {
    const std::array<std::size_t, 2> start = {time, 0}, count = {1, series.faces};
    for (std::size_t i = 0; i < names.size(); ++i)
      check(nc_put_vara_float(file, variables[i], start.data(), count.data(),
                              series.values[i].data() + time * series.faces));
    check(nc_sync(file));
  }
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  check(nc_close(file));
  return seconds;
}

// The same, and the bytes, as MeshSeries packs them, in one thread.
double pack_series(const Series& series, double& bytes) {
  std::vector<float> values(chunk);
  bytes = 0;
  const std::clock_t begin = std::clock();
  for (const std::vector<float>& all : series.values)
    for (std::size_t time = 0; time < series.times; ++time)
      for (std::size_t face = 0; face < series.faces; face += chunk) {
        const std::size_t count = std::min(chunk, series.faces - face);
        std::fill(std::copy_n(all.begin() + static_cast<std::ptrdiff_t>(time * series.faces + face), count,
                              values.begin()),
                  values.end(), -9999.0f);
        bytes += static_cast<double>(spate::io::packed(values.data(), chunk).size());
      }
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: spate_series_compression SERIES.nc\n");
    return 2;
  }
  const Series series = read_series(arguments[1]);
  const std::string path =
      (std::filesystem::temp_directory_path() / "spate_series_compression.nc").u8string();
  std::printf("%zu frames of %zu faces\ndeflate shuffle      MB  bytes a face and frame  ms a frame\n",
              series.times, series.faces);
  const auto frames = static_cast<double>(series.times), faces = static_cast<double>(series.faces);
  for (const int level : {0, 1, 4, 9})
    for (const int shuffle : {0, 1}) {
      double least = 1e30;  // of three
      for (int i = 0; i < 3; ++i) least = std::min(least, write_series(series, path, level, shuffle));
      const auto bytes = static_cast<double>(std::filesystem::file_size(path));
      std::printf("%7d %7d %7.2f %23.2f %11.2f\n", level, shuffle, bytes / 1e6, bytes / frames / faces,
                  1e3 * least / frames);
    }
  std::filesystem::remove(path);
  double least = 1e30, bytes = 0;
  for (int i = 0; i < 3; ++i) least = std::min(least, pack_series(series, bytes));
  std::printf("%15s %7.2f %23.2f %11.2f\n", "packed by Spate", bytes / 1e6, bytes / frames / faces,
              1e3 * least / frames);
}

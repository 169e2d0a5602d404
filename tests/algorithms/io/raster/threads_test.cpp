// SPDX-License-Identifier: GPL-3.0-or-later
// Several simulations can live in one process: their input and output must not disturb each other.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "algorithms/io/raster/dem.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/raster/raster_onto_grid.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

TEST(Threads, ReadWriteAndFailAtTheSameTime) {
  const TemporaryFolder folder;
  const std::string dem_path = make_raster(folder.file("dem.tif"), {});
  const std::string square = wkb("POLYGON ((1000 5000, 1004 5000, 1004 5004, 1000 5004, 1000 5000))");
  std::atomic<int> right{0};
  std::atomic<int> own_errors{0};
  const auto work = [&](int number) {
    for (int round = 0; round < 20; ++round) {
      const Dem dem = read_dem(dem_path);
      const Terrain& terrain = dem.terrain;
      GeoTiffSet set(dem.reference, {});
      set.write(folder.file("result " + std::to_string(number) + ".tif"),
                {{"bed", "m", [&](std::int32_t begin, std::int32_t end, float* values) {
                    std::copy_n(
                        terrain.zb.begin() + static_cast<std::ptrdiff_t>(terrain.grid.index(0, begin)),
                        (end - begin) * terrain.grid.columns, values);
                  }}});
      set.publish();
      const RasterOnGrid again =
          read_onto_grid(folder.file("result " + std::to_string(number) + ".tif"), "result", dem.reference);
      if (again.values == terrain.zb.values() &&
          cells_of_geometry(square, dem.reference, "square").cells.size() == 4)
        ++right;
      const std::string missing = "missing " + std::to_string(number);
      try {
        read_dem(folder.file(missing));
      } catch (const Error& error) {
        if (std::string(error.what()).find(missing) != std::string::npos) ++own_errors;
      }
    }
  };
  std::vector<std::thread> threads;
  for (int number = 0; number < 4; ++number) threads.emplace_back(work, number);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(80, right);
  EXPECT_EQ(80, own_errors);
  EXPECT_EQ(5u, folder.count());
}

}  // namespace
}  // namespace spate::io

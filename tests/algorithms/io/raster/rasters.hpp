// SPDX-License-Identifier: GPL-3.0-or-later
// Rasters, folders and geometries for the tests of algorithms/io.
#pragma once

#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogr_geometry.h>
#include <ogr_spatialref.h>

#include <array>
#include <filesystem>
#include <functional>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/core/check.hpp"
#include "solver/model/scenario.hpp"
#include "tests/solver/errors.hpp"

namespace spate::io {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();

// A new folder, removed at the end; its name has a space and letters beyond ASCII.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "spate Überflutung é XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::size_t count() const {
    const std::filesystem::directory_iterator begin(path_);
    return static_cast<std::size_t>(std::distance(begin, std::filesystem::directory_iterator()));
  }

 private:
  std::filesystem::path path_;
};

// The content of a test raster; a field that is not set is left out of the file.
struct RasterRecipe {
  int columns = 4;
  int rows = 3;
  std::array<double, 6> transform = {1000, 2, 0, 5006, 0, -2};
  bool georeferenced = true;
  int epsg = 32632;  // 0 = none
  GDALDataType type = GDT_Float32;
  std::string driver = "GTiff";
  int bands = 1;
  // The first band, from the northern row on (as in the file); default: 100 + column + 10 * row.
  std::vector<double> values;
  std::function<void(GDALDataset&)> finish;  // nodata, scale, masks ...
};

inline std::string make_raster(const std::string& path, const RasterRecipe& recipe) {
  register_gdal();
  GDALDriver* driver = find_driver(recipe.driver);
  const GDALDatasetUniquePtr dataset(
      driver->Create(path.c_str(), recipe.columns, recipe.rows, recipe.bands, recipe.type, nullptr));
  std::array<double, 6> transform = recipe.transform;
  if (recipe.georeferenced) dataset->SetGeoTransform(transform.data());
  if (recipe.epsg != 0) {
    OGRSpatialReference crs;
    crs.importFromEPSG(recipe.epsg);
    dataset->SetSpatialRef(&crs);
  }
  std::vector<double> values = recipe.values;
  for (int i = static_cast<int>(values.size()); i < recipe.columns * recipe.rows; ++i) {
    const int row = i / recipe.columns;
    values.push_back(100 + i % recipe.columns + 10 * row);
  }
  if (recipe.finish) recipe.finish(*dataset);
  EXPECT_EQ(CE_None,
            dataset->GetRasterBand(1)->RasterIO(GF_Write, 0, 0, recipe.columns, recipe.rows, values.data(),
                                                recipe.columns, recipe.rows, GDT_Float64, 0, 0, nullptr));
  return path;
}

// A grid of 2 m cells (or another size) with its south-western corner at (0, 0), without CRS.
inline GeoReference plain_reference(int columns, int rows, double spacing = 2) {
  GeoReference reference;
  reference.grid = {columns, rows, spacing, 0, 0};
  reference.cell_width = reference.cell_height = spacing;
  reference.north = rows * spacing;
  return reference;
}

// The bed is 0 everywhere.
inline Terrain flat(const GeoReference& reference) {
  Terrain terrain;
  terrain.grid = reference.grid;
  terrain.zb.assign(reference.grid.cells(), 0.0f);
  return terrain;
}

inline std::string wkt_of_epsg(int epsg) {
  OGRSpatialReference crs;
  crs.importFromEPSG(epsg);
  return wkt_of(crs);
}

inline std::string wkb(const std::string& wkt) {
  OGRGeometry* raw = nullptr;
  EXPECT_EQ(OGRERR_NONE, OGRGeometryFactory::createFromWkt(wkt.c_str(), nullptr, &raw)) << wkt;
  const std::unique_ptr<OGRGeometry> geometry(raw);
  return wkb_of(*geometry);
}

// Nobody can catch what libtiff says where GDAL (3.10) gives it no file to say it of, and what the threads
// say in which GDAL decodes a file that is cut short.
inline std::string without_what_nobody_catches(const std::string& said) {
  std::string rest;
  std::istringstream lines(said);
  for (std::string line; std::getline(lines, line);)
    if (line.rfind("_tiff", 0) != 0 && line.rfind("ERROR 1: Cannot read", 0) != 0) rest += line + '\n';
  return rest;
}

// Expects that action throws an Error with that key, names and numbers, and writes nothing to stderr.
inline void expect_error(const std::function<void()>& action, const char* key,
                         const std::vector<std::string>& parts = {}) {
  testing::internal::CaptureStderr();
  std::string message;
  try {
    action();
  } catch (const Error& error) {
    message = error.what();
  } catch (...) {
    testing::internal::GetCapturedStderr();
    throw;
  }
  EXPECT_EQ("", without_what_nobody_catches(testing::internal::GetCapturedStderr()));
  EXPECT_TRUE(cases::has_key(message, key, parts));
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/hillshade.hpp"

#include <gdal_utils.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/heights.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr float no_data = -99999;
constexpr double shown_slope = 0.5;  // of the steep parts of a map; more is black and white only
constexpr double steep_part = 0.95;  // of all pixels are less steep
constexpr double most_exaggeration = 20;

GDALDatasetUniquePtr onto(GDALDataset& heights, const GeoReference& place, int width, int height) {
  std::vector<std::string> arguments = {"-of", "MEM",   "-ot",        "Float32",
                                        "-r",  "cubic", "-dstnodata", exact(static_cast<double>(no_data)),
                                        "-te"};
  for (const double edge : {place.west(), place.south(), place.east(), place.north})
    arguments.push_back(exact(edge));
  arguments.insert(arguments.end(), {"-ts", std::to_string(width), std::to_string(height)});
  if (!place.crs_wkt.empty() && heights.GetSpatialRef() != nullptr)
    arguments.insert(arguments.end(), {"-t_srs", place.crs_wkt});
  CPLStringList list = as_list(arguments);
  const std::unique_ptr<GDALWarpAppOptions, decltype(&GDALWarpAppOptionsFree)> options(
      GDALWarpAppOptionsNew(list.List(), nullptr), &GDALWarpAppOptionsFree);
  GDALDatasetH source = GDALDataset::ToHandle(&heights);
  return GDALDatasetUniquePtr(
      GDALDataset::FromHandle(GDALWarp("", nullptr, 1, &source, options.get(), nullptr)));
}

// How much steeper the ground is drawn than it is.
double exaggeration(GDALDataset& ground, const GeoReference& place) {
  const int width = ground.GetRasterXSize(), height = ground.GetRasterYSize();
  std::vector<float> z(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  if (ground.GetRasterBand(1)->RasterIO(GF_Read, 0, 0, width, height, z.data(), width, height, GDT_Float32, 0,
                                        0) != CE_None)
    return 1;
  const double dx = (place.east() - place.west()) / width, dy = (place.north - place.south()) / height;
  std::vector<double> slopes;
  for (int y = 1; y < height; ++y)
    for (int x = 1; x < width; ++x) {
      const auto at = [&](int column, int row) {
        return z[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                 static_cast<std::size_t>(column)];
      };
      if (at(x, y) == no_data || at(x - 1, y) == no_data || at(x, y - 1) == no_data) continue;
      const auto fall = [&](int column, int row) { return static_cast<double>(at(x, y) - at(column, row)); };
      slopes.push_back(std::hypot(fall(x - 1, y) / dx, fall(x, y - 1) / dy));
    }
  if (slopes.empty()) return 1;
  const auto steep =
      slopes.begin() + static_cast<std::ptrdiff_t>(steep_part * static_cast<double>(slopes.size() - 1));
  std::nth_element(slopes.begin(), steep, slopes.end());
  return std::clamp(shown_slope / std::max(*steep, 1e-9), 1.0, most_exaggeration);
}

}  // namespace

std::vector<std::uint8_t> hillshade(const std::string& source, const std::string& label,
                                    const std::string& crs_wkt, const GeoReference& place, int width,
                                    int height) {
  const GDALDatasetUniquePtr dataset = open_raster(source, label);
  const GdalErrors errors;
  const auto check = [&](const GDALDatasetUniquePtr& made) {
    if (!made)
      throw Error("hillshade_failed", tr("%1 cannot be drawn", label), errors.why(tr("it could not be read")),
                  tr("Check the file, or leave %1 out.", label));
  };
  const GDALDatasetUniquePtr heights = as_heights(*dataset, crs_wkt, label);
  const GDALDatasetUniquePtr ground = onto(*heights, place, width, height);
  check(ground);
  CPLStringList arguments = as_list(
      {"-of", "MEM", "-multidirectional", "-compute_edges", "-z", exact(exaggeration(*ground, place))});
  const std::unique_ptr<GDALDEMProcessingOptions, decltype(&GDALDEMProcessingOptionsFree)> options(
      GDALDEMProcessingOptionsNew(arguments.List(), nullptr), &GDALDEMProcessingOptionsFree);
  const GDALDatasetUniquePtr shade(GDALDataset::FromHandle(GDALDEMProcessing(
      "", GDALDataset::ToHandle(ground.get()), "hillshade", nullptr, options.get(), nullptr)));
  check(shade);
  std::vector<std::uint8_t> values(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  if (shade->GetRasterBand(1)->RasterIO(GF_Read, 0, 0, width, height, values.data(), width, height, GDT_Byte,
                                        0, 0) != CE_None)
    check(nullptr);
  return values;
}

}  // namespace spate::io

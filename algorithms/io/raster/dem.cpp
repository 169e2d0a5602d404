// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/dem.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/raster/dem_checks.hpp"
#include "algorithms/io/raster/elevation_check.hpp"
#include "algorithms/io/raster/raster_windows.hpp"
#include "solver/core/check.hpp"
#include "solver/core/free_memory.hpp"

namespace spate::io {
namespace {

// Nodata takes memory only for what says that there is none (PagedField). taken: bytes, for it already.
void check_memory(const std::string& source, const Grid& grid, double with_data, double bytes_per_cell,
                  double taken) {
  const double books = static_cast<double>(grid.cells()) / PagedField<float>::book,
               needed = (with_data + books) * bytes_per_cell, free = free_memory() + taken;
  if (needed <= free) return;
  throw Error("dem_too_large_for_memory",
              tr("%1 is too large for this computer's memory", quoted_dem(source)),
              tr("its %1 x %2 cells take at least %3, and %4 are free", number(grid.columns),
                 number(grid.rows), in_megabytes(needed), free_megabytes(free)),
              tr("Use larger cells, or cut it to the part that can be flooded (gdal:cliprasterbyextent)."));
}

// What this thread opens is decoded by all processors, unless the user has said how many: a GeoTIFF, by GDAL
// from 3.6 on, where one reads several of its blocks at once.
class DecodesInThreads {
 public:
  DecodesInThreads() : is_said_(CPLGetConfigOption(option, nullptr) != nullptr) {
    if (!is_said_) CPLSetThreadLocalConfigOption(option, "ALL_CPUS");
  }
  ~DecodesInThreads() {
    if (!is_said_) CPLSetThreadLocalConfigOption(option, nullptr);
  }
  DecodesInThreads(const DecodesInThreads&) = delete;
  DecodesInThreads& operator=(const DecodesInThreads&) = delete;

 private:
  static constexpr const char* option = "GDAL_NUM_THREADS";
  const bool is_said_;
};

void check_range(const Dem& dem, const std::string& source, const ElevationCheck& elevations) {
  elevations.check("dem_elevation_impossible", quoted_dem(source));
  if (dem.nodata_cells == static_cast<std::int64_t>(dem.reference.grid.cells())) {
    throw Error("dem_without_data", tr("%1 has no data", quoted_dem(source)),
                tr("all of its cells are nodata"),
                tr("Choose another DEM, or correct its nodata value with gdal:translate."));
  }
}

}  // namespace

Dem read_dem(const std::string& gdal_source, double bytes_per_cell, const std::function<void(double)>& watch,
             const std::string& crs_wkt) {
  const DecodesInThreads threads;
  const GDALDatasetUniquePtr dataset = open_raster(gdal_source, "DEM");
  const GdalErrors errors;
  Dem dem;
  RasterPlace place = read_place(*dataset, quoted_dem(gdal_source));
  if (!crs_wkt.empty()) set_crs(place.reference, crs_from_wkt(crs_wkt));
  check_dem_geometry(gdal_source, place, dem.warnings);
  dem.reference = place.reference;
  dem.terrain.grid = place.reference.grid;

  GDALRasterBand& band = *dataset->GetRasterBand(1);
  check_dem_bands(gdal_source, *dataset, dem.warnings);
  check_dem_units(gdal_source, *dataset, band, dem.warnings);
  if (band.GetScale() == 0)
    dem.warnings.push_back(
        {"dem_scale_zero",
         tr("The scale of the DEM's band is 0: all of its elevations are %1 m.", number(band.GetOffset()))});

  const Grid& grid = dem.terrain.grid;
  const auto all_cells = static_cast<double>(grid.cells());
  // Where any cell may be nodata, only the first pass tells how many hold data.
  check_memory(gdal_source, grid, mask_of(band) == nullptr ? all_cells : 0, bytes_per_cell, 0);

  // The range, and with it the datum, is known when all has been read. Until then the field holds what the
  // file does, which is read again only where that does not fit into a float.
  RasterWindows elevations(band, quoted_dem(gdal_source));
  dem.lowest = std::numeric_limits<double>::infinity();
  dem.highest = -dem.lowest;
  ElevationCheck check;
  double cells_read = 0, checked = 0;  // checked: bytes of the field when there was memory for the run
  bool fits = true;
  PagedField<float> zb(grid.cells(), PagedField<float>::usual());
  std::vector<float> row_of_window;
  const auto tell = [&](int pass, int row) { watch(0.5 * (pass + row / double(grid.rows))); };
  // The values of a window above a datum.
  const auto keep = [&](const RasterWindow& window, const std::vector<double>& values, double datum) {
    row_of_window.resize(static_cast<std::size_t>(window.columns));
    for (std::int32_t i = 0; i < window.rows; ++i) {
      const auto from = values.begin() + static_cast<std::ptrdiff_t>(i) * window.columns;
      std::transform(from, from + window.columns, row_of_window.begin(),
                     [&](double z) { return static_cast<float>(z - datum); });
      const std::int32_t row = place.south_up ? window.row + i : grid.rows - 1 - (window.row + i);
      zb.set_run(grid.index(window.column, row), row_of_window.data(), row_of_window.size());
    }
  };
  elevations.each([&](const RasterWindow& window, const std::vector<double>& values) {
    tell(0, window.row);
    cells_read += static_cast<double>(window.cells());
    if (values.empty()) dem.nodata_cells += static_cast<std::int64_t>(window.cells());
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double z : values) {
      dem.nodata_cells += std::isnan(z) ? 1 : 0;
      low = std::min(low, z);  // not what is no number
      high = std::max(high, z);
      fits = fits && (static_cast<double>(static_cast<float>(z)) == z || std::isnan(z));
    }
    dem.lowest = std::min(dem.lowest, low);
    dem.highest = std::max(dem.highest, high);
    check.look_at(values, low, high);
    if (!fits || values.empty()) return;
    keep(window, values, 0);
    constexpr double often = 1 << 26;  // bytes
    if (zb.bytes() < checked + often) return;
    checked = zb.bytes();
    check_memory(gdal_source, grid, cells_read - static_cast<double>(dem.nodata_cells), bytes_per_cell,
                 checked);
  });
  check_range(dem, gdal_source, check);
  check_memory(gdal_source, grid, all_cells - static_cast<double>(dem.nodata_cells), bytes_per_cell,
               zb.bytes());
  for (Message& doubt : check.doubts(quoted_dem(gdal_source))) dem.warnings.push_back(std::move(doubt));

  dem.terrain.datum = std::round(0.5 * (dem.lowest + dem.highest));
  if (!fits) {
    elevations.each([&](const RasterWindow& window, const std::vector<double>& values) {
      tell(1, window.row);
      if (!values.empty()) keep(window, values, dem.terrain.datum);
    });
  } else if (dem.terrain.datum != 0) {
    std::vector<float> above(PagedField<float>::book);
    for (std::int32_t row = 0; row < grid.rows; ++row) {
      tell(1, row);
      zb.each_piece(grid.index(0, row), grid.index(grid.columns, row),
                    [&](std::size_t begin, std::size_t end, const float* values, bool alike) {
                      if (alike && std::isnan(*values)) return;
                      std::transform(values, values + (end - begin), above.begin(), [&](float z) {
                        return static_cast<float>(static_cast<double>(z) - dem.terrain.datum);
                      });
                      zb.set_run(begin, above.data(), end - begin);
                    });
    }
  }
  dem.terrain.zb = std::move(zb);
  return dem;
}

}  // namespace spate::io

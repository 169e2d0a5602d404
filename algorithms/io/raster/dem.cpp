// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/dem.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr double highest_elevation = 12000;  // m; beyond it a value is an undeclared nodata
constexpr std::array usual_nodata = {-9999.0, -99999.0, -32768.0,
                                     -32767.0};  // no elevation, where not declared
constexpr double squareness = 1e-3;
const char* const reproject =
    "Reproject it with gdal:warpreproject (Raster > Projections > Warp) to a CRS in metres";

std::string quoted(const std::string& source) {
  return "DEM '" + source + "'";
}

void check_units(const std::string& source, const std::string& unit, std::vector<std::string>& warnings) {
  const CPLString name = CPLString(unit).Trim().tolower();
  static const std::array<const char*, 7> metres = {"", "m", "metre", "meter", "metres", "meters", "unknown"};
  if (std::any_of(metres.begin(), metres.end(), [&](const char* m) { return name == m; })) return;
  static const std::array<const char*, 14> others = {
      "ft", "feet", "foot", "us-ft", "ftus", "us survey foot",    "us survey feet", "in",
      "yd", "km",   "dm",   "cm",    "mm",   "international foot"};
  if (std::any_of(others.begin(), others.end(), [&](const char* o) { return name == o; })) {
    throw Error(quoted(source) + " is not in metres", "its elevations have the unit '" + unit + "'",
                "Convert them to metres with the raster calculator (feet: multiply by 0.3048).");
  }
  warnings.push_back("The DEM's elevations have the unit '" + unit + "', taken as metres.");
}

// The CRS must measure in metres; its centre names the UTM zone to go to.
void check_crs(const std::string& source, const OGRSpatialReference& crs, double x, double y) {
  const std::string zone = utm_zone(crs, x, y);
  const std::string remedy = std::string(reproject) + (zone.empty() ? "." : ", e.g. " + zone + ".");
  if (crs.IsGeographic() != 0 || crs.IsGeocentric() != 0) {
    throw Error(quoted(source) + " is not in metres", "its CRS " + crs_name(crs) + " measures in degrees",
                remedy);
  }
  const char* unit = nullptr;
  if (std::abs(crs.GetLinearUnits(&unit) - 1) > 1e-9) {
    throw Error(quoted(source) + " is not in metres",
                "its CRS " + crs_name(crs) + " measures in '" + unit + "'", remedy);
  }
  if (crs.IsCompound() != 0 && std::abs(crs.GetTargetLinearUnits("VERT_CS", &unit) - 1) > 1e-9) {
    throw Error(quoted(source) + " is not in metres",
                "the heights of its CRS " + crs_name(crs) + " are in '" + unit + "'",
                "Convert the elevations to metres with the raster calculator (feet: multiply by 0.3048), and "
                "assign a "
                "CRS without heights in feet.");
  }
}

void check_geometry(const std::string& source, const RasterPlace& place, std::vector<std::string>& warnings) {
  const GeoReference& reference = place.reference;
  if (!reference.crs_wkt.empty()) {
    check_crs(source, crs_from_wkt(reference.crs_wkt), 0.5 * (reference.west() + reference.east()),
              0.5 * (reference.south() + reference.north));
  } else {
    warnings.emplace_back(
        "The DEM has no CRS: its coordinates are taken as metres, and the results have no CRS either.");
  }
  const double width = reference.cell_width;
  const double height = reference.cell_height;
  if (std::abs(width - height) > squareness * std::max(width, height)) {
    throw Error(quoted(source) + " has cells that are not square",
                number_text(width) + " m wide and " + number_text(height) + " m high",
                "Resample it with gdal:warpreproject, with one output resolution, e.g. " +
                    number_text(std::min(width, height)) + " m.");
  }
}

void check_range(const Dem& dem, const std::string& source, double absurd) {
  if (absurd != 0) {
    throw Error(quoted(source) + " holds an elevation of " + number_text(absurd) + " m",
                "no ground is there: typically a nodata value that the file does not declare",
                "Declare it with gdal:translate (Assign a specified nodata value, -a_nodata " +
                    number_text(absurd) + "), or remove such cells.");
  }
  if (dem.nodata_cells == static_cast<std::int64_t>(dem.reference.grid.cells())) {
    throw Error(quoted(source) + " has no data", "all of its cells are nodata",
                "Choose another DEM, or correct its nodata value with gdal:translate.");
  }
}

}  // namespace

Dem read_dem(const std::string& gdal_source) {
  const GDALDatasetUniquePtr dataset = open_raster(gdal_source, "DEM");
  const GdalErrors errors;
  Dem dem;
  const RasterPlace place = read_place(*dataset, quoted(gdal_source));
  check_geometry(gdal_source, place, dem.warnings);
  dem.reference = place.reference;
  dem.terrain.grid = place.reference.grid;

  GDALRasterBand& band = *dataset->GetRasterBand(1);
  const GDALColorInterp colour = band.GetColorInterpretation();
  if (band.GetRasterDataType() == GDT_Byte && (colour == GCI_PaletteIndex || colour == GCI_RedBand)) {
    throw Error(quoted(gdal_source) + " is a picture", "its first band holds colours",
                "Choose a raster whose first band holds elevations.");
  }
  check_units(gdal_source, band.GetUnitType(), dem.warnings);
  if (dataset->GetRasterCount() > 1) {
    dem.warnings.push_back("The DEM has " + std::to_string(dataset->GetRasterCount()) +
                           " bands: the first is taken as elevation.");
  }

  // First the range, for the datum; then the values above it.
  RasterStrips elevations(band, quoted(gdal_source));
  const std::size_t columns = static_cast<std::size_t>(dem.terrain.grid.columns);
  dem.lowest = std::numeric_limits<double>::infinity();
  dem.highest = -dem.lowest;
  double absurd = 0;
  elevations.for_each_strip([&](int, int rows, const std::vector<double>& values) {
    for (std::size_t i = 0; i < columns * static_cast<std::size_t>(rows); ++i) {
      if (std::isnan(values[i])) {
        ++dem.nodata_cells;
        continue;
      }
      const bool is_nodata =
          std::find(usual_nodata.begin(), usual_nodata.end(), values[i]) != usual_nodata.end();
      if ((is_nodata || std::abs(values[i]) > highest_elevation) && absurd == 0) absurd = values[i];
      dem.lowest = std::min(dem.lowest, values[i]);
      dem.highest = std::max(dem.highest, values[i]);
    }
  });
  check_range(dem, gdal_source, absurd);

  dem.terrain.datum = std::round(0.5 * (dem.lowest + dem.highest));
  std::vector<float> zb(dem.terrain.grid.cells());
  elevations.for_each_strip([&](int first, int rows, const std::vector<double>& values) {
    for (int row = 0; row < rows; ++row) {
      const std::int32_t target = place.south_up ? first + row : dem.terrain.grid.rows - 1 - (first + row);
      const double* from = values.data() + static_cast<std::size_t>(row) * columns;
      std::transform(from, from + columns,
                     zb.begin() + static_cast<std::ptrdiff_t>(dem.terrain.grid.index(0, target)),
                     [&](double z) { return static_cast<float>(z - dem.terrain.datum); });
    }
  });
  dem.terrain.zb = std::move(zb);
  return dem;
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/dem.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "algorithms/io/gdal_support.hpp"
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

struct Geometry {
  GeoReference reference;
  bool south_up = false;
};

Geometry read_geometry(GDALDataset& dataset, const std::string& source, std::vector<std::string>& warnings) {
  std::array<double, 6> t{};
  const OGRSpatialReference* crs = dataset.GetSpatialRef();
  if (dataset.GetGeoTransform(t.data()) != CE_None) {
    throw Error(
        quoted(source) + " has no georeferencing",
        dataset.GetGCPCount() > 0 ? "only ground control points" : "neither position nor cell size",
        dataset.GetGCPCount() > 0
            ? std::string(reproject) + "."
            : "Place it with the Georeferencer, or with gdal:translate and -a_ullr west north east south.");
  }
  const int columns = dataset.GetRasterXSize();
  const int rows = dataset.GetRasterYSize();
  const double width = t[1];
  const double height = std::abs(t[5]);
  // A rotation is none when it shifts no corner by a thousandth of a cell.
  const bool rotated =
      std::abs(t[2]) * rows > 1e-3 * std::abs(width) || std::abs(t[4]) * columns > 1e-3 * height;
  if (rotated || !(width > 0) || !(height > 0)) {
    throw Error(quoted(source) + " is rotated", "its rows do not run from west to east",
                "Make a north-up raster of it with gdal:warpreproject (Raster > Projections > Warp).");
  }
  if (crs != nullptr && !crs->IsEmpty()) {
    check_crs(source, *crs, t[0] + 0.5 * columns * width, t[3] + 0.5 * rows * t[5]);
  } else {
    warnings.emplace_back(
        "The DEM has no CRS: its coordinates are taken as metres, and the results have no CRS either.");
    crs = nullptr;
  }
  if (std::abs(width - height) > squareness * std::max(width, height)) {
    throw Error(quoted(source) + " has cells that are not square",
                number_text(width) + " m wide and " + number_text(height) + " m high",
                "Resample it with gdal:warpreproject, with one output resolution, e.g. " +
                    number_text(std::min(width, height)) + " m.");
  }

  Geometry geometry;
  geometry.south_up = t[5] > 0;
  GeoReference& reference = geometry.reference;
  reference.cell_width = width;
  reference.cell_height = height;
  reference.north = geometry.south_up ? t[3] + rows * height : t[3];
  reference.grid.columns = columns;
  reference.grid.rows = rows;
  reference.grid.spacing = 0.5 * (width + height);
  reference.grid.west = t[0];
  reference.grid.south = geometry.south_up ? t[3] : t[3] - rows * height;
  if (crs != nullptr) {
    reference.crs_wkt = wkt_of(*crs);
    reference.crs_name = crs_name(*crs);
  }
  return geometry;
}

// Elevations in metres, row by row of the file, NaN where there are none.
class Elevations {
 public:
  Elevations(GDALRasterBand& band, const std::string& source)
      : band_(band), source_(source), scale_(band.GetScale()), offset_(band.GetOffset()) {}

  // visit(first row of the file, rows, values)
  template <class Visit>
  void for_each_strip(const Visit& visit) {
    const int columns = band_.GetXSize();
    const int rows = band_.GetYSize();
    const int strip = std::clamp(static_cast<int>((1 << 22) / columns), 1, 256);
    values_.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(strip));
    mask_.resize(values_.size());
    for (int row = 0; row < rows; row += strip) {
      const int count = std::min(strip, rows - row);
      read(row, count);
      visit(row, count, values_);
    }
  }

 private:
  void read(int row, int count) {
    const GdalErrors errors;
    const int columns = band_.GetXSize();
    const bool all_valid = (band_.GetMaskFlags() & GMF_ALL_VALID) != 0;
    if (band_.RasterIO(GF_Read, 0, row, columns, count, values_.data(), columns, count, GDT_Float64, 0, 0,
                       nullptr) != CE_None ||
        (!all_valid && band_.GetMaskBand()->RasterIO(GF_Read, 0, row, columns, count, mask_.data(), columns,
                                                     count, GDT_Byte, 0, 0, nullptr) != CE_None)) {
      throw Error(quoted(source_) + " cannot be read to its end", errors.why("reading failed"),
                  "The file may be cut short: copy or make it again.");
    }
    const std::size_t cells = static_cast<std::size_t>(columns) * static_cast<std::size_t>(count);
    for (std::size_t i = 0; i < cells; ++i) {
      const bool valid = (all_valid || mask_[i] != 0) && std::isfinite(values_[i]);
      values_[i] = valid ? values_[i] * scale_ + offset_ : std::numeric_limits<double>::quiet_NaN();
    }
  }

  GDALRasterBand& band_;
  const std::string& source_;
  double scale_;
  double offset_;
  std::vector<double> values_;
  std::vector<GByte> mask_;
};

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
  const Geometry geometry = read_geometry(*dataset, gdal_source, dem.warnings);
  dem.reference = geometry.reference;
  dem.terrain.grid = geometry.reference.grid;

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
  Elevations elevations(band, gdal_source);
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
  dem.terrain.zb.resize(dem.terrain.grid.cells());
  elevations.for_each_strip([&](int first, int rows, const std::vector<double>& values) {
    for (int row = 0; row < rows; ++row) {
      const std::int32_t target = geometry.south_up ? first + row : dem.terrain.grid.rows - 1 - (first + row);
      const double* from = values.data() + static_cast<std::size_t>(row) * columns;
      std::transform(from, from + columns,
                     dem.terrain.zb.begin() + static_cast<std::ptrdiff_t>(dem.terrain.grid.index(0, target)),
                     [&](double z) { return static_cast<float>(z - dem.terrain.datum); });
    }
  });
  return dem;
}

}  // namespace spate::io

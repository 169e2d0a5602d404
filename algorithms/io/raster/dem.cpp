// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/dem.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <string>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/raster/raster_windows.hpp"
#include "solver/core/check.hpp"
#include "solver/core/free_memory.hpp"

namespace spate::io {
namespace {

// Elevations that are nodata values, even when the file does not declare them.
constexpr std::array usual_nodata = {-9999.0, -99999.0, -32768.0, -32767.0};
// Elevations that exist, or nearly so, but are nodata values more often.
constexpr std::array doubtful_nodata = {-999.0, 9999.0};
constexpr double squareness = 1e-3;

std::string quoted(const std::string& source) {
  return "DEM '" + source + "'";
}

std::string not_in_metres(const std::string& source) {
  return tr("%1 is not in metres", quoted(source));
}

void check_units(const std::string& source, const std::string& unit, std::vector<Message>& warnings) {
  const std::string name = folded(CPLString(unit).Trim());
  static const std::array<const char*, 7> metres = {"", "m", "metre", "meter", "metres", "meters", "unknown"};
  if (std::any_of(metres.begin(), metres.end(), [&](const char* m) { return name == m; })) return;
  static const std::array<const char*, 14> others = {
      "ft", "feet", "foot", "us-ft", "ftus", "us survey foot",    "us survey feet", "in",
      "yd", "km",   "dm",   "cm",    "mm",   "international foot"};
  if (std::any_of(others.begin(), others.end(), [&](const char* o) { return name == o; })) {
    throw Error("dem_heights_not_in_metres", not_in_metres(source),
                tr("its elevations have the unit '%1'", unit),
                tr("Convert them to metres with the raster calculator (feet: multiply by 0.3048)."));
  }
  warnings.push_back(
      {"dem_unit_unknown", tr("The DEM's elevations have the unit '%1', which is taken as metres.", unit)});
}

bool speaks_of_feet(const std::string& text) {
  static const std::array<const char*, 5> words = {"ft", "feet", "foot", "ftus", "usft"};
  std::string word;
  for (const char letter : folded(text) + " ") {
    if (std::isalpha(static_cast<unsigned char>(letter)) != 0) {
      word += letter;
      continue;
    }
    if (std::find(words.begin(), words.end(), word) != words.end()) return true;
    word.clear();
  }
  return false;
}

// Where no unit is stated, what the band is called and its maker's own tags may still tell: "Elevation (ft)",
// "VERTICAL_UNITS=feet". Empty = nothing does.
std::string text_about_feet(GDALDataset& dataset, GDALRasterBand& band) {
  if (speaks_of_feet(band.GetDescription())) return band.GetDescription();
  for (GDALMajorObject* object :
       {static_cast<GDALMajorObject*>(&band), static_cast<GDALMajorObject*>(&dataset)})
    for (char** item = object->GetMetadata(); item != nullptr && *item != nullptr; ++item) {
      const std::string text = *item;
      const std::string name = folded(text.substr(0, text.find('=')));
      const bool is_about_values = name.find("unit") != std::string::npos || name == "long_name";
      if (is_about_values && speaks_of_feet(text.substr(text.find('=') + 1))) return text;
    }
  return {};
}

void warn_of_feet(GDALDataset& dataset, GDALRasterBand& band, std::vector<Message>& warnings) {
  const std::string text = std::string(band.GetUnitType()).empty() ? text_about_feet(dataset, band) : "";
  if (!text.empty())
    warnings.push_back({"dem_in_feet", tr("The elevation model seems to be in feet"),
                        tr("its file says '%1'", text),
                        tr("Convert it to metres with gdal:rastercalculator (A*0.3048).")});
}

// The CRS must measure in metres. x, y: the raster's centre, whose UTM zone is suggested.
void check_crs(const std::string& source, const OGRSpatialReference& crs, double x, double y) {
  const std::string zone = utm_zone(crs, x, y);
  const std::string remedy =
      zone.empty()
          ? tr("Reproject it with gdal:warpreproject (Raster > Projections > Warp) to a CRS in metres.")
          : tr("Reproject it with gdal:warpreproject (Raster > Projections > Warp) to a CRS in metres, "
               "e.g. %1.",
               zone);
  if (crs.IsGeographic() != 0 || crs.IsGeocentric() != 0) {
    throw Error("dem_in_degrees", not_in_metres(source), tr("its CRS %1 measures in degrees", crs_name(crs)),
                remedy);
  }
  const char* unit = nullptr;
  if (std::abs(crs.GetLinearUnits(&unit) - 1) > 1e-9) {
    throw Error("dem_crs_not_in_metres", not_in_metres(source),
                tr("its CRS %1 measures in '%2'", crs_name(crs), unit), remedy);
  }
  if (crs.IsCompound() != 0 && std::abs(crs.GetTargetLinearUnits("VERT_CS", &unit) - 1) > 1e-9) {
    throw Error(
        "dem_heights_not_in_metres", not_in_metres(source),
        tr("the heights of its CRS %1 are in '%2'", crs_name(crs), unit),
        tr("Convert the elevations to metres with the raster calculator (feet: multiply by 0.3048), and "
           "assign a CRS without heights in feet."));
  }
}

void check_geometry(const std::string& source, const RasterPlace& place, std::vector<Message>& warnings) {
  const GeoReference& reference = place.reference;
  if (!reference.crs_wkt.empty()) {
    check_crs(source, crs_from_wkt(reference.crs_wkt), 0.5 * (reference.west() + reference.east()),
              0.5 * (reference.south() + reference.north));
  } else {
    warnings.push_back(
        {"dem_without_crs",
         tr("The DEM has no CRS: its coordinates are taken as metres, and the results have no CRS either.")});
  }
  const double width = reference.cell_width;
  const double height = reference.cell_height;
  if (std::abs(width - height) > squareness * std::max(width, height)) {
    throw Error("dem_cells_not_square", tr("%1 has cells that are not square", quoted(source)),
                tr("they are %1 m wide and %2 m high", number(width, 10), number(height, 10)),
                tr("Resample it with gdal:warpreproject, with one output resolution, e.g. %1 m.",
                   number(std::min(width, height), 10)));
  }
  if (!(width >= least_cell && width <= most_cell))
    throw Error("cell_size_impossible", tr("%1 has cells of %2 m", quoted(source), number(width)),
                tr("they must be between %1 and %2 m wide", number(least_cell), number(most_cell)),
                tr("Check its georeference and the units of its CRS, or resample it."));
}

// Nodata takes memory only for what says that there is none (PagedField). taken: bytes, for it already.
void check_memory(const std::string& source, const Grid& grid, double with_data, double bytes_per_cell,
                  double taken) {
  const double books = static_cast<double>(grid.cells()) / PagedField<float>::book,
               needed = (with_data + books) * bytes_per_cell, free = free_memory() + taken;
  if (needed <= free) return;
  throw Error("dem_too_large_for_memory", tr("%1 is too large for this computer's memory", quoted(source)),
              tr("its %1 x %2 cells take at least %3, and %4 are free", number(grid.columns),
                 number(grid.rows), in_megabytes(needed), in_megabytes(free)),
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

void check_range(const Dem& dem, const std::string& source, double absurd) {
  if (absurd != 0) {
    throw Error(
        "dem_elevation_impossible", tr("%1 holds an elevation of %2 m", quoted(source), number(absurd, 10)),
        tr("no ground lies there: it is probably a nodata value that the file does not declare"),
        tr("Declare it with gdal:translate (Assign a specified nodata value, -a_nodata %1), or remove "
           "such cells.",
           exact(absurd)));
  }
  if (dem.nodata_cells == static_cast<std::int64_t>(dem.reference.grid.cells())) {
    throw Error("dem_without_data", tr("%1 has no data", quoted(source)), tr("all of its cells are nodata"),
                tr("Choose another DEM, or correct its nodata value with gdal:translate."));
  }
}

}  // namespace

Dem read_dem(const std::string& gdal_source, double bytes_per_cell,
             const std::function<void(double)>& watch) {
  const DecodesInThreads threads;
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
    throw Error("dem_is_picture", tr("%1 is a picture", quoted(gdal_source)),
                tr("its first band holds colours"), tr("Choose a raster whose first band holds elevations."));
  }
  check_units(gdal_source, band.GetUnitType(), dem.warnings);
  warn_of_feet(*dataset, band, dem.warnings);
  if (band.GetScale() == 0)
    dem.warnings.push_back(
        {"dem_scale_zero",
         tr("The scale of the DEM's band is 0: all of its elevations are %1 m.", number(band.GetOffset()))});
  if (dataset->GetRasterCount() > 1) {
    dem.warnings.push_back(
        {"dem_with_many_bands",
         tr("The DEM has %1 bands: the first is taken as elevation.", number(dataset->GetRasterCount()))});
  }

  const Grid& grid = dem.terrain.grid;
  const auto all_cells = static_cast<double>(grid.cells());
  // Where any cell may be nodata, only the first pass tells how many hold data.
  check_memory(gdal_source, grid, (band.GetMaskFlags() & GMF_ALL_VALID) != 0 ? all_cells : 0, bytes_per_cell,
               0);

  // The range, and with it the datum, is known when all has been read. Until then the field holds what the
  // file does, which is read again only where that does not fit into a float.
  RasterWindows elevations(band, quoted(gdal_source));
  dem.lowest = std::numeric_limits<double>::infinity();
  dem.highest = -dem.lowest;
  double absurd = 0;
  double cells_read = 0, checked = 0;  // checked: bytes of the field when there was memory for the run
  bool fits = true;
  std::array<std::int64_t, doubtful_nodata.size()> doubtful{};  // cells of each
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
    const auto may_hold = [&](double z) { return low <= z && z <= high; };
    if (std::any_of(usual_nodata.begin(), usual_nodata.end(), may_hold) ||
        std::any_of(doubtful_nodata.begin(), doubtful_nodata.end(), may_hold) || low < -most_elevation ||
        high > most_elevation)
      for (const double z : values) {
        const bool is_nodata = std::find(usual_nodata.begin(), usual_nodata.end(), z) != usual_nodata.end();
        if ((is_nodata || std::abs(z) > most_elevation) && absurd == 0) absurd = z;
        for (std::size_t k = 0; k < doubtful.size(); ++k) doubtful[k] += z == doubtful_nodata[k];
      }
    if (!fits || values.empty()) return;
    keep(window, values, 0);
    constexpr double often = 1 << 26;  // bytes
    if (zb.bytes() < checked + often) return;
    checked = zb.bytes();
    check_memory(gdal_source, grid, cells_read - static_cast<double>(dem.nodata_cells), bytes_per_cell,
                 checked);
  });
  check_range(dem, gdal_source, absurd);
  check_memory(gdal_source, grid, all_cells - static_cast<double>(dem.nodata_cells), bytes_per_cell,
               zb.bytes());
  for (std::size_t k = 0; k < doubtful.size(); ++k)
    if (doubtful[k] > 0)
      dem.warnings.push_back({"dem_nodata_doubtful",
                              tr("%1 {cell of the DEM has|cells of the DEM have} an elevation of %2 m: if "
                                 "that is a nodata value, declare it with gdal:translate (-a_nodata %3).",
                                 number(static_cast<long long>(doubtful[k])), number(doubtful_nodata[k]),
                                 exact(doubtful_nodata[k]))});

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/dem_checks.hpp"

#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/limits.hpp"

namespace spate::io {
namespace {

constexpr double squareness = 1e-3;

std::string not_in_metres(const std::string& source) {
  return tr("%1 is not in metres", quoted_dem(source));
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

void check_heights(const std::string& source, const OGRSpatialReference& crs) {
  if (are_heights_in_metres(crs)) return;
  const char* unit = nullptr;
  crs.GetTargetLinearUnits("VERT_CS", &unit);
  throw Error(
      "dem_heights_not_in_metres", not_in_metres(source),
      tr("the heights of its CRS %1 are in '%2'", crs_name(crs), unit),
      tr("Convert the elevations to metres with the raster calculator (feet: multiply by 0.3048), and "
         "assign a CRS without heights in feet."));
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
  check_heights(source, crs);
}

}  // namespace

bool are_heights_in_metres(const OGRSpatialReference& crs) {
  return crs.IsCompound() == 0 || std::abs(crs.GetTargetLinearUnits("VERT_CS") - 1) <= 1e-9;
}

std::string quoted_dem(const std::string& source) {
  return "DEM '" + source + "'";
}

void check_dem_bands(const std::string& source, GDALDataset& dataset, std::vector<Message>& warnings) {
  GDALRasterBand& band = *dataset.GetRasterBand(1);
  const GDALColorInterp colour = band.GetColorInterpretation();
  if (band.GetRasterDataType() == GDT_Byte && (colour == GCI_PaletteIndex || colour == GCI_RedBand))
    throw Error("dem_is_picture", tr("%1 is a picture", quoted_dem(source)),
                tr("its first band holds colours"), tr("Choose a raster whose first band holds elevations."));
  const int bands = dataset.GetRasterCount() - (alpha_of(band) > 0 ? 1 : 0);
  if (bands > 1)
    warnings.push_back({"dem_with_many_bands", tr("%1 has %2 bands: the first is taken as elevation.",
                                                  quoted_dem(source), number(bands))});
}

void check_dem_units(const std::string& source, GDALDataset& dataset, GDALRasterBand& band,
                     std::vector<Message>& warnings) {
  check_units(source, band.GetUnitType(), warnings);
  warn_of_feet(dataset, band, warnings);
}

void check_dem_heights(const std::string& source, const std::string& crs_wkt) {
  if (!crs_wkt.empty()) check_heights(source, crs_from_wkt(crs_wkt));
}

void check_dem_geometry(const std::string& source, const RasterPlace& place, std::vector<Message>& warnings) {
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
    throw Error("dem_cells_not_square", tr("%1 has cells that are not square", quoted_dem(source)),
                tr("they are %1 m wide and %2 m high", number(width, 10), number(height, 10)),
                tr("Resample it with gdal:warpreproject, with one output resolution, e.g. %1 m.",
                   number(std::min(width, height), 10)));
  }
  if (!(width >= least_cell && width <= most_cell))
    throw Error("cell_size_impossible", tr("%1 has cells of %2 m", quoted_dem(source), number(width)),
                tr("they must be between %1 and %2 m wide", number(least_cell), number(most_cell)),
                tr("Check its georeference and the units of its CRS, or resample it."));
}

}  // namespace spate::io

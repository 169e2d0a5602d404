// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/raster_strips.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

void set_crs(GeoReference& reference, const OGRSpatialReference& crs) {
  reference.crs_wkt = wkt_of(crs);
  reference.crs_name = crs_name(crs);
}

RasterPlace read_place(GDALDataset& dataset, const std::string& name) {
  std::array<double, 6> t{};
  if (dataset.GetGeoTransform(t.data()) != CE_None) {
    const bool points = dataset.GetGCPCount() > 0;
    throw Error(
        "raster_not_georeferenced", tr("%1 has no georeferencing", name),
        points ? tr("it has only ground control points") : tr("it has neither position nor cell size"),
        points ? tr("Reproject it with gdal:warpreproject (Raster > Projections > Warp).")
               : tr("Place it with the Georeferencer, or with gdal:translate and -a_ullr west north east "
                    "south."));
  }
  if (!std::all_of(t.begin(), t.end(), [](double value) { return std::isfinite(value); }))
    throw Error(
        "raster_not_georeferenced", tr("%1 has no georeferencing", name),
        tr("its position or cell size is not a finite number"),
        tr("Place it with the Georeferencer, or with gdal:translate and -a_ullr west north east south."));
  const int columns = dataset.GetRasterXSize();
  const int rows = dataset.GetRasterYSize();
  const double width = t[1];
  const double height = std::abs(t[5]);
  // A rotation that shifts no corner by a thousandth of a cell is ignored.
  const bool rotated =
      std::abs(t[2]) * rows > 1e-3 * std::abs(width) || std::abs(t[4]) * columns > 1e-3 * height;
  if (rotated || !(width > 0) || !(height > 0)) {
    throw Error("raster_rotated", tr("%1 is rotated", name), tr("its rows do not run from west to east"),
                tr("Make a north-up raster of it with gdal:warpreproject (Raster > Projections > Warp)."));
  }

  RasterPlace place;
  place.south_up = t[5] > 0;
  GeoReference& reference = place.reference;
  reference.cell_width = width;
  reference.cell_height = height;
  reference.north = place.south_up ? t[3] + rows * height : t[3];
  reference.grid.columns = columns;
  reference.grid.rows = rows;
  reference.grid.spacing = 0.5 * (width + height);
  reference.grid.west = t[0];
  reference.grid.south = place.south_up ? t[3] : t[3] - rows * height;
  const OGRSpatialReference* crs = dataset.GetSpatialRef();
  if (crs != nullptr && !crs->IsEmpty()) set_crs(reference, *crs);
  return place;
}

GDALRasterBand& find_band(GDALDataset& dataset, int band, const std::string& name) {
  if (band < 1 || band > dataset.GetRasterCount()) {
    throw Error("band_missing", tr("%1 has no band %2", name, std::to_string(band)),
                tr("it has %1", number(dataset.GetRasterCount())), tr("Choose one of its bands."));
  }
  return *dataset.GetRasterBand(band);
}

GeoReference read_reference(const std::string& gdal_source, const std::string& label) {
  return read_place(*open_raster(gdal_source, label), label + " '" + gdal_source + "'").reference;
}

std::string read_metadata(const std::string& gdal_source, const std::string& label, const std::string& name) {
  const GDALDatasetUniquePtr dataset = open_raster(gdal_source, label);  // it owns the text
  const char* value = dataset->GetMetadataItem(name.c_str());
  return value != nullptr ? value : "";
}

std::vector<std::string> read_band_metadata(const std::string& gdal_source, const std::string& label,
                                            const std::string& name) {
  const GDALDatasetUniquePtr dataset = open_raster(gdal_source, label);
  std::vector<std::string> items;
  for (int band = 1; band <= dataset->GetRasterCount(); ++band) {
    const char* value = dataset->GetRasterBand(band)->GetMetadataItem(name.c_str());
    items.emplace_back(value != nullptr ? value : "");
  }
  return items;
}

BandNames read_band_names(const std::string& gdal_source, const std::string& label) {
  const GDALDatasetUniquePtr dataset = open_raster(gdal_source, label);
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  const auto item = [&](const char* name) {
    const char* text = band.GetMetadataItem(name);
    return std::string(text != nullptr ? text : "");
  };
  return {band.GetDescription(), band.GetUnitType(), item("standard_name"), item(result_item),
          dataset->GetRasterCount() - (alpha_of(band) > 0 ? 1 : 0)};
}

RasterStrips::RasterStrips(GDALRasterBand& band, std::string name)
    : band_(band),
      name_(std::move(name)),
      strip_(std::clamp((1 << 22) / std::max(band.GetXSize(), 1), 1, 256)) {}

const std::vector<double>& RasterStrips::read(int column, int row, int columns, int count) {
  const GdalErrors errors;
  const std::size_t cells = static_cast<std::size_t>(columns) * static_cast<std::size_t>(count);
  values_.resize(cells);
  mask_.resize(cells);
  GDALRasterBand* const mask = mask_of(band_);
  if (band_.RasterIO(GF_Read, column, row, columns, count, values_.data(), columns, count, GDT_Float64, 0, 0,
                     nullptr) != CE_None ||
      (mask != nullptr && mask->RasterIO(GF_Read, column, row, columns, count, mask_.data(), columns, count,
                                         GDT_Byte, 0, 0, nullptr) != CE_None)) {
    throw Error("raster_cut_short", tr("%1 cannot be read to its end", name_),
                errors.why(tr("reading failed")), tr("The file may be cut short: copy or make it again."));
  }
  const double scale = band_.GetScale();
  const double offset = band_.GetOffset();
  for (std::size_t i = 0; i < cells; ++i) {
    const bool valid = (mask == nullptr || mask_[i] != 0) && std::isfinite(values_[i]);
    values_[i] = valid ? values_[i] * scale + offset : std::numeric_limits<double>::quiet_NaN();
  }
  return values_;
}

}  // namespace spate::io

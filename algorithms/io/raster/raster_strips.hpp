// SPDX-License-Identifier: GPL-3.0-or-later
// Any north-up or south-up raster: where it lies, and its values strip by strip.
#pragma once

#include <gdal_priv.h>

#include <algorithm>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

struct RasterPlace {
  GeoReference reference;  // cells need not be square; spacing is the mean of width and height
  bool south_up = false;   // the first row of the file is the southern one
};

// name is the raster in messages, e.g. "DEM 'a.tif'". Throws Error when it is rotated or not georeferenced.
RasterPlace read_place(GDALDataset& dataset, const std::string& name);
// Gives a grid a CRS, whatever its unit.
void set_crs(GeoReference& reference, const OGRSpatialReference& crs);

// A band by its number; throws Error when there is none.
GDALRasterBand& find_band(GDALDataset& dataset, int band, const std::string& name);

// The position of a file's raster; label names it in messages, e.g. "MAX_DEPTH".
GeoReference read_reference(const std::string& gdal_source, const std::string& label);

// An entry of a file's metadata, e.g. SPATE_MASS_ERROR; empty if it has none of that name.
std::string read_metadata(const std::string& gdal_source, const std::string& label, const std::string& name);

// The same of each of its bands.
std::vector<std::string> read_band_metadata(const std::string& gdal_source, const std::string& label,
                                            const std::string& name);

// What the first band of a file says of its values; empty where it says nothing.
struct BandNames {
  std::string title;          // "Maximum depth"
  std::string unit;           // "m"
  std::string standard_name;  // of CF: "flood_water_thickness"
  std::string result;         // the item of geotiff.hpp that names a result of Spate: "MAX_DEPTH"
  int bands = 1;              // of the file, without one of transparency
};
BandNames read_band_names(const std::string& gdal_source, const std::string& label);

// The values of a band with scale and offset applied; NaN where the nodata value, the mask or the value
// itself marks missing data.
class RasterStrips {
 public:
  RasterStrips(GDALRasterBand& band, std::string name);

  // visit(first row of the file, rows, values), for all rows or for [begin, end). Throws Error when the file
  // cannot be read to its end.
  template <class Visit>
  void for_each_strip(const Visit& visit) {
    for_each_strip(0, band_.GetYSize(), visit);
  }
  template <class Visit>
  void for_each_strip(int begin, int end, const Visit& visit) {
    for (int row = begin; row < end; row += strip_) {
      const int count = std::min(strip_, end - row);
      visit(row, count, read(0, row, band_.GetXSize(), count));
    }
  }

  // Those of a window of the file, row-major.
  const std::vector<double>& read(int column, int row, int columns, int rows);

 private:
  GDALRasterBand& band_;
  std::string name_;
  int strip_;  // rows
  std::vector<double> values_;
  std::vector<GByte> mask_;
};

}  // namespace spate::io

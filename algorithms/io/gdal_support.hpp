// SPDX-License-Identifier: GPL-3.0-or-later
// What every file of this folder needs from GDAL: its drivers, its error messages, an opened raster,
// geometries as bytes.
#pragma once

#include <gdal_alg.h>
#include <gdal_priv.h>
#include <ogr_geometry.h>
#include <ogr_spatialref.h>

#include <memory>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

void register_gdal();  // any number of times, from any thread

// The driver of exactly that name, e.g. "GTiff"; null = this GDAL lacks it. GDAL's own search folds case as
// the process' locale does, and finds no driver with an "i" when that has changed since, as from or to
// Turkish.
GDALDriver* find_driver(const std::string& name);

// Limits the memory in which GDAL keeps what it writes, which would otherwise be a share of all memory, as
// long as it lives. For where memory is scarce.
class SmallCache {
 public:
  explicit SmallCache(double bytes) : before_(GDALGetCacheMax64()) {
    GDALSetCacheMax64(static_cast<GIntBig>(bytes));
  }
  SmallCache(const SmallCache&) = delete;
  SmallCache& operator=(const SmallCache&) = delete;
  ~SmallCache() { GDALSetCacheMax64(before_); }

 private:
  GIntBig before_;
};

// Keeps GDAL's messages of this thread, instead of printing them, as long as it lives.
class GdalErrors {
 public:
  GdalErrors();
  ~GdalErrors();
  GdalErrors(const GdalErrors&) = delete;
  GdalErrors& operator=(const GdalErrors&) = delete;

  bool failed() const { return failed_; }
  // The first failure (those after it are mostly its consequences), or fallback. The definition of a CRS
  // and the statement of SQL, which some hold, are cut.
  std::string why(const std::string& fallback) const;

 private:
  static void CPL_STDCALL collect(CPLErr kind, CPLErrorNum number, const char* message);
  bool failed_ = false;
  std::string first_failure_;
};

// From a raster's pixels to another place, and back.
struct DestroyTransformer {
  void operator()(void* transformer) const { GDALDestroyTransformer(transformer); }
};
using Transformer = std::unique_ptr<void, DestroyTransformer>;

CPLStringList as_list(const std::vector<std::string>& texts);

// Opens a dataset with at least one band of real numbers. label names it in messages, e.g. "DEM". Throws
// Error when it is missing, unreadable, no raster, has no band, or holds complex numbers.
GDALDatasetUniquePtr open_raster(const std::string& source, const std::string& label);

// Says where a band holds data, by values other than 0: the alpha band or GDAL's mask; null: it does
// everywhere. Of alpha bands GDAL takes only those of bytes and of 16 bits for a mask.
GDALRasterBand* mask_of(GDALRasterBand& band);
// The number of the alpha band, if that is what says so; else 0.
int alpha_of(GDALRasterBand& band);

// A geometry as WKB (ISO, little-endian), and back: null where it cannot be read.
std::string wkb_of(const OGRGeometry& geometry);
std::unique_ptr<OGRGeometry> geometry_of(const std::string& wkb);

// "EPSG:28356 GDA94 / MGA zone 56"
std::string crs_name(const OGRSpatialReference& crs);

// "EPSG:32756 (WGS 84 / UTM zone 56S)" at x, y of crs; empty when there is none.
std::string utm_zone(const OGRSpatialReference& crs, double x, double y);

std::string wkt_of(const OGRSpatialReference& crs);  // WKT2

// The CRS in traditional axis order (x = east), or an empty one.
OGRSpatialReference crs_from_wkt(const std::string& wkt);

}  // namespace spate::io

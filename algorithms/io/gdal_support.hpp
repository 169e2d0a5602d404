// SPDX-License-Identifier: GPL-3.0-or-later
// What every file of this folder needs from GDAL: its drivers, its complaints as text, an opened raster.
#pragma once

#include <gdal_priv.h>
#include <ogr_spatialref.h>

#include <string>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

void register_gdal();  // any number of times, from any thread

double usable_memory();  // bytes that this process may take at most, also within a container

// Where memory is scarce, as long as it lives: GDAL, which would keep up to a share of all memory of what it
// writes, keeps only so much.
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

// While it lives, GDAL's messages of this thread are kept here and not printed.
class GdalErrors {
 public:
  GdalErrors();
  ~GdalErrors();
  GdalErrors(const GdalErrors&) = delete;
  GdalErrors& operator=(const GdalErrors&) = delete;

  bool failed() const { return failed_; }
  // The first failure (what follows is mostly its consequence), or fallback.
  std::string why(const std::string& fallback) const { return failed_ ? first_failure_ : fallback; }

 private:
  static void CPL_STDCALL collect(CPLErr kind, CPLErrorNum number, const char* message);
  bool failed_ = false;
  std::string first_failure_;
};

// A dataset with at least one band of numbers. label names it in messages, e.g. "DEM".
// Throws Error: missing, unreadable, no raster, no band, complex numbers.
GDALDatasetUniquePtr open_raster(const std::string& source, const std::string& label);

// "EPSG:28356 GDA94 / MGA zone 56"
std::string crs_name(const OGRSpatialReference& crs);

// "EPSG:32756 (WGS 84 / UTM zone 56S)" at x, y of crs; empty when there is none.
std::string utm_zone(const OGRSpatialReference& crs, double x, double y);

std::string wkt_of(const OGRSpatialReference& crs);  // WKT2

// The CRS in traditional axis order (x = east), or an empty one.
OGRSpatialReference crs_from_wkt(const std::string& wkt);

// A number as short as it can be without loss of more than its 10th digit.
std::string number_text(double value);

}  // namespace spate::io

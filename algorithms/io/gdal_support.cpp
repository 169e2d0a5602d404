// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/gdal_support.hpp"

#include <cpl_vsi.h>
#include <ogrsf_frmts.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <limits>
#include <memory>
#include <mutex>

#include "solver/core/check.hpp"

namespace spate::io {

void register_gdal() {
  static std::once_flag once;
  std::call_once(once, [] { GDALAllRegister(); });
}

GDALDriver* find_driver(const std::string& name) {
  register_gdal();
  GDALDriverManager& drivers = *GetGDALDriverManager();
  for (int i = 0; i < drivers.GetDriverCount(); ++i)
    if (name == drivers.GetDriver(i)->GetDescription()) return drivers.GetDriver(i);
  return nullptr;
}

GdalErrors::GdalErrors() {
  CPLPushErrorHandlerEx(&GdalErrors::collect, this);
}

std::string GdalErrors::why(const std::string& fallback) const {
  if (!failed_) return fallback;
  std::string text = first_failure_;
  const std::string before_cause = ") failed: ";  // of SQL, whose statement tells users nothing
  if (const std::size_t at = text.rfind(before_cause);
      text.rfind("sqlite3_", 0) == 0 && at != std::string::npos)
    text.erase(0, at + before_cause.size());
  constexpr std::size_t most = 300;
  if (text.size() <= most) return text;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0u) == 0x80u) --end;  // within a letter
  return text.substr(0, end) + "...";
}

GdalErrors::~GdalErrors() {
  CPLPopErrorHandler();
  CPLErrorReset();
}

void CPL_STDCALL GdalErrors::collect(CPLErr kind, CPLErrorNum /*number*/, const char* message) {
  if (kind != CE_Failure && kind != CE_Fatal) return;
  auto* self = static_cast<GdalErrors*>(CPLGetErrorHandlerUserData());
  if (self->failed_) return;
  self->failed_ = true;
  self->first_failure_ = message;
  while (!self->first_failure_.empty() &&
         (self->first_failure_.back() == '.' || self->first_failure_.back() == '\n')) {
    self->first_failure_.pop_back();
  }
}

CPLStringList as_list(const std::vector<std::string>& texts) {
  CPLStringList list;
  for (const std::string& text : texts) list.AddString(text.c_str());
  return list;
}

GDALDatasetUniquePtr open_raster(const std::string& source, const std::string& label) {
  register_gdal();
  GdalErrors errors;
  GDALDatasetUniquePtr dataset(GDALDataset::Open(source.c_str(), GDAL_OF_RASTER | GDAL_OF_VERBOSE_ERROR));
  const std::string problem = tr("%1 '%2' cannot be read", label, source);
  if (!dataset) {
    const GDALDatasetUniquePtr vector(GDALDataset::Open(source.c_str(), GDAL_OF_VECTOR));
    if (vector && vector->GetLayerCount() > 0) {
      throw Error("raster_is_vector", problem, tr("it holds vector features, not a raster"),
                  tr("Choose a raster, or make one with gdal:rasterize."));
    }
    throw Error("raster_unreadable", problem, errors.why(tr("GDAL cannot open it")),
                tr("Check the path, and that it is a raster which QGIS can display."));
  }
  if (dataset->GetRasterCount() == 0) {
    const char* first = CSLFetchNameValue(dataset->GetMetadata("SUBDATASETS"), "SUBDATASET_1_NAME");
    throw Error("raster_without_band", problem, tr("it has no band of its own"),
                first != nullptr ? tr("Name one of the rasters inside it, e.g. %1.", first)
                                 : tr("Choose a raster with at least one band."));
  }
  if (GDALDataTypeIsComplex(dataset->GetRasterBand(1)->GetRasterDataType()) != 0) {
    throw Error("raster_of_complex_numbers", problem, tr("its first band holds complex numbers"),
                tr("Choose a raster of real numbers."));
  }
  return dataset;
}

int alpha_of(GDALRasterBand& band) {
  int has_nodata = 0;
  band.GetNoDataValue(&has_nodata);
  GDALDataset* const dataset = band.GetDataset();
  if (has_nodata != 0 || dataset == nullptr || (band.GetMaskFlags() & (GMF_ALL_VALID | GMF_ALPHA)) == 0)
    return 0;
  const int last = dataset->GetRasterCount();
  const bool is_alpha = dataset->GetRasterBand(last)->GetColorInterpretation() == GCI_AlphaBand;
  return is_alpha && band.GetBand() != last ? last : 0;
}

GDALRasterBand* mask_of(GDALRasterBand& band) {
  if (const int alpha = alpha_of(band); alpha > 0) return band.GetDataset()->GetRasterBand(alpha);
  return (band.GetMaskFlags() & GMF_ALL_VALID) != 0 ? nullptr : band.GetMaskBand();
}

std::string wkb_of(const OGRGeometry& geometry) {
  std::string wkb(geometry.WkbSize(), '\0');
  geometry.exportToWkb(wkbNDR, reinterpret_cast<unsigned char*>(wkb.data()), wkbVariantIso);
  return wkb;
}

std::unique_ptr<OGRGeometry> geometry_of(const std::string& wkb) {
  OGRGeometry* geometry = nullptr;
  OGRGeometryFactory::createFromWkb(wkb.data(), nullptr, &geometry, wkb.size());
  return std::unique_ptr<OGRGeometry>(geometry);
}

std::string crs_name(const OGRSpatialReference& crs) {
  const char* name = crs.GetName();
  std::string text = name != nullptr && *name != '\0' ? name : tr("unnamed CRS");
  const char* authority = crs.GetAuthorityName(nullptr);
  const char* code = crs.GetAuthorityCode(nullptr);
  if (authority != nullptr && code != nullptr) text = std::string(authority) + ":" + code + " " + text;
  return text;
}

std::string utm_zone(const OGRSpatialReference& crs, double x, double y) {
  const GdalErrors errors;
  OGRSpatialReference wgs84;
  wgs84.importFromEPSG(4326);
  wgs84.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  OGRSpatialReference source(crs);
  source.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  const std::unique_ptr<OGRCoordinateTransformation> transform(
      OGRCreateCoordinateTransformation(&source, &wgs84));
  if (!transform || transform->Transform(1, &x, &y) == 0) return {};
  if (!(x >= -180 && x <= 180 && y >= -80 && y <= 84)) return {};
  const int zone = std::min(60, static_cast<int>(std::floor((x + 180) / 6)) + 1);
  return "EPSG:" + std::to_string((y < 0 ? 32700 : 32600) + zone) + " (WGS 84 / UTM zone " +
         std::to_string(zone) + (y < 0 ? "S)" : "N)");
}

std::string wkt_of(const OGRSpatialReference& crs) {
  char* text = nullptr;
  const char* const options[] = {"FORMAT=WKT2", nullptr};
  crs.exportToWkt(&text, options);
  std::string wkt = text != nullptr ? text : "";
  CPLFree(text);
  return wkt;
}

OGRSpatialReference crs_from_wkt(const std::string& wkt) {
  OGRSpatialReference crs;
  if (!wkt.empty()) crs.importFromWkt(wkt.c_str());
  crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  return crs;
}

}  // namespace spate::io

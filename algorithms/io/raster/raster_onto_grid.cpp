// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/raster_onto_grid.hpp"

#include <gdal_alg.h>
#include <gdalwarper.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <limits>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

struct DestroyTransformer {
  void operator()(void* transformer) const { GDALDestroyTransformer(transformer); }
};
using Transformer = std::unique_ptr<void, DestroyTransformer>;

struct DestroyOptions {
  void operator()(GDALWarpOptions* options) const { GDALDestroyWarpOptions(options); }
};

// A north-up dataset of the grid whose only band is values.
GDALDatasetUniquePtr dataset_over(std::vector<float>& values, const GeoReference& reference, bool with_crs) {
  GDALDriver* driver = find_driver("MEM");
  GDALDatasetUniquePtr dataset(
      driver->Create("", reference.grid.columns, reference.grid.rows, 0, GDT_Float32, nullptr));
  std::array<char, 64> pointer{};
  pointer[static_cast<std::size_t>(CPLPrintPointer(pointer.data(), values.data(), 32))] = '\0';
  CPLStringList options;
  options.SetNameValue("DATAPOINTER", pointer.data());
  dataset->AddBand(GDT_Float32, options.List());
  std::array<double, 6> transform = reference.geo_transform();
  dataset->SetGeoTransform(transform.data());
  if (with_crs) {
    const OGRSpatialReference crs = crs_from_wkt(reference.crs_wkt);
    dataset->SetSpatialRef(&crs);
  }
  return dataset;
}

// Where the source lies in the grid's CRS, and how large its cells are there.
struct Footprint {
  std::array<double, 4> extent{};  // west, south, east, north
  double cell = 0;
};

Footprint footprint(GDALDataset& source, GDALDataset& target, const std::string& problem) {
  const GdalErrors errors;
  CPLStringList options;
  const OGRSpatialReference* crs = target.GetSpatialRef();
  if (crs != nullptr) options.SetNameValue("DST_SRS", wkt_of(*crs).c_str());
  const Transformer transformer(GDALCreateGenImgProjTransformer2(&source, nullptr, options.List()));
  std::array<double, 6> transform{};
  Footprint result;
  int columns = 0;
  int rows = 0;
  if (!transformer ||
      GDALSuggestedWarpOutput2(&source, GDALGenImgProjTransform, transformer.get(), transform.data(),
                               &columns, &rows, result.extent.data(), 0) != CE_None) {
    throw Error("raster_place_unknown", problem, errors.why(tr("its position on the map is unknown")),
                tr("Check its CRS, or reproject it with gdal:warpreproject to the CRS of the DEM."));
  }
  result.cell = transform[1];
  return result;
}

void check_overlap(const Footprint& source, const GeoReference& grid, const std::string& problem) {
  const auto& [west, south, east, north] = source.extent;
  if (west < grid.east() && east > grid.west() && south < grid.north && north > grid.south()) return;
  throw Error("raster_outside_dem", problem,
              tr("it covers x %1 to %2, y %3 to %4 in the DEM's CRS; the DEM covers %5", number(west, 10),
                 number(east, 10), number(south, 10), number(north, 10), grid.extent_text()),
              tr("Check the CRS of both layers, or choose a raster of the DEM's area."));
}

// GDAL's progress. An exception does not pass through GDAL: it is kept until the warp has ended.
struct Warping {
  const Watch& watch;
  std::exception_ptr end = nullptr;

  static int CPL_STDCALL tell(double complete, const char* /*message*/, void* self) {
    auto& warping = *static_cast<Warping*>(self);
    try {
      warping.watch(complete);
    } catch (...) {
      warping.end = std::current_exception();
      return FALSE;
    }
    return TRUE;
  }
};

void warp(GDALDataset& source, int band_number, GDALDataset& target, GDALResampleAlg algorithm,
          const std::string& problem, const Watch& watch) {
  const GdalErrors errors;
  const std::unique_ptr<GDALWarpOptions, DestroyOptions> options(GDALCreateWarpOptions());
  options->hSrcDS = &source;
  options->hDstDS = &target;
  options->eResampleAlg = algorithm;
  options->eWorkingDataType = GDT_Float32;
  GDALWarpInitDefaultBandMapping(options.get(), 1);
  options->panSrcBands[0] = band_number;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  GDALWarpInitDstNoDataReal(options.get(), nan);
  options->papszWarpOptions = CSLSetNameValue(options->papszWarpOptions, "INIT_DEST", "NO_DATA");
  options->papszWarpOptions = CSLSetNameValue(options->papszWarpOptions, "NUM_THREADS", "ALL_CPUS");

  // No data in the source: its nodata value or an alpha band; a mask band is found by the warper itself.
  GDALRasterBand& band = *source.GetRasterBand(band_number);
  int has_nodata = 0;
  const double nodata = band.GetNoDataValue(&has_nodata);
  const int last = source.GetRasterCount();
  if (has_nodata != 0) {
    GDALWarpInitSrcNoDataReal(options.get(), nodata);
  } else if (source.GetRasterBand(last)->GetColorInterpretation() == GCI_AlphaBand) {
    options->nSrcAlphaBand = last;
  } else if (GDALDataTypeIsFloating(band.GetRasterDataType()) != 0 &&
             (band.GetMaskFlags() & GMF_ALL_VALID) != 0) {
    GDALWarpInitSrcNoDataReal(options.get(), nan);
  }

  Transformer exact(GDALCreateGenImgProjTransformer2(&source, &target, nullptr));
  const Transformer approximate(
      exact ? GDALCreateApproxTransformer(GDALGenImgProjTransform, exact.get(), 0.125) : nullptr);
  options->pTransformerArg = approximate.get();
  options->pfnTransformer = GDALApproxTransform;
  Warping warping{watch};
  options->pfnProgress = Warping::tell;
  options->pProgressArg = &warping;
  GDALWarpOperation operation;
  if (!approximate || operation.Initialize(options.get()) != CE_None ||
      operation.ChunkAndWarpImage(0, 0, target.GetRasterXSize(), target.GetRasterYSize()) != CE_None) {
    if (warping.end) std::rethrow_exception(warping.end);
    throw Error("resampling_failed", problem, errors.why(tr("resampling failed")),
                tr("Reproject it with gdal:warpreproject to the CRS of the DEM."));
  }
}

void turn_upside_down(std::vector<float>& values, const Grid& grid) {
  const auto row_begin = [&](std::int32_t row) {
    return values.begin() + static_cast<std::ptrdiff_t>(grid.index(0, row));
  };
  for (std::int32_t row = 0; row < grid.rows / 2; ++row) {
    std::swap_ranges(row_begin(row), row_begin(row) + grid.columns, row_begin(grid.rows - 1 - row));
  }
}

}  // namespace

RasterOnGrid read_onto_grid(const std::string& gdal_source, const std::string& label,
                            const GeoReference& reference, Resampling resampling, const Watch& watch,
                            int band_number) {
  const GDALDatasetUniquePtr source = open_raster(gdal_source, label);
  const GdalErrors quiet;
  const std::string name = label + " '" + gdal_source + "'";
  RasterOnGrid result;
  result.values =
      filled(reference.grid.cells(), std::numeric_limits<float>::quiet_NaN(), part_of(watch, 0, 0));

  const OGRSpatialReference* crs = source->GetSpatialRef();
  const bool source_has_crs = crs != nullptr && !crs->IsEmpty();
  const bool both = source_has_crs && !reference.crs_wkt.empty();
  if (source_has_crs != !reference.crs_wkt.empty()) {
    result.warnings.push_back(
        {"raster_without_crs",
         source_has_crs ? tr("%1 is taken to be in the coordinates of the DEM, which has no CRS.", name)
                        : tr("%1 has no CRS: it is taken to be in the CRS of the DEM.", name)});
  }
  // A target without CRS makes GDAL take the coordinates as they are.
  const GDALDatasetUniquePtr target = dataset_over(result.values, reference, both);

  const Footprint lies = footprint(*source, *target, tr("%1 cannot be placed on the DEM", name));
  check_overlap(lies, reference, tr("%1 does not overlap the DEM", name));
  const bool finer = lies.cell <= 0.5 * reference.grid.spacing;
  const GDALResampleAlg algorithm = resampling == Resampling::nearest ? GRA_NearestNeighbour
                                    : finer                           ? GRA_Average
                                                                      : GRA_Bilinear;
  warp(*source, band_number, *target, algorithm, tr("%1 cannot be resampled to the DEM", name), watch);

  GDALRasterBand& band = *source->GetRasterBand(band_number);
  const double scale = band.GetScale();
  const double offset = band.GetOffset();
  for (float& value : result.values) {
    value = std::isfinite(value) ? static_cast<float>(static_cast<double>(value) * scale + offset)
                                 : std::numeric_limits<float>::quiet_NaN();
    if (std::isnan(value)) ++result.missing;
  }
  if (result.missing == static_cast<std::int64_t>(result.values.size())) {
    throw Error("raster_without_data_on_dem", tr("%1 has no data on the DEM", name),
                tr("every cell of the DEM gets nodata from it"),
                tr("Choose a raster with data in the DEM's area."));
  }
  turn_upside_down(result.values, reference.grid);
  return result;
}

std::vector<std::string> band_names(const std::string& gdal_source, const std::string& label) {
  const GDALDatasetUniquePtr source = open_raster(gdal_source, label);
  std::vector<std::string> names;
  for (int band = 1; band <= source->GetRasterCount(); ++band)
    names.emplace_back(source->GetRasterBand(band)->GetDescription());
  return names;
}

}  // namespace spate::io

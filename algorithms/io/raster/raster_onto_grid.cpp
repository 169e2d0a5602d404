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
#include <utility>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

struct DestroyOptions {
  void operator()(GDALWarpOptions* options) const { GDALDestroyWarpOptions(options); }
};

// Columns and rows of the grid, row 0 in the south as there.
struct GridWindow {
  std::int32_t column, row, columns, rows;

  std::size_t cells() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
  // GDAL's coefficients of it as a raster that begins in the north.
  std::array<double, 6> geo_transform(const GeoReference& reference) const {
    std::array<double, 6> transform = reference.geo_transform();
    transform[0] += column * transform[1];
    transform[3] += (reference.grid.rows - row - rows) * transform[5];
    return transform;
  }
};

// A dataset whose only band is values, row by row from the north.
GDALDatasetUniquePtr dataset_over(std::vector<float>& values, const GridWindow& window) {
  GDALDatasetUniquePtr dataset(
      find_driver("MEM")->Create("", window.columns, window.rows, 0, GDT_Float32, nullptr));
  std::array<char, 64> pointer{};
  pointer[static_cast<std::size_t>(CPLPrintPointer(pointer.data(), values.data(), 32))] = '\0';
  CPLStringList options;
  options.SetNameValue("DATAPOINTER", pointer.data());
  dataset->AddBand(GDT_Float32, options.List());
  return dataset;
}

// To the CRS in which the grid lies; empty: its coordinates are those of the source.
// from: in place of the source's own CRS; empty = that.
Transformer transformer_to(GDALDataset& source, const std::string& crs_wkt, const std::string& from) {
  CPLStringList options;
  if (!crs_wkt.empty()) options.SetNameValue("DST_SRS", crs_wkt.c_str());
  if (!crs_wkt.empty() && !from.empty()) options.SetNameValue("SRC_SRS", from.c_str());
  return Transformer(GDALCreateGenImgProjTransformer2(&source, nullptr, options.List()));
}

// Where the source lies in the grid's CRS, and how large its cells are there.
struct Footprint {
  std::array<double, 4> extent{};  // west, south, east, north
  double cell = 0;
};

Footprint footprint(GDALDataset& source, void* transformer, const std::string& problem) {
  const GdalErrors errors;
  std::array<double, 6> transform{};
  Footprint result;
  int columns = 0;
  int rows = 0;
  if (transformer == nullptr ||
      GDALSuggestedWarpOutput2(&source, GDALGenImgProjTransform, transformer, transform.data(), &columns,
                               &rows, result.extent.data(), 0) != CE_None) {
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

// Resamples the source to a window of the grid.
class Warp {
 public:
  Warp(GDALDataset& source, int band_number, void* exact, GDALResampleAlg algorithm, std::string problem)
      : exact_(exact), problem_(std::move(problem)) {
    constexpr double error = 0.125;  // pixels
    approximate_ = Transformer(GDALCreateApproxTransformer(GDALGenImgProjTransform, exact_, error));
    options_->hSrcDS = &source;
    options_->eResampleAlg = algorithm;
    options_->eWorkingDataType = GDT_Float32;
    GDALWarpInitDefaultBandMapping(options_.get(), 1);
    options_->panSrcBands[0] = band_number;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    GDALWarpInitDstNoDataReal(options_.get(), nan);
    options_->papszWarpOptions = CSLSetNameValue(options_->papszWarpOptions, "INIT_DEST", "NO_DATA");
    options_->papszWarpOptions = CSLSetNameValue(options_->papszWarpOptions, "NUM_THREADS", "ALL_CPUS");

    // No data in the source: its nodata value or an alpha band; a mask band is found by the warper itself.
    GDALRasterBand& band = *source.GetRasterBand(band_number);
    int has_nodata = 0;
    const double nodata = band.GetNoDataValue(&has_nodata);
    if (has_nodata != 0) {
      GDALWarpInitSrcNoDataReal(options_.get(), nodata);
    } else if (const int alpha = alpha_of(band); alpha > 0) {
      options_->nSrcAlphaBand = alpha;
    } else if (GDALDataTypeIsFloating(band.GetRasterDataType()) != 0 &&
               (band.GetMaskFlags() & GMF_ALL_VALID) != 0) {
      GDALWarpInitSrcNoDataReal(options_.get(), nan);
    }
    options_->pTransformerArg = approximate_.get();
    options_->pfnTransformer = GDALApproxTransform;
    options_->pfnProgress = Warping::tell;
  }

  // values: of the window, row by row from the north; NaN = no data.
  void read(const GridWindow& window, const GeoReference& reference, std::vector<float>& values,
            const Watch& watch) const {
    const GdalErrors errors;
    const GDALDatasetUniquePtr target = dataset_over(values, window);
    GDALSetGenImgProjTransformerDstGeoTransform(exact_, window.geo_transform(reference).data());
    Warping warping{watch};
    options_->hDstDS = target.get();
    options_->pProgressArg = &warping;
    GDALWarpOperation operation;
    if (approximate_ && operation.Initialize(options_.get()) == CE_None &&
        operation.ChunkAndWarpImage(0, 0, window.columns, window.rows) == CE_None)
      return;
    if (warping.end) std::rethrow_exception(warping.end);
    throw Error("resampling_failed", problem_, errors.why(tr("resampling failed")),
                tr("Reproject it with gdal:warpreproject to the CRS of the DEM."));
  }

 private:
  void* const exact_;
  const std::string problem_;
  Transformer approximate_;
  const std::unique_ptr<GDALWarpOptions, DestroyOptions> options_{GDALCreateWarpOptions()};
};

// The windows of a grid that are not nodata alone, from the north.
std::vector<GridWindow> windows_to_read(const Grid& grid, const Terrain* terrain) {
  constexpr std::int32_t side = 2048;
  const auto has_ground = [&](const GridWindow& window) {
    for (std::int32_t row = window.row; row < window.row + window.rows; ++row) {
      const std::size_t begin = grid.index(window.column, row),
                        end = begin + static_cast<std::size_t>(window.columns);
      if (terrain->zb.pages().skip(begin, end, Terrain::is_nodata) < end) return true;
    }
    return false;
  };
  std::vector<GridWindow> windows;
  for (std::int32_t north = grid.rows; north > 0; north -= std::min(side, north)) {
    const std::int32_t rows = std::min(side, north);
    for (std::int32_t column = 0; column < grid.columns; column += side) {
      const GridWindow window{column, north - rows, std::min(side, grid.columns - column), rows};
      if (terrain == nullptr || has_ground(window)) windows.push_back(window);
    }
  }
  return windows;
}

}  // namespace

RasterOnGrid read_onto_grid(const std::string& gdal_source, const std::string& label,
                            const GeoReference& reference, const OntoGrid& how, const Watch& watch) {
  const GDALDatasetUniquePtr source = open_raster(gdal_source, label);
  const GdalErrors quiet;
  const std::string name = label + " '" + gdal_source + "'";
  RasterOnGrid result;

  const OGRSpatialReference* crs = source->GetSpatialRef();
  const bool source_has_crs = !how.crs_wkt.empty() || (crs != nullptr && !crs->IsEmpty());
  const bool both = source_has_crs && !reference.crs_wkt.empty();
  if (source_has_crs != !reference.crs_wkt.empty()) {
    result.warnings.push_back(
        {"raster_without_crs",
         source_has_crs ? tr("%1 is taken to be in the coordinates of the DEM, which has no CRS.", name)
                        : tr("%1 has no CRS: it is taken to be in the CRS of the DEM.", name)});
  }
  const Transformer exact = transformer_to(*source, both ? reference.crs_wkt : "", how.crs_wkt);
  const Footprint lies = footprint(*source, exact.get(), tr("%1 cannot be placed on the DEM", name));
  check_overlap(lies, reference, tr("%1 does not overlap the DEM", name));
  const bool finer = lies.cell <= 0.5 * reference.grid.spacing;
  const GDALResampleAlg algorithm = how.resampling == Resampling::nearest ? GRA_NearestNeighbour
                                    : finer                               ? GRA_Average
                                                                          : GRA_Bilinear;
  const Warp warp(*source, how.band, exact.get(), algorithm, tr("%1 cannot be resampled to the DEM", name));

  GDALRasterBand& band = *source->GetRasterBand(how.band);
  const double scale = band.GetScale(), offset = band.GetOffset();
  const Grid& grid = reference.grid;
  PagedField<float> field(grid.cells(), {how.otherwise});
  bool any = false;
  // Cells from one on, of a row.
  const auto keep = [&](std::size_t cell, float* values, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const bool is_number = std::isfinite(values[i]);
      values[i] =
          is_number ? static_cast<float>(static_cast<double>(values[i]) * scale + offset) : how.otherwise;
      if (how.terrain != nullptr && how.terrain->is_wall(cell + i)) continue;
      any = any || is_number;
      if (!is_number) ++result.missing;
    }
    field.set_run(cell, values, count);
  };
  const std::vector<GridWindow> windows = windows_to_read(grid, how.terrain);
  std::vector<float> values;
  for (std::size_t i = 0; i < windows.size(); ++i) {
    const GridWindow& window = windows[i];
    const auto share = [&](std::size_t done) {
      return static_cast<double>(done) / static_cast<double>(windows.size());
    };
    values.resize(window.cells());
    warp.read(window, reference, values, part_of(watch, share(i), share(i + 1)));
    for (std::int32_t row = 0; row < window.rows; ++row) {
      const std::size_t first = grid.index(window.column, window.row + row),
                        end = first + static_cast<std::size_t>(window.columns);
      float* const from = values.data() + static_cast<std::size_t>(window.rows - 1 - row) *
                                              static_cast<std::size_t>(window.columns);
      if (how.terrain == nullptr) {
        keep(first, from, end - first);
        continue;
      }
      how.terrain->zb.pages().each_piece(
          first, end, [&](std::size_t begin, std::size_t stop, const float* z, bool alike) {
            if (!alike || !Terrain::is_nodata(*z)) keep(begin, from + (begin - first), stop - begin);
          });
    }
  }
  if (!any) {
    throw Error("raster_without_data_on_dem", tr("%1 has no data on the DEM", name),
                tr("every cell of the DEM gets nodata from it"),
                tr("Choose a raster with data in the DEM's area."));
  }
  field.packed();  // so that a GPU needs no copy
  result.values = std::move(field);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/warped_raster.hpp"

#include <gdal_alg.h>
#include <gdal_utils.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/dem_checks.hpp"
#include "algorithms/io/raster/heights.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

WarpedRaster::WarpedRaster(const TerrainSource& source, const std::string& label,
                           std::vector<Message>& warnings)
    : name_(label + " '" + source.path + "'"), file_(open_raster(source.path, label)) {
  own_ = read_place(*file_, name_).reference;
  if (!source.crs_wkt.empty()) set_crs(own_, crs_from_wkt(source.crs_wkt));
  check_dem_bands(source.path, *file_, warnings);
  check_dem_units(source.path, *file_, *file_->GetRasterBand(1), warnings);
  check_dem_heights(source.path, own_.crs_wkt);
  source_ = as_heights(*file_, source.crs_wkt, name_);
}

WarpedRaster::Extent WarpedRaster::extent_in(const std::string& crs_wkt) const {
  const GdalErrors errors;
  CPLStringList options;
  if (!crs_wkt.empty() && !own_.crs_wkt.empty()) options.SetNameValue("DST_SRS", crs_wkt.c_str());
  const Transformer transformer(GDALCreateGenImgProjTransformer2(source_.get(), nullptr, options.List()));
  std::array<double, 6> transform{};
  std::array<double, 4> extent{};
  int columns = 0, rows = 0;
  if (!transformer ||
      GDALSuggestedWarpOutput2(source_.get(), GDALGenImgProjTransform, transformer.get(), transform.data(),
                               &columns, &rows, extent.data(), 0) != CE_None)
    throw Error("raster_place_unknown", tr("%1 cannot be placed on the map", name_),
                errors.why(tr("its position on the map is unknown")), tr("Check its CRS."));
  return {extent[0], extent[1], extent[2], extent[3], transform[1]};
}

bool WarpedRaster::has_cells_of(const GeoReference& target) const {
  if (!own_.crs_wkt.empty() && !target.crs_wkt.empty()) {
    const OGRSpatialReference one = crs_from_wkt(own_.crs_wkt), other = crs_from_wkt(target.crs_wkt);
    if (one.IsSame(&other) == 0) return false;
  }
  constexpr double near = 1e-3;  // cells
  const auto whole = [&](double difference, double size) {
    return std::fabs(difference / size - std::round(difference / size)) < near;
  };
  return std::fabs(own_.cell_width / target.cell_width - 1) * own_.grid.columns < near &&
         std::fabs(own_.cell_height / target.cell_height - 1) * own_.grid.rows < near &&
         whole(own_.west() - target.west(), target.cell_width) &&
         whole(own_.north - target.north, target.cell_height);
}

void WarpedRaster::place_on(const GeoReference& target) {
  const Extent extent = extent_in(target.crs_wkt);
  const double rim = 2;  // cells: what bilinear weights reach
  covered_ = {target.column_at(extent.west) - rim, target.column_at(extent.east) + rim,
              (target.north - extent.north) / target.cell_height - rim,
              (target.north - extent.south) / target.cell_height + rim};
  const char* method = has_cells_of(target)                       ? "near"
                       : extent.cell <= 0.5 * target.grid.spacing ? "average"
                                                                  : "bilinear";
  std::vector<std::string> arguments = {"-of",
                                        "VRT",
                                        "-r",
                                        method,
                                        "-ot",
                                        "Float32",
                                        "-dstnodata",
                                        "nan",
                                        "-te",
                                        exact(target.west()),
                                        exact(target.south()),
                                        exact(target.east()),
                                        exact(target.north),
                                        "-ts",
                                        std::to_string(target.grid.columns),
                                        std::to_string(target.grid.rows)};
  const auto add = [&](const char* name, const std::string& value) {
    arguments.emplace_back(name);
    arguments.push_back(value);
  };
  // Where one of both is not known, the coordinates are taken as they are.
  if (!target.crs_wkt.empty()) {
    add("-t_srs", target.crs_wkt);
    if (own_.crs_wkt.empty()) add("-s_srs", target.crs_wkt);
  }
  GDALRasterBand& band = *source_->GetRasterBand(1);
  if ((band.GetMaskFlags() & GMF_ALL_VALID) != 0 && GDALDataTypeIsFloating(band.GetRasterDataType()) != 0)
    add("-srcnodata", "nan");
  const GdalErrors errors;
  const std::unique_ptr<GDALWarpAppOptions, decltype(&GDALWarpAppOptionsFree)> options(
      GDALWarpAppOptionsNew(as_list(arguments).List(), nullptr), &GDALWarpAppOptionsFree);
  GDALDatasetH sources[] = {GDALDataset::ToHandle(source_.get())};
  warped_.reset(options ? GDALDataset::FromHandle(GDALWarp("", nullptr, 1, sources, options.get(), nullptr))
                        : nullptr);
  if (!warped_)
    throw Error("resampling_failed", tr("%1 cannot be brought onto the grid", name_),
                errors.why(tr("resampling failed")), tr("Check its CRS."));
}

bool WarpedRaster::touches(int column, int row, int columns, int rows) const {
  return column < covered_[1] && column + columns > covered_[0] && row < covered_[3] &&
         row + rows > covered_[2];
}

void WarpedRaster::read(int column, int row, int columns, int rows, std::vector<float>& values) const {
  const GdalErrors errors;
  values.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  if (warped_->GetRasterBand(1)->RasterIO(GF_Read, column, row, columns, rows, values.data(), columns, rows,
                                          GDT_Float32, 0, 0, nullptr) != CE_None)
    throw Error("raster_cut_short", tr("%1 cannot be read to its end", name_),
                errors.why(tr("reading failed")), tr("The file may be cut short: copy or make it again."));
  for (float& value : values)
    if (!std::isfinite(value)) value = std::numeric_limits<float>::quiet_NaN();
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/heights.hpp"

#include <gdal_utils.h>

#include <memory>
#include <vector>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

GDALDatasetUniquePtr as_heights(GDALDataset& file, const std::string& crs_wkt, const std::string& name) {
  std::vector<std::string> arguments = {"-of", "VRT", "-b", "1"};
  GDALRasterBand& band = *file.GetRasterBand(1);
  if (band.GetScale() != 1 || band.GetOffset() != 0)
    for (const char* argument : {"-unscale", "-ot", "Float64"}) arguments.emplace_back(argument);
  if (const int alpha = alpha_of(band); alpha > 0) {
    arguments.emplace_back("-mask");
    arguments.push_back(std::to_string(alpha));
  }
  if (!crs_wkt.empty()) {
    arguments.emplace_back("-a_srs");
    arguments.push_back(crs_wkt);
  }
  const GdalErrors errors;
  const std::unique_ptr<GDALTranslateOptions, decltype(&GDALTranslateOptionsFree)> options(
      GDALTranslateOptionsNew(as_list(arguments).List(), nullptr), &GDALTranslateOptionsFree);
  GDALDatasetUniquePtr heights(
      GDALDataset::FromHandle(GDALTranslate("", GDALDataset::ToHandle(&file), options.get(), nullptr)));
  if (!heights)
    throw Error("raster_not_taken", tr("%1 cannot be read", name), errors.why(tr("GDAL cannot open it")),
                tr("Check the path, and that it is a raster which QGIS can display."));
  return heights;
}

}  // namespace spate::io

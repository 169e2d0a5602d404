// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/raster_copy.hpp"

#include <gdal_utils.h>

#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/new_files.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

[[noreturn]] void fail(const std::string& path, const std::string& why) {
  throw Error("result_not_written", tr("The result '%1' cannot be written", path), why,
              tr("Look for free space, or choose another file or folder."));
}

}  // namespace

void copy_raster(const std::string& source, const std::string& label, const std::string& path,
                 const std::string& crs_wkt, bool all_bands) {
  const GDALDatasetUniquePtr dataset = open_raster(source, label);
  const GdalErrors errors;
  CPLStringList arguments;
  for (const char* argument :
       {"-of", "GTiff", "-co", "TILED=YES", "-co", "COMPRESS=DEFLATE", "-co", "BIGTIFF=IF_SAFER"})
    arguments.AddString(argument);
  if (!all_bands) {
    arguments.AddString("-b");
    arguments.AddString("1");
    if (const int alpha = alpha_of(*dataset->GetRasterBand(1)); alpha > 0) {
      arguments.AddString("-mask");
      arguments.AddString(std::to_string(alpha).c_str());
    }
  }
  if (!crs_wkt.empty()) {
    arguments.AddString("-a_srs");
    arguments.AddString(crs_wkt.c_str());
  }
  const std::unique_ptr<GDALTranslateOptions, decltype(&GDALTranslateOptionsFree)> options(
      GDALTranslateOptionsNew(arguments.List(), nullptr), &GDALTranslateOptionsFree);
  NewFiles file(path);
  GDALDatasetUniquePtr copy(GDALDataset::FromHandle(
      GDALTranslate(file.temporary().c_str(), GDALDataset::ToHandle(dataset.get()), options.get(), nullptr)));
  if (!copy) fail(path, errors.why(tr("copying failed")));
  copy.reset();
  if (errors.failed()) fail(path, errors.why(""));
  file.store_all();
  file.take_place();
}

}  // namespace spate::io

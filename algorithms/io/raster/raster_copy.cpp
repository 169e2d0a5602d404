// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/raster_copy.hpp"

#include <gdal_utils.h>

#include <filesystem>
#include <memory>
#include <system_error>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& path, const std::string& why) {
  throw Error(tr("'%1' cannot be written", path), why,
              tr("Look for free space, or choose another file or folder."));
}

// The file appears when it is complete.
void take_place(const fs::path& temporary, const std::string& path) {
  std::error_code error;
  fs::rename(temporary, fs::u8path(path), error);
  if (error) fail(path, error.message());
}

}  // namespace

void copy_raster(const std::string& source, const std::string& label, const std::string& path,
                 const std::string& crs_wkt) {
  const GDALDatasetUniquePtr dataset = open_raster(source, label);
  const GdalErrors errors;
  CPLStringList arguments;
  for (const char* argument :
       {"-of", "GTiff", "-b", "1", "-co", "TILED=YES", "-co", "COMPRESS=DEFLATE", "-co", "BIGTIFF=IF_SAFER"})
    arguments.AddString(argument);
  if (!crs_wkt.empty()) {
    arguments.AddString("-a_srs");
    arguments.AddString(crs_wkt.c_str());
  }
  const std::unique_ptr<GDALTranslateOptions, decltype(&GDALTranslateOptionsFree)> options(
      GDALTranslateOptionsNew(arguments.List(), nullptr), &GDALTranslateOptionsFree);
  const fs::path temporary = fs::u8path(path + ".part");
  GDALDatasetUniquePtr copy(GDALDataset::FromHandle(GDALTranslate(
      temporary.u8string().c_str(), GDALDataset::ToHandle(dataset.get()), options.get(), nullptr)));
  if (!copy) fail(path, errors.why(tr("copying failed")));
  copy.reset();
  if (errors.failed()) fail(path, errors.why(""));
  take_place(temporary, path);
}

}  // namespace spate::io

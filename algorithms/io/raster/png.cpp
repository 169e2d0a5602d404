// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/png.hpp"

#include <cpl_vsi.h>

#include <atomic>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

std::string png_of(int width, int height, const std::vector<std::uint8_t>& rgb) {
  static std::atomic<int> count{0};
  register_gdal();
  const std::string path = "/vsimem/spate_picture_" + std::to_string(++count) + ".png";
  const GdalErrors errors;
  GDALDriver* const memory = find_driver("MEM");
  GDALDriver* const driver = find_driver("PNG");
  std::string png;
  if (memory != nullptr && driver != nullptr) {
    const GDALDatasetUniquePtr picture(memory->Create("", width, height, 3, GDT_Byte, nullptr));
    // GDAL's raster calls take what they write as not const.
    auto* bytes = const_cast<std::uint8_t*>(rgb.data());
    if (picture && picture->RasterIO(GF_Write, 0, 0, width, height, bytes, width, height, GDT_Byte, 3,
                                     nullptr, 3, 3 * static_cast<GSpacing>(width), 1, nullptr) == CE_None)
      GDALDatasetUniquePtr(driver->CreateCopy(path.c_str(), picture.get(), 0, nullptr, nullptr, nullptr));
    vsi_l_offset size = 0;
    if (GByte* const file = VSIGetMemFileBuffer(path.c_str(), &size, 0))
      png.assign(reinterpret_cast<const char*>(file), static_cast<std::size_t>(size));
    VSIUnlink(path.c_str());
    VSIUnlink((path + ".aux.xml").c_str());
  }
  if (png.empty())
    throw Error("picture_not_made", tr("A picture could not be made"), errors.why(tr("GDAL writes no PNG")),
                tr("Leave out the report, or take a GDAL with PNG."));
  return png;
}

}  // namespace spate::io

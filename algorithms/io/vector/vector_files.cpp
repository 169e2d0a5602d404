// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/vector_files.hpp"

#include <ogrsf_frmts.h>

#include "algorithms/io/gdal_support.hpp"

namespace spate::io {

void remove_table(const std::string& path, const std::string& table) {
  register_gdal();
  const GdalErrors errors;
  const GDALDatasetUniquePtr file(
      GDALDataset::Open(path.c_str(), GDAL_OF_VECTOR | GDAL_OF_UPDATE, nullptr, nullptr, nullptr));
  for (int i = 0; file && i < file->GetLayerCount(); ++i)
    if (table == file->GetLayer(i)->GetName()) {
      file->DeleteLayer(i);
      return;
    }
}

}  // namespace spate::io

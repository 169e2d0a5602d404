// SPDX-License-Identifier: GPL-3.0-or-later
// What a band of an elevation model says, whatever its file stores.
#pragma once

#include <gdal_priv.h>

#include <string>

namespace spate::io {

// A view of the first band in metres: scale and offset applied, what an alpha band leaves out masked. It has
// that CRS; empty = that of the file, which must outlive it. name: in messages. Throws Error where GDAL
// cannot open it.
GDALDatasetUniquePtr as_heights(GDALDataset& file, const std::string& crs_wkt, const std::string& name);

}  // namespace spate::io

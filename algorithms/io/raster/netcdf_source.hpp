// SPDX-License-Identifier: GPL-3.0-or-later
// How QGIS and users name a variable of a NetCDF file.
#pragma once

#include <gdal_priv.h>

#include <optional>
#include <string>

namespace spate::io {

struct NetcdfSource {
  std::string path, variable;  // variable: empty = the only one of rain
};

// As "file.nc", "file.nc|layername=variable" or NETCDF:"file.nc":variable says, whether there is such a file
// or not.
NetcdfSource named_arrays(const std::string& source);

// Its arrays; null where it is no multidimensional file.
GDALDatasetUniquePtr open_arrays(const std::string& path);

// The source as NetCDF; none where it is no such file.
std::optional<NetcdfSource> netcdf_source(const std::string& source);

}  // namespace spate::io

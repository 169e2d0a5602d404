// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/netcdf_source.hpp"

#include <algorithm>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/netcdf_axes.hpp"
#include "solver/core/text.hpp"

namespace spate::io {

GDALDatasetUniquePtr open_arrays(const std::string& path) {
  register_gdal();
  const GdalErrors quiet;
  const char* const drivers[] = {"netCDF", nullptr};
  GDALDatasetUniquePtr dataset(GDALDataset::Open(path.c_str(), GDAL_OF_MULTIDIM_RASTER, drivers));
  if (dataset && !dataset->GetRootGroup()) dataset.reset();
  return dataset;
}

NetcdfSource named_arrays(const std::string& source) {
  NetcdfSource found{source, {}};
  const std::string begin = "|layername=";
  const std::size_t bar = source.find(begin);
  if (bar != std::string::npos) {
    found = {source.substr(0, bar), source.substr(bar + begin.size())};
  } else if (starts_with(folded(source), "netcdf:")) {  // as QGIS names a variable
    found.path = source.substr(7);
    const std::size_t colon = found.path.rfind(':');
    if (colon != std::string::npos && colon > 1) {
      found.variable = found.path.substr(colon + 1);
      found.path = found.path.substr(0, colon);
    }
    found.path.erase(std::remove(found.path.begin(), found.path.end(), '"'), found.path.end());
  }
  return found;
}

std::optional<NetcdfSource> netcdf_source(const std::string& source) {
  const NetcdfSource found = named_arrays(source);
  if (!open_arrays(found.path)) return std::nullopt;
  return found;
}

}  // namespace spate::io

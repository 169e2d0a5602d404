// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/cf_attributes.hpp"

#include <netcdf.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <system_error>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/secrets.hpp"

namespace spate::io {

void write_crs(NetCdfFile& file, const std::string& wkt) {
  const int crs = file.add_variable(crs_variable, NC_INT, {});
  if (wkt.empty()) return;
  const OGRSpatialReference reference = crs_from_wkt(wkt);
  const char* authority = reference.GetAuthorityName(nullptr);
  const char* code = reference.GetAuthorityCode(nullptr);
  // Files made by hand have codes that are none.
  const std::string digits =
      authority != nullptr && code != nullptr && std::string(authority) == "EPSG" ? code : "";
  int epsg = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), epsg);
  if (error == std::errc() && end == digits.data() + digits.size()) {
    file.set_attribute(crs, "EPSG_code", "EPSG:" + digits);
    file.set_attribute(crs, "epsg", epsg);
  }
  file.set_attribute(crs, "wkt", wkt);
  file.set_attribute(crs, "crs_wkt", wkt);
}

void write_metadata(NetCdfFile& file, const Metadata& metadata) {
  for (const auto& [name, value] : metadata)
    file.set_attribute(NetCdfFile::whole_file, name.c_str(), without_secrets(value));
}

void describe(NetCdfFile& file, int variable, const std::string& long_name, const std::string& standard_name,
              const std::string& unit) {
  file.set_attribute(variable, "long_name", long_name);
  if (!standard_name.empty()) file.set_attribute(variable, "standard_name", standard_name);
  file.set_attribute(variable, "units", unit);
}

void describe_time(NetCdfFile& file, int variable, const std::string& unit, std::string start_time) {
  std::replace(start_time.begin(), start_time.end(), 'T', ' ');  // QGIS reads no time of day behind a T
  describe(file, variable, "time", "time", unit + " since " + start_time);
  file.set_attribute(variable, "calendar", "proleptic_gregorian");
}

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// What series over time have in common as NetCDF: attributes of the conventions CF, and those of a run.
#pragma once

#include <string>

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/series/netcdf_file.hpp"

namespace spate::io {

// The variable that holds the CRS, which others name as their grid_mapping.
constexpr const char* crs_variable = "projected_coordinate_system";

// In the several ways in which programs that read meshes look for it.
void write_crs(NetCdfFile& file, const std::string& wkt);

void write_metadata(NetCdfFile& file, const Metadata& metadata);  // without passwords

// standard_name: of CF, or empty.
void describe(NetCdfFile& file, int variable, const std::string& long_name, const std::string& standard_name,
              const std::string& unit);
// unit: "hours" or "seconds"; start_time: as date_of() gives it (clock.hpp).
void describe_time(NetCdfFile& file, int variable, const std::string& unit, std::string start_time);

}  // namespace spate::io

// SPDX-License-Identifier: GPL-3.0-or-later
// The files of results over time. Each function throws Error when one cannot be written.
#pragma once

#include <string>

#include "algorithms/case/log/log.hpp"

namespace spate {

// Whether the ending says so.
bool is_netcdf(const std::string& path);

// GAUGE_SERIES where it is to be NetCDF; empty where it is a table.
std::string netcdf_rows(const std::string& gauge_series);

// SERIES: a mesh over time, which is NetCDF; empty = not wanted.
void check_series_file(const std::string& path);
// After a run that wrote no such mesh, since nothing got wet, or it failed.
void warn_of_earlier_series(const std::string& path, Log& log);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/series_files.hpp"

#include <filesystem>
#include <system_error>

#include "algorithms/io/new_files.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

void check_writable(const std::string& path, const std::string& problem) {
  const std::string why = io::why_not_writable(path);
  if (!why.empty()) throw Error("result_not_written", problem, why, tr("Choose another file or folder."));
}

}  // namespace

bool is_netcdf(const std::string& path) {
  return folded(path.substr(path.rfind('.') + 1)) == "nc";
}

std::string netcdf_rows(const std::string& gauge_series) {
  if (!is_netcdf(gauge_series)) return {};
  check_writable(gauge_series, tr("GAUGE_SERIES '%1' cannot be written", gauge_series));
  return gauge_series;
}

void check_series_file(const std::string& path) {
  if (path.empty()) return;
  const std::string problem = tr("SERIES '%1' cannot be written", path);
  check_writable(path, problem);
  if (!is_netcdf(path))
    throw Error("result_format_unknown", problem, tr("a mesh over time is NetCDF"),
                tr("Choose a file that ends in .nc."));
}

void warn_of_earlier_series(const std::string& path, Log& log) {
  std::error_code ignored;
  if (path.empty() || !std::filesystem::exists(std::filesystem::u8path(path), ignored)) return;
  log.warning({"series_of_earlier_run", tr("SERIES '%1' is that of an earlier run", path),
               tr("this run has none, since nothing got wet or none could be written"), tr("Remove it.")});
}

}  // namespace spate

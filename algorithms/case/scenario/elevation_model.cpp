// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/elevation_model.hpp"

#include <cmath>

#include "algorithms/io/map_scale.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// A metre of the CRS is not a metre on the ground, above all in Web Mercator.
void check_scale(const io::GeoReference& reference, Log& log) {
  constexpr double noticed = 0.01;
  const double metre = io::metre_on_ground(reference), error = io::length_error(metre);
  if (!(error > noticed)) return;
  const std::string why =
      tr("1000 m in its CRS %1 are %2 m on the ground there", reference.crs_name, fixed(1000 * metre, 0));
  if (error > io::most_length_error)
    throw Error("dem_crs_stretches_lengths", tr("DEM is not in metres"), why,
                tr("Reproject it with gdal:warpreproject to a CRS that keeps lengths, e.g. the UTM zone."));
  log.warning({"dem_lengths_inexact",
               tr("Volumes and times of the simulation are off by as much as the lengths of DEM"), why,
               tr("Reproject it to a CRS that keeps lengths, e.g. the UTM zone, if that matters.")});
}

}  // namespace

io::Dem read_elevation_model(const std::string& source, const std::string& crs_wkt, Log& log,
                             double bytes_per_cell) {
  io::Dem dem =
      io::read_dem(source, bytes_per_cell, watch_stage(log, tr("Reading the elevation model")), crs_wkt);
  warn_all(dem.warnings, log);
  check_scale(dem.reference, log);
  return dem;
}

void use_grid_crs(io::GeoReference& reference, const Inputs& inputs, const char* parameter) {
  const std::string chosen = inputs.dem_crs(), crs = chosen.empty() ? reference.crs_wkt : chosen;
  if (!crs.empty()) io::use_crs(reference, crs, parameter);
}

}  // namespace spate

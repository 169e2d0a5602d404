// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/raster/raster_onto_grid.hpp"

namespace spate {

// The raster of a parameter on a grid, from the CRS that the user has chosen for it.
inline io::RasterOnGrid read_onto_grid(const Inputs& inputs, const char* parameter,
                                       const io::GeoReference& reference, io::OntoGrid how = {},
                                       const Watch& watch = no_watch) {
  how.crs_wkt = inputs.raster_crs(parameter);
  return io::read_onto_grid(inputs.raster(parameter), parameter, reference, how, watch);
}

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// From layers, rasters and tables to the basin of a sediment simulation.
#pragma once

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/studies/sediment/basin.hpp"

namespace spate {

struct SedimentBasin {
  sediment::Basin basin;  // its levels: above the datum
  io::GeoReference reference;
  double datum = 0;  // m
};

SedimentBasin read_sediment_basin(const Inputs& inputs, const Values& values, Log& log);

}  // namespace spate

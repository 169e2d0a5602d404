// SPDX-License-Identifier: GPL-3.0-or-later
// Places where a flood is recorded over time, and what was observed there.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/table/observations.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct Gauge {
  std::string name;
  std::string label;  // for messages, e.g. "gauge 3 'bridge'"
  std::string wkb;    // in the CRS of the elevation model
  std::int32_t column = 0, row = 0;
};

// One for each feature of GAUGES within the elevation model; others are left out with a warning. Throws Error
// when one stands where nothing flows, or is several points.
std::vector<Gauge> read_gauges(const Inputs& inputs, const io::GeoReference& reference,
                               const Terrain& terrain, Log& log);

// Of a field of the simulation, in its unit, in the cell of a gauge.
double value_at(const Simulation& simulation, Field field, const Gauge& gauge);

// The observations in the table OBSERVED; empty if it is not given. Warns of observations at places that do
// not exist; sections: their names.
io::Observations read_observed(const Inputs& inputs, const std::vector<Gauge>& gauges,
                               const std::vector<std::string>& sections, Log& log);

}  // namespace spate

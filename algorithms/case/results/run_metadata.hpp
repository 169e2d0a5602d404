// SPDX-License-Identifier: GPL-3.0-or-later
// The metadata in the maps of a run: how to repeat it, and how to judge it.
#pragma once

#include <functional>
#include <string>

#include "algorithms/case/parameters/values.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Each input that a run uses, as SPATE_INPUT_NAME: numbers as they are, sources as describe() gives them,
// "none" where nothing is given; and the name of the run, if it has one. Numerical choices are not among
// them.
io::Metadata input_metadata(const Values& values, const ParameterList& list,
                            const std::function<std::string(const ParameterInfo&)>& describe);

// What is needed to repeat a run. origin: the call that does so, and its inputs.
io::Metadata run_metadata(const Parameters& parameters, const io::Metadata& origin);

// The same, with what is needed to judge the run.
io::Metadata flood_metadata(const Simulation& simulation, const io::Metadata& origin);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:exportcase, and the command `spate exportcase`: a flood simulation with all its inputs as files of
// one folder, for another machine. The tool itself is in tool_list.hpp.
#pragma once

#include <set>
#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"

namespace spate {

// Writes every source that is given: rasters as GeoTIFF, vector layers into inputs.gpkg in the CRS of the
// elevation model, tables as CSV. Returns the values with the files' names relative to the folder; they yield
// the same scenario. Throws Error when something cannot be read or written, Cancelled when the log is
// cancelled.
Values export_inputs(const Inputs& inputs, Values values, const ParameterList& list,
                     const std::string& folder, Log& log);

// The names of all files that an export can write.
std::set<std::string> exported_files(const ParameterList& list);

}  // namespace spate

// SPDX-License-Identifier: GPL-3.0-or-later
// spate:rerun: repeats a run of a flood or of an ensemble from its certificate, and says whether its maps are
// the same to the last bit, or which input has changed.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/io/raster/geotiff.hpp"

namespace spate {

ParameterList rerun_parameters();

struct RerunAnswer {
  std::vector<std::string> changed_inputs;         // by parameter
  std::vector<std::string> same_maps, other_maps;  // by parameter
  std::string report;                              // the page of the repeated run
  bool from_start = false;  // though the run went on from a checkpoint, which is no longer there
  std::string why;          // maps may differ, as far as is known
  bool is_same() const { return other_maps.empty(); }
};

// certificate: a report.json or a map. folder: for the results of the repeated run, created if missing.
// command: for the metadata of the new maps. Warns of inputs that have changed and of maps that differ.
// Throws Error when there is no certificate or an input is missing, and as the run itself does.
RerunAnswer rerun(const std::string& certificate, const std::string& folder, const std::string& command,
                  Log& log);

}  // namespace spate

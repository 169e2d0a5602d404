// SPDX-License-Identifier: GPL-3.0-or-later
// The check of spate:checkinputs and `spate check`: all findings on the inputs of a simulation, as a table
// and as points, and the numbers that are known before it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/log/finding.hpp"
#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

struct InputCheck {
  std::vector<Finding> findings;  // errors first, then warnings, then notes
  Numbers numbers;                // of check_number_list(), those that are known; and DEVICE_USED
};

// Prepares a simulation up to its first step, and runs a trial of at most 5 s; keeps all findings instead of
// ending at the first error. values, results: as for FloodRun. Throws Cancelled when the log is cancelled.
InputCheck check_flood_inputs(const Inputs& inputs, const Values& values,
                              const std::map<std::string, std::string>& results, Log& log);

ParameterInfo findings_parameter();  // FINDINGS, a layer
std::vector<NumberInfo> check_number_list();

// Adds the number of findings of each severity.
void add_counts(const std::vector<Finding>& findings, Numbers& numbers);
std::optional<Message> first_error(const std::vector<Finding>& findings);

// A row for each place of a finding, or one without a geometry. crs_wkt: of the elevation model.
io::Layer findings_layer(const std::vector<Finding>& findings, const std::string& crs_wkt);

// "error", "warning" or "note", the same in every language.
const char* key_of(Severity severity);
// Lines for people: "warning  crests_lowered  1.2 m  at x 1.0, y 2.0 and 3 other places", then the message.
std::vector<std::string> finding_lines(const std::vector<Finding>& findings);

}  // namespace spate

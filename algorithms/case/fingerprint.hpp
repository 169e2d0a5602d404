// SPDX-License-Identifier: GPL-3.0-or-later
// What determines the results of a run, as numbers. They are computed from what is simulated, not from the
// files that it came from: a table that is merely written differently does not change them, and nothing that
// counts can change behind the same name and time of a file.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/table/scenario_table.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Of what the members of an ensemble have in common.
std::string common_fingerprint(const Scenario& scenario, const io::GeoReference& reference,
                               const Parameters& parameters, const Watch& watch = no_watch);

// Of a member, with that.
std::string member_fingerprint(const std::string& common, const Scenario& scenario,
                               const io::ScenarioRow& row);

// What a run must share with the one that it continues: the names of the parameters that decide on a part of
// it, and the fingerprint of that part.
using RunParts = std::vector<std::pair<std::string, std::string>>;
RunParts run_parts(const Scenario& scenario, const io::GeoReference& reference, const Parameters& parameters,
                   const Watch& watch = no_watch);

// Of the faces of a section.
std::string faces_fingerprint(const std::vector<Face>& faces);

}  // namespace spate

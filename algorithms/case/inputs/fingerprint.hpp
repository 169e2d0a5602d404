// SPDX-License-Identifier: GPL-3.0-or-later
// Fingerprints of what determines the results of a run. They are computed from the scenario, not from the
// files behind it: a table that is merely written differently does not change them, and a file cannot change
// unnoticed behind the same name and time.
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/table/scenario_table.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The fingerprint of what the members of an ensemble have in common.
std::string common_fingerprint(const Scenario& scenario, const io::GeoReference& reference,
                               const Parameters& parameters, const Watch& watch = no_watch);

// The fingerprint of a member, including the common one.
std::string member_fingerprint(const std::string& common, const Scenario& scenario,
                               const io::ScenarioRow& row);

// Identifies what a run simulates, so that a run which continues it can tell differences.
struct RunIdentity {
  struct Part {
    std::string names;        // of the parameters behind it
    std::string fingerprint;  // of the part of the scenario that they yield
    bool may_change = false;  // in a run that continues this one, which is then a what-if
  };
  // A change of some inputs at a time during the run.
  struct WhatIf {
    double time = 0;    // s
    std::string names;  // of the parameters
  };
  std::vector<Part> parts;
  std::vector<std::string> barriers;  // what identifies each barrier of the scenario
  std::vector<std::string> sections;  // and the faces of each of its sections
  std::vector<WhatIf> what_ifs;       // in the order of time
};
// The identity of a run without what-ifs. drawn: the number of barriers from BARRIERS, which are the first
// ones of the scenario. crest_threshold: as in FloodChoices, m.
RunIdentity run_identity(const Scenario& scenario, std::size_t drawn, double crest_threshold,
                         const io::GeoReference& reference, const Parameters& parameters,
                         const Watch& watch = no_watch);

// The fingerprint of the faces of a section.
std::string faces_fingerprint(const std::vector<Face>& faces);

}  // namespace spate

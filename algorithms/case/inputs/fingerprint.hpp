// SPDX-License-Identifier: GPL-3.0-or-later
// What determines the results of a run, as numbers. They are computed from what is simulated, not from the
// files behind it: a table that is merely written differently does not change them, and no file can change
// its content unnoticed behind the same name and time.
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

// The fingerprint of a member, including that.
std::string member_fingerprint(const std::string& common, const Scenario& scenario,
                               const io::ScenarioRow& row);

// What a run simulates, as far as a run that continues it must know.
struct RunIdentity {
  struct Part {
    std::string names;        // of the parameters behind it
    std::string fingerprint;  // of what they yield
    bool may_change = false;  // in a run that goes on from it, which is a what-if then
  };
  // From some time on, some inputs were different.
  struct WhatIf {
    double time = 0;    // s
    std::string names;  // of the parameters
  };
  std::vector<Part> parts;
  std::vector<std::string> barriers;  // what identifies each barrier of the scenario
  std::vector<WhatIf> what_ifs;       // in the order of time
};
// drawn: the number of barriers from BARRIERS, which are the first ones of the scenario. crest_threshold: as
// in FloodChoices. There are no what-ifs yet.
RunIdentity run_identity(const Scenario& scenario, std::size_t drawn, double crest_threshold,
                         const io::GeoReference& reference, const Parameters& parameters,
                         const Watch& watch = no_watch);

// The fingerprint of the faces of a section.
std::string faces_fingerprint(const std::vector<Face>& faces);

}  // namespace spate

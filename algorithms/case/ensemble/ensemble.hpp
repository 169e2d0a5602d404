// SPDX-License-Identifier: GPL-3.0-or-later
// The members of an ensemble: one scenario for each row of a table, all of them on the same terrain.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "algorithms/case/scenario/flood_scenario.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct EnsembleMember {
  io::ScenarioRow row;
  std::vector<io::Hydrograph> series;  // as Hydrographs hands them out
  std::string fingerprint;             // of everything that determines the member's maps
};

class Ensemble {
 public:
  // Throws Error when a scenario names a series that is not known, or changes something that does not exist.
  // watch: asked while the terrain's fingerprint is taken.
  Ensemble(FloodScenario base, Hydrographs hydrographs, const io::ScenarioTable& table,
           const Parameters& parameters, const Watch& watch = no_watch);

  const std::vector<EnsembleMember>& members() const { return members_; }
  const io::GeoReference& reference() const { return base_.reference; }
  const Scenario& base() const { return *base_.scenario; }
  const Parameters& parameters() const { return parameters_; }
  // They are the last barriers of every member, and are not reported.
  std::size_t unreported_barriers() const { return base_.scenario->barriers.size() - base_.barriers.size(); }

  // From any thread.
  std::shared_ptr<const Scenario> scenario_of(const EnsembleMember& member) const;

  // What flows into a member, and how it differs from the others, for people; empty = it is the same flood.
  std::string inputs_of(const EnsembleMember& member) const;
  // Weights, and that, of each member.
  void log_members(Log& log) const;

 private:
  std::vector<Barrier> barriers_of(const io::ScenarioRow& row) const;
  std::shared_ptr<Scenario> without_terrain(const EnsembleMember& member) const;
  void check_changes(const io::ScenarioRow& row) const;
  void check_barriers(const io::ScenarioRow& row) const;

  FloodScenario base_;
  Hydrographs hydrographs_;
  Parameters parameters_;
  std::vector<EnsembleMember> members_;
};

}  // namespace spate

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
  std::vector<io::Hydrograph> series;  // as Hydrographs::series_of() gives them
  std::string fingerprint;             // of everything that determines the member's maps
};

class Ensemble {
 public:
  // Throws Error when a scenario names an unknown series, or changes something that does not exist. watch:
  // called while the fingerprint of the terrain is computed.
  Ensemble(FloodScenario base, Hydrographs hydrographs, const io::ScenarioTable& table,
           const Parameters& parameters, const Watch& watch = no_watch);

  const std::vector<EnsembleMember>& members() const { return members_; }
  const io::GeoReference& reference() const { return base_.reference; }
  const Scenario& base() const { return *base_.scenario; }
  const Parameters& parameters() const { return parameters_; }
  // The number of raised buildings and crests, which are the last barriers of every member, and not reported.
  std::size_t unreported_barriers() const { return base_.scenario->barriers.size() - base_.barriers.size(); }

  // May be called from any thread.
  std::shared_ptr<const Scenario> scenario_of(const EnsembleMember& member) const;

  // A text on the inflows of a member and on what it changes; empty = nothing, the base flood.
  std::string inputs_of(const EnsembleMember& member) const;
  // Logs the weight and this text of each member. Warns when none has water.
  void log_members(Log& log) const;

 private:
  std::vector<Barrier> barriers_of(const io::ScenarioRow& row) const;
  void change(Scenario& scenario, const EnsembleMember& member) const;
  void check_changes(const io::ScenarioRow& row, double rain) const;  // rain: the heaviest, mm/h
  void check_barriers(const io::ScenarioRow& row) const;

  FloodScenario base_;
  Hydrographs hydrographs_;
  Parameters parameters_;
  std::vector<EnsembleMember> members_;
  bool has_water_ = false;  // any of them
};

}  // namespace spate

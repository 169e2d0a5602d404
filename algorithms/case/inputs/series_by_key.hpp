// SPDX-License-Identifier: GPL-3.0-or-later
// The series of the table HYDROGRAPHS by their keys, with the changes of an ensemble's scenario.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/table/hydrograph_table.hpp"
#include "algorithms/io/table/scenario_table.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// An inflow or an edge with a hydrograph.
struct HydrographUser {
  enum class Role { inflow, level_edge, discharge_edge };
  Role role = Role::inflow;
  std::string key;
  std::string label;  // for messages, e.g. "inflow 3 'q1'"
  // Takes precedence over the table, unless a scenario replaces it.
  std::optional<io::Hydrograph> own = {};
  std::function<void(Scenario&, const io::Hydrograph&)> put = {};
};

class Hydrographs {
 public:
  // changes: those of the first scenario; empty when there is no ensemble.
  explicit Hydrographs(const Inputs& inputs, io::ScenarioRow changes = {});

  // Finds the user's series, puts it into the scenario and keeps the user. Throws Error when the key is
  // unknown (with the known ones), and when the series is not of the kind that the user needs.
  void serve(Scenario& scenario, HydrographUser user);

  // The series of all users in another scenario of the ensemble; put() writes them to that scenario.
  std::vector<io::Hydrograph> series_of(const io::ScenarioRow& changes);
  void put(Scenario& scenario, const std::vector<io::Hydrograph>& series) const;

  const std::vector<HydrographUser>& users() const { return users_; }
  void warn_of_use(Log& log) const;  // warns of keys without a user or with several

 private:
  io::Hydrograph find(const HydrographUser& user, const io::ScenarioRow& changes);
  void count_uses();

  bool is_given_;
  std::map<std::string, io::Hydrograph> series_;
  io::ScenarioRow changes_;
  std::vector<HydrographUser> users_;
  std::map<std::string, int> uses_, most_uses_;  // in the present scenario, and in any
};

}  // namespace spate
